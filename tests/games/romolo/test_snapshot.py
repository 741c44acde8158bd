"""Snapshots of impossible positions are refused."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import lusoria
from lusoria import SnapshotError
from lusoria.games.romolo import actions as a
from lusoria.games.romolo.asked import ACT, PAY
from lusoria.games.romolo.layout import WAGES
from lusoria.games.romolo.state import Romolo


def reached(wanted: Callable[[Romolo], bool]) -> Romolo:
    """The first position of random games that is as wanted."""
    for seed in range(100):
        rng = random.Random(seed)
        state = lusoria.game("romolo").start(2, round_limit=10)
        while not state.is_over:
            assert isinstance(state, Romolo)
            if wanted(state):
                return state
            outcome = state.draw(rng) if state.is_chance else rng.choice(state.legal_actions())
            state.play(outcome)
    raise AssertionError("no random game comes to this")


def refused(s: Romolo, **changes: object) -> None:
    """The position is fine, and with the changes to its move it is not."""
    data: Any = s.snapshot()
    s.game.restore(data)
    data["position"]["move"].update(changes)
    with pytest.raises(SnapshotError, match="do not fit together"):
        s.game.restore(data)


@pytest.mark.parametrize(
    "changes", [{"foe": 0}, {"foe": 1}, {"attacker": 0}, {"fleeing": 1}, {"hits": 1}, {"blows": 2}]
)
def test_rr11_13_in_the_action_phase_no_battle_is_under_way(changes: dict[str, object]) -> None:
    refused(reached(lambda s: s.turn > 2 and s.step == ACT), **changes)


def test_rr12_2_no_more_mercenaries_are_unpaid_than_there_are() -> None:
    s = reached(lambda s: s.step == PAY and s.verb == WAGES)
    refused(s, count=5)
    refused(s, count=5, piece=5)


def test_rr9_6_two_mercenaries_are_hired_at_most() -> None:
    s = reached(lambda s: s.step == PAY and s.verb == a.HIRE)
    refused(s, count=3)
    refused(s, count=0)
