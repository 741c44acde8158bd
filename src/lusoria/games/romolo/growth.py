"""New Units, Mercenaries and Characters (section 9)."""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import building, characters, draws, movement, payment, units
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.layout import (
    BANK,
    BANK_MERCS,
    BUILT,
    CAPITAL,
    CHARS,
    COINS,
    EXPLORER,
    FARM,
    FOR_CONVERSION,
    GONE,
    GOODS,
    GRAIN,
    HAND,
    HEX,
    KIND,
    LAID,
    MERCS,
    NEW,
    NOWHERE,
    ON_FOOT,
    OWN,
    REFINED,
    SEAT,
    SILVER,
    SLOT,
    SOLDIER,
    SOLDIERS,
    THE_EXPLORER,
    TILES,
    UNITS,
    USED,
    WALL,
    WORKER,
)
from lusoria.games.romolo.tiles import (
    ARCHITECTUS,
    DEFENSOR,
    DUX,
    FOEDERATUS,
    NEGOTIATOR,
    NO_TILE,
    PRAEPOSITUS,
)

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

# What a new worker, soldier or explorer costs (RR9.2 to RR9.4)
FOOD: Final[list[int]] = [GRAIN, REFINED, GRAIN]
PORTIONS: Final[list[int]] = [3, 2, 2]


def find_verbs(s: "Romolo", found: list[int]) -> None:
    """Creating, hiring, recruiting."""
    for action in (a.CREATE_WORKER, a.CREATE_SOLDIER, a.CREATE_EXPLORER):
        if creates(s, action) == 0:
            found.append(action)
    for number in range(1, 3):
        if hires(s, number) == 0:
            found.append(a.HIRE + number - 1)
    for slot in range(len(s.display)):
        if tile(s, slot) == 0:
            found.append(a.RECRUIT)
            break


# --- what may be created ---


def figure(s: "Romolo", kind: int) -> int:
    """A figure of a kind in the active seat's hand, or -1."""
    start = s.active * OWN
    first, last = start, start + SOLDIERS
    if kind == SOLDIER:
        first, last = start + SOLDIERS, start + THE_EXPLORER
    elif kind == EXPLORER:
        first, last = start + THE_EXPLORER, start + OWN
    for unit in range(first, last):
        if s.at[unit] == NOWHERE:
            return unit
    return -1


def within_limits(s: "Romolo", workers: int, army: int) -> bool:
    """Whether the Capital's Power allows so many more Workers and Soldiers or Mercenaries (RR9.1).

    The Architectus may count a Farm of the Capital (RR15.5).
    """
    return fits(s, workers, army, power_counted(s, s.seats[s.active * SEAT + CAPITAL]))


def fits(s: "Romolo", workers: int, army: int, strength: int) -> bool:
    """The same for a given Power."""
    seat = s.active
    if workers > 0:
        limit = s.edition.worker_limit(strength)
        if units.count(s, seat, WORKER) + workers > limit:
            return False
    return army == 0 or army_of(s, seat) + army <= s.edition.army_limit(strength)


def army_of(s: "Romolo", seat: int) -> int:
    """Soldiers and Mercenaries that a seat has on the map."""
    return units.count(s, seat, SOLDIER) + units.mercenaries(s, seat)


def power_counted(s: "Romolo", place: int) -> int:
    """The Power of a hex, with a Farm if the Architectus can count one (RR15.5)."""
    return building.power(s, place) + (1 if can_count(s, place) else 0)


def can_count(s: "Romolo", place: int) -> bool:
    """Whether the Architectus can count a Farm of a hex."""
    return s.hexes[place * HEX + BUILT + FARM] > 0 and s.ready(s.active, ARCHITECTUS)


def count_farm(s: "Romolo", workers: int, army: int) -> None:
    """The Architectus is used if the limits are kept only with its help."""
    capital = s.seats[s.active * SEAT + CAPITAL]
    if not fits(s, workers, army, building.power(s, capital)):
        characters.use(s, ARCHITECTUS)


