"""Paying, cube by cube: from the hand, from warehouses of the hex, or with coins."""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, tiles, words
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.economy import (
    bill,
    costs,
    funds,
    powers,
)
from lusoria.games.romolo.step import Block, UnderWay

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


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
        if from_store(s, index) == 0 and not funds.is_double(s, index):
            found.append(a.STORE + index)
    for kind in (tiles.AEDIFICATOR, tiles.DEFENSOR, tiles.FOEDERATUS):
        if power(s, kind) == 0:
            found.append(a.POWER + kind)


def done(s: "Romolo") -> int:
    """Only the Negotiator's hirer says himself how many cubes he lays (RR15.3)."""
    if s.verb == a.RECRUIT and s.item == tiles.NEGOTIATOR and s.paid > 0:
        return 0
    return no.NOT_NOW


def coins(s: "Romolo") -> int:
    """Coins pay whatever is still due of a sum."""
    if not s.by_value:
        return no.NOT_NOW
    return 0 if s.seats[s.active * layout.SEAT + layout.COINS] >= s.due else no.CANNOT_PAY


def from_hand(s: "Romolo", kind: int) -> int:
    """Whether a cube of the hand may be paid."""
    if funds.in_hand(s, kind) == 0:
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
    if bill.cap(s, kind) == 0:
        return no.WRONG_RESOURCE
    if s.same and s.paid == 0 and funds.available(s, kind) < s.due:
        return no.CANNOT_PAY
    if s.verb == a.BUILD:
        return costs.cube(s, kind)
    return 0


def power(s: "Romolo", kind: int) -> int:
    """Characters that change a payment: Aedificator, Defensor, Foederatus."""
    if kind == tiles.FOEDERATUS:
        if s.verb != a.HIRE:
            return no.NOT_NOW
        code = powers.power(s, tiles.FOEDERATUS)
        if code != 0:
            return code
        if s.favours == 0:
            return no.COUNTERS_GONE
        return 0 if s.paid == 0 else no.NOT_NOW
    if s.verb == a.BUILD and kind in (tiles.AEDIFICATOR, tiles.DEFENSOR):
        return costs.helps(s, kind)
    return no.NOT_NOW


# --- sums of money ---


def of_value(s: "Romolo", kind: int) -> int:
    """A cube may be paid if it is worth something and no piece could be left out (RR9.9)."""
    value = funds.worth(s, kind)
    if value == 0:
        return no.WORTHLESS
    least = min(s.least, value)
    if value >= s.due:
        return 0 if value - s.due < least else no.POINTLESS_PIECE
    left = [funds.available(s, k) for k in range(5)]
    left[kind] -= 1
    return 0 if completes(s, left, 0, s.due - value, least) else no.POINTLESS_PIECE


def completes(s: "Romolo", left: list[int], start: int, due: int, least: int) -> bool:
    """Whether coins and cubes can pay the rest without a piece that could be left out."""
    if due <= s.seats[s.active * layout.SEAT + layout.COINS]:
        return True
    for kind in range(start, 5):
        value = funds.worth(s, kind)
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


# --- paying ---


def pay(s: "Romolo", action: int) -> None:
    """A piece of the payment is given, or a character helps."""
    seat = s.active
    if action == a.DONE:
        s.due = 0
    elif action == a.COINS:
        s.seats[seat * layout.SEAT + layout.COINS] -= s.due
        s.tell("coins", seat, s.due, bill.purpose(s))
        s.due = 0
    elif action >= a.POWER:
        use(s, action - a.POWER)
    else:
        if action >= a.STORE:
            index = action - a.STORE
            kind = (s.stores[index] >> 4) & 7
            funds.take_from_store(s, index, 1)
            s.queue.append(kind + layout.FROM_STORE)
        else:
            kind = action - a.RESOURCE
            s.seats[seat * layout.SEAT + layout.HAND + kind] -= 1
            s.queue.append(kind)
        give(s, kind)
    if s.due == 0:
        settle(s)


