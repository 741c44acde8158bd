"""The units on the table, what they can still do, and the phase of the Turn."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.core.state import OVER
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout
from lusoria.games.romolo.layout import Kind
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
    poised: bool
    """Whether it has moved to where an enemy is, and stands to attack in this Turn (RR11.1)."""


def phase(s: "Romolo") -> int:
    """The phase of the Turn (RR4.2)."""
    if s.player == OVER or s.ended != "":
        return layout.IS_OVER
    if s.turn == 0:
        return layout.SET_UP
    if s.is_ai(s.active):
        return layout.OF_AI
    if not s.is_peaceful():
        return layout.AT_WAR
    if s.is_maintaining():
        return layout.MAINTAINS
    return s.step_phase()


def left(s: "Romolo", unit: int) -> int:
    """The Actions that a unit of the active seat has left."""
    st = s.st[unit]
    if s.at[unit] < 0 or st & (layout.LAID | layout.OVER_NOW | layout.EXPLORED) != 0:
        return 0
    return s.edition.actions[layout.KIND[unit]] - (st & layout.SPENT)


def units(s: "Romolo") -> list[Unit]:
    """All units on the table."""
    acting = phase(s) == layout.ACTS
    return [_unit(s, i, acting) for i in range(layout.UNITS) if _on_table(s, i)]


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
        "poised": actions > 0 and st & layout.SPENT != 0 and targets.meets_enemy(s, unit, place),
    }
