"""What may be done, and why not. One check serves both: 0 is fine, else a code of `refusals`."""

from typing import TYPE_CHECKING

from lusoria.games.builders import actions as a
from lusoria.games.builders import refusals as no
from lusoria.games.builders.cards import (
    LOAN_PRICE,
    MACHINES,
    SITES,
    SLAVE_PRICE,
    SLAVES,
    TOOL_PRICE,
    UNIVERSITY_PRICE,
    WORKERS,
)
from lusoria.games.builders.layout import (
    ACT,
    ACTION_PRICE,
    BUILT,
    EMPTY,
    IN_ROW,
    NOBODY,
    SCHOOL,
    SETTLE,
    SITE,
    STACK,
    TOOL,
)
from lusoria.games.builders.scoring import a_slave, can_release, can_repay
from lusoria.games.builders.sites import ANY_PRICE, adds, idle_tools, missing_anywhere
from lusoria.games.builders.workers import (
    brings,
    gives,
    is_free,
    is_same_as_twin,
    is_slave,
    learns,
    owner,
    schooling,
    wage,
)

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders


def find(s: "Builders") -> list[int]:
    """The legal actions of the seat that decides, ascending."""
    step = s.step
    if step == ACT:
        return acts(s)
    found: list[int] = []
    if step == SITE:
        bits = brings(s, s.sending, idle_tools(s))
        for site in range(SITES):
            if s.sites[site] == s.active and to(s, site, bits) == 0:
                found.append(a.TO + site)
    elif step == TOOL:
        if alone(s) == 0:
            found.append(a.ALONE)
        for tool in range(4):
            if with_tool(s, tool) == 0:
                found.append(a.WITH + tool)
    elif step == SCHOOL:
        for worker in range(MACHINES):
            if school(s, worker, 1 << s.learning) == 0:
                found.append(a.SCHOOL + worker)
    else:
        found.append(a.DONE)
        if can_repay(s):
            found.append(a.REPAY)
        if can_release(s):
            found.append(a.RELEASE)
    return found


def acts(s: "Builders") -> list[int]:
    """The moves of a turn."""
    found = [a.END]
    seat = s.active
    money = s.money[seat]
    actions = s.actions
    if money >= ACTION_PRICE:
        found.append(a.BUY)
    if can_repay(s):
        found.append(a.REPAY)
    if actions == 0:
        return found
    if s.loan_stack > 0 and not s.invested:
        found.append(a.LOAN)
    for count in range(min(actions, 3)):
        found.append(a.TAKE + count)
    near = 0
    sites = s.sites
    for site in range(SITES):
        place = sites[site]
        if place == IN_ROW:
            found.append(a.START + site)
        elif place == seat and s.sent[site] < actions:
            near |= s.missing[site]
    team(s, near, money, found)
    return found


def team(s: "Builders", near: int, money: int, found: list[int]) -> None:
    """The moves with workers, and the investments."""
    seat = s.active
    workers = s.workers
    tools = idle_tools(s)
    sends: list[int] = []
    for worker in range(WORKERS):
        place = workers[worker]
        if place == IN_ROW:
            if not is_same_as_twin(s, worker):
                found.append(a.RECRUIT + worker)
        elif place == seat and send(s, worker, near, tools) == 0:
            sends.append(a.SEND + worker)
    found += sends
    if not s.invested:
        if money >= SLAVE_PRICE:
            for slave in range(MACHINES - SLAVES):
                if workers[SLAVES + slave] == STACK:
                    found.append(a.SLAVE + slave)
        if money >= TOOL_PRICE:
            for tool in range(4):
                if s.tools[tool] == STACK:
                    found.append(a.TOOL + tool)
        if money >= UNIVERSITY_PRICE:
            bits = learned(s)
            for resource in range(4):
                if s.universities[resource] == NOBODY and bits & (1 << resource) != 0:
                    found.append(a.UNIVERSITY + resource)
    for worker in range(SLAVES, MACHINES):
        if workers[worker] == seat and is_slave(s, worker):
            found.append(a.FREE + worker - SLAVES)


def code(s: "Builders", action: int) -> int:
    """Why the action is refused; NOT_NOW if the question is another one."""
    block = a.verb(action)
    rest = action - block
    step = s.step
    if step == ACT:
        if block == a.END:
            return 0
        if block == a.BUY:
            return 0 if s.money[s.active] >= ACTION_PRICE else no.NO_MONEY_FOR_ACTION
        if block == a.REPAY:
            return repay(s)
        if block == a.SEND:
            return sending(s, rest)
        found = card(s, block, rest)
        if found != 0:
            return found
        needed = rest + 1 if block == a.TAKE else 1
        return 0 if s.actions >= needed else no.FEW_ACTIONS
    if step == SETTLE:
        if block == a.DONE:
            return 0
        if block == a.REPAY:
            return repay(s)
        if block == a.RELEASE:
            return release(s)
    elif step == SITE and block == a.TO:
        return to(s, rest, brings(s, s.sending, idle_tools(s)))
    elif step == TOOL and block == a.ALONE:
        return alone(s)
    elif step == TOOL and block == a.WITH:
        return with_tool(s, rest)
    elif step == SCHOOL and block == a.SCHOOL:
        return school(s, rest, 1 << s.learning)
    return no.NOT_NOW


