"""Battles over targets: values, powers, dice, losses (edition 1.66, section 19)."""

import random
from typing import Any

import pytest

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout
from lusoria.games.romolo.asked import DECLARE, LOSE, LOT_SIDE, PICK_DIE
from lusoria.games.romolo.campaign import values
from lusoria.games.romolo.editions import edition
from lusoria.games.romolo.layout import ALIVE, HELD, NOWHERE, SEAT, SHOWN
from lusoria.games.romolo.solitaire import war as ai_war
from lusoria.games.romolo.solitaire.ai_turn import AiTurn
from lusoria.games.romolo.tiles import ARCHITECTUS, HEROS
from tests.games.romolo.prototype import Prototype, at_war
from tests.games.romolo.table import Place, ring

AWAY: dict[Place, str] = {(1, 0): "plain w1"}  # so that the defender has units elsewhere too


def duel(here: str, dice: tuple[int, int], **more: Any) -> Prototype:
    """All soldiers, mercenaries and workers of seat 0 attack the first thing there is."""
    p = at_war({**ring(here), **AWAY}, **more)
    return p.do("unit 1s1", *[f"die {die}" for die in dice])


# --- the die (RR19.7) ---


def test_x166_04_rr19_7_seven_with_a_four_is_ten() -> None:
    assert values.multiplied(7, 4 - 1, 0) == 10


@pytest.mark.parametrize(
    ("lead", "lost"), [(0, 0), (1, 1), (4, 1), (5, 2), (9, 2), (10, 3), (15, 3), (16, 4), (40, 4)]
)
def test_x166_07_rr19_7_what_a_lead_destroys(lead: int, lost: int) -> None:
    assert edition("1.66").casualties(lead) == lost


def test_x166_05_rr19_7_nine_with_a_two_against_six_with_a_five() -> None:
    """9 to 12: the attacker loses one, and chooses which."""
    p = at_war({**ring("plain s0*3 s1*2"), **AWAY})
    p.send("unit 2s1", "1s1", "1s2", "1s3").do("unit 2s2", "die 2", "die 5")
    assert p.values() == (9, 6)
    assert p.told("values") == [(9, 12)]
    assert p.told("prevails") == [(1,)]
    assert p.told("casualties") == [(0, 1)]
    assert len(p.told("kill")) == 1  # all three are alike


def test_x166_06_rr19_7_a_fumble_destroys_one_less() -> None:
    p = duel("plain s0 w1", (1, 4))
    assert p.told("values") == [(3, 1)]
    assert p.told("prevails") == [(0,)]
    assert p.told("casualties") == [(0, 0)]


def test_x166_37_rr19_7_a_six_of_the_lower_side_destroys_one() -> None:
    """9 to 4: 2 - 1 = 1 for the attacker, 0 + 1 = 1 for the defender."""
    p = at_war({**ring("plain s0*3 m1"), **AWAY})
    p.send("unit m1", "1s1", "1s2", "1s3").do("die 1", "die 6")
    assert p.told("values") == [(9, 4)]
    assert p.told("casualties") == [(1, 1)]


def test_x166_61_rr19_29_equal_values_with_two_sixes() -> None:
    p = at_war({**ring("plain s0 m0 s1 m1"), **AWAY})
    p.send("unit 2s1", "1s1", "m1").do("unit m2", "die 6", "die 6")
    assert p.told("values") == [(10, 10)]
    assert p.told("prevails") == []
    assert p.told("casualties") == [(1, 1)]
    p = at_war({**ring("plain s0 w0 s1*2"), **AWAY})
    p.send("unit 2s1", "1s1", "1w1").do("unit 2s2", "die 6", "die 5")
    assert p.told("values") == [(8, 12)]
    assert p.told("casualties") == [(1, 1)]


def test_x166_62_rr19_7_two_fumbles_and_a_critical() -> None:
    p = at_war({**ring("plain s0*4 w1"), **AWAY})
    p.send("unit 2w1", "1s1", "1s2", "1s3", "1s4").do("die 1", "die 1")
    assert p.told("values") == [(12, 1)]
    assert p.told("casualties") == [(2, 0)]
    p = at_war({**ring("plain s0*3 w1"), **AWAY})
    p.send("unit 2w1", "1s1", "1s2", "1s3").do("die 6", "die 2")
    assert p.told("values") == [(18, 1)]
    assert p.told("casualties") == [(5, 0)]


