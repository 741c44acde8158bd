"""Paying, cube by cube: from the hand, from warehouses of the hex, or with coins."""

from typing import TYPE_CHECKING, Final

from lusoria.core.message import Params
from lusoria.core.step import FITS, Block, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, step, tiles, words
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import stores
from lusoria.games.romolo.economy import bill, costs, funds, powers
from lusoria.games.romolo.step import UnderWay

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

# What is said of payments that are no building's
CLAUSES: Final = {
    layout.FOR_HIRING: "RR9.9",
    layout.FOR_TILE: "RR9.12",
    layout.FOR_REFINING: "RR8.8",
    layout.FOR_SALARY: "RR12.8",
}


def find(s: "Romolo", found: list[int]) -> None:
    """What may be paid next, ascending."""
    if check_done(s) == 0:
        found.append(a.DONE)
    if check_coins(s) == 0:
        found.append(a.COINS)
    for kind in range(5):
        if check_hand(s, kind) == 0:
            found.append(a.RESOURCE + kind)
    for index in range(len(s.stores)):
        if check_store(s, index) == 0 and not funds.has_twin(s, index):
            found.append(a.STORE + index)
    for kind in (tiles.AEDIFICATOR, tiles.DEFENSOR, tiles.FOEDERATUS):
        if check_power(s, kind) == 0:
            found.append(a.POWER + kind)


def check_done(s: "Romolo") -> int:
    """Return the refusal's code, or 0 if the payer may stop: only the Negotiator's hirer decides
    himself how many cubes he lays (RR15.3).
    """
    return 0 if is_open(s) and s.bill.cubes() > 0 else no.NOT_NOW


def is_open(s: "Romolo") -> bool:
    """True if the payer lays as many cubes as he likes: on the Negotiator's tile (RR15.3)."""
    return s.bill.purpose == layout.FOR_TILE and s.display[s.slot] == tiles.NEGOTIATOR


def check_coins(s: "Romolo") -> int:
    """Return the refusal's code, or 0 if coins may pay whatever is still due of a sum."""
    if not s.bill.by_value:
        return no.NOT_NOW
    return 0 if s.coins(s.active) >= s.bill.due else no.CANNOT_PAY


def check_hand(s: "Romolo", kind: int) -> int:
    """Return the refusal's code, or 0 if a cube of the hand may be paid."""
    if funds.in_hand(s, kind) == 0:
        return no.NOT_HAD
    return check_cube(s, kind)


def check_store(s: "Romolo", index: int) -> int:
    """Return the refusal's code, or 0 if a cube of a warehouse may be paid."""
    if index >= len(s.stores) or stores.place(s.stores[index]) != s.move.place:
        return no.NOT_HAD
    return check_cube(s, stores.kind(s.stores[index]))


def check_cube(s: "Romolo", kind: int) -> int:
    """Return the refusal's code, or 0 if a cube of that type may be paid so that the rest can be
    paid, too.
    """
    if s.bill.by_value:
        return check_value(s, kind)
    if s.bill.allowed[kind] == 0:
        return no.WRONG_RESOURCE
    if s.bill.alike and s.bill.cubes() == 0 and funds.available(s, s.move.place, kind) < s.bill.due:
        return no.CANNOT_PAY
    if s.bill.purpose == layout.FOR_BUILDING:
        return costs.check_cube(s, kind)
    return 0


def check_power(s: "Romolo", kind: int) -> int:
    """Return the refusal's code, or 0 if a Character may change the payment: Aedificator, Defensor
    or Foederatus.
    """
    if kind == tiles.FOEDERATUS:
        if s.bill.purpose != layout.FOR_HIRING:
            return no.NOT_NOW
        code = powers.check_power(s, tiles.FOEDERATUS)
        if code != 0:
            return code
        if s.favours == 0:
            return no.COUNTERS_GONE
        return 0 if s.bill.cubes() == 0 else no.NOT_NOW
    if s.bill.purpose == layout.FOR_BUILDING and kind in (tiles.AEDIFICATOR, tiles.DEFENSOR):
        return costs.check_power(s, kind)
    return no.NOT_NOW


