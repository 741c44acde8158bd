"""Letting bots decide at the tables of this process."""

import asyncio
import time
from random import SystemRandom
from typing import Final

from lusoria.server.bot_pace import BotPace
from lusoria.server.bots import BotFailed, Bots
from lusoria.server.draft import Draft
from lusoria.server.fair_queue import NOBODY, PLAYING, WATCHING, Requester
from lusoria.server.logs import log_failure
from lusoria.server.problems import Refused
from lusoria.server.served_table import ServedTable
from lusoria.server.tables import Tables

RETRY: Final = 1.0  # seconds until a decision that could not be written is tried again


class BotTurns:
    """One task for each table at which a bot has to decide."""

    def __init__(self, tables: Tables, bots: Bots, pause: float) -> None:
        self.tables: Final = tables
        self.bots: Final = bots
        self.pause: Final = pause
        self.rng: Final = SystemRandom()
        self.tasks: Final[dict[str, asyncio.Task[None]]] = {}
        tables.on_change.append(self.attend)

    def attend(self, table: ServedTable) -> None:
        """Let a bot think if one has to decide at the table."""
        if table.live.bot_to_move and table.id not in self.tasks:
            task = asyncio.create_task(self._play(table))
            self.tasks[table.id] = task
            task.add_done_callback(lambda task: self._ended(table, task))

    def _ended(self, table: ServedTable, task: asyncio.Task[None]) -> None:
        self.tasks.pop(table.id, None)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log_failure(f"a bot's turn at table {table.id} failed", error)

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
                action = await self.bots.decide(level, state, self.rng, requester_of(table))
            except BotFailed as e:
                action = self.rng.choice(state.legal_actions())
                fault = e.fault
            if table.watchers > 0:
                await asyncio.sleep(max(0.0, due - time.monotonic()))
            try:
                async with table.lock:
                    if table.live.revision == live.revision:
                        draft = Draft(table.live)
                        draft.act(action, fault)
                        await self.tables.commit(table, draft)
            except Refused:
                await asyncio.sleep(RETRY)

    async def close(self) -> None:
        """End all turns; a decision that was not committed has not happened."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def requester_of(table: ServedTable) -> Requester:
    """Return for whom a bot thinks at the table."""

    def priority() -> int:
        if table.watchers == 0:
            return NOBODY
        return PLAYING if any(not bot for bot in table.live.bots) else WATCHING

    return Requester(table.address, table.id, priority)
