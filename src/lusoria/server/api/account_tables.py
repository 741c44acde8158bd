"""The tables of one's account, and what one has learned."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter

from lusoria.server.accounts.messages import AccountTables, Progress, SeatLinks, TakenAlong
from lusoria.server.accounts.own_tables import tables_of, take_all_along
from lusoria.server.accounts.progress import add_progress
from lusoria.server.authentication import require_account
from lusoria.server.documentation import POST_PROBLEMS
from lusoria.server.parameters import StrictRequest
from lusoria.server.services import services


class OwnTablesOfAccount(Controller):
    """The tables of one's account, and what one has learned."""

    path = "/api/account"
    tags = ["accounts"]  # noqa: RUF012

    @get("/tables", summary="List one's tables", responses=POST_PROBLEMS)
    async def tables(
        self,
        request: StrictRequest,
        skip: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
        limit: Annotated[int, QueryParameter(ge=1, le=50)] = 20,
    ) -> AccountTables:
        """A page of the tables where the account has a seat, those that changed last first."""
        account = await require_account(request, "read")
        return await tables_of(services(request).tables, account, skip, limit)

    @post(
        "/tables",
        summary="Take tables along",
        status_code=200,
        response_description="The tables where the account has a seat now, of those sent.",
        responses=POST_PROBLEMS,
    )
    async def take_along(self, request: StrictRequest, data: JSONBody[SeatLinks]) -> TakenAlong:
        """Makes seats that one has taken as a guest the account's; the tokens go on to work."""
        account = await require_account(request)
        return TakenAlong(await take_all_along(services(request).tables, account, data.tables))

    @post(
        "/progress",
        summary="Keep what one has learned",
        status_code=200,
        response_description="What this and all other browsers have sent, together.",
        responses=POST_PROBLEMS,
    )
    async def progress(self, request: StrictRequest, data: JSONBody[Progress]) -> Progress:
        """All lessons and first tries of puzzles; the rating is that after the last try."""
        account = await require_account(request)
        return await add_progress(services(request).accounts, account.id, data)
