"""What happens by itself: bots decide, clocks run out, tables that nobody wants go."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import SystemRandom
from typing import Final

import msgspec

from lusoria.server import memory
from lusoria.server.bots import BotFailed, Bots
from lusoria.server.entries import Data, Entry
from lusoria.server.limits import Limits
from lusoria.server.pace import Pace
from lusoria.server.pauses import BEAT, STALL
from lusoria.server.problems import Refused
from lusoria.server.settings import Settings
from lusoria.server.store import CHANNEL, Store, Write
from lusoria.server.table import LiveTable
from lusoria.server.tables import BOT_GRACE, TAKES_OVER, Tables
from lusoria.server.turns import ALONE, PEOPLE, WATCHED, Asker

SELDOM: Final = 60.0  # seconds between rounds of tidying
AT_ONCE: Final = 1_000  # tables looked at in one round
ALL: Final = 60  # rounds of tidying until all that is in memory is looked at
FEW: Final = 50  # finished tables put away in one round

log = logging.getLogger("lusoria.server")


class Keeper:
    """Looks after all tables of this process."""

    def __init__(self, tables: Tables, bots: Bots, limits: Limits, settings: Settings) -> None:
        self.tables: Final = tables
        self.bots: Final = bots
        self.limits: Final = limits
        self.settings: Final = settings
        self.rng: Final = SystemRandom()
        self.seen = time.time()  # when the last round was
        self.beaten = 0.0  # when a sign of it was left
        self.tidied = 0  # how often
        self.thinking: Final[dict[str, asyncio.Task[None]]] = {}
        self.tasks: Final[list[asyncio.Task[None]]] = []
        tables.attend.append(self.attend)

    def open(self) -> None:
        """Begins; bots that were interrupted go on at once."""
        self.tasks.append(asyncio.create_task(self._rounds()))
        if self.tables.store.postgres:
            self.tasks.append(asyncio.create_task(self._hear()))

    async def close(self) -> None:
        """Stops all that is under way; whatever was not committed has not happened."""
        tasks = [*self.tasks, *self.thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.close()

    # --- bots ---

    def attend(self, live: LiveTable) -> None:
        """Lets a bot think if it is to decide at the table."""
        player = live.player
        if player is not None and live.bots[player] and live.id not in self.thinking:
            task = asyncio.create_task(self._play(live))
            self.thinking[live.id] = task
            task.add_done_callback(lambda _: self.thinking.pop(live.id, None))

    async def _play(self, live: LiveTable) -> None:
        """Bots decide until a person has to, or the game is over."""
        pace = Pace(self.settings.pause)
        while True:
            async with live.lock:
                player = live.player
                if player is None or live.state is None or not live.bots[player] or live.gone:
                    return
                revision = live.revision
                level = live.bots[player]
                state = live.state.clone()
            due = pace.next(state.turn, time.monotonic(), in_move=state.in_move)
            data: Data = {"seat": player}
            try:
                data["action"] = await self.bots.decide(level, state, self.rng, asker_of(live))
            except BotFailed as e:
                data["action"] = self.rng.choice(state.legal_actions())
                data["fault"] = e.fault
            if live.watchers > 0:
                await asyncio.sleep(max(0.0, due - time.monotonic()))
            try:
                async with live.lock:
                    if live.revision == revision:
                        await self.tables.append(live, Entry("action", time.time(), data))
            except Refused:
                await asyncio.sleep(1.0)  # the database is busy: try again

    # --- rounds ---

    async def _rounds(self) -> None:
        memory.begin()
        tidied = 0.0
        ahead = BOT_GRACE  # at the start nobody else is at work on what bots have to do
        while True:
            try:
                await self._beat()
                await self._catch_up()
                await self._due(time.time() + ahead)
                ahead = 0.0
                if time.monotonic() - tidied > SELDOM:
                    tidied = time.monotonic()
                    await self._tidy()
            except Exception as e:
                log.error("a round of the tables failed: %s", type(e).__name__)
            await asyncio.sleep(self.settings.sweep)

    async def _beat(self) -> None:
        """Leaves a sign of being at work; if there was none for long, the machine has slept."""
        now = time.time()
        if now - self.seen > STALL + self.settings.sweep:
            await self.tables.pause(self.seen)
        self.seen = now
        if now - self.beaten > BEAT and await self.tables.store.clocks_run():
            self.beaten = now
            await self.tables.store.commit(Write(pulse=now))

    async def _catch_up(self) -> None:
        """Reads what other processes did at tables that somebody here looks at."""
        if not self.tables.store.postgres:
            return  # nobody else writes into the file
        watched = [live for live in self.tables.cache.values() if live.watchers > 0]
        if not watched:
            return
        found = await self.tables.store.revisions([live.id for live in watched])
        for live in watched:
            if found.get(live.id, 0) > live.revision:
                await self.tables.refresh(live)

    async def _due(self, now: float) -> None:
        """Bots that have to decide, and persons whose time is over."""
        due = await self.tables.store.due(now, AT_ONCE)
        if due and self.tables.store.postgres:
            await self.tables.learn_pauses()
        for id in due:
            with contextlib.suppress(Refused):
                live = await self.tables.get(id)
                if live.player is not None and not live.bots[live.player]:
                    await self._take_over(live)
                self.attend(live)

    async def _take_over(self, live: LiveTable) -> None:
        """A bot goes on for the person whose time is over."""
        async with live.lock:
            player, due = live.player, live.due()
            if player is None or due is None or live.bots[player]:
                return
            if due > time.time():  # nobody was served meanwhile: it is later than it was noted
                await self.tables.put_off(live)
                return
            data: Data = {"seat": player, "bot": TAKES_OVER, "why": "time"}
            await self.tables.append(live, Entry("bot", time.time(), data))

    async def _tidy(self) -> None:
        """Tables that nobody joined go; those that nobody looks at leave the memory."""
        before = time.time() - self.settings.unjoined
        for id in await self.tables.store.unjoined(before, AT_ONCE):
            with contextlib.suppress(Refused):
                await self.tables.remove(id)
        await self._put_away()
        idle = time.monotonic() - self.settings.kept
        for live in list(self.tables.cache.values()):
            busy = live.watchers > 0 or live.lock.locked() or live.id in self.thinking
            if live.touched < idle and not busy:
                self.tables.forget(live)
        self.limits.clean()
        self.tidied += 1
        if self.tidied % ALL == 0:
            memory.look_at_all()
        else:
            memory.settle()

    async def _put_away(self) -> None:
        """Finished tables go when the host wants it so, their records first if they are wanted."""
        if self.settings.finished is None:
            return
        before = time.time() - self.settings.finished
        for id in await self.tables.store.finished(before, FEW):
            with contextlib.suppress(Refused):
                live = await self.tables.get(id)
                if live.watchers > 0:
                    continue
                if self.settings.records:
                    async with live.lock:
                        record = msgspec.json.encode(live.record())
                    folder = Path(self.settings.records)
                    await asyncio.to_thread(_save, folder, f"{live.game_id}-{id}.json", record)
                await self.tables.remove(id)

    # --- news of other processes ---

    async def _hear(self) -> None:
        """Listens to "table T is at revision N"; what is missed, a round finds."""
        while True:
            with contextlib.suppress(Exception):
                await listen(self.tables.store, self._heard)
            await asyncio.sleep(self.settings.sweep)

    async def _heard(self, line: str) -> None:
        id, _, revision = line.partition(" ")
        live = self.tables.cache.get(id)
        if live is None or not revision.isdigit():
            return
        # 0 stands for something said. What this process wrote itself it knows already.
        if int(revision) > live.revision or revision == "0":
            await self.tables.refresh(live)


def _save(folder: Path, name: str, record: bytes) -> None:
    """Writes a record, whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    half = folder / f".{name}"
    half.write_bytes(record)
    half.replace(folder / name)


def asker_of(live: LiveTable) -> Asker:
    """For whom a bot thinks at a table."""

    def waits() -> int:
        if live.watchers == 0:
            return ALONE
        return PEOPLE if any(not bot for bot in live.bots) else WATCHED

    return Asker(live.address, live.id, waits)


async def listen(store: Store, heard: Callable[[str], Awaitable[None]]) -> None:
    """Hands on what PostgreSQL tells, until the connection breaks."""
    import asyncpg

    url = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(url)
    news: asyncio.Queue[str | None] = asyncio.Queue(10_000)

    def put(line: str | None) -> None:
        with contextlib.suppress(asyncio.QueueFull):  # a round of the keeper finds it
            news.put_nowait(line)

    try:
        connection.add_termination_listener(lambda _: put(None))
        await connection.add_listener(CHANNEL, lambda *said: put(str(said[3])))
        while True:
            line = await news.get()
            if line is None:
                return
            await heard(line)
    finally:
        await connection.close(timeout=1.0)
