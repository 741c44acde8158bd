"""War over targets: what is declared, in which order, who defends (edition 1.66, section 19)."""

import pytest

from lusoria.games.romolo import actions as a
from lusoria.games.romolo.asked import DECLARE, DEFEND, NEXT_TARGET, OVERFULL, VOLUNTEER
from lusoria.games.romolo.layout import (
    ALIVE,
    BANK,
    BANK_MERCS,
    CHARS,
    COINS,
    ENDED,
    GONE,
    HAND,
    NOWHERE,
    OUT,
    SEAT,
    SLAIN,
    STANCE,
    SURVIVOR,
    WAREHOUSE,
)
from tests.games.romolo.prototype import at_war
from tests.games.romolo.table import ring

# --- declaring (RR19.3, RR19.26, RR19.27) ---


def test_x166_55_rr19_27_each_piece_is_a_target_of_its_own() -> None:
    """Two farms, a warehouse, a friendly worker: five possibilities for a soldier."""
    here = "plain farm*2 warehouse s0*3 w0_ w1"
    p = at_war({**ring(here), (1, 0): "plain temple"})
    p.s.seats[SEAT + STANCE] = 0  # blue is friendly
    assert p.now() == {"peace", "unit 1s1"}
    p.do("unit 1s1")
    assert p.now() == {"piece farm", "piece warehouse", "unit 2w1"}
    p.do("piece farm", "unit 1s2")
    assert p.now() == {"piece farm", "piece warehouse", "unit 2w1", "target 1"}
    assert p.why("piece temple") == "RR7.6"
    assert p.why("unit 1w1") == "RR19.27"
    p.do("target 1", "unit 1s3", "piece warehouse")
    assert [bin(t.attackers).count("1") for t in p.s.campaign.targets] == [2, 1]


def test_x166_55_rr19_26_nothing_is_added_or_withdrawn() -> None:
    p = at_war(ring("plain farm*2 s0*2 w0_"))
    p.do("unit 1s1")
    assert p.why("unit 1s1") == "RR11.1"
    assert p.why("unit 1w1") == "RR11.1"
    assert p.why("peace") == "RR19.26"
    p.do("done")
    assert p.count((0, 0), "farm") == 1
    assert p.s.is_peaceful()


def test_rr19_26_battles_begin_when_the_attacker_says_so() -> None:
    """Also if every unit has its target: what is declared can still be taken back."""
    s = at_war(ring("plain farm s0")).s
    s.apply(s.legal_actions()[-1])
    assert s.step == DECLARE
    assert s.legal_actions() == [a.DONE]


def test_rr19_26_no_attack_at_all_ends_the_phase() -> None:
    p = at_war(ring("plain farm s0 T0"))
    assert p.s.step == DECLARE
    p.do("peace")
    assert p.count((0, 0), "farm") == 1
    assert not p.told("assault")


def test_rr19_27_own_units_towers_and_the_enemys_elsewhere_are_no_targets() -> None:
    p = at_war({**ring("plain s0*2 T0 w1"), (1, 0): "plain w1"}).do("unit 1s1")
    assert p.s.campaign.targets[0].which == p.number("2w1")  # the lone one was taken
    p = at_war({**ring("plain farm s0 w0 T0 w1"), (1, 0): "plain w1"}).do("unit 1s1")
    assert p.now() == {"piece farm", "unit 2w1"}
    assert p.why("tower") == "RR19.27"
    assert p.why("unit 2w2") == "RR11.1"
    assert p.why("unit 1w1") == "RR19.27"


def test_rr19_27_walls_are_attacked_from_inside_one_by_one() -> None:
    p = at_war(ring("plain #0 #3 s0*2")).do("unit 1s1")
    assert p.now() == {"side e", "side w"}
    p.do("side w", "unit 1s2")
    assert p.now() == {"side e", "target 1"}
    assert p.why("side w") == "RR19.27"


