"""Selling and buying, and how prices move (sections 10 and 12)."""

from typing import TYPE_CHECKING, Final

from lusoria.core.message import Params
from lusoria.core.step import Block
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, step, tiles
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions, stores
from lusoria.games.romolo.economy import funds, powers, work
from lusoria.games.romolo.step import UnderWay
from lusoria.games.romolo.turn.move import Move

ENOUGH: Final = 4  # cubes on the board for an update (RR12.5)

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class Deal:
    """A Worker sells or buys."""

    sells: bool
    made: int  # exchanges so far
    cube: int  # the resource that is being sold, or -1
    stored: bool  # it comes from a Warehouse

    def __init__(self, sells: bool) -> None:
        self.sells = sells
        self.made = 0
        self.cube = -1
        self.stored = False

    def copy(self) -> "Deal":
        """Return an independent copy."""
        twin = Deal(self.sells)
        twin.made = self.made
        twin.cube = self.cube
        twin.stored = self.stored
        return twin


NO_DEAL: Final = Deal(False)


def find_verbs(s: "Romolo", move: Move, found: list[int]) -> None:
    """Sell and Buy."""
    if check_selling(s, move) == 0:
        found.append(a.SELL)
    if check_buying(s, move) == 0:
        found.append(a.BUY)


def check_selling(s: "Romolo", move: Move) -> int:
    """Return the refusal's code, or 0 if any resource can be sold in a move."""
    code = no.NOT_HAD
    for kind in range(5):
        if funds.available(s, move.place, kind) > 0:
            code = check_sale(s, move, kind)
            if code == 0:
                return 0
    return code


def check_buying(s: "Romolo", move: Move) -> int:
    """Return the refusal's code, or 0 if any resource can be bought in a move."""
    for kind in range(5):
        if check_purchase(s, move, kind) == 0:
            return 0
    return no.TOO_LITTLE_MONEY


def is_wanted(s: "Romolo", move: Move, kind: int) -> bool:
    """True if the Negotiator trades a resource: what lies on its tile (RR15.3)."""
    if not move.free or not s.edition.goods_on_tile:
        return True
    return s.stock[layout.GOODS + kind] > 0


def check_sale(s: "Romolo", move: Move, kind: int) -> int:
    """Return the refusal's code, or 0 if a resource may be sold: it has a price and a column for
    its cube (RR10.1, RR10.2).
    """
    if not is_wanted(s, move, kind):
        return no.NOT_ON_TILE
    if s.stock[layout.PRICES + kind] == 0:
        return no.WORTHLESS
    for other in range(5):
        if check_column(s, kind, other) == 0:
            return 0
    return no.NO_COLUMN


def check_column(s: "Romolo", kind: int, other: int) -> int:
    """Return the refusal's code, or 0 if the cube may lie over a column: not its own, and never a
    third there (RR10.2).
    """
    if kind == other:
        return no.OWN_COLUMN
    return no.COLUMN_FULL if cubes_over(s, other) >= 2 else 0


def cubes_over(s: "Romolo", column: int) -> int:
    """How many cubes lie over a column of the Market."""
    start = layout.CUBES + 5 * column
    stock = s.stock
    return stock[start] + stock[start + 1] + stock[start + 2] + stock[start + 3] + stock[start + 4]


def check_purchase(s: "Romolo", move: Move, kind: int) -> int:
    """Return the refusal's code, or 0 if a resource may be bought: only coins buy (RR10.4,
    RR10.6).
    """
    if not is_wanted(s, move, kind):
        return no.NOT_ON_TILE
    return 0 if s.coins(s.active) >= cost(s, kind) else no.TOO_LITTLE_MONEY


def cost(s: "Romolo", kind: int) -> int:
    """What a purchase costs, in half silver: at price 0 a bronze (RR10.4)."""
    return max(1, s.stock[layout.PRICES + kind] * layout.SILVER)


def exchanges(s: "Romolo") -> int:
    """How many exchanges the action may make without the Nauta (RR10.1, RR10.4)."""
    return s.edition.exchanges(s.built(s.move.place, layout.HARBOR))


def exchanges_left(s: "Romolo") -> int:
    """How many exchanges may still follow, one of them by the Nauta (RR10.6, RR15.2)."""
    by_nauta = 1 if can_nauta_trade(s) else 0
    return max(0, exchanges(s) - s.deal.made) + by_nauta


