"""What was: an earlier position, the own log, the course of points, records and their replay."""

from typing import Any

from msgspec import Struct

from lusoria.server.messages.table import Happening


class Past(Struct):
    """An earlier position as the bearer may know it."""

    ply: int
    plies: int
    player: int | None
    view: dict[str, Any]


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
