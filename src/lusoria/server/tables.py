"""All tables of a server: found, made, changed. Whatever changes is committed before it is told."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from lusoria.core.errors import IllegalAction, LusoriaError, UndoError
from lusoria.core.preview import Preview, preview
from lusoria.core.state import State
from lusoria.server.access import hashed
from lusoria.server.database import StoreError
from lusoria.server.entries import Data, Entry, Setup
from lusoria.server.messages.asked import Act, TakeBack
from lusoria.server.pauses import GRACE, Pauses
from lusoria.server.problems import Refused, no_table
from lusoria.server.shown import kept
from lusoria.server.store import Store, Taken, Write
from lusoria.server.table import LiveTable

BOT_GRACE: Final = 5.0  # seconds until another process takes up what a bot here left undone
TAKES_OVER: Final = "medium"
MOST_LINES: Final = 1_000  # of what was said at a table; older ones go

log = logging.getLogger("lusoria.server")

_data: Final = msgspec.json.Encoder()


class Tables:
    """The tables in memory, and the way to all others."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.cache: Final[dict[str, LiveTable]] = {}
        self.pauses: Final = Pauses()
        self.loading: Final[dict[str, asyncio.Lock]] = {}
        self.stopping = False  # whether the server is about to end, as it was told to
        self.attend: Final[list[Any]] = []
        """Who is told, with the table, when it has changed: the keeper of bots and clocks."""

    # --- finding ---

    async def get(self, id: str) -> LiveTable:
        """The table with this id, from memory or from its log."""
        live = self.cache.get(id)
        if live is None:
            lock = self.loading.setdefault(id, asyncio.Lock())
            try:
                async with lock:
                    live = self.cache.get(id) or await self._load(id)
            finally:
                self.loading.pop(id, None)
        live.touched = time.monotonic()
        return live

    async def _load(self, id: str) -> LiveTable:
        row = await self.store.table(id) if len(id) <= 16 and id.isascii() else None
        if row is None:
            raise no_table()
        live = _live(row)
        live.pauses = self.pauses
        try:
            await self._catch_up(live)
        except (LusoriaError, KeyError, IndexError) as e:
            log.error("the log of table %s does not follow: %s", id, type(e).__name__)
            raise Refused(503, "log", "The log of this table is damaged.") from None
        live.lines = await self.store.last_line(id)
        self.cache[id] = live
        if live.game is None and live.status in ("open", "running"):
            async with live.lock:
                await self.append(live, Entry("close", time.time(), {"why": "version"}))
        return live

    async def _catch_up(self, live: LiveTable) -> None:
        for row in await self.store.entries(live.id, live.revision):
            live.follow(Entry(row.kind, row.at, msgspec.json.decode(row.data)))

    async def refresh(self, live: LiveTable) -> None:
        """Reads what other processes have written."""
        async with live.lock:
            await self._catch_up(live)
            live.lines = await self.store.last_line(live.id)
        await self.wake(live)

    def forget(self, live: LiveTable) -> None:
        """Lets go of a table in memory."""
        self.cache.pop(live.id, None)

    async def remove(self, id: str) -> None:
        """Removes a table for good."""
        async with self.held(id) as live:
            await self.store.commit(Write(removed=[id]))
            live.gone = True
            self.forget(live)
        await self.wake(live)

    async def resume(self) -> None:
        """Begins again: from the last sign of a server until people are back, no clock ran."""
        last = await self.store.pulse()
        if last > 0.0:
            await self.pause(last)
        await self.learn_pauses()

    async def pause(self, began: float) -> None:
        """Nobody was served since then."""
        now = time.time()
        row = {"began": began, "ended": now + GRACE}
        with contextlib.suppress(Taken):  # another process has seen the same
            await self.store.commit(Write(pauses=[row], pulse=now))
        self.pauses.add(began, now + GRACE)

    async def learn_pauses(self) -> None:
        """Reads all outages, those too that other processes have seen."""
        for row in await self.store.pauses():
            self.pauses.add(row.began, row.ended)

    async def put_off(self, live: LiveTable) -> None:
        """Notes anew when a table has to be looked after, whose lock is held."""
        await self.store.commit(Write(changes=[change_of(live)]))

    async def stop(self) -> None:
        """Tells all streams that the server is about to end."""
        self.stopping = True
        for live in list(self.cache.values()):
            await live.stir()

    # --- changing ---

    async def append(self, live: LiveTable, *entries: Entry, beside: Write | None = None) -> None:
        """Adds entries to the log of a table whose lock is held: committed first, then told."""
        write = beside or Write()
        first = live.revision + 1
        try:
            for entry in entries:
                live.follow(entry)
            write.entries += rows_of(live.id, first, entries)
            write.changes.append(change_of(live))
            await self.store.commit(write)
        except BaseException as e:
            # What is in memory but perhaps not in the database is forgotten, whatever happened.
            await asyncio.shield(self._again(live))
            if isinstance(e, Taken):
                raise Refused(
                    409, "late", "Another request was first.", revision=live.revision
                ) from None
            if isinstance(e, StoreError):
                raise Refused(503, "store", str(e)) from None
            raise
        await self.wake(live)

    async def _again(self, live: LiveTable) -> None:
        live.begin()
        try:
            await self._catch_up(live)
        except Exception:
            self.forget(live)
            live.gone = True

    async def wake(self, live: LiveTable) -> None:
        """Wakes all streams of the table, and the keeper."""
        await live.stir()
        for attend in self.attend:
            attend(live)

    async def act(self, live: LiveTable, seats: tuple[int, ...], wanted: Act) -> None:
        """A person decides."""
        self.at_revision(live, wanted.revision, seats, wanted.action)
        player = deciding(live)
        if player not in seats:
            raise Refused(403, "not-your-turn", "Another seat decides now.", live.revision)
        if live.bots[player]:
            raise Refused(
                409, "bot", "A bot decides for this seat. Sit down again to go on.", live.revision
            )
        state = live.state
        assert state is not None
        actions = [wanted.action, *wanted.then]
        played = foreseen(state, actions, live.revision).played
        now = time.time()
        entries = [
            Entry("action", now, {"seat": player, "action": action}) for action in actions[:played]
        ]
        await self.append(live, *entries)

    def at_revision(
        self, live: LiveTable, revision: int, seats: tuple[int, ...], action: int | None = None
    ) -> None:
        """Refuses what answers another revision than the one the table is at."""
        if revision == live.revision:
            return
        if action is not None and revision < live.revision:
            done = live.history[revision]
            if done.kind == "action" and done.seat in seats and done.action == action:
                raise Refused(
                    409,
                    "already",
                    f"This was done already, as revision {revision + 1}. It is not done again.",
                    live.revision,
                )
        raise Refused(
            409,
            "late",
            f"The table is at revision {live.revision}, the request answers {revision}. "
            "Nothing was done.",
            live.revision,
        )

    async def take_back(self, live: LiveTable, seat: int, wanted: TakeBack) -> None:
        """A person takes back the last decisions, the last move, or the turn."""
        self.at_revision(live, wanted.revision, (seat,))
        try:
            keep = kept(live, seat, wanted.what, wanted.count)
        except UndoError as e:
            message = e.message.json()
            raise Refused(409, "undo", str(e), live.revision, message=message) from None
        await self.append(live, Entry("undo", time.time(), {"seat": seat, "keep": keep}))

    async def resign(self, live: LiveTable, seat: int) -> None:
        """A person gives up: with two sides the other wins, with more a bot takes the seat."""
        if live.status != "running":
            raise Refused(409, "not-running", "No game is going on here.", live.revision)
        if live.resigned[seat]:
            raise Refused(409, "resigned", "This seat has resigned already.", live.revision)
        state = live.state
        assert state is not None
        over = len(state.sides) <= 2
        now = time.time()
        entries = [Entry("resign", now, {"seat": seat, "over": over})]
        if not over:
            data: Data = {"seat": seat, "bot": TAKES_OVER, "why": "resigned"}
            entries.append(Entry("bot", now, data))
        await self.append(live, *entries)

    async def close(self, live: LiveTable, token: str) -> None:
        """Its maker closes a table that waits."""
        if hashed(token) != live.setup.maker:
            raise Refused(403, "not-the-maker", "Only its maker can close a table.")
        if live.status != "open":
            raise Refused(409, "not-open", "Only a table that waits can be closed.", live.revision)
        await self.append(live, Entry("close", time.time(), {"why": "maker"}))

    async def say(self, live: LiveTable, seat: int, text: str) -> None:
        """Somebody says something."""
        for _ in range(3):
            number = live.lines + 1
            row = {"table_id": live.id, "number": number, "at": time.time()}
            write = Write(lines=[{**row, "seat": seat, "text": text}])
            if number > MOST_LINES:
                write.faded.append({"which": live.id, "up_to": number - MOST_LINES})
            try:
                await self.store.commit(write)
            except Taken:
                live.lines = await self.store.last_line(live.id)
            except StoreError as e:
                raise Refused(503, "store", str(e)) from None
            else:
                live.lines = number
                await self.wake(live)
                return
        raise Refused(409, "late", "Too many speak at once. Try again.")

    # --- keeping ---

    async def adopt(self, live: LiveTable) -> None:
        """Keeps a table in memory that has just been committed."""
        live.touched = time.monotonic()
        live.pauses = self.pauses
        self.cache[live.id] = live
        await self.wake(live)

    @asynccontextmanager
    async def held(self, id: str) -> AsyncIterator[LiveTable]:
        """The table, its lock held: nobody reads what is not committed."""
        live = await self.get(id)
        async with live.lock:
            if live.gone:
                raise no_table()
            yield live


