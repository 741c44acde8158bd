"""Drawing cards, and the draw pile that runs out (R10, R11)."""

from lusoria.games.roma import actions as a
from lusoria.games.roma.cards import COPIES, NAMES
from tests.games.roma.table import deck, discards, do, hand, moves, position, refusal

FULL = {1: "forum", 2: "forum", 3: "forum", 4: "turris", 5: "turris", 6: "basilica"}


def all_but(*names: str) -> list[str]:
    """All 52 cards but one each of these."""
    cards = [str(name) for name, copies in zip(NAMES, COPIES, strict=True) for _ in range(copies)]
    for name in names:
        cards.remove(name)
    return cards


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
