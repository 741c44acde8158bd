"""Taking back: how far a seat may go."""

from dataclasses import dataclass
from typing import Literal

from lusoria.core.errors import UndoError
from lusoria.core.message import Message
from lusoria.core.state import State

Scope = Literal["decision", "move", "turn"]
"""How much is taken back: the last decision, the last move, or all that can be of the turn."""


@dataclass(frozen=True)
class Step:
    """What undo has to know of the position before an action."""

    player: int
    turn: int
    reveals: int
    move: int
    """Which move of the game the action belongs to; chance belongs to the move before it."""


def step_of(state: State, before: Step | None) -> Step:
    """The step that begins in this position, after the one before."""
    move = 0 if before is None else before.move
    begins = state.player >= 0 and not state.in_move
    return Step(state.player, state.turn, state.reveals, move + begins)


def taken_back(
    steps: list[Step], state: State, seat: int, scope: Scope = "decision", count: int = 1
) -> int:
    """How many actions stay when the seat takes back so much, or so many decisions.

    `steps` tells of the positions before each action so far, `state` is the position now. Nothing
    is taken back across another seat's decision, a chance outcome, or something shown to a seat.
    """
    if not steps:
        raise UndoError(Message("core-undo-nothing"))
    last = steps[-1]
    if last.player != seat:
        raise UndoError(Message("core-undo-chance" if last.player < 0 else "core-undo-other"))
    if last.reveals != state.reveals:
        raise UndoError(Message("core-undo-shown"))
    keep = len(steps) - 1
    while keep > 0 and (scope != "decision" or len(steps) - keep < count):
        before = steps[keep - 1]
        if (before.player, before.turn, before.reveals) != (seat, last.turn, state.reveals):
            break
        if scope == "move" and before.move != last.move:
            break
        keep -= 1
    return keep
