"""Cards that bring points: Legat, Mercator, Tribunus, Forum and its neighbours, Mercatus."""

import pytest

from tests.games.roma.table import can, do, moves, position, refusal, unused

FULL = {1: "forum", 2: "forum", 3: "forum", 4: "turris", 5: "turris", 6: "basilica"}


@pytest.mark.parametrize(
    ("theirs", "points"), [({}, 6), ({1: "nero", 6: "forum"}, 4), (dict.fromkeys(FULL, "forum"), 0)]
)
def test_r23_legat_brings_a_point_for_each_disc_the_opponent_left_empty(
    theirs: dict[int, str], points: int
) -> None:
    s = position({2: "legat"}, theirs, [2])
    if points == 0:
        no = refusal(s, "activate 2")
        assert no.rule == "R15"
        assert "occupied every disc" in str(no.message)
    else:
        do(s, "activate 2")
        assert s.points == [10 + points, 10]
        assert s.stockpile == 16 - points


def test_r25_mercator_buys_points_at_two_sesterces_each_from_the_opponent() -> None:
    s = position({2: "mercator"}, FULL, [2], money=(7, 1))
    do(s, "activate 2")
    assert moves(s) == ["done", "buy 1", "buy 2", "buy 3"]
    no = refusal(s, "buy 4")
    assert no.rule == "R25"
    assert str(no.message) == "A point costs 2 sesterces; you have 7 in all."
    do(s, "buy 2")
    assert s.points == [12, 8]
    assert s.money == [3, 5]
    assert s.stockpile == 16


def test_r25_mercator_buys_no_more_than_the_opponent_has() -> None:
    s = position({2: "mercator"}, FULL, [2], points=(10, 2), money=(20, 0))
    do(s, "activate 2")
    assert moves(s) == ["done", "buy 1", "buy 2"]
    no = refusal(s, "buy 3")
    assert (no.rule, str(no.message)) == ("R25", "Your opponent has only 2 points.")


def test_r25_mercator_may_buy_nothing() -> None:
    s = position({2: "mercator"}, FULL, [2], money=(20, 0))
    do(s, "activate 2", "done")
    assert s.points == [10, 10]
    assert s.money == [20, 0]
    assert unused(s) == []


def test_r25_mercator_needs_the_price_of_a_point() -> None:
    s = position({2: "mercator"}, FULL, [2], money=(1, 9))
    no = refusal(s, "activate 2")
    assert no.rule in ("R15", "R25")
    assert "2 sesterces" in str(no.message)


def test_r35_tribunus_takes_a_point_from_the_opponent() -> None:
    s = position({2: "tribunus"}, {}, [2])
    do(s, "activate 2")
    assert s.points == [11, 9]
    assert s.stockpile == 16


def test_r40_forum_brings_the_value_of_a_second_die() -> None:
    s = position({2: "forum"}, {}, [2, 4, 5])
    do(s, "activate 2")
    assert moves(s) == ["forum 4", "forum 5"]
    no = refusal(s, "forum 6")
    assert no.rule == "R7"
    do(s, "forum 5")
    assert s.points == [15, 10]
    assert s.stockpile == 11
    assert unused(s) == [4]


def test_r40_forum_needs_a_second_unused_die() -> None:
    s = position({2: "forum"}, {}, [2])
    no = refusal(s, "activate 2")
    assert (no.rule, str(no.message)) == ("R40", "Forum needs another unused die.")
    s = position({2: "forum"}, {}, [2, 3])
    do(s, "money 3")
    assert refusal(s, "activate 2").rule == "R40"


def test_r40_the_second_die_may_show_the_same_value() -> None:
    s = position({2: "forum"}, {}, [2, 2])
    do(s, "activate 2")
    assert s.points == [12, 10]
    assert unused(s) == []


def test_r40_three_dice_are_one_activation_only() -> None:
    s = position({2: "forum"}, {}, [2, 2, 2])
    do(s, "activate 2")
    assert s.points == [12, 10]
    assert refusal(s, "activate 2").rule == "R40"
    assert can(s, "money 2")


def test_r38_a_basilica_beside_the_forum_brings_two_more_points() -> None:
    for side in ({1: "basilica", 2: "forum"}, {2: "forum", 3: "basilica"}):
        s = position(side, {}, [2, 4])
        do(s, "activate 2")
        assert s.points == [16, 10]
        assert s.stockpile == 10


def test_r38_two_basilicas_bring_four() -> None:
    s = position({1: "basilica", 2: "forum", 3: "basilica"}, {}, [2, 4])
    do(s, "activate 2")
    assert s.points == [18, 10]


