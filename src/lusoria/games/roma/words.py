"""Names of things, as messages."""

from lusoria.core.message import Message
from lusoria.games.roma.cards import NAMES


def card_name(kind: int) -> Message:
    """Return a card's name."""
    return Message(f"roma-card-{NAMES[kind]}")
