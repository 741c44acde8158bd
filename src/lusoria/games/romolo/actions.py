"""The action table and the chance table. Numbers never change; new ones are appended.

A verb has a block of numbers; an action's number is the block's first plus its argument, but for
buildings and pieces: see `BUILDS`. The same hex, unit or resource serves many decisions: what it
means is the step's matter.
"""

from typing import Final

from lusoria.core.step import blocks
from lusoria.core.verbs import Verb, numbered, verb_of_each
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
MOST_BID: Final = 511  # half silvers: far more than anybody ever had

# The number of each building and of each kind of piece, in the order of `layout`. One that is added
# later has its numbers at the end of the table.
BUILDS: Final[list[int]] = [BUILD + item for item in range(layout.BUILDING_KINDS)]
PIECES: Final[list[int]] = [PIECE + kind for kind in range(layout.PIECE_KINDS)]
BUILD_BLOCKS: Final = blocks(BUILDS)
PIECE_BLOCKS: Final = blocks(PIECES)
COUNTED_BLOCKS: Final = blocks(PIECES[: layout.COUNTED])  # all but walls

MONEY: Final[list[str]] = ["silver", "bronze"]


def unit_name(unit: int) -> str:
    """Return a unit as people type it: `1w2` is the second worker of the first seat."""
    if unit >= layout.MERCS:
        return f"m{unit - layout.MERCS + 1}"
    seat, slot = unit // layout.OWN + 1, unit % layout.OWN
    if slot == layout.THE_EXPLORER:
        return f"{seat}x"
    return (
        f"{seat}s{slot - layout.SOLDIERS + 1}" if slot >= layout.SOLDIERS else f"{seat}w{slot + 1}"
    )


VERBS: Final = [
    Verb("end", END_ACTIONS),
    Verb("peace", END_WAR),
    Verb("done", DONE),
    Verb("yes", YES),
    Verb("no", NO),
    Verb("play", PLAY),
    Verb("finish", FINISH),
    Verb("surrender", SURRENDER),
    Verb("go-on", GO_ON),
    Verb("coins", COINS),
    Verb("peek", PEEK),
    Verb("dismantle", DISMANTLE),
    Verb("transform", TRANSFORM),
    Verb("produce", PRODUCE),
    Verb("gather", GATHER),
    Verb("refine", REFINE),
    Verb("create-worker", CREATE_WORKER),
    Verb("create-soldier", CREATE_SOLDIER),
    Verb("create-explorer", CREATE_EXPLORER),
    Verb("convert", CONVERT),
    Verb("hire", HIRE, numbered(2)),
    Verb("recruit", RECRUIT),
    Verb("sell", SELL),
    Verb("buy", BUY),
    Verb("exchange", EXCHANGE),
    Verb("tower", TOWER),
    Verb("empty", EMPTY),
    Verb("give", GIVE, MONEY),
    Verb("take", TAKE, [*layout.RESOURCES, *MONEY]),
    Verb("terrain", TERRAIN, layout.TERRAINS[1:3]),
    Verb("build", BUILD, layout.BUILDINGS, numbers=BUILDS),
    Verb("piece", PIECE, layout.PIECES, numbers=PIECES),
    Verb("side", SIDE, map.SIDES),
    Verb("resource", RESOURCE, layout.RESOURCES),
    Verb("store", STORE, numbered(MOST_STORES)),
    Verb("column", COLUMN, layout.RESOURCES),
    Verb("slot", SLOT, numbered(SEAT - SLOT)),
    Verb("seat", SEAT, numbered(4)),
    Verb("stance", STANCE, numbered(4)),
    Verb("token", TOKEN, layout.TOKENS),
    Verb("count", COUNT, numbered(MOST_FREED)),
    Verb("power", POWER, tiles.NAMES),
    Verb("ai-unit", AI_UNIT, layout.AI_UNITS),
    Verb("hex", HEX, numbered(UNIT - HEX)),  # where a map has no name for it
    Verb("unit", UNIT, [unit_name(unit) for unit in range(layout.UNITS)]),
    Verb("target", TARGET, numbered(FACE - TARGET)),
    Verb("face", FACE, numbered(6)),
    Verb("people", PEOPLE, layout.PEOPLES),
    Verb("bid", BID, [f"{half / 2:g}" for half in range(MOST_BID + 1)]),  # in silver
]
VERB_OF: Final = verb_of_each(VERBS)  # of each action

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

LOTS: Final[list[int]] = [C_PIECE + kind for kind in range(layout.PIECE_KINDS)]
"""The outcome that draws each kind of piece by lot."""

_FIRSTS: Final[list[int]] = [verb.first for verb in VERB_OF]
_ARGUMENTS: Final[list[int]] = [verb.argument(action) for action, verb in enumerate(VERB_OF)]


def verb(action: int) -> int:
    """Return the first number of the action's verb, which stands for the verb."""
    return _FIRSTS[action]


def argument(action: int) -> int:
    """Return the argument of the action: the hex, the unit, the building, …"""
    return _ARGUMENTS[action]


def notation(action: int, hexes: list[str]) -> str:
    """Return the action as people type it on a map with these names: `unit 1w2`, `hex c4`."""
    if HEX <= action < HEX + len(hexes):
        return f"hex {hexes[action - HEX]}"
    return VERB_OF[action].notation(action)
