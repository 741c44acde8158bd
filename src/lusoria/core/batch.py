"""Many games at once: one call plays a step of each and fills buffers that are made once.

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
    """Several games at once. Chance is played automatically, and a finished game begins anew.

    Each game has a row in every buffer. `observations` and `masks` are those of the seat that
    decides. `rewards` and `ended` are about a game that ended with the last step; the other rows
    show the next game already. While a game goes on its rewards are 0.
    """

    game: Final[Game]
    size: Final[int]
    observations: Final[memoryview]
    """The bytes of an observation, as `game.observation` lays them out."""
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
        """Take an action in each game: a whole number for each.

        If one is illegal, `IllegalAction` is raised and no game has changed.
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
        """Return a random legal action for each game, all equally likely."""
        rng = self._rng
        found: list[int] = []
        for state in self._states:
            legal = state.legal
            if legal is None:
                legal = state.find_legal()
            found.append(legal[int(rng.random() * len(legal))])
        return found

    def positions(self) -> list[State]:
        """Return copies of the positions."""
        return [state.clone() for state in self._states]

    def close(self) -> None:
        """Do nothing: only a batch of several processes has something to close."""

    def _begun(self) -> State:
        """Return a new game at its first decision."""
        state = self._first.clone()
        let_chance_decide(state, self._rng)
        return state

    def _end(self, i: int, state: State) -> None:
        """Note the rewards of a game that is over, and begin the next one."""
        for seat, reward in enumerate(state.outcome().returns()):
            self.rewards[i, seat] = reward
        self._ends[i] = CUT_OFF if state.is_cut_off else ENDED
        self._over.append(i)
        self._states[i] = self._begun()

    def _forget(self) -> None:
        """Clear what was said about games that ended before."""
        for i in self._over:
            self._ends[i] = GOES_ON
            for seat in range(self._first.players):
                self.rewards[i, seat] = 0.0
        self._over = []

    def _look(self) -> None:
        """Fill the buffers."""
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
    """Return actions as Python integers, from a list or an array."""
    return list(map(index, actions)) if isinstance(actions, list) else list(actions.tolist())


def refused(i: int, action: int) -> IllegalAction:
    """Return the error for an illegal action in a game of a batch."""
    params: Params = {"action": str(action), "number": str(i)}
    return IllegalAction(Refusal("", Message("core-refuse-in-batch", params)))
