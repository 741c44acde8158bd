"""The `lusoria` command, as a real process."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import lusoria
from lusoria.text import texts

ROMA = ["play", "roma", "--seed", "56", "--lang", "en"]


def run(*arguments: str, typed: str = "", cwd: Path | None = None, code: int = 0) -> str:
    """Runs the command with what a person types; everything it printed."""
    process = subprocess.run(
        [sys.executable, "-c", "from lusoria.cli import main; main()", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=cwd,
        env={**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"},
        timeout=120,
    )
    assert process.returncode == code, process.stdout + process.stderr
    assert "Traceback" not in process.stderr
    return process.stdout + process.stderr


def test_version_tells_whether_it_is_compiled() -> None:
    how = "compiled" if lusoria.COMPILED else "interpreted"
    assert f"lusoria {lusoria.__version__} ({how}" in run("--version")


def test_a_person_plays_roma_to_the_end_by_always_taking_the_first_move() -> None:
    """The first move listed is to end the turn, so the discs stay empty and the game is lost."""
    out = run(*ROMA, typed="1\n" * 200)
    assert "Player has no points left." in out
    assert "medium won." in out


def test_moves_can_be_typed_as_notation_or_number_and_taken_back() -> None:
    out = run(*ROMA, typed="pass legionarius\nundo\n2\nquit\nquit\n")
    assert "Player passes Legionarius." in out
    assert "Player passes Essedum." in out


def test_a_refusal_is_explained_with_its_clause() -> None:
    out = run(*ROMA, typed="pass forum\nactivate 3\nnonsense\nquit\n")
    assert "You hold no Forum. [R3]" in out
    assert "Not now. Choose two cards to pass to your opponent." in out
    assert "“nonsense” is not an action of Roma." in out


def test_what_cannot_be_taken_back_is_said() -> None:
    assert "Chance has decided since" in run(*ROMA, typed="undo\nquit\n")


@pytest.mark.parametrize(
    ("language", "prompt"),
    [("en", "Choose two cards"), ("it", "Scegli due carte"), ("fr", "Choisis deux cartes")],
)
def test_it_speaks_three_languages(language: str, prompt: str) -> None:
    out = run("play", "roma", "--seed", "56", "--lang", language, typed="undo\nfoo\nquit\n")
    assert prompt in out
    assert texts(language).text("core-undo-chance") in out
    assert texts(language).text("core-no-notation", text="foo", game="Roma") in out


def test_commands_that_are_no_moves() -> None:
    out = run(*ROMA, typed="help\nlog\nrules R36\nrules X9\nquit\n")
    assert "(rules R3, help)" in out
    assert "undo: take back" in out
    assert "is dealt a card." in out
    assert "Centurio: battle against" in out
    assert "Roma has no clause X9." in out


def test_a_game_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    run(*ROMA, typed="1\n1\n1\nsave half.json\nquit\n", cwd=tmp_path)
    data = json.loads((tmp_path / "half.json").read_text())
    assert data["bots"] == ["", "medium"]
    out = run(*ROMA[:2], "--lang", "en", "--load", "half.json", typed="log\nquit\n", cwd=tmp_path)
    assert "face down beside disc 1." in out
    inside = run(*ROMA, typed="load half.json\nquit\n", cwd=tmp_path)
    assert "face down" in inside


def test_a_file_that_is_no_record_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{}")
    for command in ("replay", "verify"):
        assert "lusoria: record: 'lusoria' is missing" in run(
            command, "bad.json", cwd=tmp_path, code=2
        )
        assert "No such file" in run(command, "none.json", cwd=tmp_path, code=2)
    out = run(
        *ROMA, typed="load bad.json\nload none.json\nsave /no/such/folder/x\nquit\n", cwd=tmp_path
    )
    assert "'lusoria' is missing" in out
    assert out.count("No such file") == 2


def test_a_record_is_verified_and_a_forged_one_refuted(tmp_path: Path) -> None:
    run(*ROMA, typed="1\n1\nsave game.json\nquit\n", cwd=tmp_path)
    assert "None was chosen" in run("verify", "game.json", "--lang", "en", cwd=tmp_path)
    data = json.loads((tmp_path / "game.json").read_text())
    data["actions"][0] = 1 - data["actions"][0]
    (tmp_path / "forged.json").write_text(json.dumps(data))
    refuted = run("verify", "forged.json", "--lang", "en", cwd=tmp_path, code=2)
    assert "record.actions[" in refuted
    assert re.search(r"\(step \d+\)", refuted)


def test_a_record_is_stepped_through(tmp_path: Path) -> None:
    """Steps are actions; those of a move, and the chance after it, are shown together."""
    run(*ROMA, typed="1\n" * 8 + "save game.json\nquit\n", cwd=tmp_path)
    out = run("replay", "game.json", "--lang", "en", typed="\n\nb\n12\n999\nq\n", cwd=tmp_path)
    steps = [int(step) for step in re.findall(r"Step (\d+) of", out)]
    count = len(json.loads((tmp_path / "game.json").read_text())["actions"])
    assert steps[0] == 9  # who begins, and four cards each
    assert steps[:5] == [*sorted(steps[:3]), steps[1], steps[4]]
    assert steps[4] >= 12
    assert steps[5] == count
    assert "is dealt a card." in out


def test_a_finished_game_is_open_to_all(tmp_path: Path) -> None:
    words = ["arena", "roma", "greedy", "random", "--games", "2", "--workers", "1"]
    run(*words, "--out", "m.jsonl", cwd=tmp_path)
    out = run("replay", "m.jsonl:1", "--lang", "en", typed="\n\n9999\n\n", cwd=tmp_path)
    assert "Their hand:" in out
    assert "is dealt a card." not in out
    assert "is dealt " in out


def test_a_game_of_an_arena_is_read_by_its_number(tmp_path: Path) -> None:
    words = ["arena", "roma", "greedy", "random", "--games", "2", "--workers", "1", "--seed", "7"]
    run(*words, "--out", "m.jsonl", cwd=tmp_path)
    out = run("verify", "m.jsonl:1", "--lang", "en", cwd=tmp_path)
    assert "from the seed of the match, 7. A seed was given" in " ".join(out.split())
    assert "none with the number 2" in run("verify", "m.jsonl:2", cwd=tmp_path, code=2)
    assert "No such file" in run("replay", "n.jsonl:2", cwd=tmp_path, code=2)
    first, zero, one = (tmp_path / "m.jsonl").read_text().splitlines()
    game = json.loads(one)
    game["record"]["actions"][0] = 1 - game["record"]["actions"][0]  # who begins
    forged = json.dumps(game, separators=(",", ":"))
    (tmp_path / "forged.jsonl").write_text("\n".join([first, zero, forged, ""]))
    assert "record.actions[" in run("verify", "forged.jsonl:1", cwd=tmp_path, code=2)
    words = ["analyse", "m.jsonl:0", "--iterations", "1", "--lang", "en"]
    assert "What was given away" in run(*words, cwd=tmp_path)


def test_a_seed_that_was_given_is_told_by_verify(tmp_path: Path) -> None:
    run(*ROMA, typed="1\nsave game.json\nquit\n", cwd=tmp_path)
    assert "A seed was given (56)" in run("verify", "game.json", "--lang", "en", cwd=tmp_path)
    fair = ["play", "roma", "--lang", "en"]
    run(*fair, typed="1\nsave game.json\nquit\n", cwd=tmp_path)
    assert "seed" not in run("verify", "game.json", "--lang", "en", cwd=tmp_path)


def test_a_saved_game_is_gone_on_with_without_naming_it(tmp_path: Path) -> None:
    run(*ROMA, typed="1\nsave game.json\nquit\n", cwd=tmp_path)
    out = run("play", "--load", "game.json", "--lang", "en", typed="quit\n", cwd=tmp_path)
    assert "Choose" in out
    wrong = run("play", "builders", "--load", "game.json", cwd=tmp_path, code=2)
    assert "game.json is a game of Roma." in wrong
    assert "Which game? " in run("play", code=2)


def test_an_unsaved_game_is_not_left_by_mistake(tmp_path: Path) -> None:
    assert "not been saved" not in run(*ROMA, typed="quit\n")  # nothing was decided
    out = run(*ROMA, typed="1\nquit\nsave game.json\nquit\n", cwd=tmp_path)
    assert out.count("This game has not been saved.") == 1
    assert "Saved in game.json." in out
    assert "not been saved" in run(*ROMA, typed="1\nquit\nquit\n")


def test_a_hint_is_a_move_that_can_be_typed() -> None:
    out = run(*ROMA, typed="hint\nquit\n")
    [hint] = re.findall(r"A bot would play (pass \w+): ", out)
    assert f"> {hint}" not in out
    assert re.search(rf"\d  {hint}", out)


def test_the_table_is_looked_at_zone_by_zone() -> None:
    words = ["play", "romolo", "--seed", "3", "--lang", "en"]
    out = run(*words, typed="look mar\nlook nowhere\nmoves\nquit\n")
    assert out.count("Market:") == 2
    assert "There is no such zone. Zones: legend, market, players, map." in out
    assert out.count("Take a hill") == 2


def test_bare_lusoria_is_explained_in_its_help() -> None:
    said = " ".join(run("--help").split())
    assert "Without a command it serves tables on this machine and opens the page." in said


def test_several_people_at_one_screen_do_not_see_each_others_hands() -> None:
    seats = ["--seats", "person:Ada,person:Ben"]
    out = run(*ROMA, *seats, typed="\n1\n1\n\nquit\nquit\n")
    curtain = "It is Ben’s turn. Everybody else looks away; Ben presses Enter."
    before, _, after = out.partition(curtain)
    assert "Ada is dealt Legionarius." in before
    assert "Ben is dealt a card." in before
    assert "Ada is dealt" not in after
    assert "Ada passes a card." in after


def test_wrong_arguments_say_what_is_possible() -> None:
    assert "There is no game 'chess'" in run("play", "chess", code=2)
    assert "Players: person, random, greedy" in run("play", "roma", "--seats", "person,hal", code=2)
    assert "Roma is for 2 players" in run("play", "roma", "--seats", "person", code=2)
    assert "has no option 'x'" in run("play", "roma", "--option", "x=1", code=2)
    assert "name=value" in run("play", "roma", "--option", "x", code=2)
    assert "en, it, fr" in run("play", "roma", "--lang", "de", code=2)


def test_rules_are_shown_clause_by_clause() -> None:
    out = run("rules", "roma", "--lang", "en")
    assert all(f"R{number} " in out for number in range(1, 45))
    assert "Roma has no clause R99." in run("rules", "roma", "R99", "--lang", "en", code=2)


def test_the_end_of_input_leaves_quietly() -> None:
    assert "Aborted." in run(*ROMA, typed="1\n", code=1)


def test_an_arena_is_played_gone_on_with_and_reported(tmp_path: Path) -> None:
    words = ["arena", "roma", "greedy", "random", "--workers", "1", "--lang", "en"]
    files = ["--out", "games.jsonl", "--html", "match.html"]
    out = run(*words, *files, "--games", "3", cwd=tmp_path)
    assert "decisions a second" in out
    assert "The side that began won" in out
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 5  # whole deals
    run(*words, *files, "--games", "6", cwd=tmp_path)
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 7
    assert "lusoria arena roma greedy random" in (tmp_path / "match.html").read_text("utf-8")
    assert "another match" in run(*words, *files, "--seed", "9", cwd=tmp_path, code=2)
    assert "There is no player 'hal'" in run("arena", "roma", "hal", code=2)


def test_a_record_is_analysed(tmp_path: Path) -> None:
    run(*ROMA, typed="1\n" * 5 + "save game.json\nquit\n", cwd=tmp_path)
    words = ["analyse", "game.json", "--iterations", "10", "--html", "game.html", "--lang", "it"]
    out = run(*words, cwd=tmp_path)
    assert "Che cosa è stato regalato" in out
    assert "fortuna" in out
    assert "<polyline" in (tmp_path / "game.html").read_text("utf-8")


def test_statistics_are_shown(tmp_path: Path) -> None:
    words = ["stats", "roma", "--games", "80", "--player", "random", "--workers", "1"]
    out = run(*words, "--html", "stats.html", "--lang", "fr", cwd=tmp_path)
    assert "Cartes activées" in out
    assert "Forum" in (tmp_path / "stats.html").read_text("utf-8")
