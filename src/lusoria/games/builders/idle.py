"""What a worker would do for a site, as the view tells it."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.games.builders.cards import SLAVES, TOOLS, WORKER_NAMES, ToolName, WorkerName
from lusoria.games.builders.layout import IN_ROW, STACK
from lusoria.games.builders.sites import adds, missing_after

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders


class Help(TypedDict):
    """What a worker would do for a site, were it sent there by its seat, whatever that costs."""

    worker: WorkerName
    adds: list[int]
    """What it brings of what is missing, without a tool."""
    missing: list[int]
    """What the site would still need then."""
    completes: bool
    tools: list[ToolName]
    """Those at hand that would each add one more."""
    completes_with: list[ToolName]


def is_on_offer(s: "Builders", worker: int) -> bool:
    """True if a worker can be recruited, or a slave bought."""
    return s.workers[worker] == IN_ROW or (worker >= SLAVES and s.workers[worker] == STACK)


def helpers(s: "Builders", workers: list[int], site: int, seat: int) -> list[Help]:
    """Those of the workers who would bring anything that is missing, with a tool at least (B8)."""
    found = [_help(s, worker, site, seat) for worker in workers]
    return [one for one in found if sum(one["adds"]) > 0 or one["tools"]]


def _help(s: "Builders", worker: int, site: int, seat: int) -> Help:
    """What the worker would do there, alone and with each tool (B8, B13, B19)."""
    missing = missing_after(s, worker, site)
    tools = [i for i in range(4) if s.tools[i] == seat and adds(s, worker, site, i)]
    return {
        "worker": WORKER_NAMES[worker],
        "adds": [s.lack[site * 4 + r] - missing[r] for r in range(4)],
        "missing": missing,
        "completes": sum(missing) == 0,
        "tools": [TOOLS[i] for i in tools],
        "completes_with": [TOOLS[i] for i in tools if sum(missing) == 1],
    }