def can_nauta_trade(s: "Romolo") -> bool:
    """True if the Nauta can still bring one more exchange this Turn (RR15.2)."""
    busy = layout.TRADES | layout.SAILS if s.edition.nauta_once else layout.TRADES
    return s.has(s.active, tiles.NAUTA) and s.nauta & busy == 0


# --- trading ---


def begin(s: "Romolo", action: int) -> None:
    """The Worker goes to the Market."""
    s.deal = Deal(action == a.SELL)
    s.ask(asked.SELL if s.deal.sells else asked.BUY)


def sell(s: "Romolo", over: int) -> None:
    """The cube lies on the Market board; its price is paid."""
    kind = s.deal.cube
    s.own_stock()[layout.CUBES + 5 * over + kind] += 1
    price = s.stock[layout.PRICES + kind]
    s.add_coins(s.active, price * layout.SILVER)
    if s.deal.stored:
        s.tell("sell-store", s.active, kind, price * layout.SILVER, over, s.move.place)
    else:
        s.tell("sell", s.active, kind, price * layout.SILVER, over)
    s.deal.cube = -1
    s.deal.stored = False
    count_exchange(s, kind)
    if s.people(s.active) == layout.CRUSTUMINS:
        s.add_coins(s.active, layout.SILVER)
        s.tell("crustumins", s.active)
    if s.edition.forum_by_cube and s.deal.made == 1 and can_farm_help(s):
        s.ask(asked.HELP)
    else:
        go_on(s)


def go_on(s: "Romolo") -> None:
    """A cube is sold: the Forum pays for it, or for all of them at the end (RR10.3)."""
    if s.edition.forum_by_cube:
        pay_bonus(s, bonus(s, 1 if s.move.farm else 0))
    if exchanges_left(s) > 0 and check_selling(s, s.move) == 0:
        s.ask(asked.SELL)
    else:
        end(s)


def can_farm_help(s: "Romolo") -> bool:
    """True if the Architectus would make a Forum pay more (RR15.5)."""
    return powers.can_count(s, s.move.place) and bonus(s, 1) > bonus(s, 0)


def buy(s: "Romolo", kind: int) -> None:
    """A resource from the Bank; at price 0 two for a bronze (RR10.4)."""
    price = s.stock[layout.PRICES + kind]
    paid = cost(s, kind)
    s.add_coins(s.active, -paid)
    number = 1 if price > 0 else 2
    s.add_cubes(s.active, kind, number)
    s.tell("buy", s.active, number, kind, paid)
    count_exchange(s, kind)
    if exchanges_left(s) > 0 and check_buying(s, s.move) == 0:
        s.ask(asked.BUY)
    else:
        end(s)


def count_exchange(s: "Romolo", kind: int) -> None:
    """One exchange has been made: by the Nauta if it was one more than the Harbors give."""
    if s.deal.made == exchanges(s):
        s.nauta |= layout.TRADES
        powers.use(s, tiles.NAUTA, tiles.EXCHANGE)
    s.deal.made += 1
    if s.move.free and s.goods_are_spent and s.edition.goods_on_tile:
        s.own_stock()[layout.GOODS + kind] -= 1


def end(s: "Romolo") -> None:
    """The Market action ends; after sales a Forum pays (RR10.3)."""
    if s.deal.sells and not s.edition.forum_by_cube:
        if can_farm_help(s):
            s.ask(asked.HELP)
            return
        pay_bonus(s, bonus(s, 0))
    work.complete(s)


def bonus(s: "Romolo", farms: int) -> int:
    """Silver that Forums give for a Sell action (RR10.3, AMB-13)."""
    return bonus_at(s, s.move.place, farms)


def bonus_at(s: "Romolo", place: int, farms: int) -> int:
    """Silver that Forums give for a Sell action in a hex."""
    here = s.built(place, layout.FORUM)
    if here == 0:
        return 0
    around = 0
    near = s.board.near
    for i in range(place * 6, place * 6 + 6):
        if near[i] >= 0:
            around += s.built(near[i], layout.FORUM)
    power = constructions.power(s, place) + farms
    return s.edition.forum_bonus(power) + s.edition.more_forums(here, around)