def give(s: "Romolo", kind: int) -> None:
    """A cube has been paid."""
    s.paid += 1
    if s.by_value:
        value = funds.worth(s, kind)
        s.least = min(s.least, value)
        s.due = max(0, s.due - value)
        return
    if s.same:
        s.caps = bill.ANY << 5 * kind
    if bill.cap(s, kind) < bill.ANY:
        s.caps -= 1 << 5 * kind
    s.due -= 1
    if s.verb == a.RECRUIT:
        lay_on_tile(s, kind)


def use(s: "Romolo", kind: int) -> None:
    """A character changes the payment."""
    s.tell("power", s.active, kind)
    if kind == tiles.FOEDERATUS:
        s.used |= 1 << tiles.FOEDERATUS
        s.favours -= 1
        s.due = 0
    else:
        costs.use(s, kind)


def settle(s: "Romolo") -> None:
    """All is paid: what it was paid for happens."""
    verb = s.verb
    if verb == a.BUILD and costs.wants_more(s):
        return
    if s.log is not None:
        tell_cubes(s)
    if verb == a.BUILD:
        s.go(asked.BUILD_PAID)
    elif verb == a.REFINE:
        s.go(asked.REFINE_PAID)
    elif verb == layout.WAGES:
        s.go(asked.WAGES_PAID)
    elif verb == a.POWER + tiles.MERCATOR:
        s.go(asked.TRADE_PAID)
    else:
        s.go(asked.GROWTH_PAID)


def tell_cubes(s: "Romolo") -> None:
    """The cubes of a payment are told once all of it is decided: of the hand, of warehouses."""
    why = bill.purpose(s)
    for kind in range(5):
        count = s.queue.count(kind)
        if count > 0:
            s.tell("pay", s.active, count, kind, why)
        count = s.queue.count(kind + layout.FROM_STORE)
        if count > 0:
            s.tell("pay-store", s.active, count, kind, why, s.work)


def lay_on_tile(s: "Romolo", kind: int) -> None:
    """A cube is laid on the Character's tile (RR9.12)."""
    if s.item == tiles.PRAEPOSITUS:
        s.seats[s.active * layout.SEAT + layout.TILES + kind] += 1
        return
    s.stock[layout.GOODS + kind] += 1
    more = False
    for other in range(5):
        if bill.cap(s, other) > 0 and funds.available(s, other) > 0:
            more = True
    if not more:
        s.due = 0


class Pay(UnderWay):
    """The next piece of a payment, or a Character that changes it (RR7.12)."""

    clause = "RR7.12"
    silent = True
    texts: tuple[int, ...] = (a.RESOURCE, a.STORE, a.DONE)

    def offers(self, s: "Romolo") -> list[Block]:
        return [
            (a.DONE, 1),
            (a.COINS, 1),
            (a.RESOURCE, 5),
            (a.STORE, a.MOST_STORES),
            (a.POWER, tiles.CHARACTERS),
        ]

    def check(self, s: "Romolo", action: int) -> int:
        if action == a.DONE:
            return done(s)
        if action == a.COINS:
            return coins(s)
        if action >= a.POWER:
            return power(s, action - a.POWER)
        if action < a.STORE:
            return from_hand(s, action - a.RESOURCE)
        found = from_store(s, action - a.STORE)
        return no.TWIN if found == 0 and funds.is_double(s, action - a.STORE) else found

    def find(self, s: "Romolo") -> list[int]:
        found: list[int] = []
        find(s, found)
        return found

    def play(self, s: "Romolo", action: int) -> None:
        pay(s, action)

    def fits(self, s: "Romolo") -> bool:
        if s.verb == layout.WAGES:
            unpaid = s.piece == s.count and 0 <= s.count < s.merc.count(s.active)
            return unpaid and s.is_peaceful()  # RR12.2
        if s.verb == a.HIRE:
            possible = 0 < s.count <= min(2, s.stock[layout.BANK + layout.BANK_MERCS])  # RR9.6
        else:
            possible = 0 <= s.count <= (3 if s.verb == a.BUILD else 0)  # RR7.4
        return possible and UnderWay.fits(self, s)

    def prompt(self, s: "Romolo", params: Params) -> str:
        if s.verb == a.RECRUIT and s.item == tiles.NEGOTIATOR:
            return "-goods"  # as many as its hirer likes
        params["due"] = words.due(s)
        params["what"] = words.bought(s)
        return ""
