"""What can go wrong, each with a sentence for a person."""

from typing import Final

from mypy_extensions import mypyc_attr

from lusoria.core.message import Message


class Refusal:
    """Why an action may not be taken: the rule's id and the reason.

    `rank` tells how much the reason says about the very thing that was tried: 0 for "not now".
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
        """The refusal as plain data."""
        return {"rule": self.rule, "message": self.message.json()}


@mypyc_attr(allow_interpreted_subclasses=True)
class LusoriaError(Exception):
    """The root of all errors of this package."""


class IllegalAction(LusoriaError):
    """The action is not legal in this position, which stays as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class UnknownGame(LusoriaError):
    """There is no game with this id."""


class OptionError(LusoriaError):
    """The game cannot be started like this: a wrong option, value or number of players."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ToldError(LusoriaError):
    """An error that a player sees: its sentence exists in every language."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class NotationError(ToldError):
    """The text is no action in this game's notation."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DataError(LusoriaError):
    """Foreign data is not what it should be; the sentence says where."""


class SnapshotError(DataError):
    """The data is no position of this game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RecordError(DataError):
    """The data is no record of a game that can be replayed."""


class VersionError(RecordError):
    """The record was played with another version of the rules."""


class UndoError(ToldError):
    """The decision cannot be taken back."""
