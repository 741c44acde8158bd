"""Land, Water and walls between hexes."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import layout

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def is_walled(s: "Romolo", start: int, place: int) -> bool:
    """True if a step between neighbours meets a protective wall: one of the hex entered (RR6.4)."""
    walls = s.walls(place)
    return walls != 0 and walls & (1 << s.board.side_to(place, start)) != 0


def is_land(s: "Romolo", place: int) -> bool:
    """True if a hex is explored and not Water."""
    return s.is_explored(place) and s.terrain(place) != layout.WATER


def is_water(s: "Romolo", place: int) -> bool:
    """True if a hex is explored Water."""
    return s.is_explored(place) and s.terrain(place) == layout.WATER
