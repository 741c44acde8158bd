"""Snapshots of impossible positions are refused."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import lusoria
from lusoria import SnapshotError
from lusoria.games.romolo import actions as a
from lusoria.games.romolo.asked import (
    ACT,
    DO,
    INTO,
    LOT_GROUP,
    LOT_MOVE,
    MUSTER,
    OVERFULL,
    PAY,
    REFUND,
    REMOVE,
    SIDES,
    STOREHOUSE,
    SUMMON,
)
from lusoria.games.romolo.layout import BANK, FOR_BUILDING, FOR_HIRING, FOR_SALARY, OWN, WALL
from lusoria.games.romolo.state import Romolo
from tests.games.romolo.crowded import crowd


def reached(wanted: Callable[[Romolo], bool], players: int = 2, edition: str = "2013") -> Romolo:
    """The first position of random games that is as wanted; those of edition 1.66 are crowded."""
    for seed in range(100):
        rng = random.Random(seed)
        state = lusoria.game("romolo").start(players, edition=edition, round_limit=10)
        if edition == "1.66":
            assert isinstance(state, Romolo)
            crowd(state, rng)
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
    refused(s, "upkeep: fewer", upkeep={"unpaid": 5})
    refused(s, "upkeep: fewer", upkeep={"unpaid": 5, "owed": 5})


def test_rr9_6_two_mercenaries_are_hired_at_most() -> None:
    s = reached(lambda s: s.step == PAY and s.bill.purpose == FOR_HIRING)
    refused(s, "bill: one or two", bill={"mercenaries": 0})
    refused(s, "bill.mercenaries: ", bill={"mercenaries": 3})


def test_rr16_6_the_brown_cube_is_in_the_event_line_until_its_event() -> None:
    s = reached(lambda s: s.turn > 2 and s.step == ACT, players=1)
    fewer: Any = s.snapshot()["position"]
    del fewer["events"]["brown"]
    refused(s, "events: the cubes of the Event line", events=fewer["events"] | {"brown": 0})
    refused(s, "events: the cubes of the Event line", events={"yellow": 5})
    several = reached(lambda s: s.turn > 2 and s.step == ACT)
    refused(several, "events: the cubes of the Event line", events={"brown": 1})


def test_rr16_4_the_groups_of_the_ai_move_from_where_they_are() -> None:
    s = reached(lambda s: s.step == LOT_MOVE and s.is_peaceful(), players=1)
    refused(s, "ai_turn: a group is not where it moves from", ai_turn={"troops": 99})
    s = reached(lambda s: s.step == LOT_GROUP, players=1)
    position: Any = s.snapshot()["position"]
    groups = position["ai_turn"]["groups"]
    refused(s, "ai_turn: a group moves once", ai_turn={"groups": [*groups, groups[0]]})
    refused(s, "ai_turn: a hex is attacked once", ai_turn={"attacks": ["a1", "a1"]})


def test_rr19_3_a_unit_is_given_a_target_only_while_targets_are_declared() -> None:
    s = reached(lambda s: s.step == SUMMON, edition="1.66")
    refused(s, "campaign: no Unit is given a target", campaign={"unit": "1w1"})
    refused(s, "campaign: nothing is fought over", campaign={"current": 18})


def test_rr19_11_a_drought_in_a_battle_leaves_the_battle_as_it_is() -> None:
    s = reached(lambda s: s.step == OVERFULL and s.battle.place >= 0, edition="1.66")
    position: Any = s.snapshot()["position"]
    attack = position["battle"]["attack"] | {"seat": 1 - s.battle.attack.seat}
    refused(s, "battle: the active seat attacks another", battle={"attack": attack})


def test_rr8_1_a_hex_is_exploited_before_its_cubes_are_stored() -> None:
    s = reached(lambda s: s.step == STOREHOUSE)
    refused(s, "move: this hex is not exploited", move={"source": None})
    refused(s, "move: this hex is not exploited", move={"helpers": 4})
    idle = reached(lambda s: s.turn > 2 and s.step == DO)
    refused(idle, "move: this hex is not exploited", move={"source": idle.board.names[0]})


def test_rr7_6_what_is_done_to_a_piece_fits_the_step() -> None:
    s = reached(lambda s: s.step == REMOVE)
    refused(s, "job: this is not done in this step", job={"verb": "build"})
    refused(s, "job: this piece is not removed", job={"piece": "farm"})
    refused(s, "job: this is not built in this step", job={"building": "farm"})
    s = reached(lambda s: s.step == REFUND)
    refused(s, "job: this is not done in this step", job={"verb": "transform"})
    refused(s, "job: this piece is not removed", job={"piece": None})
    s = reached(lambda s: s.step == INTO)
    refused(s, "job: nobody helps before it is paid", job={"mixed": True})


def test_rr7_4_walls_are_put_up_when_their_sides_are_asked_for() -> None:
    s = reached(lambda s: s.step == SIDES and s.job.verb == a.BUILD)
    refused(s, "job: this is not done in this step", job={"verb": "dismantle"})
    refused(s, "job: this is not built in this step", job={"building": "farm"})
    refused(s, "job: this is not built in this step", job={"sides": ["e", "w", "ne"]})


def test_rr7_12_what_is_due_and_what_was_given_make_the_price() -> None:
    s = reached(lambda s: s.step == PAY and s.bill.purpose == FOR_BUILDING)
    refused(s, "bill: this is not what it costs", bill={"due": s.bill.due + 1})
    refused(s, "bill: it is paid with wood and stone", bill={"allowed": {"wood": 9, "stone": 9}})
    refused(s, "job: the Aedificator has not helped", job={"mixed": True})
    refused(s, "job: the Aedificator has not helped with walls", job={"surcharge": True})
    bank = {"wall": s.stock[BANK + WALL] - 1}
    refused(s, "job: the Defensor has not given these walls", job={"gratis": 1}, bank=bank)
