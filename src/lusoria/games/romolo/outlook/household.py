"""What a seat's people, pieces and goods promise, in points (for judging a position).

Weights are points of victory. Those of things that serve for the rest of the game are for the
whole of it and shrink with what is to come. An action of a Worker, a cube and a silver are worth
about half a point each.
"""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo.layout import (
    AQUEDUCT,
    BUILT,
    CAPITAL,
    CHARS,
    COINS,
    DAMAGE,
    FARM,
    FEED,
    FOREST,
    FORUM,
    GRAIN,
    HAND,
    HARBOR,
    HEX,
    HILL,
    NOBODY,
    OWN,
    PLAIN,
    PLANT,
    PRICES,
    REFINED,
    SALT,
    SEAT,
    SILVER,
    SOLDIERS,
    STONE,
    TEMPLE,
    TERRAIN,
    THE_EXPLORER,
    TILES,
    TOWER,
    UP,
    WALLS,
    WAREHOUSE,
    WATER,
    WOOD,
)
from lusoria.games.romolo.outlook.domain import power
from lusoria.games.romolo.tiles import FURNARUS, NO_TILE

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

# --- people ---

A_WORKER: Final = 4.0
A_SOLDIER: Final = 0.8
AN_EXPLORER: Final = 2.2  # with so many hexes or more to explore
MUCH_UNSEEN: Final = 8.0
A_PLACE_AT_TABLE: Final = 0.3  # food of Farms, up to two Units more than there are
UNFED: Final = 2.8  # a Unit for which there is no Farm
STARVED: Final = 3.0  # a Unit for which there is no grain either, in this Turn
WAGE: Final = 0.5  # a salt that Mercenaries earn
STRAY: Final = 0.12  # a step of a Worker away from the Capital's surroundings

# --- pieces, up to two steps from the Capital ---

# The Capital by its Power beside the points: how near the next reach of its Influence is
CAPITALS: Final[list[float]] = [0.0, 0.0, 0.8, 1.9, 1.6, 1.0, 0.6, 0.6, 0.6]
A_SITE: Final = 1.5  # a kind of terrain that can be exploited: times what so many are worth
SITES: Final[list[float]] = [0.0, 1.0, 1.3, 1.4, 1.45, 1.5, 1.5, 1.5, 1.5]
SALT_SITE: Final = 0.5
A_STORE: Final = 1.5  # a Warehouse for each Worker
A_SPARE_STORE: Final = 0.3
A_TEMPLE: Final = 0.8
A_MARKET: Final = 0.7  # a silver that Forums add to a sale
A_HARBOR: Final = 0.6
A_PLANT: Final = 0.9
A_SLOT: Final = 0.5  # room for a Construction in the Capital
A_FARM_INSIDE: Final = 0.6  # what it costs to have a Farm where Power could be
AN_ESTATE: Final = 0.4  # Power next to the Capital that is not under control
A_FENCE: Final = 0.6  # a Wall that is in the way
A_HIT: Final = 5.0  # on the Tower
UNSEEN: Final = 0.12  # a hex to explore

# --- goods ---

A_CUBE: Final = 0.5
A_PAIR: Final = 0.3  # stone and wood together
A_PRICE: Final = 0.35  # a silver of the price of the first two cubes, less their sale
A_SALE: Final = 0.5
# So many cubes of a kind, in cubes; kinds as GRAIN, WOOD, STONE, SALT, REFINED
STOCK: Final[list[float]] = [0.0, 1.0, 1.95, 2.8, 3.5, 4.0, 4.4, 4.7, 4.9, 5.0, 5.05]
MOST: Final = 10
KINDS: Final[list[float]] = [0.9, 1.0, 1.0, 0.5, 0.9]
KEPT: Final = 0.4  # of the worth of goods at the end of the game
A_COIN: Final = 0.12  # a silver towards a Character, beside its points

# The powers of Characters, in the order of their numbers
POWERS: Final[list[float]] = [
    0.5,  # Aedificator
    1.5,  # Apothecarius
    0.5,  # Architectus
    1.5,  # Artifex
    1.5,  # Consul
    0.8,  # Defensor
    0.4,  # Dux
    0.6,  # Eques
    0.3,  # Foederatus
    1.6,  # Furnarus
    0.3,  # Heros
    0.8,  # Mercator
    0.4,  # Nauta
    0.8,  # Negotiator
    0.2,  # Obsessor
    1.5,  # Patronus
    0.4,  # Praedo
    1.6,  # Praepositus, with a resource that is worth a cube
    0.5,  # Publicus
    1.2,  # Sacerdos
    0.6,  # Traductor
]
PRAEPOSITUS: Final = 1.6


