"""The migrations make the database that the program expects, of every older one."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text

from lusoria.core.errors import LusoriaError
from lusoria.server.database import database_url, open_database
from lusoria.server.migrations import upgrade
from lusoria.server.models import METADATA
from tests.server.postgres import Postgres

OLDER = ("0001", "0002", "0003", "0004", "0005", "0006", "0009")
TABLE = (
    "INSERT INTO tables (id, game, version, setup, secret, public, created, status, revision, "
    "names, free, changed) VALUES ('t1', 'roma', 1, '{}', '', TRUE, 1, 'over', 1, '[]', 0, 1)"
)


def differences(connection: Connection) -> object:
    """What the database has otherwise than the models say."""
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return compare_metadata(context, METADATA)


def migrate(connection: Connection, version: str) -> None:
    """Brings a database of that version, with a table in it, up to date."""
    upgrade(connection, version)
    connection.execute(text(TABLE))
    upgrade(connection)
    assert connection.execute(text("SELECT id FROM tables")).all() == [("t1",)]
    assert connection.execute(text("SELECT count(*) FROM pulse")).scalar() == 1
    assert differences(connection) == []


def test_a_new_database_has_the_tables_of_the_models(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.begin() as connection:
        upgrade(connection)
        assert differences(connection) == []
    engine.dispose()


@pytest.mark.parametrize("version", OLDER)
def test_an_older_database_is_brought_up_to_date(tmp_path: Path, version: str) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.begin() as connection:
        migrate(connection, version)
    engine.dispose()


def test_older_databases_on_postgresql_are_brought_up_to_date() -> None:
    async def run(url: str) -> None:
        database = open_database(database_url(url))

        def all_of_them(connection: Connection) -> None:
            for version in OLDER:
                connection.execute(text("DROP SCHEMA public CASCADE"))
                connection.execute(text("CREATE SCHEMA public"))
                migrate(connection, version)

        await database.write(all_of_them)
        await database.close()

    with Postgres() as postgres:
        asyncio.run(run(postgres.url))


def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.begin() as connection:
        upgrade(connection)
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(LusoriaError, match="newer program"):
            upgrade(connection)
    engine.dispose()
