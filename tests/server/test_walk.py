"""A game with nothing but curl, as the documentation tells it."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.server.serving import PATIENCE, Server

PAGE = Path(__file__).parents[2] / "docs" / "server.md"


def test_the_walk_through_plays_a_game_to_its_end(server: Server, tmp_path: Path) -> None:
    script = "\n".join(re.findall(r"```sh\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL))
    script = script.replace("http://127.0.0.1:8753", server.url)
    command = tmp_path / "bin" / "lusoria"
    command.parent.mkdir()
    run = "from lusoria.cli import main; main()"
    command.write_text(f"#!/bin/sh\nexec '{sys.executable}' -c '{run}' \"$@\"\n")
    command.chmod(0o755)
    ran = subprocess.run(
        ["sh", "-eu", "-c", script],
        cwd=tmp_path,
        env={**os.environ, "LC_ALL": "C", "PATH": f"{command.parent}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert ran.returncode == 0, ran.stderr
    assert '"outcome":{' in ran.stdout
    assert "chance outcomes of Roma follow from the secret" in ran.stdout
