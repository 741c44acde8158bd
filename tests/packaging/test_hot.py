"""Play, copies, observations and search run through compiled modules alone.

What stays interpreted is listed in pyproject.toml, under `tool.lusoria`.
"""

import random
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType

import pytest

import lusoria
from lusoria import State
from lusoria.players import decide, player
from lusoria.players.tree import Tree
from tests.conformance.cases import CASES, CROWDED, Case, any_action
from tests.packaging.checkout import ROOT

PACKAGE = ROOT / "src" / "lusoria"
ENGINE = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["lusoria"]

needs_compiled = pytest.mark.skipif(not lusoria.COMPILED, reason="nothing is compiled")


def interpreted(run: Callable[[], object]) -> set[str]:
    """The functions of this package that run in the interpreter while something runs."""
    seen: set[str] = set()

    def look(frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        ours = code.co_filename.startswith(str(PACKAGE))
        if event == "call" and ours and code.co_name != "<module>":
            file = Path(code.co_filename).relative_to(PACKAGE)
            seen.add(f"{file}: {code.co_qualname}")

    before = sys.getprofile()
    sys.setprofile(look)
    try:
        run()
    finally:
        sys.setprofile(before)
    return seen


def play(case: Case, decisions: int) -> Iterator[State]:
    """The positions of random games in which a seat decides."""
    rng = random.Random(5)
    state = case.start()
    while decisions:
        if state.is_over:
            state.outcome()
            state = case.start(decisions)
        if not state.is_chance:
            decisions -= 1
            yield state
        state.apply(any_action(state, rng))


def of_shipped(cases: list[Case]) -> list[Case]:
    """Those of games of this package: others may be interpreted."""
    return [case for case in cases if case.game.folder.startswith("lusoria.")]


@needs_compiled
@pytest.mark.parametrize("case", of_shipped([*CASES, *CROWDED]), ids=str)
def test_play_copies_observations_and_search_are_compiled(case: Case) -> None:
    rng = random.Random(7)
    players = [player("random"), player("greedy")]

    def run() -> None:
        for i, state in enumerate(play(case, 400)):
            state.clone().apply(state.legal_actions()[0])
            state.observation(state.player)
            state.legal_mask()
            if i % 40 == 0:
                for each in players:
                    decide(each, state, rng)
                Tree(state).grow(12)

    assert interpreted(run) == set()


@needs_compiled
@pytest.mark.parametrize("id", ["builders", "roma", "romolo"])
def test_batches_are_compiled(id: str) -> None:
    batch = lusoria.batch(id, 8, seed=3)

    def run() -> None:
        for _ in range(300):
            batch.step(batch.sample())

    assert interpreted(run) == set()


@needs_compiled
def test_what_is_interpreted_is_seen() -> None:
    state = lusoria.game("roma").start()
    assert "games/roma/view.py: view" in interpreted(lambda: state.view(0))


@pytest.mark.parametrize("pattern", ENGINE["interpreted"])
def test_every_entry_of_the_list_is_for_something(pattern: str) -> None:
    folder, _, name = pattern.rpartition("/")
    found = [*PACKAGE.glob(f"{folder}/{name}.py"), *PACKAGE.glob(f"{folder}/{name}/__init__.py")]
    assert found


@needs_compiled
def test_the_list_is_kept() -> None:
    """What it names is interpreted, and all else of the engine is compiled."""
    built = {path.with_name(path.name.partition(".")[0]) for path in PACKAGE.rglob("*.so")}
    listed = {
        path.with_suffix("")
        for pattern in ENGINE["interpreted"]
        for path in [*PACKAGE.glob(f"{pattern}.py"), *PACKAGE.glob(f"{pattern}/**/*.py")]
    }
    engine = {
        path.with_suffix("")
        for part in ENGINE["compiled"]
        for path in (PACKAGE / part).rglob("*.py")
    }
    assert built == engine - listed
