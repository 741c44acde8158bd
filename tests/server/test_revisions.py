"""The revision: late and doubled requests change nothing; streams resume where they were cut."""

import json
import random
from concurrent.futures import ThreadPoolExecutor

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from tests.server.serving import ADA, BEN, PATIENCE, Client, Json, Server, decide, make


def socket(
    server: Server, path: str, token: str | None = None, query: str = "", cookie: str = ""
) -> ClientConnection:
    """A WebSocket on a table, with the token or the cookie as a page gives it."""
    url = server.url.replace("http", "ws", 1) + f"{path}/live{query}"
    if token is None:
        return connect(url, additional_headers={"Cookie": cookie} if cookie else None)
    return connect(url, subprotocols=[Subprotocol("lusoria"), Subprotocol(token)])


def receive(live: ClientConnection, *types: str) -> Json:
    """The next message of these types; if none is named, of the table's story."""
    while True:
        message: Json = json.loads(live.recv(timeout=PATIENCE))
        if message["type"] in (types or ("position", "chat")):
            return message


def test_a_doubled_action_is_done_once_and_says_so(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, one_screen=True)
    with Client(server, tokens[0]) as screen:
        table = screen.get(path, seat=screen.get(path)["player"])
        body = {"revision": table["revision"], "action": table["legal"][0]["action"]}
        done = screen.post(f"{path}/actions", body)
        problem = screen.refused("POST", f"{path}/actions", body)
        assert (problem["status"], problem["error"]) == (409, "already")
        assert problem["revision"] == done["revision"]
        assert screen.get(path)["ply"] == done["ply"]


def test_a_late_action_is_refused_also_after_an_undo(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, one_screen=True)
    with Client(server, tokens[0]) as screen:
        table = screen.get(path, seat=screen.get(path)["player"])
        seat = table["seat"]
        first, second = (each["action"] for each in table["legal"][:2])
        done = screen.post(f"{path}/actions", {"revision": table["revision"], "action": first})
        back = screen.post(f"{path}/undo", {"revision": done["revision"], "seat": seat})
        assert back["ply"] == table["ply"]
        for action, error in ((first, "already"), (second, "late")):
            late = {"revision": table["revision"], "action": action}
            assert screen.refused("POST", f"{path}/actions", late)["error"] == error
        undo = {"revision": done["revision"], "seat": seat}
        assert screen.refused("POST", f"{path}/undo", undo)["error"] == "late"
        future = {"revision": back["revision"] + 1, "action": first}
        assert screen.refused("POST", f"{path}/actions", future)["error"] == "late"
        assert screen.get(path)["revision"] == back["revision"]


def test_of_many_at_once_one_wins(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, one_screen=True)
    with Client(server, tokens[0]) as screen:
        table = screen.get(path, seat=screen.get(path)["player"])
        legal = [each["action"] for each in table["legal"]]

        def attempt(i: int) -> int:
            with Client(server, tokens[0]) as client:
                body = {"revision": table["revision"], "action": legal[i % len(legal)]}
                return client.ask("POST", f"{path}/actions", body).status_code

        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(attempt, range(24)))
        assert sorted(answers) == [200] + [409] * 23
        assert screen.get(path)["revision"] == table["revision"] + 1


def test_streams_tell_the_same_and_resume(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, one_screen=True)
    rng = random.Random(5)
    with Client(server, tokens[0]) as screen:
        with socket(server, path, tokens[0], "?seat=0&since=0") as live:
            assert live.subprotocol == "lusoria"
            first = receive(live)
            assert [entry["revision"] for entry in first["events"]] == [1, 2, 3]
            told = first
            for _ in range(5):
                table = screen.get(path)
                decide(screen, path, screen.get(path, seat=table["player"]), rng)
                told = receive(live)
                assert told["revision"] == table["revision"] + 1
                now = screen.get(path, seat=0, since=table["revision"])
                assert (told["view"], told["events"]) == (now["view"], now["events"])
        cut = screen.get(path)["revision"]
        for _ in range(3):
            decide(screen, path, screen.get(path, seat=screen.get(path)["player"]), rng)
        screen.post(f"{path}/chat", {"text": "Ave!", "seat": 1})
        with socket(server, path, tokens[0], f"?seat=0&since={cut}&lines=0") as live:
            missed = receive(live)
            assert [entry["revision"] for entry in missed["events"]] == [cut + 1, cut + 2, cut + 3]
            assert receive(live)["lines"][0]["text"] == "Ave!"
        query = {"seat": 0, "since": cut}
        with screen.http.stream("GET", f"{path}/stream", params=query) as lines:
            assert lines.headers["content-type"] == "application/x-ndjson"
            line = next(lines.iter_lines())
        assert json.loads(line)["events"] == missed["events"]


def test_what_a_request_was_answered_its_own_stream_omits(server: Server) -> None:
    """Only that of whoever asks, and only if the stream was named."""
    path, tokens, _ = make(server, ADA, BEN)
    with (
        Client(server, tokens[0]) as ada,
        Client(server, tokens[1]) as ben,
        socket(server, path, tokens[0], "?stream=mine") as mine,
        socket(server, path, tokens[1], "?stream=his") as his,
        socket(server, path, tokens[0]) as unnamed,
    ):
        lives = (mine, his, unnamed)
        [first] = {receive(live, "position")["revision"] for live in lives}
        seat = ada.get(path)["player"]
        who, own = ((ada, mine), (ben, his))[seat]
        legal = who.get(path)["legal"]
        body = {"revision": first, "action": legal[0]["action"]}
        done = who.post(f"{path}/actions", body, stream=("mine", "his")[seat])
        other = (mine, his)[1 - seat]
        for live in (other, unnamed):
            assert receive(live, "position")["revision"] == done["revision"]
        back = {"revision": done["revision"], "seat": seat}
        undone = who.post(f"{path}/undo", back, stream=("his", "mine")[seat])
        told = receive(own, "position")
        assert told["revision"] == undone["revision"]
        assert [entry["revision"] for entry in told["events"]] == [undone["revision"]]


def test_streams_are_compressed(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN)
    with socket(server, path, tokens[0]) as live:
        [extension] = live.protocol.extensions
        assert extension.name == "permessage-deflate"
        assert receive(live)["type"] == "position"
