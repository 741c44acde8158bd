"""Why an action is refused: the codes of the checks, their clauses, and how much each says."""

from typing import Final

NOT_NOW: Final = 1
NOT_YOURS: Final = 2
NOT_ON_MAP: Final = 3
NO_ACTIONS: Final = 4
PHASE_OVER: Final = 5
JUST_CREATED: Final = 6
ONLY_MOVES: Final = 7
PENALIZED: Final = 8
HOSTILE: Final = 9
NOT_A_WORKER: Final = 10
NOTHING_TO_DO: Final = 11
STANCE_TAKEN: Final = 12
NO_STANCE: Final = 13
NO_SUCH_HEX: Final = 14
NOT_ADJACENT: Final = 15
NO_HARBOR: Final = 16
NOT_TOWARD_CAPITAL: Final = 17
NOT_EXPLORED: Final = 18
AI_CAPITAL: Final = 19
NOT_FACE_DOWN: Final = 20
NOT_AN_EXPLORER: Final = 21
WRONG_TERRAIN: Final = 22
NO_WATER_NEAR: Final = 23
BANK_EMPTY: Final = 24
HEX_FULL: Final = 25
CANNOT_PAY: Final = 26
SIDE_TAKEN: Final = 27
NO_SUCH_PIECE: Final = 28
NOTHING_TO_BUILD: Final = 29
ALREADY_EXPLOITED: Final = 30
NO_STOREHOUSE: Final = 31
STOREHOUSE_GUARDED: Final = 32
STOREHOUSE_WALLED: Final = 33
NOTHING_STORED: Final = 34
NO_PAIR: Final = 35
LIMIT_REACHED: Final = 36
NONE_IN_HAND: Final = 37
NOT_IN_CAPITAL: Final = 38
ALREADY_USED: Final = 39
HIRED_ALREADY: Final = 40
NO_TILE_THERE: Final = 41
TOO_LITTLE_MONEY: Final = 42
NEEDS_A_CUBE: Final = 43
WORTHLESS: Final = 44
NO_COLUMN: Final = 45
OWN_COLUMN: Final = 46
COLUMN_FULL: Final = 47
NOT_ON_TILE: Final = 48
NOT_OWNED: Final = 49
POWER_USED: Final = 50
NO_USE: Final = 51
LAND_ONLY: Final = 52
WATER_ONLY: Final = 53
WALLED: Final = 54
NO_VICTIM: Final = 55
NO_ALLY: Final = 56
REFUSED_ALREADY: Final = 57
NOT_HAD: Final = 58
THREE_ITEMS: Final = 59
NO_TARGET: Final = 60
LAID_DOWN: Final = 61
NOT_INVOLVED: Final = 62
NO_TOKEN: Final = 63
NOT_A_PLAIN: Final = 64
NOT_YOUR_START: Final = 65
NOT_NEEDED: Final = 66
TOWER_LAST: Final = 67
CAN_BE_FED: Final = 68
NO_GRAIN: Final = 69
UNITS_FIRST: Final = 70
NO_TOWER: Final = 71
NOT_SO_MANY: Final = 72
WRONG_RESOURCE: Final = 73
POINTLESS_PIECE: Final = 74
NO_STRENGTH: Final = 75
COUNTERS_GONE: Final = 76
OTHER_FIRST: Final = 77
NO_SUCH_SEAT: Final = 78
TWIN: Final = 79
NO_SOURCE: Final = 80
OWN_UNIT: Final = 81
ATTACKS_ALREADY: Final = 82
NOT_AT_TARGET: Final = 83

