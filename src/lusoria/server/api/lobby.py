"""Finding and making tables."""

import time
from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from lusoria.server.accounts.account import Account
from lusoria.server.accounts.accounts import Accounts
from lusoria.server.accounts.names import check_guests
from lusoria.server.addresses import client_address
from lusoria.server.authentication import signed_in
from lusoria.server.documentation import POST_PROBLEMS, PROBLEMS
from lusoria.server.parameters import StrictRequest
from lusoria.server.services import services
from lusoria.server.tables import Tables
from lusoria.tables import turn_clock
from lusoria.tables.bearer import bearer_of
from lusoria.tables.identity import Identity
from lusoria.tables.messages.bounds import Status
from lusoria.tables.messages.lobby import Listed, Listing, Standing
from lusoria.tables.messages.requests import NewTable, OwnTable, OwnTables
from lusoria.tables.messages.table import Created
from lusoria.tables.presenter import standing
from lusoria.tables.refused import Refused
from lusoria.tables.service.making import make_table


class Lobby(Controller):
    """Finding and making tables."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @get(summary="List the public tables", responses=PROBLEMS)
    async def listing(
        self,
        request: StrictRequest,
        game: Annotated[str | None, QueryParameter(max_length=40, required=False)] = None,
        status: FromQuery[Status | None] = None,
        free: Annotated[bool, QueryParameter(description="Only tables with an open seat.")] = False,
        skip: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
        limit: Annotated[int, QueryParameter(ge=1, le=100)] = 20,
    ) -> Listing:
        """A page of the public tables, the newest first."""
        store = services(request).tables.store
        wanted = None if game is None else game.replace("\0", "")
        rows = await store.listed(wanted, status, free, skip, limit + 1)
        found = [
            Listed(
                id=row.id,
                game=row.game,
                options=msgspec.json.decode(row.setup)["options"],
                status=row.status,
                revision=row.revision,
                names=msgspec.json.decode(row.names),
                free=row.free,
                created=row.created,
                changed=row.changed,
                winners=None if row.winners is None else msgspec.json.decode(row.winners),
            )
            for row in rows[:limit]
        ]
        return Listing(found, skip + limit if len(rows) > limit else None)

    @post(
        "/mine",
        summary="Ask how one's own tables stand",
        status_code=200,
        response_description="In the order of the request; null for a table that is not there any "
        "more, or a token that does not belong to it.",
        responses=POST_PROBLEMS,
    )
    async def mine(
        self, request: StrictRequest, data: JSONBody[OwnTables]
    ) -> list[Standing | None]:
        """Status, names, whose turn it is and who won, of several tables at once."""
        tables = services(request).tables
        account = await signed_in(request, "read")
        identity = None if account is None else account.identity
        return [await _standing(tables, own, identity) for own in data.tables]

    @post(
        summary="Make a table",
        status_code=201,
        response_description="The table. Its tokens are shown only here.",
        responses=POST_PROBLEMS,
    )
    async def make(self, request: StrictRequest, data: JSONBody[NewTable]) -> Created:
        """The game begins when all seats are taken."""
        here = services(request)
        address = client_address(request.scope)
        here.limits.charge_costly(address)
        account = await signed_in(request)
        identity = None if account is None else account.identity
        draft, created = make_table(data, identity, await _known(here.accounts, data, account))
        check_guests(draft)
        await here.tables.add(draft, address)
        return created


async def _known(
    accounts: Accounts, wanted: NewTable, account: Account | None
) -> dict[str, Identity]:
    """The accounts for which somebody signed in wants to reserve seats, by their names."""
    names = {seat.account for seat in wanted.seats if seat.account is not None}
    found = {name: await accounts.named(name) for name in names if account is not None}
    return {name: one.identity for name, one in found.items() if one is not None}


async def _standing(tables: Tables, own: OwnTable, account: Identity | None) -> Standing | None:
    """How a table stands; None if it is not there or the token does not belong to it."""
    try:
        async with tables.locked(own.id) as table:
            away = turn_clock.away(table.live, tables.standstill, time.time())
            return standing(table.live, bearer_of(table.live, own.token, account=account), away)
    except Refused as e:
        if e.problem.error in ("no-table", "foreign-token"):
            return None
        raise
