"""What a hint says that a move is for, in the games' own phrases and in all languages."""

from random import Random

import pytest

import lusoria
from lusoria.core.state import CHANCE, State
from lusoria.players.advice import advise
from lusoria.players.puzzle import actions_of
from lusoria.text import LANGUAGES, texts
from lusoria.text.purpose import as_step, named, purpose, weighing
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
    denied = "leaves Gaius no worker in the row for wood"
    assert said(s, "recruit master-3")[-1] == denied
    assert denied not in said(s, "recruit master-4")


def test_what_a_new_worker_and_a_new_site_are_good_for() -> None:
    row = "master-3 master-4 labourer-2 companion-1 companion-2"
    s = builders(worker_row=row)
    assert said(s, "recruit master-3") == ["brings 3 wood, 2 architecture wherever it is sent"]
    s = builders(sites={"house": ""}, worker_row=row)
    assert said(s, "recruit master-3") == ["brings 2 of the 2 things that House still needs"]
    s = builders("apprentice-1", site_row="house port shop forum saw")
    apprentice = "and your free workers bring {} of the {} things it needs"
    assert said(s, "start port") == ["2 points, 8 sesterces, " + apprentice.format(1, 4)]
    assert said(s, "start house") == ["10 sesterces, " + apprentice.format(2, 2)]


def test_what_a_card_does_that_is_kept() -> None:
    s, dice = roma(dice=[2], deck=["senator", "nero"]), Random(1)
    s.apply(actions_of(s, ["draw 2"])[0])
    while s.player == CHANCE:
        s.apply(s.draw(dice))
    assert said(s, "keep senator") == ["the card: “Lay characters from hand free”"]


def test_a_step_of_a_way_leaves_out_what_a_menu_needs() -> None:
    s = builders("apprentice-1", {"house": ""})
    told = [
        ENGLISH.say(as_step("builders", one.message))
        for one in named(s, actions_of(s, ["send apprentice-1", "to house"]))
    ]
    assert told == ["", "Send Apprentice 1 to House"]


@pytest.mark.parametrize("id", lusoria.game_ids())
def test_every_step_is_a_decision_that_menus_have(id: str) -> None:
    phases = {f"romolo-step-{phase}" for phase in ("actions", "war", "maintenance")}
    steps = {text for text in ENGLISH.ids() if text.startswith(f"{id}-step-")} - phases
    assert steps == {step for step in steps if ENGLISH.has(step.replace("-step-", "-do-"))}


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
