"""What is stored and found: one writer commits all that has queued up, readers run beside it."""

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Executable,
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
from sqlalchemy.exc import IntegrityError

from lusoria.core.errors import LusoriaError
from lusoria.server.database import (
    UNREACHABLE,
    StoreError,
    T,
    Work,
    database_url,
    open_database,
)
from lusoria.server.logs import log_failure
from lusoria.server.metrics import COMMIT_SECONDS, COMMITS
from lusoria.server.migrations import upgrade
from lusoria.server.models import ENTRIES, LINES, PAUSES, PULSE, SEATS, SEEKS, TABLES, VACATIONS
from lusoria.server.ratings.rating import rate
from lusoria.server.sealing import Seal, prepare
from lusoria.tables.rated import RatedGame

MAX_WRITES: Final = 500  # in one transaction
MAX_IDS: Final = 500  # in one query
CHANNEL: Final = "lusoria"  # of PostgreSQL's notifications: "<table> <revision>"

NOT_READ: Final = "The database does not answer now. Try again soon."
NOT_WRITTEN: Final = "The database cannot be written to now. Nothing was changed."
NOT_KNOWN: Final = (
    "The database does not answer now. Try again soon: the request may have been done."
)

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
    rated: list[RatedGame] = field(default_factory=list)
    pulse: float | None = None
    seats: list[Values] = field(default_factory=list)
    """Whose seats they are: without an account a guest's."""
    statements: list[Executable] = field(default_factory=list)
    """What accounts and all that is theirs write."""


