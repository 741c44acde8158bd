"""The page that needs no server, on the simplest web space; and people before it."""

import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from tests.browser.people import DESK, Json, Someone

SITE: Final = Path(__file__).parents[2] / "build" / "site"
FOLDER: Final = "games/lusoria"  # it may stand anywhere

# What is set where a page's own policy cannot say it; Python must run under it as well.
POLICY: Final = "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'"

# Comes to its end once the service worker keeps the page.
KEPT: Final = """
async () => {
  await navigator.serviceWorker.ready;
  while (navigator.serviceWorker.controller?.state !== 'activated')
    await new Promise((resolve) => setTimeout(resolve, 20));
}
"""

ASK: Final = "([operation, asked]) => lusoria.transport.ask(operation, asked)"


class Handler(SimpleHTTPRequestHandler):
    """Serves files and tells nobody."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""

    def end_headers(self) -> None:
        """Add the policy to every answer."""
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()


class Site:
    """A web space with a copy of the page in some folder."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder / FOLDER
        shutil.copytree(SITE, self.folder)
        self.settings: Final[Json] = {}
        self.http = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=folder))
        self.url: Final = f"http://127.0.0.1:{self.http.server_port}/{FOLDER}/"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Serve nothing more."""
        self.http.shutdown()
        self.http.server_close()


class Alone(Someone):
    """Somebody before a page that needs no server."""

    def __init__(
        self, browser: Browser, site: Site, size: tuple[int, int] = DESK, **settings: object
    ) -> None:
        super().__init__(browser, site.url, size, **settings)

    def go(self, place: str = "") -> None:
        """Opens a page anew."""
        self.page.goto("about:blank")
        self.page.goto(place or "./")

    def home(self) -> None:
        """Goes home without loading the page anew: Python goes on."""
        if not self.page.url.startswith("http"):
            self.go()
        self.page.evaluate("() => { location.hash = '#/'; }")
        self.sees("[data-play]")

    def asks(self, path: str = "", **query: object) -> Any:
        """What the tables of this browser tell."""
        assert not path
        at = {"table": self.id, "token": self.token(), **query}
        return self.page.evaluate(ASK, ["position", at])

    def makes(self, game: str, *seats: Json, **more: object) -> str:
        """A table of this browser, and its page."""
        body = {"game": game, "seats": list(seats), **more}
        made: Json = self.page.evaluate(ASK, ["create", {"body": body}])
        token = next(seat["token"] for seat in made["seats"] if seat["token"])
        self.page.evaluate("(hash) => { location.hash = hash; }", f"#/table/{made['id']}/{token}")
        self.sees("[data-table]")
        return str(made["id"])
