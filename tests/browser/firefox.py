"""A stock Firefox that shows no window, driven over WebDriver BiDi.

Playwright has a Firefox of its own that no distribution packages, and asks more of others than the
long-lived releases know.
"""

import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.browser.people import DESK
from tests.browser.stock import PATIENCE, Point, pointed

PATH: Final = shutil.which("firefox-esr") or shutil.which("firefox")
LISTENING: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
# On a busy machine a connection that takes long is given up and tried again.
EXPECTED: Final = re.compile("t establish a connection to the server at ws://")


class Firefox:
    """A session with a browser: commands and their answers."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last = 0
        self.wrong: list[str] = []
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])

    def send(self, method: str, **params: object) -> dict[str, Any]:
        """Gives a command, and returns what comes of it; notes errors of pages meanwhile."""
        self.last += 1
        self.socket.send(json.dumps({"id": self.last, "method": method, "params": params}))
        while True:
            told: dict[str, Any] = json.loads(self.socket.recv(timeout=2 * PATIENCE))
            if told.get("id") == self.last:
                assert told["type"] == "success", f"{method}: {told}"
                result: dict[str, Any] = told["result"]
                return result
            entry = told.get("params", {})
            failed = told.get("method") == "log.entryAdded" and entry["level"] == "error"
            if failed and not EXPECTED.search(entry["text"]):
                self.wrong.append(entry["text"])

    def tab(self) -> "FirefoxTab":
        """A new one."""
        self.wrong = []
        return FirefoxTab(self, self.wrong)


class FirefoxTab:
    """A page in it."""

    def __init__(self, firefox: Firefox, wrong: list[str]) -> None:
        self.firefox = firefox
        self.wrong = wrong
        self.context: str = firefox.send("browsingContext.create", type="tab")["context"]
        width, height = DESK
        firefox.send(
            "browsingContext.setViewport",
            context=self.context,
            viewport={"width": width, "height": height},
        )

    def prepare(self, url: str, script: str) -> None:
        """Sees to it that a script has run before any page of a server."""
        self.firefox.send("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def open(self, url: str) -> None:
        """Goes there."""
        self.firefox.send(
            "browsingContext.navigate", context=self.context, url=url, wait="interactive"
        )

    def call(self, function: str, argument: str) -> str | None:
        """What an asynchronous JavaScript function makes of a text."""
        told = self.firefox.send(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": argument}],
            target={"context": self.context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return None if told["result"]["type"] == "null" else str(told["result"]["value"])

    def point(self, way: list[Point]) -> None:
        """Presses at the first point, moves along, and lets go at the last."""
        self.firefox.send("input.performActions", context=self.context, actions=[pointed(way)])

    def close(self) -> None:
        """Goes away."""
        self.firefox.send("browsingContext.close", context=self.context)


@contextmanager
def launched() -> Iterator[Firefox]:
    """A Firefox for the time being, with a profile of its own."""
    assert PATH is not None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [PATH, "--headless", "--no-remote", "--remote-debugging-port", "0"]
        log = Path(profile, "log")
        with log.open("w") as written:
            process = subprocess.Popen(
                [*command, "--profile", profile], stdout=written, stderr=subprocess.STDOUT
            )
        try:
            with connect(f"{_address(process, log)}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _address(process: "subprocess.Popen[bytes]", log: Path) -> str:
    """Where it listens, as soon as it says so."""
    for _ in range(4 * PATIENCE):
        found = LISTENING.search(log.read_text("utf-8", "replace"))
        if found is not None:
            return found[1]
        try:
            process.wait(0.25)
        except subprocess.TimeoutExpired:
            continue
        break
    raise AssertionError(f"Firefox does not listen: {log.read_text('utf-8', 'replace')}")
