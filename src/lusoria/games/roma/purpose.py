"""What follows from a move, beside what happens in it: discs that cost nothing any more (R11)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Message
from lusoria.games.roma.side import empty_discs

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma


def consequences(before: "Roma", after: "Roma", seat: int) -> list[Message]:
    """Return how many empty discs there are less, on one's own side."""
    fewer = empty_discs(before, seat) - empty_discs(after, seat)
    return [Message("roma-purpose-discs", {"count": str(fewer)})] if fewer > 0 else []
