"""Passive cards are never activated: Basilica, Templum, Turris (R38, R43, R44)."""

import pytest

from lusoria.games.roma.battle import defence
from tests.games.roma.table import do, moves, position, refusal, theirs


@pytest.mark.parametrize(
    ("card", "name", "rule"),
    [("basilica", "Basilica", "R38"), ("templum", "Templum", "R43"), ("turris", "Turris", "R44")],
)
def test_r38_r43_r44_a_passive_card_is_not_activated(card: str, name: str, rule: str) -> None:
    s = position({2: card}, {1: "nero"}, [2, 3])
    no = refusal(s, "activate 2")
    assert no.rule == rule
    assert str(no.message) == f"{name} is never activated: it works as long as it lies there."
    assert "activate 2" not in moves(s)


def test_r44_a_turris_gives_all_other_cards_one_more_defence() -> None:
    s = position({1: "turris", 2: "forum"}, {1: "turris", 2: "nero", 6: "legat"})
    assert defence(s, 6) == 6  # not to itself
    assert defence(s, 7) == 10
    assert defence(s, 11) == 3
    assert defence(s, 1) == 6


def test_r44_two_turres_give_two_to_others_and_one_to_each_other() -> None:
    s = position({}, {1: "turris", 2: "nero", 6: "turris"})
    assert defence(s, 6) == defence(s, 11) == 7
    assert defence(s, 7) == 11


def test_r44_the_opponents_turris_does_not_help() -> None:
    s = position({1: "turris", 6: "turris"}, {2: "forum"})
    assert defence(s, 7) == 5


@pytest.mark.parametrize(("roll", "beaten"), [(5, False), (6, True)])
def test_r44_a_turris_counts_in_battle(roll: int, beaten: bool) -> None:
    s = position({2: "onager"}, {1: "turris", 2: "forum"}, [2])
    do(s, "activate 2", "target 2", f"battle {roll}")
    assert (theirs(s, 2) is None) == beaten


def test_r44_the_view_shows_the_defence_with_modifiers() -> None:
    s = position({}, {1: "turris", 2: "forum"})
    seats = s.view(0)["seats"]
    assert isinstance(seats, list)
    place = seats[1]["places"][1]
    assert (place["card"], place["defence"]) == (
        "forum",
        {"value": 6, "base": 5, "turris": 1, "essedum": 0},
    )