def test_rr19_27_ones_own_and_an_allys_buildings_may_be_attacked() -> None:
    p = at_war(ring("plain farm s0 T2 w2 w1"), 4, teams="on").do("unit 1s1")
    assert p.now() == {"piece farm", "unit 2w1"}
    assert p.why("tower") == "RR19.27"
    assert p.why("unit 3w1") == "RR19.27"


def test_x166_36_rr19_3_one_attacker_removes_one_wall() -> None:
    """Three walls need three attackers."""
    p = at_war(ring("plain #0 #2 #4 s0*2"))
    p.do("unit 1s1", "side e", "unit 1s2", "side nw", "target 1")
    assert len(p.told("undefended")) == 2
    assert p.count((0, 0), "wall") == 1
    assert p.s.stock[OUT + 7] == 2


def test_rr19_26_any_number_of_attackers_removes_one_piece() -> None:
    p = at_war(ring("plain farm*3 s0*3"))
    p.do("unit 1s1", "unit 1s2", "target 1", "unit 1s3", "target 1")
    assert p.count((0, 0), "farm") == 2
    assert p.s.stock[OUT] == 1


def test_rr19_3_several_units_share_a_tower_that_is_all_there_is() -> None:
    p = at_war(ring("plain s0*3 T1")).do("unit 1s1")
    assert p.now() == {"done", "unit 1s2"}
    p.do("unit 1s2")
    assert [target.attackers.bit_count() for target in p.s.campaign.targets] == [2]
    p.do("done")
    assert p.told("assault")[0][3].bit_count() == 2


def test_rr19_27_nobody_attacks_the_tower_of_the_ai_or_an_ally() -> None:
    p = at_war(ring("plain s0 T2"), 4, teams="on")
    assert p.why("unit 1s1") == "RR11.2"
    p = at_war(ring("plain s0 T1"), 1)
    assert p.why("unit 1s1") == "RR11.2"


def test_rr19_27_warehouses_differ_by_what_they_hold() -> None:
    p = at_war(ring("plain warehouse*3 s0*2"))
    p.store((0, 0), "grain", 2)
    p.store((0, 0), "grain", 2)
    p.do("unit 1s1")
    assert p.now() == {"empty", "store 1"}
    p.do("store 1", "unit 1s2", "target 1")
    assert p.told("spill") == [(p.at((0, 0)), 0, 2)]
    assert p.count((0, 0), "warehouse") == 2


# --- the order (RR19.3, RR19.26) ---


def test_rr19_26_the_attacker_names_the_next_target_knowing_the_result() -> None:
    p = at_war(ring("plain farm temple s0*2 w1"))
    p.do("unit 1s1", "unit 2w1", "unit 1s2", "piece temple")
    assert p.s.step == NEXT_TARGET
    assert p.now() == {"target 1", "target 2"}
    p.do("target 2")
    assert p.count((0, 0), "temple") == 0
    p.do("die 3", "die 2")
    assert p.where("2w1") is None


def test_rr19_26_equal_targets_are_one_choice() -> None:
    p = at_war(ring("plain farm*2 temple s0*3"))
    p.do("unit 1s1", "piece farm", "unit 1s2", "piece farm", "unit 1s3")
    assert p.now() == {"target 1", "piece temple"}
    p.do("piece temple")
    assert p.now() == {"target 1", "target 3"}
    p = at_war(ring("plain farm*2 temple s0*2 w0"))
    p.do("unit 1s1", "piece farm", "unit 1w1", "piece farm", "unit 1s2", "piece temple")
    assert p.now() == {"target 1", "target 2", "target 3"}


def test_x166_40_rr19_9_a_fallen_towers_units_are_skipped() -> None:
    """The tower falls first: the attack on the worker is skipped, its attacker laid, no loot."""
    p = at_war(ring("plain T1 w1 s0*4"), 3, coins={1: 9}, hands={1: "salt"})
    p.send("tower", "1s1", "1s2", "1s3").send("unit 2w1", "1s4")
    p.do("target 1", "die 6", "die 1")
    assert p.field(1, ALIVE) == 0
    assert len(p.told("skip")) == 1
    assert p.silver(0) == 0
    assert p.hand(0) == {}
    assert p.s.at[p.number("2w1")] == GONE


