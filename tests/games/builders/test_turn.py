"""A turn: actions, money, the end of it (B5, B10 to B12)."""

import pytest

from lusoria import Table, UndoError
from lusoria.core.dice import FairDice
from tests.games.builders.table import (
    can,
    dealt,
    do,
    events,
    moves,
    open_sites,
    open_workers,
    position,
    refusal,
    refused,
    says,
    seat,
)


def test_b5_a_turn_has_three_free_actions() -> None:
    s = dealt()
    assert s.actions == 3
    do(s, "take 1", "take 1", "take 1")
    assert s.actions == 0
    assert moves(s) == ["end", "buy"]
    assert refused(s, "take 1") == ("B5", "few-actions")


def test_b5_a_further_action_costs_five_sesterces() -> None:
    s = position(money=12, actions=0)
    assert says(s, "buy") == "Buy another action for 5 sesterces"
    do(s, "buy")
    assert (s.money[0], s.actions) == (7, 1)
    do(s, "buy")
    assert (s.money[0], s.actions) == (2, 2)
    assert refused(s, "buy") == ("B5", "no-money-for-action")
    assert str(refusal(s, "buy").message) == (
        "Another action costs 5 sesterces; you have 2 sesterces."
    )


def test_b5_actions_are_bought_at_any_moment_also_without_using_them() -> None:
    s = position(money=15)
    do(s, "buy", "take 1", "buy", "buy", "end")
    assert s.money[0] == 1
    assert s.player == 1
    assert s.actions == 3


def test_b5_a_loan_cannot_pay_for_the_action_it_needs() -> None:
    s = position(money=4, actions=0)
    assert refused(s, "invest loan") == ("B5", "few-actions")
    assert refused(s, "buy") == ("B5", "no-money-for-action")
    assert moves(s) == ["end"]


def test_b5_a_reward_cannot_pay_for_the_action_it_needs() -> None:
    s = position("apprentice-1", {"house": ""}, money=4, actions=0)
    rule, name = refused(s, "send apprentice-1")
    assert (rule, name) == ("B8", "few-actions")
    assert refused(s, "buy") == ("B5", "no-money-for-action")


def test_b5_money_of_an_earlier_move_buys_actions() -> None:
    s = position("apprentice-1", {"house": ""}, money=4, actions=1)
    do(s, "send apprentice-1", "to house", "buy")
    assert (s.money[0], s.actions) == (4 - 2 + 10 - 5, 1)


def test_b5_a_refusal_says_what_the_missing_actions_would_cost() -> None:
    s = position(money=3, actions=1)
    assert str(refusal(s, "take 6").message) == (
        "This takes 3 actions; you have 1 action left. Missing: 2, to be bought for 10 sesterces."
    )


def test_b5_actions_and_the_investment_are_new_every_turn() -> None:
    s = position(money=20)
    do(s, "buy", "buy", "invest loan", "end")
    assert (s.player, s.actions, s.invested) == (1, 3, False)
    assert can(s, "invest loan")


@pytest.mark.parametrize(("actions", "money"), [(1, 1), (2, 3), (3, 6)])
def test_b10_actions_for_money(actions: int, money: int) -> None:
    s = position(money=0)
    assert f"Take {money} sesterce" in says(s, f"take {money}")
    do(s, f"take {money}")
    assert (s.money[0], s.actions) == (money, 3 - actions)


def test_b10_there_is_no_higher_step() -> None:
    s = position(money=0, actions=9)
    assert moves(s, "take") == ["take 1", "take 3", "take 6"]
    do(s, "take 6", "take 6", "take 3")
    assert (s.money[0], s.actions) == (15, 1)


def test_b10_more_than_once_a_turn_but_only_with_enough_actions() -> None:
    s = position(money=0)
    do(s, "take 1", "take 3")
    assert s.money[0] == 4
    s = position(money=0)
    do(s, "take 3")
    assert refused(s, "take 3") == ("B5", "few-actions")
    do(s, "take 1")
    assert s.money[0] == 4


def test_b11_an_empty_deck_leaves_a_gap_in_the_site_row() -> None:
    s = position(site_row="house port", empty_decks=True)
    do(s, "start house")
    assert s.player == 0
    assert open_sites(s) == [None, "port", None, None, None]
    do(s, "start port")
    assert open_sites(s) == [None] * 5
    assert refused(s, "start house") == ("B6", "your-site")
    assert not moves(s, "start")


def test_b11_an_empty_deck_leaves_a_gap_in_the_worker_row() -> None:
    s = position(worker_row="master-1", empty_decks=True)
    do(s, "recruit master-1")
    assert s.player == 0
    assert open_workers(s) == [None] * 5
    assert not moves(s, "recruit")


def test_b11_the_last_card_of_a_deck_still_fills_the_gap() -> None:
    s = position(theirs=seat(team="master-1 master-2 master-3 master-4 companion-1 companion-2"))
    while s.worker_deck > 0:
        s.actions = 3
        s.legal = None
        do(s, moves(s, "recruit")[0])
        s.apply(s.chances()[0][0])
    assert open_workers(s).count(None) == 0
    do(s, moves(s, "recruit")[0])
    assert open_workers(s).count(None) == 1


def test_b12_a_turn_may_end_with_actions_unused() -> None:
    s = position()
    assert events(s, "end")[0] == "first seat ends the turn."
    assert (s.player, s.turn) == (1, 2)


def test_b12_the_end_is_a_decision_even_when_nothing_else_is_left() -> None:
    s = position(money=0, actions=0)
    assert moves(s) == ["end"]
    assert s.player == 0


def test_a_move_is_taken_back_until_a_card_is_turned_up() -> None:
    table = Table(dealt().game.start(2), ["Ada", "Ben"], FairDice(b"b" * 32, ["", ""]))
    s = table.state
    seat = s.player
    with pytest.raises(UndoError):
        table.take_back(seat)
    table.act(s.game.parse(s, "take 1"))
    table.act(s.game.parse(table.state, "buy"))
    table.take_back(seat, "turn")
    assert len(table.actions) == 1 + 2 + 10
    start = next(action for action in table.state.legal_actions() if action >= 10)
    table.act(start)
    with pytest.raises(UndoError, match="Chance"):
        table.take_back(seat)


def test_what_is_asked_later_is_refused_now_with_the_question() -> None:
    s = position()
    assert refused(s, "done") == ("B5", "not-now")
    assert refused(s, "to sphinx") == ("B5", "not-now")
    assert "3 actions left." in str(refusal(s, "school master-1").message)
    s = position(actions=0)
    assert "No action left." in str(refusal(s, "done").message)
