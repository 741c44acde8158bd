"""Goals: plain data, and what it asks of a moment."""

import pytest

import lusoria
from lusoria.core.goal import Goal, GoalError, fits, is_met, moment, read_goal
from lusoria.core.reading import Reader
from tests.games.roma.table import position

EVENTS = {name: kind.fields for name, kind in lusoria.game("roma").rules.events.items()}


@pytest.mark.parametrize(
    ("goal", "met"),
    [
        ({"event": "money"}, True),
        ({"event": "money", "money": 6}, True),
        ({"event": "money", "money": {"least": 5, "most": 6}}, True),
        ({"event": "money", "money": {"most": 5}}, False),
        ({"event": "money", "seat": 1}, False),
        ({"event": "draw"}, False),
        ({"does": "money 6"}, True),
        ({"does": ["draw 6", "money 6"]}, True),
        ({"does": "money 1"}, False),
        ({"verb": "money"}, True),
        ({"verb": "money", "on": "disc:money"}, True),
        ({"verb": "money", "on": "disc:1"}, False),
        ({"view": "seats.0.money", "is": 6}, True),
        ({"view": "seats.seat:0.money", "is": 6}, True),
        ({"view": "seats.0.places", "is": {"count": 6}}, True),
        ({"view": "seats.0.nothing", "is": 6}, False),
        ({"view": "discs.0.blocked", "is": {"has": 0}}, False),
        ({"won": False}, True),
        ({"won": True}, False),
        ({"any": [{"does": "money 1"}, {"event": "money"}]}, True),
        ({"all": [{"does": "money 6"}, {"event": "draw"}]}, False),
        ({"not": {"event": "draw"}}, True),
        ({"event": "money", "verb": "draw"}, False),
    ],
)
def test_what_a_goal_asks_for(goal: Goal, met: bool) -> None:
    state = position(mine={1: "forum"}, theirs={1: "forum"}, dice=[6, 1])
    now = moment(state, state.game.parse(state, "money 6"), 0)
    assert read_goal(Reader(goal, "goal", GoalError), EVENTS) == goal
    assert is_met(goal, now) == met


def test_a_decision_of_others_is_none_of_the_seat_s() -> None:
    state = position(mine={1: "forum"}, theirs={1: "forum"}, dice=[6, 1])
    now = moment(state, state.game.parse(state, "money 6"), 1)
    assert (now.does, now.verb, now.on) == ("", "", [])
    assert is_met({"event": "money", "seat": 0}, now)


@pytest.mark.parametrize(
    ("goal", "sentence"),
    [
        ([], "goal: a goal is an object"),
        ({}, "goal: a goal needs one of"),
        ({"event": "dance"}, "there is no event 'dance'"),
        ({"event": "money", "gold": 1}, "unknown key 'gold'"),
        ({"does": "end", "is": 1}, "unknown key 'is'"),
        ({"event": "money", "money": {"max": 1}}, "goal.money: unknown key 'max'"),
        ({"any": []}, "goal.any: 1 to 20 entries"),
        ({"not": {"any": [{}]}}, r"goal.not.any\[0\]: a goal needs"),
    ],
)
def test_what_is_no_goal_is_refused(goal: object, sentence: str) -> None:
    with pytest.raises(GoalError, match=sentence):
        read_goal(Reader(goal, "goal", GoalError), EVENTS)


def test_a_number_fits_its_bounds_only() -> None:
    assert fits(3, {"least": 3})
    assert not fits("3", {"least": 3})
    assert fits([1, 2], {"count": {"least": 2}})
    assert not fits(None, {"has": 1})
