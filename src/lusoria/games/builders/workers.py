"""The workers: recruiting, wages, and what each supplies (B7, B15, B17, B18, B21)."""

from typing import TYPE_CHECKING

from lusoria.core.lists import changed
from lusoria.games.builders import refusals as no
from lusoria.games.builders.cards import (
    FREE_WAGE,
    GIVES,
    LEARNS,
    MACHINES,
    SCHOOLED,
    SLAVES,
    SUPPLY,
    TWIN,
    WAGES,
)
from lusoria.games.builders.layout import IN_ROW, NOBODY, ON_SITE
from lusoria.games.builders.rows import fill, without

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders


def check_recruit(s: "Builders", worker: int) -> int:
    """Who may be recruited: a worker of the row (B7)."""
    if s.workers[worker] == IN_ROW:
        return no.TWIN if is_same_as_twin(s, worker) else 0
    seat = owner(s, worker)
    if seat == s.active:
        return no.YOUR_WORKER
    return no.WORKER_TAKEN if seat >= 0 else no.NOT_IN_WORKER_ROW


def recruit(s: "Builders", worker: int) -> None:
    """A worker of the row, which is filled at once, joins the team (B7)."""
    s.spend(1)
    s.workers = changed(s.workers, worker, s.active)
    s.stirred = True
    s.tell("recruit", s.active, worker)
    s.worker_row = without(s.worker_row, worker)
    fill(s)


def is_free(s: "Builders", worker: int) -> bool:
    """True if it can carry a tool and be schooled: no machine, and no slave until freed."""
    if worker < SLAVES:
        return True
    return worker < MACHINES and s.freed & (1 << (worker - SLAVES)) != 0


def is_slave(s: "Builders", worker: int) -> bool:
    """True if it is a slave that nobody has freed."""
    return SLAVES <= worker < MACHINES and s.freed & (1 << (worker - SLAVES)) == 0


def wage(s: "Builders", worker: int) -> int:
    """What sending it costs in sesterces (B8, B15, B17, B18)."""
    if worker >= SLAVES and is_free(s, worker):
        return FREE_WAGE
    return WAGES[worker]


def schooling(s: "Builders", worker: int) -> int:
    """The resource it was schooled in, or NOBODY."""
    universities = s.universities
    for resource in range(4):
        if universities[resource] == worker:
            return resource
    return NOBODY


def supply(s: "Builders", worker: int, resource: int) -> int:
    """How much of the resource it supplies without a tool (B21)."""
    amount = SUPPLY[worker * 4 + resource]
    return schooled(s, amount) if s.universities[resource] == worker else amount


def schooled(s: "Builders", amount: int) -> int:
    """What schooling makes of an amount (B21)."""
    return amount + SCHOOLED if s.adds else SCHOOLED


def gives(s: "Builders", worker: int) -> int:
    """A bit for every resource that it supplies without a tool."""
    resource = schooling(s, worker)
    return GIVES[worker] if resource == NOBODY else GIVES[worker] | (1 << resource)


def brings(s: "Builders", worker: int, tools: int) -> int:
    """A bit for every resource that the worker supplies, alone or with one of the tools."""
    return gives(s, worker) | tools if is_free(s, worker) else gives(s, worker)


def learns(s: "Builders", worker: int) -> int:
    """A bit for every resource in which schooling would raise it (B21)."""
    return 15 if s.adds else LEARNS[worker]


def taught(s: "Builders", worker: int, resource: int) -> int:
    """How much of the resource it would supply after its university; 0 if it cannot go there."""
    free = is_free(s, worker) and schooling(s, worker) == NOBODY
    if not free or learns(s, worker) & (1 << resource) == 0:
        return 0
    return schooled(s, SUPPLY[worker * 4 + resource])


def is_same_as_twin(s: "Builders", worker: int) -> bool:
    """True if the card before it is the same one at the same place: they are one choice."""
    return (
        worker == TWIN + 1
        and s.workers[worker] == s.workers[TWIN]
        and schooling(s, worker) == NOBODY
        and schooling(s, TWIN) == NOBODY
    )


def owner(s: "Builders", worker: int) -> int:
    """The seat whose team it belongs to, on a site or not; negative if nobody's."""
    place = s.workers[worker]
    return s.sites[place - ON_SITE] if place >= ON_SITE else place
