"""Connections that say nothing, too little or too much: they end, and nobody else notices."""

import asyncio
import json
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest
from litestar.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.sync.client import connect

from lusoria.server.connections import Config, ConnectionLimiter, HttpProtocol
from lusoria.server.limits import Limits
from lusoria.server.settings import Settings
from tests.server.serving import ADA, BEN, PATIENCE, Client, Json, Server, make, served
from tests.server.test_revisions import receive

MOST = 20


@pytest.fixture(scope="module")
def strict() -> Iterator[Server]:
    """A server that waits a second, and lets in few."""
    yield from served(head=1.0, content=1.0, connections=MOST)


def opened(server: Server, source: str = "127.0.0.1") -> socket.socket:
    """A connection that has said nothing yet."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))


def heard(connection: socket.socket) -> bytes:
    """All that the server says until it closes."""
    said = b""
    try:
        while part := connection.recv(65_536):
            said += part
    except ConnectionResetError:
        pass  # it was closed while more was on its way to it
    return said


NONE = b"GET /api/none HTTP/1.1\r\nHost: localhost\r\n\r\n"


def answered(connection: socket.socket) -> bool:
    """Whether a request on it gets its answer, rather than word that it may not stay."""
    said = b""
    connection.sendall(NONE)
    while not said.endswith(b"}"):
        said += connection.recv(65_536)
    return said.startswith(b"HTTP/1.1 404")


def trickle(connection: socket.socket, text: bytes) -> bytes:
    """Sends a byte at a time until the server closes; what it says then."""
    for byte in text:
        try:
            connection.send(bytes([byte]))
        except OSError:
            break
        if select.select([connection], [], [], 0.02)[0]:
            break
    return heard(connection)


def problem(answer: bytes) -> Json:
    """The problem in an answer."""
    told: Json = json.loads(answer.partition(b"\r\n\r\n")[2])
    return told


@pytest.fixture
def elsewhere(strict: Server) -> Iterator[httpx.Client]:
    """Somebody at another address."""
    try:
        opened(strict, "127.0.0.2").close()
    except OSError:
        pytest.skip("this machine has one address of its own only")
    transport = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(base_url=strict.url, transport=transport, timeout=PATIENCE) as client:
        yield client


def test_a_connection_that_says_nothing_is_closed(strict: Server) -> None:
    with opened(strict) as silent:
        assert heard(silent) == b""


def test_headers_a_byte_at_a_time_are_not_waited_for(strict: Server) -> None:
    with opened(strict) as slow:
        assert trickle(slow, b"GET /api/games HTTP/1.1\r\nX: " + b"x" * 100_000) == b""


def test_nor_empty_lines_on_a_connection_that_is_kept(strict: Server) -> None:
    with opened(strict) as slow:
        assert answered(slow)
        assert trickle(slow, b"\r\n" * 50_000) == b""


def test_a_body_a_byte_at_a_time_is_not_waited_for(strict: Server) -> None:
    with opened(strict) as slow:
        slow.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
            b"Content-Type: application/json\r\nContent-Length: 30000\r\n\r\n"
        )
        answer = trickle(slow, b" " * 30_000)
    assert answer.startswith(b"HTTP/1.1 408")
    assert problem(answer)["error"] == "slow"


def test_an_answer_is_waited_for_longer_than_a_request() -> None:
    """A stream lasts as long as anybody likes: only what is asked has to come in time."""
    for server in served(head=0.2, content=0.2):
        path, tokens, _ = make(server, ADA, BEN)
        with (
            Client(server, tokens[0]) as ada,
            connect(server.url.replace("http", "ws", 1) + f"{path}/live") as live,
            ada.http.stream("GET", f"{path}/stream") as stream,
        ):
            lines = stream.iter_lines()
            assert json.loads(next(lines))["type"] == "position"
            receive(live, "position")
            with opened(server) as silent:
                assert heard(silent) == b""  # by now more than their time has gone by
            ada.post(f"{path}/chat", {"text": "Salve"})
            assert any(json.loads(line)["type"] == "chat" for line in lines if line)
            receive(live, "chat")


def test_one_address_has_so_many_connections_and_others_are_answered(
    strict: Server, elsewhere: httpx.Client
) -> None:
    with ExitStack() as stack:
        many = [stack.enter_context(opened(strict)) for _ in range(MOST + 10)]
        refused = problem(heard(many[-1]))
        assert (refused["status"], refused["error"]) == (429, "too-many")
        assert elsewhere.get("/api/tables").status_code == 200
    # Once some have left there is room again.
    deadline = time.monotonic() + PATIENCE
    while True:
        with opened(strict) as late:
            if answered(late):
                break
        assert time.monotonic() < deadline


def test_streams_count_among_the_connections(strict: Server, elsewhere: httpx.Client) -> None:
    made = elsewhere.post("/api/tables", json={"game": "roma", "seats": [ADA, BEN]}).json()
    path = strict.url.replace("http", "ws", 1) + f"/api/tables/{made['id']}/live"
    with ExitStack() as stack:
        for _ in range(MOST):
            stack.enter_context(connect(path)).recv(PATIENCE)
        with opened(strict) as more:
            assert problem(heard(more))["error"] == "too-many"


def test_files_never_run_out() -> None:
    """More connections than files: the server still answers others, and does not fill its log."""
    for server in served(files=300, connections=1_000):
        with ExitStack() as stack:
            many = [stack.enter_context(opened(server)) for _ in range(500)]
            refused = [one for one in many if select.select([one], [], [], 0)[0]]
            while not refused:
                refused = select.select(many, [], [], PATIENCE)[0]
            assert problem(heard(refused[0]))["error"] in ("too-many", "full")
            try:
                other = stack.enter_context(opened(server, "127.0.0.2"))
            except OSError:
                pytest.skip("this machine has one address of its own only")
            assert answered(other)
        assert len(server.said()) < 10_000


def test_the_limit_of_files_is_raised() -> None:
    resource = pytest.importorskip("resource")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for server in served():
        assert server.process is not None
        soft, _ = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert soft >= min(hard, 65_536)


def test_requests_that_wait_for_no_answer_are_not_all_kept(strict: Server) -> None:
    with opened(strict) as hasty:
        hasty.sendall(NONE * 1_000)
        assert heard(hasty).count(b"HTTP/1.1 404") < 1_000


def test_whoever_has_used_up_all_requests_is_not_let_in() -> None:
    for server in served(rate=0.001, burst=5):
        with opened(server) as hasty:
            hasty.sendall(NONE * 12)
            said = heard(hasty)
        assert b"HTTP/1.1 429" in said
        assert b"connection: close" in said.lower()


def test_an_answer_that_nobody_reads_is_not_kept_for_ever() -> None:
    async def endless(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        with suppress(OSError):
            while limiter.total:
                await send({"type": "http.response.body", "body": bytes(65_536), "more_body": True})

    settings = Settings(database="", reading=0.2)
    limiter = ConnectionLimiter(settings, Limits(settings), 1_000)
    config = Config(endless, http=HttpProtocol, log_config=None)
    config.limiter = limiter

    async def ask() -> None:
        loop = asyncio.get_running_loop()
        state = ServerState()
        server = await loop.create_server(lambda: HttpProtocol(config, state, {}), "127.0.0.1", 0)
        async with server, asyncio.timeout(PATIENCE):
            port = server.sockets[0].getsockname()[1]
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
            writer.write(NONE)
            await reader.read(1)
            assert limiter.total == 1
            while limiter.total:
                await asyncio.sleep(0.01)
            writer.transport.abort()
            await asyncio.gather(*state.tasks)

    asyncio.run(ask())
