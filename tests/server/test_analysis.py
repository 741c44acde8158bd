"""Analyses through a server: of finished games alone, a little at a time, for everyone who asks."""

import random

import pytest

from tests.server.serving import ADA, BEN, Client, Json, Server, decide, make

pytestmark = pytest.mark.once  # the judge is tested both ways; the server only hands it on


@pytest.fixture(scope="module")
def record(server: Server) -> Json:
    """The record of a short game, as whoever watched gets it."""
    path, tokens, _ = make(server, ADA, BEN, options={"round_limit": 1})
    rng = random.Random(1)
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
        while (now := ada.get(path))["status"] == "running":
            who = (ada, ben)[now["player"]]
            decide(who, path, who.get(path), rng)
    with Client(server) as spectator:
        found: Json = spectator.get(f"{path}/record")
        return found


def analysed(client: Client, record: Json) -> tuple[Json, list[int]]:
    """What was found, and how far it was each time it was asked for."""
    done: list[int] = []
    while (told := client.post("/api/replay/analysis", record))["found"] is None:
        done.append(told["done"])
        assert told["done"] <= told["of"]
    assert told["done"] == told["of"]
    found: Json = told["found"]
    return found, done


def test_whoever_watched_has_it_and_it_adds_up(server: Server, record: Json) -> None:
    with Client(server) as somebody, Client(server) as another:
        found, done = analysed(somebody, record)
        assert done == sorted(done)
        told = another.post("/api/replay/analysis", record)  # it is kept for others
        assert told["found"] == found
    for seat in found["seats"]:
        whole = seat["start"] + seat["luck"] + seat["own"] + seat["others"]
        assert whole == pytest.approx(seat["result"])
    for slip in found["slips"]:
        choices = [found["choices"][i] for i in slip["choices"]]
        assert {choice["seat"] for choice in choices} == {slip["seat"]}
        assert sum(choice["loss"] for choice in choices) == pytest.approx(slip["loss"], abs=0.01)
        for choice in choices:
            actions = record["actions"][choice["at"] : choice["until"]]
            assert choice["played"]["actions"] == actions
            assert choice["best"][0]["value"] >= choice["played"]["value"] - 0.05
            assert choice["right"][0]


def test_a_running_game_is_not_analysed(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN)
    rng = random.Random(1)
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
        for _ in range(8):
            who = (ada, ben)[ada.get(path)["player"]]
            decide(who, path, who.get(path), rng)
        for client in (ada, ben):
            own = client.get(f"{path}/record")
            assert "actions" not in own
            assert client.refused("POST", "/api/replay/analysis", own)["error"] == "invalid"


def test_a_record_that_breaks_off_is_refused(server: Server, record: Json) -> None:
    with Client(server) as somebody:
        part = {**record, "actions": record["actions"][:9], "proof": None}
        refused = somebody.refused("POST", "/api/replay/analysis", part)
        assert refused["error"] == "not-over"
        wrong = {**record, "actions": [9999, *record["actions"]], "proof": None}
        assert somebody.refused("POST", "/api/replay/analysis", wrong)["error"] == "record"
