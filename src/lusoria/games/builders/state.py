"""The position, and the course of a turn (B4, B5, B10, B12)."""

from random import Random
from typing import Final

from lusoria.core.errors import Refusal
from lusoria.core.lists import changed
from lusoria.core.message import Message
from lusoria.core.outcome import Outcome
from lusoria.core.reading import Reader
from lusoria.core.state import State
from lusoria.games.builders import actions as a
from lusoria.games.builders import (
    investments,
    legal,
    observation,
    refusals,
    rows,
    scoring,
    sites,
    snapshot,
    view,
    words,
    workers,
)
from lusoria.games.builders.cards import (
    CARDS,
    LOANS,
    NEEDS,
    SITES,
    SLAVES,
    WORKERS,
)
from lusoria.games.builders.layout import (
    ACT,
    ACTION_PRICE,
    DEAL,
    EMPTY,
    FILL_SITES,
    FILL_WORKERS,
    FREE_ACTIONS,
    GOAL,
    NOBODY,
    ROW,
    SCHOOL,
    SETTLE,
    SITE,
    STACK,
    START_MONEY,
    TAKE,
    TOOL,
)

MISSING: Final[list[int]] = [sites.missing(NEEDS, site) for site in range(SITES)]


_begun: Final[list[int]] = [0]  # how many turns have begun in this process


def new_turn_id() -> int:
    """A number for a turn that no other turn of this process has."""
    _begun[0] += 1
    return _begun[0]


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

    def find_legal(self) -> list[int]:
        return legal.find(self)

    def reason(self, action: int) -> Refusal:
        return refusals.refusal(self, action, legal.code(self, action))

    def chances(self) -> list[tuple[int, int]]:
        return rows.chances(self)

    def draw(self, rng: Random) -> int:
        return rows.draw(self, rng)

    def can_happen(self, outcome: int) -> bool:
        return rows.can_happen(self, outcome)

    # --- moving on ---

    def decide(self, action: int) -> None:
        if self.step == ACT:
            self.act(action)
        elif self.step == SETTLE:
            self.settle(action)
        else:
            self.go_on(action)

    def happen(self, outcome: int) -> None:
        step = self.step
        if step == FILL_SITES:
            rows.turn_up_site(self, outcome - a.SITE_CARD)
        elif step == FILL_WORKERS:
            rows.turn_up_worker(self, outcome - a.WORKER_CARD)
        elif step == DEAL:
            rows.dealt(self, outcome - a.WORKER_CARD)
        else:
            rows.begin(self, outcome - a.FIRST)

    def finish(self) -> None:
        """The move is over: the next one."""
        self.open_move(ACT)

    # --- a turn (B5, B10, B12) ---

    def begin_turn(self) -> None:
        """Three free actions (B5)."""
        self.turn += 1
        self.actions = FREE_ACTIONS
        self.turn_id = new_turn_id()
        self.tell("turn", self.active)
        self.finish()

    def act(self, action: int) -> None:
        """A move, or its first decision."""
        seat = self.active
        if action >= a.FREE:
            investments.free_slave(self, action - a.FREE)
        elif action >= a.UNIVERSITY:
            self.learning = action - a.UNIVERSITY
            self.ask(SCHOOL)
        elif action >= a.TOOL:
            investments.take_tool(self, action - a.TOOL)
        elif action >= a.SLAVE:
            investments.take_slave(self, action - a.SLAVE)
        elif action >= a.SEND:
            self.sending = action - a.SEND
            self.ask(SITE)
        elif action >= a.RECRUIT:
            workers.recruit(self, action - a.RECRUIT)
        elif action >= a.START:
            sites.start(self, action - a.START)
        elif action >= a.TAKE:
            count = action - a.TAKE + 1
            self.spend(count)
            self.earn(TAKE[count])  # B10
            self.tell("take", seat, count, TAKE[count])
        elif action == a.LOAN:
            investments.take_loan(self)
        elif action == a.REPAY:
            investments.repay(self)
        elif action == a.BUY:
            self.earn(-ACTION_PRICE)  # B5
            self.actions += 1
            self.tell("buy", seat, ACTION_PRICE)
        else:
            self.end_turn()

    def go_on(self, action: int) -> None:
        """The next decision within a move. Tools are spoken of only where one adds something."""
        if self.step == SITE:
            self.target = action - a.TO
            if sites.any_tool_adds(self, self.sending, self.target):
                self.ask(TOOL)
                return
            sites.send(self, self.sending, self.target, NOBODY)
        elif self.step == TOOL:
            tool = NOBODY if action == a.ALONE else action - a.WITH
            sites.send(self, self.sending, self.target, tool)
        else:
            investments.school(self, self.learning, action - a.SCHOOL)
        self.sending = EMPTY
        self.target = EMPTY
        self.learning = EMPTY
        self.finish()

    def spend(self, count: int) -> None:
        """So many actions of the turn are used."""
        self.actions -= count

    def earn(self, money: int) -> None:
        """The active seat gets money, or pays it."""
        self.money = changed(self.money, self.active, self.money[self.active] + money)

    def end_turn(self) -> None:
        """The turn passes on, unless the game ends with the round (B12, B22, B25)."""
        seat = self.active
        self.tell("end", seat)
        if self.points[seat] >= GOAL:
            self.tell("goal", seat, self.points[seat])
        self.actions = 0
        self.invested = False
        self.sent = [0] * SITES
        self.active = (seat + 1) % self.players
        reason = scoring.end_round(self) if self.active == self.first else ""
        if reason != "":
            scoring.begin(self, reason)
        else:
            self.begin_turn()

    def settle(self, action: int) -> None:
        """A slave, a loan, or enough; who has nothing more to settle is not asked (B23)."""
        if action == a.RELEASE:
            scoring.release_one(self)
        elif action == a.REPAY:
            investments.repay(self)
        if action == a.DONE or not scoring.can_settle(self):
            scoring.done(self)

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

    def prompt(self) -> Message:
        return words.prompt(self)

    def view(self, seat: int | None) -> view.BuildersView:
        return view.view(self)

    def observation(self, seat: int) -> bytes:
        return observation.observation(self, seat)

    def position(self) -> dict[str, object]:
        return snapshot.position(self)

    def read(self, data: Reader, part: dict[str, Reader]) -> None:
        snapshot.read(self, part)

    def standing(self) -> list[int]:
        return [scoring.score(self, seat).total for seat in range(self.players)]

    def result(self) -> Outcome:
        return scoring.outcome(self)
