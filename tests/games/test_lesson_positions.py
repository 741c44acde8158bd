"""What the texts of lessons say about their positions is so."""

from collections.abc import Sequence
from typing import Any

import pytest

import lusoria
from lusoria.core.goal import is_met, moment
from lusoria.core.lesson import Lesson, lesson
from lusoria.core.state import State
from lusoria.games.builders.state import Builders
from lusoria.games.roma.battle import defence
from lusoria.games.roma.state import Roma


def found(game: str, id: str) -> Lesson:
    one = lesson(lusoria.game(game), id)
    assert one is not None
    return one


def after(state: State, *moves: str) -> State:
    for move in moves:
        state.apply(state.game.parse(state, move))
    return state


def test_a_legionarius_needs_a_five_and_after_an_essedum_a_three() -> None:
    state = found("roma", "battle").start()
    assert isinstance(state, Roma)
    assert defence(state, 9) == 5
    after(state, "activate 2")
    assert defence(state, 9) == 3


def test_the_apprentice_can_be_paid_only_once() -> None:
    state = found("builders", "again").start()
    assert isinstance(state, Builders)
    wage = 2
    assert wage <= state.money[0] < 2 * wage


@pytest.mark.parametrize("taken", [["take 1"], ["take 1", "take 1"], ["take 3"], ["take 6"]])
def test_without_a_loan_the_companion_is_not_sent_this_turn(taken: Sequence[str]) -> None:
    state = after(found("builders", "loan").start(), *taken)
    sent = state.game.parse(state, "send companion-1")
    assert sent not in state.legal_actions()


@pytest.mark.parametrize("id", ["auction", "goeson"])
def test_what_is_too_little_does_not_outbid_livia(id: str) -> None:
    """Every bid that the lesson refuses lets her say what happens, or makes it a tie."""
    one = found("romolo", id)
    state = one.start()
    for action in state.legal_actions():
        twin = state.clone()
        is_enough = is_met(one.tasks[0].goal, moment(twin, action, 0))
        assert is_enough or not (twin.player == 0 and one_bid_most(twin))


def one_bid_most(state: State) -> bool:
    """True if the highest bid is one seat's alone."""
    position: Any = state.snapshot()["position"]
    bids: list[int] = position["bidding"]["bids"]
    return bids.count(max(bids)) == 1