@pytest.mark.parametrize(
    ("more", "totals"), [(1, [5, 7, 7, 10, 10, 10]), (0, [5, 5, 7, 7, 10, 10])]
)
def test_x166_67_rr19_7_a_die_that_counts_one_higher(more: int, totals: list[int]) -> None:
    """A natural 2 multiplies as 3, a 4 as 5; nothing else changes."""
    assert [values.multiplied(5, die, more) for die in range(6)] == totals


# --- losses (RR19.8, RR19.29) ---


def test_x166_38_rr19_8_the_owner_gives_the_worker_or_the_temple() -> None:
    p = at_war({**ring("plain temple farm s0 w1"), **AWAY})
    p.do("unit 1s1", "piece temple", "unit 2w1", "die 3", "die 2")
    assert (p.s.step, p.s.player) == (LOSE, 1)
    assert p.now() == {"piece temple", "unit 2w1"}
    assert p.why("piece farm") == "RR11.8"
    p.do("piece temple")
    assert p.count((0, 0), "temple") == 0
    assert p.where("2w1") == (0, 0)


def test_x166_63_rr19_29_what_is_too_much_lapses() -> None:
    """Worker and warehouse go, the temple beside stays."""
    p = at_war({**ring("plain warehouse temple s0*3 w1"), **AWAY})
    p.do("unit 1s1", "piece warehouse", "unit 1s2", "target 1", "unit 1s3", "target 1")
    p.do("unit 2w1", "die 6", "die 2")
    assert p.told("casualties") == [(5, 0)]
    assert p.count((0, 0), "warehouse") == 0
    assert p.count((0, 0), "temple") == 1
    assert p.s.at[p.number("2w1")] == NOWHERE


def test_x166_64_rr19_29_a_tower_that_helps_may_be_lost() -> None:
    """With the tower 18 to 9: worker and tower go. Without it only the worker."""
    for helps, alive in (("tower", 0), ("done", 1)):
        p = at_war({**ring("plain T1 s0*3 w1"), **AWAY})
        p.do("unit 1s1", "unit 2w1", "unit 1s2", "target 1", "unit 1s3", "target 1")
        p.do(helps, "die 5", "die 3")
        assert p.values()[1] == (6 if helps == "tower" else 2)
        assert p.field(1, ALIVE) == alive


def test_rr19_29_a_tower_is_one_element_among_others() -> None:
    p = at_war({**ring("plain T1 s0*3 w1"), **AWAY})
    p.do("unit 1s1", "unit 2w1", "unit 1s2", "target 1", "unit 1s3", "target 1")
    p.do("tower", "die 2", "die 2")
    assert p.now() == {"tower", "unit 2w1"}
    p.do("unit 2w1")
    assert p.field(1, ALIVE) == 1


def test_x166_65_rr19_8_both_attackers_or_both_defenders() -> None:
    for dice, gone in ((("die 2", "die 4"), ("1s1", "1w1")), (("die 6", "die 2"), ("2s1", "2s2"))):
        p = at_war({**ring("plain s0 w0 s1*2"), **AWAY})
        p.send("unit 2s1", "1s1", "1w1").do("unit 2s2", *dice)
        assert all(p.s.at[p.number(unit)] == NOWHERE for unit in gone)


def test_rr19_29_the_attacker_removes_first_and_only_attackers() -> None:
    p = at_war({**ring("plain farm s0 w0 s1*2"), **AWAY})
    p.send("unit 2s1", "1s1", "1w1").do("unit 2s2", "die 6", "die 3")
    assert p.told("values") == [(8, 9)]
    assert (p.s.step, p.s.player) == (LOSE, 0)
    assert p.now() == {"unit 1s1", "unit 1w1"}
    assert p.why("piece farm") == "RR19.29"
    p.do("unit 1w1")
    assert p.s.player == 1
    assert p.now() == {"unit 2s1", "unit 2s2"}  # who was a target never helps again


# --- values and powers (RR19.6, RR19.15, RR19.31) ---


