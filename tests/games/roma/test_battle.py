"""Battles (R13), attacks that are none (R14), and the battle cards (R27, R33, R36, R42)."""

import pytest

from lusoria.games.roma import actions as a
from lusoria.games.roma.battle import defence
from tests.games.roma.table import (
    can,
    discards,
    do,
    hand,
    mine,
    moves,
    position,
    refusal,
    theirs,
    unused,
)


@pytest.mark.parametrize(("roll", "beaten"), [(1, False), (3, False), (4, True), (6, True)])
def test_r13_equal_or_above_the_defence_beats_the_card(roll: int, beaten: bool) -> None:
    s = position({2: "onager"}, {5: "machina"}, [2])
    do(s, "activate 2", f"battle {roll}")
    assert theirs(s, 5) == (None if beaten else "machina")
    assert discards(s) == (["machina"] if beaten else [])
    assert mine(s, 2) == "onager"
    assert unused(s) == []


def test_r13_the_battle_die_is_fair_and_rolled_once() -> None:
    s = position({2: "velites"}, {5: "nero"}, [2])
    do(s, "activate 2")
    assert s.is_chance
    assert s.chances() == [(a.BATTLE + i, 1) for i in range(6)]
    do(s, "battle 6")
    assert s.player == 0
    assert not s.in_move
    assert theirs(s, 5) == "nero"


def test_rx3_an_onager_beats_defence_three_with_a_four_and_with_a_three() -> None:
    for roll in (4, 3):
        s = position({2: "onager"}, {5: "mercatus"}, [2])
        do(s, "activate 2", f"battle {roll}")
        assert theirs(s, 5) is None
        assert discards(s) == ["mercatus"]


def test_rx6_two_essedum_activations_against_a_basilica_and_a_nero() -> None:
    s = position({4: "essedum"}, {1: "basilica", 2: "nero"}, [4, 4])
    do(s, "activate 4", "activate 4")
    assert defence(s, 6) == 1
    assert defence(s, 7) == 5


def test_rx7_two_turres_defend_with_seven_and_an_onager_alone_cannot_beat_that() -> None:
    s = position({2: "onager"}, {1: "turris", 2: "turris", 3: "legat"}, [2, 2])
    assert defence(s, 6) == defence(s, 7) == 7
    assert defence(s, 8) == 2 + 2
    do(s, "activate 2", "target 1", "battle 6")
    assert theirs(s, 1) == "turris"


def test_r13_modifiers_add_up_in_a_battle() -> None:
    board = {1: "turris", 3: "forum"}
    for roll, beaten in ((3, False), (4, True)):
        s = position({2: "onager", 6: "essedum"}, board, [2, 6])
        do(s, "activate 6", "activate 2", "target 3", f"battle {roll}")
        assert theirs(s, 3) == (None if beaten else "forum")


def test_r13_the_turris_lost_in_a_battle_no_longer_helps_in_the_next() -> None:
    s = position({2: "onager", 6: "essedum"}, {1: "turris", 3: "forum"}, [2, 2, 6])
    assert defence(s, 8) == 6
    do(s, "activate 6", "activate 2", "target 1", "battle 4")
    assert theirs(s, 1) is None
    assert defence(s, 8) == 3


@pytest.mark.parametrize(
    ("card", "victim"), [("sicarius", "legat"), ("gladiator", "legat"), ("nero", "templum")]
)
def test_r14_no_battle_die_and_no_defence_against_these(card: str, victim: str) -> None:
    s = position({2: card}, {1: "turris", 2: "turris", 4: victim}, [2])
    do(s, "activate 2", *([] if card != "nero" else ["target 4"]))
    assert not s.is_chance
    assert theirs(s, 4) is None


@pytest.mark.parametrize("victim", ["gladiator", "forum"])
def test_r27_legionarius_attacks_the_card_directly_opposite(victim: str) -> None:
    s = position({3: "legionarius"}, {2: "templum", 3: victim, 4: "legat"}, [3])
    do(s, "activate 3", "battle 5")
    assert theirs(s, 3) is None
    assert discards(s) == [victim]
    assert theirs(s, 2) == "templum"
    assert theirs(s, 4) == "legat"