class Home:
    """What stands in a Capital and around it, who lives there, what they have."""

    strength: int  # the Power of the Capital
    limit: int  # of Constructions in it
    slots: int  # how many more it can hold
    temples: int  # in it
    stores: int
    farms: int
    workers: int
    eaters: int  # Workers and Soldiers
    room: int  # how many of them Farms can feed
    grain: int  # cubes in hand, and of the active seat in Warehouses; grain without what is due
    wood: int
    stone: int
    salt: int
    coins: int
    fee: int  # of the next Character; 0 if there is none

    def __init__(self) -> None:
        self.stores = 0
        self.farms = 0
        self.fee = 0


def worth(
    s: "Romolo",
    seat: int,
    ahead: float,
    sides: int,
    ranks: list[float],
    owner: list[int],
    home: Home,
) -> float:
    """All that a seat with a Capital has but land, Characters' points, tokens and money."""
    total = pieces(s, seat, ahead, sides, ranks, owner, home)
    total += people(s, seat, ahead, sides, ranks, home)
    total += goods(s, seat, ahead, home)
    return total + characters(s, seat, ahead, home)


# --- pieces ---


def pieces(
    s: "Romolo",
    seat: int,
    ahead: float,
    sides: int,
    ranks: list[float],
    owner: list[int],
    home: Home,
) -> float:
    """The Dominion (RR14.6), and what stands around."""
    side = s.side(seat)
    hexes = s.hexes
    near = s.board.near
    far = s.board.far
    capital = s.seats[seat * SEAT + CAPITAL]
    line = capital * s.board.size
    i = capital * HEX
    strength = power(hexes, i)
    limit = s.edition.base_limit
    total = 0.0
    estate = 0
    wild = 0
    seen = 0
    sites = [0, 0, 0, 0]
    for place in s.board.around[capital]:
        i = place * HEX
        if hexes[i + UP] == 0:
            total += UNSEEN
            continue
        if hexes[i + BUILT + WAREHOUSE] > 0:
            home.stores += hexes[i + BUILT + WAREHOUSE]
            for j in range(7):
                site = place if j == 6 else near[place * 6 + j]
                if site >= 0 and hexes[site * HEX + UP] == 1 and seen & (1 << site) == 0:
                    seen |= 1 << site
                    sites[hexes[site * HEX + TERRAIN]] += 1
                    total += A_PLANT * hexes[site * HEX + BUILT + PLANT]
        home.farms += hexes[i + BUILT + FARM]
        if hexes[i + WALLS] != 0:
            for j in range(6):
                if hexes[i + WALLS] & (1 << j) != 0 and near[place * 6 + j] >= 0:
                    total -= A_FENCE
        away = far[line + place]
        if away > 1:
            continue
        limit += hexes[i + BUILT + AQUEDUCT]
        total += A_HARBOR * min(2, hexes[i + BUILT + HARBOR])
        here = strength
        if away == 1:
            here = power(hexes, i)
            if hexes[i + TERRAIN] == PLAIN and hexes[i + TOWER] == NOBODY:
                wild = max(wild, here)
                if owner[place] == side:
                    estate = max(estate, here)
        forums = hexes[i + BUILT + FORUM]
        if forums > 0:
            total += A_MARKET * (forums + s.edition.forum_bonus(here))
    i = capital * HEX
    farms = hexes[i + BUILT + FARM]
    home.strength = strength
    home.limit = limit
    home.slots = limit - strength - farms
    home.temples = hexes[i + BUILT + TEMPLE]
    dominion = strength + estate
    ranks[2 * sides + side] += dominion
    total += CAPITALS[min(strength, 8)] + AN_ESTATE * (wild - estate)
    total += A_SLOT * min(home.slots, 2) - A_FARM_INSIDE * farms + A_TEMPLE * min(home.temples, 3)
    total += A_SITE * (
        SITES[min(sites[PLAIN], 8)]
        + SITES[min(sites[HILL], 8)]
        + SITES[min(sites[FOREST], 8)]
        + SALT_SITE * SITES[min(sites[WATER], 8)]
    )
    return dominion + ahead * total - A_HIT * s.seats[seat * SEAT + DAMAGE]


# --- people ---


def people(
    s: "Romolo", seat: int, ahead: float, sides: int, ranks: list[float], home: Home
) -> float:
    """Population (RR14.7), hands to work, and the food they need in the long run."""
    at = s.at
    far = s.board.far
    line = s.seats[seat * SEAT + CAPITAL] * s.board.size
    start = seat * OWN
    workers = 0
    stray = 0
    for unit in range(start, start + SOLDIERS):
        if at[unit] >= 0:
            workers += 1
            stray += max(0, far[line + at[unit]] - 1)
    soldiers = 0
    for unit in range(start + SOLDIERS, start + THE_EXPLORER):
        if at[unit] >= 0:
            soldiers += 1
    home.workers = workers
    home.eaters = workers + soldiers
    home.room = 2 * home.farms + (2 if s.has(seat, FURNARUS) else 0)
    population = 0.5 * workers + soldiers
    ranks[3 * sides + s.side(seat)] += population
    total = A_WORKER * workers + A_SOLDIER * soldiers - STRAY * stray
    total += A_STORE * min(home.stores, workers) + A_SPARE_STORE * min(home.stores, workers + 1)
    total += A_PLACE_AT_TABLE * min(home.room, home.eaters + 2)
    if home.eaters > home.room:
        total -= UNFED * (home.eaters - home.room)
    if at[start + THE_EXPLORER] >= 0:
        total += AN_EXPLORER * min(1.0, unseen(s) / MUCH_UNSEEN)
    return population + ahead * total


