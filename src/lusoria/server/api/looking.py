"""Looking at a table: as it is and was, why not, what if, what a bot would do."""

import time
from random import SystemRandom
from typing import Annotated

from litestar import Controller, get
from litestar.params import QueryParameter

from lusoria.core.state import State
from lusoria.server import shown
from lusoria.server.access import address_of
from lusoria.server.bots import HINTS, BotFailed
from lusoria.server.documentation import TABLE_PROBLEMS
from lusoria.server.messages.beforehand import Hint, Preview, Previews, Why
from lusoria.server.messages.table import Position
from lusoria.server.messages.told import Course, OwnLog, Past, Record
from lusoria.server.problems import Refused
from lusoria.server.requests import (
    AsSeat,
    Decisions,
    Lang,
    Ply,
    Since,
    StrictRequest,
    TableId,
    bearer,
    holder,
    onlooker,
    services,
)
from lusoria.server.table import LiveTable
from lusoria.server.tables import deciding, foreseen
from lusoria.server.turns import Asker


class Looking(Controller):
    """What is asked about a table; nothing changes."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @get("/{table_id:str}", summary="The table as the bearer may know it", responses=TABLE_PROBLEMS)
    async def look(
        self,
        request: StrictRequest,
        table_id: TableId,
        since: Since = None,
        seat: AsSeat = None,
        lang: Lang = None,
    ) -> Position:
        """The position for the bearer of the token, or for a spectator without one."""
        async with services(request).tables.held(table_id) as live:
            who = onlooker(request, live, seat, lang)
            return shown.position(live, who, since, time.time())

    @get(
        "/{table_id:str}/record",
        summary="The record, or before the end the bearer's own log",
        responses=TABLE_PROBLEMS,
    )
    async def record(
        self, request: StrictRequest, table_id: TableId, seat: AsSeat = None, lang: Lang = None
    ) -> Record | OwnLog:
        """The whole game with the secret of its dice, once it is over."""
        async with services(request).tables.held(table_id) as live:
            return shown.record(live, bearer(request, live, seat, lang))

    @get(
        "/{table_id:str}/positions/{ply:int}",
        summary="An earlier position",
        responses=TABLE_PROBLEMS,
    )
    async def past(
        self, request: StrictRequest, table_id: TableId, ply: Ply, seat: AsSeat = None
    ) -> Past:
        """The position after so many actions, as the bearer may know it."""
        async with services(request).tables.held(table_id) as live:
            found = shown.past(live, onlooker(request, live, seat), ply)
        if found is None:
            raise Refused(404, "no-position", f"There is no position {ply} at this table.")
        return found

    @get("/{table_id:str}/course", summary="How the points went", responses=TABLE_PROBLEMS)
    async def course(self, request: StrictRequest, table_id: TableId) -> Course:
        """The standing after every turn; where it is secret, only once the game is over."""
        async with services(request).tables.held(table_id) as live:
            bearer(request, live)
            return shown.course(live)

    @get(
        "/{table_id:str}/why",
        summary="Why something may not be done",
        responses=TABLE_PROBLEMS,
    )
    async def why(
        self,
        request: StrictRequest,
        table_id: TableId,
        action: Annotated[int | None, QueryParameter(ge=0, le=1_000_000, required=False)] = None,
        on: Annotated[str | None, QueryParameter(max_length=100, required=False)] = None,
        lang: Lang = None,
    ) -> Why:
        """The clause and the reason, told only to the seat that decides."""
        if (action is None) == (on is None):
            raise Refused(400, "which", "Ask either for an action or for an element.")
        async with services(request).tables.held(table_id) as live:
            who = bearer(request, live, None, lang)
            state = _decided(request, live)
            if action is not None:
                return shown.why(live, state.why_not(action), who)
            return shown.why(live, state.game.why_not_on(state, on or ""), who)

    @get(
        "/{table_id:str}/preview",
        summary="What decisions would do",
        responses=TABLE_PROBLEMS,
    )
    async def preview(
        self,
        request: StrictRequest,
        table_id: TableId,
        action: Decisions = None,
        lang: Lang = None,
    ) -> Preview:
        """What would happen and be seen then, told only to the seat that decides.

        It tells what doing it and taking it back would show, and no more: chance, something shown
        or another seat's decision ends it.
        """
        async with services(request).tables.held(table_id) as live:
            who = bearer(request, live, None, lang)
            state = _decided(request, live)
            return shown.foretold(live, foreseen(state, action or [], live.revision), who)

    @get(
        "/{table_id:str}/previews",
        summary="What every legal decision would do",
        responses=TABLE_PROBLEMS,
    )
    async def previews(
        self,
        request: StrictRequest,
        table_id: TableId,
        action: Decisions = None,
        depth: Annotated[
            int,
            QueryParameter(ge=1, le=3, description="How many decisions of a move are looked at."),
        ] = 1,
        lang: Lang = None,
    ) -> Previews:
        """What would happen with each, now or after other decisions. A seat that does not decide
        has none.
        """
        async with services(request).tables.held(table_id) as live:
            who = bearer(request, live, None, lang)
            if live.player not in holder(request, live):
                return Previews(live.revision, [])
            start = foreseen(_decided(request, live), action or [], live.revision)
            return shown.all_foretold(live, start, depth, who)

    @get("/{table_id:str}/hint", summary="What a bot would do", responses=TABLE_PROBLEMS)
    async def hint(self, request: StrictRequest, table_id: TableId, lang: Lang = None) -> Hint:
        """What a bot would do, knowing only what the deciding seat knows."""
        here = services(request)
        async with here.tables.held(table_id) as live:
            who = bearer(request, live, None, lang)
            state = _decided(request, live).clone()
            if not live.setup.hints:
                raise Refused(403, "no-hints", "At this table there are no hints.", live.revision)
            address = address_of(request.scope)
            here.limits.spend(address)
            revision = live.revision
        try:
            asker = Asker(address, live.id)
            action = await here.keeper.bots.decide(HINTS, state, SystemRandom(), asker)
        except BotFailed:
            raise Refused(503, "bot", "The bot does not know. Try again.") from None
        async with here.tables.held(table_id) as live:
            if live.revision != revision:
                raise Refused(409, "late", "The table has moved on.", live.revision)
            return shown.hint(live, state, action, who)


def _decided(request: StrictRequest, live: LiveTable) -> State:
    """The position that the bearer's seat decides in; everybody else is refused."""
    seats = holder(request, live)
    if deciding(live) not in seats:
        raise Refused(403, "not-your-turn", "Only the seat that decides is told.", live.revision)
    assert live.state is not None
    return live.state
