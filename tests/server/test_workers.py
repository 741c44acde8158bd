"""Several processes behind one port: one is killed, the database restarts, the network is cut."""

import asyncio
import json
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

import lusoria
from tests.server.postgres import Postgres
from tests.server.serving import ADA, BEN, PATIENCE, Client, Server, make
from tests.server.test_revisions import socket as stream

PROCESSES = 2
TABLES = 2
FURTHER = 8  # decisions at each table while a misfortune happens and after it

T = TypeVar("T")

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="there is no /proc here"
)


class Proxy:
    """The network between the server and its database, which can be cut."""

    def __init__(self, target: Path) -> None:
        self.target = str(target)
        self.loop = asyncio.new_event_loop()
        self.writers: set[asyncio.StreamWriter] = set()
        self.open = asyncio.Event()  # what is sent arrives
        self.whole = True  # connections are accepted
        self.open.set()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.server = self.do(self.listen())
        self.port: int = self.server.sockets[0].getsockname()[1]

    def __enter__(self) -> "Proxy":
        return self

    def __exit__(self, *_: object) -> None:
        self.do(self.end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the loop of the network."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    async def listen(self) -> asyncio.Server:
        return await asyncio.start_server(self.connected, "127.0.0.1", 0)

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writers.add(writer)
        with suppress(OSError):
            if self.whole:
                far, near = await asyncio.open_unix_connection(self.target)
                self.writers.add(near)
                await asyncio.wait(
                    [
                        asyncio.create_task(self.pass_on(reader, near)),
                        asyncio.create_task(self.pass_on(far, writer)),
                    ]
                )
        writer.close()
        self.writers.discard(writer)

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self.open.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
        self.writers.discard(writer)

    async def close(self) -> None:
        """End all connections and accept no other."""
        self.whole = False
        for writer in list(self.writers):
            writer.transport.abort()

    async def end(self) -> None:
        """Listen no more."""
        self.server.close()
        await self.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def mend(self) -> None:
        """Let everything through."""
        self.whole = True
        self.open.set()

    async def hold(self) -> None:
        """Nothing that is sent arrives, and nobody is told."""
        self.open.clear()


class Player(threading.Thread):
    """Plays both sides of a table; remembers what was acknowledged, and the newest it was told."""

    def __init__(self, server: Server, over: threading.Event) -> None:
        super().__init__()
        self.path, [token, *_], _ = make(server, ADA, BEN, game="builders", one_screen=True)
        self.client = Client(server, token)
        self.over = over
        self.rng = random.Random(len(self.path))
        self.acknowledged: dict[int, tuple[int, int]] = {}  # revision: seat, action
        self.allowed = 0  # decisions
        self.known = 0
        self.wrong: list[str] = []

    def run(self) -> None:
        while not self.over.is_set():
            try:
                if len(self.acknowledged) < self.allowed:
                    self.decide()
                else:
                    self.over.wait(0.02)
            except httpx.TransportError:  # a process was killed: ask another
                self.over.wait(0.02)
        self.client.http.close()

    def ask(self, method: str, path: str, body: object = None, **query: object) -> httpx.Response:
        """A request without the check that nothing fails: here things do."""
        params: dict[str, object] = {"since": self.known, **query}
        return self.client.http.request(method, path, json=body, params=params)  # type: ignore[arg-type]

    def decide(self) -> None:
        """Take a random action; an answer older than what one knows is wrong."""
        answer = self.ask("GET", self.path)
        if answer.status_code == 200:
            answer = self.ask("GET", self.path, seat=answer.json()["player"])
        if answer.status_code != 200:
            return self.refused(answer)
        position = answer.json()
        if position["revision"] < self.known:
            self.wrong.append(f"{position['revision']} though {self.known} was known")
        self.known = position["revision"]
        if not position["legal"]:
            return None
        seat, action = position["player"], self.rng.choice(position["legal"])["action"]
        body = {"revision": self.known, "action": action}
        done = self.client.http.post(f"{self.path}/actions", json=body)
        if done.status_code != 200:
            return self.refused(done)
        self.acknowledged[self.known + 1] = (seat, action)
        self.known = done.json()["revision"]
        return None

    def refused(self, answer: httpx.Response) -> None:
        """A refusal is either of these two words, or something is wrong."""
        if answer.json()["error"] not in ("late", "already", "store"):
            self.wrong.append(answer.text)
        self.over.wait(0.02)


class Watcher(threading.Thread):
    """Watches a table as a page does: it connects again with what it knows."""

    def __init__(self, server: Server, player: Player, over: threading.Event) -> None:
        super().__init__()
        self.server, self.player, self.over = server, player, over
        self.known = 0
        self.wrong: list[str] = []

    def run(self) -> None:
        while not self.over.is_set():
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                query = f"?since={self.known}" if self.known else ""
                with stream(self.server, self.player.path, None, query) as live:
                    self.follow(live)

    def follow(self, live: ClientConnection) -> None:
        """Read what the stream tells, until it ends."""
        while not self.over.is_set():
            try:
                told = json.loads(live.recv(timeout=0.2))
            except TimeoutError:
                continue
            if told["type"] == "position":
                if told["revision"] < self.known:
                    self.wrong.append(f"{told['revision']} though {self.known} was told")
                self.known = told["revision"]


def wait_for(happened: Callable[[], bool], server: Server) -> None:
    """Wait until it has happened."""
    for _ in range(PATIENCE * 50):
        if happened():
            return
        time.sleep(0.02)
    raise AssertionError(server.said()[-3000:])


def goes_on(player: Player, watcher: Watcher) -> bool:
    """All that may be decided was acknowledged, and the stream has told of it."""
    return len(player.acknowledged) >= player.allowed and watcher.known >= player.known


def workers_of(server: Server) -> list[int]:
    """The processes that serve."""
    assert server.process is not None
    folder = Path(f"/proc/{server.process.pid}/task")
    children = [c for task in folder.iterdir() for c in (task / "children").read_text().split()]
    return [int(c) for c in children if b"spawn_main" in Path(f"/proc/{c}/cmdline").read_bytes()]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as one:
        yield one


def test_nothing_is_lost_or_done_twice_whatever_goes_away(
    postgres: Postgres, tmp_path: Path
) -> None:
    with Proxy(postgres.socket) as network:
        database = f"postgresql://lusoria@127.0.0.1:{network.port}/postgres"
        server = Server(tmp_path, database=database, processes=PROCESSES)
        over = threading.Event()
        players = [Player(server, over) for _ in range(TABLES)]
        watchers = [Watcher(server, player, over) for player in players * 2]
        for thread in (*players, *watchers):
            thread.start()

        def play_on(misfortune: Callable[[], object]) -> None:
            """It happens while all are playing; every table goes on, and every stream tells."""
            for player in players:
                player.allowed += FURTHER
            misfortune()
            for player, watcher in zip(players * 2, watchers, strict=True):
                wait_for(partial(goes_on, player, watcher), server)

        def restart() -> None:
            postgres.stop()
            postgres.start()

        def cut() -> None:
            network.do(network.close())
            over.wait(1.0)
            network.do(network.mend())

        def hold() -> None:
            network.do(network.hold())
            over.wait(1.0)
            network.do(network.mend())

        try:
            before = workers_of(server)
            assert len(before) == PROCESSES
            play_on(lambda: os.kill(before[0], signal.SIGKILL))
            wait_for(lambda: len(workers_of(server)) == PROCESSES, server)
            assert len({*workers_of(server)} - {*before}) == 1
            for misfortune in (restart, cut, hold):
                play_on(misfortune)
        finally:
            over.set()
            for thread in (*players, *watchers):
                thread.join()
        assert not [wrong for player in players for wrong in player.wrong]
        assert not [wrong for watcher in watchers for wrong in watcher.wrong]
        kept = {player.path: asyncio.run(actions(postgres.url, player.path)) for player in players}
        for player in players:
            for revision, decided in player.acknowledged.items():
                assert kept[player.path][revision] == decided
            with Client(server, player.client.token) as client:
                client.post(f"{player.path}/resign", {"seat": 0})
                lusoria.verify(lusoria.loads(client.ask("GET", f"{player.path}/record").text))
        server.stop()


async def actions(url: str, path: str) -> dict[int, tuple[int, int]]:
    """The actions that the database has of a table, by revision."""
    database = await asyncpg.connect(url)
    rows = await database.fetch(
        "SELECT revision, data FROM entries WHERE table_id = $1 AND kind = 'action'",
        path.rpartition("/")[2],
    )
    await database.close()
    found = {row["revision"]: json.loads(row["data"]) for row in rows}
    return {revision: (data["seat"], data["action"]) for revision, data in found.items()}


def test_processes_end_with_their_parent(postgres: Postgres, tmp_path: Path) -> None:
    server = Server(tmp_path, database=postgres.url, processes=PROCESSES)
    running = workers_of(server)
    server.kill()
    wait_for(lambda: not any(map(is_running, running)), server)


def is_running(pid: int) -> bool:
    """True if there is such a process, and it has not ended yet."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False