CAPITAL = "plain T1 warehouse temple farm w1"


@pytest.mark.parametrize(
    ("answers", "value"),
    [
        (("done", "done"), 2),
        (("tower", "done"), 6),
        (("done", "power architectus"), 3),
        (("tower", "power architectus"), 7),
    ],
)
def test_x166_60_rr19_6_rr19_31_the_capital_and_the_architectus(
    answers: tuple[str, ...], value: int
) -> None:
    p = at_war({**ring(CAPITAL + " s0*2"), **AWAY}, characters={1: "architectus"})
    p.do("unit 1s1", "unit 2w1", "done", *answers, "die 1", "die 1")
    assert p.values()[1] == value


def test_x166_60_rr19_31_the_architectus_serves_one_battle_of_a_turn() -> None:
    here = CAPITAL + " w1 s0*2"
    p = at_war({**ring(here), **AWAY}, characters={1: "architectus"})
    p.do("unit 1s1", "unit 2w1", "unit 1s2", "unit 2w2", "target 1")
    p.do("done", "power architectus", "die 1", "die 1")
    assert p.values()[1] == 3
    assert p.s.used & (1 << ARCHITECTUS) != 0
    p.do("done", "die 1", "die 1")
    assert p.values()[1] == 2


def test_rr19_31_the_architectus_is_of_no_use_where_he_adds_nothing() -> None:
    p = at_war({**ring("plain T1 farm w1 s0"), **AWAY}, characters={1: "architectus dux"})
    p.do("unit 1s1", "unit 2w1", "done")
    assert p.why("power architectus") == "RR15.1"


def test_rr19_6_a_warehouse_in_the_capital_has_the_bonus_of_its_defender() -> None:
    p = at_war({**ring(CAPITAL + " s0"), **AWAY})
    p.do("unit 1s1", "piece warehouse", "unit 2w1", "die 1", "die 1")
    assert p.values()[1] == 2


@pytest.mark.parametrize(("size", "bonus"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 3), (8, 3)])
def test_rr19_6_what_a_capital_adds(size: int, bonus: int) -> None:
    assert edition("1.66").capital_bonus(size) == bonus


@pytest.mark.parametrize(
    ("here", "target", "name", "gain"),
    [
        ("plain w1 s0", "unit 2w1", "heros", 1),
        ("plain m1 s0", "unit m1", "heros", 2),
        ("plain temple w1 s0", "piece temple", "obsessor", 2),
        ("plain T1 w1 s0", "tower", "obsessor", 2),
        ("plain #1 w1 s0", "side ne", "obsessor", 3),
        ("plain w1 w1 s0", "unit 2w1", "obsessor", 0),
    ],
)
def test_x166_46_rr19_15_powers_of_the_attacker(
    here: str, target: str, name: str, gain: int
) -> None:
    p = at_war({**ring(here), **AWAY}, characters={0: name})
    p.do("unit 1s1")
    if p.can(target):
        p.do(target)
    while p.s.player == 1:
        p.do("unit 2w1" if "temple" in here or "#" in here else "done")
    if gain > 0:
        p.do(f"power {name}")
    while p.s.player == 1:
        p.do("done")
    p.do("die 1", "die 1")
    assert p.values()[0] == 3 + gain


@pytest.mark.parametrize(
    ("here", "target", "name", "gain"),
    [
        ("plain w1 s0", "unit 2w1", "heros", 1),
        ("plain m1 w1 s0", "unit m1", "heros", 1),
        ("plain #1 w1 s0", "side ne", "defensor", 2),
        ("plain #1 w1 s0", "unit 2w1", "defensor", 0),
        ("plain w1 s0", "unit 2w1", "dux", 1),
    ],
)
def test_x166_46_rr19_31_powers_of_the_defender(
    here: str, target: str, name: str, gain: int
) -> None:
    p = at_war({**ring(here), **AWAY}, characters={1: name})
    p.do("unit 1s1")
    if p.can(target):
        p.do(target)
    base = {"unit m1": 2}.get(target, 1)
    if p.can("unit 2w1") and target.startswith("side"):
        p.do("unit 2w1")
    elif not p.can(f"power {name}") and p.s.player == 1:
        p.do("done")
    if gain > 0:
        p.do(f"power {name}")
    if p.s.player == 1:
        p.do("done")
    p.do("die 1", "die 1")
    assert p.values()[1] == base + gain


