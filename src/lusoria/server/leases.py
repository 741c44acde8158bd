"""Which tables a process attends to by itself: its bots think and its clocks run out in one only.

SQLite has one process, which attends to all. On PostgreSQL a lease is an advisory lock of a
connection of its own. It ends with the process, however that ends, and needs no clock. It only
spares work: two writers cannot both win without it either.
"""

import asyncio
from contextlib import suppress
from typing import Any, Final

from lusoria.server.database import own_connection
from lusoria.server.logs import log_failure
from lusoria.server.store import Store

TAKE: Final = "SELECT pg_try_advisory_lock(hashtextextended('lusoria ' || $1, 0))"
GIVE_BACK: Final = "SELECT pg_advisory_unlock(hashtextextended('lusoria ' || $1, 0))"


class Leases:
    """The leases of this process."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.held: Final[set[str]] = set()
        self.connection: Any = None
        self.lock: Final = asyncio.Lock()  # a connection answers one question at a time

    async def take(self, id: str) -> bool:
        """Take the lease of a table; False if another process has it, or PostgreSQL is gone."""
        if not self.store.postgres:
            return True
        async with self.lock:
            try:
                if self.connection is None:
                    self.connection = await own_connection(self.store.url)
                    self.connection.add_termination_listener(self._lost)
                if id not in self.held and await self.connection.fetchval(TAKE, id):
                    self.held.add(id)
            except Exception as e:
                log_failure(f"taking the lease of table {id} failed", e)
                await self._disconnect()
            return id in self.held

    async def release(self, id: str) -> None:
        """Give a lease back."""
        async with self.lock:
            if id not in self.held:
                return
            self.held.discard(id)
            try:
                await self.connection.fetchval(GIVE_BACK, id)
            except Exception:  # without the connection there is no lease either
                await self._disconnect()

    async def close(self) -> None:
        """Give all leases back."""
        async with self.lock:
            await self._disconnect()

    async def _disconnect(self) -> None:
        connection, self.connection = self.connection, None
        self.held.clear()
        if connection is not None:
            with suppress(Exception):
                await connection.close(timeout=1.0)

    def _lost(self, connection: object) -> None:
        """PostgreSQL has ended the connection, and with it all leases."""
        if connection is self.connection:
            self.connection = None
            self.held.clear()
