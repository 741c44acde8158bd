"""Maintenance (section 12)."""

import pytest

from lusoria.games.romolo.asked import DISMISS, FEED, PAY, UNPAID
from lusoria.games.romolo.layout import ALIVE, FRONT, GONE, MERCS, OUT
from lusoria.games.romolo.war import casualties
from tests.games.romolo.table import Place, Play, ring


def merc_home(mercs: str, here: str = "plain T0 farm*2") -> dict[Place, str]:
    return {(0, 0): here, (1, 0): f"plain {mercs}", (5, 5): "plain T1 w1"}


@pytest.mark.parametrize(("k", "salt"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_t_120_rr12_2_salary(k: int, salt: int) -> None:
    """1 to 5 mercenaries cost 1, 3, 6, 10, 15 salt."""
    p = Play(merc_home(f"m0*{k}"), hands={0: f"salt*{salt + 1}"})
    p.maintain().run()
    assert p.told("wages") == [(0, k, salt)]
    assert p.hand() == {"salt": 1}
    assert p.s.step == DISMISS
    p = Play(merc_home(f"m0*{k}"), hands={0: f"salt*{salt - 1}"} if salt > 1 else {})
    p.maintain().run()
    assert p.told("unpaid") == [(0, 1)]


def test_t_121_rr12_2_rr12_8_salt_may_be_replaced() -> None:
    """Three mercenaries, salt at 2, 2 salt in hand: the other four cost 8 silver; at price
    0 a bronze each.
    """
    p = Play(merc_home("m0*3"), hands={0: "salt*2"}, coins={0: 20})
    p.price(salt=2)
    p.maintain().do("resource salt", "resource salt", "coins")
    assert p.silver() == 12
    p = Play(merc_home("m0*3"), coins={0: 20})
    p.price(salt=0)
    p.maintain().run()
    assert p.silver() == 17


def test_t_122_rr12_2_who_cannot_be_paid_takes_a_building() -> None:
    """Three mercenaries, 3 salt: two are paid, one leaves, and a building of the capital goes."""
    p = Play(merc_home("m0*3", "plain T0 farm temple"), hands={0: "salt*3"})
    p.maintain().run()
    assert p.hand() == {}
    assert p.s.step == UNPAID
    assert p.why("tower") == "RR12.2"
    p.do("piece temple").run()
    assert p.s.step == DISMISS
    assert p.count((0, 0), "temple") == 0
    assert p.s.stock[OUT + 8] == 1
    assert p.s.edition.war.employed(p.s, 0) == 2


def test_rr12_2_the_tower_goes_last() -> None:
    p = Play(
        {(0, 0): "plain T0", (1, 0): "plain m0", (5, 5): "plain T1 w1", (9, 9): "plain T2 w2"},
        players=3,
    )
    p.maintain().run()
    assert p.field(0, ALIVE) == 0
    assert p.s.player == 1


def test_t_124_rr12_2_rr12_3_the_dead_are_paid_too() -> None:
    """One mercenary alive and one killed this turn: 3 salt; then the dead one leaves the game."""
    p = Play(merc_home("m0*2"), hands={0: "salt*3"})
    bank = p.left("mercenary")
    casualties.kill(p.s, MERCS)
    assert p.s.at[MERCS] == FRONT
    p.maintain().run()
    assert p.hand() == {}
    assert p.s.at[MERCS] == GONE
    assert p.left("mercenary") == bank
    p.run("unit m2")
    assert p.s.stock[OUT + 8] == 2


def test_t_125_rr12_4_farms_feed_two_nearby() -> None:
    """Two farms feed the three units near them; a worker two hexes away costs 1 grain or goes."""
    board = {(0, 0): "plain farm w0", (1, 0): "plain farm", (0, 1): "plain w0", (2, -1): "plain w0"}
    p = Play({**board, (3, 0): "plain w0", (2, 0): "plain"}, hands={0: "grain"})
    p.maintain()
    assert p.s.step == FEED
    assert p.now() == {"resource grain", "unit 1w4"}
    p.do("unit 1w4")
    assert p.where("1w4") is None
    assert p.hand() == {"grain": 1}


def test_rr12_4_farms_behind_walls_or_hostile_units_do_not_feed() -> None:
    for farm in ("plain farm #3", "plain farm w1"):
        p = Play({(0, 0): "plain w0 s0", (1, 0): farm}, hands={0: "grain*3"})
        p.maintain()
        assert p.s.step == FEED


def test_t_127_rr12_4_who_needs_no_food() -> None:
    """Explorers and mercenaries eat nothing."""
    p = Play({(0, 0): "plain T0 x0 m0", (5, 5): "plain T1 w1"}, hands={0: "salt"})
    p.maintain().run("done")
    assert p.s.player == 1
    assert p.where("1x") == (0, 0)


def test_t_128_rr12_1_rr12_6_collecting_and_standing_up() -> None:
    """All cubes in warehouses come to the active player's hand, then all his units stand up."""
    p = Play(
        {(0, 0): "plain farm warehouse w0_ T0", (1, 0): "plain warehouse", (5, 5): "plain T1 w1"}
    )
    p.store((0, 0), "wood", 2)
    p.store((1, 0), "salt", 1)
    p.maintain()
    assert p.hand() == {"wood": 2, "salt": 1}
    assert p.stored() == []
    assert not p.laid("1w1")


def test_t_221_rr12_8_paying_with_what_one_has() -> None:
    """Two mercenaries, salt 2, refined 3; 1 salt, 1 refined, 1 silver pay both exactly."""
    p = Play(merc_home("m0*2"), hands={0: "salt refined"}, coins={0: 1})
    p.price(salt=2, refined=3)
    p.maintain()
    assert p.s.upkeep.unpaid == 0
    p.run("resource salt", "resource refined", "coins")
    assert p.hand() == {}
    assert p.silver() == 0
    assert p.s.step == DISMISS
    p = Play(merc_home("m0*2"), hands={0: "salt"})
    p.price(salt=2)
    p.maintain()
    assert p.s.upkeep.unpaid == 1
    p = Play(merc_home("m0*2"), coins={0: 9})
    p.maintain()
    assert (p.s.step, p.s.upkeep.unpaid, p.s.bill.due) == (PAY, 0, 6)


def test_t_222_rr12_9_who_may_be_given_up() -> None:
    """Only a worker whose absence helps: C out of reach; if one farm reaches all three, any."""
    p = Play({(0, 0): "plain farm w0", (0, 1): "plain w0", (5, 0): "plain w0"})
    p.maintain()
    assert p.now() == {"unit 1w3"}
    assert p.why("unit 1w1") == "RR12.9"
    p = Play({(0, 0): "plain farm w0", (0, 1): "plain w0", (5, 0): "plain w0"}, hands={0: "grain"})
    p.maintain()
    assert p.now() == {"resource grain", "unit 1w3"}
    p = Play({(0, 0): "plain farm", (0, 1): "plain w0", (1, 0): "plain w0", (-1, 0): "plain w0"})
    p.maintain()
    assert p.now() == {"unit 1w1", "unit 1w2", "unit 1w3"}


def test_rr12_9_the_best_use_of_farms_is_found() -> None:
    """A farm that only one can reach is left to that one."""
    p = Play(
        {(0, 0): "plain farm", (1, 0): "plain w0*2", (2, 0): "plain farm", (3, 0): "plain w0*2"}
    )
    p.maintain()
    assert p.s.player == 1
    assert p.told("starve") == []


def test_rr12_7_the_end_is_checked_after_maintenance() -> None:
    p = Play({(0, 0): "plain farm w0 T0", (5, 5): "plain T1 w1"})
    p.bank(forum=0, harbor=0, temple=0)
    p.maintain()
    assert p.told("ending") == [(2,)]


def test_rr12_10_nothing_is_traded_during_maintenance() -> None:
    p = Play({(0, 0): "plain w0*2", (5, 5): "plain T1 w1"}, hands={0: "grain"}, coins={0: 9})
    p.maintain()
    assert p.now() == {"resource grain", "unit 1w1"}
    assert not p.can("sell")


def test_unpaid_mercenaries_take_three_walls_as_one_construction() -> None:
    p = Play(merc_home("m0", "plain T0 #0 #1 #2 #3 #4 farm"))
    p.maintain()
    p.do("piece wall", "side e", "side w", "side nw")
    assert p.count((0, 0), "wall") == 2
    p.run()
    assert p.s.edition.war.employed(p.s, 0) == 0


def test_hungry_units_differ_in_nothing() -> None:
    p = Play(ring("plain w0*3"))
    p.maintain()
    assert p.now() == {"unit 1w1"}
