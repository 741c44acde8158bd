"""A turn: payment, roll and the actions without cards (R5 to R12, R15, R16)."""

from lusoria.games.roma import actions as a
from lusoria.games.roma.cards import COPIES, NAMES
from lusoria.games.roma.state import Roma
from tests.games.roma.table import (
    can,
    deck,
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


def all_but(*names: str) -> list[str]:
    """All 52 cards but one each of these."""
    cards = [name for name, copies in zip(NAMES, COPIES, strict=True) for _ in range(copies)]
    for name in names:
        cards.remove(name)
    return cards


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
    assert s.stock == 18


def test_r5_each_disc_without_a_card_costs_a_point_at_the_beginning_of_the_own_turn() -> None:
    s = position(FULL, {1: "legat", 4: "nero", 6: "consul"})
    do(s, "end")
    assert s.points == [10, 7]
    assert s.stock == 19
    do(s, "roll 1 2 3", "end")
    assert s.points == [10, 7]
    assert s.active == 0


def test_r5_nobody_goes_below_zero() -> None:
    s = position(FULL, {1: "legat"}, points=(10, 3))
    do(s, "end")
    assert s.points == [10, 0]
    assert s.stock == 26
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
    assert str(no.message) == "Nero costs 8 sestertii; you have 7."
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


def test_r10_as_many_cards_as_the_die_shows_one_is_kept_the_rest_discarded() -> None:
    s = position(dice=[3], hand=["nero"])
    do(s, "draw 3", "card forum", "card legat", "card turris")
    assert moves(s) == ["keep legat", "keep forum", "keep turris"]
    assert refusal(s, "keep nero").rule == "R10"
    assert refusal(s, "end").rule == "R10"
    do(s, "keep legat")
    assert hand(s) == ["legat", "nero"]
    assert discards(s) == ["forum", "turris"]
    assert len(deck(s)) == 48


def test_r10_a_single_card_drawn_is_kept_at_once() -> None:
    s = position(dice=[1])
    do(s, "draw 1", "card nero")
    assert hand(s) == ["nero"]
    assert discards(s) == []
    assert not s.in_move


def test_r10_two_equal_cards_drawn_are_asked_about_as_nobody_else_sees_them() -> None:
    s = position(dice=[2])
    do(s, "draw 2", "card forum", "card forum")
    assert moves(s) == ["keep forum"]
    do(s, "keep forum")
    assert hand(s) == ["forum"]
    assert discards(s) == ["forum"]


def test_r10_there_is_no_hand_limit() -> None:
    s = position(dice=[1], hand=["forum"] * 6 + ["legionarius"] * 3 + ["turris"] * 2)
    do(s, "draw 1", "card nero")
    assert len(hand(s)) == 12


def test_r11_the_discard_pile_is_shuffled_in_when_a_card_is_needed_in_mid_draw() -> None:
    s = position(FULL, dice=[2], deck=["nero"])
    rest = len(discards(s))
    do(s, "draw 2")
    assert s.chances() == [(a.CARD + NAMES.index("nero"), 1)]
    do(s, "card nero")
    assert discards(s) == []
    assert sum(weight for _, weight in s.chances()) == rest
    assert a.CARD + NAMES.index("nero") not in dict(s.chances())
    do(s, "card legat", "keep legat")
    assert len(deck(s)) == rest - 1
    assert discards(s) == ["nero"]


def test_r11_the_reshuffle_waits_until_a_card_is_needed() -> None:
    s = position(FULL, dice=[1, 2], deck=["nero"])
    rest = len(discards(s))
    do(s, "draw 1", "card nero")
    assert deck(s) == []
    assert len(discards(s)) == rest
    do(s, "draw 2")
    assert discards(s) == []
    assert len(deck(s)) == rest


def test_r11_with_both_piles_empty_fewer_cards_are_drawn() -> None:
    s = position(dice=[6], their_hand=all_but("nero", "legat"), deck=["nero"], discard=["legat"])
    do(s, "draw 6", "card nero", "card legat")
    assert moves(s) == ["keep legat", "keep nero"]
    do(s, "keep nero")
    assert hand(s) == ["nero"]
    assert discards(s) == ["legat"]
    assert deck(s) == []


def test_r11_with_both_piles_empty_nothing_is_drawn() -> None:
    s = position(dice=[6], their_hand=all_but(), deck=[])
    no = refusal(s, "draw 6")
    assert no.rule == "R11"
    assert str(no.message) == "Both piles are empty: there is nothing to draw."
    assert moves(s) == ["end", "money 6"]


def test_rx5_a_draw_pile_of_one_a_discard_pile_of_six_and_a_two() -> None:
    six = ["forum", "forum", "legat", "turris", "consul", "velites"]
    others = all_but("nero", *six)
    s = position(dice=[2], their_hand=others, deck=["nero"], discard=six)
    do(s, "draw 2", "card nero", "card turris", "keep turris")
    assert len(deck(s)) == 5
    assert discards(s) == ["nero"]
    assert hand(s) == ["turris"]


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
