"""A table as the bearer may know it, and the answers when somebody makes or joins one."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from lusoria.tables.messages.bounds import Status


class SeatToken(Struct):
    """A seat of a new table; bots and open seats have no token."""

    seat: int
    token: str | None


class Created(Struct):
    """A new table. The tokens are shown only here."""

    id: str
    seats: list[SeatToken]
    maker: str
    """The token with which its maker may close the table before the game begins."""


class Seated(Struct):
    """The seat that was taken, and its token if it was an open one."""

    seat: int
    token: str | None
    revision: int


class NewLink(Struct):
    """The new token of seats; null: only their account holds them now."""

    seats: list[int]
    token: str | None
    revision: int


class SeatInfo(Struct):
    """A seat, and who sits there."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    """Who sits there, or for whom the seat is reserved; empty if that is not known."""
    taken: bool
    bot: str | None
    """The level of the bot that plays for the seat; null if a person does."""
    resigned: bool
    player: str | None
    """The name of the account whose seat it is; null for a guest's and a bot's."""
    away: float | None
    """Until when they are on vacation, and their clock stands still."""


class Legal(Struct, omit_defaults=True):
    """A legal action."""

    action: int
    verb: str
    on: list[str]
    """The elements of the board that it touches."""
    message: dict[str, Any]
    text: str | UnsetType = UNSET


class Event(Struct, omit_defaults=True):
    """Something that happened, as the seat may know it."""

    event: dict[str, Any]
    message: dict[str, Any]
    text: str | UnsetType = UNSET


class Happening(Struct, omit_defaults=True):
    """One entry of the table's log, as the seat may know it."""

    revision: int
    at: float
    what: str
    """seat, start, action, undo, resign, bot, back, account, token, close or rematch."""
    seat: int | None
    ply: int
    """The number of actions in force afterwards."""
    events: list[Event]
    move: int | UnsetType = UNSET
    """The number of the move that an action belongs to; a move may take several actions."""
    message: dict[str, Any] | UnsetType = UNSET
    """A note of the table itself, for example that a bot has taken over."""
    text: str | UnsetType = UNSET


class Clock(Struct):
    """The clock of the seat that decides."""

    seat: int
    seconds: int
    left: float


class LessonStep(Struct):
    """How far the lesson has come that is taken at a table."""

    id: str
    seat: int
    """The seat that learns."""
    step: int
    """The number of tasks done."""
    steps: int
    title: dict[str, Any]
    task: dict[str, Any]
    """What is to be done now, or what is said once all is done; a message."""
    show: list[str]
    """The elements of the board that the task speaks of."""
    wrong: dict[str, Any] | None
    """What is said to the wrong way that was taken; nothing counts until it is taken back."""
    astray: dict[str, Any] | None
    """What is said where the solution that is known cannot be played any more."""


class Solved(Struct):
    """A decision of a puzzle's solution."""

    message: dict[str, Any]
    on: list[str]
    """The elements of the board that it touches."""


class PuzzleStep(Struct):
    """A puzzle that is solved at a table."""

    id: str
    seat: int
    """The seat that solves it."""
    rating: int
    title: dict[str, Any]
    """What it is about, as a message."""
    task: dict[str, Any]
    """What is to be done."""
    state: Literal["open", "right", "wrong"]
    said: dict[str, Any] | None
    """What came of what was played, beside what the best would bring; a message."""
    solution: list[Solved]


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
    """The seat that decides; null if none does."""
    seats: list[SeatInfo]
    sides: list[list[int]]
    """The seats of each side, once the game has begun; an automatic opponent is a side without
    seats."""
    you: list[int]
    """The seats of this token or account."""
    seat: int | None
    """The seat whose view this is; null: a spectator's."""
    view: dict[str, Any] | None
    """The position as the seat may know it, once the game has begun."""
    prompt: dict[str, Any] | None
    """The question to the seat that decides, as a message: a text's id with its parameters."""
    prompt_text: str | None
    clause: str | None
    """The clause of the rules behind the question."""
    legal: list[Legal]
    """The legal actions; only the seat that decides is told."""
    may_undo: bool
    hints: bool
    rated: bool
    """True if the game counts for the ratings."""
    tournament: str | None
    """The id of the tournament that the game belongs to."""
    events: list[Happening]
    """The log after the requested revision. An answer has a limited number of entries: if the last
    one is not yet the table's revision, ask again from there."""
    seconds: int | None
    """The time a person has for a turn; null: no limit."""
    clock: Clock | None
    commitment: str
    """The SHA-256 of the secret of the dice."""
    nonces: list[str] | None
    outcome: dict[str, Any] | None
    message: dict[str, Any] | None
    """Why the game ended or the table was closed."""
    text: str | None
    rematch: str | None
    """The table at which the same people play again, if they do."""
    lines: int
    """The number of the last line of chat."""
    lesson: LessonStep | None
    """The lesson that is taken here."""
    puzzle: PuzzleStep | None
    """The puzzle that is solved here."""
    elsewhere: bool
    """True if the game began at a given position, not at the usual start."""


class Line(Struct):
    """A line of chat."""

    number: int
    at: float
    seat: int
    name: str
    text: str


class Chat(Struct):
    """The chat of the table after the requested line."""

    type: Literal["chat"]
    lines: list[Line]


class Presence(Struct):
    """Who watches the table now."""

    type: Literal["presence"]
    seats: list[bool | None]
    """True for each seat whose person watches the table now; null for a bot or a free seat, and
    where it is not known."""


class Rematch(Struct):
    """The table of the rematch."""

    id: str
    revision: int
    token: str | None
    """The token there, of whoever sits there already; the others get theirs when they sit down, for
    which the old ones are good."""
