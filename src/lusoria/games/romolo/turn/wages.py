"""The Maintenance Phase begins: cubes are collected, Mercenaries paid or dismissed (section 12)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.core.step import Block, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, step, tiles, words
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions, losses, presence, stores
from lusoria.games.romolo.economy import bill, funds, powers
from lusoria.games.romolo.step import Step
from lusoria.games.romolo.turn import course, food
from lusoria.games.romolo.turn.upkeep import Upkeep
from lusoria.games.romolo.war import elimination

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def begin(s: "Romolo") -> None:
    """All cubes in Warehouses are collected (RR12.1); then the Mercenaries are paid."""
    seat = s.active
    for index in range(len(s.stores)):
        store = s.stores[index]
        kind = stores.kind(store)
        s.add_cubes(seat, kind, stores.cubes(store))
        s.tell("collect", seat, stores.cubes(store), kind, stores.place(store), index + 1)
    s.stores = []
    s.rest()
    s.upkeep = Upkeep()
    if s.edition.war.employed(s, seat) == 0:
        food.feed(s)
    elif s.favours > 0 and s.is_ready(seat, tiles.FOEDERATUS):
        s.ask(asked.SALARY)
    else:
        pay_wages(s, s.edition.war.employed(s, seat))


# --- Mercenaries (RR12.2, RR12.3, RR12.8) ---


def salary(number: int) -> int:
    """The salt that a number of Mercenaries earns."""
    return number * (number + 1) // 2


def pay_wages(s: "Romolo", number: int) -> None:
    """As many Mercenaries as possible are paid."""
    price = funds.worth(s, layout.SALT)
    wealth = funds.wealth(s, s.move.place)
    paid = number
    while salary(paid) * price > wealth:
        paid -= 1
    s.upkeep.unpaid = number - paid
    s.upkeep.owed = number - paid
    if paid > 0:
        s.tell("wages", s.active, paid, salary(paid))
        bill.begin_value(s, layout.FOR_SALARY, salary(paid) * price)
        s.in_move = False
    else:
        lose_unpaid(s)


def lose_unpaid(s: "Romolo") -> None:
    """The unpaid take a Construction of the Capital each, and leave."""
    s.bill = bill.NO_BILL
    if s.upkeep.unpaid > 0:
        s.tell("unpaid", s.active, s.upkeep.unpaid)
        s.ask(asked.UNPAID)
    else:
        leave(s)


def is_bare(s: "Romolo") -> bool:
    """True if nothing but the Tower is left in the Capital."""
    return not constructions.is_razable(s, s.capital(s.active))


def check_unpaid(s: "Romolo", action: int) -> int:
    """Return the refusal's code, or 0 if something may go for an unpaid Mercenary: Constructions
    first, then the Mercenaries.
    """
    place = s.capital(s.active)
    block = a.verb(action)
    rest = a.argument(action)
    if s.upkeep.walls > 0:  # three of more walls are chosen one by one
        if block != a.SIDE:
            return no.NOT_NOW
        return constructions.check_wall(s, place, rest)
    if s.upkeep.owed > 0:
        if block == a.TOWER:
            return 0 if is_bare(s) else no.TOWER_LAST
        if block == a.PIECE:
            return 0 if constructions.pieces(s, place, rest) > 0 else no.NO_SUCH_PIECE
        return no.NOT_NOW
    if block == a.UNIT:
        if rest < layout.MERCS or s.merc[rest - layout.MERCS] != s.active:
            return no.NOT_NEEDED
        return no.TWIN if presence.has_twin(s, rest) else 0
    return no.NOT_NOW


def suffer(s: "Romolo", action: int) -> None:
    """A Construction of the Capital, or an unpaid Mercenary, leaves the game."""
    seat = s.active
    place = s.capital(seat)
    if action == a.TOWER:
        s.seats[seat * layout.SEAT + layout.DAMAGE] = s.edition.tower_hits
        elimination.eliminate(s, seat, layout.NOBODY)
        s.rest()
        course.cut_short(s)
        return
    block = a.verb(action)
    which = a.argument(action)
    if block == a.UNIT:
        s.tell("desert", seat, 1 << which)
        elimination.dismiss(s, which)
        s.upkeep.unpaid -= 1
        if s.upkeep.unpaid == 0:
            leave(s)
        return
    if block == a.SIDE:
        constructions.break_wall(s, place, which)
        s.upkeep.walls -= 1
    else:
        if which != layout.WALL:
            constructions.tear_down(s, place, which)
        elif constructions.wall_count(s, place) > s.edition.unpaid_walls:
            s.upkeep.walls = s.edition.unpaid_walls
        else:
            for side in range(6):
                if constructions.has_wall(s, place, side):
                    constructions.break_wall(s, place, side)
    if s.upkeep.walls == 0:
        s.upkeep.owed -= 1
        losses.settle(s, asked.NEXT_UNPAID)


def next_unpaid(s: "Romolo") -> None:
    """The next Construction; after the last one, the Mercenaries that leave."""
    if s.upkeep.owed == 0:
        s.upkeep.unpaid = s.edition.war.deserters(s, s.upkeep.unpaid)
    if s.upkeep.unpaid > 0:
        s.ask(asked.UNPAID)
    else:
        leave(s)


def leave(s: "Romolo") -> None:
    """Destroyed Mercenaries leave, too; others may be dismissed (RR12.3)."""
    s.edition.war.pay_off(s)
    ask_dismissal(s)


def ask_dismissal(s: "Romolo") -> None:
    """Whoever has Mercenaries on the map may dismiss some."""
    if s.edition.ending.end_if_decided(s):
        return
    if presence.mercenaries(s, s.active) > 0:
        s.ask(asked.DISMISS)
        s.in_move = False
    else:
        food.feed(s)


# --- the steps ---


class UpkeepStep(Step):
    """A decision of the Maintenance Phase."""

    phase = layout.MAINTAINS
    matters = layout.PENALTY

    def needs(self, s: "Romolo") -> int:
        return step.UPKEEP


class Salary(UpkeepStep):
    """Whether the Foederatus frees some Mercenaries of their wages (RR12.2)."""

    clause = "RR12.2"
    texts: tuple[int, ...] = (a.DONE,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.DONE, 1), (a.POWER + tiles.FOEDERATUS, 1)]

    def check(self, s: "Romolo", action: int) -> int:
        if action == a.DONE:
            return 0
        found = powers.check_power(s, tiles.FOEDERATUS)
        return no.COUNTERS_GONE if found == 0 and s.favours == 0 else found

    def play(self, s: "Romolo", action: int) -> None:
        if action == a.DONE:
            pay_wages(s, s.edition.war.employed(s, s.active))
        else:
            s.ask(asked.FREED)

    def prompt(self, s: "Romolo", params: Params) -> str:
        number = s.edition.war.employed(s, s.active)
        params["count"] = str(number)
        params["due"] = words.cubes(salary(number), layout.SALT)
        return ""


class Freed(UpkeepStep):
    """How many of them (RR15.7)."""

    clause = "RR15.7"
    silent = True

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.COUNT, a.MOST_FREED)]

    def check(self, s: "Romolo", action: int) -> int:
        most = min(s.edition.war.employed(s, s.active), s.edition.freed_at_once)
        return 0 if action - a.COUNT < most else no.NOT_SO_MANY

    def play(self, s: "Romolo", action: int) -> None:
        number = action - a.COUNT + 1
        s.used |= 1 << tiles.FOEDERATUS
        s.favours -= 1
        s.tell("favour", s.active, number)
        pay_wages(s, s.edition.war.employed(s, s.active) - number)

    def prompt(self, s: "Romolo", params: Params) -> str:
        params["count"] = str(s.edition.war.employed(s, s.active))
        return ""


class Unpaid(UpkeepStep):
    """What goes for unpaid Mercenaries, and then the Mercenaries themselves (RR12.2)."""

    clause = "RR12.2"
    silent = True
    texts: tuple[int, ...] = (a.UNIT, a.PIECE, a.SIDE)

    def offers(self, s: "Romolo") -> list[Block]:
        return sorted([(a.TOWER, 1), *a.PIECE_BLOCKS, (a.SIDE, 6), (a.UNIT, layout.UNITS)])

    def check(self, s: "Romolo", action: int) -> int:
        return check_unpaid(s, action)

    def play(self, s: "Romolo", action: int) -> None:
        suffer(s, action)

    def misfit(self, s: "Romolo") -> Misfit:
        upkeep = s.upkeep
        if (
            not 0 < upkeep.unpaid <= s.edition.war.employed(s, s.active)
            or upkeep.owed > upkeep.unpaid
        ):
            return "upkeep", "fewer Mercenaries can be unpaid"
        walls = constructions.wall_count(s, s.capital(s.active))
        if upkeep.walls > walls or (upkeep.walls > 0 and upkeep.owed == 0):
            return "upkeep", "fewer walls can go"
        return UpkeepStep.misfit(self, s)

    def prompt(self, s: "Romolo", params: Params) -> str:
        leave = s.upkeep.owed == 0
        params["count"] = str(s.upkeep.unpaid if leave else s.upkeep.owed)
        return "-leave" if leave else ""

    def site(self, s: "Romolo") -> int:
        return s.capital(s.active)


class Dismiss(UpkeepStep):
    """A Mercenary that is dismissed, or no more (RR12.3)."""

    clause = "RR12.3"
    texts: tuple[int, ...] = (a.UNIT, a.DONE)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.DONE, 1), (a.UNIT, layout.UNITS)]

    def check(self, s: "Romolo", action: int) -> int:
        if action == a.DONE:
            return 0
        unit = action - a.UNIT
        mercenary = unit >= layout.MERCS and s.owner(unit) == s.active and s.at[unit] >= 0
        if not mercenary:
            return no.NOT_YOURS
        return no.TWIN if presence.has_twin(s, unit) else 0

    def play(self, s: "Romolo", action: int) -> None:
        if action == a.DONE:
            food.feed(s)
            return
        unit = action - a.UNIT
        s.tell("dismiss", s.active, unit, s.at[unit])
        elimination.dismiss(s, unit)
        ask_dismissal(s)

    def prompt(self, s: "Romolo", params: Params) -> str:
        number = presence.mercenaries(s, s.active)
        params["count"] = str(number)
        params["due"] = words.cubes(salary(number), layout.SALT)
        return ""
