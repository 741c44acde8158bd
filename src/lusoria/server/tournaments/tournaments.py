"""All tournaments of a server: found, committed, gone on with."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import func, select

from lusoria.server.database import StoreError
from lusoria.server.models import TOURNAMENTS
from lusoria.server.problems import unreachable
from lusoria.server.rows import new_table
from lusoria.server.store import Conflict, Write
from lusoria.server.tables import Tables, is_id
from lusoria.server.tournaments.rows import (
    changed_tournament,
    entries_after,
    new_tournament_row,
    read_entry,
    read_tournament,
)
from lusoria.tables import draft as tables
from lusoria.tables.refused import Refused
from lusoria.tables.tokens import new_id
from lusoria.tournaments.draft import Draft
from lusoria.tournaments.entries import RoundEntry
from lusoria.tournaments.making import table_of
from lusoria.tournaments.messages import TournamentInfo
from lusoria.tournaments.presenter import public_info
from lusoria.tournaments.running import go_on
from lusoria.tournaments.tournament import Tournament

MAX_CACHED: Final = 200  # tournaments in memory
MAX_OWN: Final = 10  # tournaments of one account that are not over
ATTEMPTS: Final = 3  # to be the next to write

Act = Callable[[Tournament], Draft]


@dataclass
class Held:
    """A tournament in memory. Whoever reads or replaces `tournament` holds the lock."""

    tournament: Tournament
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    shown: TournamentInfo | None = None
    """What everybody may know of its newest revision."""

    def info(self) -> TournamentInfo:
        """Return what everybody may know of it."""
        if self.shown is None or self.shown.revision != self.tournament.revision:
            self.shown = public_info(self.tournament)
        return self.shown


class Tournaments:
    """The tournaments in memory, and the way to all others."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables
        self.store: Final = tables.store
        self.cache: Final[dict[str, Held]] = {}

    # --- finding ---

    @asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[Held]:
        """The tournament with this id, locked, with all that any process has written of it."""
        held = self.cache.get(id) or await self._load(id)
        async with held.lock:
            await self._read_on(held)
            yield held

    async def _load(self, id: str) -> Held:
        wanted = select(TOURNAMENTS).where(TOURNAMENTS.c.id == id)
        rows = await self.store.rows(wanted) if is_id(id) else ()
        if not rows:
            raise Refused("no-tournament", "There is no such tournament.")
        for old, held in list(self.cache.items()):
            if len(self.cache) >= MAX_CACHED and not held.lock.locked():
                del self.cache[old]
        return self.cache.setdefault(id, Held(read_tournament(rows[0])))

    async def _read_on(self, held: Held) -> None:
        """Follow what was written since."""
        here = held.tournament
        rows = await self.store.rows(entries_after(here.id, here.revision))
        if rows:
            here = here.clone()
            for row in rows:
                here.follow(read_entry(row))
            held.tournament = here

    # --- changing ---

    async def add(self, tournament: Tournament) -> None:
        """Commit a new tournament."""
        mine = (TOURNAMENTS.c.account_id == tournament.setup.maker, TOURNAMENTS.c.status != "over")
        found = await self.store.rows(select(func.count()).select_from(TOURNAMENTS).where(*mine))
        if found[0][0] >= MAX_OWN:
            raise Refused("too-many", f"You run {MAX_OWN} tournaments already.")
        try:
            await self.store.commit(new_tournament_row(tournament, time.time()))
        except (Conflict, StoreError) as e:
            raise unreachable(e) from None

    async def change(self, held: Held, act: Act) -> None:
        """Do something at a locked tournament, and all that follows of it."""
        for _ in range(ATTEMPTS):
            try:
                await self.commit(held, act(held.tournament))
            except Conflict:
                await self._read_on(held)
            else:
                return
        raise Refused("late", "Another request was faster.", held.tournament.revision)

    async def commit(self, held: Held, draft: Draft, beside: Write | None = None) -> None:
        """Commit a draft, with the rounds that follow from it and their tables, and then show it.

        `Conflict` if another process was faster: then nothing was written.
        """
        new = await asyncio.to_thread(_go_on, draft)
        if not draft.entries:
            return
        write = beside or Write()
        for table in new:
            made = new_table(table, self.tables.standstill)
            write.tables += made.tables
            write.entries += made.entries
            write.seats += made.seats
            write.statements += made.statements
        write.statements += changed_tournament(draft, self.tables.standstill)
        committing = asyncio.create_task(self._commit(held, draft, write, new))
        try:
            await asyncio.shield(committing)
        except asyncio.CancelledError:
            await asyncio.wait({committing})  # the write goes on, and the lock is held until then
            if not committing.cancelled():
                committing.exception()
            raise

    async def _commit(
        self, held: Held, draft: Draft, write: Write, new: list[tables.Draft]
    ) -> None:
        try:
            await self.store.commit(write)
        except StoreError as e:
            raise unreachable(e) from None
        held.tournament = draft.tournament
        for table in new:
            await self.tables.adopt(table, "")


def _go_on(draft: Draft) -> list[tables.Draft]:
    """Add all that follows from a draft; return the tables of the games that it pairs."""
    while go_on(draft, new_id):
        pass
    return [
        table_of(draft.tournament, pairing)
        for entry in draft.entries
        if isinstance(entry, RoundEntry)
        for pairing in entry.pairings
    ]
