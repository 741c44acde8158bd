"""The Mercator's trade, and the Architectus who counts a Farm for it (section 15)."""

from typing import TYPE_CHECKING

from lusoria.core.step import Block
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, step, tiles
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions
from lusoria.games.romolo.economy import bill, funds, market, powers, work
from lusoria.games.romolo.step import UnderWay

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def begin(s: "Romolo") -> None:
    """The chosen Worker acts through the Mercator."""
    strength = constructions.power(s, s.move.place)
    if powers.can_count(s, s.move.place) and can_improve(strength):
        if can_trade(s, s.move.place, strength):
            s.ask(asked.HELP)
            return
        count_farm(s)
    trade(s)


def count_farm(s: "Romolo") -> None:
    """A Farm of the hex counts for the Power in this action."""
    s.move.farm = True
    powers.use(s, tiles.ARCHITECTUS, tiles.COUNTED_FARM)


def answer_help(s: "Romolo", yes: bool) -> None:
    """Count a Farm for a sale's bonus or a Mercator's rate, or not, as its owner decides; go on."""
    if yes:
        count_farm(s)
    if s.deal.sells and s.edition.forum_by_cube:
        market.go_on(s)
    elif s.deal.sells:
        market.pay_bonus(s, market.bonus(s, 1 if yes else 0))
        work.complete(s)
    else:
        trade(s)


def rate(strength: int) -> int:
    """How many identical resources buy one of any type at a hex of that Power."""
    return min(max(7 - strength, 1), 4)


def can_improve(strength: int) -> bool:
    """True if one more Power makes the exchange better."""
    return 3 <= strength <= 6


def can_trade(s: "Romolo", place: int, strength: int) -> bool:
    """True if there are enough identical resources at that Power."""
    for kind in range(5):
        if funds.available(s, place, kind) >= rate(strength):
            return True
    return False


def check_mercator(s: "Romolo", place: int) -> int:
    """Return the refusal's code, or 0 if a Worker in a hex may exchange through the Mercator."""
    code = powers.check_power(s, tiles.MERCATOR)
    if code != 0:
        return code
    return 0 if can_trade(s, place, powers.power_counted(s, place)) else no.CANNOT_PAY


def strength_here(s: "Romolo") -> int:
    """The Power of the hex, with the Farm that the Architectus counts."""
    return constructions.power(s, s.move.place) + (1 if s.move.farm else 0)


def trade(s: "Romolo") -> None:
    """The identical resources are paid."""
    powers.use(s, tiles.MERCATOR, tiles.SWAP)
    bill.begin_alike(s, layout.FOR_TRADE, rate(strength_here(s)))


def gain(s: "Romolo", kind: int) -> None:
    """One resource of any type; at Power 7 and more two (AMB-55)."""
    number = 2 if strength_here(s) >= 7 else 1
    s.add_cubes(s.active, kind, number)
    s.tell("gain", s.active, number, kind)
    work.complete(s)


# --- the steps ---


class Help(UnderWay):
    """Whether the Architectus counts a Farm, for a sale's bonus or a Mercator's rate (RR15.5)."""

    clause = "RR15.5"
    texts: tuple[int, ...] = (a.YES, a.NO)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.YES, 2)]

    def play(self, s: "Romolo", action: int) -> None:
        answer_help(s, action == a.YES)

    def needs(self, s: "Romolo") -> int:
        return step.MOVE | (step.DEAL if s.deal.sells else 0)


class Gain(UnderWay):
    """The resource that the Mercator brings."""

    clause = "RR15.0"
    texts: tuple[int, ...] = (a.RESOURCE,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.RESOURCE, 5)]

    def play(self, s: "Romolo", action: int) -> None:
        gain(s, action - a.RESOURCE)
