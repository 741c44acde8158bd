"""The characters as data: their names, types and clauses (RR2.7, section 15)."""

from typing import Final, Literal, get_args

AEDIFICATOR: Final = 0
APOTHECARIUS: Final = 1
ARCHITECTUS: Final = 2
ARTIFEX: Final = 3
CONSUL: Final = 4
DEFENSOR: Final = 5
DUX: Final = 6
EQUES: Final = 7
FOEDERATUS: Final = 8
FURNARUS: Final = 9
HEROS: Final = 10
MERCATOR: Final = 11
NAUTA: Final = 12
NEGOTIATOR: Final = 13
OBSESSOR: Final = 14
PATRONUS: Final = 15
PRAEDO: Final = 16
PRAEPOSITUS: Final = 17
PUBLICUS: Final = 18
SACERDOS: Final = 19
TRADUCTOR: Final = 20

CharacterName = Literal[
    "aedificator",
    "apothecarius",
    "architectus",
    "artifex",
    "consul",
    "defensor",
    "dux",
    "eques",
    "foederatus",
    "furnarus",
    "heros",
    "mercator",
    "nauta",
    "negotiator",
    "obsessor",
    "patronus",
    "praedo",
    "praepositus",
    "publicus",
    "sacerdos",
    "traductor",
]
NAMES: Final[list[CharacterName]] = list(get_args(CharacterName))
CHARACTERS: Final[int] = len(NAMES)

# What the use of a power brings
RIDE: Final = 0
SAIL: Final = 1
EXCHANGE: Final = 2
TRADE: Final = 3
ELSEWHERE: Final = 4
IN_SPITE: Final = 5
TO_HAND: Final = 6
COUNTED_FARM: Final = 7
SWAP: Final = 8
STEAL: Final = 9
ONE_MORE: Final = 10
MIXED: Final = 11
FREE_WALL: Final = 12
FAVOUR: Final = 13
IN_BATTLE: Final = 14
Use = Literal[
    "ride",
    "sail",
    "exchange",
    "trade",
    "elsewhere",
    "penalty",
    "hand",
    "farm",
    "swap",
    "steal",
    "more",
    "mix",
    "wall",
    "favour",
    "battle",
]
USES: Final[list[Use]] = list(get_args(Use))

# Type I is the Praepositus; the others are 0-based types II and III.
TYPE_I: Final = 0
TYPE_II: Final = 1
TYPE_III: Final = 2
CharacterType = Literal["I", "II", "III"]
TYPES: Final[list[CharacterType]] = list(get_args(CharacterType))
TYPE: Final[list[int]] = [
    TYPE_II,
    TYPE_II,
    TYPE_III,
    TYPE_III,
    TYPE_III,
    TYPE_III,
    TYPE_III,
    TYPE_II,
    TYPE_II,
    TYPE_II,
    TYPE_III,
    TYPE_II,
    TYPE_II,
    TYPE_II,
    TYPE_III,
    TYPE_III,
    TYPE_II,
    TYPE_I,
    TYPE_III,
    TYPE_III,
    TYPE_II,
]
COPIES: Final[list[int]] = [4 if kind == PRAEPOSITUS else 1 for kind in range(CHARACTERS)]

NO_TILE: Final = -1  # an empty slot of the Display

# The clause that says most about a character's power
CLAUSES: Final[list[str]] = [
    "RR15.0",
    "RR15.0",
    "RR15.5",
    "RR14.15",
    "RR15.11",
    "RR15.6",
    "RR15.1",
    "RR15.2",
    "RR15.7",
    "RR12.9",
    "RR15.1",
    "RR15.0",
    "RR15.2",
    "RR15.3",
    "RR15.9",
    "RR15.11",
    "RR15.8",
    "RR15.4",
    "RR14.4",
    "RR15.11",
    "RR15.10",
]
