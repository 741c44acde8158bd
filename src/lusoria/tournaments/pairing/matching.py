"""The best way to put everybody into pairs.

networkx finds a matching of the greatest weight. Costs are lists of numbers, the most important
first: the first numbers of all pairs are added up and made as small as possible, then the second.
"""

from collections.abc import Mapping
from heapq import nsmallest
from itertools import chain
from typing import Final

import networkx

Pair = tuple[int, int]
Cost = tuple[int, ...]

NEAR: Final = 24  # pairs of each that are tried first; all are many for a large field


def cheapest(costs: Mapping[Pair, Cost], forbidding: int = 0) -> list[Pair]:
    """Return pairs that leave out as few as possible, and of these the cheapest ones.

    As many of the first numbers as `forbidding` says stand for what must not be: only if the
    cheapest pairs of each one cannot do without it, all are tried.
    """
    around: dict[int, list[Pair]] = {}
    for pair in costs:
        for number in pair:
            around.setdefault(number, []).append(pair)
    near = chain.from_iterable(
        nsmallest(NEAR, pairs, key=costs.__getitem__) for pairs in around.values()
    )
    some = {pair: costs[pair] for pair in near}
    found = _matching(some)
    complete = 2 * len(found) >= len(around) - 1
    if len(some) < len(costs) and not (
        complete and not any(any(costs[pair][:forbidding]) for pair in found)
    ):
        found = _matching(costs)
    return found


def _matching(costs: Mapping[Pair, Cost]) -> list[Pair]:
    total = dict(zip(costs, _added(list(costs.values())), strict=True))
    most = max(total.values(), default=0)
    graph = networkx.Graph()
    graph.add_weighted_edges_from((a, b, most + 1 - cost) for (a, b), cost in total.items())
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return [(a, b) if (a, b) in costs else (b, a) for a, b in found]


def _added(costs: list[Cost]) -> list[int]:
    """Return each cost as one number, in which no sum of a place reaches the place before."""
    totals = [0] * len(costs)
    for place in zip(*costs, strict=True):
        base = (max(place) + 1) * len(costs)
        totals = [total * base + number for total, number in zip(totals, place, strict=True)]
    return totals
