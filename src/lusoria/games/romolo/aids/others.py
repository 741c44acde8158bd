"""The other units that could act: one of them is taken in hand instead of the one chosen."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.board import presence
from lusoria.games.romolo.turn.activation import check_unit

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class Other(TypedDict):
    """A unit to be taken in hand: the choice of the present one is taken back first."""

    el: str
    action: int
    """Its choice, or that of a unit that differs from it in nothing."""


def others(s: "Romolo") -> list[Other]:
    """The units that could be chosen instead of the one in hand (RR5.1)."""
    if s.step != asked.DO or s.move.free or s.move.away:
        return []
    t = s.clone()
    t.step = asked.ACT
    t.legal = None
    found: list[Other] = []
    for unit in range(layout.UNITS):
        if unit == s.move.unit or check_unit(t, unit) != 0:
            continue
        first = presence.first_twin(t, unit)
        if first != s.move.unit:
            found.append({"el": f"unit:{unit}", "action": a.UNIT + first})
    return found
