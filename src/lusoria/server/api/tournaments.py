"""Tournaments: made, entered, run, looked at."""

import time
from random import SystemRandom
from typing import Annotated, Final

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from lusoria.server.accounts.account import Account
from lusoria.server.addresses import client_address
from lusoria.server.authentication import require_account, signed_in
from lusoria.server.documentation import POST_PROBLEMS, PROBLEMS, TABLE_PROBLEMS
from lusoria.server.parameters import StrictRequest
from lusoria.server.services import services
from lusoria.server.tournaments.rows import listed
from lusoria.server.tournaments.tournaments import Act, Held
from lusoria.tables.refused import Refused
from lusoria.tournaments.draft import Draft
from lusoria.tournaments.entering import enter, enter_bot, withdraw
from lusoria.tournaments.making import new_tournament
from lusoria.tournaments.messages import (
    Enter,
    ListedTournament,
    NewTournament,
    TournamentInfo,
    TournamentListing,
    TournamentStatus,
    Withdraw,
)
from lusoria.tournaments.presenter import games_file, info_for, standings_file
from lusoria.tournaments.running import close, start
from lusoria.tournaments.setup import Setup
from lusoria.tournaments.tournament import Tournament

RUNNERS: Final = ("moderator", "admin")  # who may run what others have made

TournamentId = Annotated[str, PathParameter(description="The tournament's id.", max_length=64)]


