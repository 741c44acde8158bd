"""The messages about running a server."""

from typing import Annotated

from msgspec import Meta, Struct

from lusoria.server.accounts.account import Role
from lusoria.tables.messages.bounds import MAX_REVISIONS, Name, Status
from lusoria.tables.messages.requests import Request

TableId = Annotated[str, Meta(min_length=1, max_length=64, description="A table's id.")]
Days = Annotated[float, Meta(ge=0, le=36_500)]


class Figures(Struct):
    """What a host looks at first."""

    version: str
    accounts: int
    accounts_today: int
    """Those seen in the last day."""
    tables_today: int
    """Those that changed in the last day."""
    tables_open: int
    tables_running: int
    tables_over: int
    reports: int
    """Reports of chat that nobody has dealt with."""
    streams: int
    """Open streams of the process that answers."""
    bots_waiting: int
    """Decisions of bots in its queue."""
    mail: bool
    """True if the server sends mail."""


class Report(Struct):
    """A line of chat that somebody at the table has reported."""

    table: str
    line: int
    at: float
    """When it was reported."""
    seat: int
    """The seat that reported it."""
    name: str
    """Who said it."""
    player: str | None
    """The name of their account; null: a guest."""
    text: str
    """What was said."""
    deleted: bool
    """True if it is not read at the table any more."""


class ReportedLine(Request):
    """A line of chat."""

    table: TableId
    line: Annotated[int, Meta(ge=1, le=MAX_REVISIONS)]


class AccountListed(Struct):
    """An account, as those who run the server see it."""

    name: str
    role: Role
    created: float
    seen: float
    muted_until: float | None
    banned_until: float | None


class AccountsListed(Struct):
    """A page of the accounts, those seen last first."""

    accounts: list[AccountListed]
    next: int | None
    """The value of `skip` for the next page; null: this is the last one."""


class NewRole(Request):
    """What an account may do from now on."""

    name: Name
    role: Role


class Sanction(Request):
    """For how long an account may say nothing, or is locked out."""

    name: Name
    days: Days | None
    """0: not any longer; null: for ever."""


class TableListed(Struct):
    """A table, as those who run the server see it: nothing of what is hidden there."""

    id: str
    game: str
    status: Status
    public: bool
    revision: int
    changed: float
    names: list[str]


class TablesListed(Struct):
    """A page of all tables, those that changed last first."""

    tables: list[TableListed]
    next: int | None
    """The value of `skip` for the next page; null: this is the last one."""


class DeletedTable(Request):
    """A table to delete for good."""

    table: TableId


ADMINISTRATION_MESSAGES = (
    Figures,
    Report,
    ReportedLine,
    AccountsListed,
    NewRole,
    Sanction,
    TablesListed,
    DeletedTable,
)
"""All of them, for the description of the API."""
