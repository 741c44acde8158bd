"""Playing at a table: from the first seat taken to the record."""

import random

import lusoria
from tests.server.serving import ADA, BEN, BOT, PERSON, Client, Server, decide, make


def wait(client: Client, path: str, since: int) -> dict[str, object]:
    """The position once a person decides or the game is over."""
    with client.http.stream("GET", f"{path}/stream", params={"since": since}) as stream:
        for line in stream.iter_lines():
            client.received.append(line)
            if line:
                import json

                position: dict[str, object] = json.loads(line)
                if position["legal"] or position["status"] != "running":
                    return position
    raise AssertionError("the stream ended")


def test_a_whole_game_against_a_bot(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BOT, options={"round_limit": 3})
    rng = random.Random(1)
    with Client(server, tokens[0]) as ada:
        position = wait(ada, path, 0)
        while position["status"] == "running":
            position = decide(ada, path, position, rng)
            if not position["legal"]:
                position = wait(ada, path, position["revision"])
        assert position["outcome"]["reason"]
        text = ada.ask("GET", f"{path}/record").text
    record = lusoria.loads(text)
    lusoria.verify(record)
    assert record.proof.commitment == position["commitment"]
