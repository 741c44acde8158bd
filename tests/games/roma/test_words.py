"""Prompts and refusals name how many."""

import lusoria
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
