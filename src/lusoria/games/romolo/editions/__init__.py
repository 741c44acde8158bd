"""What an edition fixes: counts, costs, limits, and the parts of the game that differ."""

from typing import Final

from lusoria.games.romolo.editions.prototype import Prototype
from lusoria.games.romolo.editions.published import Edition

__all__ = ["EDITIONS", "Edition", "edition"]

EDITIONS: Final[list[Edition]] = [Edition(), Prototype()]


def edition(name: object) -> Edition:
    """The edition of that name."""
    for known in EDITIONS:
        if known.name == name:
            return known
    raise ValueError(f"there is no edition {name!r}")
