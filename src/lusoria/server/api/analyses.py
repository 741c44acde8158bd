"""Analysing a finished table."""

from typing import cast

from litestar import Controller, post

from lusoria.server.addresses import client_address
from lusoria.server.authentication import authenticate_viewer
from lusoria.server.documentation import TABLE_PROBLEMS
from lusoria.server.fair_queue import Requester
from lusoria.server.parameters import StrictRequest, TableId
from lusoria.server.ratings.accuracies import record_of
from lusoria.server.services import services
from lusoria.tables.messages.analysis import Analysis


class Analyses(Controller):
    """Analysing a finished table."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @post(
        "/{table_id:str}/analysis",
        summary="Analyse a finished table",
        status_code=200,
        response_description="How far the analysis is, and what it found.",
        responses=TABLE_PROBLEMS,
    )
    async def analysis(self, request: StrictRequest, table_id: TableId) -> Analysis:
        """What each choice gave away, and what chance gave.

        It is analysed a little further each time it is asked for: ask until `found` is there. Of a
        rated game, the accuracy of each seat is kept for the pages of the players.
        """
        here = services(request)
        async with here.tables.locked(table_id) as table:
            live = table.live
            await authenticate_viewer(request, live, None)
        body = record_of(live)
        address = client_address(request.scope)
        if not here.record_reader.is_known(body):
            here.limits.charge_replay(address)
        return cast(Analysis, await here.analyses.go_on(live, body, Requester(address)))
