"""The levels of a game: the `LEVELS` in the `levels.py` of its folder, or the usual ones."""

from typing import Final

from lusoria.core import registry
from lusoria.core.errors import LusoriaError
from lusoria.core.game import Game
from lusoria.core.levels import Levels, SearchSettings

LEVEL_NAMES: Final = ("beginner", "easy", "medium", "hard", "master")
USUAL: Final = Levels()

_levels: Final[dict[str, Levels]] = {}  # by the game's id, each read once


def levels(game: Game) -> Levels:
    """The game's own levels; the usual ones if its folder has no `levels.py`."""
    found = _levels.get(game.id)
    if found is None:
        module = game.part("levels")
        given: object = USUAL if module is None else module.LEVELS
        if not isinstance(given, Levels):
            raise LusoriaError(
                f"LEVELS of {game.folder}.levels is not a lusoria.core.levels.Levels."
            )
        found = given
        _levels[game.id] = found
    return found


def played_by(level: str, game: str = "") -> str:
    """The name of the player behind a level of a game, or of a game with the usual levels."""
    found = levels(registry.game(game)) if game else USUAL
    return found.players[level]


def played_in_browser(level: str, game: str) -> str:
    """The name of the player behind a level of a game where the engine runs in a browser."""
    found = levels(registry.game(game))
    return found.in_browser.get(level) or found.players[level]


def search_settings(game: Game) -> SearchSettings:
    """How search is set for the game."""
    return levels(game).search
