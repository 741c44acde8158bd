"""One's own account: its password, sessions and access tokens, all that is stored of it."""

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody

from lusoria.server.accounts import access_tokens
from lusoria.server.accounts.leaving import export, remove
from lusoria.server.accounts.messages import (
    AccessToken,
    Confirmed,
    Export,
    MadeAccessToken,
    MailWanted,
    NewAccessToken,
    NewEmail,
    NewLanguage,
    NewPassword,
    OpenSession,
    Session,
)
from lusoria.server.accounts.passwords import check_password, hash_password
from lusoria.server.accounts.resets import set_email, set_password
from lusoria.server.accounts.sessions import SignedIn, close_session, end_sessions, sessions_of
from lusoria.server.api.accounts import confirm, told
from lusoria.server.authentication import require_session
from lusoria.server.documentation import POST_PROBLEMS
from lusoria.server.notice_mail import want_mail
from lusoria.server.parameters import OwnId, StrictRequest
from lusoria.server.services import Services, services
from lusoria.tables.refused import Refused


class OwnAccount(Controller):
    """One's own account; an access token does not change it."""

    path = "/api/account"
    tags = ["accounts"]  # noqa: RUF012

    @post("/password", summary="Change the password", status_code=200, responses=POST_PROBLEMS)
    async def password(self, request: StrictRequest, data: JSONBody[NewPassword]) -> Session:
        """All other sessions end."""
        here, found = await _own(request)
        await confirm(request, found.account, data.password)
        check_password(data.new, found.account.name)
        hashed = await hash_password(data.new)
        await set_password(here.accounts, found.account.id, hashed, found.session)
        return await _now(here, found)

    @post(
        "/email",
        summary="Set or remove the address for mail",
        status_code=200,
        responses=POST_PROBLEMS,
    )
    async def email(self, request: StrictRequest, data: JSONBody[NewEmail]) -> Session:
        """Where mail goes, if the server sends any."""
        here, found = await _own(request)
        await confirm(request, found.account, data.password)
        await set_email(here.accounts, found.account.id, data.email)
        return await _now(here, found)

    @post("/mail", summary="Choose notices by mail", status_code=200, responses=POST_PROBLEMS)
    async def mail(self, request: StrictRequest, data: JSONBody[MailWanted]) -> Session:
        """A mail for each challenge, and at slow tables for each turn and the end."""
        here, found = await _own(request)
        if data.notices and not here.mail.is_offered:
            raise Refused("no-mail", "This server sends no mail.")
        await want_mail(here.accounts, found.account, data.notices)
        return await _now(here, found)

    @post("/language", summary="Choose the language", status_code=200, responses=POST_PROBLEMS)
    async def language(self, request: StrictRequest, data: JSONBody[NewLanguage]) -> Session:
        """The language of mail, and of the page in a browser where none is chosen."""
        here, found = await _own(request)
        await here.accounts.change(found.account.id, language=data.language)
        return await _now(here, found)

    @get("/export", summary="Get all that is stored", responses=POST_PROBLEMS)
    async def export(self, request: StrictRequest) -> Export:
        """All that is stored about the account, but its secrets."""
        here, found = await _own(request)
        return await export(here.accounts, found, told(found.account))

    @post("/delete", summary="Delete the account", status_code=200, responses=POST_PROBLEMS)
    async def remove(self, request: StrictRequest, data: JSONBody[Confirmed]) -> Response[Session]:
        """Removes it for good: its name is free, and guests sit in its seats."""
        here, found = await _own(request)
        await confirm(request, found.account, data.password)
        await remove(here.accounts, here.tournaments, found.account.id)
        return Response(Session(None), cookies=[await close_session(here.accounts, request)])

    # --- sessions ---

    @get("/sessions", summary="List the sessions", responses=POST_PROBLEMS)
    async def sessions(self, request: StrictRequest) -> list[OpenSession]:
        """The browsers in which one is signed in, the one used last first."""
        here, found = await _own(request)
        return await sessions_of(here.accounts, found)

    @delete("/sessions", summary="End the other sessions", status_code=200, responses=POST_PROBLEMS)
    async def end_others(self, request: StrictRequest) -> list[OpenSession]:
        """Signs out everywhere but here; the answer is what is left."""
        here, found = await _own(request)
        await end_sessions(here.accounts, found)
        return await sessions_of(here.accounts, found)

    @delete(
        "/sessions/{own_id:str}",
        summary="End a session",
        status_code=200,
        responses=POST_PROBLEMS,
    )
    async def end(self, request: StrictRequest, own_id: OwnId) -> list[OpenSession]:
        """Signs out in one browser; the answer is what is left."""
        here, found = await _own(request)
        await end_sessions(here.accounts, found, own_id)
        return await sessions_of(here.accounts, found)

    # --- access tokens ---

    @get("/tokens", summary="List the access tokens", responses=POST_PROBLEMS)
    async def tokens(self, request: StrictRequest) -> list[AccessToken]:
        """The tokens with which programs act for the account, the newest first."""
        here, found = await _own(request)
        return await access_tokens.tokens_of(here.accounts, found.account.id)

    @post("/tokens", summary="Make an access token", status_code=201, responses=POST_PROBLEMS)
    async def make_token(
        self, request: StrictRequest, data: JSONBody[NewAccessToken]
    ) -> MadeAccessToken:
        """A program sends it as `Authorization: Bearer`; it is shown only here."""
        here, found = await _own(request)
        return await access_tokens.make_token(here.accounts, found.account.id, data)

    @delete(
        "/tokens/{own_id:str}",
        summary="End an access token",
        status_code=200,
        responses=POST_PROBLEMS,
    )
    async def end_token(self, request: StrictRequest, own_id: OwnId) -> list[AccessToken]:
        """Ends a token at once; the answer is what is left."""
        here, found = await _own(request)
        await access_tokens.end_token(here.accounts, found.account.id, own_id)
        return await access_tokens.tokens_of(here.accounts, found.account.id)


async def _own(request: StrictRequest) -> tuple[Services, SignedIn]:
    """The services, and who is signed in."""
    return services(request), await require_session(request)


async def _now(here: Services, found: SignedIn) -> Session:
    """The account as it has become."""
    account = await here.accounts.get(found.account.id)
    return Session(None if account is None else told(account))
