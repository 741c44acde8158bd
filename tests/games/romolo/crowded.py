"""Positions of edition 1.66 in which much can happen soon.

Whoever plays at random from the start starves before it comes to battles, droughts or auctions.
Here units of all seats stand in the same two Plains full of buildings, and nearly all Characters
are somebody's. If all are, the end begins at once, and the seats are poor, so that bids are tied.
"""

import random

from lusoria.games.romolo.board import constructions, stores
from lusoria.games.romolo.layout import (
    AQUEDUCT,
    BANK,
    BANK_MERCS,
    BUILT,
    CAPITAL,
    CHARS,
    COINS,
    DOWN_MULT,
    FARM,
    FORUM,
    GRAIN,
    HAND,
    HEX,
    MERCS,
    MULT,
    MULTS,
    OWN,
    PILE,
    PLAIN,
    SEAT,
    SOLDIERS,
    STANDING,
    TERRAIN,
    TILES,
    TROOP,
    TYPES,
    UNKNOWN,
    UP,
    WALL,
    WALLS,
    WAREHOUSE,
)
from lusoria.games.romolo.state import Romolo
from lusoria.games.romolo.tiles import (
    CHARACTERS,
    DEFENSOR,
    DUX,
    FOEDERATUS,
    NO_TILE,
    PRAEPOSITUS,
    TYPE_II,
)

CUBES = 5  # fewer of each
COINS_OF_RICH = 60  # in half silver
COINS_OF_POOR = 2
TROOPS = 3  # of the A.I. in each of the two hexes


def crowd(s: Romolo, rng: random.Random) -> None:
    """Sets a position up that has just begun: the set-up is played at random, then come riches."""
    while s.turn == 0:
        s.apply(s.draw(rng) if s.is_chance else rng.choice(s.legal_actions()))
    first, second = meeting(s)
    for place in (first, second):
        turn_up(s, place)
    build(s, first, second)
    left = rng.randrange(2)
    for seat in range(s.players):
        equip(s, seat, left > 0, rng)
        settle(s, seat, [first, second], rng)
    if s.players == 1:
        for place in (first, second):
            s.ai[place * TROOP + STANDING] += TROOPS
    hand_out(s, left, rng)
    s.legal = None


def meeting(s: Romolo) -> tuple[int, int]:
    """Two hexes side by side, as near to all Capitals as can be, and free."""
    homes = [s.seats[seat * SEAT + CAPITAL] for seat in range(s.rivals)]
    taken = {place for three in s.board.starts for place in three} | {s.board.ai}
    pairs = [
        (one, other)
        for one in range(s.board.size)
        for other in s.board.near[one * 6 : one * 6 + 6]
        if other > one and not {one, other} & taken
    ]
    return min(pairs, key=lambda pair: sum(s.board.distance(pair[0], home) for home in homes))


def turn_up(s: Romolo, place: int) -> None:
    """A hex becomes a Plain, or stays what it is if it lies face up."""
    hexes, stock = s.own_hexes(), s.own_stock()
    i = place * HEX
    if hexes[i + TERRAIN] == UNKNOWN:
        hexes[i + TERRAIN] = PLAIN
        hexes[i + UP] = 1
        stock[PILE + PLAIN] -= 1
    if hexes[i + MULT] == DOWN_MULT:
        hexes[i + MULT] = 2
        stock[MULTS] -= 1


def build(s: Romolo, first: int, second: int) -> None:
    """The Aqueduct of the first hex lets the second hold more than it could without. One of the
    Warehouses is filled.
    """
    hexes, stock = s.own_hexes(), s.own_stock()
    for place, kinds in (
        (first, [AQUEDUCT, WAREHOUSE, FARM]),
        (second, [WAREHOUSE, WAREHOUSE, FORUM, FARM, WALL, WALL, WALL]),
    ):
        for side, kind in enumerate(kinds):
            stock[BANK + kind] -= 1
            if kind == WALL:
                hexes[place * HEX + WALLS] |= 1 << side % 6
            else:
                hexes[place * HEX + BUILT + kind] += 1
    stores.add(s, stores.filled(second, GRAIN, 2))
    assert constructions.constructions(s, second) == constructions.limit(s, second)


def equip(s: Romolo, seat: int, rich: bool, rng: random.Random) -> None:
    """Coins and cubes."""
    i = seat * SEAT
    s.seats[i + COINS] = rng.randrange(COINS_OF_RICH if rich else COINS_OF_POOR)
    for kind in range(5):
        s.seats[i + HAND + kind] = rng.randrange(CUBES) if rich else 0


def settle(s: Romolo, seat: int, places: list[int], rng: random.Random) -> None:
    """Units of each kind in both hexes."""
    start = seat * OWN
    for unit in range(start, start + 4):
        s.at[unit] = rng.choice(places)
    for unit in range(start + SOLDIERS, start + SOLDIERS + 2):
        s.at[unit] = rng.choice(places)
    mercenary = MERCS + seat
    s.at[mercenary] = rng.choice(places)
    s.merc = [seat if i == seat else owner for i, owner in enumerate(s.merc)]
    s.own_stock()[BANK + BANK_MERCS] -= 1


def hand_out(s: Romolo, left: int, rng: random.Random) -> None:
    """Give all Characters but the given number to somebody."""
    stock = s.own_stock()
    shown = [tile for tile in s.display if tile != NO_TILE]
    kinds = [
        kind
        for kind in range(CHARACTERS)
        if s.edition.type_of[kind] == TYPE_II and s.drawn & 1 << kind == 0
    ]
    piled = rng.sample(kinds, stock[TYPES + TYPE_II])
    for kind in piled:
        s.drawn |= 1 << kind
    stock[TYPES + TYPE_II] = 0
    for tile in [*shown[left:], *piled]:
        i = rng.randrange(s.players) * SEAT
        if tile == PRAEPOSITUS:
            s.seats[i + TILES + rng.randrange(5)] += 1
        else:
            s.seats[i + CHARS] |= 1 << tile
    s.display = shown[:left] + [NO_TILE] * (len(s.display) - left)
    owned = 0
    for seat in range(s.players):
        owned |= s.seats[seat * SEAT + CHARS]
    s.dux = s.edition.dux if owned & 1 << DUX else 0
    s.favours = s.edition.favours if owned & 1 << FOEDERATUS else 0
    s.spare_walls = min(2, stock[BANK + WALL]) if owned & 1 << DEFENSOR else 0
    stock[BANK + WALL] -= s.spare_walls
