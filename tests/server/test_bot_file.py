"""The bot of the documentation that sits at a table of a server."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import ADA, BOT, Client, Server, make, served

BOT_FILE = Path(__file__).parents[2] / "docs" / "bots" / "at_a_table.py"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    yield from served()


def test_it_plays_a_game_to_its_end(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BOT, options={"round_limit": 3})
    table = path.rpartition("/")[2]
    command = [sys.executable, str(BOT_FILE), server.url, table, tokens[0]]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    with Client(server, tokens[0]) as ada:
        assert json.loads(ran.stdout) == ada.get(path)["outcome"]
