"""The Scaenicus copies one of the other characters (R30)."""

import random

import pytest

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


def test_r30_scaenicus_does_what_another_own_character_does() -> None:
    s = position({1: "scaenicus", 2: "tribunus", 5: "legat"}, {1: "nero"}, [1])
    do(s, "activate 1")
    assert moves(s) == ["copy legat", "copy tribunus"]
    do(s, "copy legat")
    assert s.points == [15, 10]
    assert mine(s, 1) == "scaenicus"
    assert mine(s, 5) == "legat"


def test_r30_only_own_characters_are_copied() -> None:
    s = position(
        {1: "scaenicus", 2: "tribunus", 5: "legat", 6: "forum"}, {1: "consiliarius"}, [1, 2]
    )
    do(s, "activate 1")
    no = refusal(s, "copy consiliarius")
    assert (no.rule, str(no.message)) == ("R30", "You have no Consiliarius on the table.")
    no = refusal(s, "copy forum")
    assert (no.rule, str(no.message)) == ("R30", "Forum is not a character.")


def test_r30_copying_another_scaenicus_is_not_offered() -> None:
    s = position({1: "scaenicus", 2: "scaenicus"}, {1: "nero"}, [1])
    no = refusal(s, "activate 1")
    assert no.rule == "R15"
    assert str(no.message) == "None of your other characters could do anything now."
    side = {1: "scaenicus", 2: "scaenicus", 3: "legat", 4: "tribunus"}
    s = position(side, {1: "nero"}, [1, 2])
    do(s, "activate 1")
    assert moves(s) == ["copy legat", "copy tribunus"]
    assert refusal(s, "copy scaenicus").rule == "R30"
    do(s, "copy tribunus", "activate 2", "copy tribunus")
    assert s.points == [12, 8]


def test_r30_without_another_character_or_with_idle_ones_there_is_nothing_to_copy() -> None:
    assert refusal(position({1: "scaenicus", 2: "forum"}, {}, [1]), "activate 1").rule == "R15"
    idle = position({1: "scaenicus", 2: "velites"}, {2: "forum"}, [1])
    assert refusal(idle, "activate 1").rule == "R15"


def test_r30_a_character_that_could_do_nothing_is_not_copied() -> None:
    s = position({1: "scaenicus", 2: "velites", 3: "legat", 4: "tribunus"}, {2: "forum"}, [1])
    do(s, "activate 1")
    assert moves(s) == ["copy legat", "copy tribunus"]
    assert refusal(s, "copy velites").rule == "R15"


@pytest.mark.parametrize("card", ["legionarius", "centurio"])
def test_r30_a_copied_attack_goes_out_from_the_disc_of_the_scaenicus(card: str) -> None:
    s = position({1: "scaenicus", 4: card}, {1: "legat", 4: "templum"}, [1])
    do(s, "activate 1", "battle 6")
    assert theirs(s, 1) is None
    assert theirs(s, 4) == "templum"
    s = position({1: "scaenicus", 4: card}, {4: "templum"}, [1])
    assert refusal(s, "activate 1").rule == "R15"


def test_r30_a_copied_centurio_adds_a_die() -> None:
    s = position({1: "scaenicus", 4: "centurio"}, {1: "nero"}, [1, 5])
    do(s, "activate 1", "battle 4", "add 5")
    assert theirs(s, 1) is None
    assert unused(s) == []


def test_r30_a_copied_sicarius_discards_the_scaenicus_instead() -> None:
    s = position({1: "scaenicus", 4: "sicarius"}, {1: "legat", 2: "nero"}, [1])
    do(s, "activate 1", "target 2")
    assert theirs(s, 2) is None
    assert mine(s, 1) is None
    assert mine(s, 4) == "sicarius"
    assert discards(s) == ["nero", "scaenicus"]


def test_r30_a_copied_nero_discards_the_scaenicus_instead() -> None:
    s = position({1: "scaenicus", 4: "nero"}, {1: "forum", 2: "turris"}, [1])
    do(s, "activate 1", "target 2")
    assert mine(s, 1) is None
    assert mine(s, 4) == "nero"
    assert discards(s) == ["scaenicus", "turris"]


def test_r30_a_copied_gladiator_velites_or_praetorianus_chooses_its_target() -> None:
    board = {1: "legat", 2: "nero", 3: "forum"}
    s = position({1: "scaenicus", 4: "gladiator"}, board, [1])
    do(s, "activate 1", "target 2")
    assert hand(s, 1) == ["nero"]
    s = position({1: "scaenicus", 4: "velites"}, board, [1])
    do(s, "activate 1", "target 1", "battle 2")
    assert theirs(s, 1) is None
    s = position({1: "scaenicus", 4: "praetorianus"}, board, [1])
    do(s, "activate 1", "target 6")
    assert s.blocked[1] == 1 << 5


