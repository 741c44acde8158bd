"""Migrations of the database; they run when the server starts."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

LOCK = 5_720_181  # any number: PostgreSQL lets processes that start together wait for each other


def upgrade(connection: Connection) -> None:
    """Migrates the database to the newest schema, all or nothing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    config = Config()
    config.set_main_option("script_location", "lusoria.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
