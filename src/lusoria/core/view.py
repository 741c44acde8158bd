"""What every game's view has."""

from typing import TypedDict, cast

from lusoria.core.message import Message
from lusoria.core.outcome import OutcomeData


class View(TypedDict):
    """What a seat may know of a position. Every game adds members, among them `seats`.

    Whatever can be touched has an id under `el`.
    """

    player: int
    turn: int
    in_move: bool
    outcome: OutcomeData | None


class Said(TypedDict):
    """A message as plain data, where a view has words of its own."""

    id: str
    params: dict[str, object]


def said(message: Message) -> Said:
    """Return the message as plain data."""
    return cast("Said", message.json())
