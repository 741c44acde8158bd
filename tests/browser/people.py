"""People before browsers: what they see, what they do, and all that reaches them."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, Route, WebSocket

from tests.server.serving import Client, Server

Json = dict[str, Any]

DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
DAY: Final = "2026-11-19T12:00:00"  # the puzzle of the day is always the same
SIZES: Final = [
    *((1280, 600), (1280, 720), (1366, 657), (1440, 757), (1920, 940)),
    *((844, 390), (390, 844), (360, 640)),
]
"""Windows of laptops and phones, lying and upright, in which everything has its place."""
GAMES: Final = ["roma", "builders", "romolo"]

# Set once: what is changed in the page stays changed.
SETTINGS: Final = """
if (location.protocol === 'http:' && !localStorage.getItem('lusoria-settings'))
  localStorage.setItem('lusoria-settings', JSON.stringify(%s));
"""


def kept(**settings: object) -> Json:
    """The settings of somebody who knows the page, with others where they are said."""
    folds = {f"romolo-{name}": True for name in ("market", "characters", "bank")}
    return {"folds": folds, "pace": 0, "toured": GAMES, "name": "Ada", "doubts": False, **settings}


class Someone:
    """A browser of somebody's own. Whatever goes wrong in it is a mistake unless it is expected."""

    def __init__(
        self,
        browser: Browser,
        server: Server | str,
        size: tuple[int, int] = DESK,
        **settings: object,
    ) -> None:
        if isinstance(server, Server):
            self.server = server
        self.size = size
        self.touch = min(size) < 600
        self.context = browser.new_context(
            base_url=server if isinstance(server, str) else server.url,
            viewport={"width": size[0], "height": size[1]},
            has_touch=self.touch,
            is_mobile=self.touch,
            locale="en-GB",
            color_scheme="light",
            accept_downloads=True,
        )
        self.context.set_default_timeout(120_000)  # only waits: a busy machine is slow
        self.context.add_init_script(SETTINGS % json.dumps(kept(**settings)))
        self.wrong: list[str] = []
        # On a busy machine a connection that takes long is given up and tried again.
        self.expected = ["WebSocket is closed before the connection is established"]
        self.answers: list[Response] = []
        self.frames: list[str] = []
        self._client: Client | None = None
        self.context.on("console", self._said)
        self.context.on("weberror", lambda error: self.wrong.append(f"error: {error.error}"))
        self.context.on("requestfailed", self._failed)
        self.context.on("response", self._answered)
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("websocket", self._listen)
        return page

    # --- what goes wrong ---

    def expects(self, *patterns: str) -> None:
        """What goes wrong in such words is meant to."""
        self.expected += patterns

    def check(self) -> None:
        """Nothing went wrong but what was meant to."""
        unmeant = [
            text
            for text in self.wrong
            if not any(re.search(pattern, text) for pattern in self.expected)
        ]
        assert not unmeant, "\n".join(unmeant)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"console: {message.text} {message.location}")

    def _failed(self, request: Request) -> None:
        # A page that is left gives up what it asked for.
        if request.failure != "net::ERR_ABORTED":
            self.wrong.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        self.answers.append(response)
        if response.status >= 400:
            self.wrong.append(f"status: {response.status} {response.url}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    # --- where one is ---

    def go(self, place: str = "") -> None:
        """Opens a page anew: `#/table/ID`, or nothing for home."""
        self.page.goto("about:blank")
        self.page.goto(f"/{place}")

    def sees(self, selector: str, count: int | None = None) -> None:
        """Waits until it is to be seen."""
        if count is None:
            self.page.locator(selector).first.wait_for()
        else:
            self.until(
                "([selector, count]) => document.querySelectorAll(selector).length === count",
                [selector, count],
            )

    def until(self, function: str, argument: object = None) -> Any:
        """Waits until a JavaScript function, which is asked every frame, tells something."""
        return self.page.wait_for_function(function, arg=argument).json_value()

    def has(self, selector: str) -> bool:
        """Whether it is to be seen now."""
        return self.page.locator(selector).count() > 0

    def click(self, selector: str) -> None:
        """Clicks, or taps."""
        first = self.page.locator(selector).first
        if self.touch:
            first.tap()
        else:
            first.click()

    def taps(self, x: float, y: float) -> None:
        """Clicks, or taps, at a point."""
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def tells(self, function: str) -> Any:
        """What a JavaScript function tells now."""
        return self.page.evaluate(function)

    def slides(self, start: str, end: str) -> None:
        """Lays a finger on one thing, moves it to another, and lifts it there."""
        boxes = [self.page.locator(one).first.bounding_box() for one in (start, end)]
        (x, y), (u, v) = (
            (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box
        )
        self.pulls((x, y), (u, v))

    def pulls(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Presses at a point, moves to another, and lets go there: by finger, or by mouse."""
        steps = 12
        way = [
            [a + (b - a) * i / steps for a, b in zip(start, end, strict=True)]
            for i in range(steps + 1)
        ]
        if not self.touch:
            self.page.mouse.move(*way[0])
            self.page.mouse.down()
            for x, y in way:
                self.page.mouse.move(x, y)
            self.page.mouse.up()
            return
        touch = self.context.new_cdp_session(self.page)
        for i, (x, y) in enumerate(way):
            kind = "touchMove" if i else "touchStart"
            points = [{"x": x, "y": y}]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        touch.detach()

    def seats(self, seat: int, who: str) -> None:
        """In the dialog for a new table: takes up a seat and fills it."""
        self.click(f'[data-seat="{seat}"]')
        self.click(f'label:has([data-who="{who}"])')
        self.sees(f'[data-seat="{seat}"][data-sits="{who}"]')

    @property
    def id(self) -> str:
        """The table before which one sits."""
        found = re.search(r"#/table/([^/?]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    @property
    def revision(self) -> int:
        """What the page shows."""
        return int(self.page.locator("[data-table]").get_attribute("data-revision") or -1)

    def lightly(self, **options: object) -> None:
        """The tables that this person makes have weak bots, and these options."""

        def lighten(route: Route) -> None:
            wanted = route.request.post_data_json
            if route.request.method != "POST" or not isinstance(wanted, dict):
                return route.continue_()
            bots = [seat for seat in wanted["seats"] if seat["kind"] == "bot"]
            for bot in bots:
                bot["bot"] = "easy"
            wanted["options"] = {**wanted.get("options", {}), **options}
            return route.continue_(post_data=wanted)

        self.page.route(re.compile(r"/api/tables$"), lighten)

    @contextmanager
    def holding(self, asked: str | re.Pattern[str]) -> Iterator[list[Route]]:
        """What the page asks from now on is held back; it reaches the server afterwards."""
        held: list[Route] = []
        self.page.route(asked, lambda route: held.append(route))
        yield held
        for route in held:
            route.continue_()
        self.page.unroute(asked)

    # --- what the server says ---

    def token(self, id: str | None = None) -> str | None:
        """The secret that this browser keeps for a table."""
        tables: list[Json] = self.page.evaluate(
            "JSON.parse(localStorage.getItem('lusoria-tables') ?? '[]')"
        )
        return next((one["token"] or None for one in tables if one["id"] == (id or self.id)), None)

    def asks(self, path: str = "", **query: object) -> Any:
        """What the server tells whoever has this browser's token."""
        token = self.token()
        if self._client is None or self._client.token != token:
            self.leave()
            self._client = Client(self.server, token)
        return self._client.get(f"/api/tables/{self.id}{path}", **query)

    def leave(self) -> None:
        """Closes what was opened beside the browser."""
        if self._client is not None:
            self._client.http.close()
            self._client = None

    def received(self) -> list[str]:
        """The body of every answer of the API and every frame of a WebSocket."""
        bodies = [
            answer.text()
            for answer in self.answers
            if urlsplit(answer.url).path.startswith("/api/") and answer.status < 300
        ]
        return [*bodies, *self.frames]


def table(server: Server, game: str, *seats: Json, **more: object) -> tuple[str, list[str]]:
    """A table made without the page: its id and the seats' tokens."""
    with Client(server) as client:
        made = client.post("/api/tables", {"game": game, "seats": list(seats), **more})
    return made["id"], [seat["token"] for seat in made["seats"]]


def sit(someone: Someone, id: str, token: str) -> None:
    """Opens a seat's link."""
    someone.go(f"#/table/{id}/{token}")
    someone.sees("[data-table]")


def elements(view: object, *, piled: bool = True) -> set[str]:
    """The ids of all elements in a view; if not `piled`, without what lies in a pile."""
    found: set[str] = set()
    if isinstance(view, dict):
        el = view.get("el")
        if isinstance(el, str):
            found.add(el)
            if not piled and el.startswith("pile:"):
                return found
        for value in view.values():
            found |= elements(value, piled=piled)
    elif isinstance(view, list):
        for value in view:
            found |= elements(value, piled=piled)
    return found


Introduced = Callable[..., Someone]
RESULTS: Final = Path("test-results")
