"""The games there are. Each registers itself under its id."""

from typing import Final

from lusoria.core.errors import UnknownGame
from lusoria.core.game import Game

_games: Final[dict[str, Game]] = {}


def register(game: Game) -> None:
    """Make a game known. No two games have the same id."""
    if game.id in _games:
        raise ValueError(f"there is a game {game.id!r} already")
    _games[game.id] = game


def game_ids() -> list[str]:
    """Return the ids of all games, in alphabetical order."""
    return sorted(_games)


def game(id: str) -> Game:
    """Return the game with this id."""
    if id not in _games:
        raise UnknownGame(f"There is no game {id!r}. Games: {', '.join(game_ids())}.")
    return _games[id]
