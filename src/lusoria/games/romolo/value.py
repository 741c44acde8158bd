"""How good a position is for a seat, for a player that looks one move ahead."""

from typing import TYPE_CHECKING, Final

from lusoria.core.state import OVER
from lusoria.games.romolo import building, influence, maintenance, scoring, units
from lusoria.games.romolo.layout import (
    ALIVE,
    BATTLES,
    BUILT,
    CAPITAL,
    COINS,
    DAMAGE,
    FARM,
    GRAIN,
    HAND,
    HARBOR,
    HEX,
    KIND,
    MULT,
    PRICES,
    REFINED,
    SALT,
    SEAT,
    SILVER,
    SOLDIER,
    STONE,
    TERRAIN,
    UP,
    WAREHOUSE,
    WATER,
    WOOD,
    WORKER,
)

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

WON: Final = 10_000.0
# What a cube in hand is worth in victory points: grain, wood, stone, salt, refined
CUBES: Final[list[float]] = [0.35, 0.4, 0.4, 0.25, 0.45]
# A piece that a side can use, by kind: farm, warehouse, harbor, temple, plant, aqueduct, forum
PIECES: Final[list[float]] = [0.9, 1.0, 1.2, 0.9, 0.9, 1.1, 1.3]


def value(s: "Romolo", seat: int) -> float:
    """The seat's side against the best other side."""
    if s.player == OVER:
        outcome = s.outcome()
        side = s.side(seat)
        lead = 0
        if outcome.reason != "survivor":
            others = [score.total for i, score in enumerate(outcome.scores) if i != side]
            lead = outcome.scores[side].total - max(others)
        return (WON if outcome.places[side] == 1 else -WON) + lead
    sides = len(s.sides)
    worth = [0.0] * sides
    points = influence.points(s, -1, -1)
    owner = influence.control(s, points)
    for place in range(s.board.size):
        if owner[place] >= 0 and (s.hexes[place * HEX + UP] == 1):
            worth[owner[place]] += max(1, s.hexes[place * HEX + MULT])
    for other in range(s.rivals):
        worth[s.side(other)] += wealth(s, other)
    side = s.side(seat)
    best = -1_000_000.0
    for other in range(sides):
        if other != side:
            best = max(best, worth[other])
    return worth[side] - 0.4 * best


def wealth(s: "Romolo", seat: int) -> float:
    """What a seat has, in victory points to come."""
    i = seat * SEAT
    if s.seats[i + ALIVE] == 0:
        return -100.0
    total = 1.6 * scoring.characters(s, seat) + 1.2 * s.seats[i + BATTLES]
    total += 0.3 * s.seats[i + COINS] / SILVER
    if seat >= s.players:
        return total
    for kind in (GRAIN, WOOD, STONE, SALT, REFINED):
        cubes = s.seats[i + HAND + kind]
        total += min(cubes, 6) * CUBES[kind] + 0.05 * s.stock[PRICES + kind] * min(cubes, 3)
    total += cubes_in_stores(s, seat)
    capital = s.seats[i + CAPITAL]
    total += 2.2 * min(building.power(s, capital), 7) - 6.0 * s.seats[i + DAMAGE]
    total += surroundings(s, capital)
    total += 2.5 * units.count(s, seat, WORKER) + 2.2 * units.count(s, seat, SOLDIER)
    total += army(s, seat)
    return total


def cubes_in_stores(s: "Romolo", seat: int) -> float:
    """Cubes in Warehouses come to the active player's hand."""
    total = 0.0
    if seat == s.active:
        for store in s.stores:
            total += (store & 15) * CUBES[(store >> 4) & 7]
    return total


def surroundings(s: "Romolo", capital: int) -> float:
    """Pieces in and around the Capital, and land that has been explored there."""
    total = 0.0
    for place in range(s.board.size):
        distance = s.board.distance(place, capital)
        if distance > 2:
            continue
        i = place * HEX
        share = 0.5 if distance == 2 else 1.0
        if s.hexes[i + UP] == 1:
            total += 0.3 * share if s.hexes[i + TERRAIN] != WATER else 0.1
        for kind in range(FARM, WAREHOUSE + 1):
            total += 0.5 * share * PIECES[kind] * min(2, s.hexes[i + BUILT + kind])
        for kind in range(HARBOR, len(PIECES)):
            total += 0.5 * share * PIECES[kind] * s.hexes[i + BUILT + kind]
    return total


def army(s: "Romolo", seat: int) -> float:
    """Fighting strength, less what it costs; Units near enemies are in danger or a threat."""
    total = 0.0
    hired = maintenance.employed(s, seat)
    total += 0.8 * hired - 0.35 * hired * hired
    for unit in range(len(s.at)):
        if s.at[unit] >= 0 and s.owner(unit) == seat and KIND[unit] != WORKER:
            total += 0.02 * s.hexes[s.at[unit] * HEX + UP]
    return total
