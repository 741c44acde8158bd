"""Earlier positions, logs, points turn by turn, records and their replay."""

from typing import Any

from msgspec import Struct

from lusoria.tables.messages.table import Happening


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
    """The points of each side at the end of a turn; turn 0 is the time before the first."""

    turn: int
    ply: int
    """The number of actions in force."""
    seat: int | None
    """Whose turn it was."""
    points: list[int]
    """The points of each side, as if the game had ended then."""


class Course(Struct):
    """The points of each side turn by turn."""

    sides: list[list[int]]
    """The seats of each side; an automatic opponent has none."""
    scale: int
    """Points are multiples of 1/scale."""
    secret: bool
    """True if the points are secret until the game is over."""
    turns: list[TurnPoints]


class Replayed(Struct):
    """A record as a seat, or a spectator, could have seen the game."""

    game: str
    version: int
    options: dict[str, Any]
    seats: list[str]
    bots: list[str]
    """The bot that played for each seat, empty for a person; [] if the record does not say."""
    seat: int | None
    """The seat whose log this is; null: a spectator's."""
    plies: int
    """The number of actions."""
    proved: bool
    """True if its dice were verified; false: the record does not hold their secret."""
    log: list[Happening]
    course: Course
    outcome: dict[str, Any] | None
    message: dict[str, Any] | None
    """Why the game ended."""
    text: str | None


class Record(Struct, omit_defaults=True):
    """A finished game: `lusoria replay` steps through it, `lusoria verify` checks its dice."""

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
    position: dict[str, Any] | None = None
    """Where the game began, if it was not the usual start."""


class Begin(Struct):
    """A position of a record as a new table can begin at it."""

    players: int
    options: dict[str, Any]
    position: dict[str, Any]
    player: int | None
    """The seat that decides."""
