"""The chat of a table."""

from litestar import Controller, get, post
from litestar.params import JSONBody

from lusoria.server.authentication import acting_seat, authenticate
from lusoria.server.chat import read_chat, say
from lusoria.server.documentation import POST_PROBLEMS, TABLE_PROBLEMS
from lusoria.server.messages.requests import Say
from lusoria.server.messages.table import Chat
from lusoria.server.parameters import SinceLine, StrictRequest, TableId
from lusoria.server.services import services


class ChatLines(Controller):
    """The chat of a table."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @get("/{table_id:str}/chat", summary="Read the chat", responses=TABLE_PROBLEMS)
    async def chat(
        self, request: StrictRequest, table_id: TableId, lines: SinceLine = None
    ) -> Chat:
        """A page of what was said after a line."""
        here = services(request)
        async with here.tables.locked(table_id) as table:
            authenticate(request, table.live)
        return await read_chat(here.tables, table, lines or 0)

    @post(
        "/{table_id:str}/chat",
        summary="Say something",
        status_code=201,
        response_description="The chat from this line on.",
        responses=POST_PROBLEMS,
    )
    async def say(self, request: StrictRequest, table_id: TableId, data: JSONBody[Say]) -> Chat:
        """Says something to everyone at the table. Chat does not change the revision."""
        here = services(request)
        async with here.tables.locked(table_id) as table:
            seat = acting_seat(authenticate(request, table.live), table.live, data.seat)
            here.limits.charge_line(table.id, seat)
            before = table.lines
            await say(here.tables, table, seat, data.text)
        return await read_chat(here.tables, table, before)
