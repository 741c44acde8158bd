"""Accounts: claiming a name, signing in and out."""

from litestar import Controller, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from lusoria.server.accounts.account import Account
from lusoria.server.accounts.messages import AccountInfo, Claim, Session, SignIn
from lusoria.server.accounts.names import check_name
from lusoria.server.accounts.passwords import (
    check_password,
    hash_password,
    is_outdated,
    is_password,
)
from lusoria.server.accounts.sessions import close_session, open_session, renewed_cookie
from lusoria.server.addresses import client_address
from lusoria.server.authentication import check_banned, find_signed_in
from lusoria.server.documentation import POST_PROBLEMS
from lusoria.server.parameters import StrictRequest
from lusoria.server.services import services
from lusoria.tables.refused import Refused


class AccountsOfAll(Controller):
    """Claiming a name."""

    path = "/api/accounts"
    tags = ["accounts"]  # noqa: RUF012

    @post(
        summary="Claim a name",
        status_code=201,
        response_description="The account; its cookie is the session.",
        responses=POST_PROBLEMS,
    )
    async def claim(self, request: StrictRequest, data: JSONBody[Claim]) -> Response[Session]:
        """Makes an account and signs in. No two names look alike."""
        here = services(request)
        check_name(data.name)
        here.words.check(data.name)
        check_password(data.password, data.name)
        here.limits.charge_claim(client_address(request.scope))
        hashed = await hash_password(data.password)
        account = await here.accounts.claim(data.name, hashed, data.email, data.language)
        here.limits.know(client_address(request.scope), account.name)
        return _answer(account, await open_session(here.accounts, account, request))


class OwnSession(Controller):
    """The session of one's browser."""

    path = "/api/session"
    tags = ["accounts"]  # noqa: RUF012

    @get(summary="Ask who is signed in", responses=POST_PROBLEMS)
    async def whoami(self, request: StrictRequest) -> Response[Session]:
        """The account of the cookie or the access token; null if there is none."""
        found = await find_signed_in(request)
        session = Session(None if found is None else told(found.account))
        here = services(request)
        session.mail = here.mail.is_offered
        session.push = None if here.push.key is None else here.push.key.public
        cookie = renewed_cookie(request) if found is not None and found.session else None
        return Response(session, cookies=[] if cookie is None else [cookie])

    @post(
        summary="Sign in",
        status_code=201,
        response_description="The account; its cookie is the session.",
        responses=POST_PROBLEMS,
    )
    async def sign_in(self, request: StrictRequest, data: JSONBody[SignIn]) -> Response[Session]:
        """A name that nobody has is answered as a wrong password is."""
        here = services(request)
        found = await here.accounts.with_password(data.name)
        account, stored = found or (None, None)
        if not await _try(request, data.name, data.password, stored) or account is None:
            raise Refused("wrong-password", "The name or the password is wrong.")
        check_banned(account)
        if stored is not None and is_outdated(stored):
            await here.accounts.change(account.id, password=await hash_password(data.password))
        return _answer(account, await open_session(here.accounts, account, request))

    @delete(
        summary="Sign out",
        status_code=200,
        response_description="Nobody is signed in any more.",
        responses=POST_PROBLEMS,
    )
    async def sign_out(self, request: StrictRequest) -> Response[Session]:
        """Ends the session of this browser."""
        return _answer(None, await close_session(services(request).accounts, request))


async def confirm(request: StrictRequest, account: Account, password: str) -> None:
    """Refuse whoever does not know the password of the account that is signed in."""
    found = await services(request).accounts.with_password(account.name)
    if not await _try(request, account.name, password, None if found is None else found[1]):
        raise Refused("wrong-password", "The password is wrong.")


async def _try(request: StrictRequest, name: str, password: str, stored: str | None) -> bool:
    """True if it is the password; wrong ones are counted."""
    limits = services(request).limits
    address = client_address(request.scope)
    limits.charge_guess(address, name)
    right = await is_password(password, stored)
    if right:
        limits.forgive_guess(address, name)
    return right


def told(account: Account) -> AccountInfo:
    """Return the account as its owner sees it."""
    return AccountInfo(
        name=account.name,
        role=account.role,
        language=account.language,
        email=account.email,
        created=account.created,
        muted_until=account.muted_until,
        mailed=account.unsubscribe is not None,
    )


def _answer(account: Account | None, cookie: Cookie | None = None) -> Response[Session]:
    session = Session(None if account is None else told(account))
    return Response(session, cookies=[] if cookie is None else [cookie])
