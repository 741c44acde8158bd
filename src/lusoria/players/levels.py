"""Levels that a person understands: which player stands behind each, game by game."""

from typing import Final

LEVELS: Final = ("easy", "medium", "hard")

# For each game the players behind easy, medium and hard; for a game not named here the last line.
# `medium` is to answer in about a second, `hard` may take several.
PLAYED_BY: Final[dict[str, tuple[str, str, str]]] = {
    "roma": ("greedy", "search:500", "search:8000"),
    "builders": ("greedy", "search:500", "search:5000"),
    "": ("greedy", "search:500", "search:2000"),
}


def played_by(level: str, game: str) -> str:
    """The player behind a level of a game."""
    return PLAYED_BY.get(game, PLAYED_BY[""])[LEVELS.index(level)]