def pay_bonus(s: "Romolo", silver: int) -> None:
    """The Forum's silver."""
    if silver > 0:
        s.add_coins(s.active, silver * layout.SILVER)
        s.tell("forum", s.active, silver, s.move.place)


def update_market(s: "Romolo") -> None:
    """With four cubes on the board prices rise by columns, fall by colours; the cubes go."""
    if not is_update_due(s):
        return
    for kind in range(5):
        change_price(s, kind, next_price(s, kind))
    for i in range(layout.CUBES, layout.CUBES + 25):
        s.own_stock()[i] = 0


def is_update_due(s: "Romolo") -> bool:
    """True if enough cubes lie on the Market board for an update."""
    return sum(s.stock[layout.CUBES : layout.CUBES + 25]) >= ENOUGH


def next_price(s: "Romolo", kind: int) -> int:
    """A price after the update; unchanged if none is due."""
    stock = s.stock
    price = stock[layout.PRICES + kind]
    if not is_update_due(s):
        return price
    rise = 0
    fall = 0
    for i in range(5):
        rise += stock[layout.CUBES + 5 * kind + i]
        fall += stock[layout.CUBES + 5 * i + kind]
    return max(0, min(layout.HIGHEST_PRICE, price + rise) - fall)


def change_price(s: "Romolo", kind: int, price: int) -> None:
    """A price marker moves, or stays where it is."""
    before = s.stock[layout.PRICES + kind]
    s.own_stock()[layout.PRICES + kind] = price
    if price != before:
        s.tell("price", kind, before, price)


# --- the steps ---


class Sell(UnderWay):
    """A resource to sell, of the hand or a Warehouse; or no more (RR10.1)."""

    clause = "RR10.1"
    texts: tuple[int, ...] = (a.RESOURCE, a.STORE, a.DONE)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.DONE, 1), (a.RESOURCE, 5), (a.STORE, a.MOST_STORES)]

    def check(self, s: "Romolo", action: int) -> int:
        if action == a.DONE:
            return 0 if s.deal.made > 0 else no.NOT_NOW
        if action < a.STORE:
            kind = action - a.RESOURCE
            return no.NOT_HAD if funds.in_hand(s, kind) == 0 else check_sale(s, s.move, kind)
        index = action - a.STORE
        if index >= len(s.stores) or stores.place(s.stores[index]) != s.move.place:
            return no.NOT_HAD
        found = check_sale(s, s.move, stores.kind(s.stores[index]))
        return no.TWIN if found == 0 and funds.has_twin(s, index) else found

    def play(self, s: "Romolo", action: int) -> None:
        if action == a.DONE:
            end(s)
            return
        if action >= a.STORE:
            index = action - a.STORE
            s.deal.cube = stores.kind(s.stores[index])
            s.deal.stored = True
            funds.take_from_store(s, index, 1)
        else:
            s.deal.cube = action - a.RESOURCE
            s.add_cubes(s.active, s.deal.cube, -1)
        s.ask(asked.COLUMN)

    def prompt(self, s: "Romolo", params: Params) -> str:
        params["count"] = str(exchanges_left(s))
        return ""

    def needs(self, s: "Romolo") -> int:
        return step.MOVE | step.DEAL


class Column(UnderWay):
    """The column over which the cube that is sold lies (RR10.2)."""

    clause = "RR10.2"
    silent = True

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.COLUMN, 5)]

    def check(self, s: "Romolo", action: int) -> int:
        return check_column(s, s.deal.cube, action - a.COLUMN)

    def play(self, s: "Romolo", action: int) -> None:
        sell(s, action - a.COLUMN)

    def needs(self, s: "Romolo") -> int:
        return step.MOVE | step.DEAL


class Buy(Sell):
    """A resource to buy; or no more (RR10.4)."""

    clause = "RR10.4"
    texts: tuple[int, ...] = (a.RESOURCE, a.DONE)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.DONE, 1), (a.RESOURCE, 5)]

    def check(self, s: "Romolo", action: int) -> int:
        if action == a.DONE:
            return 0 if s.deal.made > 0 else no.NOT_NOW
        return check_purchase(s, s.move, action - a.RESOURCE)

    def play(self, s: "Romolo", action: int) -> None:
        if action == a.DONE:
            end(s)
        else:
            buy(s, action - a.RESOURCE)
