"""The end in edition 1.66: who is left, bids and votes (RR19.10, RR19.12, RR19.13, RR19.35)."""

import random
from typing import Any

import pytest

from lusoria.games.romolo import actions as a
from lusoria.games.romolo.asked import ACT, BID, RULE, VOTE
from lusoria.games.romolo.layout import ALIVE, COINS, HAND, PIECES_OUT, SEAT, SILVER
from lusoria.games.romolo.turn import auction, course
from tests.games.romolo.prototype import Prototype
from tests.games.romolo.table import Place

HOMES: dict[Place, str] = {(0, 0): "plain w0", (4, 0): "plain w1", (8, 0): "plain w2"}


def ending(players: int = 3, **more: Any) -> Prototype:
    """The End Procedure runs since the Round before: the first player's Turn begins."""
    homes = {**HOMES, (12, 0): "plain w3"}
    places = dict(list(homes.items())[:players])
    p = Prototype(places, players, edition="1.66", **more)
    for seat in range(players):
        p.s.seats[seat * SEAT + COINS] = 10 * SILVER
    p.s.ending = PIECES_OUT
    p.s.ending_round = 1
    p.s.round = 2
    course.begin_turn(p.s)
    p.s.legal = None
    return p


def bid(p: Prototype, *silver: float) -> Prototype:
    return p.do(*[f"bid {sum:g}" for sum in silver])


def test_x166_43_rr19_13_the_highest_bidder_decides_alone() -> None:
    p = bid(ending(), 4, 2, 0)
    assert (p.s.step, p.s.player) == (RULE, 0)
    p.do("play")
    assert (p.s.step, p.s.player) == (ACT, 0)
    assert [p.silver(seat) for seat in range(3)] == [10, 10, 10]  # bids come back
    p = bid(ending(), 4, 2, 0)
    p.do("finish")
    assert p.s.ended == "ended"
    message = p.s.game.end_message(p.s)
    assert str(message) == "The auction has ended the game: three kinds of pieces have run out."


@pytest.mark.parametrize(
    ("bids", "votes", "over"),
    [
        ((3, 3, 0), ("finish", "play"), False),
        ((3, 3, 0), ("finish", "finish"), True),
        ((5, 5, 5), ("finish", "finish", "play"), True),
        ((5, 5, 5), ("finish", "play", "play"), False),
        ((3, 5, 5), ("finish", "play"), False),
        ((0.5, 0.5, 0), ("finish", "finish"), True),
    ],
)
def test_x166_18_x166_43_x166_75_rr19_13_those_who_tie_vote(
    bids: tuple[float, ...], votes: tuple[str, ...], over: bool
) -> None:
    """More than half of those who tie must want the end; the others do not vote."""
    p = bid(ending(), *bids)
    most = max(bids)
    for vote in votes:
        assert p.s.step == VOTE
        assert bids[p.s.player] == most
        p.do(vote)
    assert (p.s.ended == "ended") == over
    assert over or (p.s.step, p.s.player) == (ACT, 0)


def test_x166_75_rr19_13_four_bidders() -> None:
    """Two votes of four are no majority, three are; a sole highest bidder decides alone."""
    p = bid(ending(4), 4, 4, 4, 4)
    assert p.do("finish", "finish", "play", "play").s.step == ACT
    p = bid(ending(4), 4, 4, 4, 4)
    assert p.do("finish", "finish", "finish", "play").s.ended == "ended"
    p = bid(ending(4), 6, 6, 6, 7)
    assert (p.s.step, p.s.player) == (RULE, 3)
    p = bid(ending(4), 5, 5, 5, 2)
    assert p.do("finish", "play", "finish").s.ended == "ended"


def test_x166_43_x166_74_rr19_13_nobody_bids_and_it_is_over() -> None:
    """Cubes at price 0 are worth nothing."""
    p = ending()
    p.give(0, "grain*3")
    p.price(grain=0)
    assert bid(p, 0, 0, 0).s.ended == "ended"


def test_x166_74_rr19_12_the_round_is_played_to_its_end_first() -> None:
    """The trigger comes in player 2's Turn: player 3 plays without an auction."""
    p = Prototype(HOMES, 3, edition="1.66")
    p.s.active = p.s.player = 1
    p.bank(temple=0, forum=0, harbor=0)
    p.s.finish()
    assert p.s.ending == PIECES_OUT
    p.s.active = 2
    course.begin_turn(p.s)
    assert p.s.step == ACT
    course.next_round(p.s)
    assert (p.s.step, p.s.player, p.s.active) == (BID, 0, 0)


def test_x166_42_rr19_12_the_end_procedure_never_stops_again() -> None:
    p = Prototype(HOMES, 3, edition="1.66")
    p.bank(temple=0, forum=0, harbor=0)
    p.s.finish()
    p.bank(temple=1)
    p.s.finish()
    assert p.s.ending == PIECES_OUT
    assert p.s.ending_round == 1


