"""Who sends a request: the token is read and looked up here, once a request."""

from dataclasses import replace
from typing import Any, Final

from litestar import Request, WebSocket
from litestar.datastructures import Headers

from lusoria.server.bearer import Bearer
from lusoria.server.live_table import LiveTable
from lusoria.server.problems import Refused, foreign_token, no_token, not_your_seat
from lusoria.server.tokens import hash_token

SUBPROTOCOL: Final = "lusoria"
MAX_TOKEN: Final = 100  # characters

Connection = Request[Any, Any, Any] | WebSocket[Any, Any, Any]


def authenticate(
    connection: Connection, live: LiveTable, seat: int | None = None, lang: str | None = None
) -> Bearer:
    """Return who asks: a spectator, or the holder of seats. A foreign token is refused.

    If a token has several seats, nothing hidden is shown until one of them is named.
    """
    token = _token(connection.headers)
    if token is None:
        if seat is not None:
            raise no_token()
        return Bearer(lang=lang)
    hashed = hash_token(token)
    seats = tuple(live.seats_of(hashed))
    is_maker = hashed == live.setup.maker
    if not seats and not is_maker:
        raise foreign_token()
    if seat is not None and seat not in seats:
        raise not_your_seat(seat)
    view = seats[0] if len(seats) == 1 else seat
    return Bearer(seats, view, lang, has_token=True, is_maker=is_maker)


def authenticate_viewer(
    connection: Connection, live: LiveTable, seat: int | None = None, lang: str | None = None
) -> Bearer:
    """Return who looks: once the game is over, anyone may look through any seat's eyes."""
    if seat is None or not live.is_revealed:
        return authenticate(connection, live, seat, lang)
    if seat >= live.size:
        raise Refused(400, "no-seat", f"There is no seat {seat} at this table.")
    return replace(authenticate(connection, live, lang=lang), seat=seat)


def require_seats(who: Bearer) -> tuple[int, ...]:
    """Return the seats of the bearer, who must have at least one."""
    if not who.seats:
        raise foreign_token() if who.has_token else no_token()
    return who.seats


def acting_seat(who: Bearer, live: LiveTable, wanted: int | None) -> int:
    """Return the one seat that the bearer acts for: the one named, or the one that decides."""
    seats = require_seats(who)
    if wanted is None and len(seats) > 1:
        wanted = live.player if live.player in seats else None
        if wanted is None:
            raise Refused(400, "which-seat", "This token has several seats: name one of them.")
    if wanted is not None and wanted not in seats:
        raise not_your_seat(wanted)
    return seats[0] if wanted is None else wanted


def _token(headers: Headers) -> str | None:
    """The token of a request. Pages cannot set a WebSocket's headers: they send a subprotocol."""
    given = headers.get("authorization")
    if given is None:
        protocols = [name.strip() for name in headers.get("sec-websocket-protocol", "").split(",")]
        return protocols[1] if len(protocols) == 2 and protocols[0] == SUBPROTOCOL else None
    scheme, _, token = given.partition(" ")
    token = token.strip()
    if scheme.lower() != "bearer" or not token or len(token) > MAX_TOKEN or not token.isascii():
        raise no_token()
    return token
