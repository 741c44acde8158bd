"""The numbers a position is made of: steps, hexes, seats, units, and what lies beside the map."""

from typing import Final, Literal, get_args

# --- the phase of a Turn (RR4.2) ---

SET_UP: Final = 0
TURN_START: Final = 1  # to play or to end the game, to surrender or not
ACTS: Final = 2
AT_WAR: Final = 3
MAINTAINS: Final = 4
OF_AI: Final = 5  # its Turn and the Event
IS_OVER: Final = 6
Phase = Literal["setup", "start", "actions", "war", "maintenance", "ai", "over"]
PHASES: Final[list[Phase]] = list(get_args(Phase))

# --- terrain, resources, pieces ---

UNKNOWN: Final = -1
PLAIN: Final = 0
HILL: Final = 1
FOREST: Final = 2
WATER: Final = 3
Terrain = Literal["plain", "hill", "forest", "water"]
TERRAINS: Final[list[Terrain]] = list(get_args(Terrain))

GRAIN: Final = 0
WOOD: Final = 1
STONE: Final = 2
SALT: Final = 3
REFINED: Final = 4
Resource = Literal["grain", "wood", "stone", "salt", "refined"]
RESOURCES: Final[list[Resource]] = list(get_args(Resource))

# What allies exchange (RR17.2): resources, then coins
Ware = Literal["grain", "wood", "stone", "salt", "refined", "silver", "bronze"]
WARES: Final[list[Ware]] = list(get_args(Ware))

# Kinds of pieces that are built. A sawmill and a quarry are the same piece (RR2.9).
FARM: Final = 0
WAREHOUSE: Final = 1
HARBOR: Final = 2
TEMPLE: Final = 3
PLANT: Final = 4
AQUEDUCT: Final = 5
FORUM: Final = 6
WALL: Final = 7
Piece = Literal["farm", "warehouse", "harbor", "temple", "plant", "aqueduct", "forum", "wall"]
PIECES: Final[list[Piece]] = list(get_args(Piece))
PIECE_KINDS: Final = 8
COUNTED: Final = 7  # of them a hex has a count; walls, the last kind, stand on its sides
PLACED: Final[list[str]] = ["tower", "farm", "warehouse", "worker", "worker"]  # RR2.11

# What a Worker can build; the rows of the building table (RR7.1)
SAWMILL: Final = 4
QUARRY: Final = 5
BUILD_WALL: Final = 8
Building = Literal[
    "farm",
    "warehouse",
    "harbor",
    "temple",
    "sawmill",
    "quarry",
    "aqueduct",
    "forum",
    "wall",
]
BUILDINGS: Final[list[Building]] = list(get_args(Building))
BUILDING_KINDS: Final = 9
PIECE_OF: Final[list[int]] = [0, 1, 2, 3, 4, 4, 5, 6, 7]
BUILDING_OF: Final[list[int]] = [PIECE_OF.index(kind) for kind in range(PIECE_KINDS)]
"""The building of each kind of piece; of a plant, which is two, the sawmill."""

# --- a hex: its numbers in the list `hexes` ---

TERRAIN: Final = 0
UP: Final = 1  # whether it lies face up
SEEN: Final = 2  # one bit per seat that has peeked at it
MULT: Final = 3
LOST: Final = 4  # a tile that had been seen and was discarded by the river (RR6.8)
TOWER: Final = 5  # whose tower stands here, or NOBODY
WALLS: Final = 6  # one bit per side
BUILT: Final = 7  # how many of each kind of piece but walls
HEX: Final = BUILT + COUNTED

NOBODY: Final = -1

NO_MULT: Final = 0
DOWN_MULT: Final = 1  # a multiplier that nobody has seen
# 2 and 3 are the values of those that have been seen

# --- a seat: its numbers in the list `seats` ---

