"""What people do at a table: sit down, decide, take back, resign, play again, close it."""

from litestar import Controller, post
from litestar.params import JSONBody

from lusoria.server import commands, seats
from lusoria.server.addresses import client_address
from lusoria.server.authentication import acting_seat, authenticate, require_seats
from lusoria.server.bearer import Bearer
from lusoria.server.documentation import POST_PROBLEMS
from lusoria.server.messages.requests import Act, Resign, TakeBack, TakeSeat
from lusoria.server.messages.table import Position, Rematch, Seated
from lusoria.server.parameters import AsSeat, Lang, StrictRequest, TableId
from lusoria.server.problems import no_token
from lusoria.server.services import services
from lusoria.server.updates import current_position


class Actions(Controller):
    """What people do at a table; it is stored before it is answered."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @post(
        "/{table_id:str}/seats",
        summary="Sit down",
        status_code=201,
        response_description="The seat, and its token if it was an open one.",
        responses=POST_PROBLEMS,
    )
    async def sit(
        self, request: StrictRequest, table_id: TableId, data: JSONBody[TakeSeat]
    ) -> Seated:
        """Takes the token's seat, or without a token an open one; or takes it back from a bot."""
        here = services(request)
        async with here.tables.locked(table_id) as table:
            who = authenticate(request, table.live)
            if who.has_token:
                require_seats(who)
            return await seats.sit_down(here.tables, table, who, data)

    @post(
        "/{table_id:str}/actions",
        summary="Take an action",
        status_code=200,
        response_description="The action was taken and stored; the position after it.",
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
        """The action names the revision it answers: sent late or twice, it changes nothing."""
        here = services(request)
        async with here.tables.locked(table_id) as table:
            who = authenticate(request, table.live, seat, lang)
            own = require_seats(who)
            table.address = client_address(request.scope)
            await commands.act(here.tables, table, own, data)
            return current_position(here.tables, table, who, data.revision)

    @post(
        "/{table_id:str}/undo",
        summary="Take back",
        status_code=200,
        response_description="The position after taking back.",
        responses=POST_PROBLEMS,
    )
    async def undo(
        self, request: StrictRequest, table_id: TableId, data: JSONBody[TakeBack], lang: Lang = None
    ) -> Position:
        """Takes back the last decisions, the last move, or as much as possible of the turn."""
        here = services(request)
        async with here.tables.locked(table_id) as table:
            who = authenticate(request, table.live, data.seat, lang)
            seat = acting_seat(who, table.live, data.seat)
            await commands.take_back(here.tables, table, seat, data)
            return current_position(here.tables, table, who, data.revision)

    @post(
        "/{table_id:str}/resign",
        summary="Resign",
        status_code=200,
        response_description="The position after resigning.",
        responses=POST_PROBLEMS,
    )
    async def resign(
        self, request: StrictRequest, table_id: TableId, data: JSONBody[Resign], lang: Lang = None
    ) -> Position:
        """With two sides the other one wins; with more, a bot takes over the seat."""
        here = services(request)
        async with here.tables.locked(table_id) as table:
            who = authenticate(request, table.live, data.seat, lang)
            seat = acting_seat(who, table.live, data.seat)
            before = table.live.revision
            await commands.resign(here.tables, table, seat)
            return current_position(here.tables, table, who, before)

    @post(
        "/{table_id:str}/rematch",
        summary="Play again",
        status_code=201,
        response_description="The new table; the old tokens are valid there.",
        responses=POST_PROBLEMS,
    )
    async def rematch(self, request: StrictRequest, table_id: TableId) -> Rematch:
        """Makes a new table for the same people. Further requests return the same table."""
        here = services(request)
        async with here.tables.locked(table_id) as table:
            who = authenticate(request, table.live)
            require_seats(who)
            if not table.live.rematch:
                here.limits.charge_costly(client_address(request.scope))
            return await seats.play_again(here.tables, table, who)

    @post(
        "/{table_id:str}/close",
        summary="Close a table",
        status_code=200,
        response_description="The table is closed.",
        responses=POST_PROBLEMS,
    )
    async def close(self, request: StrictRequest, table_id: TableId) -> Position:
        """Closes a table before its game begins. Needs the maker's token."""
        here = services(request)
        async with here.tables.locked(table_id) as table:
            who = authenticate(request, table.live)
            if not who.has_token:
                raise no_token()
            await commands.close(here.tables, table, who)
            return current_position(here.tables, table, Bearer())
