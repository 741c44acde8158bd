"""Players in any language: the bots of the documentation play; what fails is told of."""

import os
import random
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from lusoria.arena import report
from lusoria.arena.entrants import entrant
from lusoria.arena.games import Games
from lusoria.arena.guard import guarded
from lusoria.arena.match import Match
from lusoria.arena.programs import Lines, question
from lusoria.arena.results import results
from lusoria.arena.run import run
from lusoria.arena.thinker import NoAnswer
from lusoria.players import UnknownPlayer
from lusoria.text import texts
from tests.arena.test_guard import LONG, position

BOTS = Path(__file__).parents[2] / "docs" / "bots"
OVER_LINES = f"cmd:{sys.executable} {BOTS / 'over_lines.py'}"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where the bot of the documentation that is asked by HTTP runs."""
    command = [sys.executable, str(BOTS / "over_http.py"), "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout is not None
        yield bot.stdout.readline().strip()
        bot.kill()


def match(name: str, **options: object) -> Match:
    return Match("roma", (name, "random"), 1, 2, {"round_limit": 4, **options}, LONG)


def test_a_program_that_is_asked_by_lines_plays() -> None:
    games = Games(match(OVER_LINES))
    run(games, 2)
    assert results(games).entrants[0].faults == {}
    assert results(games).entrants[0].decisions > 10


def test_a_program_that_is_asked_by_http_plays(address: str) -> None:
    games = Games(match(address))
    run(games, 2)
    assert results(games).entrants[0].faults == {}
    assert results(games).entrants[0].decisions > 10


def test_a_program_is_told_what_its_seat_may_know() -> None:
    state = position()
    asked = question(state, "1", 5.0)
    assert asked["view"] == state.shown(state.player)
    legal = asked["legal"]
    assert isinstance(legal, list)
    assert [move["action"] for move in legal] == state.legal_actions()


def python(code: str) -> str:
    """A program of one line."""
    return f"cmd:{sys.executable} -c {shlex.quote(code)}"


READS = "import sys, json; sys.stdin.readline(); "


@pytest.mark.parametrize(
    ("code", "fault", "why"),
    [
        ("1 / 0", "crash", "it ended (1): ZeroDivisionError: division by zero"),
        (READS + "1 / 0", "crash", "it ended (1): ZeroDivisionError: division by zero"),
        (READS, "crash", "it ended (0)"),
        (READS + 'print("well")', "crash", "it said what is no answer: 'well\\n'"),
        (READS + 'print("[" * 5000)', "crash", "it said what is no answer"),
        (READS + 'print(json.dumps({"error": "no idea"}))', "crash", "error: no idea"),
        (READS + 'print(json.dumps({"action": -1}))', "illegal", ""),
        (READS + 'print(json.dumps({"action": "end"}))', "illegal", ""),
        (READS + "print(1 << 100000)", "crash", "it ended"),
    ],
)
def test_a_program_that_fails_is_replaced_by_the_lot(code: str, fault: str, why: str) -> None:
    state = position()
    with closing(entrant(python(code), "roma", "1", LONG)) as who:
        action, found = guarded(who, state, random.Random(1))
        assert found == fault
        assert who.why.startswith(why)
    assert state.is_legal(action)


@pytest.mark.parametrize("code", ["while True: pass", "import time; time.sleep(1000)"])
def test_a_program_that_takes_too_long_is_ended(code: str) -> None:
    with closing(entrant(python(code), "roma", "1", 0.1)) as who:
        for _ in range(3):  # each time it is begun anew
            _, fault = guarded(who, position(), random.Random(1))
            assert (fault, who.why) == ("time", "it took longer than 0.1 seconds")


def test_a_program_whose_child_lives_on_holds_nobody_up(tmp_path: Path) -> None:
    """The child has a session of its own, and with it the pipes of its parent."""
    code = (
        "import os, pathlib, time; child = os.fork() or os.setsid(); "
        f"child and pathlib.Path({str(tmp_path)!r}, str(child)).touch(); time.sleep(1000)"
    )
    with closing(entrant(python(code), "roma", "1", 0.5)) as who:
        for _ in range(2):
            _, fault = guarded(who, position(), random.Random(1))
            assert fault == "time"
    for child in tmp_path.iterdir():
        os.kill(int(child.name), signal.SIGKILL)


def test_a_question_that_comes_late_starts_no_program_anew() -> None:
    lines = Lines(python("while True: pass").removeprefix("cmd:"))
    ask = lines.open()
    lines.end()
    with pytest.raises(NoAnswer):
        ask(b"a thread that was slow to start\n")
    assert lines.running is None


def test_a_program_that_ended_is_begun_again() -> None:
    once = READS + 'print(json.dumps({"action": 0}))'
    with closing(entrant(python(once), "roma", "1", LONG)) as who:
        found = [who.decide(position()) for _ in range(4)]
    assert found == [(0, ""), (None, "crash")] * 2


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("cmd:no-such-program", "No such file"),
        ("cmd:", "cannot be asked"),
        ("http://127.0.0.1:1/", "cannot be reached"),
        ("http://", "cannot be reached"),
    ],
)
def test_a_program_that_cannot_be_asked_is_refused_before_the_first_game(
    name: str, sentence: str
) -> None:
    with pytest.raises(UnknownPlayer, match=sentence):
        match(name).check()


def test_an_exception_of_a_bot_is_shown_and_written_to_the_results(tmp_path: Path) -> None:
    of = match("tests.arena.faulty:Crashing")
    run(Games(of, tmp_path / "m.jsonl"), 2)
    games = Games(of, tmp_path / "m.jsonl")  # as they were written
    errors = [error for game in games.in_order() for error in game.errors]
    why = "ZeroDivisionError: integer division or modulo by zero"
    assert {said for _, said in errors} == {why}
    assert report.sentences(results(games), texts("en"))[-1] == (
        f"tests.arena.faulty:Crashing failed: {why} "
        f"({len(errors)} times, first in game 0 at step {errors[0][0] + 1})"
    )
