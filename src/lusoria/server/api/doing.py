"""What is done at a table."""

import time

from litestar import Controller, post
from litestar.params import JSONBody

from lusoria.server import seats as seating
from lusoria.server import shown
from lusoria.server.access import address_of, token_of
from lusoria.server.documentation import POST_PROBLEMS
from lusoria.server.messages.asked import Act, Resign, TakeBack, TakeSeat
from lusoria.server.messages.table import Position, Rematch, Seated
from lusoria.server.problems import no_token
from lusoria.server.requests import (
    AsSeat,
    Lang,
    StrictRequest,
    TableId,
    bearer,
    holder,
    one_seat,
    services,
)


class Doing(Controller):
    """What is done at a table; it is kept before it is answered."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @post(
        "/{table_id:str}/seats",
        summary="Sit down",
        status_code=201,
        response_description="The seat, and the token if it was an open one.",
        responses=POST_PROBLEMS,
    )
    async def sit(
        self, request: StrictRequest, table_id: TableId, data: JSONBody[TakeSeat]
    ) -> Seated:
        """Takes the token's seat, or without a token an open one; or comes back to it."""
        here = services(request)
        async with here.tables.held(table_id) as live:
            seats = () if token_of(request.headers) is None else holder(request, live)
            return await seating.sit(here.tables, live, seats, data)

    @post(
        "/{table_id:str}/actions",
        summary="Decide",
        status_code=200,
        response_description="It is done and kept; the position after it.",
        responses=POST_PROBLEMS,
    )
    async def act(
        self,
        request: StrictRequest,
        table_id: TableId,
        data: JSONBody[Act],
        seat: AsSeat = None,
        lang: Lang = None,
    ) -> Position:
        """Takes an action. It answers a revision: late or doubled it changes nothing."""
        here = services(request)
        async with here.tables.held(table_id) as live:
            seats = holder(request, live)
            who = bearer(request, live, seat, lang)
            live.address = address_of(request.scope)
            await here.tables.act(live, seats, data)
            return shown.position(live, who, data.revision, time.time())

    @post(
        "/{table_id:str}/undo",
        summary="Take back",
        status_code=200,
        response_description="It is taken back; the position after it.",
        responses=POST_PROBLEMS,
    )
    async def undo(
        self, request: StrictRequest, table_id: TableId, data: JSONBody[TakeBack], lang: Lang = None
    ) -> Position:
        """Takes back the last decision, the last move, or all that can be of the turn."""
        here = services(request)
        async with here.tables.held(table_id) as live:
            seat = one_seat(request, live, data.seat)
            await here.tables.take_back(live, seat, data)
            who = bearer(request, live, data.seat, lang)
            return shown.position(live, who, data.revision, time.time())

    @post(
        "/{table_id:str}/resign",
        summary="Give up",
        status_code=200,
        response_description="The position after it.",
        responses=POST_PROBLEMS,
    )
    async def resign(
        self, request: StrictRequest, table_id: TableId, data: JSONBody[Resign], lang: Lang = None
    ) -> Position:
        """With two sides the other wins; with more a bot takes the seat."""
        here = services(request)
        async with here.tables.held(table_id) as live:
            seat = one_seat(request, live, data.seat)
            before = live.revision
            await here.tables.resign(live, seat)
            who = bearer(request, live, data.seat, lang)
            return shown.position(live, who, before, time.time())

    @post(
        "/{table_id:str}/rematch",
        summary="Play again",
        status_code=201,
        response_description="The new table; the old tokens are good there.",
        responses=POST_PROBLEMS,
    )
    async def rematch(self, request: StrictRequest, table_id: TableId) -> Rematch:
        """A new table for the same people. Asked twice, it is the same one."""
        here = services(request)
        async with here.tables.held(table_id) as live:
            seats = holder(request, live)
            if not live.rematch:
                here.limits.spend(address_of(request.scope))
            return await seating.play_again(here.tables, live, seats)

    @post(
        "/{table_id:str}/close",
        summary="Close a table that waits",
        status_code=200,
        response_description="It is closed.",
        responses=POST_PROBLEMS,
    )
    async def close(self, request: StrictRequest, table_id: TableId) -> Position:
        """With the maker's token, while somebody is still missing."""
        here = services(request)
        token = token_of(request.headers)
        if token is None:
            raise no_token()
        async with here.tables.held(table_id) as live:
            await here.tables.close(live, token)
            return shown.position(live, shown.Bearer(), None, time.time())
