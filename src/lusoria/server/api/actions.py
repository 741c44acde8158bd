"""What people do at a table: sit down, decide, take back, resign, play again, close it."""

from litestar import Controller, post
from litestar.params import JSONBody

from lusoria.server.accounts.names import check_guests
from lusoria.server.addresses import client_address
from lusoria.server.authentication import authenticate, signed_in
from lusoria.server.documentation import POST_PROBLEMS
from lusoria.server.parameters import AsSeat, Lang, OwnStream, StrictRequest, TableId
from lusoria.server.rows import new_table
from lusoria.server.services import services
from lusoria.server.updates import answer, current_position
from lusoria.tables.bearer import Bearer, require_seats
from lusoria.tables.messages.requests import Act, RenewLink, Resign, TakeBack, TakeSeat
from lusoria.tables.messages.table import NewLink, Position, Rematch, Seated
from lusoria.tables.service import challenging, deciding, leaving, links, seating


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
        """Takes the token's seat, or without a token an open one; or takes it back from a bot.

        Whoever is signed in sits there as their account, under its name.
        """
        here = services(request)
        async with here.tables.locked(table_id) as table:
            who = await authenticate(request, table.live)
            account = await signed_in(request)
            identity = None if account is None else account.identity
            draft, seated = seating.sit_down(table.live, who, data, identity)
            check_guests(draft)
            await here.tables.commit(table, draft)
            return seated

    @post(
        "/{table_id:str}/link",
        summary="Renew a seat's link",
        status_code=200,
        response_description="The new token; the old one is worthless from now on.",
        responses=POST_PROBLEMS,
    )
    async def renew(
        self, request: StrictRequest, table_id: TableId, data: JSONBody[RenewLink]
    ) -> NewLink:
        """Streams that were opened with the old token end."""
        here = services(request)
        async with here.tables.locked(table_id) as table:
            if (before := links.renewed(table.live, data)) is not None:
                return before
            who = await authenticate(request, table.live)
            draft, link = links.renew(table.live, who, data)
            await here.tables.commit(table, draft)
            return link

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
        stream: OwnStream = None,
    ) -> Position:
        """The action names the revision it answers: sent late or twice, it changes nothing."""
        here = services(request)
        async with here.tables.locked(table_id, data.revision) as table:
            who = await authenticate(request, table.live, seat, lang)
            draft = deciding.act(table.live, who, data)
            table.address = client_address(request.scope)
            await here.tables.commit(table, draft)
            return answer(here.tables, table, who, data.revision, stream)

    @post(
        "/{table_id:str}/undo",
        summary="Take back",
        status_code=200,
        response_description="The position after taking back.",
        responses=POST_PROBLEMS,
    )
    async def undo(
        self,
        request: StrictRequest,
        table_id: TableId,
        data: JSONBody[TakeBack],
        lang: Lang = None,
        stream: OwnStream = None,
    ) -> Position:
        """Takes back the last decisions, the last move, or as much as possible of the turn."""
        here = services(request)
        async with here.tables.locked(table_id, data.revision) as table:
            who = await authenticate(request, table.live, data.seat, lang)
            await here.tables.commit(table, deciding.take_back(table.live, who, data))
            return answer(here.tables, table, who, data.revision, stream)

    @post(
        "/{table_id:str}/resign",
        summary="Resign",
        status_code=200,
        response_description="The position after resigning.",
        responses=POST_PROBLEMS,
    )
    async def resign(
        self,
        request: StrictRequest,
        table_id: TableId,
        data: JSONBody[Resign],
        lang: Lang = None,
        stream: OwnStream = None,
    ) -> Position:
        """With two sides the other one wins; with more, a bot takes over the seat."""
        here = services(request)
        async with here.tables.locked(table_id) as table:
            who = await authenticate(request, table.live, data.seat, lang)
            before = table.live.revision
            await here.tables.commit(table, leaving.resign(table.live, who, data))
            return answer(here.tables, table, who, before, stream)

    @post(
        "/{table_id:str}/rematch",
        summary="Play again",
        status_code=201,
        response_description="The new table, and one's token there.",
        responses=POST_PROBLEMS,
    )
    async def rematch(self, request: StrictRequest, table_id: TableId) -> Rematch:
        """Makes a new table for the same people. Further requests return the same table.

        Whoever asks first sits there already. The others sit down with their old tokens, and get
        new ones. If an answer got lost, the old token asks again, until something is decided there.
        """
        here = services(request)
        async with here.tables.locked(table_id) as table:
            who = await authenticate(request, table.live)
            require_seats(who)
            if not table.live.rematch:
                here.limits.charge_costly(client_address(request.scope))
                draft, new, token = seating.play_again(table.live, who)
                await here.tables.commit(table, draft, new_table(new, here.tables.standstill))
                await here.tables.adopt(new, table.address)
                return Rematch(table.live.rematch, table.live.revision, token)
            id, revision = table.live.rematch, table.live.revision
        async with here.tables.locked(id) as table:
            given = links.give_again(table.live, who.seats) if who.token else None
            if given is not None:
                await here.tables.commit(table, given[0])
        return Rematch(id, revision, None if given is None else given[1])

    @post(
        "/{table_id:str}/decline",
        summary="Decline a challenge",
        status_code=200,
        response_description="The table is closed.",
        responses=POST_PROBLEMS,
    )
    async def decline(self, request: StrictRequest, table_id: TableId) -> Position:
        """Closes a table at which a seat is reserved for the account that sends the request."""
        here = services(request)
        async with here.tables.locked(table_id) as table:
            who = await authenticate(request, table.live)
            await here.tables.commit(table, challenging.decline(table.live, who))
            return current_position(here.tables, table, Bearer())

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
            who = await authenticate(request, table.live)
            await here.tables.commit(table, leaving.close(table.live, who))
            return current_position(here.tables, table, Bearer())
