"""Paying, cube by cube: from the hand, from warehouses of the hex, or with coins.

Two ways: so many cubes of types that are allowed (`caps`), or a sum of money in which cubes count
with their price (`by_value`, RR9.9 and RR12.8).
"""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import building, characters, growth, maintenance, production
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.layout import (
    COINS,
    FOR_BUILDING,
    FOR_HIRING,
    FOR_REFINING,
    FOR_SALARY,
    FOR_TILE,
    FOR_TRADE,
    FOR_WORKER,
    FROM_STORE,
    HAND,
    PAY,
    PRICES,
    SALT,
    SEAT,
    SILVER,
    STONE,
    WAGES,
    WOOD,
)
from lusoria.games.romolo.tiles import (
    AEDIFICATOR,
    DEFENSOR,
    FOEDERATUS,
    MERCATOR,
    NEGOTIATOR,
    PRAEPOSITUS,
)

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

ANY: Final = 31
ANY_TYPE: Final = ANY | ANY << 5 | ANY << 10 | ANY << 15 | ANY << 20
ONE_EACH: Final = 1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20
BUILDING_STUFF: Final = ANY << 5 * WOOD | ANY << 5 * STONE

# --- what there is to pay with ---


def cap(s: "Romolo", kind: int) -> int:
    """How many cubes of a type may still be paid."""
    return (s.caps >> 5 * kind) & 31


def in_hand(s: "Romolo", kind: int) -> int:
    """How many cubes of a type the payer holds."""
    return s.seats[s.active * SEAT + HAND + kind]


def stored(s: "Romolo", kind: int) -> int:
    """How many cubes of a type lie in warehouses of the hex where the Worker works (RR8.6)."""
    found = 0
    if s.hand_only:
        return 0
    for store in s.stores:
        if store >> 7 == s.work and (store >> 4) & 7 == kind:
            found += store & 15
    return found


def available(s: "Romolo", kind: int) -> int:
    """How many cubes of a type can be spent."""
    return in_hand(s, kind) + stored(s, kind)


def some_cube(s: "Romolo") -> bool:
    """Whether there is any cube to spend."""
    for kind in range(5):
        if available(s, kind) > 0:
            return True
    return False


def worth(s: "Romolo", kind: int) -> int:
    """What a cube counts, in half silver; due salt is worth at least a bronze (RR12.8)."""
    price = s.stock[PRICES + kind] * SILVER
    if kind == SALT and s.verb == WAGES:
        return max(price, 1)
    return price


def take_from_store(s: "Romolo", index: int, cubes: int) -> None:
    """Cubes leave a warehouse; an emptied one can be filled again."""
    left = (s.stores[index] & 15) - cubes
    s.stores[index] -= cubes
    if left > 0:
        return
    s.stores.pop(index)
    if s.spill == index:
        s.spill = -1
    elif s.spill > index:
        s.spill -= 1


# --- beginning ---


def begin(s: "Romolo", verb: int, due: int, caps: int) -> None:
    """So many cubes of the allowed types are due."""
    s.verb = verb
    s.due = due
    s.caps = caps
    s.paid = 0
    s.by_value = False
    s.same = False
    s.queue = []
    s.ask(PAY)


def begin_same(s: "Romolo", verb: int, due: int) -> None:
    """So many cubes, all of one type."""
    begin(s, verb, due, ANY_TYPE)
    s.same = True


def begin_value(s: "Romolo", verb: int, money: int) -> None:
    """A sum in half silver is due."""
    begin(s, verb, money, 0)
    s.by_value = True
    s.least = 1_000_000


# --- what may be paid ---


def find(s: "Romolo", found: list[int]) -> None:
    """What may be paid next, ascending."""
    if done(s) == 0:
        found.append(a.DONE)
    if coins(s) == 0:
        found.append(a.COINS)
    for kind in range(5):
        if from_hand(s, kind) == 0:
            found.append(a.RESOURCE + kind)
    for index in range(len(s.stores)):
        if from_store(s, index) == 0 and not is_double(s, index):
            found.append(a.STORE + index)
    for kind in (AEDIFICATOR, DEFENSOR, FOEDERATUS):
        if power(s, kind) == 0:
            found.append(a.POWER + kind)


def is_double(s: "Romolo", index: int) -> bool:
    """Whether an earlier warehouse of the same hex holds the same."""
    for other in range(index):
        if s.stores[other] == s.stores[index] and (s.spill < 0 or s.spill not in (other, index)):
            return True
    return False


def done(s: "Romolo") -> int:
    """Only the Negotiator's hirer says himself how many cubes he lays (RR15.3)."""
    if s.verb == a.RECRUIT and s.item == NEGOTIATOR and s.paid > 0:
        return 0
    return no.NOT_NOW


def coins(s: "Romolo") -> int:
    """Coins pay whatever is still due of a sum."""
    if not s.by_value:
        return no.NOT_NOW
    return 0 if s.seats[s.active * SEAT + COINS] >= s.due else no.CANNOT_PAY


def from_hand(s: "Romolo", kind: int) -> int:
    """Whether a cube of the hand may be paid."""
    if in_hand(s, kind) == 0:
        return no.NOT_HAD
    return cube(s, kind)


def from_store(s: "Romolo", index: int) -> int:
    """Whether a cube of a warehouse may be paid."""
    if index >= len(s.stores) or s.hand_only or s.stores[index] >> 7 != s.work:
        return no.NOT_HAD
    return cube(s, (s.stores[index] >> 4) & 7)


