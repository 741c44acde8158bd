"""Messages to the browsers of an account: who gets them."""

from litestar import Controller, delete, post
from litestar.params import JSONBody

from lusoria.server.accounts.messages import NewSubscription, OpenSession
from lusoria.server.accounts.sessions import sessions_of
from lusoria.server.authentication import require_session
from lusoria.server.documentation import POST_PROBLEMS
from lusoria.server.parameters import OwnId, StrictRequest
from lusoria.server.push.subscriptions import subscribe, unsubscribe
from lusoria.server.services import services
from lusoria.tables.refused import Refused


class OwnPush(Controller):
    """The browsers that get the account's notices as messages."""

    path = "/api/account/push"
    tags = ["accounts"]  # noqa: RUF012

    @post(
        summary="Get notices as messages",
        status_code=200,
        response_description="The sessions; `pushed` says in which browsers notices come.",
        responses=POST_PROBLEMS,
    )
    async def begin(
        self, request: StrictRequest, data: JSONBody[NewSubscription]
    ) -> list[OpenSession]:
        """Sends notices to this browser, as they are by mail, until its session ends.

        The browser subscribes with the key that `GET /api/session` gives as `push`.
        """
        here, found = services(request), await require_session(request)
        if here.push.key is None:
            raise Refused("no-push", "This server sends no push messages.")
        if not here.push.can_reach(data.endpoint):
            raise Refused("subscription", "This is not the address of a push service.")
        await subscribe(here.accounts, found, data)
        return await sessions_of(here.accounts, found)

    @delete(
        "/{own_id:str}",
        summary="Get no more messages",
        status_code=200,
        response_description="The sessions; `pushed` says in which browsers notices come.",
        responses=POST_PROBLEMS,
    )
    async def end(self, request: StrictRequest, own_id: OwnId) -> list[OpenSession]:
        """Sends no more notices to the browser of a session."""
        here, found = services(request), await require_session(request)
        await unsubscribe(here.accounts, found, own_id)
        return await sessions_of(here.accounts, found)
