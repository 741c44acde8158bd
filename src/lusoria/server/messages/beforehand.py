"""What could be done: why not, what it would do, what a bot would do."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from lusoria.server.messages.table import Event, Legal


class Why(Struct):
    """Why something may not be done; null: it may, or nothing is ever done with it."""

    refusal: dict[str, Any] | None
    text: str | None


class Preview(Struct):
    """What decisions would do, as far as the seat that decides can be sure of it."""

    revision: int
    played: int
    """How many of them: chance, something shown or another seat's decision ends them."""
    events: list[Event]
    """What would happen."""
    final: bool
    """Whether it could not be taken back."""
    tags: list[dict[str, Any]]
    """The same in a few letters, with the odds where everyone knows them."""
    text: str | None
    view: dict[str, Any] | None
    """The position after it; null if the seat cannot know that yet."""
    legal: list[Legal]
    """What could be done then."""


class Foreseen(Struct, omit_defaults=True):
    """What one decision would do."""

    action: int
    final: bool
    """Whether it could not be taken back."""
    events: list[Event]
    tags: list[dict[str, Any]]
    """The same in a few letters; if the move goes on, what its ways to go on come to."""
    text: str | UnsetType = UNSET
    then: list["Foreseen"] = []
    """What each decision that could follow within the move would do after it."""


class Previews(Struct):
    """What every legal decision would do."""

    revision: int
    actions: list[Foreseen]


class Hint(Struct):
    """What a bot would do, knowing what the seat knows."""

    revision: int
    action: int
    verb: str
    on: list[str]
    message: dict[str, Any]
    text: str | None
    tags: list[dict[str, Any]]
    """What it would do, in a few letters."""