def test_r38_a_basilica_elsewhere_or_of_the_opponent_brings_nothing() -> None:
    s = position({2: "forum", 4: "basilica"}, {2: "basilica"}, [2, 4])
    do(s, "activate 2")
    assert s.points == [14, 10]


@pytest.mark.parametrize("forum", [1, 6])
def test_r2_discs_1_and_6_are_no_neighbours(forum: int) -> None:
    s = position({forum: "forum", 7 - forum: "basilica"}, {}, [forum, 4, 5])
    do(s, f"activate {forum}", "forum 4")
    assert s.points == [14, 10]
    s = position({forum: "forum", 7 - forum: "templum"}, {}, [forum, 4, 5])
    do(s, f"activate {forum}", "forum 4")
    assert not s.in_move
    assert s.points == [14, 10]
    assert unused(s) == [5]


def test_r2_the_opponents_discs_are_no_neighbours_at_the_ends_of_the_row() -> None:
    s = position({6: "forum"}, {1: "basilica", 6: "basilica"}, [6, 4])
    do(s, "activate 6")
    assert s.points == [14, 10]
    s = position({6: "basilica", 1: "basilica"}, {1: "forum"}, [])
    do(s, "end", "roll 1 4 4", "activate 1")
    assert s.points[1] == 10 - 5 + 4


def test_r43_a_templum_beside_the_forum_lets_the_third_die_count_as_well() -> None:
    for side in ({1: "templum", 2: "forum"}, {2: "forum", 3: "templum"}):
        s = position(side, {}, [2, 4, 5])
        do(s, "activate 2", "forum 4")
        assert moves(s) == ["done", "templum 5"]
        no = refusal(s, "templum 4")
        assert no.rule == "R7"
        do(s, "templum 5")
        assert s.points == [19, 10]
        assert unused(s) == []


def test_r43_the_third_die_may_be_kept() -> None:
    s = position({1: "templum", 2: "forum"}, {}, [2, 4, 5])
    do(s, "activate 2", "forum 4", "done")
    assert s.points == [14, 10]
    assert unused(s) == [5]


def test_r43_a_die_already_used_does_not_count() -> None:
    s = position({1: "templum", 2: "forum"}, {}, [2, 4, 5])
    do(s, "money 5", "activate 2")
    assert not s.in_move
    assert s.points == [14, 10]


def test_r43_two_templa_still_use_one_die() -> None:
    s = position({1: "templum", 2: "forum", 3: "templum"}, {}, [2, 4, 5])
    do(s, "activate 2", "forum 4", "templum 5")
    assert s.points == [19, 10]
    assert not s.in_move


def test_r43_a_templum_elsewhere_or_of_the_opponent_does_not_help() -> None:
    s = position({2: "forum", 4: "templum"}, {1: "templum"}, [2, 4, 5])
    do(s, "activate 2", "forum 4")
    assert not s.in_move
    assert s.points == [14, 10]


def test_rx4_forum_with_templum_and_basilica() -> None:
    s = position({1: "templum", 2: "forum", 3: "basilica"}, {}, [2, 5, 6])
    do(s, "activate 2", "forum 5", "templum 6")
    assert s.points == [10 + 13, 10]
    assert s.stockpile == 3


def test_r41_mercatus_takes_a_point_for_each_forum_of_the_opponent() -> None:
    s = position({2: "mercatus", 3: "forum"}, {1: "forum", 2: "forum", 6: "forum"}, [2])
    do(s, "activate 2")
    assert s.points == [13, 7]
    assert s.stockpile == 16


def test_r41_at_most_what_the_opponent_has() -> None:
    s = position({2: "mercatus"}, {1: "forum", 2: "forum", 6: "forum"}, [2], points=(10, 2))
    do(s, "activate 2")
    assert s.points == [12, 0]
    assert s.is_over


def test_r41_the_option_lets_the_stockpile_pay() -> None:
    board = {1: "forum", 2: "forum", 6: "forum"}
    s = position({2: "mercatus"}, board, [2], points=(10, 2), mercatus="stockpile")
    do(s, "activate 2")
    assert s.points == [13, 2]
    assert s.stockpile == 21
    assert not s.is_over


def test_r41_with_the_option_missing_points_of_the_stockpile_are_credited() -> None:
    board = {1: "forum", 2: "forum", 6: "forum"}
    s = position({2: "mercatus"}, board, [2], points=(20, 15), mercatus="stockpile")
    do(s, "activate 2")
    assert s.points == [23, 15]
    assert s.is_over


def test_r41_mercatus_needs_a_forum_of_the_opponent() -> None:
    s = position({2: "mercatus", 3: "forum"}, {1: "basilica"}, [2])
    no = refusal(s, "activate 2")
    assert (no.rule, str(no.message)) == ("R15", "Your opponent has no Forum on the table.")