def unseen(s: "Romolo") -> int:
    """How many hexes are unexplored."""
    found = 0
    hexes = s.hexes
    for i in range(UP, s.board.size * HEX, HEX):
        if hexes[i] == 0:
            found += 1
    return found


def hunger(s: "Romolo", seat: int) -> int:
    """How many Units of a seat find no food at the Farms around them, about (RR12.4)."""
    at = s.at
    hexes = s.hexes
    near = s.board.near
    used = [0] * s.board.size
    missing = 0
    for unit in range(seat * OWN, seat * OWN + THE_EXPLORER):
        place = at[unit]
        if place < 0:
            continue
        missing += 1
        for j in range(7):
            farm = place if j == 6 else near[place * 6 + j]
            if farm < 0 or used[farm] >= 2 * hexes[farm * HEX + BUILT + FARM]:
                continue
            if j < 6 and hexes[farm * HEX + WALLS] & (1 << (j + 3) % 6) != 0:
                continue
            used[farm] += 1
            missing -= 1
            break
    if s.has(seat, FURNARUS):
        missing = max(0, missing - 2)
    return missing


# --- goods ---


def goods(s: "Romolo", seat: int, ahead: float, home: Home) -> float:
    """Cubes, less the grain and the salary that are due next."""
    i = seat * SEAT + HAND
    active = seat == s.active and s.turn > 0
    home.grain = s.seats[i + GRAIN]
    home.wood = s.seats[i + WOOD]
    home.stone = s.seats[i + STONE]
    home.salt = s.seats[i + SALT]
    if active:
        for store in s.stores:
            collect(home, (store >> 4) & 7, store & 15)
    total = 0.0
    due = hunger(s, seat)
    if active and s.step == FEED:
        due = max(0, due - s.paid)
    if due > home.grain:
        total -= STARVED * ahead * (due - home.grain) * (1.0 if active else 0.5)
        home.grain = 0
    else:
        home.grain -= due
    hired = 0
    for employer in s.merc:
        if employer == seat:
            hired += 1
    total -= WAGE * (hired * (hired + 1) // 2)
    cubes = STOCK[min(home.stone, MOST)] * KINDS[STONE] + STOCK[min(home.wood, MOST)] * KINDS[WOOD]
    cubes += STOCK[min(home.grain, MOST)] * KINDS[GRAIN] + STOCK[min(home.salt, MOST)] * KINDS[SALT]
    cubes += STOCK[min(s.seats[i + REFINED], MOST)] * KINDS[REFINED]
    kept = A_CUBE * cubes + A_PAIR * min(min(home.stone, home.wood), 3)
    for kind in range(5):
        price = s.stock[PRICES + kind]
        if price > 1 and s.seats[i + kind] > 0:
            kept += (A_PRICE * price - A_SALE) * min(s.seats[i + kind], 2)
    return total + kept * fresh(ahead)


def collect(home: Home, kind: int, cubes: int) -> None:
    """Cubes of a Warehouse."""
    if kind == GRAIN:
        home.grain += cubes
    elif kind == WOOD:
        home.wood += cubes
    elif kind == STONE:
        home.stone += cubes
    else:
        home.salt += cubes


def fresh(ahead: float) -> float:
    """How much of their worth goods have, when so much of the game is to come."""
    return KEPT + (1.0 - KEPT) * ahead


def characters(s: "Romolo", seat: int, ahead: float, home: Home) -> float:
    """The powers of Characters, and coins towards the next."""
    i = seat * SEAT
    total = 0.0
    owned = 0
    mask = s.seats[i + CHARS]
    kind = 0
    while mask != 0:
        if mask & 1 != 0:
            owned += 1
            total += POWERS[kind]
        mask >>= 1
        kind += 1
    for kind in range(REFINED):
        owned += s.seats[i + TILES + kind]
        total += PRAEPOSITUS * KINDS[kind] * s.seats[i + TILES + kind]
    owned += s.seats[i + TILES + REFINED]
    home.coins = s.seats[i + COINS]
    for tile in s.display:
        if tile != NO_TILE:
            home.fee = (2 + owned) * SILVER
            total += A_COIN / SILVER * min(home.coins, home.fee + 2 * SILVER)
            break
    return ahead * total
