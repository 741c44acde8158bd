"""What can be known of The Builders without a position: the printed cards, prices, help."""

from typing import TypedDict

from lusoria.core.help import Topic
from lusoria.games.builders.cards import (
    CARDS,
    FREE_WAGE,
    LOAN,
    LOAN_LEFT,
    LOAN_PRICE,
    LOANS,
    MACHINE_SITES,
    MACHINES,
    NEEDS,
    POINTS,
    RELEASE_PRICE,
    RESOURCES,
    REWARDS,
    SCHOOLED,
    SITE_NAMES,
    SITES,
    SLAVE_COUNT,
    SLAVE_LEFT,
    SLAVE_PRICE,
    SUPPLY,
    TOOL_PRICE,
    TOOLS,
    UNIVERSITY_PRICE,
    WAGES,
    WORKER_KINDS,
    WORKER_NAMES,
    WORKERS,
    Resource,
    SiteKind,
    SiteName,
    ToolName,
    WorkerKind,
    WorkerName,
    machine,
)
from lusoria.games.builders.help import TopicName, topics
from lusoria.games.builders.layout import (
    ACTION_PRICE,
    FREE_ACTIONS,
    GOAL,
    QUIET_ROUNDS,
    SCALE,
    START_MONEY,
    TAKE,
)


class SiteCard(TypedDict):
    """What is printed on a building or a machine. Amounts stand in the order of the resources."""

    kind: SiteKind
    needs: list[int]
    reward: int
    points: int
    becomes: WorkerName | None
    """The worker that a machine becomes."""


class SiteFacts(SiteCard):
    """A site's card, and the clause that tells of it."""

    rule: str


class WorkerFacts(TypedDict):
    """What is printed on a worker."""

    kind: WorkerKind
    supply: list[int]
    wage: int
    rule: str


class ToolFacts(TypedDict):
    """What a tool adds one of."""

    resource: Resource


class TakeFacts(TypedDict):
    """Actions for money."""

    actions: int
    money: int


class TurnFacts(TypedDict):
    """What a turn offers: free actions, the price of each further one, actions for money."""

    actions: int
    price: int
    take: list[TakeFacts]


class SlaveFacts(TypedDict):
    """The slaves of the stack: `wage` once freed, `release` to free one at the end."""

    count: int
    price: int
    wage: int
    release: int
    end_cost: int
    """What one takes off at the end, in tenths of a point."""


class ToolStackFacts(TypedDict):
    """The tools of the stack."""

    price: int


class LoanFacts(TypedDict):
    """The loans of the stack: what one brings, and what it takes to repay it."""

    count: int
    money: int
    price: int
    end_cost: int
    """What one takes off at the end, in tenths of a point."""


class UniversityFacts(TypedDict):
    """The universities of the stack: `amount` is what a worker supplies then, or that much more."""

    price: int
    amount: int


class Facts(TypedDict):
    """What the page has to know of the game before it shows a position."""

    resources: list[Resource]
    sites: dict[SiteName, SiteFacts]
    workers: dict[WorkerName, WorkerFacts]
    tools: dict[ToolName, ToolFacts]
    turn: TurnFacts
    slave: SlaveFacts
    tool: ToolStackFacts
    loan: LoanFacts
    university: UniversityFacts
    money: int
    """What each seat begins with."""
    goal: int
    quiet_rounds: int
    """So many rounds in which nothing happens end the game."""
    scale: int
    """Scores are whole numbers of 1/`scale` points."""
    help: dict[TopicName, Topic]


def facts() -> Facts:
    """The cards, the prices, the goal."""
    return {
        "resources": RESOURCES,
        "sites": {SITE_NAMES[site]: _site(site) for site in range(SITES)},
        "workers": {WORKER_NAMES[worker]: _worker(worker) for worker in range(WORKERS)},
        "tools": {TOOLS[i]: {"resource": RESOURCES[i]} for i in range(4)},
        "turn": {
            "actions": FREE_ACTIONS,
            "price": ACTION_PRICE,
            "take": [{"actions": count, "money": TAKE[count]} for count in (1, 2, 3)],
        },
        "slave": {
            "count": SLAVE_COUNT,
            "price": SLAVE_PRICE,
            "wage": FREE_WAGE,
            "release": RELEASE_PRICE,
            "end_cost": SLAVE_LEFT,
        },
        "tool": {"price": TOOL_PRICE},
        "loan": {
            "count": LOANS,
            "money": LOAN,
            "price": LOAN_PRICE,
            "end_cost": LOAN_LEFT,
        },
        "university": {"price": UNIVERSITY_PRICE, "amount": SCHOOLED},
        "money": START_MONEY,
        "goal": GOAL,
        "quiet_rounds": QUIET_ROUNDS,
        "scale": SCALE,
        "help": topics(),
    }


def site_card(site: int) -> SiteCard:
    """What is printed on a site's card."""
    building = site < MACHINE_SITES
    return {
        "kind": "building" if building else "machine",
        "needs": NEEDS[site * 4 : site * 4 + 4],
        "reward": REWARDS[site],
        "points": POINTS[site],
        "becomes": None if building else WORKER_NAMES[machine(site)],
    }


def _site(site: int) -> SiteFacts:
    return {**site_card(site), "rule": "B13" if site < MACHINE_SITES else "B15"}


def _worker(worker: int) -> WorkerFacts:
    return {
        "kind": WORKER_KINDS[worker],
        "supply": SUPPLY[worker * 4 : worker * 4 + 4],
        "wage": WAGES[worker],
        "rule": "B8" if worker < CARDS else "B17" if worker < MACHINES else "B15",
    }
