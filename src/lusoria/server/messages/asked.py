"""What is asked: unknown members are refused, and every number, text and list has its bounds."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from lusoria.server.messages.bounds import (
    MOST_AT_ONCE,
    MOST_REPLAYED,
    Action,
    Level,
    Name,
    Nonce,
    Revision,
    Seat,
)


class Request(Struct, forbid_unknown_fields=True):
    """What a client sends; unknown members are refused."""


class WantedSeat(Request):
    """Who is to sit there: a person with a secret token, a bot, or whoever comes first."""

    kind: Literal["person", "bot", "open"]
    bot: Level = "medium"
    name: Name | None = None
    """A person with a name sits down at once."""
    nonce: Nonce | None = None


Option = Annotated[str, Meta(max_length=40)] | Annotated[int, Meta(ge=0, le=10_000)] | bool | None


class NewTable(Request):
    """A table to be made."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=8)]
    options: dict[Annotated[str, Meta(max_length=40)], Option] = {}
    public: bool = False
    """Whether the table is listed; if not, it is found by its link only."""
    undo: bool = True
    hints: bool = True
    seconds: Annotated[int, Meta(ge=5, le=2_592_000)] | None = None
    """What a person has for a turn; then a bot takes over. None: no limit."""
    one_screen: bool = False
    """Whether all persons share one screen and one token."""


class TakeSeat(Request):
    """Sitting down, or coming back to a seat that a bot has taken over."""

    name: Name
    nonce: Nonce | None = None
    seat: Seat | None = None
    """Which seat, if the token has several; without a token an open one."""


class Act(Request):
    """A decision, and the revision it answers."""

    revision: Revision
    action: Action
    then: Annotated[list[Action], Meta(max_length=MOST_AT_ONCE)] = []
    """Further decisions of the same seat. Chance, something shown or another seat's decision
    ends them: those after it are not taken. One that is not legal refuses them all."""


class TakeBack(Request):
    """Taking back the last decisions, the last move, or all that can be of the turn."""

    revision: Revision
    what: Literal["decision", "move", "turn"] = "decision"
    count: Annotated[int, Meta(ge=1, le=MOST_AT_ONCE + 1)] = 1
    """How many decisions: as many as one request carried, where it is taken back whole."""
    seat: Seat | None = None


class Resign(Request):
    """Giving up."""

    seat: Seat | None = None


class Say(Request):
    """Something said to everyone at the table."""

    text: Annotated[
        str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]+$")
    ]
    seat: Seat | None = None


class RecordFile(Request, omit_defaults=True):
    """A record as `lusoria` writes it, to be looked at."""

    lusoria: Annotated[int, Meta(ge=1, le=1_000)]
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    version: Annotated[int, Meta(ge=1, le=1_000_000)]
    players: Annotated[int, Meta(ge=1, le=8)]
    options: dict[Annotated[str, Meta(max_length=40)], Option]
    seats: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=8)]
    actions: Annotated[list[Action], Meta(max_length=MOST_REPLAYED)]
    bots: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=8)] = []
    marks: Annotated[
        list[tuple[Action, Seat, Annotated[str, Meta(max_length=20)]]], Meta(max_length=10_000)
    ] = []
    """What happened beside the actions."""
    proof: dict[Annotated[str, Meta(max_length=40)], Any] | None = None
    """Shows that no chance outcome was chosen."""
