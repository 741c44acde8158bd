"""What an attacker at one address does to another player: `python -m bench.abuse`.

A real server with its usual limits, on this machine only. The attacker connects from 127.0.0.1, in
a process of its own; the player acts from 127.0.0.2, ten times a second.
"""

import asyncio
import json
import multiprocessing
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import lusoria
from lusoria.core.dice import FairDice
from lusoria.core.table import Table
from lusoria.server.bench import Client, Measured
from lusoria.server.serve import serve
from lusoria.server.settings import Settings

SECONDS: Final = 8.0  # of each abuse
PACE: Final = 0.1  # seconds between two actions of the player
SPAWN: Final = multiprocessing.get_context("spawn")

Attack = Callable[[str, float], Coroutine[Any, Any, None]]


def main(names: list[str]) -> None:
    """Tries each abuse, or those named, against a fresh server."""
    print("another player's requests in ms, and the longest wait for an easy bot in s")
    print(f"{'abuse':34} {'p50':>6} {'p95':>6} {'max':>6} {'bot':>6}")
    for name, attack in ABUSES.items():
        if not names or name in names:
            found = tried(name)
            line = [f"{found.percentile(percent):6.0f}" for percent in (50, 95, 100)]
            line.append(f"{max(found.waits, default=0.0):6.1f}")
            refused = f"  {found.refused} refused" if found.refused else ""
            print(
                f"{(attack.__doc__ or name).rstrip('.'):34} {' '.join(line)}{refused}", flush=True
            )


@dataclass
class Fared(Measured):
    """How long a player waited, for answers and for bots."""

    waits: list[float] = field(default_factory=list)  # seconds


