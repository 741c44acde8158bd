"""The allies' exchange (RR17.2, RR17.5)."""

from typing import TYPE_CHECKING, Final

from lusoria.core.step import Block
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, step
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import stores
from lusoria.games.romolo.economy import funds, work
from lusoria.games.romolo.step import UnderWay

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


MOST_ITEMS: Final = 3  # of a proposal


def ally(s: "Romolo") -> int:
    """The active seat's ally."""
    return (s.active + 2) % 4


def check_exchange(s: "Romolo", place: int) -> int:
    """Return the refusal's code, or 0 if a Worker in a hex may propose an exchange."""
    if not s.teams or not s.is_alive(ally(s)):
        return no.NO_ALLY
    if s.refused:
        return no.REFUSED_ALREADY
    if funds.has_cube(s, place) or s.coins(s.active) > 0:
        return 0
    i = ally(s) * layout.SEAT
    for kind in range(layout.COINS, layout.HAND + 5):
        if s.seats[i + kind] > 0:
            return 0
    return no.NOT_HAD


def begin_offer(s: "Romolo") -> None:
    """The proposal begins, with nothing in it."""
    s.proposal = []
    s.ask(asked.OFFER)


def check_item(s: "Romolo", action: int) -> int:
    """Return the refusal's code, or 0 if an item may be added, or the proposal made."""
    if action == a.DONE:
        return 0 if s.proposal else no.NOT_NOW
    if len(s.proposal) == MOST_ITEMS:
        return no.THREE_ITEMS
    number = s.proposal.count(action)
    own = s.active * layout.SEAT
    other = ally(s) * layout.SEAT
    if a.RESOURCE <= action < a.STORE:
        have = s.seats[own + layout.HAND + action - a.RESOURCE]
    elif a.STORE <= action < a.COLUMN:
        index = action - a.STORE
        if index >= len(s.stores) or stores.place(s.stores[index]) != s.move.place:
            return no.NOT_HAD
        if funds.has_twin(s, index):
            return no.NOT_HAD
        have = stores.cubes(s.stores[index])
    elif a.TAKE <= action < a.TAKE + 5:
        have = s.seats[other + layout.HAND + action - a.TAKE]
    else:
        start = a.GIVE if action < a.TAKE else a.TAKE + 5
        left = s.seats[(own if start == a.GIVE else other) + layout.COINS]
        left -= layout.SILVER * s.proposal.count(start) + s.proposal.count(start + 1)
        return 0 if left >= (layout.SILVER if action == start else 1) else no.NOT_HAD
    return 0 if number < have else no.NOT_HAD


def offer(s: "Romolo", action: int) -> None:
    """An item is added, or the ally is asked."""
    if action != a.DONE:
        s.proposal = [*s.proposal, action]
        return
    s.tell("propose", s.active, ally(s), goods(s, True), goods(s, False))
    s.ask_seat(asked.ANSWER, ally(s))


def goods(s: "Romolo", given: bool) -> int:
    """What the proposal gives, or takes: two bits each for five resources, silver and bronze."""
    found = 0
    for item in s.proposal:
        if given != is_asked_for(item):
            found += 1 << 2 * ware(s, item)
    return found


def is_asked_for(item: int) -> bool:
    """True if an item of a proposal is asked for."""
    return a.TAKE <= item < a.TERRAIN


def ware(s: "Romolo", item: int) -> int:
    """What an item of a proposal is: a resource, silver or bronze."""
    if item >= a.STORE:
        return stores.kind(s.stores[item - a.STORE])
    if item >= a.RESOURCE:
        return item - a.RESOURCE
    return item - a.TAKE if item >= a.TAKE else item - a.GIVE + 5


def answer(s: "Romolo", yes: bool) -> None:
    """The ally accepts, or no further proposal is made this Turn."""
    other = ally(s)
    if not yes:
        s.tell("refuse", other)
        s.refused = True
        s.finish()
        return
    s.tell("accept", other, s.active, goods(s, False), goods(s, True))
    his = other * layout.SEAT
    for item in sorted(s.proposal, reverse=True):  # emptied warehouses leave from the end
        if item >= a.STORE:
            index = item - a.STORE
            kind = stores.kind(s.stores[index])
            s.seats[his + layout.HAND + kind] += 1
            s.tell("hand-stored", s.active, other, kind, s.move.place)
            funds.take_from_store(s, index, 1)
        elif item >= a.RESOURCE:
            move_cube(s, s.active, other, item - a.RESOURCE)
        elif item >= a.TAKE + 5:
            move_coins(s, other, s.active, item - a.TAKE - 5)
        elif item >= a.TAKE:
            move_cube(s, other, s.active, item - a.TAKE)
        else:
            move_coins(s, s.active, other, item - a.GIVE)
    s.player = s.active
    work.complete(s)


def move_cube(s: "Romolo", giver: int, taker: int, kind: int) -> None:
    """A cube changes hands."""
    s.add_cubes(giver, kind, -1)
    s.add_cubes(taker, kind, 1)
    s.tell("hand-over", giver, taker, kind)


def move_coins(s: "Romolo", giver: int, taker: int, bronze: int) -> None:
    """A silver, or a bronze, changes hands."""
    value = 1 if bronze == 1 else layout.SILVER
    s.add_coins(giver, -value)
    s.add_coins(taker, value)
    s.tell("hand-coins", giver, taker, value)


# --- the steps ---


class Offer(UnderWay):
    """What the proposal gives and takes (RR17.5)."""

    clause = "RR17.5"
    texts: tuple[int, ...] = (a.RESOURCE, a.STORE, a.DONE)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.DONE, 1), (a.GIVE, 9), (a.RESOURCE, 5), (a.STORE, a.MOST_STORES)]

    def check(self, s: "Romolo", action: int) -> int:
        return check_item(s, action)

    def play(self, s: "Romolo", action: int) -> None:
        offer(s, action)

    def needs(self, s: "Romolo") -> int:
        return step.MOVE | (step.PROPOSAL if s.proposal else 0)


class Answer(UnderWay):
    """Whether the ally accepts (RR17.5)."""

    clause = "RR17.5"
    own = False
    texts: tuple[int, ...] = (a.YES, a.NO)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.YES, 2)]

    def play(self, s: "Romolo", action: int) -> None:
        answer(s, action == a.YES)

    def needs(self, s: "Romolo") -> int:
        return step.MOVE | step.PROPOSAL
