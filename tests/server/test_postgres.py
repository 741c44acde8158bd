"""Several processes on one PostgreSQL: they tell each other, and two writers cannot both win."""

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.serving import ADA, BEN, BOT, PATIENCE, Client, Server, make, next_turn
from tests.server.test_revisions import receive, socket


def programs() -> Path | None:
    """Where PostgreSQL's programs are; on Debian they are installed if they are missing."""
    for attempt in range(2):
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if found:
            return found[-1].parent
        if initdb := shutil.which("initdb"):
            return Path(initdb).parent
        if attempt or os.geteuid() != 0 or shutil.which("apt-get") is None:
            break
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        command = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", "postgresql"]
        subprocess.run(["apt-get", "update", "-qq"], capture_output=True, env=quiet)
        subprocess.run(command, capture_output=True, env=quiet)
    return None


def unprivileged() -> tuple[int | None, int | None]:
    """The user and group to run it as: PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return None, None
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return user.pw_uid, user.pw_gid
    pytest.skip("there is no user to run PostgreSQL as")


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The address of a throw-away PostgreSQL."""
    if sys.platform == "win32" or (where := programs()) is None:
        pytest.skip("PostgreSQL is not installed here and could not be")
    user = unprivileged()
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        home = Path(folder)
        if user[0] is not None and user[1] is not None:
            os.chown(home, user[0], user[1])

        def run(*command: str) -> None:
            subprocess.run(
                command,
                check=True,
                cwd=home,
                capture_output=True,
                user=user[0],
                group=user[1],
                extra_groups=None if user[0] is None else [],
            )

        data = str(home / "data")
        run(str(where / "initdb"), "-D", data, "-U", "lusoria", "-A", "trust", "--no-sync")
        control = [str(where / "pg_ctl"), "-D", data, "-w", "-l", str(home / "log")]
        options = f"-c listen_addresses= -c unix_socket_directories={home} -c fsync=off"
        run(*control, "-o", options, "start")
        try:
            yield f"postgresql://lusoria@/postgres?host={home}"
        finally:
            run(*control, "-m", "immediate", "stop")


@contextmanager
def serving_together(postgres: str, sweep: float) -> Iterator[list[Server]]:
    """Two processes that serve the same tables and look after them so often, in seconds."""
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        servers: list[Server] = []
        try:
            for folder in (one, two):
                servers.append(Server(Path(folder), database=postgres, sweep=sweep))
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