def tried(name: str) -> Fared:
    """Return how long another player waits meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        here, there = SPAWN.Pipe()
        settings = Settings(database=f"sqlite:///{Path(folder) / 'tables.db'}")
        server = SPAWN.Process(target=_serve, args=(settings, there), daemon=False)
        server.start()
        attacker = None
        try:
            if not here.poll(120.0):
                raise TimeoutError("the server did not start")
            url = here.recv()
            attacker = SPAWN.Process(target=_attack, args=(name, url), daemon=True)
            attacker.start()
            return asyncio.run(player(url))
        finally:
            if attacker is not None:
                attacker.terminate()
                attacker.join(10.0)
            server.terminate()
            server.join(20.0)


def _serve(settings: Settings, ready: Connection) -> None:
    serve(settings, 0, ready=ready.send)


def _attack(name: str, url: str) -> None:
    asyncio.run(ABUSES[name](url, time.monotonic() + SECONDS + 2.0))


async def player(url: str) -> Fared:
    """Somebody who plays against an easy bot, and begins anew when a game is over."""
    fared = Fared()
    client = await Client(url, "127.0.0.2").open()
    await asyncio.sleep(2.0)  # until the others are at it
    end = time.monotonic() + SECONDS
    path = ""
    position: dict[str, Any] = {"legal": [], "status": "over"}
    decided = time.monotonic()
    while time.monotonic() < end:
        if position["status"] != "running":
            path, position = await sit_down(client)
            decided = time.monotonic()
        began = time.perf_counter()
        if position["legal"]:
            action = position["legal"][0]["action"]
            body = {"revision": position["revision"], "action": action}
            status, answer = await client.ask("POST", f"{path}/actions", body)
            decided = time.monotonic()
        else:
            status, answer = await client.ask("GET", path)
            fared.waits.append(time.monotonic() - decided)
        fared.latencies.append(time.perf_counter() - began)
        if status == 200:
            position = answer
        else:
            fared.refused += 1
        await asyncio.sleep(PACE)
    client.writer.close()
    return fared


async def sit_down(client: Client, *bots: str) -> tuple[str, Any]:
    """A new table with somebody and bots, and its position."""
    bots = bots or ("easy",)
    seats: list[Any] = [{"kind": "person", "name": "Ada"}]
    seats += [{"kind": "bot", "bot": bot} for bot in bots]
    _, made = await client.ask("POST", "/api/tables", {"game": "roma", "seats": seats})
    client.token = made["seats"][0]["token"]
    path = f"/api/tables/{made['id']}"
    return path, (await client.ask("GET", path))[1]


# --- abuses ---


async def quiet(url: str, end: float) -> None:
    """nothing"""


async def silent(url: str, end: float) -> None:
    """600 connections that send nothing"""
    await _many(url, end, 600, b"")


async def slow_heads(url: str, end: float) -> None:
    """300 headers, byte by byte"""
    await _many(url, end, 300, b"GET /api/games HTTP/1.1\r\nX: ")


async def slow_bodies(url: str, end: float) -> None:
    """300 bodies, byte by byte"""
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    await _many(url, end, 300, head + b"Content-Length: 30000\r\n\r\n")


async def _many(url: str, end: float, count: int, begins: bytes) -> None:
    """Connections that begin with these bytes, then send one a second; if closed, they return."""

    async def one() -> None:
        while time.monotonic() < end:
            with suppress(OSError, asyncio.IncompleteReadError):
                client = await Client(url).open()
                client.writer.write(begins)
                while time.monotonic() < end and not client.reader.at_eof():
                    if begins:
                        client.writer.write(b" ")
                    await asyncio.sleep(1.0)
                client.writer.close()
            await asyncio.sleep(0.1)

    await asyncio.gather(*[one() for _ in range(count)])


async def requests(url: str, end: float) -> None:
    """requests as fast as possible"""
    await _flat_out(url, end, 8, lambda client: client.ask("GET", "/api/games"))


async def logs(url: str, end: float) -> None:
    """whole logs in French"""
    client = await Client(url).open()
    path, position = await sit_down(client, "easy")
    while position["revision"] < 250 and position["status"] == "running":
        if not position["legal"]:
            _, position = await client.ask("GET", path)
            continue
        before = position["revision"]
        body = {"revision": before, "action": position["legal"][0]["action"]}
        _, position = await client.ask("POST", f"{path}/actions", body)
        if position.get("may_undo"):
            body = {"revision": position["revision"]}
            _, position = await client.ask("POST", f"{path}/undo", body)
            if "legal" not in position:
                _, position = await client.ask("GET", path)
    await _flat_out(url, end, 4, lambda one: one.ask("GET", f"{path}?since=0&lang=fr"))


async def previews(url: str, end: float) -> None:
    """the deepest previews"""
    client = await Client(url).open()
    path, _ = await sit_down(client)

    async def look(one: Client) -> tuple[int, Any]:
        one.token = client.token
        return await one.ask("GET", f"{path}/previews?depth=3&lang=fr")

    await _flat_out(url, end, 4, look)


async def records(url: str, end: float) -> None:
    """long records, always new ones"""
    record = _long_record()
    numbers = iter(range(1_000_000))

    async def send(client: Client) -> tuple[int, Any]:
        names = [f"Ada {next(numbers)}", "Ben"]
        return await client.ask("POST", "/api/replay", {**record, "seats": names})

    await _flat_out(url, end, 4, send)


def _long_record() -> Any:
    game = lusoria.game("builders")
    table = Table(game.start(2), ["Ada", "Ben"], FairDice(bytes(32), ["", ""]))
    rng = random.Random(1)
    while not table.state.is_over and len(table.actions) < 20_000:
        table.act(rng.choice(table.state.legal_actions()))
    return json.loads(table.record().dumps())


async def streams(url: str, end: float) -> None:
    """streams, opened again and again"""
    client = await Client(url).open()
    path, _ = await sit_down(client)

    async def listen(_: Client) -> tuple[int, Any]:
        one = await Client(url).open()
        one.writer.write(f"GET {path}/stream?since=0 HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        await one.reader.read(1_000)
        opened.append(one)
        return 200, None

    opened: list[Client] = []
    await _flat_out(url, end, 4, listen)


async def talk(url: str, end: float) -> None:
    """chat without end"""
    client = await Client(url).open()
    path, _ = await sit_down(client)

    async def say(one: Client) -> tuple[int, Any]:
        one.token = client.token
        return await one.ask("POST", f"{path}/chat", {"text": "x" * 500})

    await _flat_out(url, end, 4, say)


async def bots(url: str, end: float) -> None:
    """59 tables of hard bots"""
    client = await Client(url).open()
    for _ in range(59):
        seats = [{"kind": "bot", "bot": "hard"}] * 2
        await client.ask("POST", "/api/tables", {"game": "roma", "seats": seats})
    await asyncio.sleep(max(0.0, end - time.monotonic()))


async def _flat_out(
    url: str, end: float, clients: int, ask: Callable[[Client], Awaitable[tuple[int, Any]]]
) -> None:
    """Sends one request after another on each client; if it is closed, on a new one."""

    async def one() -> None:
        while time.monotonic() < end:
            with suppress(OSError, asyncio.IncompleteReadError, KeyError, ValueError):
                client = await Client(url).open()
                while time.monotonic() < end:
                    await ask(client)

    await asyncio.gather(*[one() for _ in range(clients)])


ABUSES: Final[dict[str, Attack]] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        quiet,
        silent,
        slow_heads,
        slow_bodies,
        requests,
        logs,
        previews,
        records,
        streams,
        talk,
        bots,
    )
}

if __name__ == "__main__":
    main(sys.argv[1:])
