"""Snapshots, records, fair dice and undo of every game."""

import copy
import hashlib
import json
import os
import pickle
import random
import subprocess
import sys

import pytest

import lusoria
from lusoria import RecordError, SnapshotError, Table, UndoError
from lusoria.core.dice import FairDice
from lusoria.core.history import INTERVAL
from lusoria.core.record import Mark, Record, loads, verify
from lusoria.core.table import resume
from lusoria.core.undo import Scope
from tests.conformance.cases import CASES, Case, any_action, some_positions

SCOPES: list[Scope] = ["decision", "move", "turn"]


def played(case: Case, seed: int, most: int = 100_000) -> Table:
    """A table at which random players have played with fair dice, to the end or so far."""
    rng = random.Random(seed)
    dice = FairDice(bytes([seed] * 32), [f"nonce{seat}" for seat in range(case.players)])
    table = Table(case.start(), [f"Player {seat}" for seat in range(case.players)], dice)
    for _ in range(most):
        if table.state.is_over:
            break
        table.act(rng.choice(table.state.legal_actions()))
    return table


@pytest.mark.once
def test_a_snapshot_gives_the_same_position_back(case: Case) -> None:
    for state in some_positions(case, 0, 30):
        data = json.loads(json.dumps(state.snapshot()))
        twin = case.game.restore(data)
        assert twin.snapshot() == state.snapshot()
        assert twin.legal_actions() == state.legal_actions()
        for seat in (*range(case.players), None):
            assert twin.shown(seat) == state.shown(seat)


def test_a_position_can_be_pickled_and_copied(case: Case) -> None:
    for state in some_positions(case, 1, 5):
        assert pickle.loads(pickle.dumps(state)).snapshot() == state.snapshot()
        assert copy.deepcopy(state).snapshot() == state.snapshot()
        assert eval(repr(state), {"lusoria": lusoria}).snapshot() == state.snapshot()


def damage(data: object, rng: random.Random) -> object:
    """A copy of the data with one thing in it replaced by nonsense."""
    nonsense: list[object] = [None, -1, 10**40, "x", [], {}, 1.5, True, [[[]]], {"a": 1}, 3, 0]
    if isinstance(data, dict) and data and rng.random() < 0.9:
        key = rng.choice(sorted(data))
        if rng.random() < 0.1:
            return {k: v for k, v in data.items() if k != key}
        return {**data, key: damage(data[key], rng)}
    if isinstance(data, list) and data and rng.random() < 0.8:
        i = rng.randrange(len(data))
        return [*data[:i], damage(data[i], rng), *data[i + 1 :]]
    return rng.choice(nonsense)


@pytest.mark.once
def test_a_damaged_snapshot_is_refused_or_can_be_played(case: Case) -> None:
    rng = random.Random(0)
    refused: list[str] = []
    for state in some_positions(case, 2, 20):
        for _ in range(40):
            data = damage(state.snapshot(), rng)
            try:
                twin = case.game.restore(data)
            except SnapshotError as e:
                refused.append(str(e))
                continue
            for seat in (*range(case.players), None):
                twin.shown(seat)
            for _ in range(200):
                if twin.is_over:
                    break
                twin.apply(any_action(twin, rng))
    assert refused
    assert all(sentence.startswith("snapshot") for sentence in refused)


@pytest.mark.once
def test_a_record_is_replayed_to_the_same_end(case: Case) -> None:
    table = played(case, 1)
    record = loads(table.record().dumps())
    assert record.replay().snapshot() == table.state.snapshot()
    assert record.dumps() == table.record().dumps()


@pytest.mark.once
def test_every_earlier_position_is_found_again(case: Case) -> None:
    table = played(case, 1)
    state = case.start()
    for ply, action in enumerate(table.actions):
        if ply % 7 == 0:
            assert table.history.at(ply).snapshot() == state.snapshot()
        state.apply(action)
    assert table.history.at(len(table.actions)).snapshot() == state.snapshot()


