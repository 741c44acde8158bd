"""Several processes on one PostgreSQL: they tell each other, and two writers cannot both win."""

import asyncio
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from lusoria.server.leases import Leases
from lusoria.server.store import Store
from tests.server.postgres import Postgres
from tests.server.serving import ADA, BEN, BOT, PATIENCE, Client, Server, make, next_turn
from tests.server.test_revisions import receive, socket


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The address of a throw-away PostgreSQL."""
    with Postgres() as one:
        yield one.url


@contextmanager
def serving_together(postgres: str, sweep: float, pause: float = 0.0) -> Iterator[list[Server]]:
    """Two processes that serve the same tables and look after them so often, in seconds."""
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        servers: list[Server] = []
        try:
            for folder in (one, two):
                servers.append(Server(Path(folder), database=postgres, sweep=sweep, pause=pause))
            yield servers
        finally:
            for server in servers:
                server.stop()
                assert "failed" not in server.said(), server.said()


@pytest.fixture(scope="module")
def pair(postgres: str) -> Iterator[list[Server]]:
    """Two processes that serve the same tables."""
    with serving_together(postgres, 1.0) as servers:
        yield servers


def test_what_one_process_does_the_other_tells(postgres: str) -> None:
    """And it is the database that tells it: their timers never ring here."""
    with serving_together(postgres, 10 * PATIENCE) as pair:
        check_that_the_other_tells(pair)


def test_a_server_is_ready_again_as_soon_as_its_database_is(postgres: str) -> None:
    """Without it the server lives, says that it is not ready, and refuses what it cannot keep."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), database=postgres, sweep=10 * PATIENCE)
        try:
            with Client(server) as watcher:
                assert watcher.ask("GET", "/readyz").text == "ready"
                for away in (True, False):
                    asyncio.run(open_to_all(postgres, not away))
                    answer = watcher.http.get("/readyz")
                    assert (answer.status_code == 503) is away, answer.text
                    assert watcher.http.get("/healthz").status_code == 200
        finally:
            asyncio.run(open_to_all(postgres, True))
            server.stop()


async def open_to_all(postgres: str, wanted: bool) -> None:
    """Let the database accept connections, or end all it has and accept no more."""
    database = await asyncpg.connect(postgres.replace("/postgres?", "/template1?"))
    await database.execute(f"ALTER DATABASE postgres ALLOW_CONNECTIONS {wanted}")
    if not wanted:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres'"
        await database.execute(others)
    await database.close()


def check_that_the_other_tells(pair: list[Server]) -> None:
    path, tokens, _ = make(pair[0], ADA, BEN, one_screen=True)
    with (
        Client(pair[0], tokens[0]) as here,
        Client(pair[1], tokens[0]) as there,
        socket(pair[1], path, tokens[0], "?seat=0") as live,
    ):
        first = receive(live)
        mine = here.get(path, seat=here.get(path)["player"])
        body = {"revision": mine["revision"], "action": mine["legal"][0]["action"]}
        here.post(f"{path}/actions", body)
        told = receive(live)
        assert told["revision"] == first["revision"] + 1
        assert there.refused("POST", f"{path}/actions", body)["error"] == "already"
        there.post(f"{path}/chat", {"text": "Ave!", "seat": 1})
        assert there.get(path)["lines"] == 1


def test_whom_a_process_does_not_see_it_does_not_call_away(pair: list[Server]) -> None:
    path, tokens, _ = make(pair[0], ADA, BEN)
    with socket(pair[0], path, tokens[0]) as ada, socket(pair[1], path, tokens[1]) as ben:
        assert receive(ada, "presence")["seats"] == [True, None]
        assert receive(ben, "presence")["seats"] == [None, True]


def test_of_two_writers_one_wins(pair: list[Server]) -> None:
    path, tokens, _ = make(pair[0], ADA, BEN, one_screen=True)
    clients = [Client(pair[i % 2], tokens[0]) for i in range(8)]
    for _ in range(5):
        table = clients[0].get(path)
        mine = clients[0].get(path, seat=table["player"])
        legal = [each["action"] for each in mine["legal"]]

        def attempt(i: int, revision: int = mine["revision"], legal: list[int] = legal) -> int:
            body = {"revision": revision, "action": legal[i % len(legal)]}
            return clients[i].ask("POST", f"{path}/actions", body).status_code

        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(attempt, range(8)))
        assert sorted(answers) == [200] + [409] * 7
    for client in clients:
        client.http.close()


def test_a_killed_process_loses_nothing_and_its_bots_go_on(pair: list[Server]) -> None:
    path, _, _ = make(pair[0], BOT, BOT, options={"round_limit": 3})
    pair[0].kill()
    try:
        with Client(pair[1]) as someone:
            position = next_turn(someone, path, 0)
        assert position["status"] == "over"
    finally:
        pair[0].start()


def bots_of(server: Server) -> list[str]:
    """The processes that a server has started to think in."""
    assert server.process is not None
    folder = Path(f"/proc/{server.process.pid}/task")
    return [child for task in folder.iterdir() for child in (task / "children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="there is no /proc here")
def test_a_bots_turn_is_thought_by_one_process_only(postgres: str) -> None:
    """Though both know the table, tell of it, and hear of every decision."""
    with serving_together(postgres, 0.2, pause=0.3) as both:
        path, _, _ = make(both[0], BOT, BOT, game="builders", options={"round_limit": 3})
        with socket(both[0], path) as here, socket(both[1], path) as there:
            assert receive(there)["status"] == "running"
            for live in (here, there):
                while receive(live)["status"] == "running":
                    pass
        assert bots_of(both[0])
        assert not bots_of(both[1])


def test_who_knows_a_revision_is_never_answered_with_an_older_one(postgres: str) -> None:
    """Though no process has told the other of it yet."""
    with serving_together(postgres, 10 * PATIENCE) as both:
        path, tokens, _ = make(both[0], ADA, BEN, one_screen=True)
        with Client(both[0], tokens[0]) as here, Client(both[1], tokens[0]) as there:
            there.get(path)
            for turn in range(20):
                sides = (here, there) if turn % 2 else (there, here)
                player = sides[0].get(path)["player"]
                mine = sides[0].get(path, seat=player)
                body = {"revision": mine["revision"], "action": mine["legal"][0]["action"]}
                done = sides[0].post(f"{path}/actions", body)
                seen = sides[1].get(path, since=done["revision"])
                assert seen["revision"] == done["revision"]


def test_a_lease_ends_with_its_process_or_its_connection(postgres: str) -> None:
    async def run() -> None:
        store = Store(postgres)
        one, two = Leases(store), Leases(store)
        try:
            assert await one.take("table")
            assert await one.take("table")
            assert not await two.take("table")
            assert await two.take("another")
            await one.release("table")
            assert await two.take("table")
            await two.close()
            assert await one.take("table")
            assert await two.take("another")
            ended = "SELECT pg_terminate_backend($1)"
            mine = await one.connection.fetchval("SELECT pg_backend_pid()")
            await two.connection.fetchval(ended, mine)
            while not await two.take("table"):
                pass
            while one.held:
                await asyncio.sleep(0)
            assert not await one.take("table")
        finally:
            await one.close()
            await two.close()
            await store.close()

    asyncio.run(run())
