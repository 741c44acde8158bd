"""What waits for an account: in the page, and in feeds for programs."""

from collections.abc import Callable
from typing import Annotated, Any, Final

from litestar import Controller, Response, get, post
from litestar.params import PathParameter
from sqlalchemy import Connection

from lusoria.server.accounts.account import Account
from lusoria.server.authentication import check_banned, require_account, require_session
from lusoria.server.documentation import GAME_PROBLEMS, POST_PROBLEMS
from lusoria.server.feeds import atom, calendar
from lusoria.server.notices import account_of_feed, deadlines_of, mark_seen, new_feed, notices_of
from lusoria.server.parameters import StrictRequest
from lusoria.server.services import services
from lusoria.tables.messages.notices import Feed, Notice, Notices
from lusoria.tables.refused import Refused

Secret = Annotated[str, PathParameter(description="The secret of the feeds.", max_length=64)]

ATOM: Final = "application/atom+xml"
CALENDAR: Final = "text/calendar"


class OwnNotices(Controller):
    """What waits for the account."""

    path = "/api/account"
    tags = ["accounts"]  # noqa: RUF012

    @get("/notices", summary="List one's notices", responses=POST_PROBLEMS)
    async def notices(self, request: StrictRequest) -> Notices:
        """Challenges; one's turn and the end of games where a turn has an hour or more."""
        account = await require_account(request, "read")
        store = services(request).tables.store
        return Notices(await store.read(lambda connection: notices_of(connection, account.id)))

    @post(
        "/notices/seen",
        summary="Mark one's notices as seen",
        status_code=200,
        response_description="What waits all the same.",
        responses=POST_PROBLEMS,
    )
    async def see(self, request: StrictRequest) -> Notices:
        """Games that are over are not told of any more."""
        account = await require_account(request)
        store = services(request).tables.store
        await store.write(lambda connection: mark_seen(connection, account.id))
        return Notices(await store.read(lambda connection: notices_of(connection, account.id)))

    @post(
        "/feed",
        summary="Make the addresses of one's feeds",
        status_code=201,
        response_description="The addresses. They are shown only here.",
        responses=POST_PROBLEMS,
    )
    async def feed(self, request: StrictRequest) -> Feed:
        """Whoever knows them may read the notices. Older addresses are worth nothing any more.

        They outlive an access token, so none is for this.
        """
        account = (await require_session(request)).account
        store = services(request).tables.store
        secret = await store.write(lambda connection: new_feed(connection, account.id))
        base = f"{_base(request)}/api/feeds/{secret}"
        return Feed(atom=f"{base}/notices.atom", calendar=f"{base}/deadlines.ics")


class Feeds(Controller):
    """The notices of an account for programs that know the feeds' secret."""

    path = "/api/feeds/{secret:str}"
    tags = ["accounts"]  # noqa: RUF012

    @get("/notices.atom", summary="Read notices as Atom", responses=GAME_PROBLEMS, media_type=ATOM)
    async def notices(self, request: StrictRequest, secret: Secret) -> Response[str]:
        """An entry for each notice."""
        account, found = await _read(request, secret, notices_of)
        language = account.language or "en"
        return Response(atom(found, _base(request), account.name, language), media_type=ATOM)

    @get(
        "/deadlines.ics",
        summary="Read deadlines as a calendar",
        responses=GAME_PROBLEMS,
        media_type=CALENDAR,
    )
    async def deadlines(self, request: StrictRequest, secret: Secret) -> Response[str]:
        """When the time for each turn of the account is up, and when its tournaments begin."""
        account, found = await _read(request, secret, deadlines_of)
        told = calendar(found, _base(request), account.language or "en")
        return Response(told, media_type=CALENDAR)


async def _read(
    request: StrictRequest, secret: str, told: Callable[[Connection, str], list[Notice]]
) -> tuple[Account, list[Notice]]:
    """Whose feed it is, and what it says."""
    here = services(request)
    store = here.tables.store
    id = await store.read(lambda connection: account_of_feed(connection, secret))
    account = None if id is None else await here.accounts.get(id)
    if account is None:
        raise Refused("not-found", "There is no such feed.")
    check_banned(account)
    return account, await store.read(lambda connection: told(connection, account.id))


def _base(request: StrictRequest) -> str:
    """The address of the server as whoever asks knows it."""
    url: Any = request.base_url
    return str(url).rstrip("/")
