"""Whatever comes in, nobody gets in: a 4xx with a sentence, and nothing has changed."""

import base64
import json
import os
import socket as sockets
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin, Subprotocol

from tests.server.serving import ADA, BEN, BOT, Client, Json, Server, make, served


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[str, list[str]]:
    path, tokens, _ = make(server, ADA, BEN)
    return path, tokens


@pytest.fixture(autouse=True)
def unchanged(server: Server, table: tuple[str, list[str]]) -> Iterator[None]:
    """After every test the table is as it was."""
    yield
    with Client(server) as someone:
        now = someone.get(table[0])
    assert (now["status"], now["revision"], now["lines"]) == ("running", 3, 0)


def post(server: Server, path: str, content: bytes, **headers: str) -> Json:
    """The problem with which a raw body is refused."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with Client(server) as client:
        answer = client.http.post(
            path, content=content, headers={"content-type": "application/json", **named}
        )
    assert 400 <= answer.status_code < 500, answer.text
    problem: Json = answer.json()
    assert problem["detail"]
    return problem


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b"[" * 5_000,
        b'{"revision":' + b"[" * 5_000,
        b'{"revision": "3", "action": 1}',
        b'{"revision": 3, "action": 1.5}',
        b'{"revision": 3, "action": true}',
        b'{"revision": 3, "action": -1}',
        b'{"revision": 3, "action": 12345678901234567890123456}',
        b'{"revision": 3, "action": 1, "seat": 0}',
        b'{"revision": 3, "action": NaN}',
        b'{"revision": 3}',
        b"\xff\xfe",
        b'{"revision": 3, "action": 1}garbage',
    ],
    ids=range(16),
)
def test_bodies_that_are_not_what_they_should_be(
    server: Server, table: tuple[str, list[str]], body: bytes
) -> None:
    path, tokens = table
    problem = post(server, f"{path}/actions", body, authorization=f"Bearer {tokens[0]}")
    assert problem["status"] == 400


def test_too_large_a_body(server: Server, table: tuple[str, list[str]]) -> None:
    body = json.dumps({"text": "x" * 200_000}).encode()
    assert post(server, f"{table[0]}/chat", body)["status"] == 413

    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 10_000

    with Client(server) as client:
        answer = client.http.post(
            f"{table[0]}/chat", content=pieces(), headers={"content-type": "application/json"}
        )
    assert answer.status_code == 413


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_other_content_types(server: Server, table: tuple[str, list[str]], kind: str) -> None:
    problem = post(server, f"{table[0]}/chat", b'{"text": "hi"}', content_type=kind)
    assert (problem["status"], problem["error"]) == (415, "not-json")


def test_tokens_that_are_not_for_this_table(server: Server, table: tuple[str, list[str]]) -> None:
    path, _ = table
    _, foreign, _ = make(server, ADA, BOT)
    body = {"revision": 3, "action": 1}
    with Client(server, foreign[0]) as client:
        assert client.refused("GET", path)["error"] == "foreign-token"
        for what in ("actions", "undo", "resign", "rematch", "chat", "seats"):
            wanted: Json = {
                "actions": body,
                "undo": {"revision": 3},
                "chat": {"text": "hi"},
                "seats": {"name": "Eve"},
                "resign": {},
            }
            problem = client.refused("POST", f"{path}/{what}", wanted.get(what))
            assert (what, problem["status"]) == (what, 403)
        assert client.refused("GET", f"{path}/why", action=1)["status"] == 403
        for what in ("record", "hint", "positions/1", "stream", "chat"):
            assert client.refused("GET", f"{path}/{what}")["status"] == 403
    with Client(server) as someone:
        assert someone.refused("POST", f"{path}/actions", body)["status"] == 401
        someone.http.headers["Authorization"] = "Basic eA=="
        assert someone.refused("GET", path)["status"] == 401


def test_a_seat_that_does_not_decide(server: Server, table: tuple[str, list[str]]) -> None:
    path, tokens = table
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
        player = ada.get(path)["player"]
        mine, other = (ada, ben) if player == 0 else (ben, ada)
        action = mine.get(path)["legal"][0]["action"]
        body = {"revision": 3, "action": action}
        assert other.refused("POST", f"{path}/actions", body)["error"] == "not-your-turn"
        seat = {"revision": 3, "seat": player}
        assert other.refused("POST", f"{path}/undo", seat)["error"] == "not-your-seat"
        assert other.refused("POST", f"{path}/resign", {"seat": player})["error"] == "not-your-seat"
        assert other.refused("GET", path, seat=player)["error"] == "not-your-seat"


def test_pages_of_other_origins(server: Server, table: tuple[str, list[str]]) -> None:
    path, tokens = table
    token = f"Bearer {tokens[0]}"
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", ""):
        problem = post(server, f"{path}/resign", b"{}", authorization=token, origin=origin)
        assert (problem["status"], problem["error"]) == (403, "origin")
        with pytest.raises(InvalidStatus) as refused:
            connect(_ws(server, path), origin=Origin(origin))
        assert refused.value.response.status_code == 403
    with connect(_ws(server, path), origin=Origin(server.url)) as live:
        assert json.loads(live.recv(10))["type"] == "position"


def test_other_host_names(server: Server, table: tuple[str, list[str]]) -> None:
    with Client(server) as client:
        answer = client.http.get(table[0], headers={"host": "evil.example"})
    assert (answer.status_code, answer.json()["error"]) == (403, "host")


def _ws(server: Server, path: str) -> str:
    return server.url.replace("http", "ws", 1) + f"{path}/live"


@pytest.mark.parametrize("query", ["?since=x", "?since=-1", "?seat=0", "?lang=de", "?seat=99"])
def test_websockets_with_wrong_parameters(
    server: Server, table: tuple[str, list[str]], query: str
) -> None:
    with connect(_ws(server, table[0]) + query) as live:
        problem = json.loads(live.recv(10))
        assert problem["type"] == "problem"
        assert problem["detail"]
        with pytest.raises(ConnectionClosed) as closed:
            live.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code in (4400, 4401)


def test_websockets_of_strangers(server: Server, table: tuple[str, list[str]]) -> None:
    wanted = [Subprotocol("lusoria"), Subprotocol("x" * 32)]
    with connect(_ws(server, table[0]), subprotocols=wanted) as live:
        assert json.loads(live.recv(10))["error"] == "foreign-token"
    with connect(_ws(server, "/api/tables/nothing")) as live:
        assert json.loads(live.recv(10))["error"] == "no-table"


@pytest.mark.parametrize("message", ["hello", '{"action": 1}', b"\x00\xff", "x" * 100_000])
def test_a_websocket_takes_no_messages(
    server: Server, table: tuple[str, list[str]], message: str | bytes
) -> None:
    with connect(_ws(server, table[0])) as live:
        live.recv(10)
        live.send(message)
        with pytest.raises(ConnectionClosed) as closed:
            list(live)  # whatever was told before
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code in (1008, 1009)


FRAMES = {
    "reserved bits": b"\xf1\x80\x00\x00\x00\x00",
    "unmasked": b"\x81\x02hi",
    "unknown opcode": b"\x83\x80\x00\x00\x00\x00",
    "endless length": b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",
    "not UTF-8": b"\x81\x82\x00\x00\x00\x00\xff\xfe",
    "long control frame": b"\x89\xfe\x01\x00\x00\x00\x00\x00" + b"x" * 256,
    "continuation of nothing": b"\x80\x80\x00\x00\x00\x00",
    "no WebSocket at all": b"GET / HTTP/1.1\r\n\r\n",
}


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES.keys())
def test_malformed_frames(server: Server, table: tuple[str, list[str]], frame: bytes) -> None:
    key = base64.b64encode(os.urandom(16)).decode()
    with sockets.create_connection(("127.0.0.1", server.port), 10) as raw:
        raw.sendall(
            (
                f"GET {table[0]}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n"
            ).encode()
        )
        assert raw.recv(12) == b"HTTP/1.1 101"
        raw.sendall(frame)
        while raw.recv(65_536):
            pass  # the server closes


def test_nonsense_instead_of_http(server: Server) -> None:
    with sockets.create_connection(("127.0.0.1", server.port), 10) as raw:
        raw.sendall(b"\x16\x03\x01 what is this\r\n\r\n")
        assert raw.recv(65_536).startswith(b"HTTP/1.1 400")


def test_what_is_not_there(server: Server) -> None:
    with Client(server) as client:
        assert client.refused("GET", "/api/tables/nothing")["error"] == "no-table"
        assert client.refused("GET", "/api/tables/" + "x" * 60)["error"] == "no-table"
        assert client.refused("GET", "/api/tables/%00")["status"] in (400, 404)
        assert client.refused("GET", "/nowhere")["status"] == 404
        assert client.refused("DELETE", "/api/tables")["status"] == 405


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    with Client(server) as client:
        for path in ("/", "/api/games", "/nowhere", "/schema"):
            headers = client.ask("GET", path).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert "default-src 'none'" in headers["content-security-policy"]
            assert headers["referrer-policy"] == "no-referrer"
        assert client.ask("GET", "/api/games").headers["cache-control"] == "no-store"
        assert "access-control-allow-origin" not in client.ask("GET", "/api/games").headers


def test_limits_of_one_address() -> None:
    for server in served(rate=1, burst=30, created_rate=0.01, created_burst=3, streams=2):
        with Client(server) as client:
            body = {"game": "roma", "seats": [ADA, BEN]}
            made = [client.ask("POST", "/api/tables", body).status_code for _ in range(5)]
            assert made == [201, 201, 201, 429, 429]
            answers = [client.ask("GET", "/api/games") for _ in range(40)]
            assert answers[0].status_code == 200
            assert answers[-1].status_code == 429
            assert answers[-1].headers["retry-after"]
            assert answers[-1].json()["error"] == "too-many"


def test_streams_of_one_address_are_limited() -> None:
    for server in served(streams=2):
        path, _, _ = make(server, ADA, BEN)
        with connect(_ws(server, path)) as one, connect(_ws(server, path)) as two:
            one.recv(10)
            two.recv(10)
            with connect(_ws(server, path)) as three:
                assert json.loads(three.recv(10))["error"] == "too-many"
        with Client(server) as client, client.http.stream("GET", f"{path}/stream") as lines:
            assert lines.status_code == 200
