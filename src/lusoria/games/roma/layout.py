"""The numbers a position is made of: what is decided next, zones of cards, places of dice."""

from typing import Final, Literal, get_args

from lusoria.games.roma.cards import KINDS, NAMES

# What is decided next: by chance
FIRST: Final = 0
DEAL: Final = 1
ROLL: Final = 2
DRAWN: Final = 3
BATTLE: Final = 4
# by a seat
PASS: Final = 5  # two cards to the opponent (R3)
PLACE: Final = 6  # four cards face down (R4)
REROLL: Final = 7  # three equal dice again, or not (R6)
ACT: Final = 8  # phase 3 (R7)
KEEP: Final = 9  # one of the cards drawn (R10)
ADD: Final = 10  # a die to the battle die (R36)
TEMPLE: Final = 11  # a Forum's third die (R43)
BUY: Final = 12  # points (R25)
FREE: Final = 13  # cards from hand free of charge (R21, R32)
SEEK: Final = 14  # a card from the draw pile (R31)
COPY: Final = 15  # which character (R30)
# by a seat, with possibilities that everyone can see: a single one is taken silently
OPEN: Final = 16
TARGET: Final = 16  # a disc of the opponent
POINTS: Final = 17  # a Forum's second die (R40)
CHANGE: Final = 18  # a die by one (R26)
RECOVER: Final = 19  # a card from the discard pile (R37)
RELAY: Final = 20  # the cards taken up (R22, R39)

Step = Literal[
    "first",
    "deal",
    "roll",
    "draw",
    "battle",
    "pass",
    "place",
    "reroll",
    "act",
    "keep",
    "add",
    "temple",
    "buy",
    "free",
    "seek",
    "copy",
    "target",
    "points",
    "change",
    "recover",
    "relay",
]
STEPS: Final[list[Step]] = list(get_args(Step))

# Where a die lies: unused, on a disc (1 to 6), or elsewhere
UNUSED: Final = 0
ON_MONEY: Final = 7
ON_CARDS: Final = 8
SPENT: Final = 9  # with a Forum or a Centurio, or not rolled yet

# Zones of cards, each a count of every kind
HAND: Final = 0  # seat 0; seat 1 follows
DECK: Final = 2 * KINDS
DISCARD: Final = 3 * KINDS
HELD: Final = 4 * KINDS  # drawn, or taken up to be laid again
KNOWN: Final = 5 * KINDS  # what seat 0 knows to be in, or to come into, seat 1's hand; then seat 1
ZONES: Final = 7 * KINDS

# Where points come from or go, in the order of each seat's account, with the clauses that say so
SOURCES: Final[dict[str, str]] = {
    "forum": "R40",
    "legat": "R23",
    "mercatus": "R41",
    "tribunus": "R35",
    "mercator": "R25",
    "empty": "R5",
    "taken": "R35",
}
EMPTY_DISCS: Final = 5
TAKEN: Final = 6  # by cards of the opponent
ACCOUNT: Final = 7
SOURCE_OF: Final[list[int]] = [
    list(SOURCES).index(name) if name in SOURCES else TAKEN for name in NAMES
]

PASSED: Final = 2  # cards that each seat gives to the other in the set-up (R3)

# A bit of `proven`: twice the seat, and one more for buildings
CHARACTER: Final = 0
BUILDING: Final = 1

# How the game ended
NO_POINTS: Final = "no-points"
EMPTY_STOCKPILE: Final = "empty-stockpile"
ROUND_LIMIT: Final = "round-limit"
ENDS: Final[list[str]] = [NO_POINTS, EMPTY_STOCKPILE, ROUND_LIMIT]
