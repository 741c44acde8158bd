"""What a table is made of: how it was set up, and the entries of its log with what they changed."""

from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec import Struct

from lusoria.core.errors import LusoriaError
from lusoria.core.message import Message
from lusoria.core.state import Event

Data = dict[str, Any]


class Chair(Struct):
    """A seat as it was set up."""

    kind: Literal["person", "bot", "open"]
    bot: str = ""
    token: str = ""  # hashed
    name: str = ""  # of whom it is kept for


class Setup(Struct):
    """What its maker chose for a table."""

    options: dict[str, Any]
    chairs: list[Chair]
    undo: bool
    hints: bool
    seconds: int | None
    maker: str  # token, hashed


@dataclass
class Entry:
    """One entry of the log: what is done, when, with which data."""

    kind: str
    at: float
    data: Data


@dataclass
class Done:
    """What an entry has changed, with events as they really were: filtered on the way out."""

    kind: str
    at: float
    seat: int | None
    ply: int
    events: list[Event] = field(default_factory=list)
    message: Message | None = None
    action: int | None = None
    move: int | None = None
    """Which move of the game an action belongs to."""


class LogError(LusoriaError):
    """The log does not follow: the database was changed by hand, or by another program."""
