"""What a hint says that a move is for, in the games' own phrases and in all languages."""

from random import Random

import pytest

import lusoria
from lusoria.core.state import CHANCE, State
from lusoria.players.advice import advise
from lusoria.players.puzzle import actions_of
from lusoria.text import LANGUAGES, texts
from lusoria.text.purpose import named, purpose, weighing
from tests.games.builders.table import position as builders
from tests.games.builders.table import seat
from tests.games.roma.table import position as roma

ENGLISH = texts("en")


def said(state: State, *moves: str) -> list[str]:
    return [ENGLISH.say(one, ("Ada", "Gaius")) for one in purpose(state, actions_of(state, moves))]


def test_what_comes_of_a_card() -> None:
    s = roma(dice=[4], hand=["forum"], money=(9, 0))
    assert said(s, "lay forum 3") == ["costs 5 sesterces", "an empty disc less to pay for"]


def test_what_a_rival_does_not_find_any_more() -> None:
    """The rival's quarry needs stone and wood, and only one worker of the row brings wood."""
    row = "master-3 master-4 labourer-2 companion-1 companion-2"
    s = builders(worker_row=row, theirs=seat(sites={"quarry": ""}))
    assert said(s, "recruit master-3") == ["leaves Gaius no worker in the row for wood"]
    assert said(s, "recruit master-4") == []


def test_what_is_better_by_far_is_said_to_be() -> None:
    s = roma(dice=[4], hand=["forum"], money=(9, 0))
    chance, second = weighing(s, 0.62, actions_of(s, ["money 4"]), 0.118)
    assert ENGLISH.say(chance) == "wins 62 % of the games"
    assert ENGLISH.say(second) == "the next best, “Take 4 sesterces with the 4”: −12 %"
    assert weighing(s, None, None, 0.0) == []


@pytest.mark.parametrize("id", lusoria.game_ids())
def test_advice_can_be_played_and_is_told_in_all_languages(id: str) -> None:
    game = lusoria.game(id)
    state, dice = game.start(2), Random(3)
    for _ in range(4):
        while state.player == CHANCE:
            state.apply(state.draw(dice))
        advice = advise(state, 1)
        weighed = weighing(state, advice.chance, advice.second, advice.loss)
        for language in LANGUAGES:
            for one in [*purpose(state, advice.actions), *weighed]:
                assert texts(language).say(one)
        assert 1 <= len(named(state, advice.actions)) <= len(advice.actions)
        for action in advice.actions:
            state.apply(action)
