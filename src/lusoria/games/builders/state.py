"""The position: where every card is, and what is under way (B4, B5)."""

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from lusoria.core.errors import Refusal
from lusoria.core.lists import changed
from lusoria.core.outcome import Outcome
from lusoria.core.reading import Reader
from lusoria.core.state import State
from lusoria.games.builders import (
    aids,
    asked,
    invariants,
    observation,
    reasons,
    scoring,
    sites,
    snapshot,
    view,
    workers,
)
from lusoria.games.builders.aids import BuildersAids
from lusoria.games.builders.cards import CARDS, LOANS, NEEDS, SITES, SLAVES, WORKERS
from lusoria.games.builders.layout import EMPTY, FREE_ACTIONS, NOBODY, ROW, STACK, START_MONEY

MISSING: Final[list[int]] = [sites.missing(NEEDS, site) for site in range(SITES)]
_begun: Final[list[int]] = [0]  # how many turns have begun in this process


def new_turn_id() -> int:
    """A number for a turn that no other turn of this process has."""
    _begun[0] += 1
    return _begun[0]


@mypyc_attr(free_list_len=1)
class Builders(State):
    """A position of The Builders.

    Copies share all lists: they are replaced, never changed in place.
    """

    actions: int  # left in this turn (B5)
    invested: bool  # whether this turn has had its investment (B16)
    stirred: bool  # whether anything has happened in this round (B25)
    quiet: int  # rounds in a row without that
    money: list[int]
    points: list[int]  # of buildings and machines
    loans: list[int]
    loan_stack: int
    sites: list[int]  # where each is
    lack: list[int]  # four a site: what it still misses
    missing: list[int]  # a bit for every resource of which it lacks anything
    sent: list[int]  # how many workers went to each site this turn (B8)
    workers: list[int]  # where each is
    tools: list[int]  # where each is
    universities: list[int]  # who was schooled there, or NOBODY
    freed: int  # a bit a slave
    site_row: list[int]
    worker_row: list[int]
    site_deck: int  # how many cards
    worker_deck: int
    sending: int  # the worker that is being sent
    target: int  # the site it goes to
    learning: int  # the resource that is being taught
    adds: bool  # the option university (B21)
    turn_id: int  # shared by the copies made within a turn, and by no other position

    # --- beginning ---

    def read_options(self) -> None:
        self.adds = self.options["university"] == "adds"
        self.turn_id = new_turn_id()

    def set_up(self) -> None:
        """Every card in its deck or stack, ten sesterces each."""
        self.actions = 0
        self.invested = False
        self.stirred = False
        self.quiet = 0
        self.money = [START_MONEY] * self.players
        self.points = [0] * self.players
        self.loans = [0] * self.players
        self.loan_stack = LOANS
        self.sites = [STACK] * SITES
        self.lack = NEEDS[:]
        self.missing = MISSING[:]
        self.sent = [0] * SITES
        self.workers = [STACK] * WORKERS
        self.tools = [STACK] * 4
        self.universities = [NOBODY] * 4
        self.freed = 0
        self.site_row = [EMPTY] * ROW
        self.worker_row = [EMPTY] * ROW
        self.site_deck = SITES
        self.worker_deck = CARDS
        self.sending = EMPTY
        self.target = EMPTY
        self.learning = EMPTY

    # --- asking ---

    def refusal(self, action: int, code: int) -> Refusal:
        return reasons.refusal(self, action, code, self.clause())

    # --- moving on ---

    def finish(self) -> None:
        """The move is over: the next one."""
        self.sending = EMPTY
        self.target = EMPTY
        self.learning = EMPTY
        self.open_move(asked.ACT)

    def begin_turn(self) -> None:
        """Three free actions (B5)."""
        self.turn += 1
        self.actions = FREE_ACTIONS
        self.turn_id = new_turn_id()
        self.tell("turn", self.active)
        self.finish()

    def spend(self, count: int) -> None:
        """So many actions of the turn are used."""
        self.actions -= count

    def earn(self, money: int) -> None:
        """The active seat gets money, or pays it."""
        self.money = changed(self.money, self.active, self.money[self.active] + money)

    # --- events ---

    def called(self, worker: int) -> int:
        """The worker's number in events: freed slaves have numbers, and so names, of their own."""
        if worker >= SLAVES and workers.is_free(self, worker):
            return WORKERS + worker - SLAVES
        return worker

    # --- copies and accounts ---

    def clone(self) -> "Builders":
        t = Builders()
        self.copy_head(t)
        t.actions = self.actions
        t.invested = self.invested
        t.stirred = self.stirred
        t.quiet = self.quiet
        t.money = self.money
        t.points = self.points
        t.loans = self.loans
        t.loan_stack = self.loan_stack
        t.sites = self.sites
        t.lack = self.lack
        t.missing = self.missing
        t.sent = self.sent
        t.workers = self.workers
        t.tools = self.tools
        t.universities = self.universities
        t.freed = self.freed
        t.site_row = self.site_row
        t.worker_row = self.worker_row
        t.site_deck = self.site_deck
        t.worker_deck = self.worker_deck
        t.sending = self.sending
        t.target = self.target
        t.learning = self.learning
        t.adds = self.adds
        t.turn_id = self.turn_id
        return t

    def resample(self, seat: int, rng: Random) -> "Builders":
        """A copy: nothing is hidden but the order of the decks, which does not exist yet."""
        return self.clone()

    def view(self, seat: int | None) -> view.BuildersView:
        return view.view(self)

    def aids(self, seat: int | None) -> BuildersAids:
        return aids.aids(self, seat)

    def observation(self, seat: int) -> bytes:
        return observation.observation(self, seat)

    def position(self) -> dict[str, object]:
        return snapshot.position(self)

    def read(self, data: Reader, part: dict[str, Reader]) -> None:
        snapshot.read(self, part)

    def require_reachable(self, data: Reader, part: dict[str, Reader]) -> None:
        invariants.check(self, part)

    def standing(self) -> list[int]:
        return [scoring.score(self, seat).total for seat in range(self.players)]

    def result(self) -> Outcome:
        return scoring.outcome(self)