# --- sums of money ---


def check_value(s: "Romolo", kind: int) -> int:
    """Return the refusal's code, or 0 if a cube may be paid towards a sum: it is worth something,
    and no piece could be left out (RR9.9).
    """
    value = funds.worth(s, kind)
    if value == 0:
        return no.WORTHLESS
    due = s.bill.due
    least = min(least_given(s), value)
    if value >= due:
        return 0 if value - due < least else no.POINTLESS_PIECE
    left = [funds.available(s, s.move.place, k) for k in range(5)]
    left[kind] -= 1
    return 0 if can_complete(s, left, 0, due - value, least) else no.POINTLESS_PIECE


def least_given(s: "Romolo") -> int:
    """What the least valuable cube given so far is worth."""
    least = 1_000_000
    for kind in range(5):
        if s.bill.given(kind) > 0:
            least = min(least, funds.worth(s, kind))
    return least


def can_complete(s: "Romolo", left: list[int], start: int, due: int, least: int) -> bool:
    """True if coins and cubes can pay the rest without a piece that could be left out."""
    if due <= s.coins(s.active):
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
        found = can_complete(s, left, kind, due - value, lesser)
        left[kind] += 1
        if found:
            return True
    return False


# --- paying ---


def pay(s: "Romolo", action: int) -> None:
    """A piece of the payment is given, or a character helps."""
    seat = s.active
    paid = s.bill
    if action == a.DONE:
        paid.due = 0
    elif action == a.COINS:
        s.add_coins(seat, -paid.due)
        s.tell("coins", seat, paid.due, paid.purpose)
        paid.due = 0
    elif action >= a.POWER:
        use(s, action - a.POWER)
    else:
        if action >= a.STORE:
            index = action - a.STORE
            kind = stores.kind(s.stores[index])
            funds.take_from_store(s, index, 1)
            paid.from_stores[kind] += 1
        else:
            kind = action - a.RESOURCE
            s.add_cubes(seat, kind, -1)
            paid.from_hand[kind] += 1
        give(s, kind)
    if paid.due == 0:
        settle(s)


def give(s: "Romolo", kind: int) -> None:
    """A cube has been paid."""
    paid = s.bill
    if paid.by_value:
        paid.due = max(0, paid.due - funds.worth(s, kind))
        return
    if paid.alike:
        paid.allowed = bill.only(kind)
    if paid.allowed[kind] < bill.ANY:
        paid.allowed[kind] -= 1
    paid.due -= 1
    if paid.purpose == layout.FOR_TILE:
        lay_on_tile(s, kind)


def use(s: "Romolo", kind: int) -> None:
    """A character changes the payment."""
    if kind == tiles.FOEDERATUS:
        s.tell("power", s.active, kind, tiles.FAVOUR)
        s.used |= 1 << tiles.FOEDERATUS
        s.favours -= 1
        s.bill.due = max(0, s.bill.due - s.edition.freed_at_once * layout.SILVER)
    else:
        costs.use(s, kind)


def settle(s: "Romolo") -> None:
    """All is paid: what it was paid for happens."""
    purpose = s.bill.purpose
    if purpose == layout.FOR_BUILDING and costs.add_surcharge(s):
        return
    if s.log is not None:
        tell_cubes(s)
    if purpose == layout.FOR_BUILDING:
        s.go(asked.BUILD)
    elif purpose == layout.FOR_REFINING:
        s.go(asked.REFINE)
    elif purpose == layout.FOR_SALARY:
        s.go(asked.LOSE_UNPAID)
    elif purpose == layout.FOR_TRADE:
        s.bill = bill.NO_BILL
        s.ask(asked.GAIN)
    else:
        s.go(asked.GROW)


