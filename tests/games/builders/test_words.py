"""Refusals say what is the case of the very card that was tried."""

from lusoria.text import texts
from tests.games.builders.table import do, position, refusal, seat


def said(move: str) -> str:
    """Why a move is refused to Ada, with its clause; Ben builds the palace with master-1."""
    theirs = seat(10, "labourer-1", {"palace": "master-1"}, built="pyramid")
    s = position("apprentice-1", {"sphinx": "labourer-2"}, theirs=theirs)
    no = refusal(s, move)
    return f"{no.rule}: {texts('en').say(no.message, ['Ada', 'Ben'])}"


def test_b6_a_site_that_somebody_has() -> None:
    assert said("start sphinx") == "B6: You are building Sphinx already: send workers to it."
    assert said("start palace") == "B6: Ben is building Palace of Assur."
    assert said("start pyramid") == "B6: Pyramid is complete; Ben built it."


def test_b7_a_worker_that_somebody_has() -> None:
    assert said("recruit apprentice-1") == "B7: Apprentice 1 is in your team already."
    assert said("recruit labourer-2") == "B7: Labourer 2 is in your team already."
    assert said("recruit labourer-1") == "B7: Labourer 1 is in the team of Ben."
    assert said("recruit master-1") == "B7: Master 1 is in the team of Ben."


def test_b8_out_of_turn_the_prompt_says_what_comes_first() -> None:
    s = position("master-1", {"sphinx": "", "palace": ""})
    do(s, "send master-1")
    assert str(refusal(s, "end").message) == "Not now. Master 1: to which site?"
