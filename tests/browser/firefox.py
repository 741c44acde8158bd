"""A stock Firefox that shows no window, driven over WebDriver BiDi; and somebody before it.

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

from playwright.sync_api import TimeoutError
from websockets.sync.client import ClientConnection, connect

from tests.browser.people import DESK, SETTINGS, kept
from tests.server.serving import Client, Server

PATH: Final = shutil.which("firefox-esr") or shutil.which("firefox")
LISTENING: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
# On a busy machine a connection that takes long is given up and tried again.
EXPECTED: Final = re.compile("t establish a connection to the server at ws://")
PATIENCE: Final = 30  # seconds: only waits, as a busy machine is slow
STEPS: Final = 12  # in which something is pulled

# Asks a function every frame until it tells something.
UNTIL: Final = """
async (argument) => {
  const wanted = %s;
  const end = performance.now() + %d;
  for (;;) {
    const found = wanted(JSON.parse(argument));
    if (found) return JSON.stringify(found);
    if (performance.now() > end) return null;
    await new Promise(requestAnimationFrame);
  }
}
"""
MIDDLE: Final = """
(selector) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
"""


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


class Reader:
    """Somebody at a table, before a Firefox of their own."""

    def __init__(self, firefox: Firefox, server: Server) -> None:
        self.firefox = firefox
        self.server = server
        self.table = ""
        self.client: Client | None = None
        self.context: str = firefox.send("browsingContext.create", type="tab")["context"]
        width, height = DESK
        firefox.send(
            "browsingContext.setViewport",
            context=self.context,
            viewport={"width": width, "height": height},
        )
        first = SETTINGS % json.dumps(kept())
        firefox.send("script.addPreloadScript", functionDeclaration=f"() => {{ {first} }}")

    def sit(self, id: str, token: str) -> None:
        """Opens a seat's link."""
        self.table = id
        self.client = Client(self.server, token)
        url = f"{self.server.url}/#/table/{id}/{token}"
        self.firefox.send("browsingContext.navigate", context=self.context, url=url, wait="none")
        self.until("() => document.querySelector('[data-table]') !== null")

    def leave(self) -> None:
        """Goes away."""
        if self.client is not None:
            self.client.http.close()
        self.firefox.send("browsingContext.close", context=self.context)

    def until(self, function: str, argument: object = None) -> Any:
        """Waits until a JavaScript function, which is asked every frame, tells something."""
        return self._told(UNTIL % (function, PATIENCE * 1_000), argument)

    def tells(self, function: str) -> Any:
        """What a JavaScript function tells now."""
        return self._told(UNTIL % (function, 0), None)

    def _told(self, function: str, argument: object) -> Any:
        told = self.firefox.send(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            target={"context": self.context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        if told["result"]["type"] == "null":
            raise TimeoutError("it has told nothing")
        return json.loads(told["result"]["value"])

    def click(self, selector: str) -> None:
        """Clicks on what is there, or comes."""
        at = self.until(MIDDLE, selector)
        self.taps(at["x"], at["y"])

    def taps(self, x: float, y: float) -> None:
        """Clicks at a point."""
        self._pointer([(x, y)])

    def pulls(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Presses at a point, moves to another, and lets go there."""
        (a, b), (c, d) = start, end
        steps = [i / STEPS for i in range(STEPS + 1)]
        self._pointer([(a + (c - a) * step, b + (d - b) * step) for step in steps])

    def _pointer(self, way: list[tuple[float, float]]) -> None:
        moves = [{"type": "pointerMove", "x": round(x), "y": round(y)} for x, y in way]
        down, up = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        mouse = {"type": "pointer", "id": "mouse", "actions": [moves[0], down, *moves[1:], up]}
        self.firefox.send("input.performActions", context=self.context, actions=[mouse])

    def asks(self, **query: object) -> Any:
        """What the server tells whoever has this seat's token."""
        assert self.client is not None
        return self.client.get(f"/api/tables/{self.table}", **query)


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
