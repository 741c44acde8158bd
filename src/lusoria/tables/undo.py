"""Taking back: what a table allows beyond the rule that holds for all games."""

from typing import Final

from lusoria.core.errors import UndoError
from lusoria.core.message import Message
from lusoria.core.undo import Scope, taken_back
from lusoria.tables.live_table import LiveTable

MAX_UNDONE: Final = 200  # times that something may be taken back in one turn


def can_undo(live: LiveTable, seat: int) -> bool:
    """True if the seat can take something back."""
    try:
        actions_kept(live, seat)
    except UndoError:
        return False
    return True


def actions_kept(live: LiveTable, seat: int, scope: Scope = "decision", count: int = 1) -> int:
    """Return how many actions remain in force after the seat takes back; `UndoError` if it cannot.

    At a table without undo, a seat can still take back the decisions of a move it has not finished.
    """
    table = live.table
    if table is None or live.status != "running":
        raise UndoError(Message("core-undo-nothing"))
    if live.bots[seat]:
        raise UndoError(Message("table-undo-bot"))
    if not live.setup.undo and (scope == "turn" or not table.state.in_move):
        raise UndoError(Message("table-undo-not-here"))
    if live.undone >= MAX_UNDONE:
        raise UndoError(Message("table-undo-enough"))
    keep = taken_back(table.checkpoints, table.state, seat, scope, count)
    if live.setup.undo:
        return keep
    return max(keep, taken_back(table.checkpoints, table.state, seat, "move"))
