"""The table as the bearer may know it, and how one comes to it."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from lusoria.server.messages.bounds import Status


class SeatToken(Struct):
    """A seat of a new table; bots and open seats have no token."""

    seat: int
    token: str | None


class Created(Struct):
    """A new table. The tokens are shown only here."""

    id: str
    seats: list[SeatToken]
    maker: str
    """The token with which its maker may close the table while it waits."""


class Seated(Struct):
    """The seat that was taken, and the token for it if it was an open one."""

    seat: int
    token: str | None
    revision: int


class SeatInfo(Struct):
    """Who sits there."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    """Who sits there, or for whom it is kept; empty if that is not known."""
    taken: bool
    bot: str | None
    """The level of the bot that decides now, if one does."""
    resigned: bool


class Legal(Struct, omit_defaults=True):
    """Something the seat may do."""

    action: int
    verb: str
    on: list[str]
    """The board elements it touches."""
    message: dict[str, Any]
    text: str | UnsetType = UNSET


class Event(Struct, omit_defaults=True):
    """What happened, as the seat may know it."""

    event: dict[str, Any]
    message: dict[str, Any]
    text: str | UnsetType = UNSET


class Happening(Struct, omit_defaults=True):
    """One entry of the table's log, as the seat may know it."""

    revision: int
    at: float
    what: str
    """seat, start, action, undo, resign, bot, back, close or rematch."""
    seat: int | None
    ply: int
    """How many actions are in force after it."""
    events: list[Event]
    move: int | UnsetType = UNSET
    """Which move of the game an action belongs to: a move may be several decisions."""
    message: dict[str, Any] | UnsetType = UNSET
    """What the table itself has to say: a bot has taken over, has failed, …"""
    text: str | UnsetType = UNSET


class Clock(Struct):
    """The time of the seat that decides."""

    seat: int
    seconds: int
    left: float


class Position(Struct):
    """The table as the bearer may know it."""

    type: Literal["position"]
    id: str
    game: str
    version: int
    options: dict[str, Any]
    status: Status
    revision: int
    ply: int
    player: int | None
    """The seat that decides."""
    seats: list[SeatInfo]
    sides: list[list[int]]
    """Who plays together, once the game has begun; nobody sits at the side of the A.I."""
    you: list[int]
    """The seats of this token."""
    seat: int | None
    """The seat whose view this is; none: what everybody may know."""
    view: dict[str, Any] | None
    """The position, once the game has begun."""
    prompt: dict[str, Any] | None
    """What is expected of the seat that decides, as a text's id with its parameters."""
    prompt_text: str | None
    clause: str | None
    """The clause of the rules behind what is asked."""
    legal: list[Legal]
    """What may be done, told only to the seat that decides."""
    may_undo: bool
    hints: bool
    events: list[Happening]
    """What happened after the revision asked for, as far as one answer tells: if the last entry is
    not yet the table's revision, ask again from there."""
    seconds: int | None
    """The time each person has for a turn, if that is limited."""
    clock: Clock | None
    commitment: str
    """The SHA-256 of the secret of the dice."""
    nonces: list[str] | None
    outcome: dict[str, Any] | None
    message: dict[str, Any] | None
    """Why the game ended or the table was closed."""
    text: str | None
    rematch: str | None
    """The table at which the same people play again."""
    lines: int
    """How much has been said."""


class Line(Struct):
    """Something that was said."""

    number: int
    at: float
    seat: int
    name: str
    text: str


class Chat(Struct):
    """What was said at the table after the line asked for."""

    type: Literal["chat"]
    lines: list[Line]


class Presence(Struct):
    """Who is there."""

    type: Literal["presence"]
    seats: list[bool | None]
    """Whether somebody looks at the table with this seat now; null where nobody could, as at a
    bot's, or where it is not known."""


class Rematch(Struct):
    """The table of the rematch; the old tokens are good there."""

    id: str
    revision: int
