"""The messages about accounts."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from lusoria.server.accounts.account import Role
from lusoria.tables.messages.bounds import MAX_OWN, Language, Name, Status, Token
from lusoria.tables.messages.requests import Request

Password = Annotated[str, Meta(min_length=1, max_length=200)]
Email = Annotated[
    str,
    Meta(
        min_length=3,
        max_length=254,
        pattern=r"^[0-9A-Za-z.!#$%&'*+/=?^_`{|}~-]{1,64}"
        r"@[0-9A-Za-z-]{1,63}(\.[0-9A-Za-z-]{1,63})*(?!\n)$",
        description="An address for mail.",
    ),
]
TokenScope = Literal["read", "play"]

MAX_GAMES: Final = 20  # of which something was learned
MAX_LESSONS: Final = 100  # of a game
MAX_TRIES: Final = 300  # of puzzles of a game


class Claim(Request):
    """A name to claim."""

    name: Name
    password: Password
    email: Email | None = None
    """Where mail goes, if the server sends any; null: nowhere."""
    language: Language | None = None


class SignIn(Request):
    """The name of an account and its password."""

    name: Name
    password: Password


class AccountInfo(Struct):
    """An account as its owner sees it."""

    name: str
    role: Role
    language: Language | None
    email: str | None
    created: float
    muted_until: float | None
    """Until when the account may say nothing; null: it may."""
    mailed: bool
    """True if notices come by mail as well."""


class Session(Struct):
    """Who is signed in; null if nobody is."""

    account: AccountInfo | None
    mail: bool = False
    """True if the server sends mail, as is told to whoever asks who is signed in."""
    push: str | None = None
    """The key with which a browser subscribes to push messages; null: the server sends none."""


# --- one's own account ---


class NewPassword(Request):
    """Another password, and the one until now."""

    password: Password
    new: Password


class NewEmail(Request):
    """Another address for mail; null: none any more."""

    password: Password
    email: Email | None


class MailWanted(Request):
    """Whether notices come by mail as well."""

    notices: bool


class SubscriptionKeys(Request):
    """The keys of a browser, with which its messages are encrypted."""

    p256dh: Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{87}=?(?!\n)$")]
    auth: Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{22}(==)?(?!\n)$")]


class NewSubscription(Request):
    """Where a browser's push service takes messages, as the browser tells it."""

    endpoint: Annotated[str, Meta(max_length=1_000, pattern=r"^https?://[!-~]+(?!\n)$")]
    keys: SubscriptionKeys


class Unsubscribed(Request):
    """The secret in the link of a mail."""

    secret: Annotated[str, Meta(min_length=1, max_length=100)]


class NewLanguage(Request):
    """The language of mail, and of the page where none is chosen; null: none in particular."""

    language: Language | None


class Forgotten(Request):
    """The name of an account whose password is forgotten."""

    name: Name


class NewStart(Request):
    """A new password, and the secret of the link that was mailed."""

    secret: Annotated[str, Meta(min_length=1, max_length=100)]
    password: Password


class Confirmed(Request):
    """The password, for what cannot be taken back."""

    password: Password


class NewVacation(Request):
    """A vacation to go on."""

    days: Annotated[int, Meta(ge=1, le=21)]
    begin: Annotated[float, Meta(ge=0, le=1e11)] | None = None
    """When it begins; null: now."""


class VacationInfo(Struct):
    """The vacation of an account, and how much is left to it."""

    began: float | None
    """When the one begins that is or is planned; null: there is none."""
    ends: float | None
    left: int
    """The days that are left of a year's."""
    most: int
    """The days that one may last."""
    earliest: float
    """When the next one may begin."""


class OpenSession(Struct):
    """A browser in which one is signed in."""

    id: str
    device: str
    """What the browser calls itself."""
    created: float
    seen: float
    """When it was last used, to the hour."""
    current: bool
    """True for the browser that asks."""
    pushed: bool
    """True if notices come there as messages."""


