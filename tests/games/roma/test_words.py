"""Prompts and refusals name how many."""

import lusoria
from lusoria.games.roma.events import EVENTS
from lusoria.text import texts
from tests.games.roma.table import do, position, refusal


def test_r3_and_r4_how_many_cards_are_still_to_be_passed_and_laid() -> None:
    s = lusoria.game("roma").start(2)
    asked: list[str] = []
    while s.turn == 0:
        if s.is_chance:
            s.apply(s.chances()[0][0])
        else:
            asked.append(str(s.prompt()))
            s.apply(s.legal_actions()[0])
    both = [
        "Choose two cards to pass to your opponent.",
        "Choose one more card to pass to your opponent.",
    ] * 2 + [
        "Lay your 4 cards face down, each beside another disc.",
        "Lay your 3 cards face down, each beside another disc.",
        "Lay your 2 cards face down, each beside another disc.",
        "Lay your last card face down beside another disc.",
    ] * 2
    assert asked == both


def test_r7_what_is_left_to_be_used() -> None:
    s = position({1: "forum"}, dice=[2, 3], hand=["consul"], money=(3, 0))
    assert str(s.prompt()) == "Lay cards, use your dice, or end the turn."
    do(s, "money 2")
    assert str(s.prompt()) == "Lay cards, use your last die, or end the turn."
    do(s, "money 3")
    assert str(s.prompt()) == "Lay cards, or end the turn."
    do(s, "lay consul 2")
    assert str(s.prompt()) == "Nothing is left to do: end the turn."


def test_what_a_card_aims_at_is_asked_for() -> None:
    rival = {1: "forum", 2: "basilica", 3: "nero", 4: "consul"}
    for card, what in (("onager", "building"), ("velites", "character"), ("praetorianus", "disc")):
        s = position({1: card}, rival, [1])
        do(s, "activate 1")
        assert f"choose a {what} of your opponent." in str(s.prompt())


def test_r22_how_many_cards_are_still_to_be_laid_again() -> None:
    s = position({1: "consiliarius", 2: "nero"}, dice=[1])
    do(s, "activate 1")
    assert "lay the 2 cards you took up" in str(s.prompt())
    do(s, "lay nero 3")
    assert "lay the last card you took up" in str(s.prompt())


def test_r25_how_many_points_the_opponent_has() -> None:
    s = position({1: "mercator"}, dice=[1], points=(10, 1), money=(9, 0))
    do(s, "activate 1")
    no = refusal(s, "buy 2")
    assert (no.rule, texts("en").say(no.message)) == ("R25", "Your opponent has only 1 point.")
    assert "punto" in texts("it").say(no.message)


def test_what_the_log_adds_to_a_line_names_no_card_to_whoever_may_not_know_it() -> None:
    """R3, R4, R10, R31: a hidden event has no text of its own there."""
    came = [id for id in texts("en").ids() if id.startswith("roma-came-")]
    assert came
    for id in came:
        kind = EVENTS[id.removeprefix("roma-came-")]
        assert "card" in kind.fields
        assert kind.public is None or "card" not in kind.public
