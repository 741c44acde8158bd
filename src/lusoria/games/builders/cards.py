"""Every card as data: sites, workers, investments. Resources always stand in one order."""

from typing import Final, Literal

Resource = Literal["stone", "wood", "architecture", "decoration"]
RESOURCES: Final[list[Resource]] = ["stone", "wood", "architecture", "decoration"]

Amounts = tuple[int, int, int, int]

SiteName = Literal[
    "house",
    "market",
    "quarry",
    "watering-trough",
    "trading-post",
    "camel-stable",
    "shop",
    "rural-house",
    "armoury",
    "shipyard",
    "port",
    "archery-range",
    "town-hall",
    "noble-house",
    "town-house",
    "temple",
    "barracks",
    "fortress",
    "philosophy",
    "forum",
    "ziggurat",
    "palace",
    "lighthouse",
    "theatre",
    "tower",
    "sphinx",
    "gardens",
    "colossus",
    "pyramid",
    "saw",
    "table",
    "scaffold",
    "hoist",
]


SiteKind = Literal["building", "machine"]

# name, what it needs, reward in sesterces, points (B1); the machines come last (B15)
SITE_TABLE: Final[list[tuple[SiteName, Amounts, int, int]]] = [
    ("house", (0, 1, 1, 0), 10, 0),
    ("market", (1, 0, 0, 1), 10, 0),
    ("quarry", (1, 1, 0, 0), 10, 0),
    ("watering-trough", (0, 0, 1, 1), 10, 0),
    ("trading-post", (0, 1, 1, 0), 6, 1),
    ("camel-stable", (1, 0, 1, 0), 6, 1),
    ("shop", (0, 1, 0, 1), 6, 1),
    ("rural-house", (1, 0, 0, 1), 6, 1),
    ("armoury", (1, 1, 2, 0), 8, 2),
    ("shipyard", (1, 0, 1, 2), 8, 2),
    ("port", (2, 1, 0, 1), 8, 2),
    ("archery-range", (0, 2, 1, 1), 8, 2),
    ("town-hall", (2, 0, 2, 2), 10, 3),
    ("noble-house", (2, 2, 0, 2), 10, 3),
    ("town-house", (2, 2, 2, 0), 10, 3),
    ("temple", (0, 2, 2, 2), 10, 3),
    ("barracks", (2, 3, 1, 2), 12, 4),
    ("fortress", (3, 2, 2, 1), 12, 4),
    ("philosophy", (1, 2, 2, 3), 14, 4),
    ("forum", (2, 1, 3, 2), 12, 3),
    ("ziggurat", (1, 2, 3, 4), 14, 5),
    ("palace", (3, 1, 4, 2), 14, 5),
    ("lighthouse", (2, 4, 1, 3), 14, 5),
    ("theatre", (4, 3, 2, 1), 14, 5),
    ("tower", (3, 1, 5, 3), 15, 6),
    ("sphinx", (3, 5, 1, 3), 15, 6),
    ("gardens", (2, 3, 4, 5), 17, 7),
    ("colossus", (5, 4, 3, 2), 17, 7),
    ("pyramid", (4, 4, 4, 4), 18, 8),
    ("saw", (0, 0, 1, 2), 0, 2),
    ("table", (2, 0, 0, 1), 0, 2),
    ("scaffold", (1, 2, 0, 0), 0, 2),
    ("hoist", (0, 1, 2, 0), 0, 2),
]

WorkerName = Literal[
    "apprentice-1",
    "apprentice-2",
    "apprentice-3",
    "apprentice-4",
    "labourer-1",
    "labourer-2",
    "labourer-3",
    "labourer-4",
    "companion-1",
    "companion-2",
    "companion-3",
    "companion-4",
    "companion-5",
    "companion-6",
    "master-1",
    "master-2",
    "master-3",
    "master-4",
    "slave-1",
    "slave-2",
    "slave-3",
    "slave-4",
    "slave-5",
    "slave-6",
    "saw",
    "table",
    "scaffold",
    "hoist",
]
WorkerKind = Literal["apprentice", "labourer", "companion", "master", "slave", "machine"]

