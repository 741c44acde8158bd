"""Whose turn it is to have a bot think: fair between addresses, and between the tables of each."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from typing import Final

PEOPLE, WATCHED, ALONE = range(3)  # who waits: somebody who plays, who looks on, nobody
MOST_REMEMBERED: Final = 20_000  # addresses and tables of which is known when they had their turn


@dataclass(frozen=True, eq=False)
class Asker:
    """Where a bot is to think: for which address, at which table, and who waits for it there."""

    address: str = ""
    table: str = ""
    waits: Callable[[], int] = lambda: PEOPLE


@dataclass(eq=False)
class Waiting:
    """Somebody in the queue."""

    asker: Asker
    number: int
    called: asyncio.Future[None]


class Turns:
    """Some places, and who has the next one that is free.

    People come before onlookers, and these before nobody. Then the address that has the fewest
    places now, the one whose last turn is longest ago, the table whose last turn is.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: Final[list[Waiting]] = []
        self.held: Final[dict[str, int]] = {}
        self.last: Final[dict[str, int]] = {}
        self.numbers: Final = count(1)

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Has a place, as soon as it is one's turn."""
        mine = Waiting(asker, next(self.numbers), asyncio.get_running_loop().create_future())
        self.waiting.append(mine)
        self._call()
        try:
            await mine.called
            yield
        finally:
            if mine in self.waiting:
                self.waiting.remove(mine)
            else:
                self._leave(asker)

    def _call(self) -> None:
        """Calls the next ones while there are places."""
        while self.free > 0 and self.waiting:
            chosen = min(self.waiting, key=self._rank)
            self.waiting.remove(chosen)
            self.free -= 1
            if len(self.last) > MOST_REMEMBERED:
                self.last.clear()
            address, table = chosen.asker.address, chosen.asker.table
            self.held[address] = self.held.get(address, 0) + 1
            self.last[address] = self.last[f"{address} {table}"] = next(self.numbers)
            if not chosen.called.done():
                chosen.called.set_result(None)

    def _rank(self, one: Waiting) -> tuple[int, int, int, int, int]:
        address, table = one.asker.address, one.asker.table
        return (
            one.asker.waits(),
            self.held.get(address, 0),
            self.last.get(address, 0),
            self.last.get(f"{address} {table}", 0),
            one.number,
        )

    def _leave(self, asker: Asker) -> None:
        self.free += 1
        left = self.held[asker.address] - 1
        if left > 0:
            self.held[asker.address] = left
        else:
            del self.held[asker.address]
        self._call()