class NewAccessToken(Request):
    """A token with which a program acts for the account."""

    name: Name
    scopes: Annotated[list[TokenScope], Meta(min_length=1, max_length=2)]
    """`read`: look at one's tables as one may oneself; `play`: make tables, sit down and play."""
    days: Annotated[int, Meta(ge=1, le=3_650)] | None = None
    """For how long; null: until it is ended."""


class AccessToken(Struct):
    """A token with which a program acts for the account; the token itself is not kept."""

    id: str
    name: str
    scopes: list[str]
    created: float
    seen: float | None
    """When it was last used, to the hour."""
    expires: float | None


class MadeAccessToken(Struct):
    """A new access token, shown only here."""

    token: str
    info: AccessToken


class Export(Struct):
    """All that is stored about an account, but its secrets."""

    account: AccountInfo
    sessions: list[OpenSession]
    tokens: list[AccessToken]
    tables: list[str]
    """The ids of the tables where the account has a seat."""
    said: list["SaidLine"]
    """What was said from these seats."""
    results: list["RatedResult"]
    tournaments: list[str]
    """The ids of the tournaments that the account has made."""
    vacations: list["PastVacation"]
    progress: "Progress"


class SaidLine(Struct):
    """A line of chat."""

    table: str
    at: float
    text: str


class RatedResult(Struct):
    """How a rated game ended."""

    table: str
    pool: str
    at: float
    place: int
    rating: float
    deviation: float
    accuracy: float | None
    """How well was played, from 0 to 1; null: not analysed."""


class PastVacation(Struct):
    """When somebody was on vacation, or is going to be."""

    began: float
    ended: float


# --- one's own tables ---


class AccountTable(Struct):
    """How a table of the account stands."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    revision: int
    player: int | None
    """The seat that decides; null if none does."""
    you: list[int]
    names: list[str]
    changed: float
    winners: list[int] | None
    away: float | None
    """Until when whoever decides is on vacation, and their clock stands still."""


class AccountTables(Struct):
    """A page of the account's tables, those that changed last first."""

    tables: list[AccountTable]
    next: int | None
    """The value of `skip` for the next page; null: this is the last one."""


class SeatLink(Request):
    """A table, and the token that one holds there."""

    id: Annotated[str, Meta(max_length=64)]
    token: Token


class SeatLinks(Request):
    """Seats that one has taken as a guest, to be the account's from now on."""

    tables: Annotated[list[SeatLink], Meta(max_length=MAX_OWN)]


class TakenAlong(Struct):
    """The tables where the account has a seat now, of those that were sent."""

    tables: list[str]


# --- what one has learned ---

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Milliseconds = Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)]


class Try(Request):
    """The first try of a puzzle."""

    right: bool
    at: Milliseconds


class Solving(Request):
    """The puzzles of a game."""

    rating: Annotated[float, Meta(ge=0, le=5_000)]
    deviation: Annotated[float, Meta(ge=0, le=1_000)]
    row: Annotated[int, Meta(ge=0, le=1_000_000)]
    """How many first tries in a row were right."""
    tries: Annotated[dict[Id, Try], Meta(max_length=MAX_TRIES)]


class Learned(Request):
    """What was learned of a game."""

    lessons: Annotated[list[Id], Meta(max_length=MAX_LESSONS)]
    """The lessons that were taken to their end."""
    puzzles: Solving | None
    """Null: none was tried."""


class Progress(Request):
    """What was learned of each game."""

    games: Annotated[dict[Id, Learned], Meta(max_length=MAX_GAMES)]


ACCOUNT_MESSAGES = (
    Claim,
    SignIn,
    Session,
    NewPassword,
    NewEmail,
    MailWanted,
    NewSubscription,
    NewVacation,
    VacationInfo,
    Unsubscribed,
    NewLanguage,
    Forgotten,
    NewStart,
    Confirmed,
    OpenSession,
    NewAccessToken,
    AccessToken,
    MadeAccessToken,
    Export,
    SaidLine,
    RatedResult,
    PastVacation,
    AccountTables,
    SeatLinks,
    TakenAlong,
    Progress,
)
"""All of them, for the description of the API."""
