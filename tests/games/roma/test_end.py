"""How a game ends (R17 to R19), and the round limit."""

import pytest

from tests.games.roma.table import do, position

FULL = {1: "forum", 2: "forum", 3: "forum", 4: "turris", 5: "turris", 6: "basilica"}


def test_r17_the_game_ends_at_once_when_a_player_has_no_points() -> None:
    s = position({2: "tribunus"}, FULL, [2, 3, 4], points=(5, 1))
    do(s, "activate 2")
    assert s.is_over
    assert s.legal_actions() == []
    assert s.outcome().reason == "no-points"
    assert s.outcome().winners == [0]
    assert str(s.game.end_message(s)) == "second seat has no points left."


def test_r17_the_game_ends_with_the_payment_for_empty_discs() -> None:
    s = position(FULL, {1: "nero"}, points=(1, 5))
    do(s, "end")
    assert s.is_over
    assert s.points == [1, 0]
    assert s.outcome().reason == "no-points"
    assert s.outcome().winners == [0]


def test_r17_the_game_ends_at_once_when_the_stockpile_is_empty() -> None:
    s = position({2: "forum"}, {1: "nero"}, [2, 4, 1], points=(12, 20))
    do(s, "activate 2", "forum 4")
    assert s.stockpile == 0
    assert s.is_over
    assert s.outcome().reason == "empty-stockpile"
    message = s.game.end_message(s)
    assert str(message) == "first seat has taken the last points of the stockpile."
    assert s.points == [16, 20]
    assert s.outcome().winners == [1]


def test_r17_while_a_point_is_left_the_turn_goes_on() -> None:
    s = position({2: "forum", 3: "tribunus"}, {1: "nero"}, [2, 3, 3], points=(30, 2))
    do(s, "activate 2")
    assert s.stockpile == 1
    assert not s.is_over
    do(s, "activate 3")
    assert s.points == [34, 1]
    assert not s.is_over


def test_r18_missing_points_are_credited_all_the_same() -> None:
    s = position({2: "forum", 3: "basilica"}, {1: "nero"}, [2, 6], points=(16, 17))
    assert s.stockpile == 3
    do(s, "activate 2")
    assert s.is_over
    assert s.points == [24, 17]
    assert s.stockpile == 0


def test_r18_the_templum_may_still_be_used_when_the_second_die_empties_the_stockpile() -> None:
    s = position({2: "forum", 3: "templum"}, {1: "nero"}, [2, 5, 6], points=(16, 17))
    do(s, "activate 2", "forum 6")
    assert s.player == 0
    do(s, "templum 5")
    assert s.is_over
    assert s.points == [27, 17]


def test_r18_a_legat_is_credited_in_full() -> None:
    s = position({2: "legat"}, {}, [2], points=(17, 18))
    do(s, "activate 2")
    assert s.points == [23, 18]
    assert s.outcome().winners == [0]


def test_r19_most_points_win_whoever_ended_the_game() -> None:
    s = position({2: "legat"}, {1: "nero"}, [2], points=(11, 20))
    do(s, "activate 2")
    assert s.points == [16, 20]
    outcome = s.outcome()
    assert outcome.winners == [1]
    assert outcome.places == [2, 1]
    assert [score.total for score in outcome.scores] == [16, 20]


def test_r19_equal_points_are_a_draw() -> None:
    s = position({2: "legat"}, {1: "nero"}, [2], points=(13, 18))
    do(s, "activate 2")
    outcome = s.outcome()
    assert s.points == [18, 18]
    assert outcome.winners == [0, 1]
    assert outcome.places == [1, 1]


def test_rx8_a_mercator_buys_the_last_points() -> None:
    s = position({5: "mercator"}, {1: "nero"}, [5, 1], points=(10, 3), money=(7, 0))
    do(s, "activate 5", "buy 3")
    assert s.money == [1, 6]
    assert s.points == [13, 0]
    assert s.is_over
    assert s.outcome().reason == "no-points"
    assert s.outcome().winners == [0]


def test_a_round_limit_ends_the_game_after_the_turn_of_both() -> None:
    s = position(FULL, {1: "nero", 2: "legat"}, points=(10, 12), round_limit=2)
    do(s, "end", "roll 1 2 3", "end", "roll 1 2 3", "end", "roll 1 2 3")
    assert s.player == 1
    assert s.turn == 4
    do(s, "end")
    assert s.is_over
    outcome = s.outcome()
    assert outcome.reason == "round-limit"
    assert [score.total for score in outcome.scores] == [10, 4]
    assert outcome.winners == [0]


def test_r19_the_result_tells_where_the_points_came_from() -> None:
    s = position({1: "forum", 2: "tribunus", 3: "mercator"}, FULL, [1, 2, 3], points=(9, 3))
    s.money[0] = 4
    do(s, "activate 1", "forum 2", "activate 3", "buy 2", "end", "roll 1 1 2", "end")
    assert s.sources(0) == {"start": 9, "forum": 2, "mercator": 2, "empty": -3, "taken": 0}
    assert s.sources(1) == {"start": 3, "forum": 0, "mercator": 0, "empty": 0, "taken": -2}
    for seat in range(2):
        assert sum(s.sources(seat).values()) == s.points[seat]
    assert s.game.restore(s.snapshot()).snapshot() == s.snapshot()


@pytest.mark.parametrize(
    ("card", "clause", "steps"),
    [
        ("mercator", "R25", ["activate 1", "buy 1"]),
        ("tribunus", "R35", ["activate 1"]),
        ("mercatus", "R41", ["activate 1"]),
    ],
)
def test_what_is_lost_to_the_rival_names_every_clause_that_takes_points(
    card: str, clause: str, steps: list[str]
) -> None:
    s = position({1: card}, {1: "forum"}, [1, 2, 3])
    s.money[0] = 2
    do(s, *steps)
    assert s.sources(1)["taken"] == -1
    assert clause in s.game.rules.scoring["taken"]
    assert clause in s.game.rules.scoring[card]
