"""Analyses finished rated games by itself, if the host wants that: one at a time, last of all."""

import asyncio
import time
from typing import Final

from sqlalchemy import select

from lusoria.server.fair_queue import NOBODY, Requester
from lusoria.server.leases import Leases
from lusoria.server.logs import log_failure
from lusoria.server.models import ACCURACIES, RESULTS, TABLES
from lusoria.server.ratings.accuracies import TableAnalyses, found_in, record_of
from lusoria.server.tables import Tables
from lusoria.tables.refused import Refused

LEASE: Final = "analyses"  # several processes analyse one game at a time, all together
PAUSE: Final = 60.0  # seconds until the next look where nothing was to be done
ASIDE: Final = Requester(priority=lambda: NOBODY)


class Analyser:
    """Goes on whenever a round of the background tasks finds it idle."""

    def __init__(
        self, tables: Tables, analyses: TableAnalyses, leases: Leases, *, wanted: bool
    ) -> None:
        self.tables: Final = tables
        self.analyses: Final = analyses
        self.leases: Final = leases
        self.wanted: Final = wanted
        self.skipped: Final[set[str]] = set()  # they could not be analysed
        self.task: asyncio.Task[None] | None = None
        self.rests_until = 0.0

    def attend(self) -> None:
        """Begin with the next game, unless one is under way."""
        idle = self.task is None or self.task.done()
        if self.wanted and idle and time.monotonic() >= self.rests_until:
            self.task = asyncio.create_task(self._analyse_one())

    async def _analyse_one(self) -> None:
        try:
            id = await self._next() if await self.leases.take(LEASE) else None
            if id is None:
                self.rests_until = time.monotonic() + PAUSE
                return
            self.skipped.add(id)  # unless it comes to its end
            await self._analyse(id)
            self.skipped.discard(id)
        except Refused:
            pass  # its log, its version or its length is in the way
        except Exception as e:
            log_failure("analysing a rated game failed", e)

    async def _next(self) -> str | None:
        """The game that ended last, of those whose accuracies are not known."""
        known = select(ACCURACIES.c.seat).where(ACCURACIES.c.table_id == RESULTS.c.table_id)
        wanted = (
            select(RESULTS.c.table_id)
            .join(TABLES, TABLES.c.id == RESULTS.c.table_id)
            .where(~known.exists(), RESULTS.c.table_id.not_in(self.skipped))
            .order_by(RESULTS.c.at.desc())
            .limit(1)
        )
        rows = await self.tables.store.rows(wanted)
        return str(rows[0][0]) if rows else None

    async def _analyse(self, id: str) -> None:
        async with self.tables.locked(id) as table:
            live = table.live
        body = record_of(live)
        while found_in(await self.analyses.go_on(live, body, ASIDE)) is None:
            pass

    async def close(self) -> None:
        """Give up the game that is under way: it begins anew the next time."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
