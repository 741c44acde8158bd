"""What is decided next: the numbers and names of the steps."""

from typing import Final, Literal, get_args

# by chance
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
TARGET: Final = 16  # a disc of the opponent
POINTS: Final = 17  # a Forum's second die (R40)
CHANGE: Final = 18  # a die by one (R26)
RECOVER: Final = 19  # a card from the discard pile (R37)
RELAY: Final = 20  # the cards taken up (R22, R39)

StepName = Literal[
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
STEPS: Final[list[StepName]] = list(get_args(StepName))
