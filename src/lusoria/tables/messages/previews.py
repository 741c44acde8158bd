"""Answers before a decision: why it is not allowed, what it would do, what a bot would do."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from lusoria.tables.messages.table import Event, Legal


class Why(Struct):
    """Why something is not allowed; null if it is allowed, or is never possible at all."""

    refusal: dict[str, Any] | None
    text: str | None


class Preview(Struct):
    """What actions would do, as far as the seat that decides can be sure of it."""

    revision: int
    played: int
    """How many of the actions were played: they end where chance or another seat decides or
    something hidden is revealed."""
    events: list[Event]
    """What would happen."""
    final: bool
    """True if it could not be taken back."""
    tags: list[dict[str, Any]]
    """The same in short, with the odds where they are public."""
    text: str | None
    view: dict[str, Any] | None
    """The seat's view afterwards; null if the seat cannot know it yet."""
    legal: list[Legal]
    """The legal actions afterwards."""


class Foreseen(Struct, omit_defaults=True):
    """What one action would do."""

    action: int
    final: bool
    """True if it could not be taken back."""
    events: list[Event]
    tags: list[dict[str, Any]]
    """The same in short; within a move, also what its continuations lead to."""
    text: str | UnsetType = UNSET
    then: list["Foreseen"] = []
    """What each action that could follow within the move would do."""


class Previews(Struct):
    """What every legal action would do."""

    revision: int
    actions: list[Foreseen]


class Hint(Struct):
    """What the judge of moves would do if it knew what the seat knows, and why."""

    revision: int
    action: int
    verb: str
    on: list[str]
    message: dict[str, Any]
    text: str | None
    then: list[Legal]
    """What comes next in the same move, until something comes of it."""
    tags: list[dict[str, Any]]
    """What all of it would do, in short."""
    purpose: list[dict[str, Any]]
    """What comes of the move to its end, in phrases."""
    weighed: list[dict[str, Any]]
    """How often it wins, and what the next best would give away if that is clear."""
    why: str | None
    """Purpose and weighing in words."""
