"""What clients send. Every number, text and list is bounded."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from lusoria.tables.messages.bounds import (
    MAX_AT_ONCE,
    MAX_OWN,
    MAX_REPLAYED,
    Action,
    Level,
    Name,
    Nonce,
    OwnToken,
    Revision,
    Seat,
    Token,
)


class Request(Struct, forbid_unknown_fields=True):
    """The body of a request; unknown members are refused."""


class WantedSeat(Request):
    """Who will sit there: a person with a secret token, a bot, or whoever comes first."""

    kind: Literal["person", "bot", "open"]
    bot: Level = "medium"
    name: Name | None = None
    """A person with a name sits down at once."""
    nonce: Nonce | None = None
    account: Name | None = None
    """The name of the account for which a person's seat is reserved; there is no link to it."""


Option = Annotated[str, Meta(max_length=40)] | Annotated[int, Meta(ge=0, le=10_000)] | bool | None
Options = dict[Annotated[str, Meta(max_length=40)], Option]
Seconds = Annotated[int, Meta(ge=5, le=2_592_000)]


class NewTable(Request):
    """The table to make."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=8)]
    options: Options = {}
    public: bool = False
    """True to list the table publicly; otherwise only its link leads to it."""
    undo: bool = True
    hints: bool = True
    seconds: Seconds | None = None
    """The time a person has for a turn; then a bot takes over. Null: no limit."""
    rated: bool = False
    """True if the game counts for the ratings of those who play, who must be signed in."""
    one_screen: bool = False
    """True if all persons share one screen and one token."""
    position: dict[str, Any] | None = None
    """The position to begin at, as a snapshot has it; null: the usual start."""
    lesson: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    """The lesson to take; it brings its position, options and dice."""
    puzzle: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    """The puzzle to solve; it brings its position, options and dice, and gives no hints."""


class TakeSeat(Request):
    """Sitting down, or coming back to a seat that a bot has taken over."""

    name: Name
    nonce: Nonce | None = None
    seat: Seat | None = None
    """The seat to take: one of the token's, or without a token an open one; null: the first."""


class RenewLink(Request):
    """The seat whose link is to be dead."""

    seat: Seat | None = None
    """One's own, or for the table's maker one that nobody has taken yet; null: one's own."""
    revoke: bool = False
    """True for no new link: the seat is only its account's then."""
    token: OwnToken | None = None
    """The new token, drawn at random by whoever asks: if the answer is lost, the same request may
    be sent again. Null: the server draws one."""


class OwnTable(Request):
    """A table, and the token that one holds there."""

    id: Annotated[str, Meta(max_length=64)]
    token: Token | None = None
    """Null: a spectator's."""


class OwnTables(Request):
    """The tables that one wants to know about."""

    tables: Annotated[list[OwnTable], Meta(max_length=MAX_OWN)]


class Act(Request):
    """An action, and the revision it answers."""

    revision: Revision
    action: Action
    then: Annotated[list[Action], Meta(max_length=MAX_AT_ONCE)] = []
    """Further actions of the same seat. They end where chance or another seat decides or something
    hidden is revealed; the rest are not taken. If one of them is illegal, none is taken."""
    may_end: bool = False
    """True if they may also end where one of them is not legal any more."""
    back: Annotated[int, Meta(ge=0, le=MAX_AT_ONCE + 1)] = 0
    """The number of the seat's last decisions that are taken back first. If that or the action is
    not possible, nothing is done."""


class TakeBack(Request):
    """Taking back the last decisions, the last move, or as much as possible of the turn."""

    revision: Revision
    what: Literal["decision", "move", "turn"] = "decision"
    count: Annotated[int, Meta(ge=1, le=MAX_AT_ONCE + 1)] = 1
    """The number of decisions: to undo a request with `then`, as many as it took."""
    seat: Seat | None = None


class Resign(Request):
    """Resigning."""

    seat: Seat | None = None


class Say(Request):
    """A line of chat to everyone at the table."""

    text: Annotated[
        str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]+$")
    ]
    seat: Seat | None = None


class Reported(Request):
    """A line of chat that is reported, and by whom."""

    seat: Seat | None = None


class RecordFile(Request, omit_defaults=True):
    """A record as `lusoria` writes it, to be replayed."""

    lusoria: Annotated[int, Meta(ge=1, le=1_000)]
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    version: Annotated[int, Meta(ge=1, le=1_000_000)]
    players: Annotated[int, Meta(ge=1, le=8)]
    options: Options
    seats: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=8)]
    actions: Annotated[list[Action], Meta(max_length=MAX_REPLAYED)]
    bots: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=8)] = []
    marks: Annotated[
        list[tuple[Action, Seat, Annotated[str, Meta(max_length=20)]]], Meta(max_length=10_000)
    ] = []
    """Where a player failed, resigned or was replaced."""
    position: dict[str, Any] | None = None
    """Where the game began, if it was not the usual start."""
    proof: dict[Annotated[str, Meta(max_length=40)], Any] | None = None
    """Proves that no chance outcome was chosen."""
