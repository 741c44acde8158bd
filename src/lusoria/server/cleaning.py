"""Removing what is no longer needed: from the database, and from memory."""

import asyncio
import contextlib
import time
from pathlib import Path
from typing import Final

import msgspec

from lusoria.server import garbage
from lusoria.server.accounts.accounts import Accounts
from lusoria.server.accounts.sessions import remove_expired
from lusoria.server.bot_turns import BotTurns
from lusoria.server.limits import Limits
from lusoria.server.settings import Settings
from lusoria.server.tables import Tables
from lusoria.tables.refused import Refused

INTERVAL: Final = 60.0  # seconds between two rounds
FULL_COLLECTION: Final = 60  # rounds between two collections of all garbage
MAX_UNJOINED: Final = 1_000  # tables removed in one round because nobody joined them
MAX_FINISHED: Final = 50  # finished tables removed in one round


class Cleaner:
    """Cleans up once a minute."""

    def __init__(
        self, tables: Tables, bot_turns: BotTurns, limits: Limits, settings: Settings
    ) -> None:
        self.tables: Final = tables
        self.accounts: Final = Accounts(tables.store)
        self.bot_turns: Final = bot_turns
        self.limits: Final = limits
        self.settings: Final = settings
        self.last = 0.0
        self.rounds = 0

    async def clean(self) -> None:
        """Clean up if the last time is long enough ago."""
        now = time.monotonic()
        if self.rounds and now - self.last <= INTERVAL:
            return
        self.last = now
        self.rounds += 1
        await self.tables.drop_deleted()
        await remove_expired(self.accounts)
        await self._remove_unjoined()
        await self._remove_finished()
        self._forget_idle()
        self.limits.clean()
        if self.rounds % FULL_COLLECTION == 0:
            garbage.collect_all()
        else:
            garbage.collect()

    async def _remove_unjoined(self) -> None:
        """Remove tables that nobody joined."""
        before = time.time() - self.settings.unjoined
        for id in await self.tables.store.unjoined(before, MAX_UNJOINED):
            with contextlib.suppress(Refused):
                await self.tables.remove(id)

    async def _remove_finished(self) -> None:
        """Remove finished tables if the host wants that, after saving their records."""
        if self.settings.finished is None:
            return
        before = time.time() - self.settings.finished
        for id in await self.tables.store.finished(before, MAX_FINISHED):
            with contextlib.suppress(Refused):
                table = await self.tables.get(id)
                if table.watchers > 0:
                    continue
                if self.settings.records:
                    async with table.lock:
                        record = msgspec.json.encode(table.live.record())
                    folder = Path(self.settings.records)
                    name = f"{table.live.game_id}-{id}.json"
                    await asyncio.to_thread(_save, folder, name, record)
                await self.tables.remove(id)

    def _forget_idle(self) -> None:
        """Drop tables from memory that nobody has used for a while."""
        idle = time.monotonic() - self.settings.kept
        for table in list(self.tables.cache.values()):
            busy = table.watchers > 0 or table.lock.locked() or table.id in self.bot_turns.tasks
            if table.touched < idle and not busy:
                self.tables.forget(table)


def _save(folder: Path, name: str, record: bytes) -> None:
    """Write a record, whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    half = folder / f".{name}"
    half.write_bytes(record)
    half.replace(folder / name)