@pytest.mark.once
def test_a_table_goes_back_as_if_nothing_had_come_after(case: Case) -> None:
    table = played(case, 1)
    record = table.record(reveal=True)
    for ply in (len(record.actions) - 1, len(record.actions) // 2, INTERVAL, INTERVAL - 1, 1, 0):
        if ply >= len(table.actions):
            continue
        table.back_to(ply)
        twin = played(case, 1, most=0)
        twin.go_through(record.actions[:ply])
        assert table.record(reveal=True).dumps() == twin.record(reveal=True).dumps()
        assert (table.checkpoints, table.events) == (twin.checkpoints, twin.events)
        assert table.state.snapshot() == twin.state.snapshot()


def another_way(case: Case, back: int) -> Table:
    """A table at which two games were played past `INTERVAL`: the second after going back."""
    for seed in range(200):
        table = played(case, seed)
        if len(table.actions) <= INTERVAL:
            continue
        table.back_to(back)
        rng = random.Random(1000 + seed)
        while not table.state.is_over and len(table.actions) < 2 * INTERVAL:
            table.act(rng.choice(table.state.legal_actions()))
        if len(table.actions) > INTERVAL:
            return table
    raise AssertionError(f"{case} is always over before {INTERVAL} actions")


@pytest.mark.once
@pytest.mark.parametrize("back", [INTERVAL - 30, INTERVAL])
def test_a_game_that_goes_on_another_way_forgets_the_first(case: Case, back: int) -> None:
    """Also where positions are kept on the way."""
    table = another_way(case, back)
    state = case.start()
    for ply, action in enumerate(table.actions):
        if ply >= back:
            assert table.history.at(ply).snapshot() == state.snapshot()
        state.apply(action)
    assert table.state.snapshot() == state.snapshot()


@pytest.mark.once
def test_marks_end_where_the_game_was_taken_back(case: Case) -> None:
    table = played(case, 14, most=3)
    before = len(table.actions)
    seat = table.state.player
    table.act(table.state.legal_actions()[0], "time")
    assert table.marks == [Mark(before, seat, "time")]
    last = len(table.actions)
    table.back_to(before + 1)
    assert len(table.marks) == 1
    assert len(table.actions) == last  # chance decides the same again
    table.back_to(before)
    assert table.marks == []


@pytest.mark.once
def test_a_record_of_a_running_game_does_not_hold_the_secret(case: Case) -> None:
    table = played(case, 2, most=5)
    text = table.record().dumps()
    assert bytes([2] * 32).hex() not in text
    with pytest.raises(RecordError, match="not been revealed"):
        verify(loads(text))
    with pytest.raises(RecordError, match="only be replayed"):
        resume(loads(text))


@pytest.mark.once
def test_a_revealed_record_can_be_gone_on_with(case: Case) -> None:
    table = played(case, 3, most=8)
    twin = resume(loads(table.record(reveal=True).dumps()))
    assert twin.state.snapshot() == table.state.snapshot()
    assert twin.events == table.events
    rng = random.Random(0)
    for _ in range(20):
        if table.state.is_over:
            break
        action = rng.choice(table.state.legal_actions())
        table.act(action)
        twin.act(action)
    assert twin.record(reveal=True).dumps() == table.record(reveal=True).dumps()


@pytest.mark.once
def test_a_record_proves_its_dice(case: Case) -> None:
    record = loads(played(case, 4).record().dumps())
    verify(record)
    assert record.proof is not None
    assert record.proof.draws


@pytest.mark.once
def test_a_changed_chance_outcome_is_found(case: Case) -> None:
    table = played(case, 5, most=30)
    record = table.record(reveal=True)
    assert record.proof is not None
    for n, (at, chances) in enumerate(record.proof.draws):
        others = [outcome for outcome, _ in chances if outcome != record.actions[at]]
        if not others:
            continue
        forged = copy.copy(record)
        forged.actions = [*record.actions[:at], others[0]]
        forged.proof = copy.copy(record.proof)
        forged.proof.draws = record.proof.draws[: n + 1]
        with pytest.raises(RecordError, match=rf"actions\[{at}\]: chance outcome {n} "):
            verify(forged)


@pytest.mark.once
def test_changed_chances_nonces_or_secret_are_found(case: Case) -> None:
    def forged() -> Record:
        return loads(played(case, 6, most=10).record(reveal=True).dumps())

    record = forged()
    assert record.proof is not None
    at, chances = record.proof.draws[0]
    record.proof.draws[0] = (at, [(outcome, weight + 1) for outcome, weight in chances])
    with pytest.raises(RecordError, match=r"draws\[0\]"):
        verify(record)

    record = forged()
    assert record.proof is not None
    record.proof.nonces[0] = "another"
    with pytest.raises(RecordError, match="follows from the secret"):
        verify(record)

    record = forged()
    assert record.proof is not None
    record.proof.secret = bytes(32)
    with pytest.raises(RecordError, match="committed"):
        verify(record)


@pytest.mark.once
def test_an_illegal_action_in_a_record_is_found(case: Case) -> None:
    record = played(case, 7, most=10).record()
    last = len(record.actions)
    record.actions.append(999_999)
    with pytest.raises(RecordError, match=rf"record.actions\[{last}\]"):
        loads(record.dumps())


@pytest.mark.once
def test_a_damaged_record_is_refused_with_its_place(case: Case) -> None:
    rng = random.Random(1)
    data = json.loads(played(case, 8, most=12).record(reveal=True).dumps())
    refused: list[str] = []
    for _ in range(150):
        try:
            verify(loads(json.dumps(damage(data, rng))))
        except RecordError as e:
            refused.append(str(e))
    assert len(refused) > 100
    assert all(sentence.startswith("record") for sentence in refused)


@pytest.mark.once
def test_a_record_of_another_version_says_so(case: Case) -> None:
    data = json.loads(played(case, 9, most=5).record().dumps())
    data["version"] = case.game.version + 1
    with pytest.raises(RecordError, match=f"plays version {case.game.version}"):
        loads(json.dumps(data))


@pytest.mark.once
def test_what_was_taken_back_can_be_done_again(case: Case) -> None:
    rng = random.Random(10)
    table = played(case, 10, most=0)
    taken = refused = 0
    for _ in range(150):
        if table.state.is_over:
            break
        seat = table.state.player
        before = table.state.snapshot()
        actions = len(table.actions)
        action = rng.choice(table.state.legal_actions())
        table.act(action)
        shown = (
            table.checkpoints[-1].player != seat
            or table.checkpoints[-1].reveals != table.state.reveals
        )
        move = table.checkpoints[-1].move
        scope = rng.choice(SCOPES)
        try:
            table.take_back(seat, scope)
        except UndoError:
            assert shown
            refused += 1
            continue
        assert not shown
        taken += 1
        if scope != "decision":
            assert len(table.actions) <= actions
            assert table.state.player == seat
            if scope == "move":
                assert not table.checkpoints or table.checkpoints[-1].move < move
                assert not table.state.in_move
        else:
            assert table.state.snapshot() == before
            table.act(action)
    assert taken > 0
    assert refused > 0


@pytest.mark.once
def test_nobody_takes_back_what_another_has_decided(case: Case) -> None:
    table = played(case, 11, most=20)
    for seat in range(case.players):
        if table.checkpoints[-1].player != seat:
            actions = list(table.actions)
            with pytest.raises(UndoError):
                table.take_back(seat)
            assert table.actions == actions


DIGEST = """
import sys
from tests.conformance.test_records import digest
print(digest(sys.argv[1], int(sys.argv[2])))
"""


MOST = 2_000_000  # actions: of long games these are enough


def digest(game: str, games: int) -> str:
    """All actions of n random games in every case of the game, and where they ended."""
    found = hashlib.sha256()
    ways = [case for case in CASES if case.game.id == game]
    left = MOST
    for number in range(games):
        if left < 0:
            break
        rng = random.Random(number)
        state = ways[number % len(ways)].start()
        while not state.is_over:
            action = any_action(state, rng)
            found.update(action.to_bytes(4, "big"))
            state.apply(action)
            left -= 1
        found.update(json.dumps(state.snapshot()).encode())
    return found.hexdigest()


def same_in_the_other_mode(game: str, games: int) -> None:
    """Compares this process with one in which the engine runs the other way."""
    environment = {k: v for k, v in os.environ.items() if k != "LUSORIA_PURE"}
    if lusoria.COMPILED:
        environment["LUSORIA_PURE"] = "1"
    run = subprocess.run(
        [sys.executable, "-c", DIGEST, game, str(games)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == digest(game, games)


@pytest.mark.parametrize("game", lusoria.game_ids())
def test_compiled_and_interpreted_play_the_same_games(game: str) -> None:
    same_in_the_other_mode(game, 2 * sum(case.game.id == game for case in CASES))


@pytest.mark.soak
@pytest.mark.parametrize("game", lusoria.game_ids())
def test_compiled_and_interpreted_play_thousands_of_same_games(game: str) -> None:
    same_in_the_other_mode(game, 10_000)
