"""Moves, walls, exploration and the river (section 6)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo import solitaire, units
from lusoria.games.romolo.layout import (
    BUILT,
    CAPITAL,
    DOWN_MULT,
    EXPLORED,
    EXPLORER,
    EXPLORING,
    FLOODING,
    FROM_LAND,
    FROM_WATER,
    HARBOR,
    HEX,
    KIND,
    LAID,
    LOST,
    MULT,
    MULTIPLIER,
    NEW,
    OLD,
    ON_FOOT,
    OVER_NOW,
    PEEKING,
    PENALTY,
    RIDING,
    SAILING,
    SAILS,
    SEAT,
    SEEN,
    SPENT,
    TERRAIN,
    TILE,
    TRADES,
    UNKNOWN,
    UP,
    USED,
    WALLS,
    WATER,
    WATER_PILE,
    WITHDRAWN,
)
from lusoria.games.romolo.tiles import EQUES, NAUTA

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


# --- where a unit may go ---


def walled(s: "Romolo", start: int, place: int) -> bool:
    """Whether a step between neighbours meets a protective wall: one of the hex entered (RR6.4)."""
    walls = s.hexes[place * HEX + WALLS]
    return walls != 0 and walls & (1 << s.board.side_to(place, start)) != 0


def is_land(s: "Romolo", place: int) -> bool:
    """Whether a hex is explored and no Water."""
    return s.hexes[place * HEX + UP] == 1 and s.hexes[place * HEX + TERRAIN] != WATER


def is_water(s: "Romolo", place: int) -> bool:
    """Whether a hex is explored Water."""
    return s.hexes[place * HEX + UP] == 1 and s.hexes[place * HEX + TERRAIN] == WATER


def can_move(s: "Romolo", unit: int) -> bool:
    """Whether a unit has a Move of its own."""
    return can_go(s, unit, units.hostile(s, s.active, s.at[unit]))


def can_go(s: "Romolo", unit: int, pressed: bool) -> bool:
    """Whether a unit has a Move of its own, if Hostile Units press it or not."""
    if rested(s, unit, ON_FOOT) != 0:
        return False
    start = s.at[unit]
    near = s.board.near
    for i in range(start * 6, start * 6 + 6):
        if near[i] >= 0 and step(s, unit, near[i], ON_FOOT, pressed) == 0:
            return True
    return False


def can_ride(s: "Romolo", unit: int, way: int) -> bool:
    """Whether a unit has a free Move of the Eques or the Nauta."""
    if rested(s, unit, way) != 0:
        return False
    start = s.at[unit]
    pressed = units.hostile(s, s.active, start)
    near = s.board.near
    for i in range(start * 6, start * 6 + 6):
        if near[i] >= 0 and step(s, unit, near[i], way, pressed) == 0:
            return True
    return False


def find_moves(s: "Romolo", unit: int, found: list[int]) -> None:
    """The hexes a unit may move to with an Action of its own."""
    find_steps(s, unit, ON_FOOT, found)


def find_steps(s: "Romolo", unit: int, way: int, found: list[int]) -> None:
    """The hexes a unit may move to in that way."""
    if rested(s, unit, way) != 0:
        return
    start = s.at[unit]
    pressed = units.hostile(s, s.active, start)
    near = s.board.near
    for i in range(start * 6, start * 6 + 6):
        if near[i] >= 0 and step(s, unit, near[i], way, pressed) == 0:
            found.append(a.HEX + near[i])


def rested(s: "Romolo", unit: int, way: int) -> int:
    """Whether a unit may still move: with Actions left, or free of charge (RR5.4, RR15.2)."""
    st = s.st[unit]
    if st & NEW != 0:
        return no.JUST_CREATED
    if st & (OVER_NOW | EXPLORED) != 0:
        return no.PHASE_OVER
    if way == ON_FOOT:
        return no.NO_ACTIONS if st & LAID != 0 else 0
    if way == RIDING:
        return no.POWER_USED if s.rides >= 2 else 0
    if s.nauta == TRADES or (s.nauta == SAILS and s.sailor != unit):
        return no.POWER_USED
    return 0


def destination(s: "Romolo", unit: int, place: int, way: int) -> int:
    """Whether a unit may move to a hex, with all that stands against it."""
    if place >= s.board.size:
        return no.NO_SUCH_HEX
    code = rested(s, unit, way)
    if code != 0:
        return code
    if s.board.distance(s.at[unit], place) != 1:
        return no.NOT_ADJACENT
    return step(s, unit, place, way, units.hostile(s, s.active, s.at[unit]))


def step(s: "Romolo", unit: int, place: int, way: int, pressed: bool) -> int:
    """Whether a unit may go to a neighbour; `pressed` by Hostile Units it may only retreat."""
    start = s.at[unit]
    up = s.hexes[place * HEX + UP] == 1
    water = up and s.hexes[place * HEX + TERRAIN] == WATER
    afloat = s.hexes[start * HEX + TERRAIN] == WATER
    if place == s.board.ai:
        return no.AI_CAPITAL
    if pressed:
        code = retreat(s, s.active, start, place)
        if code != 0:
            return code
    if way == RIDING:
        return no.LAND_ONLY if afloat or water or not up else 0
    if way == SAILING:
        if not water:
            return no.WATER_ONLY
        kind = FROM_WATER if afloat else FROM_LAND
        return no.POWER_USED if s.sailed & kind != 0 else 0
    if water and not afloat and s.hexes[start * HEX + BUILT + HARBOR] == 0:
        return no.NO_HARBOR  # RR6.2
    return 0


def retreat(s: "Romolo", seat: int, start: int, place: int) -> int:
    """Away from Hostile Units: explored hexes nearer to the own Capital; from it, any (RR6.3)."""
    capital = s.seats[seat * SEAT + CAPITAL]
    if start == capital:
        return 0
    if s.hexes[place * HEX + UP] == 0:
        return no.NOT_EXPLORED
    if s.board.distance(place, capital) >= s.board.distance(start, capital):
        return no.NOT_TOWARD_CAPITAL
    return 0


def peeking(s: "Romolo") -> int:
    """Whether the chosen unit may peek somewhere (RR6.7, RR6.9)."""
    unit = s.unit
    if KIND[unit] != EXPLORER:
        return no.NOT_AN_EXPLORER
    code = rested(s, unit, ON_FOOT)
    if code != 0:
        return code
    if s.away or s.free:
        return no.NOT_NOW
    if units.hostile(s, s.active, s.at[unit]):
        return no.HOSTILE
    for i in range(s.at[unit] * 6, s.at[unit] * 6 + 6):
        if s.board.near[i] >= 0 and look(s, s.board.near[i]) == 0:
            return 0
    return no.NOT_FACE_DOWN


def look(s: "Romolo", place: int) -> int:
    """A hex that may be peeked at is adjacent and face down."""
    if place >= s.board.size:
        return no.NO_SUCH_HEX
    if s.board.distance(s.at[s.unit], place) != 1:
        return no.NOT_ADJACENT
    return no.NOT_FACE_DOWN if s.hexes[place * HEX + UP] == 1 else 0


# --- going ---


def move(s: "Romolo", place: int, way: int) -> None:
    """The chosen unit moves, or explores."""
    unit = s.unit
    start = s.at[unit]
    st = s.st[unit]
    s.acted = True
    if units.hostile(s, s.active, start):
        st |= WITHDRAWN
    if way == ON_FOOT:
        st += 1
        if st & SPENT == s.edition.actions[KIND[unit]]:
            st |= LAID
    elif way == RIDING:
        s.rides += 1
        s.used |= 1 << EQUES
        s.tell("power", s.active, EQUES)
    else:
        s.sailed |= FROM_WATER if is_water(s, start) else FROM_LAND
        s.nauta = SAILS
        s.sailor = unit
        s.used |= 1 << NAUTA
        s.tell("power", s.active, NAUTA)
    st |= USED
    if st & OLD != 0:
        st &= ~(PENALTY | OLD)  # RR6.5, AMB-77
        s.tell("penalty-off", s.active, 1 << unit)
    s.st[unit] = st
    if s.hexes[place * HEX + UP] == 0:
        s.st[unit] = st | LAID | EXPLORED
        s.tell("explore", s.active, unit, start, place)
        s.tell("lie-down", s.active, 1 << unit)
        turn_up(s, place, EXPLORING)
        return
    s.at[unit] = place
    s.tell("move", s.active, unit, start, place)
    cross(s, unit, start, place)
    if way == ON_FOOT and st & LAID != 0:
        s.tell("lie-down", s.active, 1 << unit)
    s.finish()


def cross(s: "Romolo", unit: int, start: int, place: int) -> None:
    """A protective wall on the way gives a Penalty token (RR6.5)."""
    if walled(s, start, place):
        s.st[unit] = (s.st[unit] | PENALTY) & ~OLD
        s.tell("penalty", s.owner(unit), unit, place, s.board.side_to(place, start))


def peek(s: "Romolo", place: int) -> None:
    """The Explorer looks at a hex (RR6.7)."""
    unit = s.unit
    s.acted = True
    st = (s.st[unit] | USED) + 1
    if st & SPENT == s.edition.actions[EXPLORER]:
        st |= LAID
    s.st[unit] = st
    s.tell("peek", s.active, unit, place)
    if st & LAID != 0:
        s.tell("lie-down", s.active, 1 << unit)
    turn_up(s, place, PEEKING)


# --- turning up a hex ---


def turn_up(s: "Romolo", place: int, why: int) -> None:
    """A hex is seen: whatever nobody has seen of it is drawn first."""
    s.target = place
    s.looking = why
    if s.hexes[place * HEX + TERRAIN] == UNKNOWN:
        s.throw(TILE)
    else:
        uncover(s)


def uncover(s: "Romolo") -> None:
    """The hex is known; then its multiplier, if one lies on it unseen."""
    if s.hexes[s.target * HEX + MULT] == DOWN_MULT:
        s.throw(MULTIPLIER)
    else:
        seen(s)


def seen(s: "Romolo") -> None:
    """Everything about the hex is drawn: it is shown to whoever may see it."""
    place = s.target
    i = place * HEX
    s.reveal()
    if s.looking == PEEKING:
        s.own_hexes()[i + SEEN] |= 1 << s.active
        s.tell_seat("see", s.active, s.active, place, s.hexes[i + TERRAIN])
        if s.hexes[i + MULT] > DOWN_MULT:
            s.tell_seat("see-multiplier", s.active, s.active, place, s.hexes[i + MULT])
        s.finish()
        return
    s.own_hexes()[i + UP] = 1
    if s.looking == FLOODING:
        s.tell("multiplier", place, s.hexes[i + MULT])
        flow(s, place)
        return
    s.tell("reveal", place, s.hexes[i + TERRAIN])
    if s.hexes[i + MULT] > DOWN_MULT:
        s.tell("multiplier", place, s.hexes[i + MULT])
    if s.unit < 0:
        solitaire.enter(s, place)
    elif s.hexes[i + TERRAIN] != WATER:
        start = s.at[s.unit]
        s.at[s.unit] = place
        s.tell("enter", s.active, s.unit, start, place)
    else:
        s.tell("thrown-back", s.active, s.unit, s.at[s.unit], place)
    s.queue = []
    s.count = 0
    flow(s, place)


def flow(s: "Romolo", changed: int) -> None:
    """The River Rule after a hex has been turned up (RR6.8)."""
    wait_in_line(s, changed)
    for i in range(changed * 6, changed * 6 + 6):
        if s.board.near[i] >= 0:
            wait_in_line(s, s.board.near[i])
    limit = s.edition.river_solo if s.players == 1 else s.edition.river
    if s.count < limit and s.stock[WATER_PILE] > 0:
        for place in s.queue:
            flooded = only_unknown(s, place)
            if flooded >= 0:
                flood(s, flooded)
                return
    s.queue = []
    if s.unit < 0:
        solitaire.moved(s)
    else:
        s.finish()


def wait_in_line(s: "Romolo", place: int) -> None:
    """Water whose surroundings have changed is checked, older hexes first (AMB-40)."""
    if is_water(s, place) and place not in s.queue:
        s.queue.append(place)


def only_unknown(s: "Romolo", place: int) -> int:
    """The face-down neighbour of a hex if there is exactly one, else -1."""
    found = -1
    near = s.board.near
    for i in range(place * 6, place * 6 + 6):
        if near[i] >= 0 and s.hexes[near[i] * HEX + UP] == 0:
            if found >= 0:
                return -1
            found = near[i]
    return found


def flood(s: "Romolo", place: int) -> None:
    """A tile is discarded unseen, and Water takes its place; a multiplier stays (RR6.8)."""
    i = place * HEX
    hexes = s.own_hexes()
    hexes[i + LOST] = hexes[i + TERRAIN]
    hexes[i + TERRAIN] = WATER
    hexes[i + UP] = 1
    s.stock[WATER_PILE] -= 1
    s.count += 1
    s.tell("flood", place)
    if s.hexes[i + MULT] == DOWN_MULT:
        s.target = place
        s.looking = FLOODING
        s.throw(MULTIPLIER)
        return
    if s.hexes[i + MULT] > DOWN_MULT:
        s.tell("multiplier", place, s.hexes[i + MULT])
    flow(s, place)
