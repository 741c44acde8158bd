"""What everyone may know of a position, as plain data. There are no secrets in this game."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.core.outcome import ScoreData
from lusoria.core.state import OVER
from lusoria.core.view import View
from lusoria.games.builders import asked
from lusoria.games.builders.cards import (
    CARDS,
    LOAN_LEFT,
    MACHINES,
    RESOURCES,
    SITE_NAMES,
    SITES,
    SLAVE_LEFT,
    SLAVES,
    TOOLS,
    WORKER_KINDS,
    WORKER_NAMES,
    WORKERS,
    Resource,
    SiteName,
    WorkerKind,
    WorkerName,
)
from lusoria.games.builders.facts import SiteCard, site_card
from lusoria.games.builders.idle import Help, best, helpers, is_on_offer
from lusoria.games.builders.layout import (
    ACTION_PRICE,
    BUILT,
    CARRIED,
    EMPTY,
    FREE_ACTIONS,
    NOBODY,
    ON_SITE,
    STACK,
    TAKE,
    Phase,
)
from lusoria.games.builders.scoring import ends_if_quiet, is_last_round, score
from lusoria.games.builders.sites import action_price
from lusoria.games.builders.view.pieces import (
    Element,
    Loans,
    LoanStack,
    SiteDeck,
    Tool,
    ToolStack,
    UniversityStack,
    WorkerDeck,
)
from lusoria.games.builders.workers import is_slave, schooling, supply, taught, wage

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders


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
    learns: list[int] | None
    """What the universities that are left would make it supply, if it is idle and may go to any."""
    end_cost: int
    """What it takes off at the end as it is, in tenths of a point: a slave."""


class Price(TypedDict):
    """What something takes: actions, how many of them would have to be bought now, for what."""

    actions: int
    buy: int
    money: int


class Site(SiteCard):
    """A building or a machine, with what is printed on it."""

    el: str
    site: SiteName


class Yard(Site):
    """A site under construction."""

    missing: list[int]
    """What it still needs."""
    there: list[int]
    """What there is already."""
    sent: int
    """How many workers went there this turn."""
    next: Price
    """What the next one takes, its wage apart (B8)."""
    crew: list[Worker]
    help: list[Help]
    """The idle of the seat who would bring anything that is missing."""
    best: list[WorkerName]
    """Those of them who would bring most."""
    offers: list[Help]
    """Those in the row and in the stack who would, were they of the team."""


class SlaveStack(TypedDict):
    """The slaves that nobody has taken."""

    el: str
    cards: list[Worker]


class Actions(TypedDict):
    """The actions left in this turn, the price of another one, what a move of one takes now."""

    el: str
    used: int
    """Free ones that are gone."""
    left: int
    price: int
    move: Price


class Take(TypedDict):
    """Money for actions."""

    el: str
    money: int
    price: Price


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
    score: ScoreData
    """If the game ended as it is now, in tenths of a point."""
    to_come: bool
    """Whether its turn in this round is still to come."""


class BuildersView(View):
    """The position, the same for every seat."""

    phase: Phase
    step: asked.StepName
    first: int
    active: int
    round: int
    last_round: bool
    """Whether the game ends with this round for sure."""
    quiet_rounds: int
    """How many rounds in a row nothing has happened."""
    ends_if_quiet: bool
    """Whether the game ends with this round if nothing happens in it any more."""
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
    loans: LoanStack
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
        **s.head(),
        "phase": _phase(s),
        "step": asked.STEPS[s.step],
        "first": s.first,
        "active": s.active,
        "round": (s.turn + s.players - 1) // s.players,
        "last_round": is_last_round(s),
        "quiet_rounds": s.quiet,
        "ends_if_quiet": ends_if_quiet(s),
        "actions": {
            "el": "actions",
            "used": max(0, FREE_ACTIONS - s.actions),
            "left": s.actions,
            "price": ACTION_PRICE,
            "move": _price(1, s.actions),
        },
        "take": [
            {"el": f"take:{count}", "money": TAKE[count], "price": _price(count, s.actions)}
            for count in (1, 2, 3)
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
    }


def _phase(s: "Builders") -> Phase:
    if s.player == OVER:
        return "over"
    if s.step == asked.SETTLE:
        return "settlement"
    return "turn" if s.turn > 0 else "set-up"


def _price(actions: int, left: int) -> Price:
    """The actions of a turn: how many there are, and how many are left (B5)."""
    buy = max(0, actions - left)
    return {"actions": actions, "buy": buy, "money": ACTION_PRICE * buy}


def _seat(s: "Builders", seat: int) -> Seat:
    now = score(s, seat)
    return {
        "el": f"seat:{seat}",
        "money": s.money[seat],
        "points": s.points[seat],
        "loans": {
            "el": f"loans:{seat}",
            "count": s.loans[seat],
            "end_cost": LOAN_LEFT * s.loans[seat],
        },
        "sites": [_yard(s, site, seat) for site in range(SITES) if s.sites[site] == seat],
        "built": [_site(site) for site in range(SITES) if s.sites[site] == BUILT + seat],
        "team": [_worker(s, worker) for worker in range(WORKERS) if s.workers[worker] == seat],
        "tools": [_tool(tool) for tool in range(4) if s.tools[tool] == seat],
        "score": {"total": now.total, "sources": now.sources},
        "to_come": s.ended == "" and _after(s, seat),
    }


def _after(s: "Builders", seat: int) -> bool:
    """Whether the seat plays after the active one in a round; nobody has before the first turn."""
    return s.turn == 0 or (seat - s.first) % s.players > (s.active - s.first) % s.players


def _site(site: int) -> Site:
    return {"el": f"site:{SITE_NAMES[site]}", "site": SITE_NAMES[site], **site_card(site)}


def _yard(s: "Builders", site: int, seat: int) -> Yard:
    """A site under construction; who waits would have a turn's free actions for it."""
    left = s.actions if seat == s.active and s.ended == "" else FREE_ACTIONS
    idle = [worker for worker in range(WORKERS) if s.workers[worker] == seat]
    on_offer = [worker for worker in range(MACHINES) if is_on_offer(s, worker)]
    card = _site(site)
    missing = s.lack[site * 4 : site * 4 + 4]
    price = _price(action_price(s, site), left)
    found = helpers(s, idle, site, seat, price["money"])
    return {
        **card,
        "missing": missing,
        "there": [need - lack for need, lack in zip(card["needs"], missing, strict=True)],
        "sent": s.sent[site],
        "next": price,
        "crew": [
            _worker(s, worker) for worker in range(WORKERS) if s.workers[worker] == ON_SITE + site
        ],
        "help": found,
        "best": best(found),
        "offers": helpers(s, on_offer, site, seat, price["money"]),
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
        "learns": _learns(s, worker),
        "end_cost": SLAVE_LEFT if is_slave(s, worker) else 0,
    }


def _learns(s: "Builders", worker: int) -> list[int] | None:
    """What each university that is left could teach an idle worker (B21)."""
    if not 0 <= s.workers[worker] < s.players:
        return None
    found = [taught(s, worker, r) if s.universities[r] == NOBODY else 0 for r in range(4)]
    return found if any(found) else None


def _tool(tool: int) -> Tool:
    return {"el": f"tool:{TOOLS[tool]}", "tool": TOOLS[tool], "resource": RESOURCES[tool]}
