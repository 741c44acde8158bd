"""Scoring in edition 1.66: Dominions, majorities, allies one by one (RR19.14, RR19.18, RR19.36)."""

from typing import Any

import pytest

from lusoria.games.romolo.layout import COINS, SEAT, SILVER
from lusoria.games.romolo.scoring import categories, domain, majorities
from tests.games.romolo.prototype import Prototype
from tests.games.romolo.table import Place


def estates(sizes: dict[Place, int], **more: Any) -> tuple[Prototype, categories.Tally]:
    """Plains of given Sizes, all of them controlled by a soldier; the first one is the Capital."""
    hexes: dict[Place, str] = {}
    for i, (place, size) in enumerate(sizes.items()):
        tower = "T0 " if i == 0 else ""
        hexes[place] = f"plain {tower}temple*{size - (1 if i == 0 else 0)}"
        if size == (1 if i == 0 else 0):
            hexes[place] = f"plain {tower}".strip()
    p = Prototype(hexes, edition="1.66", **more)
    tally = categories.Tally(categories.Choices(-1, -1, -1, -1), categories.sides_of(p.s), 2)
    tally.owner = [0 if p.s.board.places[i] in sizes else -1 for i in range(p.s.board.size)]
    return p, tally


def worth(p: Prototype, tally: categories.Tally) -> int:
    return domain.worth(p.s, 0, domain.best(p.s, 0, tally), tally)


@pytest.mark.parametrize(
    ("sizes", "points"),
    [
        ([4, 3, 1], 6),
        ([4, 2], 4),
        ([4, 3], 6),
        ([4, 3, 3, 2, 0], 9),
    ],
)
def test_x166_09_x166_45_rr19_14_smallest_size_times_hexes(sizes: list[int], points: int) -> None:
    """In a chain from the Capital; the best set counts."""
    chain = {(i, 0): size for i, size in enumerate(sizes)}
    assert worth(*estates(chain)) == points


SIZES: dict[Place, int] = {(0, 0): 5, (1, 0): 2, (0, 1): 2, (-1, 0): 2, (2, 0): 4}


def test_x166_72_rr19_14_dominions_join_along_sides() -> None:
    p, tally = estates(SIZES)
    assert worth(p, tally) == 10
    for place in ((0, 1), (-1, 0)):
        tally.owner[p.at(place)] = -1
    assert worth(p, tally) == 6


def test_x166_72_rr19_36_the_architectus_counts_a_farm_anywhere() -> None:
    p, tally = estates(SIZES, characters={0: "architectus"})
    for place in ((0, 1), (-1, 0)):
        tally.owner[p.at(place)] = -1
    tally.choices.farm = p.at((1, 0))
    assert worth(p, tally) == 9


def test_rr19_14_the_capital_alone_will_do() -> None:
    assert worth(*estates({(0, 0): 3})) == 3


@pytest.mark.parametrize(("size", "reach"), [(2, 0), (3, 1), (4, 2), (5, 3), (7, 3)])
def test_x166_08_influence_ranges(size: int, reach: int) -> None:
    p = Prototype({(0, 0): "plain"}, edition="1.66")
    assert p.s.edition.reach(size) == reach


@pytest.mark.parametrize(
    ("size", "b", "reached"), [(3, "plain", False), (4, "plain", True), (4, "water", False)]
)
def test_x166_08_influence_walks_around_walls(size: int, b: str, reached: bool) -> None:
    """C is behind a wall: size 4 reaches it through B, size 3 does not, nor if B is water."""
    hexes = {(0, 0): f"plain T0 warehouse*{size - 1}", (1, -1): b, (1, 0): "plain #3"}
    p = Prototype(hexes, edition="1.66")
    assert (p.tally().owner[p.at((1, 0))] == 0) == reached


