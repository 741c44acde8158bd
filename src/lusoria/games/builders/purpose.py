"""What follows from a move, beside what happens in it: what a rival will not find any more."""

from typing import TYPE_CHECKING

from lusoria.core.message import Message, SeatName
from lusoria.games.builders.cards import RESOURCES
from lusoria.games.builders.layout import EMPTY
from lusoria.games.builders.words import resource_name
from lusoria.games.builders.workers import supply

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders


def consequences(before: "Builders", after: "Builders", seat: int) -> list[Message]:
    """Return which rivals find no worker in the row any more for what their sites need."""
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
