"""Taking back: how far a seat may go."""

from dataclasses import dataclass
from typing import Literal

from lusoria.core.errors import UndoError
from lusoria.core.message import Message
from lusoria.core.state import State

Scope = Literal["decision", "move", "turn"]
"""How much is taken back: the last decision, the last move, or the turn as far as possible."""


@dataclass(frozen=True)
class Checkpoint:
    """What undo has to know of the position before an action."""

    player: int
    turn: int
    reveals: int
    move: int
    """The number of the move that the action belongs to; chance belongs to the move before it."""


def checkpoint(state: State, before: Checkpoint | None) -> Checkpoint:
    """Return the checkpoint of this position, given that of the position before it."""
    move = 0 if before is None else before.move
    begins = state.player >= 0 and not state.in_move
    return Checkpoint(state.player, state.turn, state.reveals, move + begins)


def taken_back(
    before: list[Checkpoint], state: State, seat: int, scope: Scope = "decision", count: int = 1
) -> int:
    """Return the number of actions that stay when the seat takes back the scope, or `count`
    decisions.

    `before` has the checkpoint before each action so far, `state` is the position now. Nothing is
    taken back across another seat's decision, a chance outcome, or something shown to a seat.
    """
    if not before:
        raise UndoError(Message("core-undo-nothing"))
    last = before[-1]
    if last.player != seat:
        raise UndoError(Message("core-undo-chance" if last.player < 0 else "core-undo-other"))
    if last.reveals != state.reveals:
        raise UndoError(Message("core-undo-shown"))
    keep = len(before) - 1
    while keep > 0 and (scope != "decision" or len(before) - keep < count):
        point = before[keep - 1]
        if (point.player, point.turn, point.reveals) != (seat, last.turn, state.reveals):
            break
        if scope == "move" and point.move != last.move:
            break
        keep -= 1
    return keep
