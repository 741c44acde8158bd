"""Cards that remove or hinder others: Sicarius, Gladiator, Nero, Praetorianus, Essedum."""

import pytest

from lusoria.core.state import EVERYONE, Event
from lusoria.games.roma.battle import defence
from lusoria.games.roma.cards import NAMES
from tests.games.roma.table import (
    can,
    discards,
    do,
    hand,
    known,
    mine,
    moves,
    position,
    refusal,
    theirs,
)

FULL = {1: "forum", 2: "forum", 3: "forum", 4: "turris", 5: "turris", 6: "basilica"}


def test_r20_sicarius_discards_a_character_and_himself() -> None:
    s = position({2: "sicarius"}, {1: "nero", 3: "legat", 4: "forum"}, [2])
    do(s, "activate 2")
    assert moves(s) == ["target 1", "target 3"]
    no = refusal(s, "target 4")
    assert (no.rule, str(no.message)) == ("R20", "Forum is not a character.")
    assert refusal(s, "target 2").rule == "R20"
    do(s, "target 1")
    assert theirs(s, 1) is None
    assert mine(s, 2) is None
    assert discards(s) == ["nero", "sicarius"]


def test_r20_sicarius_needs_a_character() -> None:
    s = position({2: "sicarius"}, {4: "forum"}, [2])
    no = refusal(s, "activate 2")
    assert no.rule == "R15"
    assert str(no.message) == "Your opponent has no character on the table."


def test_r24_gladiator_returns_a_character_of_his_choice_to_the_opponents_hand() -> None:
    s = position({2: "gladiator"}, {1: "nero", 3: "legat", 4: "forum"}, [2], their_hand=["forum"])
    do(s, "activate 2")
    assert s.player == 0
    assert moves(s) == ["target 1", "target 3"]
    assert refusal(s, "target 4").rule == "R24"
    do(s, "target 3")
    assert theirs(s, 3) is None
    assert hand(s, 1) == ["forum", "legat"]
    assert discards(s) == []
    assert mine(s, 2) == "gladiator"
    assert known(s, 0) == ["legat"]


def test_r24_gladiator_needs_a_character() -> None:
    s = position({2: "gladiator"}, {4: "forum"}, [2])
    assert refusal(s, "activate 2").rule == "R15"


def test_r28_nero_discards_any_building_and_himself() -> None:
    s = position({2: "nero"}, {1: "turris", 3: "legat", 4: "forum"}, [2])
    do(s, "activate 2")
    assert moves(s) == ["target 1", "target 4"]
    no = refusal(s, "target 3")
    assert (no.rule, str(no.message)) == ("R28", "Legat is not a building.")
    do(s, "target 1")
    assert theirs(s, 1) is None
    assert mine(s, 2) is None
    assert discards(s) == ["nero", "turris"]


@pytest.mark.parametrize(
    ("acting", "moves", "told"),
    [
        ("nero", ["target 4"], [(1, "turris", 4), (0, "nero", 2)]),
        ("sicarius", ["target 3"], [(1, "legat", 3), (0, "sicarius", 2)]),
        ("onager", ["target 4", "battle 6"], [(1, "turris", 4)]),
        ("velites", ["target 3", "battle 3"], [(1, "legat", 3)]),
        ("legionarius", ["battle 6"], [(1, "forum", 2)]),
    ],
)
def test_r13_r20_r28_everyone_is_told_who_loses_which_card_where(
    acting: str, moves: list[str], told: list[tuple[int, str, int]]
) -> None:
    s = position({2: acting}, {2: "forum", 3: "legat", 4: "turris", 5: "gladiator"}, [2])
    log: list[Event] = []
    s.listen(log)
    do(s, "activate 2", *moves)
    lost = [event for event in log if event[0] == "lose"]
    assert [event[1] for event in lost] == [EVERYONE] * len(told)
    assert [(seat, NAMES[card], disc) for _, _, (seat, card, disc) in lost] == told


def test_r28_nero_needs_a_building() -> None:
    s = position({2: "nero"}, {3: "legat"}, [2])
    no = refusal(s, "activate 2")
    assert no.rule == "R15"
    assert str(no.message) == "Your opponent has no building on the table."


def test_r29_praetorianus_blocks_a_disc_for_the_next_turn_of_the_opponent() -> None:
    s = position({2: "praetorianus"}, {3: "tribunus", 4: "tribunus"}, [2])
    do(s, "activate 2")
    assert moves(s) == [f"target {disc}" for disc in range(1, 7)]
    do(s, "target 3", "end", "roll 3 4 4")
    no = refusal(s, "activate 3")
    assert no.rule == "R29"
    assert str(no.message) == "Disc 3 is blocked by a Praetorianus for this turn."
    assert can(s, "activate 4")
    assert can(s, "money 3")


def test_r29_the_block_is_over_after_that_turn() -> None:
    s = position({2: "praetorianus", 3: "forum"}, {3: "tribunus"}, [2], points=(20, 15))
    do(s, "activate 2", "target 3", "end", "roll 1 2 3", "end", "roll 1 2 3", "end", "roll 1 2 3")
    assert s.active == 1
    assert can(s, "activate 3")


def test_r29_a_block_does_not_touch_the_own_disc_of_the_same_number() -> None:
    s = position({2: "praetorianus", 3: "tribunus"}, {3: "tribunus"}, [2, 3], points=(15, 15))
    do(s, "activate 2", "target 3")
    assert can(s, "activate 3")
    do(s, "end", "roll 1 1 2", "end", "roll 2 3 3")
    assert s.active == 0
    assert can(s, "activate 3")


