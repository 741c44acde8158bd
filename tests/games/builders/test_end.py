"""The end: 17 points, settlement, scores, stalemate (B22 to B25) and the example BX4."""

import pytest

from lusoria.games.builders.asked import SETTLE
from lusoria.games.builders.state import Builders
from tests.games.builders.table import (
    can,
    do,
    events,
    moves,
    position,
    refused,
    says,
    seat,
    team,
)

SEVENTEEN = "gardens colossus town-hall"  # 7 + 7 + 3
SIXTEEN = "gardens colossus port"


def test_b22_the_round_is_finished_so_that_all_have_equally_many_turns() -> None:
    s = position(built=SEVENTEEN, players=3)
    assert "first seat has 17 points: the game ends with this round." in events(s, "end")
    do(s, "end")
    assert s.player == 2
    do(s, "end")
    assert s.is_over
    assert s.turn == 3
    assert s.outcome().reason == "points"
    assert str(s.game.end_message(s)) == "first seat has reached 17 points."


def test_b22_sixteen_points_are_not_enough() -> None:
    s = position(built=SIXTEEN, stirred=True)
    do(s, "end", "end")
    assert not s.is_over
    assert s.player == 0


def test_b22_it_counts_at_the_end_of_the_turn_and_without_sesterces() -> None:
    s = position("apprentice-1", {"trading-post": ""}, built=SIXTEEN, money=100)
    do(s, "send apprentice-1", "to trading-post")
    assert s.points[0] == 17
    assert s.player == 0
    do(s, "end", "end")
    assert s.is_over
    s = position(built=SIXTEEN, money=1000, stirred=True)
    do(s, "end", "end")
    assert not s.is_over


def test_b22_machines_count_slaves_and_loans_do_not() -> None:
    s = position("slave-1", built="gardens pyramid hoist", loans=1, stirred=True)
    assert s.points[0] == 17
    do(s, "end", "end", "done")
    assert s.outcome().reason == "points"


def test_bx4_the_first_player_reaches_17_all_others_play_one_more_turn() -> None:
    s = position(built=SEVENTEEN, players=4)
    do(s, "end", "end", "end")
    assert (s.player, s.is_over) == (3, False)
    do(s, "end")
    assert s.is_over


def test_bx4_the_last_player_reaches_17_the_game_ends_at_once() -> None:
    s = position(built=SEVENTEEN, players=4, turn=4, money=0)
    do(s, "end")
    assert s.is_over
    assert s.outcome().reason == "points"


def settling(money: int = 100, **given: object) -> Builders:
    """Seat 0 after the last round, with slaves and loans of its own."""
    s = position(
        str(given.get("team", "slave-1")),
        {"sphinx": "slave-2"} if given.get("away") else None,
        money=money,
        loans=int(str(given.get("loans", 1))),
        built=SEVENTEEN,
        theirs=seat(team="slave-3", money=int(str(given.get("their_money", 5)))),
    )
    do(s, "end", "end")
    return s


def test_b23_the_settlement_goes_from_the_first_player_on() -> None:
    s = settling()
    assert (s.step, s.player) == (SETTLE, 0)
    assert moves(s) == ["done", "repay", "release"]
    do(s, "done")
    assert s.player == 1
    assert moves(s) == ["done", "release"]
    do(s, "done")
    assert s.is_over


def test_b23_the_order_begins_with_the_first_player_not_with_seat_0() -> None:
    s = position("slave-1", built=SEVENTEEN, theirs=seat(team="slave-2"), turn=2)
    assert s.player == 1
    do(s, "end")
    assert s.player == 0
    assert s.money[0] == 10
    do(s, "release")
    assert s.player == 1


def test_b23_freeing_costs_five_repaying_fifteen() -> None:
    s = settling(money=20)
    assert says(s, "release") == "Free a slave for 5 sesterces"
    assert says(s, "repay") == "Repay a loan with 15 sesterces"
    do(s, "release")
    assert s.money[0] == 15
    assert not s.in_move
    do(s, "repay")
    assert (s.money[0], s.player) == (0, 1)
    score = settled_score(s)
    assert (score["slaves"], score["loans"]) == (0, 0)


def settled_score(s: Builders, seat: int = 0) -> dict[str, int]:
    """The sources of a seat's score, after everyone is done."""
    while not s.is_over:
        do(s, "done")
    return s.outcome().scores[seat].sources


def test_b23_slaves_on_a_site_can_be_freed_one_by_one() -> None:
    s = settling(away=True, loans=0)
    do(s, "release")
    assert (s.player, moves(s)) == (0, ["done", "release"])
    do(s, "release")
    assert settled_score(s)["slaves"] == 0


