"""New Units, Mercenaries and Characters (section 9)."""

from typing import TYPE_CHECKING, Final

from lusoria.core.step import Block
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, tiles
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions, movement, presence
from lusoria.games.romolo.economy import bill, display, funds, powers, work
from lusoria.games.romolo.step import UnderWay

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


# What a new worker, soldier or explorer costs (RR9.2 to RR9.4)
FOOD: Final[list[int]] = [layout.GRAIN, layout.REFINED, layout.GRAIN]
PORTIONS: Final[list[int]] = [3, 2, 2]


def find_verbs(s: "Romolo", place: int, found: list[int]) -> None:
    """Creating, hiring, recruiting."""
    for action in (a.CREATE_WORKER, a.CREATE_SOLDIER, a.CREATE_EXPLORER):
        if check_creation(s, place, action) == 0:
            found.append(action)
    for number in range(1, 3):
        if check_hiring(s, place, number) == 0:
            found.append(a.HIRE + number - 1)
    for slot in range(len(s.display)):
        if check_tile(s, place, slot) == 0:
            found.append(a.RECRUIT)
            break


# --- what may be created ---


def figure(s: "Romolo", kind: int) -> int:
    """A figure of a kind in the active seat's hand, or -1."""
    start = s.active * layout.OWN
    first, last = start, start + layout.SOLDIERS
    if kind == layout.SOLDIER:
        first, last = start + layout.SOLDIERS, start + layout.THE_EXPLORER
    elif kind == layout.EXPLORER:
        first, last = start + layout.THE_EXPLORER, start + layout.OWN
    for unit in range(first, last):
        if s.at[unit] == layout.NOWHERE:
            return unit
    return -1


def is_within_limits(s: "Romolo", workers: int, army: int) -> bool:
    """True if the Capital's Power allows the given numbers of further Workers and of further
    Soldiers or Mercenaries (RR9.1).

    The Architectus may count a Farm of the Capital (RR15.5).
    """
    return is_allowed_by(s, workers, army, powers.power_counted(s, s.capital(s.active)))


def is_allowed_by(s: "Romolo", workers: int, army: int, strength: int) -> bool:
    """True if a given Power allows them."""
    seat = s.active
    if workers > 0:
        limit = s.edition.worker_limit(strength)
        if presence.count(s, seat, layout.WORKER) + workers > limit:
            return False
    return army == 0 or army_of(s, seat) + army <= s.edition.army_limit(strength)


def army_of(s: "Romolo", seat: int) -> int:
    """Soldiers and Mercenaries that a seat has on the map."""
    return presence.count(s, seat, layout.SOLDIER) + presence.mercenaries(s, seat)


def count_farm(s: "Romolo", workers: int, army: int) -> None:
    """The Architectus is used if the limits are kept only with its help."""
    capital = s.capital(s.active)
    if not is_allowed_by(s, workers, army, constructions.power(s, capital)):
        powers.use(s, tiles.ARCHITECTUS, tiles.COUNTED_FARM)


def check_creation(s: "Romolo", place: int, action: int) -> int:
    """Return the refusal's code, or 0 if the Worker may create a Worker, a Soldier or an Explorer
    (RR9.2 to RR9.4).
    """
    if action == a.CREATE_WORKER:
        if figure(s, layout.WORKER) < 0:
            return no.NONE_IN_HAND
        if not can_feed(s, place, layout.WORKER):
            return no.CANNOT_PAY
        return 0 if is_within_limits(s, 1, 0) else no.LIMIT_REACHED
    if action == a.CREATE_SOLDIER:
        if place != s.capital(s.active):
            return no.NOT_IN_CAPITAL
        if figure(s, layout.SOLDIER) < 0:
            return no.NONE_IN_HAND
        if not can_feed(s, place, layout.SOLDIER):
            return no.CANNOT_PAY
        return 0 if is_within_limits(s, 0, 1) else no.LIMIT_REACHED
    if figure(s, layout.EXPLORER) < 0:
        return no.NONE_IN_HAND
    return 0 if can_feed(s, place, layout.EXPLORER) else no.CANNOT_PAY


def can_feed(s: "Romolo", place: int, kind: int) -> bool:
    """True if a new unit of a kind can be paid for."""
    return funds.available(s, place, FOOD[kind]) >= PORTIONS[kind]


