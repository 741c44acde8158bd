"""The army that is being mustered: whoever was chosen can be put back."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.board import presence

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class PutBack(TypedDict):
    """How a unit leaves the army: its choice is taken back, and the others are chosen again."""

    el: str
    back: int
    """The number of decisions to take back."""
    actions: list[int]
    """Those to take after that."""


def army(s: "Romolo", seat: int | None) -> list[PutBack]:
    """How each unit of the army could be put back by the seat that musters it (RR11.1)."""
    if seat is None or s.player != seat or s.step != asked.MUSTER:
        return []
    units = s.battle.attack.units
    chosen = [unit for unit in range(layout.UNITS) if units & (1 << unit)]
    return [
        {
            "el": f"unit:{unit}",
            "back": len(chosen),
            "actions": _choices(s, [other for other in chosen if other != unit]),
        }
        for unit in chosen
    ]


def _choices(s: "Romolo", units: list[int]) -> list[int]:
    """The decisions that muster these units, or such as differ from them in nothing."""
    t = s.clone()
    t.battle.attack.units = 0
    t.legal = None
    found: list[int] = []
    for unit in units:
        action = a.UNIT + presence.first_twin(t, unit)
        found.append(action)
        t.apply(action)
    return found