CHANGE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in (
                "status",
                "revision",
                "names",
                "free",
                "changed",
                "due",
                "winners",
                "player",
            )
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
        self.seal: Seal

    async def open(self) -> None:
        """Update the database's schema, find its key, and start the writer."""
        try:
            self.seal = await self.database.write(self._prepare)
        except LusoriaError:
            await self.close()
            raise
        except UNREACHABLE as e:
            await self.close()
            where = self.url.render_as_string(hide_password=True)
            reason = str(getattr(e, "orig", e)).splitlines()[0]
            raise StoreError(f"The database {where} cannot be used: {reason}") from None
        self.writer = asyncio.create_task(self._write())

    def _prepare(self, connection: Connection) -> Seal:
        upgrade(connection)
        return prepare(connection, self.url)

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
            with COMMIT_SECONDS.time():
                await self.database.write(lambda connection: self._run(connection, writes))
        except IntegrityError:
            COMMITS.labels("conflict").inc()
            return Conflict("Another request was faster.")
        except UNREACHABLE as e:
            COMMITS.labels("error").inc()
            log_failure("writing to the database failed", e)
            return StoreError(NOT_KNOWN if self.postgres else NOT_WRITTEN)
        except Exception as e:  # a mistake in one write: the writer goes on with the others
            COMMITS.labels("error").inc()
            log_failure("a write failed", e)
            return StoreError(NOT_WRITTEN)
        COMMITS.labels("done").inc()
        return None

    def _run(self, connection: Connection, writes: list[Write]) -> None:
        tables = [
            {**row, "secret": self.seal.close(row["id"], row["secret"])}
            for write in writes
            for row in write.tables
        ]
        entries = [row for write in writes for row in write.entries]
        changes = [row for write in writes for row in write.changes]
        lines = [row for write in writes for row in write.lines]
        old_lines = [row for write in writes for row in write.old_lines]
        removed = [id for write in writes for id in write.removed]
        pauses = [row for write in writes for row in write.pauses]
        games = [game for write in writes for game in write.rated]
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
            connection.execute(delete(SEATS).where(SEATS.c.table_id.in_(removed)))
            connection.execute(delete(SEEKS).where(SEEKS.c.table_id.in_(removed)))
            connection.execute(delete(TABLES).where(TABLES.c.id.in_(removed)))
        for row in (row for write in writes for row in write.seats):
            seat = (SEATS.c.table_id == row["table_id"]) & (SEATS.c.seat == row["seat"])
            connection.execute(delete(SEATS).where(seat))
            if row["account_id"]:
                connection.execute(insert(SEATS), row)
        for statement in (one for write in writes for one in write.statements):
            connection.execute(statement)
        if pauses:
            connection.execute(insert(PAUSES), pauses)
        if pulses:
            now = max(pulses)
            connection.execute(update(PULSE).where(PULSE.c.at < now).values(at=now))
        if games:
            rate(connection, games)
        if self.postgres:
            news = [f"{row['which']} {row['new_revision']}" for row in changes]
            news += [f"{row['table_id']} 0" for row in lines]
            for line in news:  # other processes are notified when this transaction commits
                connection.execute(
                    text("SELECT pg_notify(:channel, :line)"), {"channel": CHANNEL, "line": line}
                )

    # --- reading ---

    async def read(self, work: Work[T]) -> T:
        """Read in a transaction; `StoreError` if the database does not answer."""
        try:
            return await self.database.read(work)
        except UNREACHABLE as e:
            raise StoreError(NOT_READ) from e

    async def write(self, work: Work[T]) -> T:
        """Write in a transaction; `StoreError` if the database does not answer."""
        try:
            return await self.database.write(work)
        except UNREACHABLE as e:
            raise StoreError(NOT_KNOWN if self.postgres else NOT_WRITTEN) from e

    async def rows(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        """What the database has; `StoreError` if it does not answer."""
        return await self.read(lambda connection: connection.execute(wanted).all())

    async def table(self, id: str) -> Row[Any] | None:
        """A table's row."""
        found = await self.rows(select(TABLES).where(TABLES.c.id == id))
        return found[0] if found else None

    async def entries(self, id: str, since: int = 0) -> Sequence[Row[Any]]:
        """The log of a table after a revision."""
        wanted = (
            select(ENTRIES)
            .where(ENTRIES.c.table_id == id, ENTRIES.c.revision > since)
            .order_by(ENTRIES.c.revision)
        )
        return await self.rows(wanted)

    async def lines(self, id: str, since: int, most: int) -> Sequence[Row[Any]]:
        """The chat of a table after a line."""
        wanted = (
            select(LINES)
            .where(LINES.c.table_id == id, LINES.c.number > since)
            .order_by(LINES.c.number)
            .limit(most)
        )
        return await self.rows(wanted)

    async def last_line(self, id: str) -> int:
        """The number of the last line of a table's chat."""
        wanted = select(func.coalesce(func.max(LINES.c.number), 0)).where(LINES.c.table_id == id)
        return int((await self.rows(wanted))[0][0])

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
        return await self.rows(wanted)

    async def due(self, now: float, most: int) -> list[str]:
        """Tables at which a bot has to decide or a clock has run out."""
        wanted = select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(most)
        return [row[0] for row in await self.rows(wanted)]

    async def any_due(self) -> bool:
        """True if a clock runs or a bot has to decide at any table."""
        wanted = select(TABLES.c.id).where(TABLES.c.due.is_not(None)).limit(1)
        return len(await self.rows(wanted)) > 0

    async def pulse(self) -> float:
        """Return when a server last gave a sign of life; 0 if none ever did."""
        return float((await self.rows(select(PULSE.c.at)))[0][0])

    async def pauses(self) -> Sequence[Row[Any]]:
        """Return the outages: when no server ran."""
        return await self.rows(select(PAUSES))

    async def vacations(self, since: float) -> dict[str, list[tuple[float, float]]]:
        """Return all vacations of the accounts that have changed theirs since then."""
        changed = select(VACATIONS.c.account_id).where(VACATIONS.c.changed >= since)
        found: dict[str, list[tuple[float, float]]] = {}
        for row in await self.rows(select(VACATIONS).where(VACATIONS.c.account_id.in_(changed))):
            found.setdefault(row.account_id, []).append((row.began, row.ended))
        return found

    async def unjoined(self, before: float, most: int) -> list[str]:
        """Tables whose game never began, unchanged since the given time."""
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.status.in_(["open", "closed"]), TABLES.c.changed < before)
            .where(~_played())
            .limit(most)
        )
        return [row[0] for row in await self.rows(wanted)]

    async def finished(self, before: float, most: int) -> list[str]:
        """Tables whose game ended or was broken off, unchanged since the given time."""
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.status.in_(["over", "closed"]), TABLES.c.changed < before)
            .where(_played())
            .limit(most)
        )
        return [row[0] for row in await self.rows(wanted)]

    async def revisions(self, ids: list[str]) -> dict[str, int]:
        """The revisions of these tables, without those that were removed."""
        found: dict[str, int] = {}
        for i in range(0, len(ids), MAX_IDS):
            some = TABLES.c.id.in_(ids[i : i + MAX_IDS])
            rows = await self.rows(select(TABLES.c.id, TABLES.c.revision).where(some))
            found.update({row.id: row.revision for row in rows})
        return found


def _played() -> Any:
    """True if a game has begun at the table."""
    began = select(ENTRIES.c.revision).where(
        ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.kind == "start"
    )
    return began.exists()
