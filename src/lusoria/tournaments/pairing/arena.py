"""An arena: whoever is free meets the nearest in points whom they have not just met."""

from itertools import combinations
from typing import Final

from lusoria.tournaments.pairing.matching import cheapest
from lusoria.tournaments.past import Past

NEAR: Final = 8  # of whom those at a table of three or four are taken

Group = tuple[int, ...]


def arena_groups(past: Past, free: list[int], active: int, size: int) -> list[Group]:
    """Return the tables that can be made now, the highest ranked first; others wait.

    While fewer take part than a table has seats, it is smaller. Only if nobody else takes part do
    the same people meet twice in a row.
    """
    ranked = sorted(free, key=lambda number: -past.points[number])
    size = min(size, active)
    if size < 2:
        return []
    return _pairs(past, ranked, active) if size == 2 else _larger(past, ranked, active, size)


def _pairs(past: Past, ranked: list[int], active: int) -> list[Group]:
    place = {number: n for n, number in enumerate(ranked)}
    costs = {
        (a, b): ((place[a] - place[b]) ** 2,)
        for a, b in combinations(ranked, 2)
        if active == 2 or not _just_met(past, a, b)
    }
    return sorted(cheapest(costs), key=lambda pair: place[pair[0]])


def _larger(past: Past, ranked: list[int], active: int, size: int) -> list[Group]:
    """Take those at the top of the ranking of whom the fewest have just met."""
    groups: list[Group] = []
    left = ranked[:]
    while True:
        place = {number: n for n, number in enumerate(left)}
        found = [
            (
                sum(_just_met(past, a, b) for a, b in combinations(group, 2)),
                sum(place[number] for number in group),
                group,
            )
            for group in combinations(left[:NEAR], size)
            if active == size or not any(past.last.get(n) == {*group} - {n} for n in group)
        ]
        if not found:
            return groups
        groups.append(min(found)[-1])
        left = [number for number in left if number not in groups[-1]]


def _just_met(past: Past, a: int, b: int) -> bool:
    return b in past.last.get(a, ()) or a in past.last.get(b, ())
