"""What the links of mails do: a forgotten password set anew, the end of notices by mail."""

from litestar import Controller, Response, post
from litestar.params import JSONBody

from lusoria.server.accounts.messages import Forgotten, NewStart, Session, Unsubscribed
from lusoria.server.accounts.passwords import check_password, hash_password
from lusoria.server.accounts.resets import find_reset, mail_reset, set_password
from lusoria.server.accounts.sessions import open_session
from lusoria.server.addresses import client_address
from lusoria.server.api.accounts import told
from lusoria.server.authentication import check_banned
from lusoria.server.documentation import POST_PROBLEMS
from lusoria.server.notice_mail import unsubscribe
from lusoria.server.parameters import StrictRequest
from lusoria.server.services import services
from lusoria.tables.refused import Refused


class Resets(Controller):
    """What the links of mails do, for whoever has them."""

    path = "/api/account"
    tags = ["accounts"]  # noqa: RUF012

    @post("/forgotten", summary="Ask for a new password", status_code=200, responses=POST_PROBLEMS)
    async def forgotten(self, request: StrictRequest, data: JSONBody[Forgotten]) -> Session:
        """Mails a link to the account's address; the answer does not tell if there is one."""
        here = services(request)
        if not here.mail.is_offered:
            raise Refused("no-mail", "This server sends no mail.")
        here.limits.charge_mail(client_address(request.scope), data.name)
        await mail_reset(here.accounts, here.mail, data.name)
        return Session(None)

    @post("/unsubscribe", summary="End notices by mail", status_code=200, responses=POST_PROBLEMS)
    async def unsubscribe(self, request: StrictRequest, data: JSONBody[Unsubscribed]) -> Session:
        """Takes the secret of the link in a mail; one need not be signed in."""
        await unsubscribe(services(request).accounts, data.secret)
        return Session(None)

    @post(
        "/reset",
        summary="Set a forgotten password anew",
        status_code=200,
        response_description="The account; its cookie is the session.",
        responses=POST_PROBLEMS,
    )
    async def reset(self, request: StrictRequest, data: JSONBody[NewStart]) -> Response[Session]:
        """Takes the secret of the link, once. All sessions end, and one signs in here."""
        here = services(request)
        account = await find_reset(here.accounts, data.secret)
        check_banned(account)
        check_password(data.password, account.name)
        await set_password(here.accounts, account.id, await hash_password(data.password))
        cookie = await open_session(here.accounts, account, request)
        return Response(Session(told(account)), cookies=[cookie])