# name, what it supplies, wage (B7, B17, B15)
WORKER_TABLE: Final[list[tuple[WorkerName, Amounts, int]]] = [
    ("apprentice-1", (0, 1, 1, 0), 2),
    ("apprentice-2", (0, 1, 0, 1), 2),
    ("apprentice-3", (1, 0, 1, 0), 2),
    ("apprentice-4", (1, 0, 0, 1), 2),
    ("labourer-1", (0, 1, 0, 2), 3),
    ("labourer-2", (2, 0, 0, 1), 3),
    ("labourer-3", (0, 2, 1, 0), 3),
    ("labourer-4", (1, 0, 2, 0), 3),
    ("companion-1", (3, 0, 1, 0), 4),
    ("companion-2", (1, 0, 3, 0), 4),
    ("companion-3", (1, 1, 1, 1), 4),
    ("companion-4", (1, 1, 1, 1), 4),
    ("companion-5", (0, 3, 0, 1), 4),
    ("companion-6", (0, 1, 0, 3), 4),
    ("master-1", (2, 0, 0, 3), 5),
    ("master-2", (3, 2, 0, 0), 5),
    ("master-3", (0, 3, 2, 0), 5),
    ("master-4", (0, 0, 3, 2), 5),
    ("slave-1", (2, 0, 0, 2), 0),
    ("slave-2", (0, 0, 2, 2), 0),
    ("slave-3", (2, 0, 2, 0), 0),
    ("slave-4", (2, 2, 0, 0), 0),
    ("slave-5", (0, 2, 0, 2), 0),
    ("slave-6", (0, 2, 2, 0), 0),
    ("saw", (0, 3, 0, 0), 0),
    ("table", (0, 0, 3, 0), 0),
    ("scaffold", (0, 0, 0, 3), 0),
    ("hoist", (3, 0, 0, 0), 0),
]

# how many there are of each kind, in the order of the table
KINDS: Final[list[tuple[WorkerKind, int]]] = [
    ("apprentice", 4),
    ("labourer", 4),
    ("companion", 6),
    ("master", 4),
    ("slave", 6),
    ("machine", 4),
]

ToolName = Literal["mallet", "saw", "set-square", "brush"]
TOOLS: Final[list[ToolName]] = ["mallet", "saw", "set-square", "brush"]  # one a resource (B19)

SITES: Final = 33
MACHINE_SITES: Final = 29  # the sites from here on are machines
APPRENTICES: Final = 4  # the first workers are apprentices
CARDS: Final = 18  # then come the other workers of the deck
SLAVES: Final = 18  # from here on slaves
MACHINES: Final = 24  # and machines
WORKERS: Final = 28
TWIN: Final = 10  # this worker and the next are the same card
SLAVE_COUNT: Final = MACHINES - SLAVES
LOANS: Final = 4

SLAVE_PRICE: Final = 7  # B17
FREE_WAGE: Final = 4  # B18
RELEASE_PRICE: Final = 5  # B23
SLAVE_LEFT: Final = 10  # tenths of a point that a slave takes off at the end
TOOL_PRICE: Final = 2  # B19
LOAN: Final = 10  # B20
LOAN_PRICE: Final = 15
LOAN_LEFT: Final = 20  # as SLAVE_LEFT (B23)
UNIVERSITY_PRICE: Final = 7  # B21
SCHOOLED: Final = 3

SITE_NAMES: Final[list[SiteName]] = [name for name, _, _, _ in SITE_TABLE]
NEEDS: Final[list[int]] = [amount for _, needs, _, _ in SITE_TABLE for amount in needs]
REWARDS: Final[list[int]] = [reward for _, _, reward, _ in SITE_TABLE]
POINTS: Final[list[int]] = [points for _, _, _, points in SITE_TABLE]

WORKER_NAMES: Final[list[WorkerName]] = [name for name, _, _ in WORKER_TABLE]
WORKER_KINDS: Final[list[WorkerKind]] = [kind for kind, count in KINDS for _ in range(count)]
SUPPLY: Final[list[int]] = [amount for _, supply, _ in WORKER_TABLE for amount in supply]
WAGES: Final[list[int]] = [wage for _, _, wage in WORKER_TABLE]

# A bit for every resource that the worker supplies
GIVES: Final[list[int]] = [
    sum(1 << r for r in range(4) if supply[r] > 0) for _, supply, _ in WORKER_TABLE
]
# A bit for every resource in which schooling would raise the worker, if it sets the amount (B21)
LEARNS: Final[list[int]] = [
    sum(1 << r for r in range(4) if supply[r] < SCHOOLED) for _, supply, _ in WORKER_TABLE
]


def machine(site: int) -> int:
    """The worker that a machine becomes (B15)."""
    return site - MACHINE_SITES + MACHINES


def number(worker: int) -> str:
    """The worker's number within its kind; empty for a machine."""
    return WORKER_NAMES[worker].partition("-")[2]
