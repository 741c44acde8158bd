"""Measures how fast actions are acknowledged at many tables, over real sockets."""

import asyncio
import contextlib
import multiprocessing
import random
import tempfile
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lusoria.server.serve import serve
from lusoria.server.settings import Settings


@dataclass
class Measured:
    """The result of a run."""

    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)  # seconds, of acknowledged actions
    refused: int = 0

    def percentile(self, percent: float) -> float:
        """Return the latency in milliseconds within which this percentage was acknowledged."""
        found = sorted(self.latencies)
        return 1000.0 * found[min(len(found) - 1, int(len(found) * percent / 100.0))]


def bench(tables: int, seconds: float, database: str | None = None, pace: float = 1.0) -> Measured:
    """Play at the given number of tables, each with a spectator and an action every `pace` seconds.

    The first action of each comes within its pace, so that they do not all act at once.
    """
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=database or f"sqlite:///{Path(folder) / 'bench.db'}",
            rate=1e9,
            burst=1e9,
            created_rate=1e9,
            created_burst=1e9,
            streams=1_000_000,
            connections=1_000_000,
        )
        here, there = multiprocessing.Pipe()
        spawn = multiprocessing.get_context("spawn")
        process = spawn.Process(target=_serve, args=(settings, there), daemon=False)
        process.start()
        try:
            if not here.poll(60.0):
                raise TimeoutError("the server did not start")
            return asyncio.run(_play(here.recv(), tables, seconds, pace))
        finally:
            process.terminate()
            process.join(10.0)


def _serve(settings: Settings, ready: Connection) -> None:
    serve(settings, 0, ready=ready.send)


class Client:
    """A client with one open connection; it takes little processor time from the server."""

    def __init__(self, url: str, source: str = "") -> None:
        parts = urlsplit(url)
        self.source: Final = (source, 0) if source else None  # the address to connect from
        self.host: Final = parts.hostname or ""
        self.port: Final = parts.port or 80
        self.token = ""
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self) -> "Client":
        """Connects."""
        self.reader, self.writer = await asyncio.open_connection(
            self.host, self.port, local_addr=self.source
        )
        return self

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Return the status and the JSON of the answer."""
        content = b"" if body is None else msgspec.json.encode(body)
        head = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self.host}",
            f"Content-Length: {len(content)}",
        ]
        if body is not None:
            head.append("Content-Type: application/json")
        if self.token:
            head.append(f"Authorization: Bearer {self.token}")
        request = "\r\n".join([*head, "", ""]).encode() + content
        try:
            lines = await self._exchange(request)
        except (ConnectionError, asyncio.IncompleteReadError):
            # servers hang up on whoever asks nothing for a while
            self.writer.close()
            await self.open()
            lines = await self._exchange(request)
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if line)
        answer = await self.reader.readexactly(int(headers["content-length"]))
        return int(lines[0].split()[1]), msgspec.json.decode(answer)

    async def _exchange(self, request: bytes) -> list[str]:
        """Send a request and return the lines of the answer's head."""
        self.writer.write(request)
        return (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")


async def _play(url: str, tables: int, seconds: float, pace: float) -> Measured:
    measured = Measured()
    socket = url.replace("http", "ws", 1)
    clients: list[Client] = []
    positions: list[Any] = []
    watching: list[asyncio.Task[None]] = []
    for _ in range(tables):
        client = await Client(url).open()
        id = await _make(client)
        stream = await connect(f"{socket}api/tables/{id}/live", max_size=None, compression=None)
        clients.append(client)
        positions.append((await client.ask("GET", f"/api/tables/{id}"))[1])
        watching.append(asyncio.create_task(_watch(stream)))
    begin = time.perf_counter() + 1.0
    spans = [(begin + pace * i / tables, begin + seconds) for i in range(tables)]
    await asyncio.gather(
        *[
            _at_table(client, position, span, pace, measured)
            for client, position, span in zip(clients, positions, spans, strict=True)
        ]
    )
    measured.seconds = time.perf_counter() - begin
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    for client in clients:
        client.writer.close()
    return measured


async def _make(client: Client) -> str:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
    body = {"game": "roma", "seats": seats, "one_screen": True}
    _, made = await client.ask("POST", "/api/tables", body)
    client.token = made["seats"][0]["token"]
    return str(made["id"])


async def _at_table(
    client: Client, position: Any, span: tuple[float, float], pace: float, measured: Measured
) -> None:
    """Play random legal actions for both persons of a table, from when to when."""
    rng = random.Random(position["id"])
    path = f"/api/tables/{position['id']}"
    due, end = span
    while due < end and position["player"] is not None:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        seat = position["player"]
        if not position["legal"]:
            _, position = await client.ask("GET", f"{path}?seat={seat}")
        action = rng.choice(position["legal"])["action"]
        body = {"revision": position["revision"], "action": action}
        sent = time.perf_counter()
        status, answer = await client.ask("POST", f"{path}/actions?seat={seat}", body)
        if status == 200:
            measured.latencies.append(time.perf_counter() - sent)
            position = answer
        else:
            measured.refused += 1
            _, position = await client.ask("GET", f"{path}?seat={seat}")
        due += pace


async def _watch(stream: ClientConnection) -> None:
    """A spectator."""
    async with stream:
        with contextlib.suppress(ConnectionClosed):
            async for _ in stream:
                pass
