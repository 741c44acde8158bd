"""The database: one writer that commits whatever has queued up, and readers beside it."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Row,
    Select,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from lusoria.core.errors import LusoriaError
from lusoria.server.database import StoreError, address, opened
from lusoria.server.migrations import upgrade
from lusoria.server.models import ENTRIES, LINES, PAUSES, PULSE, TABLES

MOST: Final = 500  # writes in one transaction
CHANNEL: Final = "lusoria"  # on PostgreSQL; what is told there is "<table> <revision>"

log = logging.getLogger("lusoria.server")

Values = dict[str, Any]


class Taken(LusoriaError):
    """Another writer was first: the revision or the id is there already."""


@dataclass
class Write:
    """What one request writes; all of it or nothing."""

    tables: list[Values] = field(default_factory=list)
    entries: list[Values] = field(default_factory=list)
    changes: list[Values] = field(default_factory=list)
    lines: list[Values] = field(default_factory=list)
    faded: list[Values] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    pauses: list[Values] = field(default_factory=list)
    pulse: float | None = None


CHANGE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("status", "revision", "names", "free", "changed", "due", "winners")
        }
    )
)


FADE: Final = delete(LINES).where(
    LINES.c.table_id == bindparam("which"), LINES.c.number <= bindparam("up_to")
)


class Store:
    """The tables of one server."""

    def __init__(self, database: str) -> None:
        self.url: Final = address(database)
        self.database: Final = opened(self.url)
        self.postgres: Final = self.database.postgres
        self.queue: Final[asyncio.Queue[tuple[Write, asyncio.Future[None]]]] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Brings the database into shape and begins to write."""
        try:
            await self.database.write(upgrade)
        except (SQLAlchemyError, OSError) as e:
            await self.close()
            where = self.url.render_as_string(hide_password=True)
            reason = str(getattr(e, "orig", e)).splitlines()[0]
            raise StoreError(f"The database {where} cannot be used: {reason}") from None
        self.writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Writes what is queued, then lets go of the database."""
        if self.writer is not None:
            await self.queue.join()
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
            self.writer = None
        await self.database.close()

    # --- writing ---

    async def commit(self, write: Write) -> None:
        """Returns when all of it is safely written; `Taken` if another writer was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((write, done))
        await asyncio.shield(done)

    async def _write(self) -> None:
        while True:
            jobs = [await self.queue.get()]
            while len(jobs) < MOST and not self.queue.empty():
                jobs.append(self.queue.get_nowait())
            error = await self._transaction([write for write, _ in jobs])
            for write, done in jobs:
                # One bad write spoils the transaction of all: each has its own then.
                own = error if error is None or len(jobs) == 1 else await self._transaction([write])
                if not done.cancelled():
                    if own is None:
                        done.set_result(None)
                    else:
                        done.set_exception(own)
                        done.exception()  # whoever waited may be gone
                self.queue.task_done()

    async def _transaction(self, writes: list[Write]) -> LusoriaError | None:
        try:
            await self.database.write(lambda connection: self._run(connection, writes))
        except IntegrityError:
            return Taken("Another request was first.")
        except (SQLAlchemyError, OSError) as e:
            log.error("the database refused to write: %s", type(e).__name__)
            return StoreError("The database cannot be written now. Nothing was changed.")
        return None

    def _run(self, connection: Connection, writes: list[Write]) -> None:
        tables = [row for write in writes for row in write.tables]
        entries = [row for write in writes for row in write.entries]
        changes = [row for write in writes for row in write.changes]
        lines = [row for write in writes for row in write.lines]
        faded = [row for write in writes for row in write.faded]
        removed = [id for write in writes for id in write.removed]
        pauses = [row for write in writes for row in write.pauses]
        pulses = [write.pulse for write in writes if write.pulse is not None]
        if tables:
            connection.execute(insert(TABLES), tables)
        if entries:
            connection.execute(insert(ENTRIES), entries)
        if changes:
            connection.execute(CHANGE, changes)
        if lines:
            connection.execute(insert(LINES), lines)
        if faded:
            connection.execute(FADE, faded)
        if removed:
            connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id.in_(removed)))
            connection.execute(delete(LINES).where(LINES.c.table_id.in_(removed)))
            connection.execute(delete(TABLES).where(TABLES.c.id.in_(removed)))
        if pauses:
            connection.execute(insert(PAUSES), pauses)
        if pulses:
            now = max(pulses)
            connection.execute(update(PULSE).where(PULSE.c.at < now).values(at=now))
        if self.postgres:
            news = [f"{row['which']} {row['new_revision']}" for row in changes]
            news += [f"{row['table_id']} 0" for row in lines]
            for line in news:  # heard by the other processes when this transaction commits
                connection.execute(
                    text("SELECT pg_notify(:channel, :line)"), {"channel": CHANNEL, "line": line}
                )

    # --- reading ---

    async def _rows(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        return await self.database.read(lambda connection: connection.execute(wanted).all())

    async def table(self, id: str) -> Row[Any] | None:
        """A table's row."""
        found = await self._rows(select(TABLES).where(TABLES.c.id == id))
        return found[0] if found else None

    async def entries(self, id: str, since: int = 0) -> Sequence[Row[Any]]:
        """The log of a table after a revision."""
        wanted = (
            select(ENTRIES)
            .where(ENTRIES.c.table_id == id, ENTRIES.c.revision > since)
            .order_by(ENTRIES.c.revision)
        )
        return await self._rows(wanted)

    async def lines(self, id: str, since: int, most: int) -> Sequence[Row[Any]]:
        """What was said at a table after a line."""
        wanted = (
            select(LINES)
            .where(LINES.c.table_id == id, LINES.c.number > since)
            .order_by(LINES.c.number)
            .limit(most)
        )
        return await self._rows(wanted)

    async def last_line(self, id: str) -> int:
        """The number of the last line said at a table."""
        wanted = select(func.coalesce(func.max(LINES.c.number), 0)).where(LINES.c.table_id == id)
        return int((await self._rows(wanted))[0][0])

    async def listed(
        self, game: str | None, status: str | None, free: bool, skip: int, most: int
    ) -> Sequence[Row[Any]]:
        """A page of the public tables, the newest first."""
        wanted = select(TABLES).where(TABLES.c.public, TABLES.c.status != "closed")
        if game is not None:
            wanted = wanted.where(TABLES.c.game == game)
        if status is not None:
            wanted = wanted.where(TABLES.c.status == status)
        if free:
            wanted = wanted.where(TABLES.c.free > 0)
        wanted = wanted.order_by(TABLES.c.created.desc(), TABLES.c.id).offset(skip).limit(most)
        return await self._rows(wanted)

    async def due(self, now: float, most: int) -> list[str]:
        """Tables at which a bot has to decide or a clock has run out."""
        wanted = select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(most)
        return [row[0] for row in await self._rows(wanted)]

    async def clocks_run(self) -> bool:
        """Whether somebody's time runs at any table."""
        wanted = select(TABLES.c.id).where(TABLES.c.due.is_not(None)).limit(1)
        return len(await self._rows(wanted)) > 0

    async def pulse(self) -> float:
        """When a server was last at work while clocks ran; 0 if none ever was."""
        return float((await self._rows(select(PULSE.c.at)))[0][0])

    async def pauses(self) -> Sequence[Row[Any]]:
        """When no server was at work."""
        return await self._rows(select(PAUSES))

    async def unjoined(self, before: float, most: int) -> list[str]:
        """Tables that never began, unchanged since then."""
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.status.in_(["open", "closed"]), TABLES.c.changed < before)
            .where(~_played())
            .limit(most)
        )
        return [row[0] for row in await self._rows(wanted)]

    async def finished(self, before: float, most: int) -> list[str]:
        """Tables whose game ended or was broken off, unchanged since then."""
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.status.in_(["over", "closed"]), TABLES.c.changed < before)
            .where(_played())
            .limit(most)
        )
        return [row[0] for row in await self._rows(wanted)]

    async def revisions(self, ids: list[str]) -> dict[str, int]:
        """How far the logs of some tables have come; tables that are gone are missing."""
        found: dict[str, int] = {}
        for i in range(0, len(ids), MOST):
            some = TABLES.c.id.in_(ids[i : i + MOST])
            rows = await self._rows(select(TABLES.c.id, TABLES.c.revision).where(some))
            found.update({row.id: row.revision for row in rows})
        return found


def _played() -> Any:
    """Whether a table's log has a beginning of the game."""
    began = select(ENTRIES.c.revision).where(
        ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.kind == "start"
    )
    return began.exists()