def foreseen(state: State, actions: list[int], revision: int) -> Preview:
    """What the actions would do; the first that is not legal is refused with its reason."""
    try:
        return preview(state, actions)
    except IllegalAction as e:
        refusal = e.refusal
        message = refusal.message
        raise Refused(
            409, "illegal", str(message), revision, refusal.rule, message.json()
        ) from None


def deciding(live: LiveTable) -> int:
    """The seat that decides, or why nobody does."""
    if live.player is None:
        sentence = {
            "open": "The game has not begun: somebody is missing.",
            "over": "The game is over.",
            "closed": "The table is closed.",
        }.get(live.status, "Nobody decides now.")
        raise Refused(409, "not-running", sentence, live.revision)
    return live.player


def _live(row: Row[Any]) -> LiveTable:
    setup = msgspec.json.decode(row.setup, type=Setup)
    return LiveTable(row.id, row.game, row.version, setup, row.secret, public=row.public)


def rows_of(id: str, first: int, entries: tuple[Entry, ...] | list[Entry]) -> list[Data]:
    """Entries as they are written."""
    return [
        {
            "table_id": id,
            "revision": number,
            "at": entry.at,
            "kind": entry.kind,
            "data": _data.encode(entry.data).decode(),
        }
        for number, entry in enumerate(entries, first)
    ]


def change_of(live: LiveTable) -> Data:
    """What a table's row repeats of its log."""
    due = live.due()
    if due is not None and live.player is not None and live.bots[live.player]:
        due += BOT_GRACE
    free = [
        chair.kind == "open" and not taken
        for chair, taken in zip(live.setup.chairs, live.taken, strict=True)
    ]
    outcome = live.outcome()
    return {
        "which": live.id,
        "new_status": live.status,
        "new_revision": live.revision,
        "new_names": _data.encode(live.names).decode(),
        "new_free": sum(free),
        "new_changed": live.at,
        "new_due": due,
        "new_winners": None if outcome is None else _data.encode(outcome["winners"]).decode(),
    }
