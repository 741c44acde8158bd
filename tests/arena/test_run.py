"""Many games: in processes and on Ray as here, interrupted and gone on with."""

import json
import multiprocessing
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lusoria import RecordError
from lusoria.arena.games import Games
from lusoria.arena.match import Match, Played, play
from lusoria.arena.results import results
from lusoria.arena.run import run

OPTIONS = {"round_limit": 10}
MATCH = Match("roma", ("greedy", "random"), 5, 2, OPTIONS)
FAULTY = "tests.arena.faulty"


def actions(games: Games) -> list[list[int]]:
    return [game.record.actions for game in games.in_order()]


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    here, there = Games(MATCH), Games(MATCH, tmp_path / "games.jsonl")
    run(here, 6)
    run(there, 6, workers=2)
    assert len(here.played) == 6
    assert actions(here) == actions(there)
    assert actions(Games(MATCH, tmp_path / "games.jsonl")) == actions(here)


def test_ray_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    here, there = Games(MATCH), Games(MATCH)
    run(here, 4)
    run(there, 4, ray="local")
    assert actions(here) == actions(there)


def test_a_match_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(Games(MATCH, path), 2)
    begun = path.read_text()
    told: list[int] = []
    run(Games(MATCH, path), 4, report=lambda game: told.append(game.number))
    assert told == [2, 3]
    assert path.read_text().startswith(begun)
    whole = Games(MATCH)
    run(whole, 4)
    assert actions(Games(MATCH, path)) == actions(whole)


def test_an_interrupted_match_keeps_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"

    def stop(game: Played) -> None:
        if game.number == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(Games(MATCH, path), 4, report=stop)
    assert sorted(Games(MATCH, path).played) == [0, 1]


def test_a_killed_match_takes_its_workers_along(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    command = [sys.executable, "-c", "from lusoria.cli import main; main()", "arena", "roma"]
    command += ["greedy", "random", "--games", "1000", "--workers", "2", "--out", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as arena:
        while not path.exists() or len(path.read_text().splitlines()) < 3:
            assert arena.poll() is None
            time.sleep(0.1)
        arena.kill()
        arena.communicate(timeout=600)  # its workers hold the other end, too


def test_half_a_line_is_dropped_and_its_game_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(Games(MATCH, path), 2)
    whole = path.read_text()
    path.write_text(whole[:-40])
    again = Games(MATCH, path)
    assert sorted(again.played) == [0]
    run(again, 2)
    assert actions(Games(MATCH, path)) == actions(again)
    assert len(path.read_text().splitlines()) == 3


def test_a_file_of_another_match_or_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(Games(MATCH, path), 1)
    with pytest.raises(RecordError, match="another match"):
        Games(Match("roma", ("greedy", "random"), 6, 2, OPTIONS), path)
    lines = path.read_text().splitlines()
    for wrong, sentence in [
        ("x", "line 2: no JSON"),
        ("{}", "line 2: 'number' is missing"),
        (json.dumps({**json.loads(lines[1]), "places": [1]}), r"line 2.places: 2 entries"),
        (json.dumps({**json.loads(lines[1]), "seconds": [0, "x"]}), r"line 2.seconds\[1\]"),
    ]:
        path.write_text(f"{lines[0]}\n{wrong}\n")
        with pytest.raises(RecordError, match=sentence):
            Games(MATCH, path)


def test_a_player_that_ends_its_process_does_not_end_the_game() -> None:
    of = Match("roma", (f"{FAULTY}:Dying", "random"), 1, 2, {"round_limit": 1})
    games = Games(of)
    run(games, 2, workers=2)
    for game in games.in_order():
        side = game.entrants.index(0)
        assert [(mark.seat, mark.what) for mark in game.record.marks] == (
            [(side, "crash")] * game.decisions[side]
        )


def test_a_worker_that_is_killed_costs_no_game() -> None:
    of = Match("roma", ("random", "random"), 1, 2, OPTIONS)
    here, there = Games(of), Games(of)
    run(here, 30)
    others = set(multiprocessing.active_children())
    killed: list[object] = []

    def kill(_: Played) -> None:
        if not killed:
            worker = (set(multiprocessing.active_children()) - others).pop()
            worker.kill()
            killed.append(worker)

    run(there, 30, workers=2, report=kill)
    assert killed
    assert actions(there) == actions(here)
    assert not there.lost


def test_a_mirror_match_comes_out_at_one_half() -> None:
    games = Games(Match("roma", ("random", "random"), 1, 2, OPTIONS))
    run(games, 200)
    found = results(games)
    assert found.entrants[0].won.holds_half
    assert [entrant.name for entrant in found.entrants] == ["random", "random (2)"]


def test_more_thought_wins() -> None:
    games = Games(Match("roma", ("search:40", "random"), 1))
    run(games, 12)
    share = results(games).cross[0][1]
    assert share is not None
    assert share.share > 0.7


def test_faults_are_counted() -> None:
    of = Match("roma", (f"{FAULTY}:Crashing", "random"), 1, 2, {"round_limit": 2})
    games = Games(of)
    games.add(play(of, 0), None)
    found = results(games)
    assert found.entrants[0].faults == {"crash": games.played[0].decisions[0]}
    assert found.entrants[1].faults == {}