def test_x166_93_rr19_9_a_warehouse_of_the_former_capital_is_still_attacked() -> None:
    """Mercenaries leave the game, the Bank is unchanged; others may offer."""
    p = at_war(
        ring("plain T1 warehouse m1*2 s0*4 w2"),
        3,
        coins={1: 9},
        hands={1: "salt*3"},
        characters={1: "heros"},
    )
    mercenaries = p.left("mercenary")
    p.do("unit 1s1", "tower", "unit 1s2", "target 1", "unit 1s3", "target 1")
    p.do("unit 1s4", "piece warehouse", "target 1", "done", "done", "die 6", "die 1")
    assert p.field(1, ALIVE) == p.field(1, COINS) == p.field(1, CHARS) == 0
    assert p.field(1, HAND + 3) == 0
    assert p.left("mercenary") == mercenaries
    assert p.s.stock[OUT + BANK_MERCS] == 2
    assert (p.s.step, p.s.player) == (VOLUNTEER, 2)


# --- helpers (RR19.4, RR19.28) ---


def test_x166_33_rr19_4_targets_are_declared_before_any_battle() -> None:
    """W1 is a target and cannot help the warehouse; W2 defends W1 and then the warehouse."""
    p = at_war(ring("plain warehouse s0*2 w1*2"))
    p.do("unit 1s1", "unit 2w1", "unit 1s2", "piece warehouse", "target 1")
    assert (p.s.step, p.s.player) == (DEFEND, 1)
    assert p.why("unit 2w1") == "RR19.28"
    p.do("unit 2w2", "die 1", "die 1")
    assert p.where("2w2") == (0, 0)
    assert p.s.step == VOLUNTEER
    assert p.units() == {"unit 2w2"}


def test_x166_34_rr19_6_the_tower_defends_itself_and_units() -> None:
    """Capital of size 1: tower alone 5; worker and tower 6; a warehouse it does not defend."""
    p = at_war({**ring("plain s0*4 T1 w1"), (1, 0): "plain w1"})
    p.do("unit 1s1", "tower", "done", "done", "die 1", "die 1")
    assert p.values() == (3, 5)
    p = at_war({**ring("plain s0*4 T1 w1"), (1, 0): "plain w1"})
    p.do("unit 1s1", "unit 2w1", "done", "tower", "die 1", "die 1")
    assert p.values() == (3, 6)
    p = at_war({**ring("plain s0*2 T1 w1"), (1, 0): "plain w1"})
    p.do("unit 1s1", "unit 2w1", "unit 1s2", "tower", "target 1", "die 1", "die 1")
    assert p.values() == (3, 2)
    p = at_war({**ring("plain s0 T1 warehouse"), (1, 0): "plain w1"})
    p.do("unit 1s1", "piece warehouse")
    assert p.count((0, 0), "warehouse") == 0


def test_x166_39_rr19_6_an_intruder_has_no_capital_bonus() -> None:
    p = at_war(ring("plain T0 s0 s1"))
    p.do("unit 1s1", "die 1", "die 1")
    assert p.values() == (3, 3)


def test_x166_57_rr19_28_the_owner_chooses_how_many_help() -> None:
    """3, 4, 6 or 7 by his choice; red cannot help. 10 to 10: no losses, the token is off."""
    hexes = {**ring("plain s0 m0 s1*2 w1! s2"), (0, 1): "plain"}
    for helpers, value in (
        (("done",), 3),
        (("unit 2w1", "done"), 4),
        (("unit 2s2", "done"), 6),
        (("unit 2s2", "unit 2w1"), 7),
    ):
        p = at_war(hexes, 3).do("unit 1s1", "unit 2s1", "unit m1", "target 1")
        assert p.s.player == 1
        assert p.why("unit 3s1") == "RR5.1"
        p.do(*helpers, "die 5", "die 3")
        assert p.values() == (5, value)
        if value == 7:
            assert p.told("values") == [(10, 10)]
            assert p.told("casualties") == [(0, 0)]
            assert not p.penalty("2w1")
            assert not p.laid("2w1")
            assert len(p.told("lie-down")) == 1