def test_r30_copied_esseda_add_up_with_true_ones() -> None:
    s = position({1: "scaenicus", 4: "essedum"}, {2: "nero"}, [1, 4])
    do(s, "activate 1", "activate 4")
    assert defence(s, 7) == 5


def test_r30_a_copied_architectus_and_senator_lay_cards() -> None:
    s = position({1: "scaenicus", 4: "architectus"}, {}, [1], ["forum", "nero"])
    do(s, "activate 1", "lay forum 1", "done")
    assert mine(s, 1) == "forum"
    assert discards(s) == ["scaenicus"]
    s = position({1: "scaenicus", 4: "senator"}, {}, [1], ["forum", "nero"])
    do(s, "activate 1", "lay nero 4", "done")
    assert discards(s) == ["senator"]


def test_r30_a_copied_consiliarius_takes_up_the_scaenicus_too() -> None:
    s = position({1: "scaenicus", 4: "consiliarius"}, {}, [1])
    do(s, "activate 1", "lay scaenicus 4", "lay consiliarius 1")
    assert (mine(s, 1), mine(s, 4)) == ("consiliarius", "scaenicus")


def test_r30_a_copied_mercator_consul_and_haruspex() -> None:
    s = position({1: "scaenicus", 4: "mercator"}, {}, [1], money=(4, 0))
    do(s, "activate 1", "buy 2")
    assert s.points == [12, 8]
    s = position({1: "scaenicus", 4: "consul"}, {}, [1, 4])
    do(s, "activate 1", "raise 4")
    assert unused(s) == [5]
    s = position({1: "scaenicus", 4: "haruspex"}, {}, [1])
    do(s, "activate 1", "take forum")
    assert hand(s) == ["forum"]


def test_r30_a_copied_consul_needs_another_die() -> None:
    s = position({1: "scaenicus", 4: "consul"}, {}, [1])
    assert refusal(s, "activate 1").rule == "R15"


def test_r30_a_character_on_a_blocked_disc_may_be_copied() -> None:
    s = position({2: "praetorianus"}, {3: "scaenicus", 4: "tribunus"}, [2])
    do(s, "activate 2", "target 4", "end", "roll 3 4 4")
    assert refusal(s, "activate 4").rule == "R29"
    do(s, "activate 3")
    assert s.points[0] == 9


def test_r30_a_blocked_scaenicus_copies_nothing() -> None:
    s = position({2: "praetorianus"}, {3: "scaenicus", 4: "tribunus"}, [2])
    do(s, "activate 2", "target 3", "end", "roll 3 4 4")
    assert refusal(s, "activate 3").rule == "R29"
    assert can(s, "activate 4")


def test_r30_two_characters_of_a_kind_are_one_choice() -> None:
    s = position({1: "scaenicus", 2: "tribunus", 3: "tribunus", 4: "legat"}, {1: "nero"}, [1])
    do(s, "activate 1")
    assert moves(s) == ["copy legat", "copy tribunus"]


@pytest.mark.parametrize(("holding", "offered"), [("forum", 2), ("nero", 1)])
def test_r30_what_depends_on_the_hidden_hand_is_asked_all_the_same(
    holding: str, offered: int
) -> None:
    """Whether the Architectus could be copied must not show in the question being asked."""
    s = position({1: "scaenicus", 2: "architectus", 3: "tribunus"}, {}, [1], [holding])
    do(s, "activate 1")
    assert s.in_move
    assert s.player == 0
    assert "copy tribunus" in moves(s)
    assert len(moves(s)) == offered
    assert s.points == [10, 10]


def test_r30_while_the_question_is_open_the_other_seat_can_only_guess_the_hand() -> None:
    s = position({1: "scaenicus", 2: "architectus", 3: "senator"}, {}, [1], ["forum"])
    do(s, "activate 1")
    assert moves(s) == ["copy architectus"]
    rng = random.Random(2)
    offered = set()
    for _ in range(60):
        t = s.resample(1, rng)
        assert t.view(1) == s.view(1)
        offered.add(tuple(moves(t)))
    assert offered == {("copy architectus",), ("copy senator",)}


def test_r26_a_consul_without_another_die_is_not_copied() -> None:
    s = position({1: "scaenicus", 2: "consul", 3: "tribunus"}, dice=[1])
    do(s, "activate 1")
    assert refusal(s, "copy consul").rule == "R26"
    assert can(s, "copy tribunus")
