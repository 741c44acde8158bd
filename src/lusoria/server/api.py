"""The API over HTTP: games, tables, and what is done at them."""

import time
from random import SystemRandom
from typing import Annotated, cast

import msgspec
from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

import lusoria
from lusoria.core.game import Game
from lusoria.core.state import State
from lusoria.players.levels import LEVELS
from lusoria.server import seats as seating
from lusoria.server import shown
from lusoria.server.access import address_of, token_of
from lusoria.server.bots import HINTS, BotFailed
from lusoria.server.documentation import (
    GAME_PROBLEMS,
    POST_PROBLEMS,
    PROBLEMS,
    RECORD_PROBLEMS,
    TABLE_PROBLEMS,
)
from lusoria.server.live import talk
from lusoria.server.messages import (
    Act,
    Box,
    Chat,
    Course,
    Created,
    GameInfo,
    GameTexts,
    Hint,
    Level,
    Listed,
    Listing,
    Mode,
    NewTable,
    OwnLog,
    Past,
    Position,
    Preview,
    Previews,
    Record,
    RecordFile,
    Rematch,
    Replayed,
    Resign,
    Say,
    Seated,
    Status,
    TakeBack,
    TakeSeat,
    Why,
)
from lusoria.server.problems import Refused, no_token
from lusoria.server.requests import (
    AsSeat,
    Decisions,
    GameId,
    Lang,
    OfSeat,
    Ply,
    Services,
    Since,
    SinceLine,
    StrictRequest,
    TableId,
    bearer,
    holder,
    one_seat,
    onlooker,
    services,
)
from lusoria.server.settings import MOST_BYTES
from lusoria.server.table import LiveTable
from lusoria.server.tables import deciding, foreseen
from lusoria.server.turns import Asker
from lusoria.text import Texts, source, texts


class Games(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ["games"]  # noqa: RUF012

    @get(summary="Games with their options and levels", responses=PROBLEMS)
    async def games(self, lang: Lang = None) -> list[GameInfo]:
        """Every game, what can be chosen before it begins, and the bots' levels."""
        return [_game_info(lusoria.game(id), texts(lang or "en")) for id in lusoria.game_ids()]

    @get(
        "/{game_id:str}/texts",
        summary="The texts of a game",
        response_description="Its Fluent file.",
        responses=GAME_PROBLEMS,
    )
    async def texts(self, game_id: GameId, lang: Lang = None) -> GameTexts:
        """All that is said of a game, for a client that speaks by itself."""
        try:
            game = lusoria.game(game_id)
        except lusoria.UnknownGame as e:
            raise Refused(404, "no-game", str(e)) from None
        language = lang or "en"
        return GameTexts(language=language, fluent=source(game, language))


def _game_info(game: Game, said: Texts) -> GameInfo:
    shown = tuple(f"{game.id}-{part}" for part in ("name", "about", "option-", "mode-"))
    touched = {f"{game.id}-rule-{option.rule.replace('.', '-')}" for option in game.options}
    return GameInfo(
        id=game.id,
        name=game.name,
        version=game.version,
        players=game.players,
        options=[option.json() for option in game.options],
        actions=game.action_count,
        levels=msgspec.convert(list(LEVELS), list[Level]),
        box=Box(
            minutes=game.box.minutes,
            players=game.box.players,
            modes=[Mode(mode.name, mode.players, dict(mode.options)) for mode in game.box.modes],
        ),
        scoring=game.rules.scoring,
        texts={id: said.text(id) for id in said.ids() if id.startswith(shown) or id in touched},
    )


class Records(Controller):
    """Records that somebody else keeps."""

    path = "/api/replay"
    tags = ["records"]  # noqa: RUF012

    @post(
        summary="Go through a record",
        status_code=200,
        response_description="The game as a seat, or everyone, could see it.",
        responses=RECORD_PROBLEMS,
        request_max_body_size=MOST_BYTES,
    )
    async def replay(
        self,
        request: StrictRequest,
        data: JSONBody[RecordFile],
        seat: OfSeat = None,
        lang: Lang = None,
    ) -> Replayed:
        """Replays a record and proves its dice. Nothing is kept: send it with every request."""
        here, body = await _record(request, data, seat)
        return cast(Replayed, await here.readings.story(body, seat, lang))

    @post(
        "/{ply:int}",
        summary="A position of a record",
        status_code=200,
        response_description="The position.",
        responses=RECORD_PROBLEMS,
        request_max_body_size=MOST_BYTES,
    )
    async def past(
        self, request: StrictRequest, ply: Ply, data: JSONBody[RecordFile], seat: OfSeat = None
    ) -> Past:
        """The position after so many actions, as a seat, or everyone, could know it."""
        here, body = await _record(request, data, seat)
        return cast(Past, await here.readings.position(body, seat, ply))


async def _record(
    request: StrictRequest, file: RecordFile, seat: int | None
) -> tuple[Services, bytes]:
    """The record as it was sent; one that has to be gone through first is charged for."""
    here = services(request)
    if seat is not None and seat >= file.players:
        raise Refused(400, "no-seat", f"There is no seat {seat} in this record.")
    body = await request.body()
    if not here.readings.known(body):
        here.limits.replay(address_of(request.scope))
    return here, body


class TablesApi(Controller):
    """Tables and what is done at them."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    # --- finding and making ---

    @get(summary="Public tables", responses=PROBLEMS)
    async def listing(
        self,
        request: StrictRequest,
        game: Annotated[str | None, QueryParameter(max_length=40, required=False)] = None,
        status: FromQuery[Status | None] = None,
        free: Annotated[
            bool, QueryParameter(description="Only tables with a seat open for whoever comes.")
        ] = False,
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
        response_description="The table; its tokens are shown only here.",
        responses=POST_PROBLEMS,
    )
    async def make(self, request: StrictRequest, data: JSONBody[NewTable]) -> Created:
        """Makes a table. It begins when all its seats are taken."""
        here = services(request)
        address = address_of(request.scope)
        here.limits.spend(address)
        return await here.tables.make(data, address)

    # --- looking ---

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

    # --- doing ---

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

    # --- talking ---

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


def _decided(request: StrictRequest, live: LiveTable) -> State:
    """The position that the bearer's seat decides in; everybody else is refused."""
    seats = holder(request, live)
    if deciding(live) not in seats:
        raise Refused(403, "not-your-turn", "Only the seat that decides is told.", live.revision)
    assert live.state is not None
    return live.state