def test_x166_56_rr19_28_a_helper_that_survives_may_help_again() -> None:
    """The temple first: the mercenary is offered. Whoever goes, decides the second battle."""
    for given, dv in (("unit m1", 1), ("piece temple", 3)):
        p = at_war(ring("plain temple s0*2 w1 m1"))
        p.do("unit 1s1", "unit 2w1", "unit 1s2", "piece temple", "target 2")
        p.do("unit m1", "die 3", "die 2")
        assert p.told("values") == [(4, 2)]
        p.do(given)
        if dv == 3:
            p.do("unit m1")
        p.do("die 1", "die 1")
        assert p.values()[1] == dv


# --- offers (RR19.5, RR19.28) ---


def test_x166_14_rr19_5_an_undefended_building_is_removed() -> None:
    p = at_war(ring("plain temple s0"))
    p.do("unit 1s1")
    assert p.count((0, 0), "temple") == 0
    assert p.told("roll") == []


@pytest.mark.parametrize(
    ("yellow", "blue", "defender", "value"),
    [(1, 2, 1, 2), (1, 1, 0, 3), (0, 1, 1, 1), (0, 0, None, 0)],
)
def test_x166_58_x166_14_rr19_5_most_units_defend(
    yellow: int, blue: int, defender: int | None, value: int
) -> None:
    """Red's mercenary attacks; yellow is asked first, then blue, never red."""
    p = at_war(ring("plain warehouse s0 w1*2 m2 s2_"), 3, seat=2)
    p.do("unit m1", "piece warehouse")
    assert (p.s.step, p.s.player) == (VOLUNTEER, 0)
    p.do("unit 1s1" if yellow else "done")
    assert p.s.player == 1
    p.do(*["unit 2w1", "unit 2w2"][:blue], *(("done",) if blue < 2 else ()))
    assert [units.bit_count() for _, units, _ in p.told("offer")] == [yellow, blue]
    if defender is None:
        assert p.count((0, 0), "warehouse") == 0
        return
    p.do("die 1", "die 1")
    assert p.told("battle")[0][1] == defender
    assert p.values() == (2, value)


def test_x166_35_rr19_5_the_attackers_units_do_not_volunteer() -> None:
    """Offers are open, first player first; units that are not chosen are unhurt."""
    p = at_war(ring("plain temple s0 w0 w1 s2*2 w2!"), 3)
    p.do("unit 1s1", "piece temple", "done", "unit 2w1")
    assert p.s.player == 2
    p.do("unit 3s1", "unit 3s2", "done", "die 5", "die 1")
    assert p.told("casualties") == [(0, 0)]
    assert p.where("2w1") == (0, 0)
    assert p.penalty("3w1")


def test_x166_54_rr19_5_offers_start_with_the_first_living_player() -> None:
    p = at_war(ring("plain temple s0 w1 w2 w3"), 4)
    p.s.first = 2
    p.do("unit 1s1", "piece temple")
    order = []
    while p.s.step == VOLUNTEER:
        order.append(p.s.player)
        p.do("done")
    assert order == [2, 3, 1]


def test_x166_90_rr19_28_allies_defend_each_for_himself() -> None:
    """Teams 1+3, 2+4: 1 and 3 may offer, 4 not; of equal offers the first defends."""
    p = at_war(ring("plain temple s1 w0 w2 w3"), 4, seat=1, teams="on")
    p.do("unit 2s1", "piece temple", "unit 1w1")
    assert p.s.player == 2
    p.do("unit 3w1", "die 1", "die 1")
    assert p.told("battle")[0][1] == 0
    assert p.values() == (3, 1)
    p = at_war(ring("plain temple s1 w0 w2 w3"), 4, seat=1, teams="on")
    p.do("unit 2s1", "unit 3w1", "die 1", "die 1")
    assert p.values() == (3, 1)


