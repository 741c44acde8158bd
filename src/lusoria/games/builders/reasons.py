"""Refusals put into words: what was tried, what is missing, what it would take."""

from typing import TYPE_CHECKING, Final

from lusoria.core.errors import Refusal
from lusoria.core.message import Message, SeatName
from lusoria.core.step import NOT_NOW
from lusoria.games.builders import actions as a
from lusoria.games.builders import refusals as no
from lusoria.games.builders.arguments import ARGUMENTS
from lusoria.games.builders.cards import (
    LOAN_PRICE,
    RELEASE_PRICE,
    SITES,
    SLAVE_PRICE,
    TOOL_PRICE,
    UNIVERSITY_PRICE,
)
from lusoria.games.builders.layout import ACTION_PRICE, BUILT, ON_SITE
from lusoria.games.builders.sites import action_price, idle_tools
from lusoria.games.builders.words import counted, resource_name, site_name, worker_name
from lusoria.games.builders.workers import brings, owner, wage

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders

MOVE_CLAUSES: Final[dict[int, str]] = {
    a.RECRUIT: "B7",
    a.SEND: "B8",
    a.SLAVE: "B17",
    a.TOOL: "B19",
    a.UNIVERSITY: "B21",
    a.SCHOOL: "B21",
}

PRICES: Final[dict[int, int]] = {
    a.BUY: ACTION_PRICE,
    a.REPAY: LOAN_PRICE,
    a.RELEASE: RELEASE_PRICE,
    a.SLAVE: SLAVE_PRICE,
    a.TOOL: TOOL_PRICE,
    a.UNIVERSITY: UNIVERSITY_PRICE,
}


def refusal(s: "Builders", action: int, code: int, clause: str) -> Refusal:
    """The refusal of an action with the code that the check gave; the clause is the question's."""
    name, rule, rank = no.TABLE[code]
    block = a.verb(action)
    rest = action - block
    params = ARGUMENTS[block].params(s, rest)
    params["money"] = counted("sesterces", s.money[s.active])
    params["price"] = counted("sesterces", PRICES.get(block, 0))
    if code == NOT_NOW:
        params = {"prompt": s.prompt()}
    elif code == no.FEW_ACTIONS:
        needed = actions_needed(s, block, rest)
        params["needed"] = counted("actions", needed)
        params["left"] = counted("actions", s.actions)
        params["missing"] = str(needed - s.actions)
        params["price"] = counted("sesterces", ACTION_PRICE * (needed - s.actions))
        if block == a.SEND or block == a.TO:
            rule = "B8"
    elif code == no.WAGE:
        params["price"] = counted("sesterces", wage(s, rest))
    elif code == no.SITE_TAKEN:
        params["seat"] = SeatName(s.sites[rest])
    elif code == no.SITE_BUILT:
        params["seat"] = SeatName(s.sites[rest] - BUILT)
    elif code == no.WORKER_TAKEN:
        params["seat"] = SeatName(owner(s, rest))
    elif code == no.AWAY:
        params["site"] = site_name(s.workers[rest] - ON_SITE)
    elif block == a.TO:
        params["worker"] = worker_name(s.called(s.sending))
    elif block == a.WITH or block == a.ALONE:
        params["worker"] = worker_name(s.called(s.sending))
        params["site"] = site_name(s.target)
    elif block == a.SCHOOL:
        params["resource"] = resource_name(s.learning)
    if rule == no.MOVE:
        rule = MOVE_CLAUSES[block]
    elif rule == no.STEP:
        rule = clause
    return Refusal(rule, Message(f"builders-refuse-{name}", params), rank)


def actions_needed(s: "Builders", block: int, rest: int) -> int:
    """How many actions the move takes; for a worker, to the cheapest site that it helps (B8)."""
    if block == a.TAKE:
        return rest + 1
    if block == a.TO:
        return action_price(s, rest)
    if block != a.SEND:
        return 1
    bits = brings(s, rest, idle_tools(s))
    prices = [
        action_price(s, site)
        for site in range(SITES)
        if s.sites[site] == s.active and s.missing[site] & bits != 0
    ]
    return min(prices, default=1)
