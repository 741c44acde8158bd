"""A player that fails harms nobody: the game goes on with a legal action, and it is said why."""

import multiprocessing
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

import lusoria
from lusoria import State
from lusoria.arena.entrants import BuiltInPlayer, IsolatedPlayer, entrant
from lusoria.arena.guard import guarded
from tests.arena.faulty import LIMIT

FAULTY = "tests.arena.faulty"
LONG = 600.0  # seconds: nobody here takes so long


def position() -> State:
    """A decision of Roma's first turn."""
    rng = random.Random(4)
    state = lusoria.game("roma").start(round_limit=20)
    while state.is_chance or state.turn == 0:
        state.apply(state.draw(rng) if state.is_chance else state.legal_actions()[0])
    return state


def isolated(name: str, seconds: float = LONG) -> IsolatedPlayer:
    """One of the faulty players, in a process of its own."""
    return IsolatedPlayer(f"{FAULTY}:{name}", "roma", "1", seconds)


def decisions(who: IsolatedPlayer, count: int = 8) -> list[tuple[int, str]]:
    """What comes of the same decision again and again; the true position stays as it is."""
    state = position()
    before = state.snapshot()
    found = [guarded(who, state, random.Random(seed)) for seed in range(count)]
    legal = state.legal_actions()
    assert all(action in legal for action, _ in found)
    assert state.snapshot() == before
    return found


@pytest.fixture(autouse=True)
def nobody_left() -> Iterator[None]:
    """Whatever is begun here is ended here, and nothing of it is left."""
    before = set(multiprocessing.active_children())
    yield
    assert set(multiprocessing.active_children()) <= before


@contextmanager
def busy(count: int) -> Iterator[None]:
    """So many processes that do nothing but work, beside us; they end with this one."""
    work = "import os, sys\nwhile os.getppid() == int(sys.argv[1]): pass"
    command = [sys.executable, "-c", work, str(os.getpid())]
    processes = [subprocess.Popen(command) for _ in range(count)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Crashing", "crash"),
        ("Leaving", "crash"),
        ("Dying", "crash"),
        ("Babbling", "crash"),
        ("Endless", "time"),
        ("Deaf", "time"),
        ("Illegal", "illegal"),
        ("Foreign", "illegal"),
        ("Vast", "illegal"),
        ("Speechless", "illegal"),
        ("Tampering", "tampering"),
        ("Playing", "tampering"),
        ("Honest", ""),
    ],
)
def test_a_failing_player_is_replaced_by_the_lot(name: str, fault: str) -> None:
    with closing(isolated(name, 0.05 if fault == "time" else LONG)) as who:
        found = decisions(who)
    assert {what for _, what in found} == {fault}
    assert fault == "" or len({action for action, _ in found}) > 1


def test_no_decision_escapes_on_a_busy_machine() -> None:
    """Whether an answer was in time is decided in one place, however close it was."""
    with busy(2), closing(isolated("Lazy", LIMIT)) as who:
        found = decisions(who, 40)
    assert {what for _, what in found} == {"", "time"}


def test_a_player_remembers_the_game_until_its_process_ends() -> None:
    state = position()
    one, other = state.legal_actions()[:2]
    with closing(isolated("Counting")) as who:
        found = decisions(who, 5)
    assert found[:2] == [(other, ""), (one, "")]
    assert found[2][1] == "crash"
    assert found[3:] == [(other, ""), (one, "")]


def test_a_player_is_shown_nothing_hidden() -> None:
    """What it makes of the other seat's hand changes with the lot: the hand is a redrawn one."""
    rng = random.Random(2)
    state = lusoria.game("roma").start()
    state.apply(0)
    while state.is_chance:
        state.apply(state.draw(rng))
    with closing(isolated("Peeking")) as who:
        found = [guarded(who, state, rng) for _ in range(30)]
    assert {what for _, what in found} == {""}
    assert len({action for action, _ in found}) > 2


def test_players_of_your_own_have_a_process_and_built_in_ones_need_none() -> None:
    before = set(multiprocessing.active_children())
    for name in ("random", "greedy", "search", "search:50", "search:0.5s", "easy", "hard"):
        assert isinstance(entrant(name, "roma", "1", LONG), BuiltInPlayer)
    assert set(multiprocessing.active_children()) <= before
    with closing(entrant(f"{FAULTY}:Honest", "roma", "1", LONG)) as who:
        assert isinstance(who, IsolatedPlayer)
        begun = set(multiprocessing.active_children()) - before
        assert [child.pid for child in begun] == [who.thinker.pid]


def test_a_mistake_of_the_house_ends_no_match() -> None:
    class Broken:
        def choose(self, state: State, rng: random.Random) -> int:
            return 1 // 0

    assert guarded(BuiltInPlayer(Broken(), "1"), position(), random.Random(1))[1] == "crash"


def test_whoever_wants_to_stop_can() -> None:
    """Ctrl-C is not taken for a fault of the player."""

    class Stopped:
        def choose(self, state: State, rng: random.Random) -> int:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        guarded(BuiltInPlayer(Stopped(), "1"), position(), random.Random(1))


ASKING = """
from lusoria.arena.guard import guarded
from tests.arena.test_guard import isolated, position, random

if __name__ == "__main__":
    endless = isolated("Endless")
    print(endless.thinker.pid, flush=True)
    guarded(endless, position(), random.Random(1))
"""


def test_a_player_ends_with_whoever_asked_it(tmp_path: Path) -> None:
    script = tmp_path / "asking.py"
    script.write_text(ASKING)
    path = os.pathsep.join([str(Path.cwd()), *sys.path])
    environment = {**os.environ, "PYTHONPATH": path}
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, env=environment
    ) as asking:
        assert asking.stdout is not None
        assert int(asking.stdout.readline())
        asking.kill()
        asking.stdout.read()  # to its end: the player holds the other end, too
