"""The entries of a table's log, one type for each kind.

An entry is complete when it is made: with it and the entries before it, the table follows. The
database keeps `kind` and `at` in columns of their own and the other fields as a JSON object.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from lusoria.core.errors import LusoriaError


class LogError(LusoriaError):
    """The log contradicts itself: the database was changed by hand, or by another program."""


class LogEntry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """What every entry has: when it was made."""

    at: float


class EntryOfSeat(LogEntry, frozen=True):
    """An entry about one seat."""

    seat: int


class SeatEntry(EntryOfSeat, frozen=True, tag="seat"):
    """Somebody sits down."""

    name: str
    nonce: str
    bot: str = ""
    token: str = ""  # hashed; of somebody who took an open seat
    account: str = ""  # the id of whose seat it is, of somebody signed in
    player: str = ""  # the name of that account


class StartEntry(LogEntry, frozen=True, tag="start"):
    """The game begins."""

    chance: list[int]
    """The chance outcomes before the first decision."""


class ActionEntry(EntryOfSeat, frozen=True, tag="action"):
    """A seat decides."""

    action: int
    chance: list[int]
    """The chance outcomes that follow."""
    fault: str = ""
    """How the seat's bot failed, if the action was drawn at random instead."""


class UndoEntry(EntryOfSeat, frozen=True, tag="undo"):
    """A seat takes decisions back."""

    keep: int
    """How many actions remain in force."""


class ResignEntry(EntryOfSeat, frozen=True, tag="resign"):
    """A seat resigns."""

    over: bool
    """True if that ends the game."""


class BotEntry(EntryOfSeat, frozen=True, tag="bot"):
    """A bot takes over a person's seat."""

    bot: str
    why: Literal["time", "resigned"]


class BackEntry(EntryOfSeat, frozen=True, tag="back"):
    """A person takes the seat back from the bot."""


class AccountEntry(EntryOfSeat, frozen=True, tag="account"):
    """From now on the seat is an account's, or a guest's again."""

    account: str = ""
    player: str = ""


class TokenEntry(EntryOfSeat, frozen=True, tag="token"):
    """From now on the seat has another token, or none."""

    token: str = ""  # hashed


class CloseEntry(LogEntry, frozen=True, tag="close"):
    """The table is closed."""

    why: Literal["maker", "version", "declined", "absent"]


class RematchEntry(LogEntry, frozen=True, tag="rematch"):
    """The same people play again at another table."""

    table: str


Entry = (
    SeatEntry
    | StartEntry
    | ActionEntry
    | UndoEntry
    | ResignEntry
    | BotEntry
    | BackEntry
    | AccountEntry
    | TokenEntry
    | CloseEntry
    | RematchEntry
)

_encode: Final = msgspec.json.Encoder().encode


def kind_of(entry: LogEntry) -> str:
    """The entry's kind, as the database and the API name it."""
    return str(entry.__struct_config__.tag)


def dump_data(entry: Entry) -> str:
    """The entry's own fields as JSON."""
    fields: dict[str, Any] = msgspec.to_builtins(entry)
    del fields["kind"], fields["at"]
    return _encode(fields).decode()


def load_entry(kind: str, at: float, data: str) -> Entry:
    """The entry that was stored; `LogError` if it is none."""
    try:
        fields = msgspec.json.decode(data, type=dict[str, Any])
        entry: Entry = msgspec.convert({**fields, "kind": kind, "at": at}, type=Entry)
    except msgspec.DecodeError as e:  # a ValidationError is one
        raise LogError(f"This is not an entry of a table's log: {e}.") from None
    return entry