COINS: Final = 0  # in half silver
HAND: Final = 1  # how many of each resource
BATTLES: Final = 6  # battle tokens
ALIVE: Final = 7
CAPITAL: Final = 8  # its hex, or NOWHERE
DAMAGE: Final = 9  # hits on the tower
HELD: Final = 10  # die tokens held, one bit each
SHOWN: Final = 11  # those revealed since the last refill
CHARS: Final = 12  # characters owned, one bit per kind
STANCE: Final = 13  # seats towards which its units are hostile, one bit each
CHOICE: Final = 14  # the third starting hex: hill or forest
TILES: Final = 15  # how many Praepositus tiles with each resource
SLAIN: Final = 20  # Mercenaries killed since its last Maintenance (RR19.16)
SUPPLY: Final = 21  # pieces in hand, one bit per kind (RR19.2)
PEOPLE: Final = 22  # from 1, or NO_PEOPLE (RR19.19)
ARRANGED: Final = 23  # where the third hex will lie: the number of the hex from 1, or 0 (RR19.1)
SEAT: Final = 24

NO_PEOPLE: Final = 0
LATINS: Final = 1
ALBANS: Final = 2
SABINS: Final = 3
CRUSTUMINS: Final = 4
People = Literal["latins", "albans", "sabins", "crustumins"]
PEOPLES: Final[list[People]] = list(get_args(People))

HIGHEST_PRICE: Final = 5  # of a resource at the Market (RR2.8)
SILVER: Final = 2  # half silver is the unit of money

# --- units ---

WORKER: Final = 0
SOLDIER: Final = 1
EXPLORER: Final = 2
MERCENARY: Final = 3
Kind = Literal["worker", "soldier", "explorer", "mercenary"]
KINDS: Final[list[Kind]] = list(get_args(Kind))

OWN: Final = 11  # slots of a seat: six workers, four soldiers, the explorer
SOLDIERS: Final = 6
THE_EXPLORER: Final = 10
MERCS: Final = 44
UNITS: Final = 52
KIND: Final[list[int]] = ([WORKER] * 6 + [SOLDIER] * 4 + [EXPLORER]) * 4 + [MERCENARY] * 8

# What a player places in the set-up, in this order (RR2.11); there are two Workers
PLACE_TOWER: Final = 0
PLACE_FARM: Final = 1
PLACE_STORE: Final = 2
PLACE_WORKER: Final = 3

# Where a unit is if not in a hex
NOWHERE: Final = -1  # in hand; a mercenary at the bank
GONE: Final = -2  # out of the game
FRONT: Final = -3  # a mercenary on the table in front of its owner (RR11.9)

# Its condition: Actions spent, and bits
SPENT: Final = 3
LAID: Final = 4
PENALTY: Final = 8
OLD: Final = 16  # the Penalty token is from an earlier Turn (RR6.5)
OVER_NOW: Final = 32  # its phase is over: a non-Move Action (RR5.3)
EXPLORED: Final = 64  # its phase is over: an Exploration (RR6.6)
NEW: Final = 128  # created this Turn
WITHDRAWN: Final = 256  # it has retreated and may only Move (RR6.3)
USED: Final = 512  # it has moved or peeked this Turn (RR9.5)
ALL: Final = 1023  # of that
IN_WAR: Final = LAID | PENALTY  # what of it matters for an attack

# --- what lies beside the map: numbers in the list `stock` ---

BANK: Final = 0  # each kind of pieces, mercenaries, battle tokens
BANK_MERCS: Final = PIECE_KINDS
BANK_BATTLES: Final = PIECE_KINDS + 1
BANK_KINDS: Final = PIECE_KINDS + 2
OUT: Final = BANK + BANK_KINDS  # of the same kinds, those that have left the game
PRICES: Final = OUT + BANK_KINDS
CUBES: Final = PRICES + 5  # on the market board: 5 columns, 5 colours each
PILE: Final = CUBES + 25  # terrain tiles not drawn yet
MULTS: Final = PILE + 4  # multipliers not drawn yet: x2, x3
WATER_PILE: Final = MULTS + 2
TYPES: Final = WATER_PILE + 1  # tiles of each type in the character pile
BAG: Final = TYPES + 3  # solitaire: cubes of each colour in the event line
GOODS: Final = BAG + 5  # cubes on the Negotiator tile
STOCK: Final = GOODS + 5

BankPiece = Literal[Piece, "mercenary", "battle"]
BANK_NAMES: Final[list[BankPiece]] = list(get_args(BankPiece))

# Events of the solitaire game (RR16.1)
WHITE: Final = 0
YELLOW: Final = 1
PINK: Final = 2
BLUE: Final = 3
BROWN: Final = 4
EventColour = Literal["white", "yellow", "pink", "blue", "brown"]
EVENTS: Final[list[EventColour]] = list(get_args(EventColour))
LINE: Final[list[int]] = [9, 4, 3, 2, 1]

