"""How Romolo's observation is laid out, and the bytes that stand for each choice.

Seats are counted from the one that looks, hexes and units as in the action table. What a small
map or a game of few lacks is 0. In edition 1.66 the six die tokens are the numbers 1 to 6.
"""

from typing import Final

from lusoria.core.observation import MOST, Layout, Part, bits, blanks, one_of
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, tiles
from lusoria.games.romolo.campaign import plan
from lusoria.games.romolo.turn import auction

SEATS: Final = ("own", "next", "third", "fourth")
HEXES: Final = [str(i + 1) for i in range(a.UNIT - a.HEX)]
UNITS: Final = [a.unit_name(unit) for unit in range(layout.UNITS)]
SLOTS: Final = a.SEAT - a.SLOT
IN_FRONT: Final = len(HEXES) + 1  # where a unit is: the hex's number from 1 on, or this
OUT: Final = IN_FRONT + 1

OF_HEX: Final = (
    *layout.TERRAINS,
    "up",
    "multiplier",
    "x2",
    "x3",
    *[f"peeked: {seat}" for seat in SEATS],
    *[f"lost: {terrain}" for terrain in layout.TERRAINS],
    *[f"tower: {seat}" for seat in SEATS],
    *[f"wall {side + 1}" for side in range(6)],
)
OF_UNIT: Final = (*SEATS, "laid", "penalty", "new")
OF_STORE: Final = ("hex", "resource", "cubes")
# In the order of `layout`; a capital is its hex's number from 1 on
OF_SEAT: Final = (
    "coins",
    *layout.RESOURCES,
    "battle tokens",
    "alive",
    "capital",
    "damage",
    "die tokens",
    *[f"praepositus: {resource}" for resource in layout.RESOURCES],
)
# A target: its hex's number from 1 on, what it is, and which one of these: the number from 1 on of
# a unit, a condition, a seat counted from the one that looks, a row of the building table, a side
OF_TARGET: Final = ("hex", *plan.SORTS, "which", "over", "lost")
TARGETS: Final = [str(i + 1) for i in range(plan.MOST_TARGETS)]
PIECES_IN_HAND: Final = (layout.HARBOR, layout.AQUEDUCT, layout.FORUM)


def _each(names: list[str], things: list[str]) -> list[str]:
    return [f"{name}: {thing}" for name in names for thing in things]


def _of_seats(things: list[str]) -> list[str]:
    return _each(list(SEATS), things)


# A chapter at a time: C made of one long list takes gcc long.
AMOUNTS: Final[list[Part]] = [
    Part("players", high=4),
    Part("options", ("die", "teams", "hidden coins", "water", "goods", "obsessor")),
    Part("within a move"),
    Part("over"),
    Part("round", high=MOST),
    Part("hired"),
    Part("bank", layout.BANK_NAMES, MOST),
    Part("prices", layout.RESOURCES, layout.HIGHEST_PRICE),
    Part("cubes", _each(list(layout.RESOURCES), list(layout.RESOURCES)), 2),
    Part("water pile", high=MOST),
    Part("character pile", high=MOST),
    Part("counters", ("dux", "foederatus", "defensor"), MOST),
    Part("goods", layout.RESOURCES, MOST),
    Part("events", layout.EVENTS, MOST),
    Part("stores", _each([str(i + 1) for i in range(a.MOST_STORES)], list(OF_STORE)), MOST),
    Part("units at", UNITS, OUT),
    Part("casualties", ("attack", "defence"), MOST),
    Part("seats", _of_seats(list(OF_SEAT)), MOST),
    Part("actions left", UNITS, 3),
    Part("troops", _each(HEXES, list(layout.AI_UNITS)), MOST),
    Part("pieces", _each(HEXES, list(layout.PIECES[: layout.COUNTED])), MOST),
]
CHOICES: Final[list[Part]] = [
    Part("hexes", _each(HEXES, list(OF_HEX))),
    Part("exploited", HEXES),
    Part("units", _each(UNITS, list(OF_UNIT))),
    Part("phase", layout.PHASES),
    Part("step", asked.STEPS),
    Part("ending", layout.ENDING_NAMES),
    Part("seat", ("1", "2", "3", "4")),
    Part("decides", SEATS),
    Part("turn of", SEATS),
    Part("begins", SEATS),
    Part("next character", tiles.TYPES),
    Part("display", _each([str(i + 1) for i in range(SLOTS)], list(tiles.NAMES))),
    Part("characters", _of_seats(list(tiles.NAMES))),
    Part("used", tiles.NAMES),
    Part("shown", _of_seats(list(layout.TOKENS))),
    Part("hostile", _of_seats(list(SEATS))),
    Part("third hex", _of_seats(["hill", "forest", "secret"])),
    Part("own die tokens", layout.TOKENS),
    Part("acts", UNITS),
    Part("acts in", HEXES),
    Part("battle in", HEXES),
    Part("attacker", SEATS),
    Part("defender", SEATS),
    Part("attacks", UNITS),
    Part("defends", UNITS),
    Part("attacker's token", layout.TOKENS),
    Part("defender's token", layout.TOKENS),
]
# Appended, so that what stands before it stays where it was
OF_PROTOTYPE: Final[list[Part]] = [
    Part("edition", ("2013", "1.66")),
    Part("options of 1.66", ("peoples", "bids are paid")),
    Part("pieces in hand", _of_seats([layout.PIECES[kind] for kind in PIECES_IN_HAND])),
    Part("people", _of_seats(list(layout.PEOPLES))),
    Part("targets", _each(TARGETS, list(OF_TARGET)), MOST),
    Part("attacks target", UNITS, plan.MOST_TARGETS),
    Part("is given a target", UNITS),
    Part("fought over", TARGETS),
    Part("offered", UNITS),
    Part("has offered", SEATS),
    Part("adds", ("powers of attack", "powers of defence", "tower", "capital"), MOST),
    Part("overfull", HEXES),
    Part("bids", SEATS, MOST),
    Part("has bid", SEATS),
    Part("bids are shown"),
    Part("own vote", auction.WORDS),
    Part("has voted", SEATS),
]
LAYOUT: Final = Layout([*AMOUNTS, *CHOICES, *OF_PROTOTYPE])

