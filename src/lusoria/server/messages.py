"""What is asked and answered: every number, text and list has its bounds."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

MOST_ACTIONS = 1_000_000
MOST_REPLAYED = 30_000  # actions of a record that is looked at
MOST_AT_ONCE = 200  # decisions in one request, or looked at beforehand
MOST_REVISIONS = 9_007_199_254_740_991  # the largest number that every JSON reader keeps

Revision = Annotated[int, Meta(ge=0, le=MOST_REVISIONS, description="The length of the log.")]
Action = Annotated[int, Meta(ge=0, le=MOST_ACTIONS, description="A number of the action table.")]
Seat = Annotated[int, Meta(ge=0, le=15, description="A seat, counted from 0.")]
Level = Literal["easy", "medium", "hard"]
Status = Literal["open", "running", "over", "closed"]
Language = Literal["en", "it", "fr"]
_SEEN = r"[^\s\x00-\x1f\x7f-\x9f]"  # a character that shows
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=rf"^{_SEEN}([^\x00-\x1f\x7f-\x9f]*{_SEEN})?$",
        description="At most 40 characters, without control characters or spaces at the ends.",
    ),
]
Nonce = Annotated[
    str,
    Meta(
        max_length=64,
        pattern="^[0-9A-Za-z_-]*$",
        description="Your share of the dice: whatever you like. Without it the server makes one.",
    ),
]
Token = Annotated[str, Meta(description="A secret: whoever has it sits there.")]


class Request(Struct, forbid_unknown_fields=True):
    """What a client sends; unknown members are refused."""


# --- requests ---


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
    """Taking back the last decision, the last move, or all that can be of the turn."""

    revision: Revision
    what: Literal["decision", "move", "turn"] = "decision"
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


# --- answers ---


class Problem(Struct, omit_defaults=True):
    """Why a request was refused; below 500 nothing was changed."""

    status: int
    error: str
    """What kind of problem, as a word that does not change."""
    detail: str
    """A sentence for a person."""
    revision: int | UnsetType = UNSET
    """Where the table is now."""
    rule: str | UnsetType = UNSET
    """The clause of the rules that says so."""
    message: dict[str, Any] | UnsetType = UNSET
    """The sentence as a text's id with its parameters."""


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
    you: list[int]
    """The seats of this token."""
    seat: int | None
    """The seat whose view this is; none: what everybody may know."""
    view: dict[str, Any] | None
    """The position, once the game has begun."""
    prompt: dict[str, Any] | None
    """What is expected of the seat that decides, as a text's id with its parameters."""
    prompt_text: str | None
    legal: list[Legal]
    """What may be done, told only to the seat that decides."""
    may_undo: bool
    hints: bool
    events: list[Happening]
    """What happened after the revision asked for, as far as one answer tells: if the last entry is
    not yet the table's revision, ask again from there."""
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


class Past(Struct):
    """An earlier position as the bearer may know it."""

    ply: int
    plies: int
    player: int | None
    view: dict[str, Any]


class Why(Struct):
    """Why something may not be done; null: it may, or nothing is ever done with it."""

    refusal: dict[str, Any] | None
    text: str | None


class Preview(Struct):
    """What decisions would do, as far as the seat that decides can be sure of it."""

    revision: int
    played: int
    """How many of them: chance, something shown or another seat's decision ends them."""
    events: list[Event]
    """What would happen."""
    final: bool
    """Whether it could not be taken back."""
    tags: list[dict[str, Any]]
    """The same in a few letters, with the odds where everyone knows them."""
    text: str | None
    view: dict[str, Any] | None
    """The position after it; null if the seat cannot know that yet."""
    legal: list[Legal]
    """What could be done then."""


class Foreseen(Struct, omit_defaults=True):
    """What one decision would do."""

    action: int
    final: bool
    """Whether it could not be taken back."""
    events: list[Event]
    tags: list[dict[str, Any]]
    """The same in a few letters; if the move goes on, what its ways to go on come to."""
    text: str | UnsetType = UNSET
    then: list["Foreseen"] = []
    """What each decision that could follow within the move would do after it."""


