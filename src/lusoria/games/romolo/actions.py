"""The action table and the chance table. Numbers never change; new ones are appended.

A verb has a block of numbers; an action's number is the block's first plus its argument. The same
hex, unit or resource serves many decisions: what it means is the step's matter.
"""

from collections.abc import Sequence
from typing import Final

from lusoria.games.romolo import layout, tiles
from lusoria.games.romolo.board import map

END_ACTIONS: Final = 0
END_WAR: Final = 1
DONE: Final = 2
YES: Final = 3
NO: Final = 4
PLAY: Final = 5
FINISH: Final = 6
SURRENDER: Final = 7
GO_ON: Final = 8
COINS: Final = 9
PEEK: Final = 10
DISMANTLE: Final = 11
TRANSFORM: Final = 12
PRODUCE: Final = 13
GATHER: Final = 14
REFINE: Final = 15
CREATE_WORKER: Final = 16
CREATE_SOLDIER: Final = 17
CREATE_EXPLORER: Final = 18
CONVERT: Final = 19
HIRE: Final = 20  # one mercenary, two
RECRUIT: Final = 22
SELL: Final = 23
BUY: Final = 24
EXCHANGE: Final = 25
TOWER: Final = 26
EMPTY: Final = 27  # the warehouse that holds nothing
GIVE: Final = 28  # silver, bronze
TAKE: Final = 30  # five resources, silver, bronze
TERRAIN: Final = 37  # hill, forest
BUILD: Final = 39
PIECE: Final = 48
SIDE: Final = 56
RESOURCE: Final = 62
STORE: Final = 67
COLUMN: Final = 73
SLOT: Final = 78
SEAT: Final = 90
STANCE: Final = 94
TOKEN: Final = 98
COUNT: Final = 104
POWER: Final = 112
AI_UNIT: Final = 133
HEX: Final = 136
UNIT: Final = 181
TARGET: Final = 233
FACE: Final = 251
PEOPLE: Final = 257
BID: Final = 261
ACTIONS: Final = 773

MOST_STORES: Final = COLUMN - STORE  # a worker produces once a Turn, and there are six
MOST_FREED: Final = POWER - COUNT
MOST_BID: Final = ACTIONS - BID - 1  # half silvers: far more than anybody ever had

# the verb's word and the first number of its block, in order
VERBS: Final[list[tuple[str, int]]] = [
    ("end", END_ACTIONS),
    ("peace", END_WAR),
    ("done", DONE),
    ("yes", YES),
    ("no", NO),
    ("play", PLAY),
    ("finish", FINISH),
    ("surrender", SURRENDER),
    ("go-on", GO_ON),
    ("coins", COINS),
    ("peek", PEEK),
    ("dismantle", DISMANTLE),
    ("transform", TRANSFORM),
    ("produce", PRODUCE),
    ("gather", GATHER),
    ("refine", REFINE),
    ("create-worker", CREATE_WORKER),
    ("create-soldier", CREATE_SOLDIER),
    ("create-explorer", CREATE_EXPLORER),
    ("convert", CONVERT),
    ("hire", HIRE),
    ("recruit", RECRUIT),
    ("sell", SELL),
    ("buy", BUY),
    ("exchange", EXCHANGE),
    ("tower", TOWER),
    ("empty", EMPTY),
    ("give", GIVE),
    ("take", TAKE),
    ("terrain", TERRAIN),
    ("build", BUILD),
    ("piece", PIECE),
    ("side", SIDE),
    ("resource", RESOURCE),
    ("store", STORE),
    ("column", COLUMN),
    ("slot", SLOT),
    ("seat", SEAT),
    ("stance", STANCE),
    ("token", TOKEN),
    ("count", COUNT),
    ("power", POWER),
    ("ai-unit", AI_UNIT),
    ("hex", HEX),
    ("unit", UNIT),
    ("target", TARGET),
    ("face", FACE),
    ("people", PEOPLE),
    ("bid", BID),
]

# --- chance ---

C_FIRST: Final = 0
C_TERRAIN: Final = 4
C_MULT: Final = 8
C_CHARACTER: Final = 10
C_TOKEN: Final = 31
C_DIE: Final = 37
C_HEX: Final = 43
C_UNIT: Final = 88
C_PIECE: Final = 140
C_SIDE: Final = 148
C_STORE: Final = 154
C_EMPTY: Final = 160
C_EVENT: Final = 161
CHANCES: Final = 166

DICE: Final[list[tuple[int, int]]] = [(C_DIE + i, 1) for i in range(6)]

_BLOCKS: Final[list[int]] = [
    max(first for _, first in VERBS if first <= action) for action in range(ACTIONS)
]
_WORDS: Final[dict[int, str]] = {first: word for word, first in VERBS}

MONEY: Final[list[str]] = ["silver", "bronze"]


def verb(action: int) -> int:
    """The first number of the block that the action is in."""
    return _BLOCKS[action]


def word(block: int) -> str:
    """The word of a block."""
    return _WORDS[block]


def unit_name(unit: int) -> str:
    """A unit as a person types it: `w2` is a second worker, seats are counted from 1: `1w2`."""
    if unit >= layout.MERCS:
        return f"m{unit - layout.MERCS + 1}"
    seat, slot = unit // layout.OWN + 1, unit % layout.OWN
    if slot == layout.THE_EXPLORER:
        return f"{seat}x"
    return (
        f"{seat}s{slot - layout.SOLDIERS + 1}" if slot >= layout.SOLDIERS else f"{seat}w{slot + 1}"
    )


def notation(action: int, hexes: list[str]) -> str:
    """The action as a person types it: `unit 1w2`, `hex c4`, `build farm`."""
    block = verb(action)
    rest = action - block
    name = word(block)
    if block < HIRE or RECRUIT <= block <= EMPTY:
        return name
    arguments: Sequence[str] = []
    if block == GIVE:
        arguments = MONEY
    elif block == TAKE:
        arguments = [*layout.RESOURCES, *MONEY]
    elif block == TERRAIN:
        arguments = layout.TERRAINS[1:3]
    elif block == BUILD:
        arguments = layout.BUILDINGS
    elif block == PIECE:
        arguments = layout.PIECES
    elif block == SIDE:
        arguments = map.SIDES
    elif block in (RESOURCE, COLUMN):
        arguments = layout.RESOURCES
    elif block == TOKEN:
        arguments = layout.TOKENS
    elif block == POWER:
        arguments = tiles.NAMES
    elif block == AI_UNIT:
        arguments = layout.AI_UNITS
    elif block == PEOPLE:
        arguments = layout.PEOPLES
    elif block == BID:
        return f"{name} {rest / 2:g}"  # in silver
    elif block == UNIT:
        return f"{name} {unit_name(rest)}"
    elif block == HEX and rest < len(hexes):
        return f"{name} {hexes[rest]}"
    return f"{name} {arguments[rest] if arguments else rest + 1}"
