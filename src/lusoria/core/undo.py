"""Taking back: how far a seat may go."""

from dataclasses import dataclass

from lusoria.core.errors import UndoError
from lusoria.core.message import Message
from lusoria.core.state import State


@dataclass(frozen=True)
class Step:
    """What undo has to know of the position before an action."""

    player: int
    turn: int
    reveals: int
    in_move: bool


def step_of(state: State) -> Step:
    """The step that begins in this position."""
    return Step(state.player, state.turn, state.reveals, state.in_move)


def taken_back(steps: list[Step], state: State, seat: int, *, whole_turn: bool = False) -> int:
    """How many actions stay when the seat takes back its last decision, or its whole turn.

    `steps` tells of the positions before each action so far, `state` is the position now. Nothing
    is taken back across another seat's decision, a chance outcome, or something shown to a seat.
    """
    if not steps:
        raise UndoError(Message("core-undo-nothing"))
    if steps[-1].player != seat:
        if steps[-1].player < 0:
            raise UndoError(Message("core-undo-chance"))
        raise UndoError(Message("core-undo-other"))
    if steps[-1].reveals != state.reveals:
        raise UndoError(Message("core-undo-shown"))
    keep = len(steps) - 1
    turn = steps[keep].turn
    while whole_turn and keep > 0:
        before = steps[keep - 1]
        if (before.player, before.turn, before.reveals) != (seat, turn, state.reveals):
            break
        keep -= 1
    return keep