def test_rr19_5_a_tower_never_defends_a_building() -> None:
    p = at_war({**ring("plain temple T1 w1 s0"), (1, 0): "plain w1"})
    p.do("unit 1s1", "piece temple")
    assert p.s.step == VOLUNTEER
    assert p.why("tower") == "RR19.5"


def test_x166_59_rr19_26_penalty_tokens_and_undefended_pieces() -> None:
    """A worker with a token takes an undefended farm and keeps the token; against a unit 1."""
    p = at_war(ring("plain farm w0!")).do("unit 1w1")
    assert p.count((0, 0), "farm") == 0
    assert p.told("roll") == []
    assert p.told("penalty-off") == []
    assert p.told("lie-down")
    assert p.s.stock[OUT] == 1
    p = at_war(ring("plain w0! w1")).do("unit 1w1", "die 1", "die 1")
    assert p.values() == (1, 1)
    assert not p.penalty("1w1")


# --- who falls where (RR19.8, RR19.16) ---


def test_x166_15_x166_47_rr19_8_a_killed_mercenary_is_at_the_bank() -> None:
    """It can be hired again at once; its salary is still due."""
    p = at_war(ring("plain s0 s0 m1"))
    bank = p.left("mercenary")
    p.s.stock[BANK + BANK_MERCS] = bank - 1  # the one on the map
    p.do("unit 1s1", "unit 1s2", "die 3", "die 1")
    assert p.left("mercenary") == bank
    assert p.s.at[p.number("m1")] == NOWHERE
    assert p.s.merc[0] == -1
    assert p.field(1, SLAIN) == 1


def test_rr19_8_workers_and_soldiers_return_to_hand_and_buildings_leave() -> None:
    p = at_war(ring("plain temple s0*3 w1"))
    p.do("unit 1s1", "piece temple", "unit 1s2", "target 1", "unit 1s3", "target 1")
    p.do("unit 2w1", "die 6", "die 1")
    assert p.s.at[p.number("2w1")] == NOWHERE
    assert p.count((0, 0), "temple") == 0
    assert p.s.stock[OUT + 3] == 1
    assert p.s.stock[OUT + WAREHOUSE] == 0


# --- what follows from a battle (RR19.11, RR19.26, RR19.34) ---


def test_x166_84_rr19_26_a_lost_aqueduct_may_take_a_target_with_it() -> None:
    """Of five farms next door two are targets: whoever chooses takes one of these or another."""
    for given, skipped in (("target 2", 1), ("piece farm", 0)):
        p = at_war({**ring("plain aqueduct s0"), (1, 0): "plain farm*5 s0 w0"}, 2)
        p.send("piece aqueduct", "1s1").send("piece farm", "1s2").send("piece farm", "1w1")
        p.do("target 1")
        assert (p.s.step, p.s.player) == (OVERFULL, 0)
        assert p.now() == {"piece farm", "target 2", "target 3"}
        p.do(given)
        assert len(p.told("skip")) == skipped
        assert p.count((1, 0), "farm") == 4 - skipped  # the lone other target goes at once


def test_x166_92_rr19_34_the_last_units_fall_together() -> None:
    """Both sixes: nobody has units, and the game is scored. 6 and 5: the attacker has won."""
    for dice, end in ((("die 6", "die 6"), ENDED), (("die 6", "die 5"), SURVIVOR)):
        p = at_war(ring("plain s0 s1"))
        p.do("unit 1s1", *dice)
        assert p.s.is_over
        assert p.s.ended == end
    p = at_war(ring("plain s0 s1"), 3).do("unit 1s1", "die 6", "die 6")
    assert p.s.outcome().winners == [2]
