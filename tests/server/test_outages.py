"""A server that goes away: nobody pays for it with their time, and whoever listens is told."""

import json
import sqlite3
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from lusoria.tables.standstill import Standstill
from tests.server.serving import ADA, BEN, BOT, PATIENCE, Client, Server, make

OUTAGE = 3_600


def away(folder: Path, seconds: float) -> None:
    """Makes all that is kept so much older: as if the server had been away for as long."""
    with sqlite3.connect(folder / "tables.db") as database:
        database.execute("UPDATE entries SET at = at - ?", [seconds])
        database.execute("UPDATE tables SET due = due - ?, changed = changed - ?", [seconds] * 2)
        database.execute("UPDATE pulse SET at = at - ? WHERE at > 0", [seconds])
        database.execute("UPDATE pauses SET began = began - ?, ended = ended - ?", [seconds] * 2)
    database.close()


def beaten(folder: Path, since: float) -> None:
    """Waits for a sign that the server is at work."""
    deadline = time.monotonic() + PATIENCE
    while True:
        with sqlite3.connect(folder / "tables.db") as database:
            [[at]] = database.execute("SELECT at FROM pulse").fetchall()
        database.close()
        if at >= since:
            return
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_no_clock_runs_while_the_server_is_away(tmp_path: Path) -> None:
    server = Server(tmp_path, pause=0.1)
    try:
        began = time.time()
        path, tokens, _ = make(server, ADA, BEN, one_screen=True, seconds=600)
        beaten(tmp_path, began)
        for _ in range(2):  # an outage after another
            server.kill()
            away(tmp_path, OUTAGE)
            server.start()
            with Client(server, tokens[0]) as screen:
                table = screen.get(path)
                assert [seat["bot"] for seat in table["seats"]] == [None, None]
                assert 0 < table["clock"]["left"] <= 600
        # What is done by itself goes on, and the seat is still its person's.
        bots, _, _ = make(server, BOT, BOT, options={"round_limit": 1})
        with Client(server, tokens[0]) as screen:
            deadline = time.monotonic() + PATIENCE
            with Client(server) as someone:
                while someone.get(bots)["status"] != "over":
                    assert time.monotonic() < deadline
                    time.sleep(0.05)
            seat = screen.get(path)["player"]
            mine = screen.get(path, seat=seat)
            body = {"revision": mine["revision"], "action": mine["legal"][0]["action"]}
            screen.post(f"{path}/actions", body)
    finally:
        server.stop()


def test_time_that_was_over_is_over_after_an_outage_too(tmp_path: Path) -> None:
    """Only the outage does not count; what was used before does."""
    server = Server(tmp_path)
    try:
        began = time.time()
        path, tokens, _ = make(server, ADA, BEN, one_screen=True, seconds=600)
        beaten(tmp_path, began)
        server.kill()
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("UPDATE entries SET at = at - 700")
            database.execute("UPDATE tables SET due = due - 700")
        database.close()
        server.start()
        with Client(server, tokens[0]) as screen:
            deadline = time.monotonic() + PATIENCE
            while not any(seat["bot"] for seat in screen.get(path)["seats"]):
                assert time.monotonic() < deadline
                time.sleep(0.05)
    finally:
        server.stop()


def test_outages_do_not_count() -> None:
    clocks = Standstill()
    assert clocks.due(100, 10) == 110
    clocks.add_outage(105, 125)
    assert clocks.due(100, 10) == 130  # five before it, five after it
    assert clocks.due(110, 10) == 135  # begun within it
    assert clocks.due(125, 10) == 135
    assert clocks.due(90, 10) == 100
    clocks.add_outage(128, 148)
    assert clocks.due(100, 10) == 150  # two of the five after it, then the next
    clocks.add_outage(120, 130)
    assert clocks.outages == [(105, 148)]
    assert clocks.due(100, 10) == 153


def test_a_planned_end_is_announced(tmp_path: Path) -> None:
    server = Server(tmp_path)
    path, tokens, _ = make(server, ADA, BEN)
    with (
        Client(server, tokens[0]) as ada,
        connect(server.url.replace("http", "ws", 1) + f"{path}/live") as live,
        ada.http.stream("GET", f"{path}/stream") as stream,
    ):
        lines = stream.iter_lines()
        assert json.loads(next(lines))["type"] == "position"
        assert json.loads(live.recv(PATIENCE))["type"] == "position"
        assert json.loads(next(lines))["type"] == "presence"
        server.stop()
        # The stream of lines ends with a last line and its last chunk, as HTTP has it.
        assert [json.loads(line) for line in lines if line] == [{"type": "stop"}]
        with pytest.raises(ConnectionClosed) as closed:
            list(live)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert "Exception" not in server.said()
    assert "Cancel" not in server.said()