# The message's name, the clause, and how specific it is: what a person can change ranks higher.
TABLE: Final[dict[int, tuple[str, str, int]]] = {
    NOT_NOW: ("not-now", "", 0),
    NOT_YOURS: ("not-yours", "RR5.1", 2),
    NOT_ON_MAP: ("not-on-map", "RR5.1", 1),
    NO_ACTIONS: ("no-actions", "RR5.4", 3),
    PHASE_OVER: ("phase-over", "RR5.10", 3),
    JUST_CREATED: ("just-created", "RR9.8", 3),
    ONLY_MOVES: ("only-moves", "RR6.3", 3),
    PENALIZED: ("penalized", "RR5.5", 3),
    HOSTILE: ("hostile", "RR5.6", 3),
    NOT_A_WORKER: ("not-a-worker", "RR5.5", 2),
    NOTHING_TO_DO: ("nothing-to-do", "RR5.1", 2),
    STANCE_TAKEN: ("stance-taken", "RR5.8", 3),
    NO_STANCE: ("no-stance", "RR5.8", 2),
    NO_SUCH_HEX: ("no-such-hex", "RR6.1", 0),
    NOT_ADJACENT: ("not-adjacent", "RR6.1", 2),
    NO_HARBOR: ("no-harbor", "RR6.2", 4),
    NOT_TOWARD_CAPITAL: ("not-toward-capital", "RR6.3", 4),
    NOT_EXPLORED: ("not-explored", "RR6.10", 4),
    AI_CAPITAL: ("ai-capital", "RR6.1", 4),
    NOT_FACE_DOWN: ("not-face-down", "RR6.7", 3),
    NOT_AN_EXPLORER: ("not-an-explorer", "RR6.7", 2),
    WRONG_TERRAIN: ("wrong-terrain", "RR7.1", 3),
    NO_WATER_NEAR: ("no-water-near", "RR7.1", 3),
    BANK_EMPTY: ("bank-empty", "RR7.2", 4),
    HEX_FULL: ("hex-full", "RR7.3", 4),
    CANNOT_PAY: ("cannot-pay", "RR7.12", 4),
    SIDE_TAKEN: ("side-taken", "RR7.4", 3),
    NO_SUCH_PIECE: ("no-such-piece", "RR7.6", 2),
    NOTHING_TO_BUILD: ("nothing-to-build", "RR7.7", 3),
    ALREADY_EXPLOITED: ("already-exploited", "RR8.5", 4),
    NO_STOREHOUSE: ("no-storehouse", "RR8.3", 4),
    STOREHOUSE_GUARDED: ("storehouse-guarded", "RR8.3", 4),
    STOREHOUSE_WALLED: ("storehouse-walled", "RR8.3", 4),
    NOTHING_STORED: ("nothing-stored", "RR8.7", 3),
    NO_PAIR: ("no-pair", "RR8.8", 3),
    LIMIT_REACHED: ("limit-reached", "RR9.1", 4),
    NONE_IN_HAND: ("none-in-hand", "RR9.11", 3),
    NOT_IN_CAPITAL: ("not-in-capital", "RR9.3", 3),
    ALREADY_USED: ("already-used", "RR9.5", 3),
    HIRED_ALREADY: ("hired-already", "RR9.7", 4),
    NO_TILE_THERE: ("no-tile-there", "RR9.7", 2),
    TOO_LITTLE_MONEY: ("too-little-money", "RR9.7", 4),
    NEEDS_A_CUBE: ("needs-a-cube", "RR9.12", 4),
    WORTHLESS: ("worthless", "RR10.1", 3),
    NO_COLUMN: ("no-column", "RR10.2", 3),
    OWN_COLUMN: ("own-column", "RR10.2", 3),
    COLUMN_FULL: ("column-full", "RR10.2", 3),
    NOT_ON_TILE: ("not-on-tile", "RR15.3", 3),
    NOT_OWNED: ("not-owned", "RR15.1", 1),
    POWER_USED: ("power-used", "RR15.0", 3),
    NO_USE: ("no-use", "RR15.1", 2),
    LAND_ONLY: ("land-only", "RR15.2", 3),
    WATER_ONLY: ("water-only", "RR15.2", 3),
    WALLED: ("walled", "RR6.4", 3),
    NO_VICTIM: ("no-victim", "RR15.8", 3),
    NO_ALLY: ("no-ally", "RR17.2", 1),
    REFUSED_ALREADY: ("refused-already", "RR17.5", 3),
    NOT_HAD: ("not-had", "RR8.6", 2),
    THREE_ITEMS: ("three-items", "RR17.2", 3),
    NO_TARGET: ("no-target", "RR11.2", 2),
    LAID_DOWN: ("laid-down", "RR11.1", 3),
    NOT_INVOLVED: ("not-involved", "RR11.8", 2),
    NO_TOKEN: ("no-token", "RR11.4", 2),
    NOT_A_PLAIN: ("not-a-plain", "RR2.11", 3),
    NOT_YOUR_START: ("not-your-start", "RR2.5", 2),
    NOT_NEEDED: ("not-needed", "RR12.8", 2),
    TOWER_LAST: ("tower-last", "RR12.2", 3),
    CAN_BE_FED: ("can-be-fed", "RR12.9", 3),
    NO_GRAIN: ("no-grain", "RR12.9", 3),
    UNITS_FIRST: ("units-first", "RR11.8", 3),
    NO_TOWER: ("no-tower", "RR11.14", 2),
    NOT_SO_MANY: ("not-so-many", "RR15.7", 2),
    WRONG_RESOURCE: ("wrong-resource", "RR7.12", 2),
    POINTLESS_PIECE: ("pointless-piece", "RR9.9", 3),
    NO_STRENGTH: ("no-strength", "RR11.2", 3),
    COUNTERS_GONE: ("counters-gone", "RR15.0", 3),
    OTHER_FIRST: ("other-first", "RR7.12", 3),
    NO_SUCH_SEAT: ("no-such-seat", "RR2.10", 1),
    TWIN: ("twin", "RR5.1", 1),
    NO_SOURCE: ("no-source", "RR8.1", 3),
    OWN_UNIT: ("own-unit", "RR11.8", 2),
    ATTACKS_ALREADY: ("attacks-already", "RR11.1", 3),
    NOT_AT_TARGET: ("not-at-target", "RR11.1", 2),
}