def creates(s: "Romolo", action: int) -> int:
    """Whether the Worker may create a Worker, a Soldier or an Explorer (RR9.2 to RR9.4)."""
    if action == a.CREATE_WORKER:
        if figure(s, WORKER) < 0:
            return no.NONE_IN_HAND
        if not can_feed(s, WORKER):
            return no.CANNOT_PAY
        return 0 if within_limits(s, 1, 0) else no.LIMIT_REACHED
    if action == a.CREATE_SOLDIER:
        if s.work != s.seats[s.active * SEAT + CAPITAL]:
            return no.NOT_IN_CAPITAL
        if figure(s, SOLDIER) < 0:
            return no.NONE_IN_HAND
        if not can_feed(s, SOLDIER):
            return no.CANNOT_PAY
        return 0 if within_limits(s, 0, 1) else no.LIMIT_REACHED
    if figure(s, EXPLORER) < 0:
        return no.NONE_IN_HAND
    return 0 if can_feed(s, EXPLORER) else no.CANNOT_PAY


def can_feed(s: "Romolo", kind: int) -> bool:
    """Whether a new unit of a kind can be paid for."""
    return payment.available(s, FOOD[kind]) >= PORTIONS[kind]


def hires(s: "Romolo", number: int) -> int:
    """Whether one or two Mercenaries may be hired (RR9.6, RR9.11)."""
    if s.stock[BANK + BANK_MERCS] < number:
        return no.BANK_EMPTY
    favour = s.favours > 0 and s.ready(s.active, FOEDERATUS)
    if not favour and payment.wealth(s) < number * SILVER:
        return no.CANNOT_PAY
    return 0 if within_limits(s, 0, number) else no.LIMIT_REACHED


def convert(s: "Romolo") -> int:
    """Whether the Explorer may become a Worker (RR9.5, RR9.10)."""
    unit = s.unit
    if KIND[unit] != EXPLORER:
        return no.NOT_AN_EXPLORER
    if s.st[unit] & USED != 0:
        return no.ALREADY_USED
    code = movement.rested(s, unit, ON_FOOT)
    if code != 0:
        return code
    if units.hostile(s, s.active, s.at[unit]):
        return no.HOSTILE
    if figure(s, WORKER) < 0:
        return no.NONE_IN_HAND
    if payment.in_hand(s, GRAIN) == 0:
        return no.CANNOT_PAY
    return 0 if within_limits(s, 1, 0) else no.LIMIT_REACHED


def tile(s: "Romolo", slot: int) -> int:
    """Whether the Character of a Display slot may be hired (RR9.7, RR9.12)."""
    if slot >= len(s.display) or s.display[slot] == NO_TILE:
        return no.NO_TILE_THERE
    if s.hired:
        return no.HIRED_ALREADY
    if s.seats[s.active * SEAT + COINS] < wage(s, s.active):
        return no.TOO_LITTLE_MONEY
    if payment.needs_cube(s.display[slot]) and not payment.some_cube(s):
        return no.NEEDS_A_CUBE
    return 0


def owned(s: "Romolo", seat: int) -> int:
    """How many Characters a seat has."""
    i = seat * SEAT
    total = s.seats[i + CHARS].bit_count()
    for kind in range(5):
        total += s.seats[i + TILES + kind]
    return total


def wage(s: "Romolo", seat: int) -> int:
    """What the next Character costs a seat, in half silver."""
    return (2 + owned(s, seat)) * SILVER


# --- creating ---


def begin(s: "Romolo", action: int) -> None:
    """The Worker begins to create or hire, or the Explorer converts."""
    s.spill = -1
    if a.CREATE_WORKER <= action <= a.CREATE_EXPLORER:
        kind = action - a.CREATE_WORKER  # workers, soldiers, explorers in the same order
        payment.begin(s, action, PORTIONS[kind], payment.ANY << 5 * FOOD[kind])
    elif action == a.CONVERT:
        s.seats[s.active * SEAT + HAND + GRAIN] -= 1
        s.tell("pay", s.active, 1, GRAIN, FOR_CONVERSION)
        become_worker(s)
    elif action == a.RECRUIT:
        s.ask(SLOT)
    else:
        s.count = action - a.HIRE + 1
        payment.begin_value(s, a.HIRE, s.count * SILVER)


