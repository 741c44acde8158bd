"""All tables of a server: found, committed, removed. A change is shown once it is committed."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Row, delete

from lusoria.core.errors import LusoriaError
from lusoria.server.database import StoreError
from lusoria.server.logs import log_failure
from lusoria.server.models import SEEKS
from lusoria.server.outbox import noted
from lusoria.server.problems import unreachable
from lusoria.server.rows import (
    changed_table,
    entry_rows,
    new_table,
    read_entry,
    read_table,
    seat_rows,
)
from lusoria.server.served_table import ServedTable
from lusoria.server.store import Conflict, Store, Write
from lusoria.tables.draft import Draft
from lusoria.tables.live_table import LiveTable
from lusoria.tables.rated import rated_game
from lusoria.tables.refused import Refused, no_table
from lusoria.tables.service.leaving import close_outdated, is_outdated
from lusoria.tables.standstill import GRACE, Standstill

SHORT: Final = 20  # entries of a log that are followed at once


class Tables:
    """The tables in memory, and the way to all others."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.cache: Final[dict[str, ServedTable]] = {}
        self.standstill: Final = Standstill()
        self.loading: Final[dict[str, asyncio.Lock]] = {}
        self.following: Final = asyncio.Semaphore(1)
        self.stopping = False  # the server was told to stop
        self.on_change: Final[list[Callable[[ServedTable], None]]] = []
        """Called with each table that has changed."""

    # --- finding ---

    @asynccontextmanager
    async def locked(self, id: str, revision: int = 0) -> AsyncIterator[ServedTable]:
        """The table with this id, locked, and not older than the revision that somebody knows."""
        table = await self.get(id)
        async with table.lock:
            if revision > table.live.revision and self.store.postgres:
                await self._reread(table)
                await self.announce(table)
            if table.gone:
                raise no_table()
            yield table

    async def get(self, id: str) -> ServedTable:
        """Return the table with this id, from memory or from its log."""
        table = self.cache.get(id)
        if table is None:
            lock = self.loading.setdefault(id, asyncio.Lock())
            try:
                async with lock:
                    table = self.cache.get(id) or await self._load(id)
            finally:
                self.loading.pop(id, None)
        table.touched = time.monotonic()
        return table

    async def _load(self, id: str) -> ServedTable:
        row = await self.store.table(id) if is_id(id) else None
        if row is None:
            raise no_table()
        try:
            table = ServedTable(await self._followed(read_table(row, self.store.seal)))
        except (LusoriaError, KeyError, IndexError) as e:
            log_failure(f"reading the log of table {id} failed", e)
            raise Refused("log", "The log of this table is damaged.") from None
        table.lines = await self.store.last_line(id)
        self.cache[id] = table
        if self.store.postgres:  # nobody here listened to what was written meanwhile
            async with table.lock:
                await self._reread(table)
                table.lines = await self.store.last_line(id)
        if is_outdated(table.live):
            async with table.lock:
                await self.commit(table, close_outdated(table.live))
        return table

    async def _followed(self, live: LiveTable) -> LiveTable:
        """The table with all entries that the database has of it.

        A long log is followed in a thread, one at a time: the event loop goes on beside it.
        """
        rows = await self.store.entries(live.id, live.revision)
        if len(rows) <= SHORT:
            return _follow(live, rows)
        async with self.following:
            return await asyncio.to_thread(_follow, live, rows)

    # --- changing ---

    async def add(self, draft: Draft, address: str) -> None:
        """Commit a new table."""
        try:
            await self.store.commit(new_table(draft, self.standstill))
        except (Conflict, StoreError) as e:
            raise unreachable(e) from None
        await self.adopt(draft, address)

    async def adopt(self, draft: Draft, address: str) -> None:
        """Take a new table into memory that has just been committed."""
        table = ServedTable(draft.live)
        table.address = address
        table.touched = time.monotonic()
        self.cache[table.id] = table
        await self.announce(table)

    async def commit(self, table: ServedTable, draft: Draft, beside: Write | None = None) -> None:
        """Commit a draft of a locked table, with what is written beside it, and then show it."""
        write = beside or Write()
        write.entries += entry_rows(draft)
        write.seats += seat_rows(draft)
        write.changes.append(changed_table(draft.live, self.standstill))
        write.statements += noted(table.live, draft)
        if (game := rated_game(table.live, draft.live)) is not None:
            write.rated.append(game)
        if table.live.status == "open" != draft.live.status:
            write.statements.append(delete(SEEKS).where(SEEKS.c.table_id == table.id))
        committing = asyncio.create_task(self._commit(table, draft, write))
        try:
            await asyncio.shield(committing)
        except asyncio.CancelledError:
            # The write goes on: the lock is held until the table shows what the database has.
            await asyncio.wait({committing})
            if not committing.cancelled():
                committing.exception()  # nobody is left to be told of it
            raise

    async def _commit(self, table: ServedTable, draft: Draft, write: Write) -> None:
        try:
            await self.store.commit(write)
        except Conflict:
            await self._reread(table)
            revision = table.live.revision
            raise Refused("late", "Another request was faster.", revision) from None
        except StoreError as e:
            raise unreachable(e) from None
        table.live = draft.live
        await self.announce(table)

    async def refresh(self, table: ServedTable) -> None:
        """Read what other processes have written."""
        async with table.lock:
            await self._reread(table)
            table.lines = await self.store.last_line(table.id)
        await self.announce(table)

    async def _reread(self, table: ServedTable) -> None:
        """Read on in a locked table's log; if it is damaged, it is loaded anew the next time."""
        try:
            table.live = await self._followed(table.live)
        except StoreError as e:
            raise unreachable(e) from None
        except Exception as e:
            log_failure(f"reading the log of table {table.id} failed", e)
            self.forget(table)
            table.gone = True

    async def announce(self, table: ServedTable) -> None:
        """Tell streams, bots and clocks that the table has changed."""
        await table.notify()
        for changed in self.on_change:
            changed(table)

    def forget(self, table: ServedTable) -> None:
        """Drop a table from memory."""
        self.cache.pop(table.id, None)

    async def remove(self, id: str) -> None:
        """Remove a table for good."""
        async with self.locked(id) as table:
            await self.store.commit(Write(removed=[id]))
            table.gone = True
            self.forget(table)
        await self.announce(table)

    async def drop(self, id: str) -> None:
        """Drop a table that was deleted from the database, with what was written since."""
        with contextlib.suppress(Refused):
            await self.remove(id)

    async def drop_deleted(self) -> None:
        """Drop all tables in memory that were deleted from the database."""
        ids = list(self.cache)
        found = await self.store.revisions(ids)
        for id in ids:
            if id not in found:
                await self.drop(id)

    # --- clocks ---

    async def resume(self) -> None:
        """Count the time since the last sign of a server as an outage."""
        last = await self.store.pulse()
        if last > 0.0:
            await self.add_outage(last)
        await self.read_outages()
        await self.read_vacations()

    async def add_outage(self, began: float) -> None:
        """Note that nobody was served from then until now."""
        now = time.time()
        row = {"began": began, "ended": now + GRACE}
        with contextlib.suppress(Conflict):  # another process has noted the same
            await self.store.commit(Write(pauses=[row], pulse=now))
        self.standstill.add_outage(began, now + GRACE)

    async def read_outages(self) -> None:
        """Read all outages, also those that other processes have noted."""
        for row in await self.store.pauses():
            self.standstill.add_outage(row.began, row.ended)

    async def read_vacations(self, since: float = 0.0) -> None:
        """Read the vacations of all who have changed theirs, and tell who sits with them."""
        for account, spans in (await self.store.vacations(since)).items():
            if self.standstill.set_vacations(account, spans):
                for table in [one for one in self.cache.values() if account in one.live.accounts]:
                    await table.notify()

    async def reschedule(self, table: ServedTable) -> None:
        """Note anew when a locked table is due."""
        await self.store.commit(Write(changes=[changed_table(table.live, self.standstill)]))

    async def stop(self) -> None:
        """Tell all streams that the server is about to stop."""
        self.stopping = True
        for table in list(self.cache.values()):
            await table.notify()


def is_id(id: str) -> bool:
    """True if a table or a tournament may have this id; PostgreSQL refuses some of the others."""
    return len(id) <= 16 and id.isascii() and "\0" not in id


def _follow(live: LiveTable, rows: Sequence[Row[Any]]) -> LiveTable:
    """The table after further entries."""
    if rows:
        live = live.clone()
    for row in rows:
        live.follow(read_entry(row))
    return live
