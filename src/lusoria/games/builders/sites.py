"""The sites: starting, sending workers there, completing (B6, B8, B9, B13 to B15)."""

from typing import TYPE_CHECKING, Final

from lusoria.core.lists import changed
from lusoria.core.message import Params
from lusoria.core.step import FITS, Block, Misfit
from lusoria.games.builders import actions as a
from lusoria.games.builders import asked
from lusoria.games.builders import refusals as no
from lusoria.games.builders.cards import (
    MACHINE_SITES,
    POINTS,
    REWARDS,
    SITES,
    WORKERS,
    machine,
)
from lusoria.games.builders.events import in_one
from lusoria.games.builders.layout import BUILT, CARRIED, IN_ROW, NOBODY, ON_SITE
from lusoria.games.builders.rows import fill, without
from lusoria.games.builders.step import Step
from lusoria.games.builders.words import site_name, worker_name
from lusoria.games.builders.workers import (
    brings,
    gives,
    is_free,
    is_same_as_twin,
    owner,
    supply,
    wage,
)

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders

ANY_PRICE: Final = 1_000  # more actions than a turn can have


def check_start(s: "Builders", site: int) -> int:
    """Which site may be started: one of the row (B6)."""
    place = s.sites[site]
    if place == IN_ROW:
        return 0
    if place >= BUILT:
        return no.SITE_BUILT
    if place == s.active:
        return no.YOUR_SITE
    return no.SITE_TAKEN if place >= 0 else no.NOT_IN_SITE_ROW


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
    """Return a bit for each resource missing on a site that this many actions reach."""
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
    """True if the tool would add anything to what the worker supplies there (B19)."""
    return is_free(s, worker) and s.lack[site * 4 + tool] > supply(s, worker, tool)


def any_tool_adds(s: "Builders", worker: int, site: int) -> bool:
    """True if an idle tool would."""
    for tool in range(4):
        if s.tools[tool] == s.active and adds(s, worker, site, tool):
            return True
    return False


def check_send(s: "Builders", worker: int, near: int, tools: int) -> int:
    """Who may be sent, where `near` is missed on the sites within reach (B8, B9)."""
    if s.workers[worker] != s.active:
        seat = owner(s, worker)
        if seat == s.active:
            return no.AWAY
        return no.WORKER_TAKEN if seat >= 0 else no.NOT_IN_TEAM
    if wage(s, worker) > s.money[s.active]:
        return no.WAGE
    if brings(s, worker, tools) & near == 0:
        return no.NOTHING_MISSING
    return no.TWIN if is_same_as_twin(s, worker) else 0


def why_not_sent(s: "Builders", worker: int) -> int:
    """As `check_send`, and tells apart why there is no site for the worker."""
    tools = idle_tools(s)
    found = check_send(s, worker, missing_anywhere(s, s.actions), tools)
    if found == no.NOTHING_MISSING:
        everywhere = missing_anywhere(s, ANY_PRICE)
        if everywhere == 0:
            return no.NO_SITE
        if brings(s, worker, tools) & everywhere != 0:
            return no.FEW_ACTIONS
    return found


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


# --- the steps ---


class SendStep(Step):
    """A decision while a worker is being sent."""

    def is_within_move(self, s: "Builders") -> bool:
        return True

    def prompt(self, s: "Builders", params: Params) -> str:
        params["worker"] = worker_name(s.called(s.sending))
        return ""

    def misfit(self, s: "Builders") -> Misfit:
        if s.workers[s.sending] != s.active or wage(s, s.sending) > s.money[s.active]:
            return "sending", "this worker cannot be sent"
        return FITS


class Site(SendStep):
    """Where the worker goes: a site that misses what it brings (B8)."""

    clause = "B8"

    def offers(self, s: "Builders") -> list[Block]:
        return [(a.TO, SITES)]

    def check(self, s: "Builders", action: int) -> int:
        return self.check_site(s, action - a.TO, brings(s, s.sending, idle_tools(s)))

    def check_site(self, s: "Builders", site: int, bits: int) -> int:
        """Where a worker that brings these resources may go."""
        if s.sites[site] != s.active:
            return no.NOT_YOUR_SITE
        if s.missing[site] & bits == 0:
            return no.NOT_MISSING_HERE
        return 0 if s.sent[site] < s.actions else no.FEW_ACTIONS

    def find(self, s: "Builders") -> list[int]:
        found: list[int] = []
        bits = brings(s, s.sending, idle_tools(s))
        for site in range(SITES):
            if s.sites[site] == s.active and self.check_site(s, site, bits) == 0:
                found.append(a.TO + site)
        return found

    def play(self, s: "Builders", action: int) -> None:
        """Tools are spoken of only where one adds something."""
        s.target = action - a.TO
        if any_tool_adds(s, s.sending, s.target):
            s.ask(asked.TOOL)
        else:
            send(s, s.sending, s.target, NOBODY)
            s.finish()


class Tool(SendStep):
    """What the worker takes along: an idle tool that adds something, or none (B8, B19)."""

    clause = "B19"

    def prompt(self, s: "Builders", params: Params) -> str:
        params["site"] = site_name(s.target)
        return SendStep.prompt(self, s, params)

    def offers(self, s: "Builders") -> list[Block]:
        return [(a.ALONE, 1), (a.WITH, 4)]

    def check(self, s: "Builders", action: int) -> int:
        if action == a.ALONE:
            useful = gives(s, s.sending) & s.missing[s.target] != 0
            return 0 if useful else no.USELESS_ALONE
        tool = action - a.WITH
        if s.tools[tool] != s.active:
            return no.NOT_YOUR_TOOL
        return 0 if adds(s, s.sending, s.target, tool) else no.USELESS_WITH

    def play(self, s: "Builders", action: int) -> None:
        send(s, s.sending, s.target, NOBODY if action == a.ALONE else action - a.WITH)
        s.finish()

    def misfit(self, s: "Builders") -> Misfit:
        found = SendStep.misfit(self, s)
        if found != FITS:
            return found
        if s.sites[s.target] != s.active or action_price(s, s.target) > s.actions:
            return "target", "the worker cannot be sent there"
        if not any_tool_adds(s, s.sending, s.target):
            return "sending", "no tool would add anything there"  # B15, B17, B19
        return FITS
