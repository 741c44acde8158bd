"""Moves, on foot or by a power (section 6)."""

from typing import TYPE_CHECKING

from lusoria.core.step import Block
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout, tiles
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import exploration, land, presence
from lusoria.games.romolo.step import UnderWay
from lusoria.games.romolo.turn.move import Move

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def can_move(s: "Romolo", unit: int) -> bool:
    """True if a unit has a Move of its own."""
    return can_go(s, unit, presence.has_hostile(s, s.active, s.at[unit]))


def can_go(s: "Romolo", unit: int, pressed: bool) -> bool:
    """True if a unit has a Move of its own, if Hostile Units press it or not."""
    if check_rested(s, unit, layout.ON_FOOT) != 0:
        return False
    start = s.at[unit]
    near = s.board.near
    for i in range(start * 6, start * 6 + 6):
        if near[i] >= 0 and check_step(s, unit, near[i], layout.ON_FOOT, pressed) == 0:
            return True
    return False


def can_ride(s: "Romolo", unit: int, way: int) -> bool:
    """True if a unit has a free Move of the Eques or the Nauta."""
    if check_rested(s, unit, way) != 0:
        return False
    start = s.at[unit]
    pressed = presence.has_hostile(s, s.active, start)
    near = s.board.near
    for i in range(start * 6, start * 6 + 6):
        if near[i] >= 0 and check_step(s, unit, near[i], way, pressed) == 0:
            return True
    return False


def find_moves(s: "Romolo", unit: int, found: list[int]) -> None:
    """The hexes a unit may move to with an Action of its own."""
    find_steps(s, unit, layout.ON_FOOT, found)


def find_steps(s: "Romolo", unit: int, way: int, found: list[int]) -> None:
    """The hexes a unit may move to in that way."""
    if check_rested(s, unit, way) != 0:
        return
    start = s.at[unit]
    pressed = presence.has_hostile(s, s.active, start)
    near = s.board.near
    for i in range(start * 6, start * 6 + 6):
        if near[i] >= 0 and check_step(s, unit, near[i], way, pressed) == 0:
            found.append(a.HEX + near[i])


def check_rested(s: "Romolo", unit: int, way: int) -> int:
    """Return the refusal's code, or 0 if a unit may still move: with Actions left, or free of
    charge (RR5.4, RR15.2).
    """
    st = s.st[unit]
    if st & layout.NEW != 0:
        return no.JUST_CREATED
    if st & (layout.OVER_NOW | layout.EXPLORED) != 0:
        return no.PHASE_OVER
    if way == layout.ON_FOOT:
        return no.NO_ACTIONS if st & layout.LAID != 0 else 0
    if way == layout.RIDING:
        return no.POWER_USED if s.rides >= 2 else 0
    if s.edition.nauta_once and s.nauta & layout.TRADES != 0:
        return no.POWER_USED
    if s.nauta & layout.SAILS != 0 and s.sailor != unit:
        return no.POWER_USED
    return 0


def check_move(s: "Romolo", unit: int, place: int, way: int) -> int:
    """Return the refusal's code, or 0 if a unit may move to a hex of the map."""
    if place >= s.board.size:
        return no.NO_SUCH_HEX
    code = check_rested(s, unit, way)
    if code != 0:
        return code
    if s.board.distance(s.at[unit], place) != 1:
        return no.NOT_ADJACENT
    return check_step(s, unit, place, way, presence.has_hostile(s, s.active, s.at[unit]))


def check_step(s: "Romolo", unit: int, place: int, way: int, pressed: bool) -> int:
    """Return the refusal's code, or 0 if a unit may go to a neighbour; `pressed` by Hostile Units
    it may only retreat.
    """
    start = s.at[unit]
    up = s.is_explored(place)
    water = up and s.terrain(place) == layout.WATER
    afloat = s.terrain(start) == layout.WATER
    if place == s.board.ai:
        return no.AI_CAPITAL
    if pressed:
        code = check_retreat(s, s.active, start, place)
        if code != 0:
            return code
    if way == layout.RIDING:
        return no.LAND_ONLY if afloat or water or not up else 0
    if way == layout.SAILING:
        if not water:
            return no.WATER_ONLY
        kind = layout.FROM_WATER if afloat else layout.FROM_LAND
        return no.POWER_USED if s.sailed & kind != 0 else 0
    if water and not afloat and s.built(start, layout.HARBOR) == 0:
        return no.NO_HARBOR  # RR6.2
    return 0


