"""A Swiss round of pairs: whoever has as many points, and has not met before.

The rules of the FIDE Dutch system, as costs of a pair, the most important first. What is absolute
there is only broken if there is no other way to pair everybody:

- nobody meets the same opponent twice, and nobody has a second bye;
- two who both must have the same seat, because they had it twice in a row or twice more often than
  the other one, do not meet.

Then, as well as can be:

- the bye goes to whoever has the fewest points;
- those who meet have the same points, or nearly;
- nobody meets somebody with more points twice in a row, or with fewer;
- both get the seat that they had less often;
- in a group with the same points, the upper half meets the lower half, in order.
"""

from typing import Final

from lusoria.tournaments.pairing.matching import Cost, Pair, cheapest
from lusoria.tournaments.past import Past

ABSOLUTE: Final = 2  # the first numbers of a cost
BYE: Final = -1  # whoever is paired with it has no opponent


def swiss(past: Past, active: list[int]) -> tuple[list[Pair], list[int]]:
    """Return the pairs of a round, the higher ranked named first, and who has a bye."""
    ranked = sorted(active, key=lambda number: -past.points[number])
    found = cheapest(pair_costs(past, ranked), ABSOLUTE)
    place = {number: n for n, number in enumerate(ranked)}
    pairs = sorted((pair for pair in found if BYE not in pair), key=lambda pair: place[pair[0]])
    paired = {number for pair in pairs for number in pair}
    return pairs, [number for number in ranked if number not in paired]


def pair_costs(past: Past, ranked: list[int]) -> dict[Pair, Cost]:
    """Return what each pair costs, the higher ranked named first, and each bye."""
    groups: dict[float, list[int]] = {}
    for number in ranked:
        groups.setdefault(past.points[number], []).append(number)
    within = {number: n for group in groups.values() for n, number in enumerate(group)}
    costs = {
        (a, b): _cost(past, a, b, _out_of_order(past, groups, within, a, b))
        for n, a in enumerate(ranked)
        for b in ranked[n + 1 :]
    }
    if len(ranked) % 2:
        for number in ranked:
            points = int(4 * past.points[number])
            above = len(ranked) - within[number]
            costs[number, BYE] = (past.byes[number], 0, points, 0, 0, 0, above)
    return costs


def _cost(past: Past, a: int, b: int, out_of_order: int) -> Cost:
    gap = int(4 * (past.points[a] - past.points[b]))
    floats = (past.floats.get(a) == 1) + (past.floats.get(b) == -1) if gap else 0
    wish, other = _wish(past.seats[a]), _wish(past.seats[b])
    same = wish * other > 0
    must = same and abs(wish) == abs(other) == 2
    return (past.meetings(a, b), int(must), 0, gap * gap, floats, int(same), out_of_order)


def _out_of_order(
    past: Past, groups: dict[float, list[int]], within: dict[int, int], a: int, b: int
) -> int:
    """How far a pair is from the one that its places in their groups ask for."""
    group = groups[past.points[a]]
    if past.points[a] == past.points[b]:
        return (within[b] - within[a] - len(group) // 2) ** 2
    return len(group) - 1 - within[a] + within[b]


def _wish(seats: list[int]) -> int:
    """Return how much one wants to sit second (1, 2) or first (-1, -2); 2 and -2 are a must."""
    firsts = sum(1 if seat == 0 else -1 for seat in seats)
    last = seats[-1:] if seats[-2:-1] == seats[-1:] else []
    if firsts >= 2 or last == [0]:
        return 2
    if firsts <= -2 or last == [1]:
        return -2
    return firsts
