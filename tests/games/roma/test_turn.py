"""A turn: payment, roll and the actions without cards (R5 to R12, R15, R16)."""

import pytest

import lusoria
from lusoria import Table, UndoError
from lusoria.core.dice import FairDice
from lusoria.games.roma import actions as a
from lusoria.games.roma.state import Roma
from tests.games.roma.table import (
    can,
    dealt,
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

FULL = {1: "forum", 2: "forum", 3: "forum", 4: "turris", 5: "turris", 6: "basilica"}


def after_setup() -> Roma:
    """Both have laid four cards; the first turn has begun."""
    s = dealt(0, "legat forum nero turris consul forum velites templum")
    do(s, "pass nero", "pass turris", "pass velites", "pass templum")
    do(s, "lay legat 1", "lay forum 2", "lay velites 3", "lay templum 4")
    do(s, "lay nero 1", "lay turris 2", "lay consul 3", "lay forum 6")
    return s


def test_rx1_the_first_player_pays_two_points_in_the_first_turn() -> None:
    s = after_setup()
    assert s.points == [8, 10]
    assert s.stockpile == 18


def test_r5_each_disc_without_a_card_costs_a_point_at_the_beginning_of_the_own_turn() -> None:
    s = position(FULL, {1: "legat", 4: "nero", 6: "consul"})
    do(s, "end")
    assert s.points == [10, 7]
    assert s.stockpile == 19
    do(s, "roll 1 2 3", "end")
    assert s.points == [10, 7]
    assert s.active == 0


def test_r5_nobody_goes_below_zero() -> None:
    s = position(FULL, {1: "legat"}, points=(10, 3))
    do(s, "end")
    assert s.points == [10, 0]
    assert s.stockpile == 26
    assert s.is_over


def test_r6_three_dice_are_rolled_with_their_true_chances() -> None:
    chances = dict(after_setup().chances())
    assert sum(chances.values()) == 216
    assert len(chances) == 56
    assert chances[a.DICE + a.TRIPLES.index((4, 4, 4))] == 1
    assert chances[a.DICE + a.TRIPLES.index((2, 4, 4))] == 3
    assert chances[a.DICE + a.TRIPLES.index((2, 4, 5))] == 6


def test_r6_three_equal_dice_may_be_rolled_again_as_often_as_it_happens() -> None:
    s = after_setup()
    for value in (1, 6, 6):
        do(s, f"roll {value} {value} {value}")
        assert s.player == 0
        assert moves(s) == ["reroll", "stand"]
        assert refusal(s, f"money {value}").rule == "R6"
        do(s, "reroll")
        assert s.is_chance
    do(s, "roll 2 2 5")
    assert unused(s) == [2, 2, 5]
    assert refusal(s, "reroll").rule == "R7"


def test_r6_three_equal_dice_may_be_kept() -> None:
    s = after_setup()
    do(s, "roll 3 3 3", "stand")
    assert unused(s) == [3, 3, 3]
    do(s, "money 3", "activate 3", "target 1", "battle 1")
    assert unused(s) == [3]


def test_r7_actions_come_in_any_order_and_number() -> None:
    s = position({1: "tribunus"}, FULL, [1, 4, 6], hand=["legat", "forum"])
    do(s, "money 6", "lay legat 3", "activate 1", "money 4", "lay forum 3")
    assert s.money == [0, 0]
    assert s.points == [11, 9]
    assert mine(s, 3) == "forum"
    assert moves(s) == ["end"]


def test_r7_a_die_is_used_whole_and_once() -> None:
    s = position({4: "tribunus"}, FULL, [4, 2])
    do(s, "money 4")
    for move in ("money 4", "draw 4", "activate 4"):
        no = refusal(s, move)
        assert no.rule == "R7"
        assert "4" in str(no.message)
    assert refusal(s, "money 3").rule == "R7"
    assert can(s, "money 2")


def test_r8_a_card_is_laid_for_its_full_price_without_a_die() -> None:
    s = position(hand=["nero", "legat"], money=(9, 0))
    do(s, "lay nero 5")
    assert s.money == [1, 0]
    assert mine(s, 5) == "nero"
    assert hand(s) == ["legat"]


def test_r8_a_card_too_dear_or_not_held_is_not_laid() -> None:
    s = position(hand=["nero"], money=(7, 0))
    no = refusal(s, "lay nero 5")
    assert no.rule == "R8"
    assert str(no.message) == "Nero costs 8 sesterces; you have 7."
    no = refusal(s, "lay templum 5")
    assert no.rule == "R8"
    assert str(no.message) == "You hold no Templum."


def test_r8_a_covered_card_is_discarded_and_nothing_refunded() -> None:
    s = position({2: "centurio"}, hand=["templum"], money=(2, 0))
    do(s, "lay templum 2")
    assert mine(s, 2) == "templum"
    assert discards(s) == ["centurio"]
    assert s.money == [0, 0]


def test_r8_a_card_laid_this_turn_can_be_activated_this_turn() -> None:
    s = position({}, FULL, [3], hand=["tribunus"], money=(5, 0))
    assert not can(s, "activate 3")
    do(s, "lay tribunus 3", "activate 3")
    assert s.points == [11, 9]


def test_r9_money_as_the_die_shows() -> None:
    s = position(dice=[2, 5], money=(40, 3))
    do(s, "money 5")
    assert s.money == [45, 3]
    do(s, "money 2")
    assert s.money == [47, 3]


def test_r12_a_die_activates_the_card_on_the_disc_of_its_value() -> None:
    s = position({3: "tribunus"}, FULL, [3, 5])
    assert can(s, "activate 3")
    no = refusal(s, "activate 5")
    assert (no.rule, str(no.message)) == ("R12", "You have no card beside disc 5.")
    do(s, "activate 3")
    assert unused(s) == [5]
    assert refusal(s, "activate 3").rule == "R7"


def test_r12_two_dice_of_a_value_activate_the_card_twice() -> None:
    s = position({3: "tribunus"}, FULL, [3, 3])
    do(s, "activate 3", "activate 3")
    assert s.points == [12, 8]
    assert unused(s) == []


def test_r12_the_opponents_card_is_not_activated() -> None:
    s = position({}, {3: "tribunus"}, [3])
    assert refusal(s, "activate 3").rule == "R12"


def test_r15_what_could_do_nothing_is_not_offered() -> None:
    s = position({1: "legionarius", 2: "legat", 3: "onager"}, {}, [1, 3, 4])
    for move in ("activate 1", "activate 3"):
        assert refusal(s, move).rule == "R15"
    s = position({2: "legat"}, FULL, [2])
    assert refusal(s, "activate 2").rule == "R15"


def test_r15_an_optional_part_may_be_refused() -> None:
    s = position({1: "forum", 2: "templum"}, {}, [1, 2, 3])
    do(s, "activate 1", "forum 2", "done")
    assert s.points == [12, 10]
    assert unused(s) == [3]


def test_r16_the_turn_ends_at_any_time_and_unused_dice_are_lost() -> None:
    s = position(FULL, {1: "nero"}, [2, 3, 6])
    do(s, "money 2", "end")
    assert s.active == 1
    assert s.is_chance
    assert unused(s) == []
    do(s, "roll 1 1 4")
    assert unused(s) == [1, 1, 4]
    assert s.player == 1


def test_rx2_a_whole_turn() -> None:
    s = position(
        {1: "forum", 2: "forum", 3: "turris", 4: "velites", 6: "consul"},
        {1: "forum", 2: "nero", 5: "legionarius", 6: "machina"},
    )
    s.player = s.active = 1
    do(s, "end")
    assert s.points == [9, 10]  # one empty disc
    do(s, "roll 3 4 6", "draw 3", "card legat", "card forum", "card senator", "keep legat")
    do(s, "money 6", "lay legat 4", "activate 4")
    assert s.money == [1, 0]
    assert s.points == [11, 10]
    assert discards(s) == ["forum", "senator", "velites"]
    assert mine(s, 4) == "legat"
    assert theirs(s, 4) is None


def test_r8_a_card_laid_can_be_taken_back_until_something_else_is_shown() -> None:
    dice = FairDice(b"r" * 32, ["", ""])
    table = Table(lusoria.game("roma").start(2), ["Ada", "Ben"], dice)
    while table.state.turn == 0:
        table.act(table.state.legal_actions()[0])
    seat = table.state.player
    for words in (("draw", "keep"), ("money",), ("money",)):
        for word in words:
            legal = [a.notation(action) for action in table.state.legal_actions()]
            best = max((move for move in legal if move.startswith(word)), default="")
            if best:
                table.act(table.game.parse(table.state, best))
    before = table.state.snapshot()
    lay = next(action for action in table.state.legal_actions() if action >= a.LAY)
    table.act(lay)
    assert table.state.snapshot() != before
    table.take_back(seat)
    assert table.state.snapshot() == before
    table.act(lay)
    table.act(a.END)
    with pytest.raises(UndoError):
        table.take_back(seat)
