"""News from other processes that serve the same tables on PostgreSQL."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

from lusoria.server.database import own_connection
from lusoria.server.logs import log_failure
from lusoria.server.store import CHANNEL, Store
from lusoria.server.tables import Tables

MAX_NEWS: Final = 10_000  # notifications that wait to be read; a round finds what is dropped


class Notifications:
    """Reads what other processes have done at the tables in memory."""

    def __init__(self, tables: Tables, sweep: float) -> None:
        self.tables: Final = tables
        self.sweep: Final = sweep
        self.listening = True  # False while PostgreSQL cannot be reached

    async def listen(self) -> None:
        """Listen to "table T is at revision N" for as long as the server runs."""
        while True:
            try:
                await _listen(self.tables.store, self._heard)
                self.listening = True
            except Exception as e:
                if self.listening:  # said once, not with every attempt
                    log_failure("listening to other processes failed", e)
                self.listening = False
            await asyncio.sleep(self.sweep)

    async def _heard(self, line: str) -> None:
        self.listening = True
        id, _, revision = line.partition(" ")
        table = self.tables.cache.get(id)
        if table is None or not revision.isdigit():
            return
        # 0 stands for a line of chat. What this process wrote itself is known already.
        if int(revision) > table.live.revision or revision == "0":
            await self.tables.refresh(table)

    async def catch_up(self) -> None:
        """Read what was missed at tables that somebody here watches, or that they were deleted."""
        watched = [table for table in self.tables.cache.values() if table.watchers > 0]
        if not watched:
            return
        found = await self.tables.store.revisions([table.id for table in watched])
        for table in watched:
            if table.id not in found:
                await self.tables.drop(table.id)
            elif found[table.id] > table.live.revision:
                await self.tables.refresh(table)


async def _listen(store: Store, heard: Callable[[str], Awaitable[None]]) -> None:
    """Pass on what PostgreSQL notifies of, until the connection breaks."""
    connection = await own_connection(store.url)
    news: asyncio.Queue[str | None] = asyncio.Queue(MAX_NEWS)

    def put(line: str | None) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            news.put_nowait(line)

    try:
        connection.add_termination_listener(lambda _: put(None))
        await connection.add_listener(CHANNEL, lambda *notified: put(str(notified[3])))
        while True:
            line = await news.get()
            if line is None:
                return
            await heard(line)
    finally:
        await connection.close(timeout=1.0)