def check_hiring(s: "Romolo", place: int, number: int) -> int:
    """Return the refusal's code, or 0 if one or two Mercenaries may be hired (RR9.6, RR9.11)."""
    if s.stock[layout.BANK + layout.BANK_MERCS] < number:
        return no.BANK_EMPTY
    favour = s.favours > 0 and s.is_ready(s.active, tiles.FOEDERATUS)
    paid = max(0, number - s.edition.freed_at_once) if favour else number
    if funds.wealth(s, place) < paid * layout.SILVER:
        return no.CANNOT_PAY
    return 0 if is_within_limits(s, 0, number) else no.LIMIT_REACHED


def check_conversion(s: "Romolo", unit: int) -> int:
    """Return the refusal's code, or 0 if an Explorer may become a Worker (RR9.5, RR9.10)."""
    if layout.KIND[unit] != layout.EXPLORER:
        return no.NOT_AN_EXPLORER
    if s.st[unit] & layout.USED != 0:
        return no.ALREADY_USED
    code = movement.check_rested(s, unit, layout.ON_FOOT)
    if code != 0:
        return code
    if presence.has_hostile(s, s.active, s.at[unit]):
        return no.HOSTILE
    if figure(s, layout.WORKER) < 0:
        return no.NONE_IN_HAND
    if funds.in_hand(s, layout.GRAIN) == 0:
        return no.CANNOT_PAY
    return 0 if is_within_limits(s, 1, 0) else no.LIMIT_REACHED


def check_tile(s: "Romolo", place: int, slot: int) -> int:
    """Return the refusal's code, or 0 if the Character of a Display slot may be hired (RR9.7,
    RR9.12).
    """
    if slot >= len(s.display) or s.display[slot] == tiles.NO_TILE:
        return no.NO_TILE_THERE
    if s.hired:
        return no.HIRED_ALREADY
    if s.coins(s.active) < wage(s, s.active):
        return no.TOO_LITTLE_MONEY
    if bill.needs_cube(s, s.display[slot]) and not funds.has_cube(s, place):
        return no.NEEDS_A_CUBE
    return 0


def owned(s: "Romolo", seat: int) -> int:
    """How many Characters a seat has."""
    i = seat * layout.SEAT
    total = s.seats[i + layout.CHARS].bit_count()
    for kind in range(5):
        total += s.seats[i + layout.TILES + kind]
    return total


def wage(s: "Romolo", seat: int) -> int:
    """What the next Character costs a seat, in half silver."""
    return (2 + owned(s, seat)) * layout.SILVER


# --- creating ---


def begin(s: "Romolo", action: int) -> None:
    """The Worker begins to create or hire, or the Explorer converts."""
    if a.CREATE_WORKER <= action <= a.CREATE_EXPLORER:
        kind = action - a.CREATE_WORKER  # workers, soldiers, explorers in the same order
        bill.begin(s, layout.FOR_WORKER + kind, PORTIONS[kind], bill.only(FOOD[kind]))
    elif action == a.CONVERT:
        s.add_cubes(s.active, layout.GRAIN, -1)
        s.tell("pay", s.active, 1, layout.GRAIN, layout.FOR_CONVERSION)
        become_worker(s)
    elif action == a.RECRUIT:
        s.ask(asked.SLOT)
    else:
        number = action - a.HIRE + 1
        bill.begin_value(s, layout.FOR_HIRING, number * layout.SILVER)
        s.bill.mercenaries = number


def become_worker(s: "Romolo") -> None:
    """The Explorer leaves the game, a laid Worker stands in its place (RR9.5)."""
    count_farm(s, 1, 0)
    unit = s.move.unit
    place = s.at[unit]
    s.at[unit] = layout.GONE
    s.st[unit] = 0
    worker = figure(s, layout.WORKER)
    put(s, worker, place)
    s.acted = True
    s.tell("convert", s.active, unit, worker, place)
    s.finish()


def put(s: "Romolo", unit: int, place: int) -> None:
    """A new Unit lies in a hex (RR9.8)."""
    s.at[unit] = place
    s.st[unit] = layout.LAID | layout.NEW


