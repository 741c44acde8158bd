"""What is stored and found: one writer commits all that has queued up, readers run beside it."""

import asyncio
import contextlib
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
from lusoria.server.database import StoreError, database_url, open_database
from lusoria.server.logs import log_failure
from lusoria.server.migrations import upgrade
from lusoria.server.models import ENTRIES, LINES, PAUSES, PULSE, TABLES

MAX_WRITES: Final = 500  # in one transaction
MAX_IDS: Final = 500  # in one query
CHANNEL: Final = "lusoria"  # of PostgreSQL's notifications: "<table> <revision>"

Values = dict[str, Any]


class Conflict(LusoriaError):
    """Another writer was faster: the revision or the id already exists."""


@dataclass
class Write:
    """What is written together: all of it or nothing."""

    tables: list[Values] = field(default_factory=list)
    entries: list[Values] = field(default_factory=list)
    changes: list[Values] = field(default_factory=list)
    lines: list[Values] = field(default_factory=list)
    old_lines: list[Values] = field(default_factory=list)
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


REMOVE_OLD_LINES: Final = delete(LINES).where(
    LINES.c.table_id == bindparam("which"), LINES.c.number <= bindparam("up_to")
)


class Store:
    """The database of one server."""

    def __init__(self, database: str) -> None:
        self.url: Final = database_url(database)
        self.database: Final = open_database(self.url)
        self.postgres: Final = self.database.postgres
        self.queue: Final[asyncio.Queue[tuple[Write, asyncio.Future[None]]]] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Update the database's schema and start the writer."""
        try:
            await self.database.write(upgrade)
        except (SQLAlchemyError, OSError) as e:
            await self.close()
            where = self.url.render_as_string(hide_password=True)
            reason = str(getattr(e, "orig", e)).splitlines()[0]
            raise StoreError(f"The database {where} cannot be used: {reason}") from None
        self.writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is queued, then close the database."""
        if self.writer is not None:
            await self.queue.join()
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
            self.writer = None
        await self.database.close()

    # --- writing ---

    async def commit(self, write: Write) -> None:
        """Return once all of it is written; raise `Conflict` if another writer was faster."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((write, done))
        await asyncio.shield(done)

    async def _write(self) -> None:
        while True:
            jobs = [await self.queue.get()]
            while len(jobs) < MAX_WRITES and not self.queue.empty():
                jobs.append(self.queue.get_nowait())
            error = await self._transaction([write for write, _ in jobs])
            for write, done in jobs:
                # One failing write undoes the whole transaction: then each gets its own.
                own = error if error is None or len(jobs) == 1 else await self._transaction([write])
                if not done.cancelled():
                    if own is None:
                        done.set_result(None)
                    else:
                        done.set_exception(own)
                        done.exception()  # whoever waited for it may be gone
                self.queue.task_done()

    async def _transaction(self, writes: list[Write]) -> LusoriaError | None:
        try:
            await self.database.write(lambda connection: self._run(connection, writes))
        except IntegrityError:
            return Conflict("Another request was faster.")
        except (SQLAlchemyError, OSError) as e:
            log_failure("writing to the database failed", e)
            return StoreError("The database cannot be written to now. Nothing was changed.")
        return None

    def _run(self, connection: Connection, writes: list[Write]) -> None:
        tables = [row for write in writes for row in write.tables]
        entries = [row for write in writes for row in write.entries]
        changes = [row for write in writes for row in write.changes]
        lines = [row for write in writes for row in write.lines]
        old_lines = [row for write in writes for row in write.old_lines]
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
        if old_lines:
            connection.execute(REMOVE_OLD_LINES, old_lines)
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
            for line in news:  # other processes are notified when this transaction commits
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
        """The chat of a table after a line."""
        wanted = (
            select(LINES)
            .where(LINES.c.table_id == id, LINES.c.number > since)
            .order_by(LINES.c.number)
            .limit(most)
        )
        return await self._rows(wanted)

    async def last_line(self, id: str) -> int:
        """The number of the last line of a table's chat."""
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

    async def any_due(self) -> bool:
        """True if a clock runs or a bot has to decide at any table."""
        wanted = select(TABLES.c.id).where(TABLES.c.due.is_not(None)).limit(1)
        return len(await self._rows(wanted)) > 0

    async def pulse(self) -> float:
        """Return when a server last gave a sign of life; 0 if none ever did."""
        return float((await self._rows(select(PULSE.c.at)))[0][0])

    async def pauses(self) -> Sequence[Row[Any]]:
        """Return the outages: when no server ran."""
        return await self._rows(select(PAUSES))

    async def unjoined(self, before: float, most: int) -> list[str]:
        """Tables whose game never began, unchanged since the given time."""
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.status.in_(["open", "closed"]), TABLES.c.changed < before)
            .where(~_played())
            .limit(most)
        )
        return [row[0] for row in await self._rows(wanted)]

    async def finished(self, before: float, most: int) -> list[str]:
        """Tables whose game ended or was broken off, unchanged since the given time."""
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.status.in_(["over", "closed"]), TABLES.c.changed < before)
            .where(_played())
            .limit(most)
        )
        return [row[0] for row in await self._rows(wanted)]

    async def revisions(self, ids: list[str]) -> dict[str, int]:
        """The revisions of these tables, without those that were removed."""
        found: dict[str, int] = {}
        for i in range(0, len(ids), MAX_IDS):
            some = TABLES.c.id.in_(ids[i : i + MAX_IDS])
            rows = await self._rows(select(TABLES.c.id, TABLES.c.revision).where(some))
            found.update({row.id: row.revision for row in rows})
        return found


def _played() -> Any:
    """True if a game has begun at the table."""
    began = select(ENTRIES.c.revision).where(
        ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.kind == "start"
    )
    return began.exists()
