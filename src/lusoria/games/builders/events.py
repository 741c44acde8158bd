"""What happens in The Builders: the numbers of each event, and what travels. Nothing is secret."""

from typing import Final

from lusoria.core.events import SEAT, EventKind, Field, Move, Named, Several
from lusoria.core.state import State
from lusoria.games.builders.cards import (
    RESOURCES,
    SITE_NAMES,
    SLAVES,
    TOOLS,
    WORKER_NAMES,
    WORKERS,
    Resource,
    SiteName,
    ToolName,
    WorkerName,
)
from lusoria.games.builders.words import amounts, tenths, worker_name


class Worker(Field):
    """A worker, by its number in events: see `Builders.called`."""

    def data(self, state: State, value: int) -> object:
        return WORKER_NAMES[value - WORKERS + SLAVES if value >= WORKERS else value]

    def word(self, state: State, value: int) -> object:
        return worker_name(value)


class Amounts(Field):
    """Some of each resource, in their order: see `in_one`."""

    def data(self, state: State, value: int) -> object:
        return _apart(value)

    def word(self, state: State, value: int) -> object:
        return amounts(_apart(value))


class Tenths(Field):
    """Tenths of a point."""

    def word(self, state: State, value: int) -> object:
        return tenths(value)


WORKER: Final = Worker(WorkerName)
TOOL: Final = Named(ToolName, TOOLS, "builders-tool-")
AMOUNTS: Final = Amounts(list[int])
TENTHS: Final = Tenths()

FIELDS: Final[dict[str, Field]] = {
    "seat": SEAT,
    "site": Named(SiteName, SITE_NAMES, "builders-card-"),
    "worker": WORKER,
    "workers": Several(WORKER),
    "tool": TOOL,
    "tools": Several(TOOL),
    "resource": Named(Resource, RESOURCES, "builders-resource-"),
    "adds": AMOUNTS,  # what a worker brings that was missing
    "missing": AMOUNTS,  # what a site needs after that
    "gain": TENTHS,  # what a move alone does to the score at the end
    "total": TENTHS,
}

# What travels: cards with their faces (`site:…`, `worker:…`, `tool:…`, `university:…`, `loan`),
# `coin`s to and from the bank, `point`s of a building
PAY: Final = Move("seat:{seat}", "bank", "coin", "money")
GET: Final = Move("bank", "seat:{seat}", "coin", "money")
GO: Final = Move("worker:{worker}")  # from wherever it was

EVENTS: Final[dict[str, EventKind]] = {
    # the set-up and the rows (B1, B2, B4)
    "begins": EventKind(("seat",)),
    "deal": EventKind(
        ("seat", "worker"), None, (Move("deck:workers", "worker:{worker}", "worker:{worker}"),)
    ),
    "turn-up-site": EventKind(("site",), None, (Move("deck:sites", "site:{site}", "site:{site}"),)),
    "turn-up-worker": EventKind(
        ("worker",), None, (Move("deck:workers", "worker:{worker}", "worker:{worker}"),)
    ),
    # the turn (B5 to B12)
    "turn": EventKind(("seat",)),
    "buy": EventKind(("seat", "money"), None, (PAY,)),
    "start": EventKind(("seat", "site"), None, (Move("site:{site}"),)),
    "recruit": EventKind(("seat", "worker"), None, (GO,)),
    "send": EventKind(
        ("seat", "worker", "site", "actions", "money", "adds", "missing"), None, (GO, PAY)
    ),
    "send-with": EventKind(
        ("seat", "worker", "site", "actions", "money", "adds", "missing", "tool"),
        None,
        (GO, Move("tool:{tool}"), PAY),
    ),
    "take": EventKind(
        ("seat", "actions", "money"),
        None,
        (Move("take:{actions}", "seat:{seat}", "coin", "money"),),
    ),
    "end": EventKind(("seat",)),
    # completion (B13 to B15)
    "complete": EventKind(
        ("seat", "site", "money", "points", "workers", "tools"),
        None,
        (
            Move("site:{site}"),
            Move("site:{site}", "seat:{seat}", "point", "points"),
            GET,
            Move("worker:{workers}"),
            Move("tool:{tools}"),
        ),
    ),
    "machine": EventKind(
        ("seat", "worker"), None, (Move("site:{worker}", "worker:{worker}", "worker:{worker}"),)
    ),
    # investments (B16 to B21)
    "slave": EventKind(("seat", "worker", "money"), None, (GO, PAY)),
    "free": EventKind(("seat", "worker", "wage", "gain")),
    "tool": EventKind(("seat", "tool", "money"), None, (Move("tool:{tool}"), PAY)),
    "loan": EventKind(("seat", "money"), None, (Move("stack:loans", "loans:{seat}", "loan"), GET)),
    "repay": EventKind(
        ("seat", "money", "gain"), None, (PAY, Move("loans:{seat}", "bank", "loan"))
    ),
    "school": EventKind(
        ("seat", "worker", "resource", "before", "amount", "money"),
        None,
        (Move("university:{resource}", "worker:{worker}", "university:{resource}"), PAY),
    ),
    # the end (B22 to B25)
    "goal": EventKind(("seat", "points")),
    "settle": EventKind(("seat",)),
    "release": EventKind(("seat", "worker", "money", "gain"), None, (PAY,)),
    "score": EventKind(("seat", "total")),
    "win": EventKind(("seat",)),
}


def in_one(given: list[int]) -> int:
    """Four amounts as one number of an event, a byte each."""
    return given[0] | given[1] << 8 | given[2] << 16 | given[3] << 24


def _apart(value: int) -> list[int]:
    return [value >> 8 * resource & 255 for resource in range(4)]
