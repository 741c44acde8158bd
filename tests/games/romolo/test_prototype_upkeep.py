"""Salary and food in edition 1.66 (RR19.16, RR19.32, RR19.33)."""

from typing import Any

import pytest

from lusoria.games.romolo.asked import ACT, DISMISS, FEED, UNPAID
from lusoria.games.romolo.layout import ALIVE, OUT, SLAIN, WALL
from tests.games.romolo.prototype import Prototype
from tests.games.romolo.table import Place, ring


def upkeep(hexes: dict[Place, str], slain: int = 0, **more: Any) -> Prototype:
    """The Maintenance Phase of the first player; the other one lives far away."""
    p = Prototype({**hexes, (40, 0): "plain w1"}, edition="1.66", **more)
    p.s.seats[SLAIN] = slain
    return p


# --- food (RR19.33) ---


def hungry(hand: str, **more: Any) -> Prototype:
    """One farm reaches two mercenaries and a worker; they have been paid."""
    p = upkeep({(0, 0): "plain T0 farm w0 m0*2"}, hands={0: hand}, **more)
    p.maintain()
    while p.s.step not in (DISMISS, ACT):
        p.do("resource salt")
    return p


def test_x166_80_rr19_33_salary_comes_first() -> None:
    p = hungry("salt*3")
    assert p.told("wages") == [(0, 2, 3)]
    assert p.hand() == {}
    assert p.now() == {"done", "unit m1"}


@pytest.mark.parametrize(("gone", "mercenaries"), [("unit m1", 3), ("unit 1w1", 2)])
def test_x166_80_rr19_33_without_grain_one_of_the_three_goes(gone: str, mercenaries: int) -> None:
    """A mercenary to the Bank, the worker to hand."""
    p = hungry("salt*3")
    p.bank(mercenary=2)
    p.do("done")
    assert p.s.step == FEED
    assert p.now() == {"unit 1w1", "unit m1"}
    p.do(gone)
    assert p.where(gone.removeprefix("unit ")) is None
    assert p.left("mercenary") == mercenaries
    assert p.field(0, SLAIN) == 0  # no salary is left behind
    assert p.s.active == 1


def test_x166_80_rr19_33_a_grain_feeds_the_third() -> None:
    p = hungry("salt*3 grain").do("done")
    assert p.now() == {"resource grain", "unit 1w1", "unit m1"}
    p.do("resource grain")
    assert p.hand() == {}
    assert p.s.merc.count(0) == 2


def test_x166_80_rr19_33_furnarus_feeds_all_and_so_does_a_dismissal() -> None:
    p = hungry("salt*3", characters={0: "furnarus"}).do("done")
    assert p.s.active == 1
    assert p.s.merc.count(0) == 2
    p = hungry("salt*3").do("unit m1", "done")
    assert p.s.active == 1
    assert p.s.merc.count(0) == 1
    assert p.where("1w1") == (0, 0)


def test_x166_16_rr19_33_a_mercenary_out_of_reach_of_farms() -> None:
    """A grain, or it goes to the Bank."""
    p = upkeep({(0, 0): "plain T0 w0 farm", (5, 0): "plain m0"}, hands={0: "salt grain"})
    p.maintain()
    p.do("resource salt", "done")
    assert p.now() == {"resource grain", "unit m1"}
    p.do("unit m1")
    assert p.s.merc[0] == -1
    assert p.left("mercenary") == 5


# --- salary (RR19.32) ---


def test_x166_81_rr19_32_the_killed_are_the_first_unpaid() -> None:
    """Two on the map, one killed, a silver, salt at 0: one is paid, two are not."""
    hexes = {(0, 0): "plain T0 temple warehouse farm w0", (1, 0): "plain farm*2 m0*2"}
    p = upkeep(hexes, slain=1, coins={0: 1})
    p.price(salt=0)
    p.maintain()
    assert p.told("wages") == [(0, 1, 1)]
    while p.s.step != UNPAID:
        p.do("coins")
    assert p.silver() == 0.5
    assert p.now() == {"piece temple", "piece warehouse", "piece farm"}
    p.do("piece temple", "piece warehouse")
    assert p.s.merc.count(0) == 1
    assert p.field(0, SLAIN) == 0
    assert p.s.edition.war.employed(p.s, 0) == 1


@pytest.mark.parametrize("unpaid", [1, 2, 3])
def test_x166_82_rr19_32_one_wall_each_and_the_tower_last(unpaid: int) -> None:
    """Out of the game all of them: the Bank has as many walls as before."""
    p = upkeep({(0, 0): "plain T0 #0 #2 w0", (1, 0): "plain farm"}, slain=unpaid)
    p.price(salt=1)
    walls = p.left("wall")
    p.maintain()
    p.do("piece wall")
    assert "tower" not in p.now()
    p.do("side e")
    if unpaid > 1:
        while p.s.step == UNPAID:
            p.do(p.now().pop())
    assert p.s.stock[OUT + WALL] == min(unpaid, 2)
    assert p.left("wall") == walls
    assert p.field(0, ALIVE) == (unpaid < 3)
    assert p.s.is_over == (unpaid == 3)


def test_x166_83_rr19_32_foederatus_frees_one_of_four() -> None:
    p = upkeep(
        {(0, 0): "plain T0 w0 m0*4 farm*3"}, hands={0: "salt*6"}, characters={0: "foederatus"}
    )
    p.maintain()
    p.do("power foederatus")
    assert p.told("favour") == [(0, 1)]
    assert p.told("wages") == [(0, 3, 6)]
    assert p.s.favours == 2


def test_x166_83_rr19_32_used_for_hiring_it_is_spent_for_this_turn() -> None:
    p = upkeep(ring("plain T0 w0 farm*2"), coins={0: 9}, characters={0: "foederatus"})
    p.price(salt=1)
    p.run("unit 1w1", "hire 2", "power foederatus")
    assert p.silver() == 8  # two for a silver
    assert p.s.merc.count(0) == 2
    p.maintain()
    assert p.told("wages") == [(0, 2, 3)]


def test_x166_83_rr19_32_two_hired_for_a_silver() -> None:
    p = upkeep(ring("plain T0 w0"), coins={0: 1}, characters={0: "foederatus"})
    p.run("unit 1w1", "hire 2")
    assert p.s.merc.count(0) == 2
    assert p.silver() == 0
    assert p.s.favours == 2


def test_x166_83_rr19_32_there_is_no_fourth_use() -> None:
    p = upkeep({(0, 0): "plain T0 w0 m0 farm*3"}, hands={0: "salt"}, characters={0: "foederatus"})
    p.s.favours = 0
    p.maintain()
    assert p.told("wages") == [(0, 1, 1)]


def test_x166_15_x166_47_rr19_16_the_salary_of_one_killed_in_anothers_turn() -> None:
    """It is due at the owner's next Maintenance, once, though somebody else has hired it."""
    p = upkeep({(0, 0): "plain T0 w0 farm", (5, 0): "plain farm m1"}, slain=1, hands={0: "salt*2"})
    p.maintain()
    assert p.told("wages") == [(0, 1, 1)]
    p.do("resource salt")
    assert p.field(0, SLAIN) == 0
    assert p.hand() == {"salt": 1}
