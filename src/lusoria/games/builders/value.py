"""How good a position is for a seat."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders


def value(s: "Builders", seat: int) -> float:
    """Higher is better."""
    return 0.0