def card(s: "Builders", block: int, rest: int) -> int:
    """Whether the card that a move is about is to be had, and paid for."""
    if block == a.TAKE:
        return 0
    if block == a.START:
        return start(s, s.sites[rest])
    if block == a.RECRUIT:
        if s.workers[rest] != IN_ROW:
            return recruited(s, owner(s, rest))
        return no.TWIN if is_same_as_twin(s, rest) else 0
    if block == a.FREE:
        return free(s, SLAVES + rest)
    if block == a.SLAVE:
        taken = s.workers[SLAVES + rest] != STACK
        return no.SLAVE_TAKEN if taken else invest(s, SLAVE_PRICE)
    if block == a.TOOL:
        if s.tools[rest] == s.active:
            return no.YOUR_TOOL
        return no.TOOL_TAKEN if s.tools[rest] != STACK else invest(s, TOOL_PRICE)
    if block == a.LOAN:
        return no.NO_LOAN_LEFT if s.loan_stack == 0 else invest(s, 0)
    if block == a.UNIVERSITY:
        return university(s, rest)
    return no.NOT_NOW


# --- workers and sites ---


def start(s: "Builders", place: int) -> int:
    """Whether a site that lies there may be started (B6)."""
    if place == IN_ROW:
        return 0
    if place >= BUILT:
        return no.SITE_BUILT
    if place == s.active:
        return no.YOUR_SITE
    return no.SITE_TAKEN if place >= 0 else no.NOT_IN_SITE_ROW


def recruited(s: "Builders", seat: int) -> int:
    """Why a worker that does not lie in the row cannot be recruited (B7)."""
    if seat == s.active:
        return no.YOUR_WORKER
    return no.WORKER_TAKEN if seat >= 0 else no.NOT_IN_WORKER_ROW


def send(s: "Builders", worker: int, near: int, tools: int) -> int:
    """Who may be sent, where `near` is missed on the sites within reach (B8, B9)."""
    if s.workers[worker] != s.active:
        return no.AWAY if owner(s, worker) == s.active else no.NOT_IN_TEAM
    if wage(s, worker) > s.money[s.active]:
        return no.WAGE
    if brings(s, worker, tools) & near == 0:
        return no.NOTHING_MISSING
    return no.TWIN if is_same_as_twin(s, worker) else 0


def sending(s: "Builders", worker: int) -> int:
    """As `send`, and tells apart why there is no site for the worker."""
    tools = idle_tools(s)
    found = send(s, worker, missing_anywhere(s, s.actions), tools)
    if found == no.NOTHING_MISSING:
        everywhere = missing_anywhere(s, ANY_PRICE)
        if everywhere == 0:
            return no.NO_SITE
        if brings(s, worker, tools) & everywhere != 0:
            return no.FEW_ACTIONS
    return found


def to(s: "Builders", site: int, bits: int) -> int:
    """Where a worker that brings these resources may go (B8)."""
    if s.sites[site] != s.active:
        return no.NOT_YOUR_SITE
    if s.missing[site] & bits == 0:
        return no.NOT_MISSING_HERE
    return 0 if s.sent[site] < s.actions else no.FEW_ACTIONS


def alone(s: "Builders") -> int:
    """Whether the worker supplies anything that is missing without a tool (B8)."""
    return 0 if gives(s, s.sending) & s.missing[s.target] != 0 else no.USELESS_ALONE


def with_tool(s: "Builders", tool: int) -> int:
    """Which tool may go along: an idle one that adds something (B8, B19)."""
    if s.tools[tool] != s.active:
        return no.NOT_YOUR_TOOL
    return 0 if adds(s, s.sending, s.target, tool) else no.USELESS_WITH


# --- investments ---


def invest(s: "Builders", price: int) -> int:
    """One investment a turn, for money that the seat has (B16)."""
    if s.invested:
        return no.INVESTED
    return 0 if s.money[s.active] >= price else no.TOO_DEAR


def free(s: "Builders", slave: int) -> int:
    """Which slave may be freed (B18)."""
    if owner(s, slave) != s.active:
        return no.NOT_YOUR_SLAVE
    if not is_slave(s, slave):
        return no.FREE_ALREADY
    return 0 if s.workers[slave] == s.active else no.SLAVE_AWAY


def repay(s: "Builders") -> int:
    """A loan may be repaid with the money for it (B20)."""
    if s.loans[s.active] == 0:
        return no.NO_LOAN
    return 0 if s.money[s.active] >= LOAN_PRICE else no.NO_MONEY_FOR_LOAN


def release(s: "Builders") -> int:
    """A slave may be freed at the end (B23); who cannot pay for it is not asked any more."""
    return no.NO_SLAVE if a_slave(s) == EMPTY else 0


def university(s: "Builders", resource: int) -> int:
    """A university needs somebody to be schooled (B21)."""
    if s.universities[resource] != NOBODY:
        return no.UNIVERSITY_TAKEN
    found = invest(s, UNIVERSITY_PRICE)
    if found == 0 and learned(s) & (1 << resource) == 0:
        return no.NOBODY_TO_SCHOOL
    return found


def learned(s: "Builders") -> int:
    """A bit for every resource in which the seat has somebody to be schooled."""
    bits = 0
    for worker in range(MACHINES):
        if s.workers[worker] == s.active and school(s, worker, 15) == 0:
            bits |= learns(s, worker)
            if bits == 15:
                break
    return bits


def school(s: "Builders", worker: int, bits: int) -> int:
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
