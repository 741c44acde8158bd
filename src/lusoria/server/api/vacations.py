"""One's own vacation: declared, looked at, ended."""

from litestar import Controller, delete, get, post
from litestar.params import JSONBody

from lusoria.server.accounts.messages import NewVacation, VacationInfo
from lusoria.server.accounts.vacations import come_back, go, vacation_of
from lusoria.server.authentication import require_account, require_session
from lusoria.server.documentation import POST_PROBLEMS
from lusoria.server.parameters import StrictRequest
from lusoria.server.services import services


class OwnVacation(Controller):
    """One's own vacation; an access token does not declare it."""

    path = "/api/account/vacation"
    tags = ["accounts"]  # noqa: RUF012

    @get(summary="Look at one's vacation", responses=POST_PROBLEMS)
    async def look(self, request: StrictRequest) -> VacationInfo:
        """The one that is or is planned, and how much is left."""
        account = await require_account(request, "read")
        return await vacation_of(services(request).tables, account.id)

    @post(
        summary="Go on vacation",
        status_code=201,
        response_description="The vacation.",
        responses=POST_PROBLEMS,
    )
    async def go(self, request: StrictRequest, data: JSONBody[NewVacation]) -> VacationInfo:
        """Where a turn has a day or more, one's clock stands still meanwhile."""
        found = await require_session(request)
        return await go(services(request).tables, found.account.id, data)

    @delete(summary="Come back", status_code=200, responses=POST_PROBLEMS)
    async def come_back(self, request: StrictRequest) -> VacationInfo:
        """Ends the vacation, or calls off the one that is planned."""
        found = await require_session(request)
        return await come_back(services(request).tables, found.account.id)