def test_x166_46_rr19_15_heros_in_one_battle_of_a_turn() -> None:
    p = at_war({**ring("plain s0*2 w1*2"), **AWAY}, characters={0: "heros"})
    p.send("unit 2w1", "1s1").send("unit 2w2", "1s2")
    p.do("target 1", "power heros", "die 1", "die 1")
    assert p.s.used & (1 << HEROS) != 0
    p.do("die 1", "die 1")
    assert p.values() == (3, 1)


def test_x166_20_rr19_15_the_dux_has_three_counters() -> None:
    p = at_war({**ring("plain s0*2 w1*2"), **AWAY}, characters={0: "dux"})
    p.send("unit 2w1", "1s1").send("unit 2w2", "1s2")
    p.do("target 1", "power dux", "power dux", "done", "die 1", "die 1")
    assert p.values() == (5, 1)
    p.do("power dux", "die 1", "die 1")
    assert p.values() == (4, 1)
    assert p.s.dux == 0


def test_rr19_6_penalty_tokens_count_in_the_attack_only_and_once() -> None:
    p = at_war({**ring("plain s0! m0! s1! s1"), **AWAY})
    p.do("unit 1s1", "unit 2s1", "unit m1", "target 1", "done", "die 1", "die 1")
    assert p.values() == (2, 3)


# --- virtual dice (RR19.30) ---


def virtual(used: tuple[int, ...]) -> Prototype:
    """Seat 0 has used some of its dice, and attacks."""
    p = at_war({**ring("plain s0*2 w1"), **AWAY}, battle="tokens")
    p.s.seats[SHOWN] = sum(1 << die - 1 for die in used)
    p.s.seats[HELD] = 63 & ~p.s.seats[SHOWN]
    return p.do("unit 1s1", "unit 1s2")


def test_x166_66_rr19_30_one_picks_among_those_not_used() -> None:
    p = virtual((6, 4, 2))
    assert p.s.step == PICK_DIE
    assert p.now() == {"face 1", "face 3", "face 5"}
    assert p.why("face 6") == "RR19.30"
    seat = p.s.view(1)["seats"][0]
    assert seat["shown"] == ["2", "4", "6"]


def test_x166_66_rr19_30_after_the_sixth_all_are_back() -> None:
    p = virtual((2, 3, 4, 5, 6))
    p.do("face 1", "face 2")
    assert p.told("values") == [(6, 1)]
    assert p.told("casualties") == [(1, 0)]
    assert p.s.seats[HELD] == 63
    assert p.s.seats[SHOWN] == 0
    assert p.s.seats[SEAT + SHOWN] == 2


def test_rr19_30_rr19_40_a_chosen_die_is_secret_until_both_are_shown() -> None:
    p = virtual((6,)).do("face 5")
    assert p.s.player == 1
    for seat, die in ((0, 5), (1, "chosen"), (None, "chosen")):
        campaign = p.s.view(seat)["campaign"]
        assert campaign is not None
        assert campaign["attack"] is not None
        assert campaign["attack"]["die"] == die
    drawn = {p.s.resample(1, random.Random(i)).battle.attack.token + 1 for i in range(60)}
    assert drawn == {1, 2, 3, 4, 5}
    assert p.s.resample(0, random.Random(0)).battle.attack.token + 1 == 5
    p.do("face 6")
    assert p.told("show") == [(0, 4), (1, 5)]


# --- alone against the A.I. (RR19.17, RR19.37) ---


def raid(here: str, *words: str, **more: Any) -> Prototype:
    """The A.I. attacks in (0,0), where it stands."""
    p = Prototype({**ring(here), (3, 0): "plain w0"}, 1, edition="1.66", battle="die", **more)
    p.s.active = layout.AI
    p.s.turn += 1
    p.s.ai_turn = AiTurn()
    ai_war.begin_war(p.s)
    p.s.run()
    while p.s.player >= 0 and p.s.is_silent() and len(found := p.s.find_legal()) == 1:
        p.s.carry_out(found[0])
    return p.do(*words)


