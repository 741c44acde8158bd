"""The public tables, and the games with their options."""

from typing import Any

from msgspec import Struct

from lusoria.tables.messages.bounds import Language, Level, Status


class Listed(Struct):
    """A public table."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    revision: int
    names: list[str]
    free: int
    """The number of open seats."""
    created: float
    changed: float
    winners: list[int] | None
    """The seats that won, once the game is over."""


class Listing(Struct):
    """A page of the public tables, the newest first."""

    tables: list[Listed]
    next: int | None
    """The value of `skip` for the next page; null: this is the last one."""


class Standing(Struct):
    """How one of the bearer's tables stands."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    revision: int
    player: int | None
    """The seat that decides; null if none does."""
    you: list[int]
    """The seats of the token."""
    names: list[str]
    """Who sits in each seat, or for whom it is reserved; empty if that is not known."""
    changed: float
    winners: list[int] | None
    """The seats that won, once the game is over."""
    rematch: str | None
    """The table at which the same people play again, if they do."""
    away: float | None
    """Until when whoever decides is on vacation, and their clock stands still."""


class Mode(Struct):
    """A way to play a game: its number of players and its options."""

    name: str
    players: int
    options: dict[str, str]


class Box(Struct):
    """The facts on a game's box."""

    minutes: int
    """How long a game usually takes."""
    players: int
    """The usual number of players."""
    modes: list[Mode]


class LessonInfo(Struct):
    """A lesson, and what its table needs."""

    id: str
    players: int
    seat: int
    """The seat of whoever learns; bots have the others."""
    title: str
    """In the requested language."""


class PuzzleInfo(Struct):
    """A puzzle, and what its table needs."""

    id: str
    theme: str
    """The last part of the id of its name: `<game>-puzzle-<theme>`."""
    rating: int
    """How hard it is."""
    players: int
    seat: int
    """The seat of whoever solves; bots have the others."""


class GameInfo(Struct):
    """A game and its options."""

    id: str
    name: str
    version: int
    players: tuple[int, int]
    options: list[dict[str, Any]]
    actions: int
    levels: list[Level]
    box: Box
    scoring: dict[str, list[str]]
    """The clauses behind each source of points."""
    texts: dict[str, str]
    """Its name and description, the names of its modes and options and the clauses these change, in
    the requested language."""
    lessons: list[LessonInfo]
    """Its lessons, in their order."""
    puzzles: list[PuzzleInfo]
    """Its puzzles, the easiest first."""


class GameTexts(Struct):
    """All texts of a game in one language."""

    language: Language
    fluent: str
    """The contents of its Fluent file."""
