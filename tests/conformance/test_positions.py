"""What `restore` accepts can be played: everything else is refused."""

import copy
import json
import random
from itertools import chain
from typing import Any

import pytest

from lusoria import SnapshotError, State
from tests.conformance.cases import (
    CASES,
    CROWDED,
    Case,
    Choose,
    any_action,
    positions,
    restless_action,
)

SOUND = ("roma", "builders", "romolo")  # the games whose `restore` knows all that holds in play
FEWER = {"romolo": 60}  # a game that takes longer is tried less often
CROWDS = 6  # short games whose positions are mixed
MOST = 20_000  # actions that any game needs to its end

Path = tuple[str | int, ...]


def leaves(data: object, path: Path = ()) -> list[Path]:
    """The paths to everything in some data, whole lists and objects too."""
    found = [path]
    if isinstance(data, dict):
        for key, value in data.items():
            found += leaves(value, (*path, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            found += leaves(value, (*path, i))
    return found


def at(data: Any, path: Path) -> Any:
    """What is there."""
    for key in path:
        data = data[key]
    return data


class Mutator:
    """Changes positions by what stands at the same place, or one like it, in other positions."""

    def __init__(self, case: Case, seed: int) -> None:
        self.rng = random.Random(seed)
        self.snapshots: dict[str, list[Any]] = {}  # by what is decided
        self.seen: dict[Path, list[Any]] = {}
        games = CROWDS if case.crowded else 1
        for state in chain(*(positions(case, CROWDS * seed + i) for i in range(games))):
            snapshot: Any = state.snapshot()
            position = snapshot["position"]
            self.snapshots.setdefault(position["step"], []).append(snapshot)
            for path in leaves(position):
                values = self.seen.setdefault(self.kind(path), [])
                if at(position, path) not in values:
                    values.append(at(position, path))

    def kind(self, path: Path) -> Path:
        """The path without the places in lists: what stands there is of one kind."""
        return tuple(key if isinstance(key, str) else 0 for key in path)

    def mutated(self) -> Any:
        """A position of the game with one thing changed, or a few."""
        step = self.rng.choice(list(self.snapshots))
        data = copy.deepcopy(self.rng.choice(self.snapshots[step]))
        for _ in range(self.rng.choice([1, 1, 1, 2, 3])):
            self.change(data["position"])
        return data

    def change(self, position: Any) -> None:
        """One thing in a position gets another value, goes, comes twice, or changes places."""
        rng = self.rng
        first = rng.choice(list(position))
        path = rng.choice(leaves(position[first], (first,)))
        inside = at(position, path[:-1])
        key: Any = path[-1]
        value = inside[key]
        way = rng.random()
        if way < 0.55:
            inside[key] = copy.deepcopy(rng.choice(self.seen.get(self.kind(path), [None])))
        elif way < 0.75 and isinstance(value, int):
            inside[key] = not value if isinstance(value, bool) else value + rng.choice([-1, 1, 7])
        elif way < 0.85:
            del inside[key]
        elif isinstance(inside, list):
            if rng.random() < 0.5:
                inside.append(copy.deepcopy(value))
            else:
                i = rng.randrange(len(inside))
                inside[i], inside[key] = inside[key], inside[i]
        else:
            other = rng.choice(list(inside))
            inside[key], inside[other] = inside[other], inside[key]


def played_to_its_end(case: Case, state: State, rng: random.Random, choose: Choose) -> None:
    """Plays on at random; every position on the way is one that `restore` accepts."""
    for i in range(MOST):
        if i % 10 == 0 or state.is_over:
            snapshot = state.snapshot()
            assert case.game.restore(json.loads(json.dumps(snapshot))).snapshot() == snapshot
            for seat in (*range(case.players), None):
                state.shown(seat)
        if state.is_over:
            state.outcome()
            return
        if i < 3 and state.player >= 0:
            for action in range(case.game.action_count):
                case.game.describe(state, action)
                state.why_not(action)
        state.apply(choose(state, rng))
    raise AssertionError("this does not end")


def try_mutations(case: Case, seed: int, count: int, choose: Choose) -> tuple[int, int]:
    """How many mutated snapshots were refused, and how many could be played."""
    mutator = Mutator(case, seed)
    refused: list[str] = []
    for _ in range(count):
        data = mutator.mutated()
        try:
            state = case.game.restore(data)
        except SnapshotError as e:
            refused.append(str(e))
            continue
        try:
            played_to_its_end(case, state, mutator.rng, choose)
        except Exception as e:
            e.add_note(f"from {json.dumps(data)}")
            raise
    assert all(sentence.startswith("snapshot.position") for sentence in refused)
    return len(refused), count - len(refused)


def short(case: Case, rounds: int) -> Case:
    """Return the case with games of at most n rounds."""
    options = {**dict(case.options), "round_limit": rounds}
    return Case(case.game, case.players, tuple(options.items()), case.crowded)


SOUND_CASES = [case for case in [*CASES, *CROWDED] if case.game.id in SOUND]


@pytest.mark.once
@pytest.mark.parametrize("sound", SOUND_CASES, ids=str)
def test_a_mutated_position_is_refused_or_can_be_played_to_its_end(sound: Case) -> None:
    count = FEWER.get(sound.game.id, 300)
    refused, accepted = try_mutations(short(sound, 6), 1, count, any_action)
    assert refused > 0
    assert accepted > 0


@pytest.mark.soak
@pytest.mark.parametrize("sound", SOUND_CASES, ids=str)
@pytest.mark.parametrize("seed", range(2, 42))
def test_thousands_of_mutated_positions_are_refused_or_can_be_played(
    sound: Case, seed: int
) -> None:
    choose = any_action if seed % 2 == 0 else restless_action
    try_mutations(short(sound, 2 + seed), seed, 500, choose)
