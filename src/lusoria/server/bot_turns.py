"""Letting bots decide at the tables of this process."""

import asyncio
import time
from random import SystemRandom
from typing import Final

from lusoria.server.bots import BotFailed, Bots
from lusoria.server.fair_queue import NOBODY, PLAYING, WATCHING, Requester
from lusoria.server.leases import Leases
from lusoria.server.logs import log_failure
from lusoria.server.served_table import ServedTable
from lusoria.server.tables import Tables
from lusoria.tables.bot_pace import BotPace
from lusoria.tables.refused import Refused
from lusoria.tables.service.deciding import act_for_bot

RETRY: Final = 1.0  # seconds until a decision that could not be written is tried again


class BotTurns:
    """One task for each table at which a bot has to decide and no other process attends to it."""

    def __init__(self, tables: Tables, bots: Bots, leases: Leases, pause: float) -> None:
        self.tables: Final = tables
        self.bots: Final = bots
        self.leases: Final = leases
        self.pause: Final = pause
        self.rng: Final = SystemRandom()
        self.tasks: Final[dict[str, asyncio.Task[None]]] = {}
        tables.on_change.append(self.attend)

    def attend(self, table: ServedTable) -> None:
        """Let a bot think if one has to decide at the table."""
        if table.live.bot_to_move and table.id not in self.tasks:
            task = asyncio.create_task(self._attend(table))
            self.tasks[table.id] = task
            task.add_done_callback(lambda task: self._ended(table, task))

    def _ended(self, table: ServedTable, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log_failure(f"a bot's turn at table {table.id} failed", error)

    async def _attend(self, table: ServedTable) -> None:
        """Let bots decide for as long as they have to, unless another process attends to them."""
        try:
            while table.live.bot_to_move and not table.gone and await self.leases.take(table.id):
                try:
                    await self._play(table)
                finally:
                    await self.leases.release(table.id)
        finally:
            del self.tasks[table.id]

    async def _play(self, table: ServedTable) -> None:
        """Bots decide until a person has to or the game is over."""
        pace = BotPace(self.pause)
        while True:
            async with table.lock:
                live = table.live
                level = live.bot_to_move
                if not level or live.state is None or table.gone:
                    return
                state = live.state.clone()
            due = pace.next(state.turn, time.monotonic(), in_move=state.in_move)
            fault = ""
            try:
                action = await self.bots.decide(
                    level, state, self.rng, requester_of(table, self.tables)
                )
            except BotFailed as e:
                action = self.rng.choice(state.legal_actions())
                fault = e.fault
            if is_watched(table, self.tables):
                await asyncio.sleep(max(0.0, due - time.monotonic()))
            try:
                async with table.lock:
                    if table.live.revision == live.revision:
                        await self.tables.commit(table, act_for_bot(table.live, action, fault))
            except Refused:
                await asyncio.sleep(RETRY)

    async def close(self) -> None:
        """End all turns; a decision that was not committed has not happened."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def requester_of(table: ServedTable, tables: Tables) -> Requester:
    """Return for whom a bot thinks at the table."""

    def priority() -> int:
        if not is_watched(table, tables):
            return NOBODY
        return PLAYING if has_people(table) else WATCHING

    return Requester(table.address, table.id, priority)


def is_watched(table: ServedTable, tables: Tables) -> bool:
    """True if somebody watches the table. Whoever plays may do so through another process."""
    return table.watchers > 0 or (tables.store.postgres and has_people(table))


def has_people(table: ServedTable) -> bool:
    """True if somebody plays at the table who is not a bot."""
    return any(not bot for bot in table.live.bots)
