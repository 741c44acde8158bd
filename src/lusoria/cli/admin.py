"""`lusoria admin`: tables, accounts, backups, on the database itself, while servers run.

It speaks English, as the server's log does.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from lusoria.extras import extra

T = TypeVar("T")

admins = typer.Typer(help="Run a server: tables, accounts, backups.", no_args_is_help=True)
of_tables = typer.Typer(help="The tables of a server.", no_args_is_help=True)
of_chat = typer.Typer(help="What is said at the tables.", no_args_is_help=True)
of_users = typer.Typer(help="The accounts of a server.", no_args_is_help=True)
of_ratings = typer.Typer(help="The ratings of a server.", no_args_is_help=True)
admins.add_typer(of_tables, name="tables")
admins.add_typer(of_chat, name="chat")
admins.add_typer(of_users, name="users")
admins.add_typer(of_ratings, name="ratings")

Database = Annotated[
    str | None,
    typer.Option(
        envvar="LUSORIA_DATABASE",
        help="As the server has it; without it the file in your data folder.",
    ),
]
Days = Annotated[
    float | None, typer.Option(min=0, help="For how long; 0 ends it, without it for ever.")
]
Name = Annotated[str, typer.Argument(help="The name of the account.")]
Id = Annotated[str, typer.Argument(help="The table's id, as in its link.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


def do(
    database: str | None,
    work: Callable[[Any], T],
    *,
    writing: bool = False,
    migrating: bool = False,
) -> T:
    """Do something in one transaction of the database."""
    with extra("server"):
        from lusoria.server.database import UNREACHABLE, StoreError, database_url, open_database
        from lusoria.server.migrations import check_schema
        from lusoria.server.settings import home_database

    url = database_url(database or home_database())
    if not writing and url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        raise StoreError(f"There is no database {url.database}.")

    def checked(connection: Any) -> T:
        if not migrating:
            check_schema(connection)
        return work(connection)

    async def run() -> T:
        opened = open_database(url)
        try:
            return await (opened.write(checked) if writing else opened.read(checked))
        except UNREACHABLE as e:
            where = url.render_as_string(hide_password=True)
            reason = str(getattr(e, "orig", None) or e).splitlines()[0]
            raise StoreError(f"The database {where} cannot be used: {reason}") from None
        finally:
            await opened.close()

    return asyncio.run(run())


@admins.command()
def migrate(database: Database = None) -> None:
    """Bring the database's schema up to date, as a server does when it starts."""
    with extra("server"):
        from lusoria.server.migrations import schema, upgrade

    def work(connection: Any) -> str:
        before = schema(connection)
        upgrade(connection)
        after = schema(connection)
        return f"{before or 'nothing'} → {after}" if before != after else f"{after}, as it was"

    print(f"Schema: {do(database, work, writing=True, migrating=True)}.")


@admins.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A new file, or one to replace.")],
    database: Database = None,
) -> None:
    """Write a copy of the whole database to a file; servers may run meanwhile."""
    with extra("server"):
        from lusoria.server.backup import back_up

    count = do(database, lambda connection: back_up(connection, file), migrating=True)
    print(f"{file}: {count} rows.")


@admins.command()
def restore(
    file: Annotated[Path, typer.Argument(help="What `backup` has written.")],
    database: Database = None,
) -> None:
    """Make a new database of a backup. It may be of the other kind: SQLite or PostgreSQL."""
    with extra("server"):
        from lusoria.server.backup import restore as restoring

    def work(connection: Any) -> int:
        return restoring(connection, file)

    print(f"{do(database, work, writing=True, migrating=True)} rows restored.")


# --- tables ---


@of_tables.command("list")
def list_tables(
    status: Annotated[str | None, typer.Option(help="open, running, over or closed.")] = None,
    database: Database = None,
) -> None:
    """List the tables, those that changed last first."""
    with extra("server"):
        from lusoria.server.administration.acts import tables

    found = do(database, lambda connection: tables(connection, status))
    rows = [
        [*row[:3], "yes" if row.public else "no", row.revision, when(row.changed), row.names]
        for row in found
    ]
    show(("id", "game", "status", "public", "revision", "changed", "names"), rows)


@of_tables.command("show")
def show_table(id: Id, database: Database = None) -> None:
    """Show what may be told of a table."""
    with extra("server"):
        from lusoria.server.administration.acts import table

    for name, value in do(database, lambda connection: table(connection, id)).items():
        print(f"{name}: {when(value) if name in ('created', 'changed', 'due') else value}")


