"""A turn: the moves that a seat may make, one after the other, and its end (B5, B10, B12)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.core.step import Block
from lusoria.games.builders import actions as a
from lusoria.games.builders import asked, investments, scoring, sites, workers
from lusoria.games.builders import refusals as no
from lusoria.games.builders.cards import (
    MACHINES,
    SITES,
    SLAVE_PRICE,
    SLAVES,
    TOOL_PRICE,
    UNIVERSITY_PRICE,
    WORKERS,
)
from lusoria.games.builders.layout import ACTION_PRICE, GOAL, IN_ROW, NOBODY, STACK, TAKE
from lusoria.games.builders.step import Step
from lusoria.games.builders.words import counted

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders


def end_turn(s: "Builders") -> None:
    """The turn passes on, unless the game ends with the round (B12, B22, B25)."""
    seat = s.active
    s.tell("end", seat)
    if s.points[seat] >= GOAL:
        s.tell("goal", seat, s.points[seat])
    s.actions = 0
    s.invested = False
    s.sent = [0] * SITES
    s.active = (seat + 1) % s.players
    reason = scoring.end_round(s) if s.active == s.first else ""
    if reason != "":
        scoring.begin(s, reason)
    else:
        s.begin_turn()


class Act(Step):
    """A move, or its first decision (B5)."""

    clause = "B5"

    def prompt(self, s: "Builders", params: Params) -> str:
        if s.actions == 0:
            return "-spent"
        params["actions"] = counted("actions", s.actions)
        return ""

    def offers(self, s: "Builders") -> list[Block]:
        return [
            (a.END, 1),
            (a.BUY, 2),  # and REPAY
            (a.LOAN, a.TO - a.LOAN),  # TAKE, START, RECRUIT, SEND
            (a.SLAVE, a.SCHOOL - a.SLAVE),  # TOOL, UNIVERSITY
            (a.FREE, MACHINES - SLAVES),
        ]

    def check(self, s: "Builders", action: int) -> int:
        block = a.verb(action)
        rest = action - block
        if block == a.END:
            return 0
        if block == a.BUY:
            return 0 if s.money[s.active] >= ACTION_PRICE else no.NO_MONEY_FOR_ACTION
        if block == a.REPAY:
            return investments.check_repay(s)
        if block == a.SEND:
            return sites.why_not_sent(s, rest)
        found = self.check_card(s, block, rest)
        if found != 0:
            return found
        needed = rest + 1 if block == a.TAKE else 1
        return 0 if s.actions >= needed else no.FEW_ACTIONS

    def check_card(self, s: "Builders", block: int, rest: int) -> int:
        """Return the refusal's code, or 0 if the card of a move can be had and paid for."""
        if block == a.TAKE:
            return 0
        if block == a.START:
            return sites.check_start(s, rest)
        if block == a.RECRUIT:
            return workers.check_recruit(s, rest)
        if block == a.FREE:
            return investments.check_free(s, rest)
        if block == a.SLAVE:
            return investments.check_slave(s, rest)
        if block == a.TOOL:
            return investments.check_tool(s, rest)
        if block == a.LOAN:
            return investments.check_loan(s)
        return investments.check_university(s, rest)

    def find(self, s: "Builders") -> list[int]:
        """As `check` says, but what moves have in common is looked at once."""
        found = [a.END]
        seat = s.active
        money = s.money[seat]
        actions = s.actions
        if money >= ACTION_PRICE:
            found.append(a.BUY)
        if investments.check_repay(s) == 0:
            found.append(a.REPAY)
        if actions == 0:
            return found
        if s.loan_stack > 0 and not s.invested:
            found.append(a.LOAN)
        for count in range(min(actions, 3)):
            found.append(a.TAKE + count)
        near = 0  # a bit for every resource missed within reach
        places = s.sites
        sent = s.sent
        for site in range(SITES):
            place = places[site]
            if place == IN_ROW:
                found.append(a.START + site)
            elif place == seat and sent[site] < actions:
                near |= s.missing[site]
        find_workers(s, near, found)
        if not s.invested:
            find_investments(s, money, found)
        team = s.workers
        for worker in range(SLAVES, MACHINES):
            if team[worker] == seat and workers.is_slave(s, worker):
                found.append(a.FREE + worker - SLAVES)
        return found

    def play(self, s: "Builders", action: int) -> None:
        if action >= a.FREE:
            investments.free_slave(s, action - a.FREE)
        elif action >= a.UNIVERSITY:
            s.learning = action - a.UNIVERSITY
            s.ask(asked.SCHOOL)
        elif action >= a.TOOL:
            investments.take_tool(s, action - a.TOOL)
        elif action >= a.SLAVE:
            investments.take_slave(s, action - a.SLAVE)
        elif action >= a.SEND:
            s.sending = action - a.SEND
            s.ask(asked.SITE)
        elif action >= a.RECRUIT:
            workers.recruit(s, action - a.RECRUIT)
        elif action >= a.START:
            sites.start(s, action - a.START)
        elif action >= a.TAKE:
            count = action - a.TAKE + 1
            s.spend(count)
            s.earn(TAKE[count])  # B10
            s.tell("take", s.active, count, TAKE[count])
        elif action == a.LOAN:
            investments.take_loan(s)
        elif action == a.REPAY:
            investments.repay(s)
        elif action == a.BUY:
            s.earn(-ACTION_PRICE)  # B5
            s.actions += 1
            s.tell("buy", s.active, ACTION_PRICE)
        else:
            end_turn(s)


def find_workers(s: "Builders", near: int, found: list[int]) -> None:
    """Whom the seat may recruit, and whom it may send (B7, B8)."""
    seat = s.active
    places = s.workers
    tools = sites.idle_tools(s)
    sends: list[int] = []
    for worker in range(WORKERS):
        place = places[worker]
        if place == IN_ROW:
            if not workers.is_same_as_twin(s, worker):
                found.append(a.RECRUIT + worker)
        elif place == seat and sites.check_send(s, worker, near, tools) == 0:
            sends.append(a.SEND + worker)
    found += sends


def find_investments(s: "Builders", money: int, found: list[int]) -> None:
    """What the seat may invest in, the loan apart (B16)."""
    if money >= SLAVE_PRICE:
        for slave in range(MACHINES - SLAVES):
            if s.workers[SLAVES + slave] == STACK:
                found.append(a.SLAVE + slave)
    if money >= TOOL_PRICE:
        for tool in range(4):
            if s.tools[tool] == STACK:
                found.append(a.TOOL + tool)
    if money >= UNIVERSITY_PRICE:
        bits = investments.learned(s)
        for resource in range(4):
            if s.universities[resource] == NOBODY and bits & (1 << resource) != 0:
                found.append(a.UNIVERSITY + resource)
