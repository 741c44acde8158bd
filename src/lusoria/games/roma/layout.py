"""The numbers a position is made of: places of dice, zones of cards, sources of points."""

from typing import Final

from lusoria.games.roma.cards import KINDS, NAMES

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
SOURCES: Final[dict[str, list[str]]] = {
    "forum": ["R40"],
    "legat": ["R23"],
    "mercatus": ["R41"],
    "tribunus": ["R35"],
    "mercator": ["R25"],
    "empty": ["R5"],
    "taken": ["R25", "R35", "R41"],
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
