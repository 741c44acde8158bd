"""Snapshots of impossible positions are refused."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import lusoria
from lusoria import SnapshotError
from lusoria.games.romolo import actions as a
from lusoria.games.romolo.asked import ACT, DO, MUSTER, PAY
from lusoria.games.romolo.layout import FOR_BUILDING, FOR_HIRING, FOR_SALARY, OWN
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


def refused(s: Romolo, reason: str, **changes: object) -> None:
    """The position is fine, and with the changes it is not."""
    data: Any = s.snapshot()
    s.game.restore(data)
    for name, change in changes.items():
        if isinstance(change, dict) and data["position"][name] is not None:
            data["position"][name].update(change)
        else:
            data["position"][name] = change
    with pytest.raises(SnapshotError, match=f"^snapshot\\.position\\.{reason}"):
        s.game.restore(data)


def test_rr11_13_in_the_action_phase_no_battle_is_under_way() -> None:
    battle: Any = reached(lambda s: s.step == MUSTER).snapshot()["position"]
    s = reached(lambda s: s.turn > 2 and s.step == ACT)
    refused(s, "battle: battle is not under way", battle=battle["battle"])


def test_rr5_3_a_move_has_a_unit_that_works_where_it_is() -> None:
    s = reached(lambda s: s.turn > 2 and s.step == DO)
    refused(s, "move: move is missing", move=None)
    other = a.unit_name((1 - s.active) * OWN)
    refused(s, "move: this unit cannot act", move={"unit": other})
    refused(s, "move: the unit does not work where it is", move={"hex": "c3"})
    refused(s, "move: the unit does not work next to its hex", move={"away": True})


def test_rr12_2_a_bill_is_what_the_step_says_it_is() -> None:
    s = reached(lambda s: s.step == PAY and s.bill.purpose == FOR_BUILDING)
    refused(s, "move: move is not under way", bill={"purpose": "salary"})
    refused(s, "job: job is missing", job=None)


def test_rr12_2_no_more_mercenaries_are_unpaid_than_there_are() -> None:
    s = reached(lambda s: s.step == PAY and s.bill.purpose == FOR_SALARY)
    refused(s, "upkeep: not so many", upkeep={"unpaid": 5})
    refused(s, "upkeep: not so many", upkeep={"unpaid": 5, "owed": 5})


def test_rr9_6_two_mercenaries_are_hired_at_most() -> None:
    s = reached(lambda s: s.step == PAY and s.bill.purpose == FOR_HIRING)
    refused(s, "bill: one or two", bill={"mercenaries": 0})
    refused(s, "bill.mercenaries: ", bill={"mercenaries": 3})
