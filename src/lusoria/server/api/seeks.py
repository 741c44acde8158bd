"""The lobby: seeking a game with whoever wants the same."""

from litestar import Controller, get, post
from litestar.params import JSONBody

from lusoria.server.addresses import client_address
from lusoria.server.authentication import require_account, signed_in
from lusoria.server.documentation import POST_PROBLEMS, PROBLEMS
from lusoria.server.parameters import StrictRequest
from lusoria.server.services import services
from lusoria.tables.messages.seeks import NewSeek, SeekInfo, Sought


class SeeksOfAll(Controller):
    """Games for which somebody waits."""

    path = "/api/seeks"
    tags = ["tables"]  # noqa: RUF012

    @get(summary="List the games for which somebody waits", responses=PROBLEMS)
    async def waiting(self, request: StrictRequest) -> list[SeekInfo]:
        """The newest first. Join one by seeking the same."""
        account = await signed_in(request, "read")
        return await services(request).seeks.waiting(None if account is None else account.id)

    @post(
        summary="Seek a game",
        status_code=200,
        response_description="Where one waits, or plays now.",
        responses=POST_PROBLEMS,
    )
    async def seek(self, request: StrictRequest, data: JSONBody[NewSeek]) -> Sought:
        """Joins somebody who waits for the same, or waits at a new public table.

        Closing the table ends that, and so does leaving it alone for half a minute, unless its
        clock leaves days for a turn.
        """
        here = services(request)
        account = await require_account(request)
        address = client_address(request.scope)
        here.limits.charge_costly(address)
        return await here.seeks.seek(account.identity, data, address)
