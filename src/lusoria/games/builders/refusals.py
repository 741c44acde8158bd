"""Why an action is refused: codes for the checks of `legal.py`, and what they say."""

from typing import TYPE_CHECKING, Final

from lusoria.core.errors import Refusal
from lusoria.core.message import Message, Params, SeatName
from lusoria.games.builders import actions as a
from lusoria.games.builders.cards import (
    LOAN_PRICE,
    RELEASE_PRICE,
    SITES,
    SLAVE_PRICE,
    SLAVES,
    TOOL_PRICE,
    UNIVERSITY_PRICE,
)
from lusoria.games.builders.layout import (
    ACT,
    ACTION_PRICE,
    BUILT,
    ON_SITE,
    SCHOOL,
    SETTLE,
    SITE,
    TOOL,
)
from lusoria.games.builders.sites import action_price, idle_tools
from lusoria.games.builders.words import (
    counted,
    prompt,
    resource_name,
    site_name,
    tool_name,
    worker_name,
)
from lusoria.games.builders.workers import brings, owner, wage

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders

NOT_NOW: Final = 1
FEW_ACTIONS: Final = 2
NO_MONEY_FOR_ACTION: Final = 3
NOT_IN_SITE_ROW: Final = 4
NOT_IN_WORKER_ROW: Final = 5
TWIN: Final = 6
NOT_IN_TEAM: Final = 7
AWAY: Final = 8
NO_SITE: Final = 9
WAGE: Final = 10
NOTHING_MISSING: Final = 11
NOT_YOUR_SITE: Final = 12
NOT_MISSING_HERE: Final = 13
USELESS_ALONE: Final = 14
USELESS_WITH: Final = 15
NOT_YOUR_TOOL: Final = 16
INVESTED: Final = 17
TOO_DEAR: Final = 18
SLAVE_TAKEN: Final = 19
TOOL_TAKEN: Final = 20
NO_LOAN_LEFT: Final = 21
UNIVERSITY_TAKEN: Final = 22
NOBODY_TO_SCHOOL: Final = 23
NOT_YOUR_SLAVE: Final = 24
FREE_ALREADY: Final = 25
SLAVE_AWAY: Final = 26
NO_LOAN: Final = 27
NO_MONEY_FOR_LOAN: Final = 28
NO_SLAVE: Final = 29
SCHOOL_AWAY: Final = 31
SCHOOL_SLAVE: Final = 32
SCHOOLED_ALREADY: Final = 33
NOT_RAISED: Final = 34
YOUR_TOOL: Final = 35
YOUR_SITE: Final = 36
SITE_TAKEN: Final = 37
SITE_BUILT: Final = 38
YOUR_WORKER: Final = 39
WORKER_TAKEN: Final = 40

MOVE: Final = "move"  # the clause of the move that is tried
STEP: Final = "step"  # the clause of what is to be decided

