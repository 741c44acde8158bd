"""Selling and buying (section 10)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import building, characters, growth, payment, units
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.layout import (
    BUILT,
    BUY,
    COINS,
    COLUMN,
    CUBES,
    FORUM,
    GOODS,
    HAND,
    HARBOR,
    HELP,
    HEX,
    NOWHERE,
    PRICES,
    SEAT,
    SELL,
    SILVER,
    TRADES,
)
from lusoria.games.romolo.tiles import NAUTA

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def find_verbs(s: "Romolo", found: list[int]) -> None:
    """Sell and Buy."""
    if sells(s) == 0:
        found.append(a.SELL)
    if buys(s) == 0:
        found.append(a.BUY)


def sells(s: "Romolo") -> int:
    """Whether any resource can be sold."""
    code = no.NOT_HAD
    for kind in range(5):
        if payment.available(s, kind) > 0:
            code = sale(s, kind)
            if code == 0:
                return 0
    return code


def buys(s: "Romolo") -> int:
    """Whether any resource can be bought."""
    for kind in range(5):
        if purchase(s, kind) == 0:
            return 0
    return no.TOO_LITTLE_MONEY


def sale(s: "Romolo", kind: int) -> int:
    """Whether a resource may be sold: it has a price and a column for its cube (RR10.1, RR10.2)."""
    if s.free and s.stock[GOODS + kind] == 0:
        return no.NOT_ON_TILE
    if s.stock[PRICES + kind] == 0:
        return no.WORTHLESS
    for other in range(5):
        if column(s, kind, other) == 0:
            return 0
    return no.NO_COLUMN


def column(s: "Romolo", kind: int, other: int) -> int:
    """Whether the cube may lie over a column: not its own, and never a third there (RR10.2)."""
    if kind == other:
        return no.OWN_COLUMN
    return no.COLUMN_FULL if cubes_over(s, other) >= 2 else 0


def cubes_over(s: "Romolo", column: int) -> int:
    """How many cubes lie over a column of the Market."""
    start = CUBES + 5 * column
    stock = s.stock
    return stock[start] + stock[start + 1] + stock[start + 2] + stock[start + 3] + stock[start + 4]


def purchase(s: "Romolo", kind: int) -> int:
    """Whether a resource may be bought: only coins buy (RR10.4, RR10.6)."""
    if s.free and s.stock[GOODS + kind] == 0:
        return no.NOT_ON_TILE
    return 0 if s.seats[s.active * SEAT + COINS] >= cost(s, kind) else no.TOO_LITTLE_MONEY


def cost(s: "Romolo", kind: int) -> int:
    """What a purchase costs, in half silver: at price 0 a bronze (RR10.4)."""
    return max(1, s.stock[PRICES + kind] * SILVER)


def exchanges(s: "Romolo") -> int:
    """How many exchanges the action may make without the Nauta (RR10.1, RR10.4)."""
    return 1 + s.hexes[s.work * HEX + BUILT + HARBOR]


def exchanges_left(s: "Romolo") -> int:
    """How many exchanges may still follow, one of them by the Nauta (RR10.6, RR15.2)."""
    by_nauta = 1 if s.nauta == 0 and s.ready(s.active, NAUTA) else 0
    return max(0, exchanges(s) - s.count) + by_nauta


# --- trading ---


def begin(s: "Romolo", action: int) -> None:
    """The Worker goes to the Market."""
    s.verb = action
    s.count = 0
    s.spill = -1
    s.ask(SELL if action == a.SELL else BUY)


def go_on(s: "Romolo", action: int) -> None:
    """A resource, its column, or the end of the action."""
    if action == a.DONE:
        end(s)
    elif s.step == COLUMN:
        sold(s, action - a.COLUMN)
    elif s.step == BUY:
        bought(s, action - a.RESOURCE)
    else:
        if action >= a.STORE:
            index = action - a.STORE
            s.item = (s.stores[index] >> 4) & 7
            s.target = s.work
            payment.take_from_store(s, index, 1)
        else:
            s.item = action - a.RESOURCE
            s.target = NOWHERE
            s.seats[s.active * SEAT + HAND + s.item] -= 1
        s.ask(COLUMN)


def sold(s: "Romolo", over: int) -> None:
    """The cube lies on the Market board; its price is paid."""
    kind = s.item
    s.stock[CUBES + 5 * over + kind] += 1
    price = s.stock[PRICES + kind]
    s.seats[s.active * SEAT + COINS] += price * SILVER
    if s.target == NOWHERE:
        s.tell("sell", s.active, kind, price * SILVER, over)
    else:
        s.tell("sell-store", s.active, kind, price * SILVER, over, s.target)
    exchanged(s, kind)
    if exchanges_left(s) > 0 and sells(s) == 0:
        s.ask(SELL)
    else:
        end(s)


def bought(s: "Romolo", kind: int) -> None:
    """A resource from the Bank; at price 0 two for a bronze (RR10.4)."""
    price = s.stock[PRICES + kind]
    paid = cost(s, kind)
    s.seats[s.active * SEAT + COINS] -= paid
    number = 1 if price > 0 else 2
    s.seats[s.active * SEAT + HAND + kind] += number
    s.tell("buy", s.active, number, kind, paid)
    exchanged(s, kind)
    if exchanges_left(s) > 0 and buys(s) == 0:
        s.ask(BUY)
    else:
        end(s)


def exchanged(s: "Romolo", kind: int) -> None:
    """One exchange has been made: by the Nauta if it was one more than the Harbors give."""
    if s.count == exchanges(s):
        s.nauta = TRADES
        characters.use(s, NAUTA)
    s.count += 1
    if s.free and s.goods_are_spent:
        s.stock[GOODS + kind] -= 1


def end(s: "Romolo") -> None:
    """The Market action ends; after sales a Forum pays (RR10.3)."""
    if s.verb == a.SELL:
        if growth.can_count(s, s.work) and bonus(s, 1) > bonus(s, 0):
            s.ask(HELP)
            return
        pay_bonus(s, bonus(s, 0))
    units.complete(s)


def bonus(s: "Romolo", farms: int) -> int:
    """Silver that Forums give for a Sell action (RR10.3, AMB-13)."""
    return bonus_at(s, s.work, farms)


def bonus_at(s: "Romolo", place: int, farms: int) -> int:
    """The same for a sale in a hex."""
    forums = s.hexes[place * HEX + BUILT + FORUM]
    if forums == 0:
        return 0
    near = s.board.near
    for i in range(place * 6, place * 6 + 6):
        if near[i] >= 0:
            forums += s.hexes[near[i] * HEX + BUILT + FORUM]
    return s.edition.forum_bonus(building.power(s, place) + farms) + forums - 1


def pay_bonus(s: "Romolo", silver: int) -> None:
    """The Forum's silver."""
    if silver > 0:
        s.seats[s.active * SEAT + COINS] += silver * SILVER
        s.tell("forum", s.active, silver, s.work)