def test_b23_each_slave_left_costs_a_point_each_loan_two() -> None:
    s = settling(away=True, loans=3)
    score = settled_score(s)
    assert (score["slaves"], score["loans"]) == (-20, -60)


def test_b23_who_cannot_settle_anything_is_not_asked() -> None:
    s = settling(money=4, their_money=5)
    assert s.player == 1
    s = settling(money=4, their_money=4)
    assert s.is_over


def test_b23_no_money_no_settlement() -> None:
    s = settling(money=14, their_money=0)
    assert refused(s, "repay") == ("B20", "no-money-for-loan")
    assert refused(s, "take 1") == ("B23", "not-now")
    assert refused(s, "end") == ("B23", "not-now")
    s = settling(money=15, team="", their_money=0)
    assert refused(s, "release") == ("B23", "no-slave")


def test_b23_who_can_pay_for_nothing_more_is_asked_no_more() -> None:
    s = settling(money=9, team="slave-1 slave-2", loans=0, their_money=5)
    do(s, "release")
    assert (s.money[0], s.player) == (4, 1)
    do(s, "release")
    assert s.is_over
    assert s.outcome().scores[0].sources["slaves"] == -10


def test_b24_the_score_is_exact_in_tenths_with_its_sources() -> None:
    s = position("slave-1 slave-2", built=f"{SEVENTEEN} hoist", loans=1, money=13)
    do(s, "end", "end", "done")
    outcome = s.outcome()
    assert outcome.scale == 10
    assert outcome.scores[0].sources == {
        "buildings": 170,
        "machines": 20,
        "slaves": -20,
        "loans": -20,
        "sesterces": 13,
    }
    assert outcome.scores[0].total == 163
    assert outcome.scores[1].total == 10
    assert outcome.places == [1, 2]
    assert outcome.winners == [0]


def test_b24_sesterces_can_decide_and_the_log_tells_the_score() -> None:
    s = position(built=SEVENTEEN, money=11, theirs=seat(12, built="pyramid sphinx temple"), turn=2)
    told = events(s, "end")
    assert "second seat: 18.1 points." in told
    assert "first seat: 18.2 points." in told
    assert told[-1] == "first seat wins."


def test_b24_equals_share_the_victory() -> None:
    s = position(
        built=SEVENTEEN, players=3, turn=3, theirs=seat(built="pyramid sphinx temple"), stirred=True
    )
    told = events(s, "end")
    assert s.outcome().winners == [0, 2]
    assert s.outcome().places == [1, 3, 1]
    assert told[-2:] == ["first seat wins.", "third seat wins."]


def test_b24_a_score_below_nothing() -> None:
    s = position(loans=4, money=3, theirs=seat(built=SEVENTEEN), turn=2)
    assert s.player == 1
    told = events(s, "end")
    assert "second seat: −7.7 points." in told


def test_b25_two_quiet_rounds_end_the_game() -> None:
    s = position(players=3)
    do(s, "take 6", "end", "buy", "end", "end")
    assert s.quiet == 1
    do(s, "take 1", "end", "end", "take 6", "end")
    assert s.is_over
    assert s.outcome().reason == "stalemate"


@pytest.mark.parametrize(
    "move",
    [
        "start house",
        "recruit apprentice-2",
        "send apprentice-1, to sphinx",
        "invest mallet",
        "invest loan",
        "invest slave-2",
        "invest university-wood, school apprentice-1",
        "free slave-1",
        "repay",
    ],
)
def test_b25_whatever_is_done_begins_the_count_anew(move: str) -> None:
    s = position(
        "apprentice-1 slave-1",
        {"sphinx": ""},
        money=30,
        loans=1,
        turn=3,
        quiet=1,
        worker_row="apprentice-2 apprentice-3 master-1 master-2 master-3",
    )
    do(s, *move.split(", "))
    while s.is_chance:
        s.apply(s.chances()[0][0])
    do(s, "end", "end")
    assert not s.is_over
    assert s.quiet == 0
    do(s, "end", "end", "end", "end")
    assert s.ended == "stalemate"


def test_b25_a_stirring_later_in_the_round_counts() -> None:
    s = position(players=3, turn=4, quiet=1)
    do(s, "end", "end", "invest loan", "end")
    assert not s.is_over
    assert s.quiet == 0


def test_b25_a_stalemate_is_settled_and_scored() -> None:
    s = position("slave-1", money=30, turn=3, quiet=1)
    do(s, "end", "end")
    assert s.player == 0
    do(s, "release")
    assert s.outcome().scores[0].total == 25


def test_a_round_limit_is_settled_and_scored() -> None:
    s = position("slave-1", money=30, round_limit=1, stirred=True)
    do(s, "end", "end")
    assert can(s, "release")
    do(s, "done")
    assert s.outcome().reason == "round-limit"
    assert team(s) == ["slave-1"]
