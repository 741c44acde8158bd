"""Investments: slaves, tools, loans, universities (B16 to B21)."""

from typing import TYPE_CHECKING

from lusoria.core.lists import changed
from lusoria.core.message import Params
from lusoria.core.step import FITS, Block, Misfit
from lusoria.games.builders import actions as a
from lusoria.games.builders import refusals as no
from lusoria.games.builders.cards import (
    FREE_WAGE,
    LOAN,
    LOAN_LEFT,
    LOAN_PRICE,
    MACHINES,
    SLAVE_LEFT,
    SLAVE_PRICE,
    SLAVES,
    TOOL_PRICE,
    UNIVERSITY_PRICE,
)
from lusoria.games.builders.layout import NOBODY, STACK
from lusoria.games.builders.step import Step
from lusoria.games.builders.words import resource_name
from lusoria.games.builders.workers import (
    is_free,
    is_same_as_twin,
    is_slave,
    learns,
    owner,
    schooling,
    supply,
)

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders


def check_invest(s: "Builders", price: int) -> int:
    """One investment a turn, for money that the seat has (B16)."""
    if s.invested:
        return no.INVESTED
    return 0 if s.money[s.active] >= price else no.TOO_DEAR


def invest(s: "Builders", price: int) -> None:
    """One action, the price, and no further investment this turn (B16)."""
    s.spend(1)
    s.earn(-price)
    s.invested = True
    s.stirred = True


def check_slave(s: "Builders", slave: int) -> int:
    """Which slave may be taken (B17)."""
    taken = s.workers[SLAVES + slave] != STACK
    return no.SLAVE_TAKEN if taken else check_invest(s, SLAVE_PRICE)


def take_slave(s: "Builders", slave: int) -> None:
    """A slave joins the team (B17)."""
    invest(s, SLAVE_PRICE)
    s.workers = changed(s.workers, SLAVES + slave, s.active)
    s.tell("slave", s.active, SLAVES + slave, SLAVE_PRICE)


def check_free(s: "Builders", slave: int) -> int:
    """Which slave may be freed (B18)."""
    worker = SLAVES + slave
    if owner(s, worker) != s.active:
        return no.NOT_YOUR_SLAVE
    if not is_slave(s, worker):
        return no.FREE_ALREADY
    return 0 if s.workers[worker] == s.active else no.SLAVE_AWAY


def free_slave(s: "Builders", slave: int) -> None:
    """A slave becomes a worker with a wage; this is no investment (B18)."""
    s.spend(1)
    s.stirred = True
    release(s, slave)
    s.tell("free", s.active, SLAVES + slave, FREE_WAGE, SLAVE_LEFT)


def release(s: "Builders", slave: int) -> None:
    """The slave is free from now on."""
    s.freed |= 1 << slave


def check_tool(s: "Builders", tool: int) -> int:
    """Which tool may be taken (B19)."""
    if s.tools[tool] == s.active:
        return no.YOUR_TOOL
    return no.TOOL_TAKEN if s.tools[tool] != STACK else check_invest(s, TOOL_PRICE)


def take_tool(s: "Builders", tool: int) -> None:
    """A tool for workers to take along (B19)."""
    invest(s, TOOL_PRICE)
    s.tools = changed(s.tools, tool, s.active)
    s.tell("tool", s.active, tool, TOOL_PRICE)


def check_loan(s: "Builders") -> int:
    """Return the refusal's code, or 0 if a loan may be taken (B20)."""
    return no.NO_LOAN_LEFT if s.loan_stack == 0 else check_invest(s, 0)


def take_loan(s: "Builders") -> None:
    """Money now, more to pay back (B20)."""
    invest(s, 0)
    s.loan_stack -= 1
    s.loans = changed(s.loans, s.active, s.loans[s.active] + 1)
    s.earn(LOAN)
    s.tell("loan", s.active, LOAN)


def check_repay(s: "Builders") -> int:
    """A loan may be repaid with the money for it (B20)."""
    if s.loans[s.active] == 0:
        return no.NO_LOAN
    return 0 if s.money[s.active] >= LOAN_PRICE else no.NO_MONEY_FOR_LOAN


def repay(s: "Builders") -> None:
    """A loan is paid back, which is no action, and leaves the game (B20)."""
    s.earn(-LOAN_PRICE)
    s.loans = changed(s.loans, s.active, s.loans[s.active] - 1)
    s.stirred = True
    s.tell("repay", s.active, LOAN_PRICE, LOAN_LEFT - LOAN_PRICE)


def check_university(s: "Builders", resource: int) -> int:
    """A university needs somebody to be schooled (B21)."""
    if s.universities[resource] != NOBODY:
        return no.UNIVERSITY_TAKEN
    found = check_invest(s, UNIVERSITY_PRICE)
    if found == 0 and learned(s) & (1 << resource) == 0:
        return no.NOBODY_TO_SCHOOL
    return found


def learned(s: "Builders") -> int:
    """A bit for every resource in which the seat has somebody to be schooled."""
    bits = 0
    for worker in range(MACHINES):
        if s.workers[worker] == s.active and check_school(s, worker, 15) == 0:
            bits |= learns(s, worker)
            if bits == 15:
                break
    return bits


def check_school(s: "Builders", worker: int, bits: int) -> int:
    """Who may be schooled in one of these resources (B21)."""
    if s.workers[worker] != s.active:
        return no.SCHOOL_AWAY if owner(s, worker) == s.active else no.NOT_IN_TEAM
    if not is_free(s, worker):
        return no.SCHOOL_SLAVE
    if schooling(s, worker) != NOBODY:
        return no.SCHOOLED_ALREADY
    if learns(s, worker) & bits == 0:
        return no.NOT_RAISED
    return no.TWIN if is_same_as_twin(s, worker) else 0


class School(Step):
    """Who is schooled, for good (B21)."""

    clause = "B21"

    def is_within_move(self, s: "Builders") -> bool:
        return True

    def prompt(self, s: "Builders", params: Params) -> str:
        params["resource"] = resource_name(s.learning)
        return ""

    def offers(self, s: "Builders") -> list[Block]:
        return [(a.SCHOOL, MACHINES)]

    def check(self, s: "Builders", action: int) -> int:
        return check_school(s, action - a.SCHOOL, 1 << s.learning)

    def play(self, s: "Builders", action: int) -> None:
        worker = action - a.SCHOOL
        resource = s.learning
        invest(s, UNIVERSITY_PRICE)
        before = supply(s, worker, resource)
        s.universities = changed(s.universities, resource, worker)
        now = supply(s, worker, resource)
        s.tell("school", s.active, s.called(worker), resource, before, now, UNIVERSITY_PRICE)
        s.finish()

    def misfit(self, s: "Builders") -> Misfit:
        if s.actions == 0 or check_invest(s, UNIVERSITY_PRICE) != 0:
            return "learning", "there is no action, investment or money left for it"
        if s.universities[s.learning] != NOBODY:
            return "learning", "this university is taken"
        return FITS
