"""What is said at a table."""

from litestar import Controller, get, post
from litestar.params import JSONBody

from lusoria.server.documentation import POST_PROBLEMS, TABLE_PROBLEMS
from lusoria.server.live import talk
from lusoria.server.messages.asked import Say
from lusoria.server.messages.table import Chat
from lusoria.server.requests import SinceLine, StrictRequest, TableId, bearer, one_seat, services


class Talking(Controller):
    """What is said at a table."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @get("/{table_id:str}/chat", summary="What was said", responses=TABLE_PROBLEMS)
    async def chat(
        self, request: StrictRequest, table_id: TableId, lines: SinceLine = None
    ) -> Chat:
        """A page of what was said, after the line asked for."""
        here = services(request)
        async with here.tables.held(table_id) as live:
            bearer(request, live)
        return await talk(here.tables, live, lines or 0)

    @post(
        "/{table_id:str}/chat",
        summary="Say something",
        status_code=201,
        response_description="What was said from this line on.",
        responses=POST_PROBLEMS,
    )
    async def say(self, request: StrictRequest, table_id: TableId, data: JSONBody[Say]) -> Chat:
        """Says something to everyone at the table. Talk does not change the revision."""
        here = services(request)
        async with here.tables.held(table_id) as live:
            seat = one_seat(request, live, data.seat)
            here.limits.say(live.id, seat)
            before = live.lines
            await here.tables.say(live, seat, data.text)
        return await talk(here.tables, live, before)
