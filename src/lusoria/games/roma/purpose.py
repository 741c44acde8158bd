"""What a move is good for, beside what happens in it: what a chosen card does, and discs that cost
nothing any more (R11).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lusoria.core.message import Message
from lusoria.games.roma import actions as a
from lusoria.games.roma.cards import NAMES
from lusoria.games.roma.side import empty_discs

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma

TO_HAND: Final = ("keep", "take")  # the verbs that bring a card to the hand


def chosen(actions: Sequence[int]) -> list[Message]:
    """Return what the cards do that are chosen for the hand."""
    cards = [
        a.VERB_OF[action].argument(action)
        for action in actions
        if a.VERB_OF[action].name in TO_HAND
    ]
    return [
        Message("roma-purpose-card", {"does": Message(f"roma-brief-{NAMES[card]}")})
        for card in cards
    ]


def consequences(before: "Roma", after: "Roma", seat: int) -> list[Message]:
    """Return how many empty discs there are less, on one's own side."""
    fewer = empty_discs(before, seat) - empty_discs(after, seat)
    return [Message("roma-purpose-discs", {"count": str(fewer)})] if fewer > 0 else []