# The clause of a decision that is not there now
STEP_CLAUSES: Final[dict[str, str]] = {
    "third": "RR2.3",
    "arrange": "RR2.5",
    "free": "RR2.10",
    "place": "RR2.11",
    "play-or-end": "RR14.3",
    "give-up": "RR11.17",
    "act": "RR5.1",
    "war": "RR11.1",
    "token": "RR11.4",
    "answer": "RR17.5",
    "do": "RR5.3",
    "look": "RR6.7",
    "ride": "RR15.2",
    "sail": "RR15.2",
    "elsewhere": "RR15.10",
    "remove": "RR7.6",
    "remove-store": "RR7.8",
    "remove-side": "RR7.6",
    "into": "RR7.7",
    "sides": "RR7.4",
    "pay": "RR7.12",
    "refund": "RR7.6",
    "source": "RR8.1",
    "storehouse": "RR8.9",
    "gather": "RR8.7",
    "slot": "RR9.7",
    "sell": "RR10.1",
    "column": "RR10.2",
    "buy": "RR10.4",
    "help": "RR15.5",
    "offer": "RR17.5",
    "victim": "RR15.8",
    "steal": "RR15.8",
    "gain": "RR15.0",
    "defender": "RR11.2",
    "muster": "RR11.1",
    "powers": "RR11.13",
    "retreat": "RR11.5",
    "fall-back": "RR11.5",
    "hit": "RR11.8",
    "excess": "RR11.8",
    "raze": "RR11.15",
    "raze-store": "RR11.15",
    "raze-side": "RR11.15",
    "salary": "RR12.2",
    "freed": "RR15.7",
    "unpaid": "RR12.2",
    "dismiss": "RR12.3",
    "feed": "RR12.4",
}
