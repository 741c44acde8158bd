"""Cards that bring points: Legat, Mercator, Tribunus, Forum, Mercatus (R23, R25, R35, R40)."""

from typing import TYPE_CHECKING

from lusoria.core.step import FITS, Block, Misfit
from lusoria.games.roma import actions as a
from lusoria.games.roma import asked
from lusoria.games.roma import refusals as no
from lusoria.games.roma.cards import BASILICA, FORUM, MERCATOR, TEMPLUM
from lusoria.games.roma.dice import DieStep
from lusoria.games.roma.layout import SPENT
from lusoria.games.roma.side import beside, on_side
from lusoria.games.roma.step import CardStep

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma


def gain_points(s: "Roma", count: int) -> None:
    """The acting card brings points from the stockpile."""
    s.win_points(count)
    s.tell("win", s.active, s.acting, count)


def rob(s: "Roma", count: int) -> None:
    """The acting card brings points from the opponent."""
    s.take_points(count)
    s.tell("rob", s.active, s.acting, 1 - s.active, count)


def mercatus(s: "Roma") -> None:
    """A point for each Forum of the opponent (R41)."""
    enemy = 1 - s.active
    count = on_side(s, enemy, FORUM)
    if s.from_stockpile:
        gain_points(s, count)
    else:
        rob(s, min(count, s.points[enemy]))


def basilicas(s: "Roma", place: int) -> int:
    """What the Basilicas beside a Forum add to its points (R38)."""
    return 2 * beside(s, place, BASILICA)


def forum_pays(s: "Roma", third: int) -> None:
    """The Forum's points: the second die, the Basilicas, and the third die or 0."""
    bonus = basilicas(s, s.active * 6 + s.source)
    points = s.gain + third
    s.win_points(points)
    s.tell("forum-pays", s.active, s.gain - bonus, bonus, third, points)
    s.finish()


# --- the steps ---


class Points(DieStep):
    """The Forum's second die (R40), two points for each Basilica beside it (R38)."""

    silent = True
    actors: tuple[int, ...] = (FORUM,)
    block = a.POINTS

    def play(self, s: "Roma", action: int) -> None:
        value = self.value(action)
        s.tell("forum", s.active, value, s.use_die(value, SPENT))
        place = s.active * 6 + s.source
        s.gain = value + basilicas(s, place)
        if beside(s, place, TEMPLUM) > 0 and s.spare_dice() > 0:
            s.ask(asked.TEMPLE)
        else:
            forum_pays(s, 0)


class Temple(DieStep):
    """The Forum's third die through a Templum, or not (R43)."""

    actors: tuple[int, ...] = (FORUM,)
    block = a.TEMPLE
    optional = True

    def play(self, s: "Roma", action: int) -> None:
        value = self.value(action)
        if value > 0:
            s.tell("templum", s.active, value, s.use_die(value, SPENT))
        forum_pays(s, value)

    def misfit(self, s: "Roma") -> Misfit:
        """One die activated the Forum, one gave its points, the third may follow."""
        found = DieStep.misfit(self, s)
        if found != FITS:
            return found
        place = s.active * 6 + s.source
        if s.spare_dice() != 1 or beside(s, place, TEMPLUM) == 0:
            return "used", "no Templum beside the Forum can use a die"
        value = s.gain - basilicas(s, place)
        for i in range(3):
            if s.dice[i] == value and s.used[i] == SPENT:
                return FITS
        return "gain", "no die has given these points"


class Buy(CardStep):
    """The Mercator buys points at two sesterces each, or none (R25)."""

    actors: tuple[int, ...] = (MERCATOR,)

    def offers(self, s: "Roma") -> list[Block]:
        return [(a.DONE, 1), (a.BUY, a.MOST_BOUGHT)]

    def check(self, s: "Roma", action: int) -> int:
        """Points may be bought while money and the opponent's points last."""
        if action == a.DONE:
            return 0
        count = action - a.BUY + 1
        if count > s.points[1 - s.active]:
            return no.NOT_SO_MANY_POINTS
        return 0 if 2 * count <= s.money[s.active] else no.NOT_ENOUGH_MONEY

    def find(self, s: "Roma") -> list[int]:
        most = min(s.money[s.active] // 2, s.points[1 - s.active])
        return [a.DONE, *range(a.BUY, a.BUY + most)]

    def play(self, s: "Roma", action: int) -> None:
        if action != a.DONE:
            count = action - a.BUY + 1
            s.money[s.active] -= 2 * count
            s.money[1 - s.active] += 2 * count
            s.take_points(count)
            s.tell("buy", s.active, 1 - s.active, count, 2 * count)
        s.finish()

    def misfit(self, s: "Roma") -> Misfit:
        found = CardStep.misfit(self, s)
        if found == FITS and s.money[s.active] < 2:
            return "money", "there is no money to buy with"
        return found
