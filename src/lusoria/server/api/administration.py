"""Running the server from the page: what `lusoria admin` does, for whoever has the role for it."""

from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import Connection, Row

import lusoria
from lusoria.server.accounts.account import Account, Role
from lusoria.server.administration import acts
from lusoria.server.administration.messages import (
    AccountListed,
    AccountsListed,
    DeletedTable,
    Figures,
    NewRole,
    Report,
    ReportedLine,
    Sanction,
    TableListed,
    TablesListed,
)
from lusoria.server.authentication import require_session
from lusoria.server.documentation import POST_PROBLEMS
from lusoria.server.parameters import StrictRequest
from lusoria.server.services import Services, services
from lusoria.tables.messages.bounds import Status
from lusoria.tables.refused import Refused

PAGE: Final = 50  # rows of a list
Find = Annotated[
    str | None,
    QueryParameter(
        required=False, max_length=64, description="A part of the name, or a table's id."
    ),
]
Skip = Annotated[int, QueryParameter(required=False, ge=0, le=1_000_000)]
OfStatus = Annotated[Status | None, QueryParameter(required=False)]


class Administration(Controller):
    """Running the server. Moderators deal with what is said; administrators with all of it."""

    path = "/api/admin"
    tags = ["administration"]  # noqa: RUF012

    @get(summary="Look at the server's figures", responses=POST_PROBLEMS)
    async def figures(self, request: StrictRequest) -> Figures:
        """Accounts, tables and reports of the whole server, streams and bots of this process."""
        here, _ = await _running(request, "admin")
        return Figures(
            version=lusoria.__version__,
            streams=sum(here.limits.streams.values()),
            bots_waiting=here.bots.waiting,
            mail=here.mail.is_offered,
            **await here.tables.store.read(acts.figures),
        )

    # --- what was said ---

    @get("/reports", summary="List the reported lines", responses=POST_PROBLEMS)
    async def reports(self, request: StrictRequest) -> list[Report]:
        """The lines of chat that somebody at the table has reported, the last first."""
        here, _ = await _running(request, "moderator")
        return await _reports(here)

    @post(
        "/reports/dismiss",
        summary="Dismiss the reports of a line",
        status_code=200,
        response_description="The reports that are left.",
        responses=POST_PROBLEMS,
    )
    async def dismiss(self, request: StrictRequest, data: JSONBody[ReportedLine]) -> list[Report]:
        """They are dealt with; the line stays as it is."""
        here, _ = await _running(request, "moderator")
        await _do(here, lambda connection: acts.dismiss(connection, data.table, data.line))
        return await _reports(here)

    @post(
        "/reports/delete",
        summary="Take a line of chat away",
        status_code=200,
        response_description="The reports, that of the line among them.",
        responses=POST_PROBLEMS,
    )
    async def blank(self, request: StrictRequest, data: JSONBody[ReportedLine]) -> list[Report]:
        """Nobody reads it any more; pages that are open keep it until they are loaded again."""
        here, _ = await _running(request, "moderator")
        await _do(here, lambda connection: acts.blank(connection, data.table, data.line))
        return await _reports(here)

    # --- accounts ---

    @get("/accounts", summary="List the accounts", responses=POST_PROBLEMS)
    async def accounts(
        self, request: StrictRequest, find: Find = None, skip: Skip = 0
    ) -> AccountsListed:
        """Those with this in their name, or what looks like it, seen last first."""
        here, _ = await _running(request, "moderator")
        rows = await here.tables.store.read(
            lambda connection: acts.accounts(connection, find or "", skip, PAGE + 1)
        )
        found = [_account(row) for row in rows[:PAGE]]
        return AccountsListed(found, skip + PAGE if len(rows) > PAGE else None)

    @post("/accounts/role", summary="Give a role", status_code=200, responses=POST_PROBLEMS)
    async def role(self, request: StrictRequest, data: JSONBody[NewRole]) -> AccountListed:
        """Makes an account a player's, a moderator's or an administrator's; not one's own."""
        return await _change(
            request,
            "admin",
            data.name,
            lambda connection, name: acts.set_role(connection, name, data.role),
        )

    @post("/accounts/mute", summary="Mute an account", status_code=200, responses=POST_PROBLEMS)
    async def mute(self, request: StrictRequest, data: JSONBody[Sanction]) -> AccountListed:
        """It says nothing at any table for as long."""
        return await _change(
            request,
            "moderator",
            data.name,
            lambda connection, name: acts.mute(connection, name, data.days),
        )

    @post("/accounts/ban", summary="Lock an account out", status_code=200, responses=POST_PROBLEMS)
    async def ban(self, request: StrictRequest, data: JSONBody[Sanction]) -> AccountListed:
        """Its sessions and access tokens end."""
        return await _change(
            request,
            "admin",
            data.name,
            lambda connection, name: acts.ban(connection, name, data.days),
        )

    # --- tables ---

    @get("/tables", summary="List all tables", responses=POST_PROBLEMS)
    async def tables(
        self,
        request: StrictRequest,
        find: Find = None,
        status: OfStatus = None,
        skip: Skip = 0,
    ) -> TablesListed:
        """Also those that are not public; those that changed last first."""
        here, _ = await _running(request, "admin")
        rows = await here.tables.store.read(
            lambda connection: acts.tables(connection, status, find or "", skip, PAGE + 1)
        )
        found = [_table(row) for row in rows[:PAGE]]
        return TablesListed(found, skip + PAGE if len(rows) > PAGE else None)

    @post("/tables/delete", summary="Delete a table", status_code=200, responses=POST_PROBLEMS)
    async def remove(self, request: StrictRequest, data: JSONBody[DeletedTable]) -> DeletedTable:
        """Deletes it for good, with its record and its chat; its streams end."""
        here, _ = await _running(request, "admin")
        await _do(here, lambda connection: acts.remove_table(connection, data.table))
        await here.tables.drop(data.table)
        return data


