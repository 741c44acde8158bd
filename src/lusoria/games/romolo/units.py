"""Units and what they may do in the Action Phase (section 5)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import building, characters, growth, market, movement, production
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.layout import (
    ALIVE,
    DISMISS,
    DO,
    ELSEWHERE,
    EXPLORED,
    EXPLORER,
    FEED,
    HIT,
    KIND,
    LAID,
    LOOK,
    LYING,
    MERCS,
    MUSTER,
    NEW,
    OVER_NOW,
    OWN,
    PENALTY,
    RIDE,
    RIDING,
    SAIL,
    SAILING,
    SEAT,
    STANCE,
    TROOP,
    UNITS,
    UNPAID,
    WITHDRAWN,
    WORKER,
)
from lusoria.games.romolo.tiles import (
    EQUES,
    MERCATOR,
    NAUTA,
    NEGOTIATOR,
    OBSESSOR,
    PRAEDO,
    TRADUCTOR,
)

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


# --- who is where ---


def count(s: "Romolo", seat: int, kind: int) -> int:
    """How many units of a kind a seat has on the map."""
    at = s.at
    found = 0
    for unit in range(seat * OWN, seat * OWN + OWN):
        if KIND[unit] == kind and at[unit] >= 0:
            found += 1
    return found


def mercenaries(s: "Romolo", seat: int) -> int:
    """How many Mercenaries a seat has on the map."""
    found = 0
    for i in range(UNITS - MERCS):
        if s.merc[i] == seat and s.at[MERCS + i] >= 0:
            found += 1
    return found


def ai_here(s: "Romolo", place: int) -> int:
    """How many units of the A.I. are in a hex."""
    if s.players > 1:
        return 0
    i = place * TROOP
    return s.ai[i] + s.ai[i + 1] + s.ai[i + LYING]


def present(s: "Romolo", seat: int, place: int) -> bool:
    """Whether a seat has units in a hex."""
    at = s.at
    for unit in range(seat * OWN, seat * OWN + OWN):
        if at[unit] == place:
            return True
    for i in range(UNITS - MERCS):
        if at[MERCS + i] == place and s.merc[i] == seat:
            return True
    return seat >= s.players and ai_here(s, place) > 0


def hostile(s: "Romolo", seat: int, place: int, but: int = -1) -> bool:
    """Whether Hostile Units are in a hex for a seat, not counting those of `but` (RR5.6)."""
    for other in range(s.rivals):
        if (
            other != seat
            and other != but
            and s.seats[other * SEAT + STANCE] & (1 << seat) != 0
            and present(s, other, place)
        ):
            return True
    return False


def occupants(s: "Romolo") -> list[int]:
    """Who has units in each hex, a bit a seat."""
    found = [0] * s.board.size
    at = s.at
    for unit in range(s.players * OWN):
        if at[unit] >= 0:
            found[at[unit]] |= 1 << unit // OWN
    for unit in range(MERCS, UNITS):
        if at[unit] >= 0:
            found[at[unit]] |= 1 << s.merc[unit - MERCS]
    if s.players == 1:
        for place in range(s.board.size):
            if ai_here(s, place) > 0:
                found[place] |= 2
    return found


def enemies(s: "Romolo", seat: int) -> int:
    """The seats whose units are hostile to a seat, a bit each."""
    found = 0
    for other in range(s.rivals):
        if other != seat and s.seats[other * SEAT + STANCE] & (1 << seat) != 0:
            found |= 1 << other
    return found


# --- choosing a unit ---


def act(s: "Romolo", action: int) -> None:
    """A unit is chosen, a stance changed, or the Action Phase ended."""
    if action >= a.UNIT:
        choose(s, action - a.UNIT)
        s.ask(DO)
    elif action == a.END_ACTIONS:
        s.end_actions()
    else:
        other = action - a.STANCE
        s.seats[s.active * SEAT + STANCE] ^= 1 << other
        s.stanced |= 1 << other
        s.tell("hostile" if is_hostile_to(s, other) else "friendly", s.active, other)


def choose(s: "Romolo", unit: int) -> None:
    """The unit to act; nothing is declared yet."""
    s.unit = unit
    s.work = s.at[unit]
    s.free = False
    s.away = False
    s.counted = False
    s.mixed = False
    s.hand_only = False


def find_acts(s: "Romolo", found: list[int]) -> None:
    """The legal actions between two moves of the Action Phase."""
    found.append(a.END_ACTIONS)
    for other in range(s.players):
        if stance(s, other) == 0:
            found.append(a.STANCE + other)
    seat = s.active
    at = s.at
    here = occupants(s)
    hostile_seats = enemies(s, seat)
    for unit in range(seat * OWN, seat * OWN + OWN):
        if at[unit] >= 0 and not is_double(s, unit, seat * OWN):
            pressed = here[at[unit]] & hostile_seats != 0
            if movement.can_go(s, unit, pressed) or selectable(s, unit) == 0:
                found.append(a.UNIT + unit)
    for unit in range(MERCS, UNITS):
        if at[unit] >= 0 and s.merc[unit - MERCS] == seat and not is_double(s, unit, MERCS):
            pressed = here[at[unit]] & hostile_seats != 0
            if movement.can_go(s, unit, pressed) or selectable(s, unit) == 0:
                found.append(a.UNIT + unit)


def is_double(s: "Romolo", unit: int, start: int) -> bool:
    """Whether choosing an earlier unit would do the same."""
    place = s.at[unit]
    for other in range(start, unit):
        if s.at[other] == place and is_twin(s, other, unit):
            return True
    return False


def is_twin(s: "Romolo", one: int, other: int) -> bool:
    """Whether two units of a hex differ in nothing that matters for what is decided now.

    After the Action Phase it does not matter any more what a unit has done in it.
    """
    differs = s.st[one] ^ s.st[other]
    if s.step in (HIT, UNPAID, DISMISS, FEED):
        differs &= PENALTY
    elif s.step == MUSTER:
        differs &= PENALTY | LAID
    elif s.sailor in (one, other):
        return False
    if differs != 0 or KIND[one] != KIND[other] or s.owner(one) != s.owner(other):
        return False
    involved = s.force | s.guard
    return involved >> one & 1 == involved >> other & 1


def is_hostile_to(s: "Romolo", other: int) -> bool:
    """Whether the active seat's units are hostile to another seat's (RR5.6)."""
    return s.seats[s.active * SEAT + STANCE] & (1 << other) != 0


def stance(s: "Romolo", other: int) -> int:
    """A stance may be changed once a Turn towards each other player (RR5.8)."""
    if other >= s.players or s.allied(s.active, other) or s.seats[other * SEAT + ALIVE] == 0:
        return no.NO_STANCE
    return no.STANCE_TAKEN if s.stanced & (1 << other) != 0 else 0


def selectable(s: "Romolo", unit: int) -> int:
    """A unit may be chosen if it can do anything."""
    if s.owner(unit) != s.active:
        return no.NOT_YOURS
    if s.at[unit] < 0:
        return no.NOT_ON_MAP
    if movement.can_move(s, unit):
        return 0
    keep_unit, keep_work = s.unit, s.work
    choose(s, unit)
    found: list[int] = []
    find_do(s, found)
    s.unit, s.work = keep_unit, keep_work
    if found:
        return 0
    st = s.st[unit]
    if st & NEW != 0:
        return no.JUST_CREATED
    if st & (OVER_NOW | EXPLORED) != 0:
        return no.PHASE_OVER
    return no.NO_ACTIONS if st & LAID != 0 else no.NOTHING_TO_DO


# --- what it does ---


def find_do(s: "Romolo", found: list[int]) -> None:
    """What the chosen unit may do, ascending."""
    unit = s.unit
    kind = KIND[unit]
    plain = not s.away and not s.free
    if kind == EXPLORER:
        if movement.peeking(s) == 0:
            found.append(a.PEEK)
        if growth.convert(s) == 0:
            found.append(a.CONVERT)
    elif kind == WORKER:
        code = working(s)
        if s.free:
            if code == 0:
                market.find_verbs(s, found)
            return
        if code == 0:
            find_work(s, found)
        if praedo(s) == 0:
            found.append(a.POWER + PRAEDO)
        if negotiator(s) == 0:
            found.append(a.POWER + NEGOTIATOR)
        if plain and characters.traductor(s) == 0:
            found.append(a.POWER + TRADUCTOR)
    if plain:
        if s.rides < 2 and s.has(s.active, EQUES) and movement.can_ride(s, unit, RIDING):
            found.append(a.POWER + EQUES)
        if s.has(s.active, NAUTA) and movement.can_ride(s, unit, SAILING):
            found.append(a.POWER + NAUTA)
        movement.find_moves(s, unit, found)
    found.sort()


def find_work(s: "Romolo", found: list[int]) -> None:
    """The non-Move Actions of the chosen Worker, which is free to work."""
    building.find_verbs(s, found)
    production.find_verbs(s, found)
    growth.find_verbs(s, found)
    market.find_verbs(s, found)
    if characters.exchange(s) == 0:
        found.append(a.EXCHANGE)
    if characters.mercator(s) == 0:
        found.append(a.POWER + MERCATOR)


def working(s: "Romolo", but: int = -1) -> int:
    """Whether the chosen unit may do a non-Move Action (RR5.3 to RR5.6, RR6.3)."""
    unit = s.unit
    st = s.st[unit]
    if KIND[unit] != WORKER:
        return no.NOT_A_WORKER
    if st & NEW != 0:
        return no.JUST_CREATED
    if st & EXPLORED != 0 or (st & OVER_NOW != 0 and not s.free):
        return no.PHASE_OVER
    if st & LAID != 0 and not s.free:
        return no.NO_ACTIONS
    if st & WITHDRAWN != 0:
        return no.ONLY_MOVES
    if st & PENALTY != 0 and not s.obsessor_ready(s.active):
        return no.PENALIZED
    return no.HOSTILE if hostile(s, s.active, s.at[unit], but) else 0


def praedo(s: "Romolo") -> int:
    """The Praedo's theft may be tried if somebody can be robbed (RR15.8)."""
    code = characters.power(s, PRAEDO)
    if code != 0:
        return code
    for other in range(s.rivals):
        if characters.victim(s, other) == 0:
            return 0
    return no.NO_VICTIM


