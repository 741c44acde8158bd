"""OpenSpiel's C++ games: driven from a Python loop, and inside its own C++ loop."""

import importlib
from random import Random
from typing import Any, Final, Protocol

from bench.measure import Copy, Row, Stopwatch, Way

ENGINE: Final = "OpenSpiel"
GAMES: Final = ("hearts", "backgammon", "gin_rummy")


class SpielState(Protocol):
    """The part of `pyspiel.State` that random play needs."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def move_number(self) -> int: ...
    def clone(self) -> "SpielState": ...


class SpielGame(Protocol):
    """The part of `pyspiel.Game` that random play needs."""

    def new_initial_state(self) -> SpielState: ...
    def num_players(self) -> int: ...


def draw(outcomes: list[tuple[int, float]], rng: Random) -> int:
    """Draw an outcome in the fastest way found, faster than `pyspiel.sample_action`."""
    left = rng.random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


class PythonLoop:
    """The same loop as for Lusoria, with `apply_action` without its check of legality."""

    def __init__(self, spiel: Any, game: str) -> None:
        self._game: Final[SpielGame] = spiel.load_game(game)
        self._rng: Final = Random(7)
        self._state: SpielState = self._game.new_initial_state()

    def advance(self, steps: int) -> tuple[int, int]:
        """Play on; start a new game whenever one is over."""
        state, rng = self._state, self._rng
        decisions = outcomes = 0
        for _ in range(steps):
            if state.is_terminal():
                state = self._game.new_initial_state()
            elif state.is_chance_node():
                state.apply_action(draw(state.chance_outcomes(), rng))
                outcomes += 1
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        self._state = state
        return decisions, outcomes

    def copier(self) -> Copy:
        """Return a function that clones the current position."""
        return self._state.clone().clone


class CppLoop:
    """Whole games inside `evaluate_bots` with its uniformly random bots, all of it in C++.

    It reports only the steps of a game: the share of decisions comes from the Python loop.
    """

    def __init__(self, spiel: Any, game: str) -> None:
        self._game: Final[SpielGame] = spiel.load_game(game)
        self._evaluate: Final = spiel.evaluate_bots
        seats = range(self._game.num_players())
        self._bots: Final = [spiel.make_uniform_random_bot(seat, seat + 1) for seat in seats]
        self._seed = 0
        decisions, outcomes = PythonLoop(spiel, game).advance(10_000)
        self._share: Final = decisions / (decisions + outcomes)

    def advance(self, steps: int) -> tuple[int, int]:
        """Plays whole games until there are enough steps."""
        done = 0
        while done < steps:
            self._seed += 1
            state = self._game.new_initial_state()
            self._evaluate(state, self._bots, self._seed)
            done += state.move_number()
        decisions = round(done * self._share)
        return decisions, done - decisions

    def copier(self) -> None:
        """Return None: the Python loop's row measures cloning."""


def rows() -> list[Row]:
    """The games from a Python loop and then from the C++ loop, if OpenSpiel is installed."""
    try:
        spiel = importlib.import_module("pyspiel")
    except ImportError:
        note = "not installed (make bench installs it)"
        return [Row(ENGINE, game, Way.PYTHON, note=note) for game in GAMES]
    return [
        *(Row(ENGINE, game, Way.PYTHON, Stopwatch(PythonLoop(spiel, game))) for game in GAMES),
        *(Row(ENGINE, game, Way.INSIDE, Stopwatch(CppLoop(spiel, game))) for game in GAMES),
    ]
