"""What comes next: the numbers and names of the steps, and the numbers of the continuations."""

from typing import Final, Literal, get_args

# --- what is decided next ---

# by chance
FIRST: Final = 0  # who begins (RR2.1)
CHARACTER: Final = 1  # the next tile of the character pile
ASIDE: Final = 2  # the die token returned unseen (RR2.10, RR11.4)
TILE: Final = 3  # the terrain of a hex that is seen for the first time
MULTIPLIER: Final = 4  # the token on it
DIE: Final = 5
LOT_GROUP: Final = 6  # the A.I.'s lots (RR16.4, RR16.11)
LOT_MOVE: Final = 7
LOT_HEX: Final = 8
LOT_TOKEN: Final = 9
LOT_UNIT: Final = 10
LOT_PIECE: Final = 11
LOT_STORE: Final = 12
LOT_SIDE: Final = 13
EVENT: Final = 14
# by a seat
THIRD: Final = 15  # hill or forest (RR2.3)
ARRANGE: Final = 16
FREE: Final = 17
PLACE: Final = 18
PLAY_OR_END: Final = 19
GIVE_UP: Final = 20
ACT: Final = 21
WAR: Final = 22
TOKEN: Final = 23
ANSWER: Final = 24
# by a seat, within a move
DO: Final = 25  # what the chosen unit does
LOOK: Final = 26
RIDE: Final = 27  # a free move of the Eques
SAIL: Final = 28  # a free move of the Nauta
ELSEWHERE: Final = 29  # the hex in which a Worker works through the Traductor
REMOVE: Final = 30  # the piece to dismantle or transform
REMOVE_STORE: Final = 31
REMOVE_SIDE: Final = 32
INTO: Final = 33  # what it becomes
SIDES: Final = 34  # where the walls go
PAY: Final = 35
REFUND: Final = 36
SOURCE: Final = 37
STOREHOUSE: Final = 38
GATHER: Final = 39
SLOT: Final = 40
SELL: Final = 41
COLUMN: Final = 42
BUY: Final = 43
HELP: Final = 44  # the Architectus counts a farm, or not
OFFER: Final = 45
VICTIM: Final = 46
STEAL: Final = 47
GAIN: Final = 48
DEFENDER: Final = 49
MUSTER: Final = 50
POWERS: Final = 51
RETREAT: Final = 52
FALL_BACK: Final = 53
HIT: Final = 54
EXCESS: Final = 55
RAZE: Final = 56
RAZE_STORE: Final = 57
RAZE_SIDE: Final = 58
SALARY: Final = 59
FREED: Final = 60
UNPAID: Final = 61
DISMISS: Final = 62
FEED: Final = 63
# by a seat, in the war of edition 1.66
DECLARE: Final = 64  # which unit attacks
AIM: Final = 65  # what it attacks
AIM_STORE: Final = 66
NEXT_TARGET: Final = 67
DEFEND: Final = 68  # who helps the target
VOLUNTEER: Final = 69  # who is offered for a building
SUMMON: Final = 70  # a power in a battle over a target
PICK_DIE: Final = 71
LOSE: Final = 72
# by a seat, in edition 1.66 outside the war
PEOPLE: Final = 73
SETTLE: Final = 74  # which piece is placed
ASSIST: Final = 75  # how many Praepositus help a production
OVERFULL: Final = 76  # what goes where an Aqueduct was lost
OVERFULL_STORE: Final = 77
OVERFULL_SIDE: Final = 78
BID: Final = 79
VOTE: Final = 80
RULE: Final = 81  # the highest bidder says how it goes on
KEEP_BACK: Final = 82  # the cube of a dismantled piece's cost that the Bank keeps
LOT_OVERFULL: Final = 83  # by chance: what goes where an Aqueduct was lost

StepName = Literal[
    "first",
    "character",
    "aside",
    "tile",
    "multiplier",
    "die",
    "lot-group",
    "lot-move",
    "lot-hex",
    "lot-token",
    "lot-unit",
    "lot-piece",
    "lot-store",
    "lot-side",
    "event",
    "third",
    "arrange",
    "free",
    "place",
    "play-or-end",
    "give-up",
    "act",
    "war",
    "token",
    "answer",
    "do",
    "look",
    "ride",
    "sail",
    "elsewhere",
    "remove",
    "remove-store",
    "remove-side",
    "into",
    "sides",
    "pay",
    "refund",
    "source",
    "storehouse",
    "gather",
    "slot",
    "sell",
    "column",
    "buy",
    "help",
    "offer",
    "victim",
    "steal",
    "gain",
    "defender",
    "muster",
    "powers",
    "retreat",
    "fall-back",
    "hit",
    "excess",
    "raze",
    "raze-store",
    "raze-side",
    "salary",
    "freed",
    "unpaid",
    "dismiss",
    "feed",
    "declare",
    "aim",
    "aim-store",
    "next-target",
    "defend",
    "volunteer",
    "summon",
    "pick-die",
    "lose",
    "people",
    "settle",
    "assist",
    "overfull",
    "overfull-store",
    "overfull-side",
    "bid",
    "vote",
    "rule",
    "keep-back",
    "lot-overfull",
]
STEPS: Final[list[StepName]] = list(get_args(StepName))

# --- continuations: nobody is asked, the state goes on at once ---

MAINTENANCE: Final = 0
END_EVENT: Final = 1
BUILD: Final = 2
REFINE: Final = 3
LOSE_UNPAID: Final = 4
GROW: Final = 5
AI_TURN: Final = 6
AI_ENTERS: Final = 7
NEXT_GROUP: Final = 8
AI_WAR: Final = 9
AI_FLEES: Final = 10  # or not
AI_ASSIGNS: Final = 11
AI_RAZES: Final = 12
AI_ENDS_ATTACK: Final = 13
RESHUFFLE: Final = 14
THE_END: Final = 15
FINISH: Final = 16  # the move
NEXT_LOSS: Final = 17
NEXT_ATTACK: Final = 18
NEXT_UNPAID: Final = 19
AI_MARCH: Final = 20
END_ROUND: Final = 21
NOTHING_MORE: Final = -1
