"""What a worker would do for a site, as the view tells it."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.games.builders.cards import SLAVES, TOOLS, WORKER_NAMES, ToolName, WorkerName
from lusoria.games.builders.layout import IN_ROW, STACK
from lusoria.games.builders.sites import adds, missing_after
from lusoria.games.builders.workers import wage

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders


class WithTool(TypedDict):
    """What a worker would do with an idle tool that adds something."""

    tool: ToolName
    lacks: int
    completes: bool


class Help(TypedDict):
    """What a worker would do for a site, were it sent there by its seat, whatever that costs."""

    worker: WorkerName
    adds: list[int]
    """What it brings of what is missing, without a tool."""
    brings: int
    """How much that is in all."""
    missing: list[int]
    """What the site would still need then."""
    lacks: int
    """How much that is in all."""
    completes: bool
    tools: list[WithTool]
    money: int
    """What it costs: its wage, and the actions that would have to be bought (B5, B8)."""
    short: int
    """How much of that the seat does not have."""


def is_on_offer(s: "Builders", worker: int) -> bool:
    """True if a worker can be recruited, or a slave bought."""
    return s.workers[worker] == IN_ROW or (worker >= SLAVES and s.workers[worker] == STACK)


def helpers(s: "Builders", workers: list[int], site: int, seat: int, money: int) -> list[Help]:
    """Those of the workers who would bring anything that is missing, with a tool at least (B8).

    `money` is what the actions cost that would have to be bought.
    """
    found = [_help(s, worker, site, seat, money) for worker in workers]
    return [one for one in found if one["brings"] > 0 or one["tools"]]


def best(found: list[Help]) -> list[WorkerName]:
    """Those who bring most; nobody if only tools bring anything."""
    most = max((one["brings"] for one in found), default=0)
    return [one["worker"] for one in found if one["brings"] == most > 0]


def _help(s: "Builders", worker: int, site: int, seat: int, money: int) -> Help:
    """What the worker would do there, alone and with each tool (B8, B13, B19)."""
    missing = missing_after(s, worker, site)
    lacks = sum(missing)
    added = [s.lack[site * 4 + r] - missing[r] for r in range(4)]
    tools = [i for i in range(4) if s.tools[i] == seat and adds(s, worker, site, i)]
    cost = money + wage(s, worker)
    return {
        "worker": WORKER_NAMES[worker],
        "adds": added,
        "brings": sum(added),
        "missing": missing,
        "lacks": lacks,
        "completes": lacks == 0,
        "tools": [{"tool": TOOLS[i], "lacks": lacks - 1, "completes": lacks == 1} for i in tools],
        "money": cost,
        "short": max(0, cost - s.money[seat]),
    }
