"""A target as one number, which events hold, and as an element of the map."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import layout
from lusoria.games.romolo.board import constructions, map
from lusoria.games.romolo.campaign import plan
from lusoria.games.romolo.campaign.plan import Target

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def code(s: "Romolo", target: Target) -> int:
    """The number of a target; of buildings it holds the row of the table."""
    which = target.which
    if target.sort == plan.PIECE:
        which = constructions.built_as(s, target.place, which)
    return target.place << 9 | target.sort << 6 | which


def place(code: int) -> int:
    """The hex it is in."""
    return code >> 9


def sort(code: int) -> int:
    """What it is."""
    return code >> 6 & 7


def which(code: int) -> int:
    """Which one of them."""
    return code & 63


def element(names: list[str], code: int) -> str:
    """Its element on a map whose hexes have these names."""
    hex_ = names[place(code)]
    if sort(code) == plan.UNIT:
        return f"unit:{which(code)}"
    if sort(code) == plan.TROOP:
        return f"ai:{hex_}:{layout.AI_UNITS[which(code)]}"
    if sort(code) == plan.TOWER:
        return f"tower:{which(code)}"
    if sort(code) == plan.WALL:
        return f"side:{hex_}:{map.SIDES[which(code)]}"
    return f"piece:{hex_}:{layout.BUILDINGS[which(code)]}"
