"""Records from elsewhere: gone through, shown as a seat could see them, or refused."""

import asyncio
import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
from typing import Any

import pytest

import lusoria
from lusoria.core.dice import FairDice
from lusoria.core.table import Table
from lusoria.server.record_reader import RecordReader
from lusoria.tables.refused import Refused
from tests.server.serving import ADA, BEN, PATIENCE, Client, Json, Server, decide, make, served


def record_of(id: str, players: int, **options: object) -> Json:
    """The record of a game played at random."""
    game = lusoria.game(id)
    dice = FairDice(bytes(range(32)), ["a"] * players)
    names = ["Ada", "Ben", "Cleo", "Dio"][:players]
    table = Table(game.start(players, round_limit=6, **options), names, dice)
    rng = random.Random(3)
    while not table.state.is_over:
        table.act(rng.choice(table.state.legal_actions()))
    found: Json = json.loads(table.record().dumps())
    return found


@pytest.fixture(scope="module")
def record() -> Json:
    return record_of("roma", 2)


def test_a_game_looks_as_it_did_at_its_table(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, options={"round_limit": 4})
    rng = random.Random(1)
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
        while (now := ada.get(path))["status"] == "running":
            who = (ada, ben)[now["player"]]
            decide(who, path, who.get(path), rng)
        record = ada.get(f"{path}/record")
        for seat, client in enumerate((ada, ben)):
            table = client.get(path, since=0, lang="it")
            replay = client.post("/api/replay", record, seat=seat, lang="it")
            played = [entry for entry in table["events"] if entry["what"] in ("start", "action")]
            for name in ("what", "seat", "ply", "events", "text"):
                there = [entry.get(name) for entry in played]
                assert [entry.get(name) for entry in replay["log"]] == there
            for name in ("game", "version", "options", "outcome", "message", "text"):
                assert replay[name] == table[name]
            assert (replay["seats"], replay["seat"], replay["proved"]) == (
                ["Ada", "Ben"],
                seat,
                True,
            )
            assert replay["plies"] == table["ply"]
            assert replay["course"] == client.get(f"{path}/course")
            for ply in (0, 1, 30, table["ply"]):
                there = client.get(f"{path}/positions/{ply}")
                assert client.post(f"/api/replay/{ply}", record, seat=seat) == there
        # The record is open, so everybody may see it with any seat's eyes.
        with Client(server) as eve:
            for seat, client in enumerate((ada, ben)):
                there = client.get(path, since=0)
                for who in (eve, ada):
                    seen = who.get(path, since=0, seat=seat)
                    assert (seen["view"], seen["events"]) == (there["view"], there["events"])
                    past = who.get(f"{path}/positions/9", seat=seat)
                    assert past == client.get(f"{path}/positions/9")
            assert eve.refused("GET", path, seat=2)["error"] == "no-seat"
        everyone = ada.post("/api/replay", record)
        assert everyone["seat"] is None
        assert "text" not in everyone["log"][1]
        assert ada.post("/api/replay/9", record)["view"]["seats"][0]["hand"]["cards"] is None


@pytest.mark.parametrize(("id", "players"), [("builders", 3), ("romolo", 1), ("romolo", 4)])
def test_every_game_can_be_looked_at(server: Server, id: str, players: int) -> None:
    record = record_of(id, players)
    with Client(server) as someone:
        replay = someone.post("/api/replay", record, lang="fr")
        assert replay["plies"] == len(record["actions"]) == replay["log"][-1]["ply"]
        assert replay["outcome"]["winners"] is not None
        turns = replay["course"]["turns"]
        scores = [score["total"] for score in replay["outcome"]["scores"]]
        if replay["outcome"]["reason"] != "survivor":
            assert turns[-1]["points"] == scores
        for ply in range(0, replay["plies"], 40):
            past = someone.post(f"/api/replay/{ply}", record)
            assert (past["ply"], past["plies"]) == (ply, replay["plies"])
            assert past["view"]["seats"]


def test_what_happened_beside_the_actions_is_told(server: Server, record: Json) -> None:
    half = record["actions"][:60]
    shorter: Json = {**record, "actions": half, "marks": [[60, 1, "resigned"], [60, 1, "bot"]]}
    del shorter["proof"]
    with Client(server) as someone:
        replay = someone.post("/api/replay", shorter, lang="en")
        assert [entry["text"] for entry in replay["log"][-2:]] == [
            "Ben resigns.",
            "A bot takes over for Ben.",
        ]
        assert [entry["what"] for entry in replay["log"][-2:]] == ["resign", "bot"]
        assert (replay["outcome"]["reason"], replay["outcome"]["winners"]) == ("resigned", [0])
        assert replay["text"] == "Ben has resigned."
        assert replay["proved"] is False

        shorter["marks"] = [[20, 0, "bot"], [30, 0, "person"]]
        replay = someone.post("/api/replay", shorter, lang="en")
        told = [entry["text"] for entry in replay["log"] if entry["what"] in ("bot", "back")]
        assert told == ["Ada took too long: a bot takes over.", "Ada is back."]
        assert replay["outcome"] is replay["message"] is None

        state = lusoria.loads(json.dumps(record)).replay(40)
        ply = 40
        while state.player < 0:
            ply += 1
            state = lusoria.loads(json.dumps(record)).replay(ply)
        shorter["marks"] = [[ply, state.player, "crash"]]
        replay = someone.post("/api/replay", shorter, lang="en")
        [failed] = [entry for entry in replay["log"] if "message" in entry][1:]
        assert failed["message"]["id"] == "table-log-failed"
        assert failed["seat"] == state.player


