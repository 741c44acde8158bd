"""Finding and making tables."""

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from lusoria.server.addresses import client_address
from lusoria.server.creation import create_table
from lusoria.server.documentation import POST_PROBLEMS, PROBLEMS
from lusoria.server.messages.bounds import Status
from lusoria.server.messages.lobby import Listed, Listing
from lusoria.server.messages.requests import NewTable
from lusoria.server.messages.table import Created
from lusoria.server.parameters import StrictRequest
from lusoria.server.services import services


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
        return await create_table(here.tables, data, address)