class Tournaments(Controller):
    """Tournaments. Whoever enters one has an account."""

    path = "/api/tournaments"
    tags = ["tournaments"]  # noqa: RUF012

    @get(summary="List the tournaments", responses=PROBLEMS)
    async def listing(
        self,
        request: StrictRequest,
        status: FromQuery[TournamentStatus | None] = None,
        skip: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
        limit: Annotated[int, QueryParameter(ge=1, le=100)] = 20,
    ) -> TournamentListing:
        """A page of the tournaments, the newest first."""
        rows = await services(request).tables.store.rows(listed(status, skip, limit + 1))
        found = []
        for row in rows[:limit]:
            setup = msgspec.json.decode(row.setup, type=Setup)
            found.append(
                ListedTournament(
                    id=row.id,
                    name=setup.name,
                    game=setup.game,
                    system=setup.system,
                    size=setup.size,
                    status=row.status,
                    entrants=row.entrants,
                    created=row.created,
                    changed=row.changed,
                    starts=setup.starts,
                )
            )
        return TournamentListing(found, skip + limit if len(rows) > limit else None)

    @post(
        summary="Make a tournament",
        status_code=201,
        response_description="The tournament, without entrants.",
        responses=POST_PROBLEMS,
    )
    async def make(self, request: StrictRequest, data: JSONBody[NewTournament]) -> TournamentInfo:
        """Whoever makes it runs it. Needs an account."""
        here = services(request)
        account = await require_account(request)
        here.limits.charge_costly(client_address(request.scope))
        made = new_tournament(data, account.identity, time.time())
        await here.tournaments.add(made)
        return _shown(Held(made), account)

    @get("/{tournament_id:str}", summary="Look at a tournament", responses=TABLE_PROBLEMS)
    async def look(self, request: StrictRequest, tournament_id: TournamentId) -> TournamentInfo:
        """Entrants, standings, and all rounds with their tables."""
        account = await signed_in(request, "read")
        async with services(request).tournaments.locked(tournament_id) as held:
            return _shown(held, account)

    @post(
        "/{tournament_id:str}/enter",
        summary="Enter a tournament",
        status_code=200,
        response_description="The tournament.",
        responses=POST_PROBLEMS,
    )
    async def enter(
        self, request: StrictRequest, tournament_id: TournamentId, data: JSONBody[Enter]
    ) -> TournamentInfo:
        """Enters oneself, or comes back after withdrawing; or enters a bot, if one runs it."""
        account = await require_account(request)

        def act(here: Tournament) -> Draft:
            if data.bot is None:
                return enter(here, account.id, account.name, time.time())
            _check_runs(here, account)
            return enter_bot(here, data.bot, time.time())

        return await _change(request, tournament_id, account, act)

    @post(
        "/{tournament_id:str}/withdraw",
        summary="Withdraw from a tournament",
        status_code=200,
        response_description="The tournament.",
        responses=POST_PROBLEMS,
    )
    async def withdraw(
        self, request: StrictRequest, tournament_id: TournamentId, data: JSONBody[Withdraw]
    ) -> TournamentInfo:
        """A game under way still counts; there are no further ones."""
        account = await require_account(request)

        def act(here: Tournament) -> Draft:
            own = here.entrant_of(account.id)
            if data.entrant is None and own is None:
                raise Refused("not-entered", "You do not take part.", here.revision)
            number = data.entrant if data.entrant is not None or own is None else own.number
            assert number is not None
            by_maker = own is None or own.number != number
            if by_maker:
                _check_runs(here, account)
            return withdraw(here, number, time.time(), by_maker=by_maker)

        return await _change(request, tournament_id, account, act)

    @post(
        "/{tournament_id:str}/start",
        summary="Begin a tournament",
        status_code=200,
        response_description="The tournament with its first round.",
        responses=POST_PROBLEMS,
    )
    async def start(self, request: StrictRequest, tournament_id: TournamentId) -> TournamentInfo:
        """Only for whoever runs it. From now on it goes on by itself."""
        account = await require_account(request)

        def act(here: Tournament) -> Draft:
            _check_runs(here, account)
            return start(here, time.time(), SystemRandom())

        return await _change(request, tournament_id, account, act)

    @post(
        "/{tournament_id:str}/close",
        summary="End a tournament before its time",
        status_code=200,
        response_description="The tournament.",
        responses=POST_PROBLEMS,
    )
    async def close(self, request: StrictRequest, tournament_id: TournamentId) -> TournamentInfo:
        """Only for whoever runs it. Games under way go on, but do not count."""
        account = await require_account(request)

        def act(here: Tournament) -> Draft:
            _check_runs(here, account)
            return close(here, time.time())

        return await _change(request, tournament_id, account, act)

    @get(
        "/{tournament_id:str}/standings.csv",
        summary="Get the standings as a file",
        media_type=MediaType.TEXT,
        responses=TABLE_PROBLEMS,
    )
    async def standings(self, request: StrictRequest, tournament_id: TournamentId) -> Response[str]:
        """A line for each entrant, the best first."""
        async with services(request).tournaments.locked(tournament_id) as held:
            return _file("standings", standings_file(held.info()))

    @get(
        "/{tournament_id:str}/games.csv",
        summary="Get all games as a file",
        media_type=MediaType.TEXT,
        responses=TABLE_PROBLEMS,
    )
    async def games(self, request: StrictRequest, tournament_id: TournamentId) -> Response[str]:
        """A line for each seat of each game."""
        async with services(request).tournaments.locked(tournament_id) as held:
            return _file("games", games_file(held.info()))


async def _change(request: StrictRequest, id: str, account: Account, act: Act) -> TournamentInfo:
    here = services(request)
    async with here.tournaments.locked(id) as held:
        await here.tournaments.change(held, act)
        return _shown(held, account)


def _shown(held: Held, account: Account | None) -> TournamentInfo:
    """The tournament as whoever asks may know it."""
    identity = None if account is None else account.identity
    runs = account is not None and _runs(held.tournament, account)
    return info_for(held.info(), held.tournament, identity, runs=runs)


def _check_runs(here: Tournament, account: Account) -> None:
    if not _runs(here, account):
        raise Refused("not-the-maker", "Only whoever runs the tournament may do this.")


def _runs(here: Tournament, account: Account) -> bool:
    return here.setup.maker == account.id or account.role in RUNNERS


def _file(name: str, text: str) -> Response[str]:
    """A file that a browser saves and does not show."""
    headers = {"Content-Disposition": f'attachment; filename="{name}.csv"'}
    return Response(text, media_type="text/csv; charset=utf-8", headers=headers)
