"""What happens in The Builders: the numbers of each event. There are no secrets in this game."""

from typing import Final

from lusoria.core.events import SEAT, EventKind, Field, Named
from lusoria.core.state import State
from lusoria.games.builders.cards import (
    RESOURCES,
    SITE_NAMES,
    SLAVES,
    TOOLS,
    WORKER_NAMES,
    WORKERS,
)
from lusoria.games.builders.words import counted, tenths, worker_name


class Worker(Field):
    """A worker, by its number in events: see `Builders.called`."""

    type = str

    def data(self, state: State, value: int) -> object:
        return WORKER_NAMES[value - WORKERS + SLAVES if value >= WORKERS else value]

    def word(self, state: State, value: int) -> object:
        return worker_name(value)


class Counted(Field):
    """So many of something, with its name."""

    def __init__(self, thing: str) -> None:
        self.thing: Final = thing

    def word(self, state: State, value: int) -> object:
        return counted(self.thing, value)


class Total(Field):
    """A score in tenths of a point."""

    def word(self, state: State, value: int) -> object:
        return tenths(value)


FIELDS: Final[dict[str, Field]] = {
    "seat": SEAT,
    "site": Named(str, SITE_NAMES, "builders-card-"),
    "worker": Worker(),
    "tool": Named(str, TOOLS, "builders-tool-"),
    "resource": Named(str, RESOURCES, "builders-resource-"),
    "total": Total(),
    "money": Counted("sesterces"),
    "actions": Counted("actions"),
    "points": Counted("points"),
    "workers": Counted("workers"),
}

EVENTS: Final[dict[str, EventKind]] = {
    "begins": EventKind(("seat",)),
    "deal": EventKind(("seat", "worker")),
    "turn-up-site": EventKind(("site",)),
    "turn-up-worker": EventKind(("worker",)),
    "turn": EventKind(("seat",)),
    "buy": EventKind(("seat", "money")),
    "start": EventKind(("seat", "site")),
    "recruit": EventKind(("seat", "worker")),
    "send": EventKind(("seat", "worker", "site", "actions", "money")),
    "send-with": EventKind(("seat", "worker", "site", "actions", "money", "tool")),
    "complete": EventKind(("seat", "site", "money", "points", "workers")),
    "machine": EventKind(("seat", "worker")),
    "take": EventKind(("seat", "actions", "money")),
    "slave": EventKind(("seat", "worker")),
    "free": EventKind(("seat", "worker")),
    "tool": EventKind(("seat", "tool")),
    "loan": EventKind(("seat", "money")),
    "repay": EventKind(("seat", "money")),
    "school": EventKind(("seat", "worker", "resource")),
    "end": EventKind(("seat",)),
    "goal": EventKind(("seat", "points")),
    "settle": EventKind(("seat",)),
    "release": EventKind(("seat", "worker", "money")),
    "score": EventKind(("seat", "total")),
    "win": EventKind(("seat",)),
}
