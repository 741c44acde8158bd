"""What can be known of Roma without a position: its cards as they are printed, its help."""

from typing import Literal, TypedDict

from lusoria.core.help import Topic
from lusoria.games.roma.cards import (
    BUILDINGS,
    CLAUSES,
    COPIES,
    DEFENCES,
    KINDS,
    NAMES,
    PRICES,
    CardName,
)
from lusoria.games.roma.help import TopicName, topics

Sort = Literal["character", "building"]


class Card(TypedDict):
    """What is printed on a card."""

    sort: Sort
    copies: int
    price: int
    defence: int
    rule: str


class Facts(TypedDict):
    """What the page has to know of the game before it shows a position."""

    cards: dict[CardName, Card]
    help: dict[TopicName, Topic]


def facts() -> Facts:
    """The 25 kinds of card, and what is explained beside them."""
    return {
        "cards": {
            NAMES[kind]: {
                "sort": "character" if kind < BUILDINGS else "building",
                "copies": COPIES[kind],
                "price": PRICES[kind],
                "defence": DEFENCES[kind],
                "rule": CLAUSES[kind],
            }
            for kind in range(KINDS)
        },
        "help": topics(),
    }
