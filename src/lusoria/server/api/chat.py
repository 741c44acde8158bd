"""The chat of a table."""

from litestar import Controller, get, post
from litestar.params import JSONBody

from lusoria.server.authentication import authenticate
from lusoria.server.chat import check_muted, read_chat, say
from lusoria.server.documentation import POST_PROBLEMS, TABLE_PROBLEMS
from lusoria.server.moderation import report
from lusoria.server.parameters import LineNumber, SinceLine, StrictRequest, TableId
from lusoria.server.services import services
from lusoria.tables.bearer import acting_seat
from lusoria.tables.messages.requests import Reported, Say
from lusoria.tables.messages.table import Chat


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
            await authenticate(request, table.live)
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
            who = await authenticate(request, table.live)
            seat = acting_seat(who, table.live, data.seat)
            await check_muted(here.accounts, table.live, seat)
            here.limits.charge_line(table.id, seat)
            here.words.check(data.text)
            before = table.lines
            await say(here.tables, table, seat, data.text)
        return await read_chat(here.tables, table, before)

    @post(
        "/{table_id:str}/chat/{line:int}/report",
        summary="Report a line",
        status_code=200,
        response_description="The line is kept for those who run the server.",
        responses=POST_PROBLEMS,
    )
    async def report(
        self, request: StrictRequest, table_id: TableId, line: LineNumber, data: JSONBody[Reported]
    ) -> Reported:
        """Whoever has a seat reports what was said there, once."""
        here = services(request)
        async with here.tables.locked(table_id) as table:
            who = await authenticate(request, table.live)
            seat = acting_seat(who, table.live, data.seat)
        here.limits.charge_line(table_id, seat)
        await report(here.tables.store, table.live, seat, line)
        return Reported(seat)
