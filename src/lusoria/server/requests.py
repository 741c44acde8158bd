"""Reading requests: strictly, with bounds, and who asks."""

from typing import Annotated, Any

import msgspec
from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState
from litestar.exceptions import ValidationException
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta

from lusoria.server.access import hashed, token_of
from lusoria.server.clocks import Keeper
from lusoria.server.limits import Limits
from lusoria.server.messages.bounds import MOST_ACTIONS, MOST_AT_ONCE, MOST_REVISIONS, Language
from lusoria.server.problems import Refused, foreign_token, no_token
from lusoria.server.reading import Readings
from lusoria.server.shown import Bearer
from lusoria.server.table import LiveTable
from lusoria.server.tables import Tables

GameId = Annotated[str, PathParameter(description="The game's id.", max_length=64)]
TableId = Annotated[str, PathParameter(description="The table's id.", max_length=64)]
Lang = Annotated[
    Language | None,
    QueryParameter(required=False, description="Adds texts in this language."),
]
AsSeat = Annotated[
    int | None,
    QueryParameter(
        required=False,
        ge=0,
        le=15,
        description="Which of the token's seats looks; needed where one token has several. "
        "Any seat of a finished game.",
    ),
]
OfSeat = Annotated[
    int | None,
    QueryParameter(
        required=False,
        ge=0,
        le=15,
        description="As which seat could see it; without it, as everyone could.",
    ),
]
Since = Annotated[
    int | None,
    QueryParameter(
        required=False,
        ge=0,
        le=MOST_REVISIONS,
        description="Tells what happened after this revision.",
    ),
]
SinceLine = Annotated[
    int | None,
    QueryParameter(
        required=False,
        ge=0,
        le=MOST_REVISIONS,
        description="Tells what was said after this line.",
    ),
]
Decisions = Annotated[
    list[Annotated[int, Meta(ge=0, le=MOST_ACTIONS)]] | None,
    QueryParameter(
        required=False,
        max_items=MOST_AT_ONCE,
        description="A decision; repeated, one after the other.",
    ),
]
Ply = Annotated[
    int, PathParameter(ge=0, le=MOST_ACTIONS, description="How many actions are in force.")
]


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON is decoded at once into the type that the handler wants.

    Otherwise `"1"` would pass for a number, and deep nesting for a reason to break down.
    """

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        body = await self.body()
        try:
            return msgspec.json.decode(
                body or b"null", type=Any if field is None else field.annotation, strict=True
            )
        except RecursionError:
            raise ValidationException("The body is nested too deeply.") from None
        except (msgspec.DecodeError, UnicodeDecodeError) as e:
            raise ValidationException(f"The body is not what it should be: {e}.") from None


async def refuse_null(request: Request[Any, Any, Any]) -> None:
    """A parameter that is not meant is left out; Litestar would take the word null for nothing."""
    if not request.scope["query_string"]:
        return
    given = request.query_params
    for name in ("action", "lang", "lines", "limit", "seat", "since", "skip", "status"):
        if given.get(name) in ("", "null"):
            raise Refused(400, "invalid", f"{name}: give a value or leave it out.")


class Services:
    """What the handlers need."""

    def __init__(self, tables: Tables, keeper: Keeper, limits: Limits) -> None:
        self.tables = tables
        self.keeper = keeper
        self.limits = limits
        self.readings = Readings()


def services(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """The services of the application."""
    state: AppState = connection.app.state
    found = state["services"]
    assert isinstance(found, Services)
    return found


Connection = StrictRequest | WebSocket[Any, Any, Any]


def bearer(
    connection: Connection, live: LiveTable, seat: int | None = None, lang: str | None = None
) -> Bearer:
    """Who asks: a spectator, or the holder of seats. A foreign token is refused.

    With several seats in one token nothing hidden is shown until one of them is named.
    """
    token = token_of(connection.headers)
    if token is None:
        if seat is not None:
            raise no_token()
        return Bearer(lang=lang)
    seats = tuple(live.seats_of(hashed(token)))
    if not seats and hashed(token) != live.setup.maker:
        raise foreign_token()
    if seat is not None and seat not in seats:
        raise Refused(403, "not-your-seat", f"Seat {seat} is not this token's.")
    looks = seats[0] if len(seats) == 1 else seat
    return Bearer(seats, looks, lang)


def onlooker(
    connection: Connection, live: LiveTable, seat: int | None = None, lang: str | None = None
) -> Bearer:
    """Who looks: once the game is over its record is open, and anyone has any seat's eyes."""
    if seat is None or not live.reveals_all:
        return bearer(connection, live, seat, lang)
    if seat >= live.size:
        raise Refused(400, "no-seat", f"There is no seat {seat} at this table.")
    return Bearer(bearer(connection, live).seats, seat, lang)


def holder(connection: Connection, live: LiveTable) -> tuple[int, ...]:
    """The seats of whoever asks, who must have one."""
    who = bearer(connection, live)
    if not who.seats:
        raise no_token() if token_of(connection.headers) is None else foreign_token()
    return who.seats


def one_seat(connection: Connection, live: LiveTable, wanted: int | None) -> int:
    """The one seat that something is done for."""
    seats = holder(connection, live)
    if wanted is None and len(seats) > 1:
        wanted = live.player if live.player in seats else None
        if wanted is None:
            raise Refused(400, "which-seat", "This token has several seats: name one.")
    if wanted is not None and wanted not in seats:
        raise Refused(403, "not-your-seat", f"Seat {wanted} is not this token's.")
    return seats[0] if wanted is None else wanted
