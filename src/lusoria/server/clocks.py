"""The clocks of the tables: when time is up, a bot takes over."""

import contextlib
import time
from typing import Final

from lusoria.server.bot_turns import BotTurns
from lusoria.server.commands import SUBSTITUTE
from lusoria.server.draft import Draft
from lusoria.server.entries import BotEntry
from lusoria.server.outages import HEARTBEAT, STALL
from lusoria.server.problems import Refused
from lusoria.server.served_table import ServedTable
from lusoria.server.store import Write
from lusoria.server.tables import Tables

MAX_DUE: Final = 1_000  # tables attended to in one round


class Clocks:
    """Attends to the tables that are due, and notes when no server ran."""

    def __init__(self, tables: Tables, bot_turns: BotTurns, sweep: float) -> None:
        self.tables: Final = tables
        self.bot_turns: Final = bot_turns
        self.sweep: Final = sweep
        self.last_round = time.time()
        self.last_heartbeat = 0.0

    async def heartbeat(self) -> None:
        """Leave a sign of life; a long time without a round counts as an outage."""
        now = time.time()
        if now - self.last_round > STALL + self.sweep:
            await self.tables.add_outage(self.last_round)
        self.last_round = now
        if now - self.last_heartbeat > HEARTBEAT and await self.tables.store.any_due():
            self.last_heartbeat = now
            await self.tables.store.commit(Write(pulse=now))

    async def attend(self, now: float) -> None:
        """Attend to the tables at which a bot has to decide or a person's time is up."""
        due = await self.tables.store.due(now, MAX_DUE)
        if due and self.tables.store.postgres:
            await self.tables.read_outages()
        for id in due:
            with contextlib.suppress(Refused):
                table = await self.tables.get(id)
                if table.live.player is not None and not table.live.bot_to_move:
                    await self._take_over(table)
                self.bot_turns.attend(table)

    async def _take_over(self, table: ServedTable) -> None:
        """Let a bot take over from a person whose time is up."""
        async with table.lock:
            live = table.live
            due = live.due(self.tables.outages)
            if live.player is None or due is None or live.bot_to_move:
                return
            if due > time.time():  # there was an outage since the time was noted
                await self.tables.reschedule(table)
                return
            draft = Draft(live)
            draft.add(BotEntry(draft.now, live.player, SUBSTITUTE, "time"))
            await self.tables.commit(table, draft)
