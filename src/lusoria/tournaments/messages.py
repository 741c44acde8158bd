"""The messages about tournaments: what clients send and what they get."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from lusoria.tables.messages.bounds import Level, Name
from lusoria.tables.messages.requests import Option, Request
from lusoria.tournaments.entries import Ending, Why
from lusoria.tournaments.setup import MAX_SIZE, System

TournamentStatus = Literal["open", "running", "over"]


class NewTournament(Request):
    """The tournament to make."""

    name: Name
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    system: System
    length: Annotated[int, Meta(ge=1, le=1_440)]
    """The rounds of a Swiss tournament, at most 32; how often all meet in a round robin, at most 4;
    or the minutes of an arena."""
    size: Annotated[int, Meta(ge=2, le=MAX_SIZE)] = 2
    """The seats of a table."""
    options: dict[Annotated[str, Meta(max_length=40)], Option] = field(default_factory=dict)
    seconds: Annotated[int, Meta(ge=5, le=2_592_000)] = 120
    """The time that a person has for a turn; then a bot takes over."""
    patience: Annotated[int, Meta(ge=1, le=86_400)] = 300
    """The seconds within which everybody has to sit down; then the game is forfeited."""
    starts: Annotated[float, Meta(ge=0, le=1e11)] | None = None
    """When it begins by itself, within a year; null: when whoever runs it says so."""


class Enter(Request):
    """Entering oneself, or, for whoever runs the tournament, a bot."""

    bot: Level | None = None


class Withdraw(Request):
    """Withdrawing oneself, or, for whoever runs the tournament, somebody else."""

    entrant: Annotated[int, Meta(ge=0, le=1_000)] | None = None


class ListedTournament(Struct):
    """A tournament in the list."""

    id: str
    name: str
    game: str
    system: System
    size: int
    status: TournamentStatus
    entrants: int
    """How many take part."""
    created: float
    changed: float
    starts: float | None
    """When it begins by itself; null: when whoever runs it says so."""


class TournamentListing(Struct):
    """A page of the tournaments, the newest first."""

    tournaments: list[ListedTournament]
    next: int | None
    """The value of `skip` for the next page; null: this is the last one."""


class EntrantInfo(Struct):
    """Somebody who takes part. Others name them by their number, counted from 0."""

    name: str
    bot: Level | None
    """The level of a bot; null: a person."""
    active: bool
    """False for whoever withdrew."""


class StandingInfo(Struct):
    """An entrant's line in the table of standings."""

    place: int
    entrant: int
    points: float
    played: int
    wins: int
    byes: int
    tie_breaks: dict[str, float]
    """What decides between those who have as many points, as far as it was asked for."""


class GamePaired(Struct):
    """A game of a tournament."""

    table: str
    entrants: list[int]
    """In the order of the seats."""
    places: list[int] | None
    """The place of each seat; null while the game is under way."""
    points: list[float] | None
    absent: list[int]
    """The seats that nobody came to."""
    why: Why | None
    """played, forfeit (not everybody came) or void (broken off, and shared by all)."""


class RoundInfo(Struct):
    """A round; in an arena, those who were paired at once."""

    games: list[GamePaired]
    byes: list[int]
    """Who had no opponent, and a win for that."""
    resting: list[int]
    """Who had no opponent, as everybody has none once in a round robin."""


class TournamentInfo(Struct):
    """A tournament."""

    id: str
    name: str
    game: str
    options: dict[str, Option]
    system: System
    size: int
    length: int
    seconds: int
    patience: int
    host: str
    """The name of whoever made it."""
    status: TournamentStatus
    ending: Ending | None
    """How it ended: played, by the maker, because too few were left, or because too few had entered
    when it was to begin."""
    starts: float | None
    """When it begins by itself; null: when whoever runs it says so."""
    needed: int
    """How many have to enter for it to begin."""
    revision: int
    planned: int | None
    """The number of rounds, as soon as it is known; null in an arena."""
    ends: float | None
    """When an arena pairs nobody any more, once it has begun."""
    entrants: list[EntrantInfo]
    order: list[str]
    """What decides between those who have as many points, in this order."""
    standings: list[StandingInfo]
    rounds: list[RoundInfo]
    you: int | None
    """The number of whoever asks; null: they do not take part."""
    table: str | None
    """The table at which whoever asks has a game under way."""
    runs: bool
    """True if whoever asks may start and end it, and enter bots."""


TOURNAMENT_MESSAGES = (NewTournament, Enter, Withdraw, TournamentListing, TournamentInfo)
"""All of them, for the description of the API."""