def check_retreat(s: "Romolo", seat: int, start: int, place: int) -> int:
    """Return the refusal's code, or 0 if Units may leave Hostile Units for a hex: an explored one
    nearer to their Capital; from the Capital, any (RR6.3).
    """
    capital = s.capital(seat)
    if start == capital:
        return 0
    if not s.is_explored(place):
        return no.NOT_EXPLORED
    if s.board.distance(place, capital) >= s.board.distance(start, capital):
        return no.NOT_TOWARD_CAPITAL
    return 0


def check_peeking(s: "Romolo", move: Move) -> int:
    """Return the refusal's code, or 0 if the unit of a move may peek somewhere (RR6.7, RR6.9)."""
    unit = move.unit
    if layout.KIND[unit] != layout.EXPLORER:
        return no.NOT_AN_EXPLORER
    code = check_rested(s, unit, layout.ON_FOOT)
    if code != 0:
        return code
    if move.away or move.free:
        return no.NOT_NOW
    if presence.has_hostile(s, s.active, s.at[unit]):
        return no.HOSTILE
    for i in range(s.at[unit] * 6, s.at[unit] * 6 + 6):
        if s.board.near[i] >= 0 and exploration.check_peek(s, unit, s.board.near[i]) == 0:
            return 0
    return no.NOT_FACE_DOWN


# --- going ---


def move(s: "Romolo", place: int, way: int) -> None:
    """The chosen unit moves, or explores."""
    unit = s.move.unit
    start = s.at[unit]
    st = s.st[unit]
    s.acted = True
    if s.edition.retreat_tires and presence.has_hostile(s, s.active, start):
        st |= layout.WITHDRAWN
    if way == layout.ON_FOOT:
        st += 1
        if st & layout.SPENT == s.edition.actions[layout.KIND[unit]]:
            st |= layout.LAID
    elif way == layout.RIDING:
        s.rides += 1
        s.used |= 1 << tiles.EQUES
        s.tell("power", s.active, tiles.EQUES, tiles.RIDE)
    else:
        s.sailed |= layout.FROM_WATER if land.is_water(s, start) else layout.FROM_LAND
        s.nauta |= layout.SAILS
        s.sailor = unit
        s.used |= 1 << tiles.NAUTA
        s.tell("power", s.active, tiles.NAUTA, tiles.SAIL)
    st |= layout.USED
    if st & layout.OLD != 0 or (st & layout.PENALTY != 0 and not s.edition.penalty_lasts):
        st &= ~(layout.PENALTY | layout.OLD)  # RR6.5, AMB-77
        s.tell("penalty-off", s.active, 1 << unit)
    s.st[unit] = st
    if not s.is_explored(place):
        s.st[unit] = st | layout.LAID | layout.EXPLORED
        s.tell("explore", s.active, unit, start, place)
        s.tell("lie-down", s.active, 1 << unit)
        exploration.turn_up(s, place, layout.EXPLORING)
        return
    s.at[unit] = place
    s.tell("move", s.active, unit, start, place)
    cross(s, unit, start, place)
    if way == layout.ON_FOOT and st & layout.LAID != 0:
        s.tell("lie-down", s.active, 1 << unit)
    s.finish()


def cross(s: "Romolo", unit: int, start: int, place: int) -> None:
    """A protective wall on the way gives a Penalty token (RR6.5)."""
    if land.is_walled(s, start, place):
        s.st[unit] = (s.st[unit] | layout.PENALTY) & ~layout.OLD
        s.tell("penalty", s.owner(unit), unit, place, s.board.side_to(place, start))


# --- the steps ---


class Ride(UnderWay):
    """A free move of the Eques (RR15.2)."""

    clause = "RR15.2"
    texts: tuple[int, ...] = (a.HEX,)
    way: int = layout.RIDING

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.HEX, a.UNIT - a.HEX)]

    def check(self, s: "Romolo", action: int) -> int:
        return check_move(s, s.move.unit, action - a.HEX, self.way)

    def find(self, s: "Romolo") -> list[int]:
        found: list[int] = []
        find_steps(s, s.move.unit, self.way, found)
        found.sort()
        return found

    def play(self, s: "Romolo", action: int) -> None:
        move(s, action - a.HEX, self.way)


class Sail(Ride):
    """A free move of the Nauta (RR15.2)."""

    way = layout.SAILING
