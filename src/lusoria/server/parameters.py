"""Reading requests strictly: the parameters with their bounds, and the body."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta

from lusoria.tables.messages.bounds import MAX_ACTIONS, MAX_AT_ONCE, MAX_REVISIONS, Language
from lusoria.tables.refused import Refused

GameId = Annotated[str, PathParameter(description="The game's id.", max_length=64)]
TableId = Annotated[str, PathParameter(description="The table's id.", max_length=64)]
OwnId = Annotated[
    str, PathParameter(description="As the list has it.", max_length=64, pattern="^[0-9A-Za-z_-]*$")
]
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
        description="The seat whose view is wanted; needed if the token has several seats. "
        "Once the game is over, any seat.",
    ),
]
OfSeat = Annotated[
    int | None,
    QueryParameter(
        required=False,
        ge=0,
        le=15,
        description="The seat whose view is wanted; without it, a spectator's.",
    ),
]
Since = Annotated[
    int | None,
    QueryParameter(
        required=False,
        ge=0,
        le=MAX_REVISIONS,
        description="Adds what happened after this revision.",
    ),
]
SinceLine = Annotated[
    int | None,
    QueryParameter(
        required=False,
        ge=0,
        le=MAX_REVISIONS,
        description="Adds what was said after this line.",
    ),
]
MAX_STREAM_NAME: Final = 40  # characters
OwnStream = Annotated[
    str | None,
    QueryParameter(
        required=False,
        min_length=1,
        max_length=MAX_STREAM_NAME,
        description="The name with which one opened one's own WebSocket (`?stream=`): what this "
        "request is answered does not come there as well.",
    ),
]
LineNumber = Annotated[
    int, PathParameter(ge=1, le=MAX_REVISIONS, description="The number of a line of chat.")
]
Decisions = Annotated[
    list[Annotated[int, Meta(ge=0, le=MAX_ACTIONS)]] | None,
    QueryParameter(
        required=False,
        max_items=MAX_AT_ONCE,
        description="An action. Repeat it for several, taken one after the other.",
    ),
]
Ply = Annotated[
    int, PathParameter(ge=0, le=MAX_ACTIONS, description="The number of actions in force.")
]


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON is decoded directly into the type that the handler wants.

    Otherwise `"1"` would be taken for a number, and deep nesting would be a server error.
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
            raise ValidationException(f"The body is invalid: {e}.") from None


async def refuse_null(request: Request[Any, Any, Any]) -> None:
    """Refuse empty parameters and the word null, which Litestar would take for a missing one."""
    if not request.scope["query_string"]:
        return
    given = request.query_params
    for name in ("action", "lang", "lines", "limit", "seat", "since", "skip", "status", "stream"):
        if given.get(name) in ("", "null"):
            raise Refused("invalid", f"{name}: give a value or leave it out.")