class Previews(Struct):
    """What every legal decision would do."""

    revision: int
    actions: list[Foreseen]


class Hint(Struct):
    """What a bot would do, knowing what the seat knows."""

    revision: int
    action: int
    verb: str
    on: list[str]
    message: dict[str, Any]
    text: str | None
    tags: list[dict[str, Any]]
    """What it would do, in a few letters."""


class Rematch(Struct):
    """The table of the rematch; the old tokens are good there."""

    id: str
    revision: int


class OwnLog(Struct):
    """The game so far as the bearer may know it."""

    game: str
    version: int
    options: dict[str, Any]
    seats: list[str]
    commitment: str
    nonces: list[str] | None
    log: list[Happening]


class TurnPoints(Struct):
    """What each side had at the end of a turn; turn 0 is what comes before the first."""

    turn: int
    ply: int
    """How many actions were in force."""
    seat: int | None
    """Whose turn it was."""
    points: list[int]
    """Of each side, as if the game had ended then."""


class Course(Struct):
    """How the points went from turn to turn."""

    sides: list[list[int]]
    """The seats of each side; an automatic opponent has none."""
    scale: int
    """Points are whole numbers of 1/scale."""
    secret: bool
    """Whether the points are secret until the game is over."""
    turns: list[TurnPoints]


class Replayed(Struct):
    """A record as a seat, or everyone, could see the game."""

    game: str
    version: int
    options: dict[str, Any]
    seats: list[str]
    bots: list[str]
    """Which player decided for each seat, empty for a person; no entries: nobody has told."""
    seat: int | None
    """The seat whose log this is; none: what everybody may know."""
    plies: int
    """How many actions there are."""
    proved: bool
    """Whether its dice are proved; if not, the record does not hold their secret."""
    log: list[Happening]
    course: Course
    outcome: dict[str, Any] | None
    message: dict[str, Any] | None
    """Why the game ended."""
    text: str | None


class Record(Struct, omit_defaults=True):
    """A finished game: `lusoria replay` walks it, `lusoria verify` proves its dice."""

    lusoria: int
    game: str
    version: int
    players: int
    options: dict[str, Any]
    seats: list[str]
    actions: list[int]
    proof: dict[str, Any]
    bots: list[str] = []
    marks: list[tuple[int, int, str]] = []


class Listed(Struct):
    """A public table."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    revision: int
    names: list[str]
    free: int
    """Seats open for whoever comes."""
    created: float
    changed: float
    winners: list[int] | None
    """The seats that won, once the game is over."""


class Listing(Struct):
    """A page of the public tables, the newest first."""

    tables: list[Listed]
    next: int | None
    """What to skip for the next page."""


class Mode(Struct):
    """A way to sit down to a game, with the options that make it what it is."""

    name: str
    players: int
    options: dict[str, str]


class Box(Struct):
    """What a game's box says in numbers."""

    minutes: int
    """How long a game takes."""
    players: int
    """How many play when nobody says otherwise."""
    modes: list[Mode]


class GameInfo(Struct):
    """A game and what can be chosen before it begins."""

    id: str
    name: str
    version: int
    players: tuple[int, int]
    options: list[dict[str, Any]]
    actions: int
    levels: list[Level]
    box: Box
    scoring: dict[str, str]
    """The clause behind each source of points."""
    texts: dict[str, str]
    """Its name, what its box says of it, the words of its modes and options and the clauses these
    touch, in the language asked for."""


class GameTexts(Struct):
    """All texts of a game in one language."""

    language: Language
    fluent: str
    """The contents of its Fluent file."""


MESSAGES = (
    NewTable,
    TakeSeat,
    Act,
    TakeBack,
    Resign,
    Say,
    RecordFile,
    Created,
    Seated,
    Position,
    Chat,
    Past,
    Why,
    Preview,
    Previews,
    Hint,
    Rematch,
    OwnLog,
    Record,
    Course,
    Replayed,
    Listing,
    GameInfo,
    GameTexts,
)
"""All that is asked and answered."""
