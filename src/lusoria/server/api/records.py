"""Replaying and analysing uploaded records."""

from typing import cast

from litestar import Controller, post
from litestar.params import JSONBody

from lusoria.server.addresses import client_address
from lusoria.server.documentation import RECORD_PROBLEMS
from lusoria.server.fair_queue import Requester
from lusoria.server.parameters import Lang, OfSeat, Ply, StrictRequest
from lusoria.server.record_reader import RecordReader
from lusoria.server.services import services
from lusoria.server.settings import MAX_RECORD
from lusoria.tables.messages.analysis import Analysis
from lusoria.tables.messages.history import Begin, Past, Replayed
from lusoria.tables.messages.requests import RecordFile
from lusoria.tables.service.replaying import check_seat


class Records(Controller):
    """Replaying uploaded records."""

    path = "/api/replay"
    tags = ["records"]  # noqa: RUF012

    @post(
        summary="Replay a record",
        status_code=200,
        response_description="The game as a seat, or a spectator, could have seen it.",
        responses=RECORD_PROBLEMS,
        request_max_body_size=MAX_RECORD,
    )
    async def replay(
        self,
        request: StrictRequest,
        data: JSONBody[RecordFile],
        seat: OfSeat = None,
        lang: Lang = None,
    ) -> Replayed:
        """Replays a record and verifies its dice. Nothing is stored: send it with every request."""
        reader, address, body = await _record(request, data, seat)
        return cast(Replayed, await reader.game(address, body, seat, lang))

    @post(
        "/{ply:int}",
        summary="Get a position of a record",
        status_code=200,
        response_description="The position.",
        responses=RECORD_PROBLEMS,
        request_max_body_size=MAX_RECORD,
    )
    async def past(
        self, request: StrictRequest, ply: Ply, data: JSONBody[RecordFile], seat: OfSeat = None
    ) -> Past:
        """The position after the given number of actions, as a seat or a spectator saw it."""
        reader, address, body = await _record(request, data, seat)
        return cast(Past, await reader.position(address, body, seat, ply))

    @post(
        "/{ply:int}/begin",
        summary="Get a position of a record to play on from",
        status_code=200,
        response_description="The position, as the request for a new table takes it.",
        responses=RECORD_PROBLEMS,
        request_max_body_size=MAX_RECORD,
    )
    async def begin(self, request: StrictRequest, ply: Ply, data: JSONBody[RecordFile]) -> Begin:
        """The whole position after the given number of actions, with all that was hidden."""
        reader, address, body = await _record(request, data, None)
        return cast(Begin, await reader.begin(address, body, ply))

    @post(
        "/analysis",
        summary="Analyse a record",
        status_code=200,
        response_description="How far the analysis is, and what it found.",
        responses=RECORD_PROBLEMS,
        request_max_body_size=MAX_RECORD,
    )
    async def analysis(self, request: StrictRequest, data: JSONBody[RecordFile]) -> Analysis:
        """What each choice of a finished game gave away, and what chance gave.

        It is analysed a little further each time it is asked for: ask until `found` is there.
        """
        reader, address, body = await _record(request, data, None)
        return cast(Analysis, await reader.analysis(Requester(address), body))


async def _record(
    request: StrictRequest, file: RecordFile, seat: int | None
) -> tuple[RecordReader, str, bytes]:
    """Who reads the record, for which address, and its bytes; a new record is charged for."""
    here = services(request)
    check_seat(file, seat)
    address = client_address(request.scope)
    body = await request.body()
    if not here.record_reader.is_known(body):
        here.limits.charge_replay(address)
    return here.record_reader, address, body
