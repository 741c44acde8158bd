"""The units on the table, and what they can still do."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout
from lusoria.games.romolo.board import presence
from lusoria.games.romolo.layout import Kind
from lusoria.games.romolo.turn.phase import left, phase
from lusoria.games.romolo.war import targets

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class Unit(TypedDict):
    """A unit on the map, or a mercenary in front of its owner (then without a hex)."""

    el: str
    name: str
    kind: Kind
    seat: int
    hex: str | None
    laid: bool
    penalty: bool
    new: bool
    """Created this Turn: it acts from the next Round on (RR9.8)."""
    left: int
    """Actions that it has left in this Action Phase (RR5.1 to RR5.4)."""
    idle: bool
    """Whether it is the Turn of its owner, who could still act with it."""
    twin: str | None
    """The first of the units there from which it differs in nothing now; None if it is that one.

    Actions name the first one (`presence.is_twin`).
    """
    poised: bool
    """Whether it has moved to where an enemy is, and stands to attack in this Turn (RR11.1)."""


def units(s: "Romolo") -> list[Unit]:
    """All units on the table."""
    acting = phase(s) == layout.ACTS
    return [_unit(s, i, acting) for i in range(layout.UNITS) if _on_table(s, i)]


def _twin(s: "Romolo", unit: int) -> str | None:
    first = presence.first_twin(s, unit) if s.at[unit] >= 0 else unit
    return None if first == unit else f"unit:{first}"


def _on_table(s: "Romolo", unit: int) -> bool:
    return s.at[unit] >= 0 or (unit >= layout.MERCS and s.merc[unit - layout.MERCS] >= 0)


def _unit(s: "Romolo", unit: int, acting: bool) -> Unit:
    st = s.st[unit]
    place = s.at[unit]
    owner = s.owner(unit)
    actions = left(s, unit) if acting and owner == s.active else 0
    return {
        "el": f"unit:{unit}",
        "name": a.unit_name(unit),
        "kind": layout.KINDS[layout.KIND[unit]],
        "seat": owner,
        "hex": s.board.names[place] if place >= 0 else None,
        "laid": st & layout.LAID != 0,
        "penalty": st & layout.PENALTY != 0,
        "new": st & layout.NEW != 0,
        "left": actions,
        "idle": actions > 0,
        "twin": _twin(s, unit),
        "poised": actions > 0 and st & layout.SPENT != 0 and targets.meets_enemy(s, unit, place),
    }