async def _running(request: StrictRequest, role: Role) -> tuple[Services, Account]:
    """The services and who asks for them; refuse whoever has not the role. Tokens have none."""
    own = (await require_session(request)).account
    if acts.ROLES.index(own.role) < acts.ROLES.index(role):
        raise Refused("role", f"This is only for accounts with the role {role!r}.")
    return services(request), own


async def _change(
    request: StrictRequest, role: Role, name: str, act: Callable[[Connection, str], None]
) -> AccountListed:
    """Change an account for whoever has the role; refuse one's own, and those above oneself."""
    here, own = await _running(request, role)
    found = await here.accounts.named(name)
    if found is None:
        raise Refused("no-player", f"There is no account with the name {name}.")
    if found.id == own.id:
        raise Refused("role", "Nobody changes their own account this way.")
    if own.role != "admin" and found.role != "player":
        raise Refused("role", f"{found.name} is not only a player.")
    await _do(here, lambda connection: act(connection, found.name))
    rows = await here.tables.store.read(lambda connection: acts.accounts(connection, found.name))
    return next(_account(row) for row in rows if row.name == found.name)


async def _do(here: Services, work: Callable[[Connection], None]) -> None:
    """Do something in the database."""
    try:
        await here.tables.store.write(work)
    except acts.NotThere as e:
        raise Refused("not-found", str(e)) from None


async def _reports(here: Services) -> list[Report]:
    return [
        Report(
            table=row.table_id,
            line=row.number,
            at=row.at,
            seat=row.seat,
            name=row.name,
            player=row.player,
            text=row.text,
            deleted=row.now in (None, acts.BLANK),
        )
        for row in await here.tables.store.read(acts.reports)
    ]


def _account(row: Row[Any]) -> AccountListed:
    return AccountListed(**row._asdict())


def _table(row: Row[Any]) -> TableListed:
    return TableListed(
        **{
            **row._asdict(),
            "public": bool(row.public),
            "names": msgspec.json.decode(row.names),
        }
    )