@of_tables.command("delete")
def delete_table(id: Id, yes: Yes = False, database: Database = None) -> None:
    """Delete a table for good."""
    with extra("server"):
        from lusoria.server.administration.acts import remove_table

    if not yes:
        typer.confirm(f"Delete table {id} with its record?", abort=True)
    do(database, lambda connection: remove_table(connection, id), writing=True)
    print(f"Table {id} is deleted.")


# --- chat ---


@of_chat.command("show")
def show_chat(id: Id, database: Database = None) -> None:
    """Show what was said at a table, the last first."""
    with extra("server"):
        from lusoria.server.administration.acts import chat

    rows = [
        [row.number, when(row.at), row.seat, row.text]
        for row in do(database, lambda connection: chat(connection, id))
    ]
    show(("line", "said", "seat", "text"), rows)


@of_chat.command("delete")
def delete_line(
    id: Id,
    number: Annotated[int, typer.Argument(help="The line's number, as `show` has it.")],
    database: Database = None,
) -> None:
    """Take away what a line says; pages that are open keep it until they are loaded again."""
    with extra("server"):
        from lusoria.server.administration.acts import blank

    do(database, lambda connection: blank(connection, id, number), writing=True)
    print(f"Line {number} of table {id} is deleted.")


@of_chat.command("reports")
def list_reports(database: Database = None) -> None:
    """List the lines that somebody at their table has reported, the last first."""
    with extra("server"):
        from lusoria.server.administration.acts import reports

    rows = [
        [row.table_id, row.number, when(row.at), row.name, row.seat, row.text]
        for row in do(database, reports)
    ]
    show(("table", "line", "reported", "said by", "by seat", "text"), rows)


@of_chat.command("dismiss")
def dismiss_reports(
    id: Id,
    number: Annotated[int, typer.Argument(help="The line's number.")],
    database: Database = None,
) -> None:
    """Remove the reports of a line, once they are dealt with."""
    with extra("server"):
        from lusoria.server.administration.acts import dismiss

    do(database, lambda connection: dismiss(connection, id, number), writing=True)
    print(f"The reports of line {number} of table {id} are dismissed.")


# --- accounts ---


@of_users.command("list")
def list_users(database: Database = None) -> None:
    """List the accounts, those seen last first."""
    with extra("server"):
        from lusoria.server.administration.acts import accounts

    show(
        ("name", "role", "since", "seen", "muted until", "banned until"),
        [[*row[:2], *map(when, row[2:])] for row in do(database, accounts)],
    )


@of_users.command("role")
def give_role(
    name: Name,
    role: Annotated[str, typer.Argument(help="player, moderator or admin.")],
    database: Database = None,
) -> None:
    """Make an account a player's, a moderator's or an administrator's."""
    with extra("server"):
        from lusoria.server.administration.acts import set_role

    do(database, lambda connection: set_role(connection, name, role), writing=True)
    print(f"{name}: {role}.")


@of_users.command("mute")
def mute_user(name: Name, days: Days = None, database: Database = None) -> None:
    """Let an account say nothing at any table."""
    with extra("server"):
        from lusoria.server.administration.acts import mute

    do(database, lambda connection: mute(connection, name, days), writing=True)
    print(f"{name}: muted {how_long(days)}.")


@of_users.command("ban")
def ban_user(name: Name, days: Days = None, database: Database = None) -> None:
    """Lock an account out, and end its sessions and tokens."""
    with extra("server"):
        from lusoria.server.administration.acts import ban

    do(database, lambda connection: ban(connection, name, days), writing=True)
    print(f"{name}: banned {how_long(days)}.")


# --- ratings ---


@of_ratings.command("rebuild")
def rebuild_ratings(database: Database = None) -> None:
    """Compute all ratings anew from the results of the games, as after a change of the model."""
    with extra("server"):
        from lusoria.server.ratings.rating import rebuild

    print(f"{do(database, rebuild, writing=True)} games rated.")


# --- on the screen ---


def show(headings: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print a table, as wide as it has to be where nobody reads it on a screen."""
    table = Table(*headings, box=None, pad_edge=False)
    for row in rows:
        table.add_row(*[Text(str(cell)) for cell in row])  # as it is: people wrote some of it
    console = Console()
    if not console.is_terminal:
        console.width = 300
    console.print(table)


def when(seconds: float | None) -> str:
    """A time in UTC; nothing if there is none."""
    if seconds is None:
        return ""
    if seconds > 1e11:
        return "for ever"
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(seconds))


def how_long(days: float | None) -> str:
    """For how long something holds."""
    if days is None:
        return "for ever"
    return f"for {days:g} days" if days else "no longer"