# The message's name, the clause, and how specific it is: what a person can change ranks higher.
TABLE: Final[dict[int, tuple[str, str, int]]] = {
    NOT_NOW: ("not-now", STEP, 0),
    FEW_ACTIONS: ("few-actions", "B5", 4),
    NO_MONEY_FOR_ACTION: ("no-money-for-action", "B5", 3),
    NOT_IN_SITE_ROW: ("not-in-site-row", "B6", 1),
    NOT_IN_WORKER_ROW: ("not-in-worker-row", "B7", 1),
    TWIN: ("twin", MOVE, 3),
    NOT_IN_TEAM: ("not-in-team", MOVE, 1),
    AWAY: ("away", "B9", 3),
    NO_SITE: ("no-site", "B8", 2),
    WAGE: ("wage", "B8", 3),
    NOTHING_MISSING: ("nothing-missing", "B8", 3),
    NOT_YOUR_SITE: ("not-your-site", "B8", 1),
    NOT_MISSING_HERE: ("not-missing-here", "B8", 3),
    USELESS_ALONE: ("useless-alone", "B8", 3),
    USELESS_WITH: ("useless-with", "B8", 3),
    NOT_YOUR_TOOL: ("not-your-tool", "B19", 1),
    INVESTED: ("invested", "B16", 3),
    TOO_DEAR: ("too-dear", MOVE, 3),
    SLAVE_TAKEN: ("slave-taken", "B17", 1),
    TOOL_TAKEN: ("tool-taken", "B19", 1),
    NO_LOAN_LEFT: ("no-loan-left", "B20", 2),
    UNIVERSITY_TAKEN: ("university-taken", "B21", 1),
    NOBODY_TO_SCHOOL: ("nobody-to-school", "B21", 3),
    NOT_YOUR_SLAVE: ("not-your-slave", "B18", 1),
    FREE_ALREADY: ("free-already", "B18", 1),
    SLAVE_AWAY: ("slave-away", "B18", 2),
    NO_LOAN: ("no-loan", "B20", 1),
    NO_MONEY_FOR_LOAN: ("no-money-for-loan", "B20", 3),
    NO_SLAVE: ("no-slave", "B23", 1),
    SCHOOL_AWAY: ("school-away", "B21", 3),
    SCHOOL_SLAVE: ("school-slave", "B17", 3),
    SCHOOLED_ALREADY: ("schooled-already", "B21", 3),
    NOT_RAISED: ("not-raised", "B21", 3),
    YOUR_TOOL: ("your-tool", "B19", 2),
    YOUR_SITE: ("your-site", "B6", 2),
    SITE_TAKEN: ("site-taken", "B6", 1),
    SITE_BUILT: ("site-built", "B6", 1),
    YOUR_WORKER: ("your-worker", "B7", 1),
    WORKER_TAKEN: ("worker-taken", "B7", 1),
}

STEP_CLAUSES: Final[dict[int, str]] = {
    ACT: "B5",
    SETTLE: "B23",
    SITE: "B8",
    TOOL: "B19",
    SCHOOL: "B21",
}

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


def refusal(s: "Builders", action: int, code: int) -> Refusal:
    """The refusal of an action with the code that the check gave."""
    name, rule, rank = TABLE[code]
    block = a.verb(action)
    rest = action - block
    params = subject(s, block, rest)
    params["money"] = counted("sesterces", s.money[s.active])
    params["price"] = counted("sesterces", PRICES.get(block, 0))
    if code == NOT_NOW:
        params = {"prompt": prompt(s)}
    elif code == FEW_ACTIONS:
        needed = actions_needed(s, block, rest)
        params["needed"] = counted("actions", needed)
        params["left"] = counted("actions", s.actions)
        params["missing"] = str(needed - s.actions)
        params["price"] = counted("sesterces", ACTION_PRICE * (needed - s.actions))
        if block == a.SEND or block == a.TO:
            rule = "B8"
    elif code == WAGE:
        params["price"] = counted("sesterces", wage(s, rest))
    elif code == SITE_TAKEN:
        params["seat"] = SeatName(s.sites[rest])
    elif code == SITE_BUILT:
        params["seat"] = SeatName(s.sites[rest] - BUILT)
    elif code == WORKER_TAKEN:
        params["seat"] = SeatName(owner(s, rest))
    elif code == AWAY:
        params["site"] = site_name(s.workers[rest] - ON_SITE)
    elif block == a.TO:
        params["worker"] = worker_name(s.called(s.sending))
    elif block == a.WITH or block == a.ALONE:
        params["worker"] = worker_name(s.called(s.sending))
        params["site"] = site_name(s.target)
    elif block == a.SCHOOL:
        params["resource"] = resource_name(s.learning)
    if rule == MOVE:
        rule = MOVE_CLAUSES[block]
    elif rule == STEP:
        rule = STEP_CLAUSES[s.step]
    return Refusal(rule, Message(f"builders-refuse-{name}", params), rank)


def subject(s: "Builders", block: int, rest: int) -> Params:
    """What an action is about."""
    if block == a.START or block == a.TO:
        return {"site": site_name(rest)}
    if block == a.RECRUIT or block == a.SEND or block == a.SCHOOL:
        return {"worker": worker_name(s.called(rest))}
    if block == a.SLAVE or block == a.FREE:
        return {"worker": worker_name(s.called(SLAVES + rest))}
    if block == a.TOOL or block == a.WITH:
        return {"tool": tool_name(rest)}
    if block == a.UNIVERSITY:
        return {"resource": resource_name(rest)}
    return {}


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
