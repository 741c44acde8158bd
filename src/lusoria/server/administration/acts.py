"""What those who run a server may do to its database, while it runs: tables and accounts."""

import time
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, delete, func, select, update

from lusoria.core.errors import LusoriaError
from lusoria.server.models import (
    ACCESS_TOKENS,
    ACCOUNTS,
    ENTRIES,
    LINES,
    REPORTS,
    SEATS,
    SEEKS,
    SESSIONS,
    TABLES,
)

ROLES: Final = ("player", "moderator", "admin")
DAY: Final = 86_400.0
MOST: Final = 1_000  # rows of a list
BLANK: Final = "…"  # what is read in the place of a line that was taken away
FOR_EVER: Final = 1e12  # later than any clock will say


class NotThere(LusoriaError):
    """No table or account has this name."""


def tables(connection: Connection, status: str | None) -> list[Row[Any]]:
    """Return the tables, those that changed last first."""
    wanted = select(
        TABLES.c.id,
        TABLES.c.game,
        TABLES.c.status,
        TABLES.c.public,
        TABLES.c.revision,
        TABLES.c.changed,
        TABLES.c.names,
    )
    if status is not None:
        wanted = wanted.where(TABLES.c.status == status)
    return [*connection.execute(wanted.order_by(TABLES.c.changed.desc()).limit(MOST))]


def table(connection: Connection, id: str) -> dict[str, Any]:
    """Return what may be told of a table: no token, no secret, no hand."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).first()
    if row is None:
        raise NotThere(f"There is no table {id}.")
    lines = select(func.count()).select_from(LINES).where(LINES.c.table_id == id)
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "public": bool(row.public),
        "names": msgspec.json.decode(row.names),
        "revision": row.revision,
        "created": row.created,
        "changed": row.changed,
        "due": row.due,
        "lines of chat": connection.execute(lines).scalar_one(),
    }


def remove_table(connection: Connection, id: str) -> None:
    """Remove a table with its log and its chat; servers that run find out within a minute."""
    table(connection, id)
    for kept in (ENTRIES, LINES, SEATS, SEEKS):
        connection.execute(delete(kept).where(kept.c.table_id == id))
    connection.execute(delete(TABLES).where(TABLES.c.id == id))


def chat(connection: Connection, id: str) -> list[Row[Any]]:
    """Return what was said at a table, the last first."""
    table(connection, id)
    wanted = select(LINES).where(LINES.c.table_id == id).order_by(LINES.c.number.desc())
    return [*connection.execute(wanted.limit(MOST))]


def blank(connection: Connection, id: str, number: int) -> None:
    """Take away what a line of chat says. The line stays: pages count them."""
    line = (LINES.c.table_id == id) & (LINES.c.number == number)
    if not connection.execute(update(LINES).where(line).values(text=BLANK)).rowcount:
        raise NotThere(f"There is no line {number} in the chat of table {id}.")


def reports(connection: Connection) -> list[Row[Any]]:
    """Return the lines of chat that were reported, the last first."""
    return [*connection.execute(select(REPORTS).order_by(REPORTS.c.at.desc()).limit(MOST))]


def dismiss(connection: Connection, id: str, number: int) -> None:
    """Remove the reports of a line, once they are dealt with."""
    line = (REPORTS.c.table_id == id) & (REPORTS.c.number == number)
    if not connection.execute(delete(REPORTS).where(line)).rowcount:
        raise NotThere(f"Nobody has reported line {number} of table {id}.")


def accounts(connection: Connection) -> list[Row[Any]]:
    """Return the accounts, those seen last first."""
    wanted = select(
        ACCOUNTS.c.name,
        ACCOUNTS.c.role,
        ACCOUNTS.c.created,
        ACCOUNTS.c.seen,
        ACCOUNTS.c.muted_until,
        ACCOUNTS.c.banned_until,
    )
    return [*connection.execute(wanted.order_by(ACCOUNTS.c.seen.desc()).limit(MOST))]


def account(connection: Connection, name: str) -> str:
    """Return the id of the account with this name."""
    id = connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.name == name)).scalar()
    if id is None:
        raise NotThere(f"There is no account with the name {name}.")
    return str(id)


def set_role(connection: Connection, name: str, role: str) -> None:
    """Make an account a player's, a moderator's or an administrator's."""
    if role not in ROLES:
        raise LusoriaError(f"{role!r} is no role: choose {', '.join(ROLES)}.")
    _change(connection, name, role=role)


def mute(connection: Connection, name: str, days: float | None) -> None:
    """Let an account say nothing for days; 0 ends that, None is for ever."""
    _change(connection, name, muted_until=_until(days))


def ban(connection: Connection, name: str, days: float | None) -> None:
    """Lock an account out for days, and end its sessions; 0 lets it in again, None is for ever."""
    id = account(connection, name)
    _change(connection, name, banned_until=_until(days))
    if days != 0:
        for opened in (SESSIONS, ACCESS_TOKENS):
            connection.execute(delete(opened).where(opened.c.account_id == id))


def _change(connection: Connection, name: str, **values: object) -> None:
    id = account(connection, name)
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == id).values(values))


def _until(days: float | None) -> float | None:
    if days is None:
        return FOR_EVER
    return time.time() + days * DAY if days > 0 else None
