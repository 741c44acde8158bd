"""Investments: slaves, tools, loans, universities (B16 to B21)."""

from typing import TYPE_CHECKING

from lusoria.core.lists import changed
from lusoria.games.builders.cards import (
    FREE_WAGE,
    LOAN,
    LOAN_LEFT,
    LOAN_PRICE,
    SLAVE_LEFT,
    SLAVE_PRICE,
    SLAVES,
    TOOL_PRICE,
    UNIVERSITY_PRICE,
)
from lusoria.games.builders.workers import supply

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders


def invest(s: "Builders", price: int) -> None:
    """One action, the price, and no further investment this turn (B16)."""
    s.spend(1)
    s.earn(-price)
    s.invested = True
    s.stirred = True


def take_slave(s: "Builders", slave: int) -> None:
    """A slave joins the team (B17)."""
    invest(s, SLAVE_PRICE)
    s.workers = changed(s.workers, SLAVES + slave, s.active)
    s.tell("slave", s.active, SLAVES + slave, SLAVE_PRICE)


def free_slave(s: "Builders", slave: int) -> None:
    """A slave becomes a worker with a wage; this is no investment (B18)."""
    s.spend(1)
    s.stirred = True
    release(s, slave)
    s.tell("free", s.active, SLAVES + slave, FREE_WAGE, SLAVE_LEFT)


def release(s: "Builders", slave: int) -> None:
    """The slave is free from now on."""
    s.freed |= 1 << slave


def take_tool(s: "Builders", tool: int) -> None:
    """A tool for workers to take along (B19)."""
    invest(s, TOOL_PRICE)
    s.tools = changed(s.tools, tool, s.active)
    s.tell("tool", s.active, tool, TOOL_PRICE)


def take_loan(s: "Builders") -> None:
    """Money now, more to pay back (B20)."""
    invest(s, 0)
    s.loan_stack -= 1
    s.loans = changed(s.loans, s.active, s.loans[s.active] + 1)
    s.earn(LOAN)
    s.tell("loan", s.active, LOAN)


def repay(s: "Builders") -> None:
    """A loan is paid back, which is no action, and leaves the game (B20)."""
    s.earn(-LOAN_PRICE)
    s.loans = changed(s.loans, s.active, s.loans[s.active] - 1)
    s.stirred = True
    s.tell("repay", s.active, LOAN_PRICE, LOAN_LEFT - LOAN_PRICE)


def school(s: "Builders", resource: int, worker: int) -> None:
    """A worker is schooled for good (B21)."""
    invest(s, UNIVERSITY_PRICE)
    before = supply(s, worker, resource)
    s.universities = changed(s.universities, resource, worker)
    now = supply(s, worker, resource)
    s.tell("school", s.active, s.called(worker), resource, before, now, UNIVERSITY_PRICE)
