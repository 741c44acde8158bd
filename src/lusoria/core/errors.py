"""What can go wrong, each with a sentence that a person understands."""

from typing import Final

from mypy_extensions import mypyc_attr

from lusoria.core.message import Message


class Refusal:
    """Why an action may not be taken: the rule's id and the reason.

    The higher its `rank`, the more it says about the thing that was tried: 0 is "not now".
    """

    rule: Final[str]
    message: Final[Message]
    rank: Final[int]

    def __init__(self, rule: str, message: Message, rank: int = 1) -> None:
        self.rule = rule
        self.message = message
        self.rank = rank

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.message!r}, {self.rank})"

    def __str__(self) -> str:
        return f"{self.message} [{self.rule}]" if self.rule else str(self.message)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.message, self.rank) == (
            other.rule,
            other.message,
            other.rank,
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.message))

    def __reduce__(self) -> tuple[object, ...]:
        return (Refusal, (self.rule, self.message, self.rank))

    def json(self) -> dict[str, object]:
        """Return the refusal as plain data."""
        return {"rule": self.rule, "message": self.message.json()}


@mypyc_attr(allow_interpreted_subclasses=True)
class LusoriaError(Exception):
    """The root of all errors of this package."""


class IllegalAction(LusoriaError):
    """The action is not legal; the position has not changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class UnknownGame(LusoriaError):
    """There is no game with this id."""


class OptionError(LusoriaError):
    """The game cannot be started like this: a wrong option, value or number of players."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ToldError(LusoriaError):
    """An error that a player sees, in every language."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class NotationError(ToldError):
    """The text is not an action in this game's notation."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DataError(LusoriaError):
    """Foreign data is wrong; the sentence says where."""


class SnapshotError(DataError):
    """The data is not a position of this game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RecordError(DataError):
    """The data is not a record that can be replayed."""


class VersionError(RecordError):
    """The record was played with another version of the rules."""


class UndoError(ToldError):
    """The decision cannot be taken back."""
