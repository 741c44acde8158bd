"""Previews and tags: what an action would do, told before it is done."""

import pytest

from lusoria.core.preview import Preview, preview
from lusoria.games.builders.state import Builders
from lusoria.text import LANGUAGES, texts
from lusoria.text.tags import tags, tags_of_all
from tests.games.builders.table import do, position


def foreseen(s: Builders, *moves: str) -> Preview:
    """What the moves would do, one after the other."""
    walk = s.clone()
    actions: list[int] = []
    for move in moves:
        actions.append(walk.game.parse(walk, move))
        walk.apply(actions[-1])
    return preview(s, actions)


def names(seen: Preview) -> list[str]:
    """The events that a preview tells of."""
    return [str(event.data["event"]) for event in seen.told()]


def tagged(seen: Preview, language: str = "en") -> list[str]:
    """The tags of a preview in words."""
    return [texts(language).say(tag) for tag in tags("builders", seen)]


def test_b13_b14_sending_the_last_worker_foretells_completion_reward_and_points() -> None:
    s = position("labourer-1", {"lighthouse": "companion-5 companion-1"}, money=3)
    seen = foreseen(s, "send labourer-1")
    assert (names(seen), seen.in_move, seen.final) == ([], True, False)
    seen = seen.then(seen.legal_actions()[0])
    assert names(seen) == ["send", "complete"]
    done = seen.told()[1].data
    assert (done["money"], done["points"]) == (14, 5)
    assert done["workers"] == ["labourer-1", "companion-1", "companion-5"]
    assert tagged(seen) == ["1 wood, 2 decoration, −3", "+14, 5 points"]
    view = seen.view()
    assert view is not None
    assert view["seats"] != s.view(0)["seats"]
    assert s.points[0] == 0  # nothing has happened


def test_b15_a_machine_is_foretold_to_join_the_team() -> None:
    s = position("apprentice-3", {"hoist": "apprentice-1"})
    seen = foreseen(s, "send apprentice-3", "to hoist")
    assert tagged(seen) == ["1 architecture, −2", "2 points", "joins the team"]


def test_b5_buying_an_action_and_using_it_is_foretold_as_one() -> None:
    s = position("apprentice-1", {"house": ""}, money=7, actions=0)
    seen = foreseen(s, "buy", "send apprentice-1", "to house")
    assert seen.played == 3
    assert tagged(seen) == ["+1 action, −5", "1 wood, 1 architecture, −2", "+10, no points"]


def test_b8_before_the_site_is_chosen_the_wage_is_known() -> None:
    s = position("apprentice-1", {"house": "", "sphinx": ""})
    chosen = foreseen(s, "send apprentice-1")
    ways = [tags("builders", chosen.then(action)) for action in chosen.legal_actions()]
    assert [str(tag) for tag in tags_of_all(ways)] == ["−2"]


def test_b13_before_the_site_is_chosen_the_most_points_are_told() -> None:
    s = position("master-2", {"quarry": "", "port": "apprentice-4"}, money=20)
    chosen = foreseen(s, "send master-2")
    ways = [tags("builders", chosen.then(action)) for action in chosen.legal_actions()]
    assert [str(tag) for tag in tags_of_all(ways)] == ["−5", "up to 2 points"]


def test_b19_the_tool_that_completes_is_told_from_the_others() -> None:
    s = position("apprentice-1", {"shop": ""}, tools="brush")
    chosen = foreseen(s, "send apprentice-1", "to shop")
    assert chosen.in_move
    assert [tagged(chosen.then(action)) for action in chosen.legal_actions()] == [
        ["1 wood, −2"],
        ["1 wood, 1 decoration, −2", "+6, 1 point"],
    ]


def test_b21_a_university_foretells_what_the_worker_would_supply() -> None:
    s = position("apprentice-1", money=7)
    assert tagged(foreseen(s, "invest university-wood", "school apprentice-1")) == ["1 → 3, −7"]


@pytest.mark.parametrize(
    ("move", "tag"),
    [
        ("take 6", "+6"),
        ("invest slave-1", "−7"),
        ("invest brush", "−2"),
        ("invest loan", "+10"),
        ("free slave-4", "wage 4, score +1.0"),
        ("repay", "−15, score +0.5"),
    ],
)
def test_b10_b17_to_b20_money_is_told_beforehand(move: str, tag: str) -> None:
    s = position("slave-4", money=20, loans=1)
    assert tagged(foreseen(s, move)) == [tag]


def test_b23_the_settlement_tells_what_each_choice_does_to_the_score() -> None:
    s = position("slave-1", built="gardens colossus town-hall", money=30, loans=1)
    do(s, "end", "end")
    before = s.standing()[0]
    for move, tag in (("release", "−5, score +0.5"), ("repay", "−15, score +0.5")):
        seen = foreseen(s, move)
        assert tagged(seen) == [tag]
        do(after := s.clone(), move)
        assert after.standing()[0] == before + 5


def test_b22_ending_the_turn_foretells_the_last_round_and_the_end() -> None:
    s = position(built="gardens colossus town-hall", money=0)
    assert tagged(foreseen(s, "end")) == ["17 points: the last round"]
    do(s, "end")
    assert tagged(foreseen(s, "end")) == ["ends the game"]


def test_b6_b7_what_is_turned_up_then_is_not_foretold() -> None:
    s = position(site_row="sphinx port forum shop house")
    seen = foreseen(s, "start sphinx")
    assert (names(seen), seen.final) == (["start"], True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tags_exist_in_every_language(language: str) -> None:
    s = position("labourer-1", {"lighthouse": "companion-5 companion-1"}, money=30, loans=1)
    for moves in (["send labourer-1", "to lighthouse"], ["repay"], ["buy"]):
        assert all(tagged(foreseen(s, *moves), language))
