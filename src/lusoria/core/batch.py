"""Many games at once, stepped by one call into buffers that are made once.

The buffers are `memoryview`s with a shape: numpy sees them without a copy (`numpy.asarray`).
"""

from operator import index
from random import Random
from typing import Any, Final

from lusoria.core.errors import IllegalAction, Refusal
from lusoria.core.game import Game
from lusoria.core.message import Message, Params
from lusoria.core.playout import let_chance_decide
from lusoria.core.state import OVER, State

GOES_ON: Final = 0
ENDED: Final = 1
CUT_OFF: Final = 2  # by the round limit


class Batch:
    """So many games of one kind. Chance decides by itself, and a finished game begins anew.

    A row of each buffer belongs to a game. `observations` and `masks` are those of the seat that
    decides; `rewards` and `ended` tell of a game that ended with the last step, whose row is
    that of the next game already. Nothing is known of `rewards` while a game goes on: they are 0.
    """

    game: Final[Game]
    size: Final[int]
    observations: Final[memoryview]
    """A byte each, as `game.observation` lays them out."""
    masks: Final[memoryview]
    """1 for every legal action."""
    rewards: Final["memoryview[float]"]
    """For each seat, as `Outcome.returns` says; 32-bit floats."""
    players: Final[memoryview]
    """The seat that decides; 8-bit numbers."""
    ended: Final[memoryview]
    """`GOES_ON`, `ENDED`, or `CUT_OFF` by the round limit."""

    def __init__(
        self, game: Game, size: int, players: int | None, seed: object, options: dict[str, object]
    ) -> None:
        if size < 1:
            raise ValueError(f"a batch has at least one game, not {size}")
        self.game = game
        self.size = size
        self._first = game.environment(players, options)
        self._rng = Random(repr(seed))
        seats = self._first.players
        self._seen = bytearray(size * game.observation.size)
        self._mask = bytearray(size * game.action_count)
        self._blank = bytes(size * game.action_count)
        self._turns = bytearray(size)
        self._ends = bytearray(size)
        self.observations = memoryview(self._seen).cast("B", (size, game.observation.size))
        self.masks = memoryview(self._mask).cast("B", (size, game.action_count))
        self.rewards = memoryview(bytearray(4 * size * seats)).cast("f", (size, seats))
        self.players = memoryview(self._turns).cast("b")
        self.ended = memoryview(self._ends)
        self._over: list[int] = []
        self._states: list[State] = [self._begun() for _ in range(size)]
        self._look()

    def step(self, actions: Any) -> None:
        """The seat that decides in each game takes an action: a whole number for each game.

        If one is illegal, `IllegalAction` is raised and nothing has happened in any game.
        """
        chosen = numbers(actions)
        size = self.size
        if len(chosen) != size:
            raise ValueError(f"{size} actions are expected, here are {len(chosen)}")
        count = self.game.action_count
        mask = self._mask
        for i in range(size):
            action = chosen[i]
            if action < 0 or action >= count or mask[i * count + action] == 0:
                raise refused(i, action)
        self._forget()
        states = self._states
        rng = self._rng
        for i in range(size):
            state = states[i]
            state.play(chosen[i])
            let_chance_decide(state, rng)
            if state.player == OVER:
                self._end(i, state)
        self._look()

    def sample(self) -> list[int]:
        """A legal action for each game, every one as likely as another: a random player."""
        rng = self._rng
        found: list[int] = []
        for state in self._states:
            legal = state.legal
            if legal is None:
                legal = state.find_legal()
            found.append(legal[int(rng.random() * len(legal))])
        return found

    def positions(self) -> list[State]:
        """Copies of the positions, for whoever wants to look closer."""
        return [state.clone() for state in self._states]

    def close(self) -> None:
        """Nothing is held; this is here for those that hold something."""

    def _begun(self) -> State:
        """A new game in which somebody has something to decide."""
        state = self._first.clone()
        let_chance_decide(state, self._rng)
        return state

    def _end(self, i: int, state: State) -> None:
        """A game is over: its rewards, and the next one."""
        for seat, reward in enumerate(state.outcome().returns()):
            self.rewards[i, seat] = reward
        self._ends[i] = CUT_OFF if state.is_cut_off else ENDED
        self._over.append(i)
        self._states[i] = self._begun()

    def _forget(self) -> None:
        """What ended before is told no longer."""
        for i in self._over:
            self._ends[i] = GOES_ON
            for seat in range(self._first.players):
                self.rewards[i, seat] = 0.0
        self._over = []

    def _look(self) -> None:
        """Fills the buffers."""
        mask = self._mask
        turns = self._turns
        count = self.game.action_count
        mask[:] = self._blank
        seen: list[bytes] = []
        at = 0
        for i, state in enumerate(self._states):
            player = state.player
            turns[i] = player
            seen.append(state.observation(player))
            legal = state.legal
            if legal is None:
                legal = state.find_legal()
                state.legal = legal
            for action in legal:
                mask[at + action] = 1
            at += count
        self._seen[:] = b"".join(seen)


def numbers(actions: Any) -> list[int]:
    """Actions as numbers of Python, from a list of any whole numbers or from an array."""
    return list(map(index, actions)) if isinstance(actions, list) else list(actions.tolist())


def refused(i: int, action: int) -> IllegalAction:
    """What is said of an illegal action in a game of a batch."""
    params: Params = {"action": str(action), "number": str(i)}
    return IllegalAction(Refusal("", Message("core-refuse-in-batch", params)))
