"""Questions about a table: its positions, its record, and what could be done."""

from random import SystemRandom
from typing import Annotated

from litestar import Controller, get
from litestar.params import QueryParameter

from lusoria.server.addresses import client_address
from lusoria.server.authentication import authenticate, authenticate_viewer
from lusoria.server.bots import BotFailed
from lusoria.server.documentation import TABLE_PROBLEMS
from lusoria.server.fair_queue import Requester
from lusoria.server.parameters import AsSeat, Decisions, Lang, Ply, Since, StrictRequest, TableId
from lusoria.server.services import services
from lusoria.server.updates import current_position
from lusoria.tables import presenter
from lusoria.tables.messages.bounds import MAX_ACTIONS
from lusoria.tables.messages.history import Course, OwnLog, Past, Record
from lusoria.tables.messages.previews import Hint, Preview, Previews, Why
from lusoria.tables.messages.table import Position
from lusoria.tables.refused import Refused
from lusoria.tables.service import asking


class Positions(Controller):
    """Questions about a table; they change nothing."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @get("/{table_id:str}", summary="Look at a table", responses=TABLE_PROBLEMS)
    async def look(
        self,
        request: StrictRequest,
        table_id: TableId,
        since: Since = None,
        seat: AsSeat = None,
        lang: Lang = None,
    ) -> Position:
        """The table as the bearer of the token may know it; without a token, as a spectator may."""
        here = services(request)
        async with here.tables.locked(table_id, since or 0) as table:
            who = await authenticate_viewer(request, table.live, seat, lang)
            return current_position(here.tables, table, who, since)

    @get(
        "/{table_id:str}/record",
        summary="Get the record, or the bearer's own log",
        responses=TABLE_PROBLEMS,
    )
    async def record(
        self, request: StrictRequest, table_id: TableId, seat: AsSeat = None, lang: Lang = None
    ) -> Record | OwnLog:
        """The bearer's own log; once the game is over, its record with the secret of the dice."""
        async with services(request).tables.locked(table_id) as table:
            live = table.live
            return presenter.record_or_log(live, await authenticate(request, live, seat, lang))

    @get(
        "/{table_id:str}/positions/{ply:int}",
        summary="Get an earlier position",
        responses=TABLE_PROBLEMS,
    )
    async def past(
        self, request: StrictRequest, table_id: TableId, ply: Ply, seat: AsSeat = None
    ) -> Past:
        """The position after the given number of actions, as the bearer may know it."""
        async with services(request).tables.locked(table_id) as table:
            who = await authenticate_viewer(request, table.live, seat)
            return asking.past(table.live, who, ply)

    @get("/{table_id:str}/course", summary="Get the points turn by turn", responses=TABLE_PROBLEMS)
    async def course(self, request: StrictRequest, table_id: TableId) -> Course:
        """The points after every turn; where they are secret, only once the game is over."""
        async with services(request).tables.locked(table_id) as table:
            await authenticate(request, table.live)
            return presenter.course(table.live)

    @get(
        "/{table_id:str}/why",
        summary="Ask why something is not allowed",
        responses=TABLE_PROBLEMS,
    )
    async def why(
        self,
        request: StrictRequest,
        table_id: TableId,
        action: Annotated[int | None, QueryParameter(ge=0, le=MAX_ACTIONS, required=False)] = None,
        on: Annotated[str | None, QueryParameter(max_length=100, required=False)] = None,
        lang: Lang = None,
    ) -> Why:
        """The rule and the reason. Only the seat that decides may ask."""
        async with services(request).tables.locked(table_id) as table:
            live = table.live
            who = await authenticate(request, live, None, lang)
            return asking.why(live, who, action, on)

    @get(
        "/{table_id:str}/preview",
        summary="Preview actions",
        responses=TABLE_PROBLEMS,
    )
    async def preview(
        self,
        request: StrictRequest,
        table_id: TableId,
        action: Decisions = None,
        lang: Lang = None,
    ) -> Preview:
        """What actions would do. Only the seat that decides may ask.

        It shows what taking the actions and taking them back would show, and no more: it ends
        where chance or another seat decides or something hidden is revealed.
        """
        async with services(request).tables.locked(table_id) as table:
            live = table.live
            who = await authenticate(request, live, None, lang)
            return asking.preview_actions(live, who, action or [])

    @get(
        "/{table_id:str}/previews",
        summary="Preview every legal action",
        responses=TABLE_PROBLEMS,
    )
    async def previews(
        self,
        request: StrictRequest,
        table_id: TableId,
        action: Decisions = None,
        depth: Annotated[
            int,
            QueryParameter(ge=1, le=3, description="How many decisions of a move to look ahead."),
        ] = 1,
        lang: Lang = None,
    ) -> Previews:
        """What each legal action would do, now or after the given ones.

        The list is empty for a seat that does not decide.
        """
        async with services(request).tables.locked(table_id) as table:
            live = table.live
            who = await authenticate(request, live, None, lang)
            return asking.preview_all(live, who, action or [], depth)

    @get("/{table_id:str}/hint", summary="Ask a bot for a hint", responses=TABLE_PROBLEMS)
    async def hint(self, request: StrictRequest, table_id: TableId, lang: Lang = None) -> Hint:
        """What a bot would do if it knew what the deciding seat knows."""
        here = services(request)
        async with here.tables.locked(table_id) as table:
            live = table.live
            who = await authenticate(request, live, None, lang)
            state = asking.state_for_hint(live, who)
            address = client_address(request.scope)
            here.limits.charge_costly(address)
        try:
            requester = Requester(address, live.id)
            advice = await here.bots.advise(state, SystemRandom(), requester)
        except BotFailed:
            raise Refused("no-hint", "The bot has no hint. Try again.") from None
        async with here.tables.locked(table_id) as table:
            return asking.hint(table.live, who, advice, live.revision)