def grow(s: "Romolo") -> None:
    """All is paid: the Unit or the Character comes."""
    purpose = s.bill.purpose
    if purpose == layout.FOR_TILE:
        recruit(s)
    elif purpose == layout.FOR_HIRING:
        hire(s, s.bill.mercenaries)
    else:
        create(s, purpose - layout.FOR_WORKER)  # the kinds in the same order


def create(s: "Romolo", kind: int) -> None:
    """A Worker, a Soldier or an Explorer comes; a Worker becomes the Soldier (RR9.3)."""
    if kind == layout.SOLDIER:
        count_farm(s, 0, 1)
    elif kind == layout.WORKER:
        count_farm(s, 1, 0)
    unit = figure(s, kind)
    put(s, unit, s.move.place)
    if kind == layout.SOLDIER:
        s.tell("enlist", s.active, s.move.unit, unit, s.move.place)
        work.spend(s)
        s.at[s.move.unit] = layout.NOWHERE
        s.st[s.move.unit] = 0
    else:
        s.tell("create", s.active, unit, s.move.place)
        work.spend(s)
    s.finish()


def hire(s: "Romolo", number: int) -> None:
    """Mercenaries come from the Bank; they stand and may act at once (RR9.6)."""
    count_farm(s, 0, number)
    left = number
    hired = 0
    for unit in range(layout.MERCS, layout.UNITS):
        if left > 0 and s.at[unit] == layout.NOWHERE and s.merc[unit - layout.MERCS] < 0:
            s.at[unit] = s.move.place
            s.st[unit] = 0
            presence.enlist(s, unit, s.active)
            s.own_stock()[layout.BANK + layout.BANK_MERCS] -= 1
            hired |= 1 << unit
            left -= 1
    s.tell("hire", s.active, hired, s.move.place)
    work.complete(s)


# --- characters ---


def choose_tile(s: "Romolo", slot: int) -> None:
    """A Character is chosen; some want a cube for their tile."""
    s.slot = slot
    kind = s.display[slot]
    if kind == tiles.PRAEPOSITUS:
        bill.begin(s, layout.FOR_TILE, 1, bill.ANY_TYPE)
    elif kind == tiles.NEGOTIATOR and s.edition.goods_on_tile:
        if s.goods_are_spent:
            bill.begin(s, layout.FOR_TILE, bill.ANY, bill.ANY_TYPE)
        else:
            bill.begin(s, layout.FOR_TILE, 5, bill.ONE_EACH)
    else:
        recruit(s)


def recruit(s: "Romolo") -> None:
    """The Character is paid and comes; its slot is filled from the pile (RR9.7)."""
    seat = s.active
    kind = s.display[s.slot]
    cost = wage(s, s.active)
    if kind == tiles.PRAEPOSITUS:
        cost -= layout.SILVER  # its tile lies in front of the player already
    else:
        s.seats[seat * layout.SEAT + layout.CHARS] |= 1 << kind
    s.add_coins(seat, -cost)
    s.hired = True
    s.tell("recruit", seat, kind, cost, s.slot + 1)
    if kind == tiles.DUX:
        s.dux = s.edition.dux
    elif kind == tiles.FOEDERATUS:
        s.favours = s.edition.favours
    elif kind == tiles.DEFENSOR:
        taken = min(3, s.stock[layout.BANK + layout.WALL])  # RR15.6
        s.own_stock()[layout.BANK + layout.WALL] -= taken
        s.spare_walls = taken
        s.tell("spare-walls", seat, taken)
    display.put(s, s.slot, tiles.NO_TILE)
    s.bill = bill.NO_BILL
    work.spend(s)
    if not display.fill_slot(s):
        s.finish()


def check_recruiting(s: "Romolo", place: int) -> int:
    """Return the refusal's code, or 0 if any Character of the Display can be hired."""
    found = no.NO_TILE_THERE
    for slot in range(len(s.display)):
        now = check_tile(s, place, slot)
        if now == 0:
            return 0
        if found == no.NO_TILE_THERE:
            found = now
    return found


class Slot(UnderWay):
    """The Character that is hired (RR9.7)."""

    clause = "RR9.7"

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.SLOT, a.SEAT - a.SLOT)]

    def check(self, s: "Romolo", action: int) -> int:
        return check_tile(s, s.move.place, action - a.SLOT)

    def play(self, s: "Romolo", action: int) -> None:
        choose_tile(s, action - a.SLOT)