def test_x166_08_a_soldier_makes_a_hex_neutral() -> None:
    p = Prototype(
        {
            (0, 0): "plain T0 warehouse*2",
            (0, -1): "plain",
            (1, -1): "plain",
            (1, 0): "plain s1",
        },
        edition="1.66",
    )
    owner = p.tally().owner
    assert [owner[p.at(place)] for place in ((0, -1), (1, -1), (1, 0))] == [0, 0, -1]


@pytest.mark.parametrize(("coins", "prizes"), [((9.5, 9.0), [6, 2]), ((9.0, 9.0), [4, 4])])
def test_x166_94_rr19_36_money_is_a_majority_and_nothing_else(
    coins: tuple[float, float], prizes: list[int]
) -> None:
    p = Prototype(
        {(0, 0): "plain w0", (4, 0): "plain w1"}, coins=dict(enumerate(coins)), edition="1.66"
    )
    tally = p.tally()
    money = categories.MONEY * 2
    assert tally.points[money : money + 2] == [0, 0]
    assert tally.prizes[money : money + 2] == prizes


def test_x166_94_rr19_36_ties_are_broken_in_this_order() -> None:
    names = [
        categories.CATEGORIES[i]
        for i in Prototype({(0, 0): "plain"}, edition="1.66").s.edition.tie_breaks
    ]
    assert names == ["dominion", "money", "population", "hexes", "characters"]
    scored = [
        categories.CATEGORIES[i]
        for i in Prototype({(0, 0): "plain"}, edition="1.66").s.edition.scored
    ]
    assert scored == ["characters", "hexes", "dominion", "population", "money"]


def test_x166_91_rr19_18_allies_are_reckoned_one_by_one_and_added() -> None:
    homes: dict[Place, str] = {
        (0, 0): "plain w0*3",
        (4, 0): "plain w1*2",
        (8, 0): "plain w2*3",
        (12, 0): "plain w3*2",
    }
    p = Prototype(homes, 4, edition="1.66", teams="on")
    for seat, silver in enumerate((10, 12, 4, 12)):
        p.s.seats[seat * SEAT + COINS] = silver * SILVER
    tally = p.tally()
    money, people = categories.MONEY * 4, categories.POPULATION * 4
    assert tally.scorers == 4
    assert tally.prizes[money : money + 4] == [0, 4, 0, 4]
    assert [tally.prize_of(categories.MONEY, side) for side in range(2)] == [0, 8]
    assert tally.points[people : people + 4] == [1, 1, 1, 1]
    assert tally.prizes[people : people + 4] == [2, 2, 2, 2]
    assert majorities.shares([3, 3, 1, 0], [True] * 4, -1, [6, 2]) == [4, 4, 0, 0]


def test_x166_50_rr19_18_a_soldier_of_each_ally_leaves_a_hex_neutral() -> None:
    p = Prototype({(0, 0): "hill s0 s2"}, 4, edition="1.66", teams="on")
    assert p.tally().owner[p.at((0, 0))] == -1


def test_x166_20_publicus_and_dux() -> None:
    p = Prototype({(0, 0): "plain w0"}, characters={0: "publicus dux"}, edition="1.66")
    assert categories.characters(p.s, 0) == 3
    assert p.s.dux == 3


def test_x166_88_rr19_37_the_ais_influence_and_dominion() -> None:
    """2 units: 2 points in their hex and around it. Around its Capital: 2 × 3 hexes."""
    p = Prototype(
        {(0, 0): "plain ai*2", (1, 0): "plain s0", (0, 1): "plain s0*2", (8, 0): "plain T1"},
        1,
        edition="1.66",
    )
    owner = p.tally().owner
    assert owner[p.at((1, 0))] == 1
    assert owner[p.at((0, 1))] == -1
    q = Prototype(
        {
            (0, 0): "plain T1",
            (1, 0): "down",
            (0, 1): "down",
            (5, 5): "plain ai",
            (9, 9): "plain T0",
        },
        1,
        edition="1.66",
    )
    tally = q.tally()
    ai = categories.DOMINION * 2 + 1
    assert tally.points[ai] == 6
