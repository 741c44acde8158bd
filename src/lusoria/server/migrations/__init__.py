"""Migrations of the database; they run when the server starts, or by `lusoria admin migrate`."""

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect, text

from lusoria.core.errors import LusoriaError

LOCK = 5_720_181  # any number: PostgreSQL lets processes that start together wait for each other


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Migrates the database to a schema, the newest if none is named, all or nothing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    try:
        command.upgrade(_config(connection), revision)
    except CommandError:  # it names a schema that is not among the migrations here
        raise LusoriaError(
            "This is of a newer program: its schema is not known here. Install that program first."
        ) from None


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", "lusoria.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def schema(connection: Connection) -> str | None:
    """Return the schema that the database has; None if no server has used it yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())


def check_schema(connection: Connection) -> None:
    """Refuse a database that is older or newer than this program."""
    newest = ScriptDirectory.from_config(_config(connection)).get_current_head()
    if (found := schema(connection)) != newest:
        raise LusoriaError(
            f"The database has schema {found}, this program {newest}: "
            "`lusoria admin migrate` brings it up to date."
        )