SEAT: Final = one_of(4)
TERRAIN: Final = one_of(4)
HEX: Final = one_of(len(HEXES))
UNIT: Final = one_of(layout.UNITS)
STEP: Final = one_of(len(asked.STEPS))
PHASE: Final = one_of(len(layout.PHASES))
ENDING: Final = one_of(len(layout.ENDING_NAMES))
TYPE: Final = one_of(3)
TILE: Final = one_of(tiles.CHARACTERS)
TOKEN: Final = one_of(6)
THIRD: Final = one_of(3)
SECRET: Final = 3
BITS4: Final = bits(4)
BITS6: Final = bits(6)
NINE: Final = 9
BITS: Final = [bits(count) for count in range(NINE + 1)]
# A multiplier: none, one that is not seen, x2, x3
MULTIPLIER: Final = [bytes(3), bytes([1, 0, 0]), bytes([1, 1, 0]), bytes([1, 0, 1])]
# What lies there, up or not, with its multiplier: (terrain + 1) * 8 + up * 4 + multiplier
GROUND: Final = [TERRAIN[i // 8] + bytes([i // 4 % 2]) + MULTIPLIER[i % 4] for i in range(5 * 8)]
# Who has peeked, and what the river took: (terrain + 1) * 16 + seats
PEEKED: Final = [BITS4[i % 16] + TERRAIN[i // 16] for i in range(5 * 16)]
# The tower and the walls: (owner + 1) * 64 + sides
STANDS: Final = [SEAT[i // 64] + BITS6[i % 64] for i in range(5 * 64)]
NO_HEX: Final = bytes(len(OF_HEX))
NO_ONE: Final = blanks(
    len(OF_UNIT), layout.UNITS
)  # by the number of units that are not on the table
FACE_DOWN: Final = [ground + PEEKED[0] + STANDS[0] for ground in GROUND[:4]]
NO_PIECES: Final = bytes(layout.COUNTED)
NO_SEAT: Final = [0] * len(OF_SEAT)
NO_PLACES: Final = [0] * layout.MERCS  # of units
NO_TROOPS: Final = bytes(len(HEXES) * layout.TROOP)
NO_UNITS: Final = bytes(layout.UNITS)
# A unit: (owner + 1) * 8 + its condition
CONDITION: Final = [SEAT[i // 8] + bits(3)[i % 8] for i in range(5 * 8)]
NO_BATTLE: Final = bytes(len(HEXES) + 2 * 4 + 2 * layout.UNITS + 2 * 6)
PEOPLE: Final = one_of(len(layout.PEOPLES))
AIM: Final = one_of(plan.MOST_TARGETS)
VOTE: Final = one_of(len(auction.WORDS))
NO_TARGETS: Final = bytes(LAYOUT["adds"].end - LAYOUT["targets"].at)
NO_AUCTION: Final = bytes(LAYOUT["has voted"].end - LAYOUT["bids"].at)
IN_PROTOTYPE: Final = bytes([0, 1])
IN_PUBLISHED: Final = bytes([1, *[0] * (LAYOUT.size - LAYOUT["options of 1.66"].at + 1)])
