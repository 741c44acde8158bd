"""Questions about a table: its positions, its record, and what could be done."""

from random import SystemRandom
from typing import Annotated

from litestar import Controller, get
from litestar.params import QueryParameter

from lusoria.core.state import State
from lusoria.server import presenter
from lusoria.server.addresses import client_address
from lusoria.server.authentication import authenticate, authenticate_viewer, require_seats
from lusoria.server.bearer import Bearer
from lusoria.server.bots import HINTS, BotFailed
from lusoria.server.commands import deciding_seat, preview_actions
from lusoria.server.documentation import TABLE_PROBLEMS
from lusoria.server.fair_queue import Requester
from lusoria.server.live_table import LiveTable
from lusoria.server.messages.bounds import MAX_ACTIONS
from lusoria.server.messages.history import Course, OwnLog, Past, Record
from lusoria.server.messages.previews import Hint, Preview, Previews, Why
from lusoria.server.messages.table import Position
from lusoria.server.parameters import AsSeat, Decisions, Lang, Ply, Since, StrictRequest, TableId
from lusoria.server.problems import Refused
from lusoria.server.services import services
from lusoria.server.updates import current_position


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
        async with here.tables.locked(table_id) as table:
            who = authenticate_viewer(request, table.live, seat, lang)
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
            return presenter.record_or_log(live, authenticate(request, live, seat, lang))

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
            who = authenticate_viewer(request, table.live, seat)
            found = presenter.past_position(table.live, who, ply)
        if found is None:
            raise Refused(404, "no-position", f"There is no position {ply} at this table.")
        return found

    @get("/{table_id:str}/course", summary="Get the points turn by turn", responses=TABLE_PROBLEMS)
    async def course(self, request: StrictRequest, table_id: TableId) -> Course:
        """The points after every turn; where they are secret, only once the game is over."""
        async with services(request).tables.locked(table_id) as table:
            authenticate(request, table.live)
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
        if (action is None) == (on is None):
            raise Refused(400, "which", "Name either an action or an element.")
        async with services(request).tables.locked(table_id) as table:
            live = table.live
            who = authenticate(request, live, None, lang)
            state = _state_to_decide(live, who)
            if action is not None:
                return presenter.why(live, state.why_not(action), who)
            return presenter.why(live, state.game.why_not_on(state, on or ""), who)

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
            who = authenticate(request, live, None, lang)
            state = _state_to_decide(live, who)
            return presenter.preview_of(
                live, preview_actions(state, action or [], live.revision), who
            )

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
            who = authenticate(request, live, None, lang)
            if live.player not in require_seats(who):
                return Previews(live.revision, [])
            start = preview_actions(_state_to_decide(live, who), action or [], live.revision)
            return presenter.previews_of(live, start, depth, who)

    @get("/{table_id:str}/hint", summary="Ask a bot for a hint", responses=TABLE_PROBLEMS)
    async def hint(self, request: StrictRequest, table_id: TableId, lang: Lang = None) -> Hint:
        """What a bot would do if it knew what the deciding seat knows."""
        here = services(request)
        async with here.tables.locked(table_id) as table:
            live = table.live
            who = authenticate(request, live, None, lang)
            state = _state_to_decide(live, who).clone()
            if not live.setup.hints:
                raise Refused(403, "no-hints", "This table gives no hints.", live.revision)
            address = client_address(request.scope)
            here.limits.charge_costly(address)
        try:
            requester = Requester(address, live.id)
            action = await here.bots.decide(HINTS, state, SystemRandom(), requester)
        except BotFailed:
            raise Refused(503, "bot", "The bot has no hint. Try again.") from None
        async with here.tables.locked(table_id) as table:
            if table.live.revision != live.revision:
                raise Refused(409, "late", "The table has moved on.", table.live.revision)
            return presenter.hint(live, state, action, who)


def _state_to_decide(live: LiveTable, who: Bearer) -> State:
    """The position in which the bearer decides; anyone else is refused."""
    seats = require_seats(who)
    if deciding_seat(live) not in seats:
        raise Refused(403, "not-your-turn", "Only the seat that decides may ask.", live.revision)
    assert live.state is not None
    return live.state
