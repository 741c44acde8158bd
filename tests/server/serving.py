"""Real servers for the tests: processes with real sockets, that can be killed and started again."""

import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

# Seconds until something that should have come long ago is given up: as long as all is well no test
# waits for it, however busy the machine is.
PATIENCE = 600

RUN = Path(__file__).with_name("run.py")

Json = dict[str, Any]


class Server:
    """A server process and its database."""

    def __init__(self, folder: Path, files: int | None = None, **settings: object) -> None:
        self.folder = folder
        # The process may have at most `files` files open.
        self.command = [sys.executable, str(RUN)]
        if files is not None:
            self.command = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *self.command]
        self.settings: Json = {
            "database": f"sqlite:///{folder / 'tables.db'}",
            "pause": 0,
            "rate": 10_000,
            "burst": 100_000,
            "created_rate": 1_000,
            "created_burst": 10_000,
            "replayed_rate": 1_000,
            "replayed_burst": 10_000,
            "said_rate": 1_000,
            "said_burst": 10_000,
            "claimed_rate": 1_000,
            "claimed_burst": 10_000,
            "guessed_rate": 1_000,
            "guessed_burst": 10_000,
            "workers": 1,
            "sweep": 0.2,
            **settings,
        }
        self.log = folder / "server.log"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Starts it, at the same port as before."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*self.command, json.dumps(self.settings), str(self.port)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONWARNINGS": "default"},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        if not line.startswith("http"):
            self.kill()
            raise AssertionError(self.said())
        self.url = line.rstrip("/")
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self._ended()

    def stop(self) -> None:
        """Ends it as Ctrl+C does."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        self._ended()

    def _ended(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def said(self) -> str:
        """All that the server has logged."""
        return self.log.read_text("utf-8", "replace")


def served(files: int | None = None, **settings: object) -> Iterator[Server]:
    """A server for a test, checked at its end: it has made no mistake and logged no error."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), files, **settings)
        try:
            yield server
        finally:
            server.stop()
        said = server.said()
        for word in (
            "DeprecationWarning",
            "Exception in ASGI",
            "failed",
            "never retrieved",
            "never awaited",
            "leaked",
            "Too many open files",
        ):
            assert word not in said, said


class Client:
    """Somebody with a token, or a spectator; remembers every byte received."""

    def __init__(self, server: Server, token: str | None = None) -> None:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self.http = httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE)
        self.token = token
        self.received: list[str] = []

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: object = None, **query: object) -> httpx.Response:
        """A request; the answer is never a mistake of the server's."""
        params: Any = {name: value for name, value in query.items() if value is not None}
        answer = self.http.request(method, path, json=body, params=params)
        self.received.append(answer.text)
        assert answer.status_code < 500, answer.text
        return answer

    def get(self, path: str, **query: object) -> Any:
        """What is there."""
        answer = self.ask("GET", path, **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object = None, **query: object) -> Any:
        """What is done, and the answer."""
        answer = self.ask("POST", path, body, **query)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: object = None, **query: object) -> Json:
        """The problem with which something is refused."""
        answer = self.ask(method, path, body, **query)
        assert 400 <= answer.status_code < 500, answer.text
        problem: Json = answer.json()
        assert problem["status"] == answer.status_code
        assert problem["detail"]
        return problem


PERSON = {"kind": "person"}
ADA = {"kind": "person", "name": "Ada"}
BEN = {"kind": "person", "name": "Ben"}
BOT = {"kind": "bot", "bot": "easy"}


def make(server: Server, *seats: Json, **more: object) -> tuple[str, list[str], str]:
    """A new table: its path, the tokens of its seats, and its maker's."""
    with Client(server) as client:
        made = client.post("/api/tables", {"game": "roma", "seats": list(seats), **more})
    return f"/api/tables/{made['id']}", [seat["token"] for seat in made["seats"]], made["maker"]


def decide(client: Client, path: str, position: Json, rng: random.Random) -> Json:
    """Takes a random legal action."""
    action = rng.choice(position["legal"])["action"]
    done: Json = client.post(
        f"{path}/actions", {"revision": position["revision"], "action": action}
    )
    return done


def next_turn(client: Client, path: str, since: int) -> Json:
    """The position once the client may decide or the game is over, from the stream."""
    with client.http.stream("GET", f"{path}/stream", params={"since": since}) as stream:
        for line in stream.iter_lines():
            client.received.append(line)
            if line:
                position: Json = json.loads(line)
                if position["type"] != "position":
                    continue
                if position["legal"] or position["status"] != "running":
                    return position
    raise AssertionError("the stream ended")