def become_worker(s: "Romolo") -> None:
    """The Explorer leaves the game, a laid Worker stands in its place (RR9.5)."""
    count_farm(s, 1, 0)
    place = s.at[s.unit]
    s.at[s.unit] = GONE
    s.st[s.unit] = 0
    worker = figure(s, WORKER)
    put(s, worker, place)
    s.acted = True
    s.tell("convert", s.active, s.unit, worker, place)
    s.finish()


def put(s: "Romolo", unit: int, place: int) -> None:
    """A new Unit lies in a hex (RR9.8)."""
    s.at[unit] = place
    s.st[unit] = LAID | NEW


def settle(s: "Romolo") -> None:
    """All is paid: the Unit or the Character comes."""
    verb = s.verb
    if verb == a.RECRUIT:
        recruit(s)
        return
    if verb == a.HIRE:
        hire(s)
        return
    kind = verb - a.CREATE_WORKER  # workers, soldiers, explorers in the same order
    if kind == SOLDIER:
        count_farm(s, 0, 1)
    elif kind == WORKER:
        count_farm(s, 1, 0)
    unit = figure(s, kind)
    put(s, unit, s.work)
    if kind == SOLDIER:
        s.tell("enlist", s.active, s.unit, unit, s.work)
        units.spend(s)
        s.at[s.unit] = NOWHERE
        s.st[s.unit] = 0
    else:
        s.tell("create", s.active, unit, s.work)
        units.spend(s)
    s.finish()


def hire(s: "Romolo") -> None:
    """Mercenaries come from the Bank; they stand and may act at once (RR9.6)."""
    count_farm(s, 0, s.count)
    left = s.count
    hired = 0
    for unit in range(MERCS, UNITS):
        if left > 0 and s.at[unit] == NOWHERE and s.merc[unit - MERCS] < 0:
            s.at[unit] = s.work
            s.st[unit] = 0
            s.merc[unit - MERCS] = s.active
            s.stock[BANK + BANK_MERCS] -= 1
            hired |= 1 << unit
            left -= 1
    s.tell("hire", s.active, hired, s.work)
    units.complete(s)


# --- characters ---


def choose_tile(s: "Romolo", slot: int) -> None:
    """A Character is chosen; some want a cube for their tile."""
    s.target = slot
    s.item = s.display[slot]
    if s.item == PRAEPOSITUS:
        payment.begin(s, a.RECRUIT, 1, payment.ANY_TYPE)
    elif s.item == NEGOTIATOR:
        caps = payment.ANY_TYPE if s.goods_are_spent else payment.ONE_EACH
        payment.begin(s, a.RECRUIT, 31 if s.goods_are_spent else 5, caps)
    else:
        recruit(s)


def lay_on_tile(s: "Romolo", kind: int) -> None:
    """A cube is laid on the Character's tile (RR9.12)."""
    if s.item == PRAEPOSITUS:
        s.seats[s.active * SEAT + TILES + kind] += 1
        return
    s.stock[GOODS + kind] += 1
    more = False
    for other in range(5):
        if payment.cap(s, other) > 0 and payment.available(s, other) > 0:
            more = True
    if not more:
        s.due = 0


def recruit(s: "Romolo") -> None:
    """The Character is paid and comes; its slot is filled from the pile (RR9.7)."""
    seat = s.active
    kind = s.item
    cost = wage(s, s.active)
    if kind == PRAEPOSITUS:
        cost -= SILVER  # its tile lies in front of the player already
    else:
        s.seats[seat * SEAT + CHARS] |= 1 << kind
    s.seats[seat * SEAT + COINS] -= cost
    s.hired = True
    s.tell("recruit", seat, kind, cost, s.target + 1)
    if kind == DUX:
        s.dux = s.edition.dux
    elif kind == FOEDERATUS:
        s.favours = s.edition.favours
    elif kind == DEFENSOR:
        taken = min(3, s.stock[BANK + WALL])  # RR15.6
        s.stock[BANK + WALL] -= taken
        s.spare_walls = taken
        s.tell("spare-walls", seat, taken)
    s.display[s.target] = NO_TILE
    units.spend(s)
    if not draws.fill_slot(s):
        s.finish()