def test_r27_legionarius_needs_a_card_opposite() -> None:
    s = position({3: "legionarius"}, {2: "templum"}, [3])
    no = refusal(s, "activate 3")
    assert no.rule == "R15"
    assert str(no.message) == "There is no card directly opposite to attack."


def test_r33_velites_attack_any_character() -> None:
    s = position({3: "velites"}, {1: "legat", 2: "forum", 6: "nero"}, [3])
    do(s, "activate 3")
    assert moves(s) == ["target 1", "target 6"]
    no = refusal(s, "target 2")
    assert (no.rule, str(no.message)) == ("R33", "Forum is not a character.")
    assert refusal(s, "target 4").rule == "R33"
    do(s, "target 1", "battle 2")
    assert theirs(s, 1) is None


def test_r33_velites_need_a_character() -> None:
    s = position({3: "velites"}, {3: "forum"}, [3])
    no = refusal(s, "activate 3")
    assert no.rule == "R15"
    assert str(no.message) == "Your opponent has no character on the table."


def test_r42_onager_attacks_any_building() -> None:
    s = position({3: "onager"}, {1: "legat", 2: "forum", 6: "templum"}, [3])
    do(s, "activate 3")
    assert moves(s) == ["target 2", "target 6"]
    no = refusal(s, "target 1")
    assert (no.rule, str(no.message)) == ("R42", "Legat is not a building.")
    do(s, "target 2", "battle 5")
    assert theirs(s, 2) is None


def test_r42_onager_needs_a_building() -> None:
    s = position({3: "onager"}, {3: "legat"}, [3])
    assert refusal(s, "activate 3").rule == "R15"


def test_r36_centurio_attacks_the_card_directly_opposite() -> None:
    s = position({3: "centurio"}, {3: "forum", 4: "legat"}, [3])
    do(s, "activate 3", "battle 5")
    assert theirs(s, 3) is None
    assert not s.in_move
    s = position({3: "centurio"}, {4: "legat"}, [3])
    assert refusal(s, "activate 3").rule == "R15"


def test_r36_centurio_may_add_an_unused_die_after_the_battle_roll() -> None:
    s = position({3: "centurio"}, {3: "forum"}, [3, 2, 4])
    do(s, "activate 3")
    assert s.is_chance
    do(s, "battle 3")
    assert moves(s) == ["done", "add 2", "add 4"]
    no = refusal(s, "add 3")
    assert no.rule == "R7"
    assert str(no.message) == "None of your unused dice shows a 3."
    do(s, "add 2")
    assert theirs(s, 3) is None
    assert unused(s) == [4]


def test_r36_the_added_die_is_used_up_although_the_attack_fails() -> None:
    s = position({3: "centurio"}, {3: "nero"}, [3, 2, 4])
    do(s, "activate 3", "battle 3", "add 4")
    assert theirs(s, 3) == "nero"
    assert unused(s) == [2]
    assert refusal(s, "money 4").rule == "R7"


def test_r36_the_added_die_is_used_up_although_it_was_not_needed() -> None:
    s = position({3: "centurio"}, {3: "legat"}, [3, 2])
    do(s, "activate 3", "battle 6")
    assert moves(s) == ["done", "add 2"]
    do(s, "add 2")
    assert theirs(s, 3) is None
    assert unused(s) == []


def test_r36_the_die_may_be_kept() -> None:
    s = position({3: "centurio"}, {3: "forum"}, [3, 2])
    do(s, "activate 3", "battle 4", "done")
    assert theirs(s, 3) == "forum"
    assert unused(s) == [2]


def test_r36_only_one_die_is_added() -> None:
    s = position({3: "centurio"}, {3: "nero"}, [3, 4, 4])
    do(s, "activate 3", "battle 1", "add 4")
    assert theirs(s, 3) == "nero"
    assert not can(s, "add 4")
    assert unused(s) == [4]


def test_r36_only_the_centurio_adds_dice() -> None:
    s = position({3: "legionarius"}, {3: "nero"}, [3, 6, 6])
    do(s, "activate 3", "battle 3")
    assert not s.in_move
    assert theirs(s, 3) == "nero"
    assert unused(s) == [6, 6]
    assert hand(s) == []
