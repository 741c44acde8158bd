"""Frozen players play as they did when they were frozen: the games recorded then come out again."""

import json
import subprocess
from pathlib import Path

import pytest

from bench.freeze import ROOT, unpack
from lusoria.arena.entrants import entrant
from lusoria.arena.frozen import FOLDER, TREES
from lusoria.arena.match import Match, play
from lusoria.players import UnknownPlayer

GAMES = json.loads(Path(__file__).with_name("frozen.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def frozen(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the frozen versions, unpacked and not compiled."""
    if not has_history():
        pytest.skip("these sources have no history")
    folder = tmp_path_factory.mktemp("frozen")
    for version in TREES:
        unpack(version, folder / str(version))
    return folder


def has_history() -> bool:
    """True in a clone of the project with all that it once was."""
    try:
        asked = subprocess.run(
            ["git", "rev-parse", "--is-shallow-repository"],
            cwd=ROOT,
            check=True,
            stdout=subprocess.PIPE,
        )
    except (OSError, subprocess.CalledProcessError):
        return False
    return asked.stdout.strip() == b"false"


@pytest.mark.parametrize(
    "recorded", GAMES, ids=lambda game: f"{game['game']} {game['entrants'][0]}"
)
def test_it_plays_the_game_recorded_then(
    recorded: dict[str, object], frozen: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(frozen))
    monkeypatch.setenv("LUSORIA_PURE", "1")
    match = Match(
        str(recorded["game"]),
        tuple(recorded["entrants"]),  # type: ignore[arg-type]
        1,
        options=recorded["options"],  # type: ignore[arg-type]
        seconds=600.0,
    )
    record = play(match, 0).record
    assert record.marks == []
    assert record.actions == recorded["actions"]


def test_what_was_never_frozen_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    with pytest.raises(UnknownPlayer, match=r"python -m bench\.freeze"):
        entrant("search@1:500", "roma", "", 1.0)
    with pytest.raises(UnknownPlayer, match="no frozen version '99'"):
        entrant("search@99:500", "roma", "", 1.0)
