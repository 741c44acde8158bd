"""The database: one writer that commits whatever has queued up, and readers beside it."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import (
    URL,
    Connection,
    Row,
    bindparam,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from lusoria.core.errors import LusoriaError
from lusoria.extras import extra
from lusoria.server.migrations import upgrade
from lusoria.server.models import ENTRIES, LINES, PAUSES, PULSE, TABLES

MOST: Final = 500  # writes in one transaction
CHANNEL: Final = "lusoria"  # on PostgreSQL; what is told there is "<table> <revision>"

log = logging.getLogger("lusoria.server")

Values = dict[str, Any]


class StoreError(LusoriaError):
    """The database cannot be used."""


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


def address(database: str) -> URL:
    """The database's URL with the driver that is used for it."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise StoreError(
            f"{database!r} is no database URL; sqlite:///tables.db is one, "
            "postgresql://user:password@host/name another."
        ) from None
    name = url.get_backend_name()
    if name == "sqlite":
        if not url.database or ":memory:" in url.database:
            raise StoreError("SQLite needs a file: sqlite:///tables.db")
        return url.set(drivername="sqlite+aiosqlite")
    if name == "postgresql":
        with extra("postgres"):
            import asyncpg  # noqa: F401
        return url.set(drivername="postgresql+asyncpg")
    return url


