"""Catanatron: Catan in Python, four of its random players in its own loop."""

import importlib
from typing import Any, Final, Protocol

from bench.measure import Copy, Row, Stopwatch, Way

ENGINE: Final = "Catanatron"
GAME: Final = "catan"


class CatanState(Protocol):
    """The part of Catanatron's state that its loop uses."""

    num_turns: int


class CatanGame(Protocol):
    """The part of Catanatron's game that its loop uses."""

    state: CatanState

    def winning_color(self) -> object: ...
    def play_tick(self) -> object: ...
    def copy(self) -> "CatanGame": ...


class TickLoop:
    """The loop of `Game.play`. Dice and draws happen inside an action: each is a decision."""

    def __init__(self) -> None:
        game: Any = importlib.import_module("catanatron.game")
        player: Any = importlib.import_module("catanatron.models.player")
        self._limit: Final[int] = game.TURNS_LIMIT
        self._new: Final = game.Game
        self._players: Final = [player.RandomPlayer(color) for color in player.Color]
        self._seed = 0
        self._game = self._start()

    def _start(self) -> CatanGame:
        self._seed += 1
        game: CatanGame = self._new(self._players, seed=self._seed)
        return game

    def advance(self, steps: int) -> tuple[int, int]:
        """Play on; start a new game whenever one is won or reaches Catanatron's limit."""
        game, limit = self._game, self._limit
        decisions = 0
        for _ in range(steps):
            if game.winning_color() is None and game.state.num_turns < limit:
                game.play_tick()
                decisions += 1
            else:
                game = self._start()
        self._game = game
        return decisions, 0

    def copier(self) -> Copy:
        """Return a function that copies the current position."""
        return self._game.copy().copy


def rows() -> list[Row]:
    """Catanatron's row."""
    try:
        contender = TickLoop()
    except ImportError:
        return [Row(ENGINE, GAME, Way.PYTHON, note="not installed (make bench installs it)")]
    return [Row(ENGINE, GAME, Way.PYTHON, Stopwatch(contender))]
