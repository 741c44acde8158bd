"""Notation and action numbers, which records rely on."""

import pytest

import lusoria
from lusoria.games.builders import actions as a
from tests.games.builders.table import position


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (0, "end"),
        (1, "done"),
        (2, "buy"),
        (3, "repay"),
        (4, "release"),
        (5, "alone"),
        (6, "invest loan"),
        (7, "take 1"),
        (8, "take 3"),
        (9, "take 6"),
        (10, "start house"),
        (42, "start hoist"),
        (43, "recruit apprentice-1"),
        (60, "recruit master-4"),
        (61, "send apprentice-1"),
        (88, "send hoist"),
        (89, "to house"),
        (121, "to hoist"),
        (122, "with mallet"),
        (125, "with brush"),
        (126, "invest slave-1"),
        (131, "invest slave-6"),
        (132, "invest mallet"),
        (135, "invest brush"),
        (136, "invest university-stone"),
        (139, "invest university-decoration"),
        (140, "school apprentice-1"),
        (163, "school slave-6"),
        (164, "free slave-1"),
        (169, "free slave-6"),
    ],
)
def test_the_numbers_of_actions_never_change(action: int, text: str) -> None:
    s = position()
    assert s.game.notation(s, action) == text
    assert s.game.parse(s, text) == action


def test_the_tables_have_their_sizes() -> None:
    game = lusoria.game("builders")
    assert game.action_count == 170
    assert game.chance_count == 55
    assert (a.FIRST, a.SITE_CARD, a.WORKER_CARD) == (0, 4, 37)


def test_a_slip_of_the_keyboard_gets_a_hint() -> None:
    s = position(site_row="sphinx house tower quarry market")
    with pytest.raises(lusoria.NotationError, match="start sphinx"):
        s.game.parse(s, "start sphynx")
