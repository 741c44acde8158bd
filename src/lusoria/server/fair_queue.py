"""A queue for few places that is fair between addresses, and between the tables of each."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from typing import Final

PLAYING, WATCHING, NOBODY = range(3)  # priorities: people play at the table, only watch, or neither
MAX_REMEMBERED: Final = 20_000  # addresses and tables whose last turn is remembered


def _playing() -> int:
    return PLAYING


@dataclass(frozen=True, eq=False)
class Requester:
    """For whom a place is wanted: an address, a table, and how urgent it is there."""

    address: str = ""
    table: str = ""
    priority: Callable[[], int] = _playing
    """Asked each time a place becomes free: somebody may have come to watch meanwhile."""


@dataclass(eq=False)
class Waiting:
    """A requester in the queue."""

    requester: Requester
    number: int
    called: asyncio.Future[None]


class FairQueue:
    """A number of places, and who gets the next free one.

    First comes the most urgent requester; among equals, the address that holds the fewest places,
    then the address whose last turn is longest ago, then the table whose last turn is.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: Final[list[Waiting]] = []
        self.held: Final[dict[str, int]] = {}
        self.last: Final[dict[str, int]] = {}
        self.numbers: Final = count(1)

    @asynccontextmanager
    async def place(self, requester: Requester) -> AsyncIterator[None]:
        """Wait for a place and hold it."""
        mine = Waiting(requester, next(self.numbers), asyncio.get_running_loop().create_future())
        self.waiting.append(mine)
        self._call()
        try:
            await mine.called
            yield
        finally:
            if mine in self.waiting:
                self.waiting.remove(mine)
            else:
                self._leave(requester)

    def _call(self) -> None:
        """Call the next requesters while places are free."""
        while self.free > 0 and self.waiting:
            chosen = min(self.waiting, key=self._rank)
            self.waiting.remove(chosen)
            self.free -= 1
            if len(self.last) > MAX_REMEMBERED:
                self.last.clear()
            address, table = chosen.requester.address, chosen.requester.table
            self.held[address] = self.held.get(address, 0) + 1
            self.last[address] = self.last[f"{address} {table}"] = next(self.numbers)
            if not chosen.called.done():
                chosen.called.set_result(None)

    def _rank(self, one: Waiting) -> tuple[int, int, int, int, int]:
        address, table = one.requester.address, one.requester.table
        return (
            one.requester.priority(),
            self.held.get(address, 0),
            self.last.get(address, 0),
            self.last.get(f"{address} {table}", 0),
            one.number,
        )

    def _leave(self, requester: Requester) -> None:
        self.free += 1
        left = self.held[requester.address] - 1
        if left > 0:
            self.held[requester.address] = left
        else:
            del self.held[requester.address]
        self._call()
