"""A small language for tests: sets up a position of The Builders, and plays in words."""

from collections.abc import Iterable, Sequence

import lusoria
from lusoria import Refusal
from lusoria.core.events import told
from lusoria.core.state import Event
from lusoria.games.builders import actions as a
from lusoria.games.builders.cards import (
    CARDS,
    LOANS,
    RESOURCES,
    SITE_NAMES,
    TOOLS,
    WORKER_NAMES,
)
from lusoria.games.builders.layout import BUILT, EMPTY, NOBODY, ROW
from lusoria.games.builders.state import Builders
from lusoria.games.builders.workers import owner, supply, wage


def position(
    team: str = "",
    sites: dict[str, str] | None = None,
    *,
    money: int = 10,
    tools: str = "",
    built: str = "",
    loans: int = 0,
    freed: str = "",
    schooled: dict[str, str] | None = None,
    actions: int = 3,
    theirs: dict[str, object] | None = None,
    site_row: str | None = None,
    worker_row: str | None = None,
    empty_decks: bool = False,
    players: int = 2,
    turn: int = 1,
    stirred: bool = False,
    quiet: int = 0,
    **options: object,
) -> Builders:
    """Seat 0 begins and is at its turn; `turn=2` is the next seat's, and so on.

    A site names its crew, each with a tool or not: `{"sphinx": "master-2+mallet slave-1"}`.
    `theirs` is the `seat(...)` after. Rows that are not given are the first cards that are left.
    With `empty_decks` the rest is the next seat's.
    """
    active = (turn - 1) % players
    other = (active + 1) % players
    seats: list[dict[str, object]] = [seat() for _ in range(players)]
    seats[active] = seat(money, team, sites, tools, built, loans)
    if theirs is not None:
        seats[other] = theirs
    used = {str(name) for data in seats for name in names_of(data)}
    rows: dict[str, Sequence[str]] = {
        "site_row": words(site_row or ""),
        "worker_row": words(worker_row or ""),
    }
    used.update(name for row in rows.values() for name in row)
    left_sites = [str(name) for name in SITE_NAMES if name not in used]
    left_workers = [str(name) for name in WORKER_NAMES[:CARDS] if name not in used]
    if site_row is None:
        rows["site_row"] = [left_sites.pop(0) for _ in range(min(ROW, len(left_sites)))]
    if worker_row is None:
        rows["worker_row"] = [left_workers.pop(0) for _ in range(min(ROW, len(left_workers)))]
    if empty_decks:
        seats[other]["sites"] = {
            **as_dict(seats[other]["sites"]),
            **{name: {"sent": 0, "crew": {}} for name in left_sites},
        }
        seats[other]["team"] = [*as_list(seats[other]["team"]), *left_workers]
    game = lusoria.game("builders")
    data = game.start(players, **options).snapshot()
    data["position"] = {
        "player": active,
        "step": "act",
        "turn": turn,
        "in_move": False,
        "reveals": 0,
        "first": 0,
        "active": active,
        "actions": actions,
        "invested": False,
        "stirred": stirred,
        "quiet": quiet,
        **{key: [*row, *[None] * (ROW - len(row))] for key, row in rows.items()},
        "loans": LOANS - sum(int(str(data["loans"])) for data in seats),
        "seats": seats,
        "freed": words(freed),
        "schooled": schooled or {},
        "sending": None,
        "target": None,
        "learning": None,
        "ended": "",
    }
    state = game.restore(data)
    assert isinstance(state, Builders)
    return state


def seat(
    money: int = 10,
    team: str = "",
    sites: dict[str, str] | None = None,
    tools: str = "",
    built: str = "",
    loans: int = 0,
) -> dict[str, object]:
    """A seat's part of a snapshot; machines that are built and on no site are in the team."""
    yards = {
        site: {"sent": 0, "crew": dict(_worker(worker) for worker in words(crew))}
        for site, crew in (sites or {}).items()
    }
    away = [worker for yard in yards.values() for worker in as_dict(yard["crew"])]
    machines = [name for name in words(built) if name in WORKER_NAMES and name not in away]
    return {
        "money": money,
        "loans": loans,
        "sites": yards,
        "built": words(built),
        "team": [*words(team), *machines],
        "tools": words(tools),
    }


def _worker(text: str) -> tuple[str, str | None]:
    name, plus, tool = text.partition("+")
    return name, tool if plus else None


def words(text: str) -> list[str]:
    """The words of a text."""
    return text.split()


def numbered(names: Sequence[str], name: str) -> int:
    """The number of a card by its name."""
    return names.index(name)


def as_dict(data: object) -> dict[str, object]:
    """The data, which must be an object."""
    assert isinstance(data, dict)
    return data


def as_list(data: object) -> list[object]:
    """The data, which must be a list."""
    assert isinstance(data, list)
    return data