def negotiator(s: "Romolo") -> int:
    """The Negotiator's free Sell or Buy, by a Worker that could do it, laid or not (RR15.3)."""
    code = characters.power(s, NEGOTIATOR)
    if code != 0:
        return code
    if s.free:
        return no.POWER_USED
    s.free = True
    code = working(s)
    if code == 0:
        found: list[int] = []
        market.find_verbs(s, found)
        if not found:
            code = no.NO_USE
    s.free = False
    return code


def do(s: "Romolo", action: int) -> None:
    """The chosen unit does something."""
    if action >= a.HEX:
        movement.move(s, action - a.HEX, 0)
    elif action >= a.POWER:
        kind = action - a.POWER
        if kind == EQUES:
            s.ask(RIDE)
        elif kind == NAUTA:
            s.ask(SAIL)
        elif kind == TRADUCTOR:
            s.ask(ELSEWHERE)
        elif kind == NEGOTIATOR:
            s.free = True
            s.tell("power", s.active, NEGOTIATOR)
            s.ask(DO)
        else:
            characters.begin(s, kind)
    elif action == a.PEEK:
        s.ask(LOOK)
    elif action >= a.BUILD or action in (a.DISMANTLE, a.TRANSFORM):
        building.begin(s, action)
    elif action <= a.REFINE:
        production.begin(s, action)
    elif action < a.SELL:
        growth.begin(s, action)
    elif action == a.EXCHANGE:
        characters.begin_offer(s)
    else:
        market.begin(s, action)


def spend(s: "Romolo") -> None:
    """The chosen Worker has done its non-Move Action; the powers that served it are used."""
    unit = s.unit
    s.acted = True
    if s.st[unit] & PENALTY != 0:
        if not s.obsessor_always:
            s.used |= 1 << OBSESSOR
        s.tell("power", s.active, OBSESSOR)
    if s.free:
        s.used |= 1 << NEGOTIATOR
    else:
        s.st[unit] |= OVER_NOW | LAID
        s.tell("lie-down", s.active, 1 << unit)
    if s.away:
        s.used |= 1 << TRADUCTOR


def complete(s: "Romolo") -> None:
    """The Action is spent and the move is over."""
    spend(s)
    s.finish()
