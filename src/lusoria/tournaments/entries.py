"""The entries of a tournament's log, one type for each kind.

As with a table, everything about a tournament follows from its setup and its log. Entrants are
numbered from 0, in the order in which they entered.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, field

from lusoria.tables.entries import LogEntry, LogError, kind_of

Why = Literal["played", "forfeit", "void"]
Ending = Literal["played", "maker", "few", "unfilled"]


class EnterEntry(LogEntry, frozen=True, tag="enter"):
    """Somebody enters: a person with an account, or a bot."""

    name: str
    account: str = ""
    bot: str = ""  # its level


class WithdrawEntry(LogEntry, frozen=True, tag="withdraw"):
    """An entrant is not paired any more."""

    entrant: int
    why: Literal["self", "maker", "absent"]


class ReturnEntry(LogEntry, frozen=True, tag="return"):
    """An entrant who withdrew is paired again."""

    entrant: int


class StartEntry(LogEntry, frozen=True, tag="start"):
    """The tournament begins."""

    order: list[int]
    """The entrants in the order that was drawn by lot."""


class Pairing(Struct, frozen=True):
    """Who sits at a table, in the order of the seats."""

    table: str
    entrants: list[int]


class RoundEntry(LogEntry, frozen=True, tag="round"):
    """A round is paired; in an arena, all who are free."""

    pairings: list[Pairing]
    byes: list[int] = field(default_factory=list)
    """Who has no opponent, and a win for that."""
    resting: list[int] = field(default_factory=list)
    """Who has no opponent in the round of a round robin in which everybody has none once."""


class ResultEntry(LogEntry, frozen=True, tag="result"):
    """A game is over."""

    table: str
    places: list[int]
    """The place of each seat, from 1. Equals share one."""
    absent: list[int] = field(default_factory=list)
    """The seats that nobody came to: they get no points."""
    why: Why = "played"


class CloseEntry(LogEntry, frozen=True, tag="close"):
    """The tournament is over."""

    why: Ending


Entry = (
    EnterEntry | WithdrawEntry | ReturnEntry | StartEntry | RoundEntry | ResultEntry | CloseEntry
)

_encode: Final = msgspec.json.Encoder().encode


def dump_data(entry: Entry) -> str:
    """Return the entry's own fields as JSON."""
    fields: dict[str, Any] = msgspec.to_builtins(entry)
    del fields["kind"], fields["at"]
    return _encode(fields).decode()


def load_entry(kind: str, at: float, data: str) -> Entry:
    """Return the entry that was stored; `LogError` if it is none."""
    try:
        fields = msgspec.json.decode(data, type=dict[str, Any])
        entry: Entry = msgspec.convert({**fields, "kind": kind, "at": at}, type=Entry)
    except msgspec.DecodeError as e:
        raise LogError(f"This is not an entry of a tournament's log: {e}.") from None
    return entry


__all__ = [
    "CloseEntry",
    "EnterEntry",
    "Entry",
    "Pairing",
    "ResultEntry",
    "ReturnEntry",
    "RoundEntry",
    "StartEntry",
    "WithdrawEntry",
    "dump_data",
    "kind_of",
    "load_entry",
]
