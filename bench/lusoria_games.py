"""Lusoria's games: driven from a Python loop, and inside one compiled loop."""

from collections.abc import Callable
from random import Random
from typing import Final

import lusoria
from bench.measure import Contender, Copy, Row, Stopwatch, Way
from lusoria.core import playout

ENGINE: Final = "Lusoria"

SETUPS: Final[dict[str, dict[str, int]]] = {"romolo": {"players": 4, "round_limit": 50}}
"""How a game is started if the smallest number of players and no limit do not fit: with as many
seats as Catanatron's, and with a limit for games that random players might never end."""


class PythonLoop:
    """The loop that the author of a bot would write."""

    def __init__(self, game: str) -> None:
        self._game: Final = lusoria.game(game)
        self._setup: Final = SETUPS.get(game, {})
        self._rng: Final = Random(7)
        self._state = self._game.start(**self._setup)

    def advance(self, steps: int) -> tuple[int, int]:
        """Play on; start a new game whenever one is over."""
        state, rng, sample = self._state, self._rng, lusoria.sample
        decisions = outcomes = 0
        for _ in range(steps):
            if state.is_over:
                state = self._game.start(**self._setup)
            elif state.is_chance:
                state.apply(sample(state.chances(), rng))
                outcomes += 1
            else:
                state.apply(rng.choice(state.legal_actions()))
                decisions += 1
        self._state = state
        return decisions, outcomes

    def copier(self) -> Copy:
        """Return a function that clones the current position."""
        return self._state.clone().clone


class CompiledLoop:
    """Whole games inside `random_game`."""

    def __init__(self, game: str) -> None:
        self._game: Final = lusoria.game(game)
        self._setup: Final = SETUPS.get(game, {})
        self._rng: Final = Random(7)

    def advance(self, steps: int) -> tuple[int, int]:
        """Plays whole games until there are enough steps."""
        decisions = outcomes = 0
        while decisions + outcomes < steps:
            decided, happened = playout.random_game(self._game.start(**self._setup), self._rng)
            decisions += decided
            outcomes += happened
        return decisions, outcomes

    def copier(self) -> None:
        """Return None: the Python loop's row measures cloning."""


WAYS: Final[dict[Way, Callable[[str], Contender]]] = {
    Way.PYTHON: PythonLoop,
    Way.INSIDE: CompiledLoop,
}


def is_compiled() -> bool:
    """True if this process runs the compiled rules."""
    return lusoria.COMPILED


def rows() -> list[Row]:
    """Two rows for every game: compiled rules from a Python loop, and inside one loop."""
    names = lusoria.game_ids()
    if not is_compiled():
        note = "not compiled here"
        return [Row(ENGINE, name, way, note=note) for name in names for way in WAYS]
    return [
        Row(ENGINE, name, way, Stopwatch(loop(name)))
        for name in names
        for way, loop in WAYS.items()
    ]
