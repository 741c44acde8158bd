"""kill -9 at any moment: every acknowledged action is there, bots go on, clients resume."""

import json
import random
import sqlite3
import threading
import time
from pathlib import Path

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

import lusoria
from tests.server.serving import ADA, BEN, BOT, PATIENCE, Client, Server, make

TABLES = 4
KILLS = 4


class Player(threading.Thread):
    """Plays at one table until it is told to stop; remembers what was acknowledged."""

    def __init__(self, server: Server, path: str, token: str, stop: threading.Event) -> None:
        super().__init__()
        self.server = server
        self.path = path
        self.client = Client(server, token)
        self.ended = stop
        self.acknowledged: dict[int, tuple[int, int]] = {}  # revision: seat, action
        self.wrong: list[str] = []
        self.rng = random.Random(path)

    def run(self) -> None:
        while not self.ended.is_set():
            try:
                self.turn()
            except httpx.TransportError:
                self.ended.wait(0.05)  # the server was killed: try again
        self.client.http.close()

    def turn(self) -> None:
        table = self.client.get(self.path)
        if table["status"] != "running":
            self.ended.wait(0.2)
            return
        seat = table["player"]
        if seat not in table["you"]:
            self.ended.wait(0.02)  # a bot thinks
            return
        mine = self.client.get(self.path, seat=seat)
        if not mine["legal"]:
            return
        action = self.rng.choice(mine["legal"])["action"]
        body = {"revision": mine["revision"], "action": action}
        done = self.client.ask("POST", f"{self.path}/actions", body)
        if done.status_code == 200:
            self.acknowledged[mine["revision"] + 1] = (seat, action)
        elif done.json()["error"] not in ("late", "already"):
            self.wrong.append(done.text)


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path)
    made = [
        make(server, ADA, BOT if i % 2 else BEN, one_screen=True, options={"round_limit": 30})
        for i in range(TABLES)
    ]
    stop = threading.Event()
    players = [Player(server, path, tokens[0], stop) for path, tokens, _ in made]
    for player in players:
        player.start()
    rng = random.Random(4)
    try:
        for _ in range(KILLS):
            before = sum(len(player.acknowledged) for player in players)
            deadline = time.monotonic() + PATIENCE
            while sum(len(player.acknowledged) for player in players) < before + 24:
                assert time.monotonic() < deadline, server.said()[-3000:]
                stop.wait(0.02)
            stop.wait(rng.random() / 5)
            server.kill()
            server.start()
    finally:
        stop.set()
        for player in players:
            player.join()
    assert sum(len(player.acknowledged) for player in players) >= 24 * KILLS
    for player in players:
        assert not player.wrong
    server.kill()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        for player in players:
            kept = {
                revision: json.loads(data)
                for revision, data in database.execute(
                    "SELECT revision, data FROM entries WHERE table_id = ? AND kind = 'action'",
                    [player.path.rpartition("/")[2]],
                )
            }
            for revision, (seat, action) in player.acknowledged.items():
                assert (kept[revision]["seat"], kept[revision]["action"]) == (seat, action)
    database.close()
    server.start()
    try:
        for path, tokens, _ in made:
            with Client(server, tokens[0]) as client:
                if client.get(path)["status"] == "running":
                    client.post(f"{path}/resign", {"seat": 0})
                lusoria.verify(lusoria.loads(client.ask("GET", f"{path}/record").text))
    finally:
        server.stop()


def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    server = Server(tmp_path)
    path, _, _ = make(server, ADA, BEN, public=True)
    server.stop()
    engine = create_engine(server.settings["database"])
    config = Config()
    config.set_main_option("script_location", "lusoria.server:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    engine.dispose()
    server.start()
    with Client(server) as client:
        [table] = client.get("/api/tables")["tables"]
        assert path.endswith(table["id"])
    server.stop()


def test_bots_go_on_by_themselves_after_a_crash(tmp_path: Path) -> None:
    server = Server(tmp_path, pause=0.2)
    path, _, _ = make(server, BOT, BOT, options={"round_limit": 2})
    server.kill()
    server.start()
    try:
        with Client(server) as someone:
            deadline = time.monotonic() + PATIENCE
            while someone.get(path)["status"] != "over":  # nobody asks it to go on
                assert time.monotonic() < deadline
                time.sleep(0.1)
    finally:
        server.stop()


@pytest.mark.parametrize("damage", ["version", "log"])
def test_what_cannot_go_on_says_so(tmp_path: Path, damage: str) -> None:
    """A table of other rules closes and gives its record; a damaged log is not played on."""
    server = Server(tmp_path)
    path, tokens, _ = make(server, ADA, BEN, one_screen=True)
    with Client(server, tokens[0]) as client:
        for _ in range(3):
            mine = client.get(path, seat=client.get(path)["player"])
            body = {"revision": mine["revision"], "action": mine["legal"][0]["action"]}
            client.post(f"{path}/actions", body)
    server.kill()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        if damage == "version":
            database.execute("UPDATE tables SET version = 99")
        else:
            database.execute("UPDATE tables SET secret = ?", [b"x" * 32])
    database.close()
    server.start()
    try:
        with Client(server, tokens[0]) as client:
            if damage == "version":
                closed = client.get(path, lang="en")
                assert closed["status"] == "closed"
                assert "rules in this program have changed" in closed["text"]
                record = client.get(f"{path}/record")
                assert (record["version"], len(record["actions"]) > 3) == (99, True)
                problem = client.refused("POST", f"{path}/actions", {"revision": 7, "action": 1})
                assert problem["error"] == "not-running"
            else:
                answer = client.http.get(path)
                assert (answer.status_code, answer.json()["error"]) == (503, "log")
    finally:
        server.stop()
