"""The clocks of the tables: when time is up, a bot takes over."""

import contextlib
import time
from typing import Final

from lusoria.server.bot_turns import BotTurns
from lusoria.server.database import StoreError
from lusoria.server.leases import Leases
from lusoria.server.logs import log_failure
from lusoria.server.served_table import ServedTable
from lusoria.server.store import Write
from lusoria.server.tables import Tables
from lusoria.tables.refused import Refused
from lusoria.tables.service.leaving import is_time_up, take_over

HEARTBEAT: Final = 5.0  # seconds between the signs of life from which an outage is known
STALL: Final = 15.0  # seconds between two rounds after which the machine must have been asleep
RECENT: Final = 60.0  # seconds for which vacations that others have written are read again
MAX_DUE: Final = 1_000  # tables attended to in one round


class Clocks:
    """Attends to the tables that are due, and notes when no server ran."""

    def __init__(self, tables: Tables, bot_turns: BotTurns, leases: Leases, sweep: float) -> None:
        self.tables: Final = tables
        self.bot_turns: Final = bot_turns
        self.leases: Final = leases
        self.sweep: Final = sweep
        self.last_round = time.time()
        self.last_heartbeat = 0.0

    async def heartbeat(self) -> None:
        """Leave a sign of life; a long time without a round, or a database, is an outage."""
        now = time.time()
        if now - self.last_round > STALL + self.sweep:
            await self.tables.add_outage(self.last_round)
        if now - self.last_heartbeat > HEARTBEAT and await self.tables.store.any_due():
            await self.tables.store.commit(Write(pulse=now))
            self.last_heartbeat = now
        self.last_round = now

    async def attend(self, now: float) -> None:
        """Attend to the tables at which a bot has to decide or a person's time is up."""
        due = await self.tables.store.due(now, MAX_DUE)
        if due and self.tables.store.postgres:
            await self.tables.read_outages()
        if due or self.tables.store.postgres:  # what is due may be so because somebody is away now
            await self.tables.read_vacations(now - RECENT)
        for id in due:
            if id not in self.bot_turns.tasks and await self.leases.take(id):
                try:
                    with contextlib.suppress(Refused):
                        await self._attend_to(await self.tables.get(id))
                except StoreError:
                    raise
                except Exception as e:  # the other tables go on
                    log_failure(f"attending to table {id} failed", e)
                finally:
                    if id not in self.bot_turns.tasks:
                        await self.leases.release(id)

    async def _attend_to(self, table: ServedTable) -> None:
        if self.tables.store.postgres:  # what is known here may be older than what is due
            await self.tables.refresh(table)
        if table.live.player is not None and not table.live.bot_to_move:
            await self._take_over(table)
        self.bot_turns.attend(table)

    async def _take_over(self, table: ServedTable) -> None:
        """Let a bot take over from a person whose time is up."""
        async with table.lock:
            live = table.live
            if live.player is None or live.bot_to_move:
                return
            if is_time_up(live, self.tables.standstill, time.time()):
                await self.tables.commit(table, take_over(live))
            else:  # there was an outage since the time was noted
                await self.tables.reschedule(table)