def test_r29_an_empty_disc_may_be_blocked_and_a_card_laid_there_is_not_activated() -> None:
    s = position({2: "praetorianus"}, {}, [2], their_hand=["tribunus"], money=(0, 5))
    do(s, "activate 2", "target 3", "end", "roll 1 3 3", "lay tribunus 3")
    assert theirs(s, 3) == "tribunus"
    assert refusal(s, "activate 3").rule == "R29"


def test_r29_a_card_laid_over_a_blocked_one_is_blocked_too() -> None:
    s = position({2: "praetorianus"}, {3: "legat"}, [2], their_hand=["tribunus"], money=(0, 5))
    do(s, "activate 2", "target 3", "end", "roll 1 3 3", "lay tribunus 3")
    assert discards(s) == ["legat"]
    assert refusal(s, "activate 3").rule == "R29"


def test_r29_a_card_moved_away_from_a_blocked_disc_is_free() -> None:
    s = position({2: "praetorianus"}, {3: "tribunus", 1: "consiliarius"}, [2])
    do(s, "activate 2", "target 3", "end", "roll 1 4 5")
    do(s, "activate 1", "lay tribunus 4", "lay consiliarius 3", "activate 4")
    assert s.points[0] == 9
    assert refusal(s, "activate 3").rule == "R29"


def test_r29_several_blocks_add_up() -> None:
    s = position({2: "praetorianus", 5: "praetorianus"}, {3: "tribunus", 4: "tribunus"}, [2, 2, 5])
    do(s, "activate 2", "target 3", "activate 2")
    no = refusal(s, "target 3")
    assert (no.rule, str(no.message)) == ("R29", "Disc 3 is blocked already.")
    do(s, "target 4", "activate 5", "target 6", "end", "roll 3 4 6")
    assert refusal(s, "activate 3").rule == "R29"
    assert refusal(s, "activate 4").rule == "R29"
    assert s.blocked[1] == 0b101100


def test_r29_r15_with_all_discs_blocked_a_praetorianus_has_nothing_to_do() -> None:
    s = position({2: "praetorianus", 4: "scaenicus"}, {3: "tribunus"}, [2, 2, 4])
    s.blocked = [0, 0b111111 - 0b10000]
    do(s, "activate 2")
    assert s.blocked[1] == 0b111111, "the only disc left is blocked unasked"
    no = refusal(s, "activate 2")
    assert (no.rule, str(no.message)) == ("R15", "All discs of your opponent are blocked already.")
    assert refusal(s, "activate 4").rule == "R15", "nor is there anything to copy"


def test_r29_a_passive_card_on_a_blocked_disc_keeps_working() -> None:
    theirs_side = {1: "basilica", 2: "forum", 3: "templum", 6: "turris"}
    s = position({2: "praetorianus", 4: "praetorianus"}, theirs_side, [2, 2, 4])
    do(s, "activate 2", "target 1", "activate 2", "target 3", "activate 4", "target 6")
    assert defence(s, 7) == 6
    do(s, "end", "roll 2 4 6", "activate 2", "forum 4", "templum 6")
    assert s.points[1] == 10 - 2 + 4 + 2 + 6


def test_r29_the_block_stays_when_the_praetorianus_is_covered() -> None:
    s = position({2: "praetorianus"}, {3: "tribunus"}, [2], hand=["templum"], money=(2, 0))
    do(s, "activate 2", "target 3", "lay templum 2", "end", "roll 1 2 3")
    assert refusal(s, "activate 3").rule == "R29"


def test_r29_a_blocked_card_says_so_even_without_a_fitting_die() -> None:
    s = position({2: "praetorianus"}, {3: "tribunus"}, [2])
    do(s, "activate 2", "target 3", "end", "roll 1 2 4")
    assert refusal(s, "activate 3").rule == "R29"


def test_r34_essedum_takes_two_from_the_opponents_defences_until_the_turn_ends() -> None:
    s = position({2: "essedum", 3: "legat"}, {1: "forum", 2: "turris"}, [2])
    assert defence(s, 6) == 6
    do(s, "activate 2")
    assert defence(s, 6) == 4
    assert defence(s, 7) == 4
    assert defence(s, 2) == 2  # the own cards keep theirs
    do(s, "end")
    assert defence(s, 6) == 6
    assert defence(s, 2) == 2


def test_r34_two_activations_give_four_and_two_esseda_as_well() -> None:
    s = position({2: "essedum"}, {1: "nero"}, [2, 2])
    do(s, "activate 2", "activate 2")
    assert defence(s, 6) == 5
    s = position({2: "essedum", 3: "essedum"}, {1: "nero"}, [2, 3])
    do(s, "activate 2", "activate 3")
    assert defence(s, 6) == 5


def test_r34_it_stays_in_force_when_the_essedum_is_covered() -> None:
    s = position({2: "essedum", 4: "velites"}, {1: "nero"}, [2, 4], ["templum"], money=(2, 0))
    do(s, "activate 2", "lay templum 2", "activate 4")
    assert defence(s, 6) == 7
    do(s, "battle 6")
    assert theirs(s, 1) == "nero"
    assert discards(s) == ["essedum"]


def test_r34_a_defence_below_one_falls_to_any_roll() -> None:
    s = position({2: "essedum", 4: "onager"}, {1: "templum"}, [2, 2, 4])
    do(s, "activate 2", "activate 2", "activate 4", "battle 1")
    assert theirs(s, 1) is None


def test_r34_essedum_needs_a_card_to_weaken() -> None:
    s = position({2: "essedum"}, {}, [2])
    no = refusal(s, "activate 2")
    assert no.rule == "R15"
    assert str(no.message) == "Your opponent has no cards whose defence could be lowered."
    assert can(position({2: "essedum"}, FULL, [2]), "activate 2")
