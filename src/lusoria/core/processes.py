"""A batch played by several processes: each plays some of the games, all share the buffers."""

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from lusoria.core.batch import Batch, numbers, refused
from lusoria.core.game import Game

STEP: Final = b"step"
SAMPLE: Final = b"sample"
STOP: Final = b"stop"
DONE: Final = b"done"


class Buffers:
    """The buffers of a batch in memory that processes share."""

    def __init__(self, memory: Any, rows: int, observation: int, actions: int, seats: int) -> None:
        self._memory: Final[Any] = memory
        self._at = 0
        self.observations: Final[memoryview] = self._take("B", rows, observation)
        self.masks: Final[memoryview] = self._take("B", rows, actions)
        self.players: Final[memoryview] = self._take("b", rows, 0)
        self.ended: Final[memoryview] = self._take("B", rows, 0)
        self.rewards: Final[memoryview[float]] = self._take("f", rows, seats)
        self.actions: Final[memoryview] = self._take("i", rows, 0)

    def _take(self, format: str, rows: int, columns: int) -> Any:
        """Return the next part of the memory, which begins at a multiple of eight."""
        size = rows * max(1, columns) * (4 if format in ("f", "i") else 1)
        part: Any = memoryview(self._memory).cast("B")[self._at : self._at + size]
        self._at += (size + 7) // 8 * 8
        return part.cast(format, (rows, columns)) if columns else part.cast(format)


def bytes_needed(rows: int, observation: int, actions: int, seats: int) -> int:
    """Return the number of bytes that the buffers take."""
    return rows * (observation + actions + 2 + 4 * seats + 4) + 6 * 8


class Processes:
    """A `Batch` played by several processes; `close` ends them."""

    game: Final[Game]
    size: Final[int]

    def __init__(
        self,
        game: Game,
        size: int,
        players: int | None,
        seed: object,
        options: dict[str, object],
        processes: int,
    ) -> None:
        if not 1 <= processes <= size:
            raise ValueError(f"{size} games are for 1 to {size} processes, not {processes}")
        seats = game.environment(players, options).players
        self.game = game
        self.size = size
        shape = (size, game.observation.size, game.action_count, seats)
        context = get_context("spawn")
        memory = context.RawArray("B", bytes_needed(*shape))
        self._buffers: Final = Buffers(memory, *shape)
        self.observations: Final = self._buffers.observations
        self.masks: Final = self._buffers.masks
        self.rewards: Final = self._buffers.rewards
        self.players: Final = self._buffers.players
        self.ended: Final = self._buffers.ended
        self._workers: list[Any] = []
        self._lines: list[Connection] = []
        for i in range(processes):
            first, last = size * i // processes, size * (i + 1) // processes
            line, theirs = context.Pipe()
            work = (game.id, memory, shape, first, last, players, (seed, i), options, theirs)
            worker = context.Process(target=serve, args=work, daemon=True)
            worker.start()
            theirs.close()
            self._workers.append(worker)
            self._lines.append(line)
        self._await()

    def step(self, actions: Any) -> None:
        """Do as `Batch.step`."""
        chosen = numbers(actions)
        if len(chosen) != self.size:
            raise ValueError(f"{self.size} actions are expected, here are {len(chosen)}")
        count = self.game.action_count
        for i, action in enumerate(chosen):
            if not 0 <= action < count or self.masks[i, action] == 0:
                raise refused(i, action)
        for i, action in enumerate(chosen):
            self._buffers.actions[i] = action
        self._ask(STEP)

    def sample(self) -> list[int]:
        """Do as `Batch.sample`."""
        self._ask(SAMPLE)
        found: list[int] = self._buffers.actions.tolist()
        return found

    def close(self) -> None:
        """End the processes; the buffers stay as they are."""
        for line in self._lines:
            line.send_bytes(STOP)
            line.close()
        for worker in self._workers:
            worker.join()
        self._lines = []
        self._workers = []

    def _ask(self, what: bytes) -> None:
        if not self._lines:
            raise ValueError("the batch is closed")
        for line in self._lines:
            line.send_bytes(what)
        self._await()

    def _await(self) -> None:
        for line in self._lines:
            line.recv_bytes()


def serve(
    game_id: str,
    memory: Any,
    shape: tuple[int, int, int, int],
    first: int,
    last: int,
    players: int | None,
    seed: object,
    options: dict[str, object],
    line: Connection,
) -> None:
    """Play the games from `first` to before `last`, in a process of the batch."""
    from lusoria.core.registry import game

    batch = Batch(game(game_id), last - first, players, seed, options)
    shared = Buffers(memory, *shape)
    own = Rows(shared, first, last, shape)
    own.fill(batch)
    line.send_bytes(DONE)
    while True:
        what = line.recv_bytes()
        if what == STOP:
            return
        if what == STEP:
            batch.step(shared.actions[first:last].tolist())
            own.fill(batch)
        else:
            own.answer(batch.sample())
        line.send_bytes(DONE)


class Rows:
    """The part of the shared buffers that belongs to one process."""

    def __init__(
        self, shared: Buffers, first: int, last: int, shape: tuple[int, int, int, int]
    ) -> None:
        _, observation, actions, seats = shape
        self._actions: Final = shared.actions[first:last]
        self._parts: Final[list[memoryview]] = [
            flat(shared.observations)[first * observation : last * observation],
            flat(shared.masks)[first * actions : last * actions],
            flat(shared.rewards)[4 * first * seats : 4 * last * seats],
            flat(shared.players)[first:last],
            flat(shared.ended)[first:last],
        ]

    def fill(self, batch: Batch) -> None:
        """Copy the buffers of the batch."""
        known: Sequence[Any] = (
            batch.observations,
            batch.masks,
            batch.rewards,
            batch.players,
            batch.ended,
        )
        for part, buffer in zip(self._parts, known, strict=True):
            part[:] = flat(buffer)

    def answer(self, actions: list[int]) -> None:
        """Write actions into the buffer."""
        for i, action in enumerate(actions):
            self._actions[i] = action


def flat(buffer: Any) -> memoryview:
    """Return the bytes of a buffer, one after another."""
    found: memoryview = memoryview(buffer).cast("B")
    return found
