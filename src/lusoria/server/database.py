"""Access to the database: work is a function of a connection, done in one transaction.

For SQLite it runs in a thread, all of it at once: switching threads for each statement would cost
more than the statements. For PostgreSQL it runs in the event loop, with asyncpg.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from lusoria.core.errors import LusoriaError
from lusoria.extras import extra

READERS: Final = 4

CONNECTING: Final = 10.0  # seconds until PostgreSQL counts as unreachable
ANSWERING: Final = 30.0  # seconds within which it answers, also after an outage of the network
KEEPALIVE: Final = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""How soon PostgreSQL finds that a process cannot be reached any more, and ends its locks: in
seconds. Its own values are two hours.
"""

T = TypeVar("T")
Work = Callable[[Connection], T]


class StoreError(LusoriaError):
    """The database cannot be used."""


UNREACHABLE: Final = (SQLAlchemyError, OSError)
"""What is raised when the database does not answer; a time that is up is an `OSError`."""


class Database(Protocol):
    """Reads run side by side, writes one after the other."""

    @property
    def postgres(self) -> bool:
        """True if it can notify other processes of what is written."""
        ...

    async def read(self, work: Work[T]) -> T:
        """Read in a transaction."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Write in a transaction: all of it or nothing."""
        ...

    async def close(self) -> None:
        """Close all connections."""
        ...


def database_url(database: str) -> URL:
    """Return the database's URL with the driver that is used for it."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise StoreError(
            f"{database!r} is not a database URL. Write sqlite:///tables.db, for example, or "
            "postgresql://user:password@host/name."
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


def open_database(url: URL) -> Database:
    """Return the database behind the URL."""
    return SqliteDatabase(url) if url.get_backend_name() == "sqlite" else AsyncDatabase(url)


async def own_connection(url: URL) -> Any:
    """Return a connection to PostgreSQL for notifications or locks, apart from all others."""
    import asyncpg

    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return await asyncpg.connect(
        plain, timeout=CONNECTING, command_timeout=ANSWERING, server_settings=KEEPALIVE
    )


class SqliteDatabase:
    """SQLite: several threads that read, and one that writes."""

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
            connection.isolation_level = None  # transactions begin where `begun` says
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.close()

        @event.listens_for(engine, "begin")
        def begun(connection: Connection) -> None:
            # A deferred transaction that writes later would fail if another one writes meanwhile.
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

        return engine

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(
            self.reading, _run, self.readers, work
        )

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(
            self.writing, _run, self.writers, work
        )

    async def close(self) -> None:
        self.reading.shutdown()
        self.writing.shutdown()
        self.readers.dispose()
        self.writers.dispose()


def _run(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


class AsyncDatabase:
    """PostgreSQL, or any other database that SQLAlchemy reaches with asyncio."""

    def __init__(self, url: URL) -> None:
        self.postgres: Final = url.get_backend_name() == "postgresql"
        self.readers: Final = self._engine(url, 5)
        self.writers: Final = self._engine(url, 1)

    def _engine(self, url: URL, size: int) -> AsyncEngine:
        arguments = {
            "timeout": CONNECTING,
            "command_timeout": ANSWERING,
            "server_settings": KEEPALIVE,
        }
        return create_async_engine(
            url,
            pool_size=size,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args=arguments if self.postgres else {},
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