def names_of(data: dict[str, object]) -> Iterable[object]:
    """The sites and workers that a seat has."""
    yield from as_list(data["built"])
    yield from as_list(data["team"])
    for site, yard in as_dict(data["sites"]).items():
        yield site
        yield from as_dict(as_dict(yard)["crew"])


# --- playing ---


def do(s: Builders, *moves: str) -> None:
    """Plays in notation; `first 1`, `site sphinx` and `worker master-1` are chance."""
    for move in moves:
        word, *rest = move.split()
        if word == "first":
            s.apply(a.FIRST + int(rest[0]))
        elif word == "site":
            s.apply(a.SITE_CARD + numbered(SITE_NAMES, rest[0]))
        elif word == "worker":
            s.apply(a.WORKER_CARD + numbered(WORKER_NAMES, rest[0]))
        else:
            s.apply(s.game.parse(s, move))


def can(s: Builders, move: str) -> bool:
    """Whether the move is legal."""
    return s.why_not(s.game.parse(s, move)) is None


def refusal(s: Builders, move: str) -> Refusal:
    """Why the move is not legal."""
    found = s.why_not(s.game.parse(s, move))
    assert found is not None, f"{move} is legal"
    return found


def refused(s: Builders, move: str) -> tuple[str, str]:
    """The clause and the name of the refusal of a move."""
    found = refusal(s, move)
    return found.rule, found.message.id.removeprefix("builders-refuse-")


def moves(s: Builders, verb: str = "") -> list[str]:
    """All legal moves in notation, or those with a verb."""
    found = [s.game.notation(s, action) for action in s.legal_actions()]
    return [move for move in found if not verb or move.split()[0] == verb]


def says(s: Builders, move: str) -> str:
    """The description of a move in English."""
    return str(s.game.describe(s, s.game.parse(s, move)).message)


def events(s: Builders, *moves: str) -> list[str]:
    """What is told while the moves are played, in English."""
    log: list[Event] = []
    s.listen(log)
    do(s, *moves)
    lines = [told(s, event, None) for event in log]
    return [str(line.message) for line in lines if line is not None]


# --- looking ---


def team(s: Builders, seat: int = 0) -> list[str]:
    """The idle workers of a seat."""
    return [name for i, name in enumerate(WORKER_NAMES) if s.workers[i] == seat]


def crew(s: Builders, site: str) -> list[str]:
    """The workers on a site."""
    place = 4 + numbered(SITE_NAMES, site)
    return [name for i, name in enumerate(WORKER_NAMES) if s.workers[i] == place]


def yard(s: Builders, seat: int = 0) -> list[str]:
    """The sites of a seat under construction."""
    return [name for i, name in enumerate(SITE_NAMES) if s.sites[i] == seat]


def built(s: Builders, seat: int = 0) -> list[str]:
    """What a seat has built."""
    return [name for i, name in enumerate(SITE_NAMES) if s.sites[i] == BUILT + seat]


def lacks(s: Builders, site: str) -> list[int]:
    """What a site still misses."""
    i = numbered(SITE_NAMES, site) * 4
    return s.lack[i : i + 4]


def tools(s: Builders, seat: int = 0) -> list[str]:
    """The idle tools of a seat."""
    return [name for i, name in enumerate(TOOLS) if s.tools[i] == seat]


def supplies(s: Builders, worker: str) -> list[int]:
    """What a worker supplies."""
    return [supply(s, numbered(WORKER_NAMES, worker), r) for r in range(4)]


def wage_of(s: Builders, worker: str) -> int:
    """A worker's wage."""
    return wage(s, numbered(WORKER_NAMES, worker))


def owner_of(s: Builders, worker: str) -> int:
    """The seat that a worker belongs to."""
    return owner(s, numbered(WORKER_NAMES, worker))


def open_sites(s: Builders) -> list[str | None]:
    """The row of sites."""
    return [None if site == EMPTY else SITE_NAMES[site] for site in s.site_row]


def open_workers(s: Builders) -> list[str | None]:
    """The row of workers."""
    return [None if worker == EMPTY else WORKER_NAMES[worker] for worker in s.worker_row]


def universities(s: Builders) -> list[str]:
    """The universities that nobody has taken."""
    return [RESOURCES[r] for r in range(4) if s.universities[r] == NOBODY]


def outcomes(s: Builders) -> dict[str, int]:
    """What chance can turn up, with weights."""
    names = ["seat 0", "seat 1", "seat 2", "seat 3", *SITE_NAMES, *WORKER_NAMES[:CARDS]]
    return {names[outcome]: weight for outcome, weight in s.chances()}


def dealt(players: int = 2, first: int = 0) -> Builders:
    """A game set up: apprentices, then rows, each in the order of the cards."""
    s = lusoria.game("builders").start(players)
    assert isinstance(s, Builders)
    do(s, f"first {first}")
    while s.is_chance:
        s.apply(s.chances()[0][0])
    return s
