"""What can be known of Romolo o Remo? without a position: tables of the rules, by edition."""

from typing import Literal, TypedDict

from lusoria.core.help import Topic
from lusoria.games.romolo import help
from lusoria.games.romolo.economy import building
from lusoria.games.romolo.economy.growth import FOOD, PORTIONS
from lusoria.games.romolo.editions import EDITIONS, Edition
from lusoria.games.romolo.help import TopicName
from lusoria.games.romolo.layout import (
    AI_STRENGTH,
    BANK_BATTLES,
    BANK_NAMES,
    BUILD_WALL,
    BUILDINGS,
    EXPLORER,
    FACES,
    HIGHEST_PRICE,
    KINDS,
    MERCS,
    PIECE_OF,
    PIECES,
    RESOURCES,
    SILVER,
    SYMBOLS,
    TERRAINS,
    TOKENS,
    UNITS,
    BankPiece,
    Building,
    Kind,
    Piece,
    Resource,
    Terrain,
    Token,
)
from lusoria.games.romolo.scoring.categories import SOURCES
from lusoria.games.romolo.tiles import (
    CHARACTERS,
    COPIES,
    NAMES,
    TYPE,
    TYPES,
    CharacterName,
    CharacterType,
)
from lusoria.games.romolo.turn import wages

EditionName = Literal["2013", "1.66"]


class BuildingFacts(TypedDict):
    """A row of the building table (RR7.1)."""

    piece: Piece
    stone: int
    wood: int
    either: int | None
    """Of a wall: so many cubes, of stone or wood."""
    terrain: Terrain | None
    """None: any land."""
    unique: bool
    """Whether a hex has one at most (RR19.24)."""
    help: Topic


class CharacterFacts(TypedDict):
    """A character's tile."""

    type: CharacterType
    copies: int


class Cost(TypedDict):
    """What a Worker pays for a new unit."""

    resource: Resource
    count: int


class UnitFacts(TypedDict):
    """A kind of unit: its Actions and its value in battle (RR5.1, RR11.3)."""

    actions: int
    value: int
    cost: Cost | None
    """None: for money."""
    help: Topic


class PowerFacts(TypedDict):
    """What the Power of a hex means: for its units if it is a Capital, its Influence, its Forum."""

    power: int
    workers: int
    army: int
    reach: int
    forum: int


class FaceFacts(TypedDict):
    """A face of the wooden die, 0 the blank one, and the token it stands for (RR11.7)."""

    face: int
    token: Token


class EditionFacts(TypedDict):
    """The tables of an edition."""

    buildings: dict[Building, BuildingFacts]
    units: dict[Kind, UnitFacts]
    powers: list[PowerFacts]
    """From 0 on; the last also for more."""
    casualties: list[int]
    """By the lead, from 0 on; the last also for more (RR11.6, RR19.7)."""
    faces: list[int]
    """The numbers on the die (RR11.7, RR19.7)."""
    extra: list[int]
    """What each of them adds to the casualties that it inflicts (RR19.7)."""
    capital: list[int]
    """What a Capital of that Power adds to its defence, from 0 on; the last also for more."""
    salaries: list[int]
    """Salt for each number of mercenaries, from 0 on (RR12.2)."""
    tower: int
    tower_hits: int
    penalty: int
    ai_unit: int
    base_limit: int
    """Constructions of a hex without Aqueducts (RR7.3)."""
    walls_per_hit: int
    prizes: list[int]
    prizes_of_two: list[int]
    silver_a_point: int
    bank: list[dict[BankPiece, int]]
    """By the number of players (RR2.9)."""
    battle_tokens: bool
    """Whether battles won bring tokens (RR14.8)."""
    types_show: bool
    """Whether characters have types that show (RR1.2)."""
    powers_in: dict[CharacterName, str]
    """The clause that says most about a character's power."""
    scoring: dict[str, list[str]]
    """The clauses behind each source of points."""
    help: dict[TopicName, Topic]


class Facts(TypedDict):
    """What the page has to know of the game before it shows a position."""

    editions: dict[EditionName, EditionFacts]
    characters: dict[CharacterName, CharacterFacts]
    resources: list[Resource]
    tokens: list[Token]
    die: list[FaceFacts]
    silver: int
    """Half silvers, in which money is counted, to a silver."""
    highest_price: int


def facts() -> Facts:
    """The tables of all editions, and the characters."""
    return {
        "editions": {"2013": _edition(EDITIONS[0]), "1.66": _edition(EDITIONS[1])},
        "characters": {
            NAMES[kind]: {
                "type": TYPES[TYPE[kind]],
                "copies": COPIES[kind],
            }
            for kind in range(CHARACTERS)
        },
        "resources": list(RESOURCES),
        "tokens": list(TOKENS),
        "die": [{"face": face, "token": TOKENS[SYMBOLS[i]]} for i, face in enumerate(FACES)],
        "silver": SILVER,
        "highest_price": HIGHEST_PRICE,
    }


def _edition(edition: Edition) -> EditionFacts:
    return {
        "buildings": {name: _building(edition, item) for item, name in enumerate(BUILDINGS)},
        "units": {
            name: {
                "actions": edition.actions[kind],
                "value": edition.strength[kind],
                "cost": {"resource": RESOURCES[FOOD[kind]], "count": PORTIONS[kind]}
                if kind <= EXPLORER
                else None,
                "help": help.unit(edition, name),
            }
            for kind, name in enumerate(KINDS)
        },
        "powers": [
            {
                "power": power,
                "workers": edition.worker_limit(power),
                "army": edition.army_limit(power),
                "reach": edition.reach(power),
                "forum": edition.forum_bonus(power),
            }
            for power in range(7)
        ],
        "casualties": [edition.casualties(lead) for lead in range(17)],
        "faces": list(edition.faces),
        "extra": list(edition.extra),
        "capital": [edition.capital_bonus(size) for size in range(7)],
        "salaries": [wages.salary(number) for number in range(UNITS - MERCS + 1)],
        "tower": edition.tower,
        "tower_hits": edition.tower_hits,
        "penalty": edition.penalty,
        "ai_unit": AI_STRENGTH,
        "base_limit": edition.base_limit,
        "walls_per_hit": edition.walls_per_hit,
        "prizes": list(edition.prizes),
        "prizes_of_two": list(edition.prizes_of_two),
        "silver_a_point": edition.silver_a_point,
        "battle_tokens": edition.bank[0][BANK_BATTLES] > 0,
        "types_show": edition.types_show,
        "powers_in": {NAMES[kind]: edition.clauses[kind] for kind in range(CHARACTERS)},
        "scoring": {
            source: help.in_edition(edition, clauses) for source, clauses in SOURCES.items()
        },
        "help": help.topics(edition),
        "bank": [{name: counts[i] for i, name in enumerate(BANK_NAMES)} for counts in edition.bank],
    }


def _building(edition: Edition, item: int) -> BuildingFacts:
    unique = edition.unique[PIECE_OF[item]]
    return {
        "piece": PIECES[PIECE_OF[item]],
        "stone": edition.stone[item],
        "wood": edition.wood[item],
        "either": edition.stone[item] if item == BUILD_WALL else None,
        "unique": unique,
        "terrain": None if item == BUILD_WALL else TERRAINS[building.ground(item)],
        "help": help.building(edition, BUILDINGS[item], unique=unique),
    }
