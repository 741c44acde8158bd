"""Records that somebody else keeps."""

from typing import cast

from litestar import Controller, post
from litestar.params import JSONBody

from lusoria.server.access import address_of
from lusoria.server.documentation import RECORD_PROBLEMS
from lusoria.server.messages.asked import RecordFile
from lusoria.server.messages.told import Past, Replayed
from lusoria.server.problems import Refused
from lusoria.server.reading import Readings
from lusoria.server.requests import Lang, OfSeat, Ply, StrictRequest, services
from lusoria.server.settings import MOST_BYTES


class Records(Controller):
    """Records that somebody else keeps."""

    path = "/api/replay"
    tags = ["records"]  # noqa: RUF012

    @post(
        summary="Go through a record",
        status_code=200,
        response_description="The game as a seat, or everyone, could see it.",
        responses=RECORD_PROBLEMS,
        request_max_body_size=MOST_BYTES,
    )
    async def replay(
        self,
        request: StrictRequest,
        data: JSONBody[RecordFile],
        seat: OfSeat = None,
        lang: Lang = None,
    ) -> Replayed:
        """Replays a record and proves its dice. Nothing is kept: send it with every request."""
        readings, address, body = await _record(request, data, seat)
        return cast(Replayed, await readings.story(address, body, seat, lang))

    @post(
        "/{ply:int}",
        summary="A position of a record",
        status_code=200,
        response_description="The position.",
        responses=RECORD_PROBLEMS,
        request_max_body_size=MOST_BYTES,
    )
    async def past(
        self, request: StrictRequest, ply: Ply, data: JSONBody[RecordFile], seat: OfSeat = None
    ) -> Past:
        """The position after so many actions, as a seat, or everyone, could know it."""
        readings, address, body = await _record(request, data, seat)
        return cast(Past, await readings.position(address, body, seat, ply))


async def _record(
    request: StrictRequest, file: RecordFile, seat: int | None
) -> tuple[Readings, str, bytes]:
    """Who reads the record, for whom, and as it was sent; a new one is charged for."""
    here = services(request)
    if seat is not None and seat >= file.players:
        raise Refused(400, "no-seat", f"There is no seat {seat} in this record.")
    address = address_of(request.scope)
    body = await request.body()
    if not here.readings.known(body):
        here.limits.replay(address)
    return here.readings, address, body
