"""What everyone may know of a position, as plain data. There are no secrets in this game."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.core.state import OVER
from lusoria.core.view import View
from lusoria.games.builders.cards import (
    CARDS,
    MACHINES,
    RESOURCES,
    SITE_NAMES,
    SITES,
    SLAVES,
    TOOLS,
    WORKER_KINDS,
    WORKER_NAMES,
    WORKERS,
    Resource,
    SiteName,
    ToolName,
    WorkerKind,
    WorkerName,
)
from lusoria.games.builders.facts import SiteFacts, site_facts
from lusoria.games.builders.layout import (
    ACTION_PRICE,
    BUILT,
    CARRIED,
    EMPTY,
    GOAL,
    NOBODY,
    ON_SITE,
    SETTLE,
    STACK,
    STEPS,
    TAKE,
    Step,
)
from lusoria.games.builders.sites import action_price
from lusoria.games.builders.workers import is_slave, schooling, supply, wage

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders


class Element(TypedDict):
    """Something that has nothing else to say."""

    el: str


class Tool(TypedDict):
    """A tool, in the stack, at hand or on a site."""

    el: str
    tool: ToolName
    resource: Resource


class University(TypedDict):
    """A university that nobody has taken."""

    el: str
    resource: Resource


class Worker(TypedDict):
    """A worker as it is now. Amounts stand in the order of the resources."""

    el: str
    worker: WorkerName
    kind: WorkerKind
    wage: int
    supply: list[int]
    """With schooling, without its tool."""
    schooled: Resource | None
    freed: bool
    """Of a slave."""
    tool: Tool | None


class Site(SiteFacts):
    """A building or a machine, with what is printed on it."""

    el: str
    site: SiteName


class Yard(Site):
    """A site under construction."""

    missing: list[int]
    """What it still needs."""
    sent: int
    """How many workers went there this turn."""
    actions: int
    """What the next one takes (B8)."""
    crew: list[Worker]


class SiteDeck(TypedDict):
    """How many cards there are, and which: everyone can count them out, their order is open."""

    el: str
    count: int
    cards: list[SiteName]


class WorkerDeck(TypedDict):
    """As a deck of sites."""

    el: str
    count: int
    cards: list[WorkerName]


class SlaveStack(TypedDict):
    """The slaves that nobody has taken."""

    el: str
    cards: list[Worker]


class ToolStack(TypedDict):
    """The tools that nobody has taken."""

    el: str
    cards: list[Tool]


class UniversityStack(TypedDict):
    """The universities that nobody has taken."""

    el: str
    cards: list[University]


class Loans(TypedDict):
    """Loans, in the stack or of a seat."""

    el: str
    count: int


class Actions(TypedDict):
    """The actions left in this turn, and the price of another one."""

    el: str
    left: int
    price: int


class Take(TypedDict):
    """Actions for money."""

    el: str
    actions: int
    money: int


class Seat(TypedDict):
    """A seat with all that it has."""

    el: str
    money: int
    points: int
    loans: Loans
    sites: list[Yard]
    built: list[Site]
    team: list[Worker]
    """Those who are on no site."""
    tools: list[Tool]
    """Those that are on no site."""


class BuildersView(View):
    """The position, the same for every seat."""

    step: Step
    first: int
    active: int
    round: int
    last_round: bool
    quiet_rounds: int
    settling: bool
    actions: Actions
    take: list[Take]
    invested: bool
    """Whether this turn has had its investment."""
    bank: Element
    site_deck: SiteDeck
    site_row: list[Site | None]
    worker_deck: WorkerDeck
    worker_row: list[Worker | None]
    slaves: SlaveStack
    tools: ToolStack
    loans: Loans
    universities: UniversityStack
    seats: list[Seat]
    sending: WorkerName | None
    """The worker that is being sent."""
    target: SiteName | None
    """The site it is being sent to."""
    learning: Resource | None
    """What the university teaches that is being taken."""


def view(s: "Builders") -> BuildersView:
    """The position, the same for every seat."""
    return {
        "player": s.player,
        "turn": s.turn,
        "in_move": s.in_move,
        "step": STEPS[s.step],
        "first": s.first,
        "active": s.active,
        "round": (s.turn + s.players - 1) // s.players,
        "last_round": max(s.points) >= GOAL,
        "quiet_rounds": s.quiet,
        "settling": s.step == SETTLE,
        "actions": {"el": "actions", "left": s.actions, "price": ACTION_PRICE},
        "take": [
            {"el": f"take:{count}", "actions": count, "money": TAKE[count]} for count in (1, 2, 3)
        ],
        "invested": s.invested,
        "bank": {"el": "bank"},
        "site_deck": {
            "el": "deck:sites",
            "count": s.site_deck,
            "cards": [SITE_NAMES[i] for i in range(SITES) if s.sites[i] == STACK],
        },
        "site_row": [None if site == EMPTY else _site(site) for site in s.site_row],
        "worker_deck": {
            "el": "deck:workers",
            "count": s.worker_deck,
            "cards": [WORKER_NAMES[i] for i in range(CARDS) if s.workers[i] == STACK],
        },
        "worker_row": [None if worker == EMPTY else _worker(s, worker) for worker in s.worker_row],
        "slaves": {
            "el": "stack:slaves",
            "cards": [_worker(s, i) for i in range(SLAVES, MACHINES) if s.workers[i] == STACK],
        },
        "tools": {
            "el": "stack:tools",
            "cards": [_tool(i) for i in range(4) if s.tools[i] == STACK],
        },
        "loans": {"el": "stack:loans", "count": s.loan_stack},
        "universities": {
            "el": "stack:universities",
            "cards": [
                {"el": f"university:{RESOURCES[r]}", "resource": RESOURCES[r]}
                for r in range(4)
                if s.universities[r] == NOBODY
            ],
        },
        "seats": [_seat(s, seat) for seat in range(s.players)],
        "sending": None if s.sending == EMPTY else WORKER_NAMES[s.sending],
        "target": None if s.target == EMPTY else SITE_NAMES[s.target],
        "learning": None if s.learning == EMPTY else RESOURCES[s.learning],
        "outcome": s.outcome().json() if s.player == OVER else None,
    }


def _seat(s: "Builders", seat: int) -> Seat:
    return {
        "el": f"seat:{seat}",
        "money": s.money[seat],
        "points": s.points[seat],
        "loans": {"el": f"loans:{seat}", "count": s.loans[seat]},
        "sites": [_yard(s, site) for site in range(SITES) if s.sites[site] == seat],
        "built": [_site(site) for site in range(SITES) if s.sites[site] == BUILT + seat],
        "team": [_worker(s, worker) for worker in range(WORKERS) if s.workers[worker] == seat],
        "tools": [_tool(tool) for tool in range(4) if s.tools[tool] == seat],
    }


def _site(site: int) -> Site:
    return {"el": f"site:{SITE_NAMES[site]}", "site": SITE_NAMES[site], **site_facts(site)}


def _yard(s: "Builders", site: int) -> Yard:
    """A site under construction, with its crew and what the next worker costs in actions (B8)."""
    return {
        **_site(site),
        "missing": s.lack[site * 4 : site * 4 + 4],
        "sent": s.sent[site],
        "actions": action_price(s, site),
        "crew": [
            _worker(s, worker) for worker in range(WORKERS) if s.workers[worker] == ON_SITE + site
        ],
    }


def _worker(s: "Builders", worker: int) -> Worker:
    """A worker as it is now: with schooling, freed or not, and its tool."""
    resource = schooling(s, worker)
    carried = [_tool(tool) for tool in range(4) if s.tools[tool] == CARRIED + worker]
    return {
        "el": f"worker:{WORKER_NAMES[worker]}",
        "worker": WORKER_NAMES[worker],
        "kind": WORKER_KINDS[worker],
        "wage": wage(s, worker),
        "supply": [supply(s, worker, r) for r in range(4)],
        "schooled": None if resource == NOBODY else RESOURCES[resource],
        "freed": SLAVES <= worker < MACHINES and not is_slave(s, worker),
        "tool": carried[0] if carried else None,
    }


def _tool(tool: int) -> Tool:
    return {"el": f"tool:{TOOLS[tool]}", "tool": TOOLS[tool], "resource": RESOURCES[tool]}