class Store:
    """The tables of one server."""

    def __init__(self, database: str) -> None:
        self.url: Final = address(database)
        self.postgres: Final = self.url.get_backend_name() == "postgresql"
        self.readers: Final = self._engine(writing=False)
        self.writers: Final = self._engine(writing=True)
        self.queue: Final[asyncio.Queue[tuple[Write, asyncio.Future[None]]]] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    def _engine(self, *, writing: bool) -> AsyncEngine:
        if self.url.get_backend_name() != "sqlite":
            return create_async_engine(
                self.url, pool_size=1 if writing else 5, pool_pre_ping=True, hide_parameters=True
            )
        engine = create_async_engine(
            self.url,
            pool_size=1 if writing else 4,
            connect_args={"timeout": 20},
            hide_parameters=True,
        )

        @event.listens_for(engine.sync_engine, "connect")
        def connected(connection: Any, _record: object) -> None:
            connection.isolation_level = None  # transactions begin where we say so
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.close()

        @event.listens_for(engine.sync_engine, "begin")
        def begun(connection: Connection) -> None:
            # A deferred transaction that begins to write later fails when another one writes.
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

        return engine

    async def open(self) -> None:
        """Brings the database into shape and begins to write."""
        try:
            if self.url.get_backend_name() == "sqlite":
                # Tried first without a thread: one that cannot open its file outlives the loop.
                sqlite3.connect(str(self.url.database)).close()
            async with self.writers.begin() as connection:
                await connection.run_sync(upgrade)
        except (SQLAlchemyError, sqlite3.Error, OSError) as e:
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
        await self.writers.dispose()
        await self.readers.dispose()

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
            async with self.writers.begin() as connection:
                await self._run(connection, writes)
        except IntegrityError:
            return Taken("Another request was first.")
        except (SQLAlchemyError, OSError) as e:
            log.error("the database refused to write: %s", type(e).__name__)
            return StoreError("The database cannot be written now. Nothing was changed.")
        return None

    async def _run(self, connection: AsyncConnection, writes: list[Write]) -> None:
        tables = [row for write in writes for row in write.tables]
        entries = [row for write in writes for row in write.entries]
        changes = [row for write in writes for row in write.changes]
        lines = [row for write in writes for row in write.lines]
        faded = [row for write in writes for row in write.faded]
        removed = [id for write in writes for id in write.removed]
        pauses = [row for write in writes for row in write.pauses]
        pulses = [write.pulse for write in writes if write.pulse is not None]
        if tables:
            await connection.execute(insert(TABLES), tables)
        if entries:
            await connection.execute(insert(ENTRIES), entries)
        if changes:
            await connection.execute(CHANGE, changes)
        if lines:
            await connection.execute(insert(LINES), lines)
        if faded:
            await connection.execute(FADE, faded)
        if removed:
            await connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id.in_(removed)))
            await connection.execute(delete(LINES).where(LINES.c.table_id.in_(removed)))
            await connection.execute(delete(TABLES).where(TABLES.c.id.in_(removed)))
        if pauses:
            await connection.execute(insert(PAUSES), pauses)
        if pulses:
            now = max(pulses)
            await connection.execute(update(PULSE).where(PULSE.c.at < now).values(at=now))
        if self.postgres:
            news = [f"{row['which']} {row['new_revision']}" for row in changes]
            news += [f"{row['table_id']} 0" for row in lines]
            for line in news:  # heard by the other processes when this transaction commits
                await connection.execute(
                    text("SELECT pg_notify(:channel, :line)"), {"channel": CHANNEL, "line": line}
                )

    # --- reading ---

    async def table(self, id: str) -> Row[Any] | None:
        """A table's row."""
        async with self.readers.connect() as connection:
            return (await connection.execute(select(TABLES).where(TABLES.c.id == id))).first()

    async def entries(self, id: str, since: int = 0) -> Sequence[Row[Any]]:
        """The log of a table after a revision."""
        wanted = (
            select(ENTRIES)
            .where(ENTRIES.c.table_id == id, ENTRIES.c.revision > since)
            .order_by(ENTRIES.c.revision)
        )
        async with self.readers.connect() as connection:
            return (await connection.execute(wanted)).all()

    async def lines(self, id: str, since: int, most: int) -> Sequence[Row[Any]]:
        """What was said at a table after a line."""
        wanted = (
            select(LINES)
            .where(LINES.c.table_id == id, LINES.c.number > since)
            .order_by(LINES.c.number)
            .limit(most)
        )
        async with self.readers.connect() as connection:
            return (await connection.execute(wanted)).all()

    async def last_line(self, id: str) -> int:
        """The number of the last line said at a table."""
        wanted = select(func.coalesce(func.max(LINES.c.number), 0)).where(LINES.c.table_id == id)
        async with self.readers.connect() as connection:
            return int((await connection.execute(wanted)).scalar_one())

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
        async with self.readers.connect() as connection:
            return (await connection.execute(wanted)).all()

    async def due(self, now: float, most: int) -> list[str]:
        """Tables at which a bot has to decide or a clock has run out."""
        wanted = select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(most)
        async with self.readers.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def clocks_run(self) -> bool:
        """Whether somebody's time runs at any table."""
        wanted = select(TABLES.c.id).where(TABLES.c.due.is_not(None)).limit(1)
        async with self.readers.connect() as connection:
            return (await connection.execute(wanted)).first() is not None

    async def pulse(self) -> float:
        """When a server was last at work while clocks ran; 0 if none ever was."""
        async with self.readers.connect() as connection:
            return float((await connection.execute(select(PULSE.c.at))).scalar_one())

    async def pauses(self) -> Sequence[Row[Any]]:
        """When no server was at work."""
        async with self.readers.connect() as connection:
            return (await connection.execute(select(PAUSES))).all()

    async def unjoined(self, before: float, most: int) -> list[str]:
        """Tables that never began, unchanged since then."""
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.status.in_(["open", "closed"]), TABLES.c.changed < before)
            .where(~_played())
            .limit(most)
        )
        async with self.readers.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def finished(self, before: float, most: int) -> list[str]:
        """Tables whose game ended or was broken off, unchanged since then."""
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.status.in_(["over", "closed"]), TABLES.c.changed < before)
            .where(_played())
            .limit(most)
        )
        async with self.readers.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def revisions(self, ids: list[str]) -> dict[str, int]:
        """How far the logs of some tables have come; tables that are gone are missing."""
        found: dict[str, int] = {}
        async with self.readers.connect() as connection:
            for i in range(0, len(ids), MOST):
                wanted = select(TABLES.c.id, TABLES.c.revision).where(
                    TABLES.c.id.in_(ids[i : i + MOST])
                )
                found.update({row.id: row.revision for row in await connection.execute(wanted)})
        return found


def _played() -> Any:
    """Whether a table's log has a beginning of the game."""
    began = select(ENTRIES.c.revision).where(
        ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.kind == "start"
    )
    return began.exists()
