"""The whole position as readable data, and back."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from lusoria.core.fields import (
    Bits,
    Called,
    Fields,
    Flag,
    Format,
    ListOf,
    OneOf,
    Optional,
    Whole,
)
from lusoria.core.reading import Reader
from lusoria.games.builders.cards import (
    CARDS,
    LOANS,
    MACHINES,
    NEEDS,
    POINTS,
    RESOURCES,
    SITE_NAMES,
    SITES,
    SLAVES,
    TOOLS,
    WORKER_NAMES,
    WORKERS,
)
from lusoria.games.builders.layout import (
    BUILT,
    CARRIED,
    EMPTY,
    IN_ROW,
    MOST_MONEY,
    NOBODY,
    ON_SITE,
    QUIET_ROUNDS,
    ROW,
    STACK,
)
from lusoria.games.builders.sites import missing
from lusoria.games.builders.workers import is_free, supply

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders

MAYBE_SITE: Final = Optional(OneOf(SITE_NAMES), EMPTY)
MAYBE_WORKER: Final = Optional(OneOf(WORKER_NAMES), EMPTY)
MAYBE_CARD: Final = Optional(OneOf(WORKER_NAMES[:CARDS]), EMPTY)
PUPIL: Final = OneOf(WORKER_NAMES[:MACHINES])
SEAT_KEYS: Final = ["money", "loans", "sites", "built", "team", "tools"]


class Schooled(Format):
    """Who has learned each resource, or NOBODY."""

    def write(self, value: Any) -> object:
        pairs = zip(RESOURCES, value, strict=True)
        return {name: PUPIL.write(worker) for name, worker in pairs if worker != NOBODY}

    def read(self, data: Reader) -> Any:
        part = data.keys([], RESOURCES)
        return [PUPIL.read(part[name]) if name in part else NOBODY for name in RESOURCES]


TABLE: Final = Fields(
    actions=Whole(0, MOST_MONEY),
    invested=Flag(),
    stirred=Flag(),
    quiet=Whole(0, QUIET_ROUNDS),
    site_row=ListOf(MAYBE_SITE, ROW, ROW),
    worker_row=ListOf(MAYBE_CARD, ROW, ROW),
    loan_stack=Called("loans", Whole(0, LOANS)),
)
PROGRESS: Final = Fields(
    freed=Bits(WORKER_NAMES[SLAVES:MACHINES]),
    universities=Called("schooled", Schooled()),
    sending=MAYBE_WORKER,
    target=MAYBE_SITE,
    learning=Optional(OneOf(RESOURCES), EMPTY),
)
MEMBERS: Final = [*TABLE.attributes, "seats", *PROGRESS.attributes]


def position(s: "Builders") -> dict[str, object]:
    """The position as data. What is nowhere in it lies in its deck or stack."""
    return {
        **TABLE.write(s),
        "seats": [_seat(s, seat) for seat in range(s.players)],
        **PROGRESS.write(s),
    }


def _seat(s: "Builders", seat: int) -> dict[str, object]:
    return {
        "money": s.money[seat],
        "loans": s.loans[seat],
        "sites": {SITE_NAMES[i]: _crew(s, i) for i in range(SITES) if s.sites[i] == seat},
        "built": [SITE_NAMES[i] for i in range(SITES) if s.sites[i] == BUILT + seat],
        "team": [WORKER_NAMES[i] for i in range(WORKERS) if s.workers[i] == seat],
        "tools": [TOOLS[i] for i in range(4) if s.tools[i] == seat],
    }


def _crew(s: "Builders", site: int) -> dict[str, object]:
    """How many workers came this turn, and all of them with their tools."""
    crew: dict[str, object] = {}
    for worker in range(WORKERS):
        if s.workers[worker] == ON_SITE + site:
            tools = [TOOLS[i] for i in range(4) if s.tools[i] == CARRIED + worker]
            crew[WORKER_NAMES[worker]] = tools[0] if tools else None
    return {"sent": s.sent[site], "crew": crew}


# --- reading ---


def read(s: "Builders", part: dict[str, Reader]) -> None:
    """Sets a position to what the data says."""
    TABLE.read_members(s, part)
    PROGRESS.read_members(s, part)
    s.sites = [STACK] * SITES
    s.workers = [STACK] * WORKERS
    s.tools = [STACK] * 4
    s.sent = [0] * SITES
    _lay_row(part["site_row"], s.site_row, s.sites)
    _lay_row(part["worker_row"], s.worker_row, s.workers)
    s.money = [0] * s.players
    s.points = [0] * s.players
    s.loans = [0] * s.players
    for seat, item in enumerate(part["seats"].items(s.players, s.players)):
        _fill_seat(s, seat, item)
    s.site_deck = s.sites.count(STACK)
    s.worker_deck = s.workers[:CARDS].count(STACK)
    s.lack = _lack(s)
    s.missing = [missing(s.lack, site) for site in range(SITES)]


def _lay_row(data: Reader, row: list[int], places: list[int]) -> None:
    for item, card in zip(data.items(), row, strict=True):
        if card != EMPTY:
            _put(item, places, card, IN_ROW)


def _number(names: Sequence[str], name: str) -> int:
    return names.index(name)


def _put(item: Reader, places: list[int], card: int, place: int) -> None:
    """Lays a card somewhere; each lies in one place only."""
    if places[card] != STACK:
        raise item.wrong("this card is somewhere else as well")
    places[card] = place


def _fill_seat(s: "Builders", seat: int, data: Reader) -> None:
    part = data.keys(SEAT_KEYS)
    s.money[seat] = part["money"].whole(0, MOST_MONEY)
    s.loans[seat] = part["loans"].whole(0, LOANS)
    for item in part["built"].items(0, SITES):
        site = item.one_of(SITE_NAMES)
        _put(item, s.sites, site, BUILT + seat)
        s.points[seat] += POINTS[site]
    for item in part["team"].items(0, WORKERS):
        _put(item, s.workers, item.one_of(WORKER_NAMES), seat)
    for item in part["tools"].items(0, 4):
        _put(item, s.tools, item.one_of(TOOLS), seat)
    for name, item in part["sites"].keys([], SITE_NAMES).items():
        site = _number(SITE_NAMES, name)
        _put(item, s.sites, site, seat)
        yard = item.keys(["sent", "crew"])
        crew = yard["crew"].keys([], WORKER_NAMES)
        s.sent[site] = yard["sent"].whole(0, len(crew) if seat == s.active else 0)
        for called, tool in crew.items():
            worker = _number(WORKER_NAMES, called)
            _put(tool, s.workers, worker, ON_SITE + site)
            if tool.data is not None:
                if not is_free(s, worker):
                    raise tool.wrong("this worker carries no tools")
                _put(tool, s.tools, tool.one_of(TOOLS), CARRIED + worker)


def _lack(s: "Builders") -> list[int]:
    """What each site still misses, after what its crew supplies."""
    lack = NEEDS[:]
    for worker in range(WORKERS):
        if s.workers[worker] >= ON_SITE:
            for r in range(4):
                lack[(s.workers[worker] - ON_SITE) * 4 + r] -= supply(s, worker, r)
    for tool in range(4):
        if s.tools[tool] >= CARRIED:
            lack[(s.workers[s.tools[tool] - CARRIED] - ON_SITE) * 4 + tool] -= 1
    return [max(0, amount) for amount in lack]
