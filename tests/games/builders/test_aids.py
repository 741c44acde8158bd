"""What a seat could do with actions that it buys first (B5)."""

import random

import lusoria
from lusoria.games.builders import asked
from lusoria.games.builders.aids import Purchase
from lusoria.games.builders.layout import ACTION_PRICE
from lusoria.games.builders.state import Builders
from lusoria.games.builders.workers import wage
from tests.games.builders.table import do, position


def purchases(s: Builders, el: str) -> list[Purchase]:
    """What the page would offer where an element is refused."""
    return [one for one in s.aids(s.player)["purchases"] if el in one["on"]]


def test_b5_with_no_action_left_each_move_is_offered_with_those_to_be_bought() -> None:
    s = position("apprentice-1", {"house": ""}, money=30, actions=0)
    (send,) = purchases(s, "worker:apprentice-1")
    assert (send["buy"], send["money"], send["back"]) == (1, ACTION_PRICE, 0)
    for action in send["actions"]:
        s.apply(action)
    assert s.step == asked.SITE
    (take,) = purchases(position(money=30, actions=1), "take:3")
    assert (take["buy"], take["money"]) == (2, 2 * ACTION_PRICE)


def test_b5_what_cannot_be_paid_is_not_offered() -> None:
    s = position("apprentice-1", {"house": ""}, money=ACTION_PRICE - 1, actions=0)
    assert s.aids(0)["purchases"] == []
    s = position("apprentice-1", {"house": ""}, money=ACTION_PRICE, actions=0)
    assert {one["buy"] for one in s.aids(0)["purchases"]} == {1}


def test_b8_a_worker_in_hand_is_put_down_to_buy_the_actions_for_a_site() -> None:
    s = position(
        "apprentice-1 apprentice-2 labourer-1", {"sphinx": "", "house": ""}, money=30, actions=2
    )
    do(s, "send apprentice-2", "to sphinx")
    before = s.clone()
    do(s, "send labourer-1")
    (found,) = purchases(s, "site:sphinx")
    assert (found["buy"], found["back"]) == (1, 1)
    for action in found["actions"]:
        before.apply(action)
    assert before.money[0] == s.money[0] - found["money"] - wage(s, s.sending)


def test_b5_others_are_offered_nothing() -> None:
    s = position("apprentice-1", {"house": ""}, money=30, actions=0)
    assert s.aids(None)["purchases"] == s.aids(1)["purchases"] == []


def test_b5_in_random_games_every_purchase_can_be_made_and_none_was_legal_before() -> None:
    rng = random.Random(3)
    s = lusoria.game("builders").start(2)
    assert isinstance(s, Builders)
    checked = 0
    before = s
    while not s.is_over and checked < 300:
        for one in s.aids(s.player)["purchases"] if s.player >= 0 else []:
            assert one["actions"][-1] not in s.legal_actions()
            t = (before if one["back"] else s).clone()
            for action in one["actions"]:
                t.apply(action)
            checked += 1
        before = s.clone()
        s.apply(s.draw(rng) if s.is_chance else rng.choice(s.legal_actions()))
    assert checked > 100
