"""What those who run a server may do to its database, while it runs: tables and accounts."""

import time
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, and_, delete, func, or_, select, update

from lusoria.core.errors import LusoriaError
from lusoria.server.accounts.names import skeleton
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


def tables(
    connection: Connection, status: str | None, find: str = "", skip: int = 0, most: int = MOST
) -> list[Row[Any]]:
    """Return the tables with this id or such a name at them, those that changed last first."""
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
    if find:
        named = TABLES.c.names.icontains(find, autoescape=True)
        wanted = wanted.where(or_(TABLES.c.id == find, named))
    wanted = wanted.order_by(TABLES.c.changed.desc(), TABLES.c.id).offset(skip).limit(most)
    return [*connection.execute(wanted)]


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
    """Return the lines of chat that were reported, the last first; `player` said them, if an
    account did, and `now` is what is read there now."""
    wanted = select(REPORTS, ACCOUNTS.c.name.label("player"), LINES.c.text.label("now"))
    wanted = wanted.outerjoin(ACCOUNTS, ACCOUNTS.c.id == REPORTS.c.account_id).outerjoin(
        LINES,
        and_(LINES.c.table_id == REPORTS.c.table_id, LINES.c.number == REPORTS.c.number),
    )
    return [*connection.execute(wanted.order_by(REPORTS.c.at.desc()).limit(MOST))]


def dismiss(connection: Connection, id: str, number: int) -> None:
    """Remove the reports of a line, once they are dealt with."""
    line = (REPORTS.c.table_id == id) & (REPORTS.c.number == number)
    if not connection.execute(delete(REPORTS).where(line)).rowcount:
        raise NotThere(f"Nobody has reported line {number} of table {id}.")


def accounts(
    connection: Connection, find: str = "", skip: int = 0, most: int = MOST
) -> list[Row[Any]]:
    """Return the accounts with this in their name or what looks like it, seen last first."""
    wanted = select(
        ACCOUNTS.c.name,
        ACCOUNTS.c.role,
        ACCOUNTS.c.created,
        ACCOUNTS.c.seen,
        ACCOUNTS.c.muted_until,
        ACCOUNTS.c.banned_until,
    )
    if find:
        wanted = wanted.where(ACCOUNTS.c.skeleton.contains(skeleton(find), autoescape=True))
    wanted = wanted.order_by(ACCOUNTS.c.seen.desc(), ACCOUNTS.c.id).offset(skip).limit(most)
    return [*connection.execute(wanted)]


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


# --- figures ---


def figures(connection: Connection) -> dict[str, int]:
    """Return how many accounts, tables and open reports there are."""
    day = time.time() - DAY
    counted = {
        "accounts": select(func.count()).select_from(ACCOUNTS),
        "accounts_today": select(func.count()).where(ACCOUNTS.c.seen > day),
        "tables_today": select(func.count()).where(TABLES.c.changed > day),
        "tables_open": select(func.count()).where(TABLES.c.status == "open"),
        "tables_running": select(func.count()).where(TABLES.c.status == "running"),
        "tables_over": select(func.count()).where(TABLES.c.status == "over"),
        "reports": select(func.count()).select_from(REPORTS),
    }
    return {name: connection.execute(one).scalar_one() for name, one in counted.items()}
