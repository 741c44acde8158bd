"""What lies on a side of the table: the six places beside the discs (R2)."""

from typing import TYPE_CHECKING

from lusoria.games.roma.cards import EMPTY

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma


def empty_discs(s: "Roma", seat: int) -> int:
    """How many discs the seat has not occupied."""
    return on_side(s, seat, EMPTY)


def on_side(s: "Roma", seat: int, kind: int) -> int:
    """How many cards of the kind the seat has on the table."""
    count = 0
    for i in range(seat * 6, seat * 6 + 6):
        if s.board[i] == kind:
            count += 1
    return count


def any_on_side(s: "Roma", seat: int, low: int, high: int) -> bool:
    """True if the seat has a card of one of these kinds on the table."""
    for i in range(seat * 6, seat * 6 + 6):
        if low <= s.board[i] < high:
            return True
    return False


def beside(s: "Roma", place: int, kind: int) -> int:
    """How many cards of the kind lie directly beside a place; discs 1 and 6 do not meet (R2)."""
    disc = place % 6
    count = 0
    if disc > 0 and s.board[place - 1] == kind:
        count += 1
    if disc < 5 and s.board[place + 1] == kind:
        count += 1
    return count