def tell_cubes(s: "Romolo") -> None:
    """The cubes of a payment are told once all of it is decided: of the hand, of warehouses."""
    paid = s.bill
    for kind in range(5):
        if paid.from_hand[kind] > 0:
            s.tell("pay", s.active, paid.from_hand[kind], kind, paid.purpose)
        if paid.from_stores[kind] > 0:
            count = paid.from_stores[kind]
            s.tell("pay-store", s.active, count, kind, paid.purpose, s.move.place)


def lay_on_tile(s: "Romolo", kind: int) -> None:
    """A cube is laid on the Character's tile (RR9.12)."""
    if s.display[s.slot] == tiles.PRAEPOSITUS:
        s.seats[s.active * layout.SEAT + layout.TILES + kind] += 1
        return
    s.own_stock()[layout.GOODS + kind] += 1
    more = False
    for other in range(5):
        if s.bill.allowed[other] > 0 and funds.available(s, s.move.place, other) > 0:
            more = True
    if not more:
        s.bill.due = 0


def is_job(s: "Romolo") -> bool:
    """True if something is being built: walls on sides that are free, or another building."""
    job = s.job
    walls = s.walls(s.move.place)
    if job.building == layout.BUILD_WALL:
        return 0 < job.walls() <= 3 and walls & job.sides == 0  # RR7.4
    return job.building >= 0 and job.sides == 0


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
            return check_done(s)
        if action == a.COINS:
            return check_coins(s)
        if action >= a.POWER:
            return check_power(s, action - a.POWER)
        if action < a.STORE:
            return check_hand(s, action - a.RESOURCE)
        found = check_store(s, action - a.STORE)
        return no.TWIN if found == 0 and funds.has_twin(s, action - a.STORE) else found

    def find(self, s: "Romolo") -> list[int]:
        found: list[int] = []
        find(s, found)
        return found

    def play(self, s: "Romolo", action: int) -> None:
        pay(s, action)

    def needs(self, s: "Romolo") -> int:
        purpose = s.bill.purpose
        if purpose == layout.FOR_SALARY:
            return step.BILL | step.UPKEEP
        if purpose == layout.FOR_BUILDING:
            return step.BILL | step.MOVE | step.JOB
        return step.BILL | step.MOVE | (step.SLOT if purpose == layout.FOR_TILE else 0)

    def misfit(self, s: "Romolo") -> Misfit:
        paid = s.bill
        if paid.due == 0:
            return "bill", "all is paid"
        if paid.by_value != (paid.purpose in (layout.FOR_HIRING, layout.FOR_SALARY)):
            return "bill", "money is due for hands that are hired"
        if paid.alike != (paid.purpose in (layout.FOR_REFINING, layout.FOR_TRADE)):
            return "bill", "cubes of one type are refined or traded"
        if paid.purpose in (layout.FOR_CONVERSION, layout.FOR_FOOD):
            return "bill", "this is not paid cube by cube"
        if paid.purpose == layout.FOR_SALARY:
            unpaid = s.upkeep.unpaid
            if s.upkeep.owed != unpaid or unpaid >= s.edition.war.employed(s, s.active):
                return "upkeep", "fewer Mercenaries can be unpaid"  # RR12.2
            return FITS
        hired = min(2, s.stock[layout.BANK + layout.BANK_MERCS])  # RR9.6
        if paid.purpose == layout.FOR_HIRING and not 0 < paid.mercenaries <= hired:
            return "bill", "one or two Mercenaries are hired"
        if paid.purpose == layout.FOR_BUILDING and not is_job(s):
            return "job", "this is not what is built"
        if paid.purpose == layout.FOR_TILE and not bill.needs_cube(s, s.display[s.slot]):
            return "slot", "this Character wants no cube"
        return UnderWay.misfit(self, s)

    def rule(self, s: "Romolo") -> str:
        clause = CLAUSES.get(s.bill.purpose, self.clause)
        return s.edition.instead.get(clause, clause)

    def prompt(self, s: "Romolo", params: Params) -> str:
        if is_open(s):
            return "-goods"  # as many as its hirer likes
        if s.bill.purpose == layout.FOR_TILE:
            return "-tile"
        params["due"] = words.due(s)
        params["what"] = words.bought(s)
        return ""