def test_x166_73_rr19_35_a_bid_can_be_laid_out_exactly() -> None:
    p = ending()
    p.s.seats[COINS] = 3
    p.s.seats[HAND + 4] = 1
    p.s.seats[HAND] = 2
    p.price(refined=3, grain=0)
    p.s.legal = None
    assert p.now() == {f"bid {sum:g}" for sum in (0, 0.5, 1, 1.5, 3, 3.5, 4, 4.5)}
    assert p.why("bid 2") == "RR19.35"


def test_x166_73_rr19_40_bids_and_votes_are_secret_until_all_are_made() -> None:
    p = ending()
    p.do("bid 4")
    views = [p.s.view(seat)["bidding"] for seat in range(3)]
    assert views[0] is not None
    assert views[0]["bids"] == [8, None, None]
    assert views[1] == views[2]
    assert views[1] is not None
    assert views[1]["bids"] == [None, None, None]
    assert views[1]["made"] == [True, False, False]
    seen = {p.s.resample(1, random.Random(i)).bidding.bids[0] for i in range(60)}
    assert len(seen) > 5
    assert {p.s.resample(0, random.Random(i)).bidding.bids[0] for i in range(9)} == {8}
    bid(p, 4, 0)
    told = p.s.view(2)["bidding"]
    assert told is not None
    assert told["bids"] == [8, 8, 0]
    p.do("finish")
    assert {p.s.resample(1, random.Random(i)).bidding.votes[0] for i in range(30)} == {0, 1}


@pytest.mark.parametrize(
    ("coins", "hand", "sum", "left"),
    [
        (3, "refined grain*2", 4.5, (0.0, {"grain": 2})),
        (20, "grain*2", 4, (6.0, {"grain": 2})),
        (2, "grain*3 salt", 3, (0.0, {"grain": 3})),
    ],
)
def test_rr19_35_a_bid_that_is_paid_takes_most_coins_and_fewest_cubes(
    coins: int, hand: str, sum: float, left: tuple[float, dict[str, int]]
) -> None:
    p = ending(bid_paid="winner")
    p.s.seats[COINS] = coins
    p.give(0, hand)
    p.price(refined=3, grain=1, salt=2)
    p.s.legal = None
    bid(p, sum, 0, 0)
    assert (p.silver(0), p.hand(0)) == left
    assert p.s.step == RULE


def test_rr19_35_tied_bidders_pay_nothing() -> None:
    p = bid(ending(bid_paid="winner"), 4, 4, 0)
    assert p.silver(0) == p.silver(1) == 10
    assert p.s.step == VOTE


def test_x166_54_rr19_10_bids_start_with_the_next_living_player() -> None:
    p = ending()
    s = p.s
    s.seats[ALIVE] = 0
    assert auction.bidders(s) == [1, 2]


def test_x166_44_rr19_12_who_alone_has_units_wins_at_once() -> None:
    """Towers notwithstanding."""
    p = Prototype({(0, 0): "plain w0"}, 3, edition="1.66")
    p.s.finish()
    assert p.s.ended == "survivor"
    assert p.s.outcome().winners == [0]
    assert str(p.s.game.end_message(p.s)) == "Only first seat is left."
    p = Prototype({(0, 0): "plain"}, 3, edition="1.66")
    p.s.finish()
    assert p.s.ended == "ended"
    assert str(p.s.game.end_message(p.s)) == "Nobody has a unit left on the map."


def test_x166_44_rr19_17_alone_only_the_human_can_lose_his_units() -> None:
    p = Prototype({(0, 0): "plain w0"}, 1, edition="1.66")
    p.s.finish()
    assert p.s.ended == ""
    p = Prototype({(0, 0): "plain"}, 1, edition="1.66")
    p.s.finish()
    assert p.s.ended == "survivor"
    assert p.s.outcome().places == [2, 1]
    assert str(p.s.game.end_message(p.s)) == "Only the A.I. is left."


def test_rr19_38_a_side_has_won_when_no_opponent_has_units() -> None:
    p = Prototype({(0, 0): "plain w0", (2, 0): "plain w2"}, 4, edition="1.66", teams="on")
    p.s.finish()
    assert p.s.outcome().winners == [0, 2]
    assert str(p.s.game.end_message(p.s)) == "Only first seat and third seat are left."


def test_rr19_21_nobody_surrenders() -> None:
    p = Prototype({(0, 0): "plain s0", (4, 0): "plain w1"}, edition="1.66")
    course.begin_turn(p.s)
    assert p.s.step == ACT


@pytest.mark.parametrize("face", range(6))
def test_x166_49_x166_89_rr19_37_alone_the_die_is_rolled_after_the_event(face: int) -> None:
    """From the Round of the trigger on; 5 and 6 end the game."""
    p = Prototype({(0, 0): "plain w0 T0"}, 1, edition="1.66")
    p.bank(temple=0, forum=0, harbor=0)
    p.s.finish()
    p.s.active = 1
    p.s.edition.ending.close_event(p.s)
    assert p.s.is_chance
    p.s.apply(a.C_DIE + face)
    assert (p.s.ended == "ended") == (face >= 4)
    assert face >= 4 or p.s.round == 2
    if face >= 4:
        assert str(p.s.game.end_message(p.s)).startswith("The A.I.’s die has ended the game: ")
