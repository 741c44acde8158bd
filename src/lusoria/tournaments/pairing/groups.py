"""Tables of three or four: in a round robin as well as in a Swiss round.

There is no table of designs here that would fit every number of entrants. Everybody is put at a
table in the order of the ranking, and then two change places for as long as that makes it better:
first, that those who have met meet again; second, that those at a table have as many points.
"""

from itertools import combinations
from random import Random
from typing import Final

from lusoria.tournaments.past import Past

RESTARTS: Final = 24  # from an order by lot, for a field of 16; fewer for a larger one
AGAIN: Final = 1_000_000  # what a repeated meeting costs, beside points

Groups = list[list[int]]


def grouped(past: Past, active: list[int], size: int, *, by_points: bool, rng: Random) -> Groups:
    """Return who sits together, as many at each table as `size` says, or fewer."""
    ranked = sorted(active, key=lambda number: -past.points[number])
    costs = {
        (a, b): _cost(past, a, b, by_points=by_points) for a in ranked for b in ranked if a != b
    }
    best = _improved(_cut(ranked, size), costs)
    for _ in range(RESTARTS * 16 // max(16, len(ranked))):
        if _total(best, costs) == 0:
            break
        lot = ranked[:]
        rng.shuffle(lot)
        best = min(
            best, _improved(_cut(lot, size), costs), key=lambda groups: _total(groups, costs)
        )
    place = {number: n for n, number in enumerate(ranked)}
    groups = [sorted(group, key=place.__getitem__) for group in best]
    return sorted(groups, key=lambda group: place[group[0]])


def sizes(players: int, size: int) -> list[int]:
    """Return how many sit at each table: as many as possible, and nearly as many at all."""
    tables = -(-players // size)
    return [players // tables + (table < players % tables) for table in range(tables)]


def _cut(ranked: list[int], size: int) -> Groups:
    groups = []
    first = 0
    for seats in sizes(len(ranked), size):
        groups.append(ranked[first : first + seats])
        first += seats
    return groups


def _cost(past: Past, a: int, b: int, *, by_points: bool) -> int:
    gap = int(4 * (past.points[a] - past.points[b])) if by_points else 0
    return AGAIN * past.meetings(a, b) ** 2 + gap * gap


def _improved(groups: Groups, costs: dict[tuple[int, int], int]) -> Groups:
    """Let two change places until that makes nothing better."""
    better = True
    while better:
        better = False
        for one, other in combinations(groups, 2):
            better |= _exchange(one, other, costs)
    return groups


def _exchange(one: list[int], other: list[int], costs: dict[tuple[int, int], int]) -> bool:
    changed = False
    for i in range(len(one)):
        for j in range(len(other)):
            a, b = one[i], other[j]
            saved = sum(costs[a, x] - costs[b, x] for x in one if x != a)
            saved += sum(costs[b, x] - costs[a, x] for x in other if x != b)
            if saved > 0:
                one[i], other[j] = b, a
                changed = True
    return changed


def _total(groups: Groups, costs: dict[tuple[int, int], int]) -> int:
    return sum(costs[pair] for group in groups for pair in combinations(group, 2))
