"""What docs/research.md says holds, and its learner learns."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import lusoria

DOCS = Path(__file__).parents[2] / "docs"
LEARN = DOCS / "examples" / "learn.py"


def test_the_sizes_are_as_told() -> None:
    text = (DOCS / "research.md").read_text("utf-8")
    told = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \|$", text, re.MULTILINE)
    games = [lusoria.game(id) for id in ("roma", "builders", "romolo")]
    assert told == [(game.id, str(game.observation.size), str(game.action_count)) for game in games]


def test_the_learner_runs() -> None:
    command = [sys.executable, str(LEARN), "alea", "--seconds", "0.5", "--games", "100"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    assert re.search(r"after: [+-]\d\.\d\d against random", run.stdout)


def test_the_learner_learns() -> None:
    """Enough for a small game to be won more often than not: it depends on the work done alone."""
    learn = runpy.run_path(str(LEARN))
    policy = learn["Policy"](lusoria.game("alea"))
    before = learn["against_random"](policy, "alea", 2000)
    learn["train"](policy, "alea", decisions=250_000)
    assert learn["against_random"](policy, "alea", 2000) > before + 0.1
    with pytest.raises(lusoria.UnknownGame):
        learn["train"](policy, "no such game", decisions=1)
