"""The exercise of CONTRIBUTING.md can be done in the steps that it lists."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lusoria
from tests.games.romolo import ninth_building


@pytest.mark.once
def test_a_ninth_building_is_added_in_the_files_that_the_exercise_names(tmp_path: Path) -> None:
    source = Path(lusoria.__file__).parent
    ignored = shutil.ignore_patterns("page", "__pycache__", "*.so", "*.pyd")
    shutil.copytree(source, tmp_path / "lusoria", ignore=ignored)
    for name, changes in ninth_building.CHANGES.items():
        file = tmp_path / "lusoria/games/romolo" / name
        text = file.read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, f"{name}: {old!r}"
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8")
    program = [sys.executable, "-m", "tests.games.romolo.ninth_building", "2"]
    root = Path(__file__).parents[3]
    env = {**os.environ, "LUSORIA_PURE": "1", "PYTHONPATH": f"{tmp_path}{os.pathsep}{root}"}
    done = subprocess.run(program, env=env, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    built, lost = map(int, done.stdout.split())
    assert built > 3
    assert lost > 0
