"""The way to the database: a piece of work is a function of a connection, done in one transaction.

SQLite's is done in threads of its own, all of it at one go: a hop to a thread for each statement
would cost more than the statements. PostgreSQL's is done by asyncpg in the event loop.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine

from lusoria.core.errors import LusoriaError
from lusoria.extras import extra

READERS: Final = 4

T = TypeVar("T")
Work = Callable[[Connection], T]


class StoreError(LusoriaError):
    """The database cannot be used."""


class Database(Protocol):
    """What is read happens beside what is written; of that, one piece at a time."""

    @property
    def postgres(self) -> bool:
        """Whether it tells other processes what is written."""
        ...

    async def read(self, work: Work[T]) -> T:
        """Reads in a transaction."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Writes in a transaction: all of it or nothing."""
        ...

    async def close(self) -> None:
        """Lets go of it."""
        ...


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
        return url.set(drivername="sqlite")
    if name == "postgresql":
        with extra("postgres"):
            import asyncpg  # noqa: F401
        return url.set(drivername="postgresql+asyncpg")
    return url


def opened(url: URL) -> Database:
    """The database behind the URL."""
    return File(url) if url.get_backend_name() == "sqlite" else Service(url)


class File:
    """SQLite: threads that read, and one that writes."""

    postgres: Final = False

    def __init__(self, url: URL) -> None:
        self.readers: Final = self._engine(url, writing=False)
        self.writers: Final = self._engine(url, writing=True)
        self.reading: Final = ThreadPoolExecutor(READERS, "reads")
        self.writing: Final = ThreadPoolExecutor(1, "writes")

    def _engine(self, url: URL, *, writing: bool) -> Engine:
        engine = create_engine(
            url,
            pool_size=1 if writing else READERS,
            connect_args={"timeout": 20},
            hide_parameters=True,
        )

        @event.listens_for(engine, "connect")
        def connected(connection: Any, _record: object) -> None:
            connection.isolation_level = None  # transactions begin where we say so
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.close()

        @event.listens_for(engine, "begin")
        def begun(connection: Connection) -> None:
            # A deferred transaction that begins to write later fails when another one writes.
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

        return engine

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(
            self.reading, _done, self.readers, work
        )

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(
            self.writing, _done, self.writers, work
        )

    async def close(self) -> None:
        self.reading.shutdown()
        self.writing.shutdown()
        self.readers.dispose()
        self.writers.dispose()


def _done(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


class Service:
    """PostgreSQL, or whatever else speaks to SQLAlchemy without threads."""

    def __init__(self, url: URL) -> None:
        self.postgres: Final = url.get_backend_name() == "postgresql"
        self.readers: Final = create_async_engine(
            url, pool_size=5, pool_pre_ping=True, hide_parameters=True
        )
        self.writers: Final = create_async_engine(
            url, pool_size=1, pool_pre_ping=True, hide_parameters=True
        )

    async def read(self, work: Work[T]) -> T:
        async with self.readers.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self.writers.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.readers.dispose()
        await self.writers.dispose()