def refused(server: Server, record: Any, path: str = "/api/replay", **query: object) -> Json:
    with Client(server) as someone:
        return someone.refused("POST", path, record, **query)


@pytest.mark.parametrize(
    ("changes", "error", "sentence"),
    [
        ({"version": 99}, "version", "played with version 99"),
        ({"game": "chess"}, "record", "There is no game"),
        ({"players": 3}, "record", "record.players"),
        ({"options": {"mercatus": "nobody"}}, "record", "record.options"),
        ({"actions": [0, 88]}, "record", "record.actions[1]"),
        ({"actions": [1] * 30_001}, "invalid", "30000"),
        ({"proof": {}}, "record", "record.proof"),
        ({"marks": [[3, 1, "crash"]]}, "record", "record.marks[0]"),
        ({"more": 1}, "invalid", "more"),
    ],
    ids=range(9),
)
def test_what_is_wrong_with_a_record_is_said(
    server: Server, record: Json, changes: Json, error: str, sentence: str
) -> None:
    problem = refused(server, {**record, **changes})
    assert (problem["status"], problem["error"]) == (400, error)
    assert sentence in problem["detail"]
    if error != "invalid":
        assert problem["message"]["id"] == f"table-replay-{error}"


def test_a_forged_die_is_found(server: Server, record: Json) -> None:
    at, table = record["proof"]["draws"][-1]
    other = next(
        outcome
        for outcome, _ in record["proof"]["tables"][table]
        if outcome != record["actions"][at]
    )
    actions = record["actions"][:]
    actions[at] = other
    problem = refused(server, {**record, "actions": actions})
    assert "follows from the secret" in problem["detail"]


def test_bounds(server: Server, record: Json) -> None:
    assert refused(server, record, seat=2)["error"] == "no-seat"
    assert refused(server, record, "/api/replay/100000")["error"] == "no-position"
    assert refused(server, record, "/api/replay/-1")["status"] in (400, 404)
    assert refused(server, {**record, "proof": {"x": "x" * 1_100_000}})["status"] == 413
    assert refused(server, {**record, "proof": {"x": "x" * 900_000}})["status"] == 400
    assert refused(server, [])["status"] == 400


def test_so_many_records_of_one_address(record: Json) -> None:
    for server in served(replayed_rate=0.001, replayed_burst=2):
        with Client(server) as someone:
            for name in ("Ada", "Eva"):
                someone.post("/api/replay", {**record, "seats": [name, "Ben"]})
            new = {**record, "seats": ["Eve", "Ben"]}
            assert someone.refused("POST", "/api/replay", new)["error"] == "too-many"
            someone.post("/api/replay/7", record)  # gone through already


def test_a_reader_that_was_killed_is_replaced(record: Json) -> None:
    """The process in which records are read is not the server's, nor needed by anybody else."""
    body = json.dumps(record).encode()

    async def read() -> None:
        reader = RecordReader()
        others = {child.pid for child in multiprocessing.active_children()}
        try:
            first = await reader.game("here", body, None, "en")
            assert reader.is_known(body)
            [pid] = {child.pid for child in multiprocessing.active_children()} - others
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
            with pytest.raises(Refused) as refused:
                await reader.position("here", body, None, 3)
            assert refused.value.problem.error == "unread"
            assert await reader.game("here", body, None, "en") == first
        finally:
            reader.close()

    asyncio.run(read())


WORKS = """
from lusoria.server.record_reader import _in_time
def busy():
    while True:
        pass
print(_in_time(lambda: "done", 0.1), flush=True)
_in_time(busy, 0.1)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such timer")
def test_a_question_has_so_much_of_a_processor_and_no_more() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", WORKS], capture_output=True, text=True, timeout=PATIENCE
    )
    assert ran.stdout == "done\n"
    assert ran.returncode == -signal.SIGPROF


def test_somebody_with_many_records_makes_nobody_else_wait(record: Json) -> None:
    async def read() -> list[str]:
        reader = RecordReader()
        order: list[str] = []

        async def one(address: str, name: str) -> None:
            body = json.dumps({**record, "seats": [name, "Ben"]}).encode()
            await reader.game(address, body, None, None)
            order.append(address)

        try:
            many = [asyncio.create_task(one("many", f"Ada {i}")) for i in range(4)]
            await asyncio.sleep(0)
            await asyncio.gather(one("few", "Ada"), *many)
        finally:
            reader.close()
        return order

    assert asyncio.run(read()) == ["many", "few", "many", "many", "many"]