def test_x166_48_rr19_17_one_battle_of_all_against_all() -> None:
    """6 to 1: two losses, worker and warehouse."""
    p = raid("plain warehouse w0 ai*2", "die 3", "die 2")
    assert p.told("values") == [(6, 1)]
    assert p.count((0, 0), "warehouse") == 0
    assert p.where("1w1") is None or p.where("1w2") is None


def test_x166_85_rr19_37_the_human_gives_up_what_he_likes() -> None:
    p = raid("plain T0 warehouse w0 ai*3", "die 3", "die 2")
    assert p.told("values") == [(9, 6)]
    assert p.s.player == 0
    assert p.now() == {"tower", "piece warehouse", "unit 1w1"}
    p = raid(
        "plain T0 warehouse #2 w0 ai*3",
        "power defensor",
        "die 3",
        "die 2",
        characters={0: "defensor"},
    )
    assert p.told("values") == [(9, 8)]
    p.do("side nw")
    assert p.count((0, 0), "wall") == 0


def test_x166_86_rr19_37_where_nobody_is_each_unit_destroys_a_piece() -> None:
    """Penalty tokens or not: both walls go, the farm last."""
    for troops, farms in ((2, 1), (3, 0)):
        p = Prototype(
            {**ring(f"plain #0 #3 farm ai*{troops}"), (3, 0): "plain w0"},
            1,
            edition="1.66",
            battle="die",
        )
        i = p.at((0, 0)) * layout.TROOP
        p.s.ai[i + layout.HINDERED], p.s.ai[i + layout.STANDING] = troops, 0
        p.s.active = layout.AI
        p.s.ai_turn = AiTurn()
        ai_war.begin_war(p.s)
        p.s.run()
        while p.s.step == LOT_SIDE:
            p.s.carry_out(p.s.chances()[0][0])
        assert p.count((0, 0), "wall") == 0
        assert p.count((0, 0), "farm") == farms


def test_x166_87_rr19_37_the_ai_helps_its_targets_with_all_others() -> None:
    """U2 helps both: 4 and 4. The target goes first."""
    p = at_war({**ring("plain ai*2 lying s0*2"), (3, 0): "plain w0"}, 1)
    p.send("ai-unit standing", "1s1")
    assert p.s.step == DECLARE
    p.send("ai-unit lying", "1s2").do("target 1", "die 5", "die 2")
    assert p.values() == (3, 4)
    assert p.told("values") == [(6, 4)]
    assert p.told("kill-ai") == [(p.at((0, 0)), layout.STANDING)]
    p.do("die 2", "die 3")
    assert p.values() == (3, 4)
    assert p.told("values")[-1] == (3, 6)
    assert len(p.told("kill")) == 1


def test_x166_87_rr19_17_the_ai_never_defends_buildings() -> None:
    p = at_war({**ring("plain warehouse ai*2 s0"), (3, 0): "plain w0"}, 1)
    p.send("piece warehouse", "1s1")
    assert p.count((0, 0), "warehouse") == 0
    assert p.told("roll") == []


def test_rr19_37_after_its_target_the_ai_loses_laid_units() -> None:
    p = at_war({**ring("plain ai*2 lying s0*3"), (3, 0): "plain w0"}, 1)
    p.send("ai-unit standing", "1s1", "1s2", "1s3").do("die 6", "die 2")
    assert p.told("casualties") == [(4, 0)]
    kinds = [condition for _, condition in p.told("kill-ai")]
    assert kinds == [layout.STANDING, layout.LYING, layout.STANDING]


def test_rr19_30_the_ai_plays_one_of_its_own_dice_by_lot() -> None:
    p = at_war({**ring("plain ai s0"), (3, 0): "plain w0"}, 1, battle="tokens")
    p.s.seats[SEAT + SHOWN] = 0b111110
    p.send("ai-unit standing", "1s1").do("face 4")
    assert p.s.chances() == [(a.C_TOKEN, 1)]
    p.s.carry_out(a.C_TOKEN)
    assert p.told("show")[:2] == [(0, 3), (1, 0)]
    assert p.s.seats[SEAT + SHOWN] == 0