def cube(s: "Romolo", kind: int) -> int:
    """Whether a cube of that type may be paid so that the rest can be, too."""
    if s.by_value:
        return of_value(s, kind)
    if cap(s, kind) == 0:
        return no.WRONG_RESOURCE
    if s.same and s.paid == 0 and available(s, kind) < s.due:
        return no.CANNOT_PAY
    if s.verb == a.BUILD:
        return building.cube(s, kind)
    return 0


def power(s: "Romolo", kind: int) -> int:
    """Characters that change a payment: Aedificator, Defensor, Foederatus."""
    if kind == FOEDERATUS:
        if s.verb != a.HIRE:
            return no.NOT_NOW
        code = characters.power(s, FOEDERATUS)
        if code != 0:
            return code
        if s.favours == 0:
            return no.COUNTERS_GONE
        return 0 if s.paid == 0 else no.NOT_NOW
    if s.verb == a.BUILD and kind in (AEDIFICATOR, DEFENSOR):
        return building.helps(s, kind)
    return no.NOT_NOW


# --- sums of money ---


def of_value(s: "Romolo", kind: int) -> int:
    """A cube may be paid if it is worth something and no piece could be left out (RR9.9)."""
    value = worth(s, kind)
    if value == 0:
        return no.WORTHLESS
    least = min(s.least, value)
    if value >= s.due:
        return 0 if value - s.due < least else no.POINTLESS_PIECE
    left = [available(s, k) for k in range(5)]
    left[kind] -= 1
    return 0 if completes(s, left, 0, s.due - value, least) else no.POINTLESS_PIECE


def completes(s: "Romolo", left: list[int], start: int, due: int, least: int) -> bool:
    """Whether coins and cubes can pay the rest without a piece that could be left out."""
    if due <= s.seats[s.active * SEAT + COINS]:
        return True
    for kind in range(start, 5):
        value = worth(s, kind)
        if left[kind] == 0 or value == 0:
            continue
        lesser = min(least, value)
        if value >= due:
            if value - due < lesser:
                return True
            continue
        left[kind] -= 1
        found = completes(s, left, kind, due - value, lesser)
        left[kind] += 1
        if found:
            return True
    return False


def wealth(s: "Romolo") -> int:
    """What all coins and cubes that can be spent are worth together."""
    total = s.seats[s.active * SEAT + COINS]
    for kind in range(5):
        total += available(s, kind) * worth(s, kind)
    return total


# --- paying ---


def pay(s: "Romolo", action: int) -> None:
    """A piece of the payment is given, or a character helps."""
    seat = s.active
    if action == a.DONE:
        s.due = 0
    elif action == a.COINS:
        s.seats[seat * SEAT + COINS] -= s.due
        s.tell("coins", seat, s.due, purpose(s))
        s.due = 0
    elif action >= a.POWER:
        use(s, action - a.POWER)
    else:
        if action >= a.STORE:
            index = action - a.STORE
            kind = (s.stores[index] >> 4) & 7
            take_from_store(s, index, 1)
            s.queue.append(kind + FROM_STORE)
        else:
            kind = action - a.RESOURCE
            s.seats[seat * SEAT + HAND + kind] -= 1
            s.queue.append(kind)
        give(s, kind)
    if s.due == 0:
        settle(s)


def give(s: "Romolo", kind: int) -> None:
    """A cube has been paid."""
    s.paid += 1
    if s.by_value:
        value = worth(s, kind)
        s.least = min(s.least, value)
        s.due = max(0, s.due - value)
        return
    if s.same:
        s.caps = ANY << 5 * kind
    if cap(s, kind) < ANY:
        s.caps -= 1 << 5 * kind
    s.due -= 1
    if s.verb == a.RECRUIT:
        growth.lay_on_tile(s, kind)


def use(s: "Romolo", kind: int) -> None:
    """A character changes the payment."""
    s.tell("power", s.active, kind)
    if kind == FOEDERATUS:
        s.used |= 1 << FOEDERATUS
        s.favours -= 1
        s.due = 0
    else:
        building.use(s, kind)


def settle(s: "Romolo") -> None:
    """All is paid: what it was paid for happens."""
    verb = s.verb
    if verb == a.BUILD and building.wants_more(s):
        return
    if s.log is not None:
        tell_cubes(s)
    if verb == a.BUILD:
        building.build(s)
    elif verb == a.REFINE:
        production.refine(s)
    elif verb == WAGES:
        maintenance.wages_paid(s)
    elif verb == a.POWER + MERCATOR:
        characters.traded(s)
    else:
        growth.settle(s)


def purpose(s: "Romolo") -> int:
    """What is being paid for."""
    verb = s.verb
    if verb == a.BUILD:
        return FOR_BUILDING
    if verb == a.REFINE:
        return FOR_REFINING
    if verb == a.HIRE:
        return FOR_HIRING
    if verb == a.RECRUIT:
        return FOR_TILE
    if verb == WAGES:
        return FOR_SALARY
    return FOR_TRADE if verb == a.POWER + MERCATOR else FOR_WORKER + verb - a.CREATE_WORKER


def tell_cubes(s: "Romolo") -> None:
    """The cubes of a payment are told once all of it is decided: of the hand, of warehouses."""
    why = purpose(s)
    for kind in range(5):
        count = s.queue.count(kind)
        if count > 0:
            s.tell("pay", s.active, count, kind, why)
        count = s.queue.count(kind + FROM_STORE)
        if count > 0:
            s.tell("pay-store", s.active, count, kind, why, s.work)


def needs_cube(kind: int) -> bool:
    """Whether hiring the character takes a cube for its tile (RR9.12)."""
    return kind in (PRAEPOSITUS, NEGOTIATOR)
