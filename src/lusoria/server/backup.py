"""A copy of the whole database in a file, made while servers run, and a new database made of it.

The file is the same for SQLite and PostgreSQL, so a club can move from one to the other. It is
JSON, a line for each row, compressed with gzip: first the schema, then each table's columns and its
rows, and at the end how many there were, so that half a file is found out.
"""

import gzip
import json
import time
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, MetaData, Table, delete, insert, inspect, select

from lusoria.core.errors import LusoriaError
from lusoria.server.migrations import schema, upgrade

FORMAT: Final = 1
ROWS: Final = 1_000  # read or written at once
VERSION: Final = "alembic_version"  # the table that names the schema: a new database gets it


class BackupError(LusoriaError):
    """A backup cannot be made or restored."""


def back_up(connection: Connection, file: Path) -> int:
    """Write all rows, as they were at one moment, to a new file; return how many."""
    if connection.dialect.name == "postgresql":
        connection.execution_options(isolation_level="REPEATABLE READ")
    if schema(connection) is None:
        raise BackupError("There is nothing to back up: no server has used this database yet.")
    half = file.with_name(f".{file.name}.half")
    half.unlink(missing_ok=True)
    half.touch(0o600, exist_ok=False)  # nobody else reads it, also while it is written
    try:
        with gzip.open(half, "wt", encoding="utf-8", compresslevel=6) as out:
            count = 0
            for line in _lines(connection):
                out.write(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n")
                count += isinstance(line, list)
            out.write(json.dumps({"rows": count}) + "\n")
        half.replace(file)
    finally:
        half.unlink(missing_ok=True)
    return count


def restore(connection: Connection, file: Path) -> int:
    """Make a new database of a file and update its schema; return how many rows it has."""
    if inspect(connection).get_table_names():
        raise BackupError(
            "This database is in use. A backup is restored into a new one: name another with "
            "--database."
        )
    lines = _read(file)
    first = next(lines, None)
    if not isinstance(first, dict) or first.get("lusoria-backup") != FORMAT:
        raise BackupError(f"{file} is no backup of Lusoria.")
    upgrade(connection, first["schema"])
    tables = _tables(connection)
    for table in tables.values():
        connection.execute(delete(table))
    count, expected = 0, -1
    into: Table | None = None
    columns: list[str] = []
    rows: list[dict[str, Any]] = []
    for line in lines:
        if isinstance(line, list) and into is not None:
            rows.append(dict(zip(columns, map(_loaded, line), strict=True)))
            count += 1
        if into is not None and rows and (isinstance(line, dict) or len(rows) == ROWS):
            connection.execute(insert(into), rows)
            rows = []
        if isinstance(line, dict):
            expected = line.get("rows", -1)
            into = tables.get(line.get("table", ""))
            columns = line.get("columns", [])
    if expected != count:
        raise BackupError(f"{file} is not whole: the end is missing.")
    upgrade(connection)
    return count


def _lines(connection: Connection) -> Iterator[Any]:
    """The schema, the columns of each table, and its rows."""
    yield {"lusoria-backup": FORMAT, "schema": schema(connection), "at": time.time()}
    for table in _tables(connection).values():
        yield {"table": table.name, "columns": [column.name for column in table.columns]}
        found = connection.execute(select(table), execution_options={"yield_per": ROWS})
        for row in found:
            yield [_dumped(value) for value in row]


def _tables(connection: Connection) -> dict[str, Table]:
    """All tables that the database has, as it has them."""
    found = MetaData()
    found.reflect(connection)
    return {table.name: table for table in found.sorted_tables if table.name != VERSION}


def _dumped(value: Any) -> Any:
    return {"bytes": b64encode(value).decode()} if isinstance(value, bytes) else value


def _loaded(value: Any) -> Any:
    return b64decode(value["bytes"]) if isinstance(value, dict) else value


def _read(file: Path) -> Iterator[Any]:
    """The lines of a file; one that is damaged or no such file at all is refused."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            for line in lines:
                yield json.loads(line)
    except (EOFError, gzip.BadGzipFile, UnicodeDecodeError, json.JSONDecodeError):
        raise BackupError(f"{file} is damaged, or no backup of Lusoria.") from None
