"""What follows from a move, beside what happens in it: what it is good for, and what a rival will
not find any more.
"""

from typing import TYPE_CHECKING

from lusoria.core.message import Message, SeatName
from lusoria.games.builders.cards import POINTS, RESOURCES, REWARDS, SITES, WORKERS
from lusoria.games.builders.layout import EMPTY
from lusoria.games.builders.words import amounts, resource_name, site_name
from lusoria.games.builders.workers import owner, supply

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders


def consequences(before: "Builders", after: "Builders", seat: int) -> list[Message]:
    """Return what the move is good for, and what it denies to rivals."""
    found = [
        _worker(after, seat, worker)
        for worker in range(WORKERS)
        if owner(after, worker) == seat != owner(before, worker)
    ]
    found += [
        _site(after, seat, site)
        for site in range(SITES)
        if after.sites[site] == seat != before.sites[site]
    ]
    return found + _denials(before, after, seat)


def _worker(s: "Builders", seat: int, worker: int) -> Message:
    """What a new worker is good for: the site that needs most of what it brings."""
    own = [site for site in range(SITES) if s.sites[site] == seat]
    best = max(own, key=lambda site: brought(s, [worker], site), default=EMPTY)
    if best == EMPTY or brought(s, [worker], best) == 0:
        whole = [supply(s, worker, resource) for resource in range(len(RESOURCES))]
        return Message("builders-purpose-worker", {"adds": amounts(whole)})
    return Message(
        "builders-purpose-fits",
        {
            "count": str(brought(s, [worker], best)),
            "of": str(missing(s, best)),
            "site": site_name(best),
        },
    )


def _site(s: "Builders", seat: int, site: int) -> Message:
    """What a new site is worth, and how much of it the idle workers could build."""
    idle = [worker for worker in range(WORKERS) if s.workers[worker] == seat]
    return Message(
        "builders-purpose-site",
        {
            "points": str(POINTS[site]),
            "money": str(REWARDS[site]),
            "count": str(brought(s, idle, site)),
            "of": str(missing(s, site)),
        },
    )


def missing(s: "Builders", site: int) -> int:
    """Return how many things a site still needs."""
    return sum(s.lack[site * 4 + resource] for resource in range(len(RESOURCES)))


def brought(s: "Builders", workers: list[int], site: int) -> int:
    """Return how many of the things that a site still needs the workers bring."""
    return sum(
        min(s.lack[site * 4 + resource], sum(supply(s, worker, resource) for worker in workers))
        for resource in range(len(RESOURCES))
    )


def _denials(before: "Builders", after: "Builders", seat: int) -> list[Message]:
    """Which rivals find no worker in the row any more for what their sites need."""
    found: list[Message] = []
    for resource in range(len(RESOURCES)):
        if not offered(before, resource) or offered(after, resource):
            continue
        for rival in range(after.players):
            if rival != seat and lacks(after, rival, resource):
                params: dict[str, object] = {
                    "seat": SeatName(rival),
                    "resource": resource_name(resource),
                }
                found.append(Message("builders-purpose-denies", params))
    return found


def offered(s: "Builders", resource: int) -> bool:
    """True if a worker of the row brings the resource."""
    return any(supply(s, card, resource) > 0 for card in s.worker_row if card != EMPTY)


def lacks(s: "Builders", seat: int, resource: int) -> bool:
    """True if a site of the seat still needs the resource."""
    return any(
        s.lack[site * 4 + resource] > 0 for site, where in enumerate(s.sites) if where == seat
    )
