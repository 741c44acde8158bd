"""The sites: starting, sending workers there, completing (B6, B8, B9, B13 to B15)."""

from typing import TYPE_CHECKING, Final

from lusoria.core.lists import changed
from lusoria.games.builders.cards import (
    MACHINE_SITES,
    POINTS,
    REWARDS,
    SITES,
    WORKERS,
    machine,
)
from lusoria.games.builders.events import in_one
from lusoria.games.builders.layout import BUILT, CARRIED, NOBODY, ON_SITE
from lusoria.games.builders.rows import fill, without
from lusoria.games.builders.workers import is_free, supply, wage

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders

ANY_PRICE: Final = 1_000  # more actions than a turn can have


def start(s: "Builders", site: int) -> None:
    """A card of the row, which is filled at once, becomes a site of the seat (B6)."""
    s.spend(1)
    s.sites = changed(s.sites, site, s.active)
    s.stirred = True
    s.tell("start", s.active, site)
    s.site_row = without(s.site_row, site)
    fill(s)


def action_price(s: "Builders", site: int) -> int:
    """How many actions the next worker sent there this turn costs (B8)."""
    return s.sent[site] + 1


def missing(lack: list[int], site: int) -> int:
    """A bit for every resource that the site still misses."""
    bits = 0
    for resource in range(4):
        if lack[site * 4 + resource] > 0:
            bits |= 1 << resource
    return bits


def missing_anywhere(s: "Builders", actions: int) -> int:
    """A bit for every resource missed on a site that so many actions reach."""
    sites = s.sites
    seat = s.active
    bits = 0
    for site in range(SITES):
        if sites[site] == seat and s.sent[site] < actions:
            bits |= s.missing[site]
    return bits


def idle_tools(s: "Builders") -> int:
    """A bit for every tool of the seat that is on no site."""
    tools = s.tools
    seat = s.active
    bits = 0
    for tool in range(4):
        if tools[tool] == seat:
            bits |= 1 << tool
    return bits


def missing_after(s: "Builders", worker: int, site: int) -> list[int]:
    """What the site would still need if the worker came without a tool."""
    return [max(0, s.lack[site * 4 + r] - supply(s, worker, r)) for r in range(4)]


def adds(s: "Builders", worker: int, site: int, tool: int) -> bool:
    """Whether the tool would add anything to what the worker supplies there (B19)."""
    return is_free(s, worker) and s.lack[site * 4 + tool] > supply(s, worker, tool)


def any_tool_adds(s: "Builders", worker: int, site: int) -> bool:
    """Whether an idle tool would."""
    for tool in range(4):
        if s.tools[tool] == s.active and adds(s, worker, site, tool):
            return True
    return False


def send(s: "Builders", worker: int, site: int, tool: int) -> None:
    """The worker goes to the site, with a tool or NOBODY's (B8, B19)."""
    seat = s.active
    actions = action_price(s, site)
    money = wage(s, worker)
    s.spend(actions)
    s.earn(-money)
    s.sent = changed(s.sent, site, actions)
    s.workers = changed(s.workers, worker, ON_SITE + site)
    s.stirred = True
    lack = s.lack[:]
    for resource in range(4):
        i = site * 4 + resource
        if lack[i] > 0:
            lack[i] = max(0, lack[i] - supply(s, worker, resource))
    if tool != NOBODY:
        i = site * 4 + tool
        lack[i] = max(0, lack[i] - 1)
        s.tools = changed(s.tools, tool, CARRIED + worker)
    if s.log is not None:
        now = in_one(lack[site * 4 : site * 4 + 4])
        adds = in_one(s.lack[site * 4 : site * 4 + 4]) - now
        name = s.called(worker)
        if tool == NOBODY:
            s.tell("send", seat, name, site, actions, money, adds, now)
        else:
            s.tell("send-with", seat, name, site, actions, money, adds, now, tool)
    bits = missing(lack, site)
    s.lack = lack
    s.missing = changed(s.missing, site, bits)
    if bits == 0:
        complete(s, site)


def complete(s: "Builders", site: int) -> None:
    """The site is built: workers and tools return, reward and points are earned (B13, B14)."""
    seat = s.active
    workers = s.workers[:]
    home = 0  # for the log, a bit each
    for worker in range(WORKERS):
        if workers[worker] == ON_SITE + site:
            workers[worker] = seat
            home |= 1 << s.called(worker)
    tools = s.tools[:]
    carried = 0
    for tool in range(4):
        if tools[tool] >= CARRIED and workers[tools[tool] - CARRIED] == seat:
            tools[tool] = seat
            carried |= 1 << tool
    s.tools = tools
    s.sites = changed(s.sites, site, BUILT + seat)
    s.earn(REWARDS[site])
    s.points = changed(s.points, seat, s.points[seat] + POINTS[site])
    s.tell("complete", seat, site, REWARDS[site], POINTS[site], home, carried)
    if site >= MACHINE_SITES:
        workers[machine(site)] = seat  # B15
        s.tell("machine", seat, machine(site))
    s.workers = workers
