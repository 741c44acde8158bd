"""Somebody before a browser as distributions have it, which Playwright does not drive."""

import json
from typing import Any, Final, Protocol

from playwright.sync_api import TimeoutError

from tests.browser.people import SETTINGS, kept
from tests.server.serving import Client, Server

PATIENCE: Final = 120  # seconds: only waits, as a busy machine is slow
STEPS: Final = 12  # in which something is pulled
Point = tuple[float, float]

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


class Tab(Protocol):
    """A page in a browser, whatever that is driven by."""

    wrong: list[str]
    """What went wrong in it, as far as the browser tells."""

    def prepare(self, url: str, script: str) -> None:
        """Sees to it that a script has run before any page of a server."""

    def open(self, url: str) -> None:
        """Goes there."""

    def call(self, function: str, argument: str) -> str | None:
        """What an asynchronous JavaScript function makes of a text."""

    def point(self, way: list[Point]) -> None:
        """Presses at the first point, moves along, and lets go at the last."""

    def close(self) -> None:
        """Goes away."""


class Reader:
    """Somebody at a table."""

    def __init__(self, tab: Tab, server: Server) -> None:
        self.tab = tab
        self.server = server
        self.table = ""
        self.client: Client | None = None
        tab.prepare(server.url, SETTINGS % json.dumps(kept()))

    def sit(self, id: str, token: str) -> None:
        """Opens a seat's link."""
        self.table = id
        self.client = Client(self.server, token)
        # an address of its own, so that the page begins anew
        self.tab.open(f"{self.server.url}/?{id}#/table/{id}/{token}")
        self.until("() => document.querySelector('[data-table]') !== null")

    def leave(self) -> None:
        """Goes away."""
        if self.client is not None:
            self.client.http.close()
        self.tab.close()

    def until(self, function: str, argument: object = None) -> Any:
        """Waits until a JavaScript function, which is asked every frame, tells something."""
        return self._told(UNTIL % (function, PATIENCE * 1_000), argument)

    def tells(self, function: str) -> Any:
        """What a JavaScript function tells now."""
        return self._told(UNTIL % (function, 0), None)

    def _told(self, function: str, argument: object) -> Any:
        told = self.tab.call(function, json.dumps(argument))
        if told is None:
            raise TimeoutError("it has told nothing")
        return json.loads(told)

    def click(self, selector: str) -> None:
        """Clicks on what is there, or comes."""
        at = self.until(MIDDLE, selector)
        self.taps(at["x"], at["y"])

    def taps(self, x: float, y: float) -> None:
        """Clicks at a point."""
        self.tab.point([(x, y)])

    def pulls(self, start: Point, end: Point) -> None:
        """Presses at a point, moves to another, and lets go there."""
        (a, b), (c, d) = start, end
        steps = [i / STEPS for i in range(STEPS + 1)]
        self.tab.point([(a + (c - a) * step, b + (d - b) * step) for step in steps])

    def asks(self, **query: object) -> Any:
        """What the server tells whoever has this seat's token."""
        assert self.client is not None
        return self.client.get(f"/api/tables/{self.table}", **query)


def pointed(way: list[Point]) -> dict[str, Any]:
    """The way of a mouse, as WebDriver has it."""
    moves = [{"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)} for x, y in way]
    down, up = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
    return {"type": "pointer", "id": "mouse", "actions": [moves[0], down, *moves[1:], up]}
