"""Mercenaries that leave in the Maintenance Phase: who is to go is one decision to a person."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.board import presence

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class Leavers(TypedDict):
    """Mercenaries of a hex among whom there is nothing to choose."""

    hex: str | None
    """None: they were killed and lie before their owner."""
    units: list[str]
    actions: list[int]
    """To let the first of them go, the second too, and so on."""


class Leaving(TypedDict):
    """Whom the deciding seat lets go."""

    groups: list[Leavers]
    count: int | None
    """How many go; None: as many as one likes."""
    first: list[str]
    """Those who go unless others are picked: the killed, who are of no use any more."""
    done: int | None
    """The decision that ends it as long as somebody could still go."""


def leaving(s: "Romolo", seat: int | None) -> Leaving | None:
    """Who may be dismissed (RR12.3), or leaves unpaid (RR12.2)."""
    unpaid = s.step == asked.UNPAID and s.upkeep.owed == 0
    if seat is None or s.player != seat or not (unpaid or s.step == asked.DISMISS):
        return None
    groups: list[list[int]] = []
    for unit in range(layout.MERCS, layout.UNITS):
        if s.owner(unit) == seat and (unpaid or s.at[unit] >= 0):
            _sort(s, groups, unit)
    count = s.upkeep.unpaid if unpaid else None
    return {
        "groups": [
            {
                "hex": s.board.names[s.at[group[0]]] if s.at[group[0]] >= 0 else None,
                "units": [f"unit:{unit}" for unit in group],
                "actions": [a.UNIT + unit for unit in group],
            }
            for group in groups
        ],
        "count": count,
        "first": [f"unit:{unit}" for group in groups for unit in group if s.at[unit] < 0][:count],
        "done": None if unpaid else a.DONE,
    }


def _sort(s: "Romolo", groups: list[list[int]], unit: int) -> None:
    """Puts a unit with those that it differs from in nothing that matters now."""
    for group in groups:
        if s.at[group[0]] == s.at[unit] and presence.is_twin(s, group[0], unit):
            group.append(unit)
            return
    groups.append([unit])