# The seats of a solitaire game
HUMAN: Final = 0
AI: Final = 1

# The A.I.'s units of a hex, in the list `ai`
STANDING: Final = 0
HINDERED: Final = 1  # standing, with Penalty tokens
LYING: Final = 2
TROOP: Final = 3
AI_STRENGTH: Final = 2  # of each (RR16.3)
Condition = Literal["standing", "hindered", "lying"]
AI_UNITS: Final[list[Condition]] = list(get_args(Condition))

# --- die tokens and the die (RR11.4, RR11.7) ---

DOUBLE: Final = 0
PLUS: Final = 1
SWORD: Final = 2
SHIELD: Final = 3
FLIGHT: Final = 4
NOTHING: Final = 5
Token = Literal["x2", "plus3", "sword", "shield", "retreat", "none", "1", "2", "3", "4", "5", "6"]
TOKENS: Final[list[Token]] = list(get_args(Token))[:6]
NUMBERS: Final[list[Token]] = list(get_args(Token))[6:]  # the virtual dice of edition 1.66
ALL_TOKENS: Final = 63
FACES: Final[list[int]] = [0, 2, 3, 4, 5, 6]
SYMBOLS: Final[list[int]] = [NOTHING, FLIGHT, SHIELD, SWORD, PLUS, DOUBLE]

# --- how a game ended ---

SURVIVOR: Final = "survivor"
ENDED: Final = "ended"
ROUND_LIMIT: Final = "round-limit"
ENDS: Final[list[str]] = [SURVIVOR, ENDED, ROUND_LIMIT]

# Why the End Procedure runs (RR14.1, RR14.13)
NOT_ENDING: Final = 0
CHARACTERS_BOUGHT: Final = 1
PIECES_OUT: Final = 2
DEAD_POSITION: Final = 3
Ending = Literal["characters", "pieces", "dead"]
ENDING_NAMES: Final[list[Ending]] = list(get_args(Ending))
ENDINGS: Final[list[str]] = ["", *ENDING_NAMES]

# What is paid for, as it is told
FOR_BUILDING: Final = 0
FOR_REFINING: Final = 1
FOR_WORKER: Final = 2  # soldier and explorer follow
FOR_CONVERSION: Final = 5
FOR_HIRING: Final = 6
FOR_TILE: Final = 7  # a cube that lies on a Character's tile
FOR_TRADE: Final = 8  # of the Mercator
FOR_SALARY: Final = 9
FOR_FOOD: Final = 10
Purpose = Literal[
    "build",
    "refine",
    "worker",
    "soldier",
    "explorer",
    "convert",
    "hire",
    "tile",
    "trade",
    "salary",
    "food",
]
PURPOSES: Final[list[Purpose]] = list(get_args(Purpose))

# What a hex is turned up for
PEEKING: Final = 0
EXPLORING: Final = 1
FLOODING: Final = 2
FINAL: Final = 3  # its multiplier counts at the end (RR16.14)

# How a unit moves
ON_FOOT: Final = 0
RIDING: Final = 1
SAILING: Final = 2

# What the Nauta does this Turn (RR15.2)
TRADES: Final = 1
SAILS: Final = 2
FROM_LAND: Final = 1
FROM_WATER: Final = 2

# What the die is rolled for
NO_ROLL: Final = -1
ATTACK_ROLL: Final = 0
DEFENCE_ROLL: Final = 1
THEFT_ROLL: Final = 2
END_ROLL: Final = 3
YELLOW_ROLL: Final = 4
PINK_ROLL: Final = 5
BLUE_ROLL: Final = 6

Roll = Literal["attack", "defence", "theft", "end", "yellow", "pink", "blue"]
ROLLS: Final[list[Roll]] = list(get_args(Roll))

# Why a group of the A.I. goes where it goes, or stays (RR16.4, RR16.6)
RETREATS: Final = 0
ATTACKS: Final = 1
ADVANCES: Final = 2
MARCHES: Final = 3  # the brown Event
FIGHTS: Final = 4  # it stays where there is something to attack
WAITS: Final = 5  # nothing to attack, no hex nearer to the goal
Reason = Literal["retreats", "attacks", "advances", "marches", "fights", "waits"]
REASONS: Final[list[Reason]] = list(get_args(Reason))
