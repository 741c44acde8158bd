"""Who is where, and which units differ in nothing."""

from typing import TYPE_CHECKING

from lusoria.core.lists import changed
from lusoria.games.romolo import layout

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def count(s: "Romolo", seat: int, kind: int) -> int:
    """How many units of a kind a seat has on the map."""
    at = s.at
    found = 0
    for unit in range(seat * layout.OWN, seat * layout.OWN + layout.OWN):
        if layout.KIND[unit] == kind and at[unit] >= 0:
            found += 1
    return found


def mercenaries(s: "Romolo", seat: int) -> int:
    """How many Mercenaries a seat has on the map."""
    found = 0
    for i in range(layout.UNITS - layout.MERCS):
        if s.merc[i] == seat and s.at[layout.MERCS + i] >= 0:
            found += 1
    return found


def enlist(s: "Romolo", unit: int, seat: int) -> None:
    """A Mercenary gets an owner, or NOBODY."""
    s.merc = changed(s.merc, unit - layout.MERCS, seat)


def ai_here(s: "Romolo", place: int) -> int:
    """How many units of the A.I. are in a hex."""
    if s.players > 1:
        return 0
    i = place * layout.TROOP
    return s.ai[i + layout.STANDING] + s.ai[i + layout.HINDERED] + s.ai[i + layout.LYING]


def units_in(s: "Romolo", seat: int, place: int) -> list[int]:
    """The units of a seat in a hex; the A.I.'s have no numbers."""
    at = s.at
    found: list[int] = []
    for unit in range(seat * layout.OWN, seat * layout.OWN + layout.OWN):
        if at[unit] == place:
            found.append(unit)
    for unit in range(layout.MERCS, layout.UNITS):
        if at[unit] == place and s.merc[unit - layout.MERCS] == seat:
            found.append(unit)
    return found


def is_present(s: "Romolo", seat: int, place: int) -> bool:
    """True if a seat has units in a hex."""
    at = s.at
    for unit in range(seat * layout.OWN, seat * layout.OWN + layout.OWN):
        if at[unit] == place:
            return True
    for i in range(layout.UNITS - layout.MERCS):
        if at[layout.MERCS + i] == place and s.merc[i] == seat:
            return True
    return s.is_ai(seat) and ai_here(s, place) > 0


def has_hostile(s: "Romolo", seat: int, place: int, but: int = -1) -> bool:
    """True if Hostile Units are in a hex for a seat, not counting those of `but` (RR5.6)."""
    for other in range(s.rivals):
        if (
            other != seat
            and other != but
            and s.stance(other) & (1 << seat) != 0
            and is_present(s, other, place)
        ):
            return True
    return False


def occupants(s: "Romolo") -> list[int]:
    """Who has units in each hex, one bit per seat."""
    found = [0] * s.board.size
    at = s.at
    for unit in range(s.players * layout.OWN):
        if at[unit] >= 0:
            found[at[unit]] |= 1 << unit // layout.OWN
    for unit in range(layout.MERCS, layout.UNITS):
        if at[unit] >= 0:
            found[at[unit]] |= 1 << s.merc[unit - layout.MERCS]
    if s.players == 1:
        for place in range(s.board.size):
            if ai_here(s, place) > 0:
                found[place] |= 1 << layout.AI
    return found


def enemies(s: "Romolo", seat: int) -> int:
    """The seats whose units are hostile to a seat, one bit each."""
    found = 0
    for other in range(s.rivals):
        if other != seat and s.stance(other) & (1 << seat) != 0:
            found |= 1 << other
    return found


def is_hostile_to(s: "Romolo", other: int) -> bool:
    """True if the active seat's units are hostile to another seat's (RR5.6)."""
    return s.stance(s.active) & (1 << other) != 0


def has_twin(s: "Romolo", unit: int) -> bool:
    """True if an earlier unit of the same owner would do as well."""
    return first_twin(s, unit) != unit


def first_twin(s: "Romolo", unit: int) -> int:
    """Return the first unit of the same owner there that would do as well, or the unit itself."""
    start = layout.MERCS if unit >= layout.MERCS else unit // layout.OWN * layout.OWN
    place = s.at[unit]
    for other in range(start, unit):
        if s.at[other] == place and is_twin(s, other, unit):
            return other
    return unit


def is_twin(s: "Romolo", one: int, other: int) -> bool:
    """True if two units of a hex differ in nothing that matters for what is decided now.

    After the Action Phase it does not matter any more what a unit has done in it.
    """
    matters = s.matters()
    if (s.st[one] ^ s.st[other]) & matters != 0:
        return False
    if matters == layout.ALL and s.sailor in (one, other):
        return False
    if layout.KIND[one] != layout.KIND[other] or s.owner(one) != s.owner(other):
        return False
    marked = s.campaign.marked
    if marked >> one & 1 != marked >> other & 1:
        return False
    involved = s.battle.attack.units | s.battle.defence.units
    return involved >> one & 1 == involved >> other & 1


def ai_units(s: "Romolo") -> int:
    """How many Units the A.I. has."""
    return sum(s.ai)
