"""A stock WebKitGTK, driven over WebDriver: its small browser on a screen that nobody sees.

It draws only in a window that is shown: that takes an X server and a window manager.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx

from tests.browser.stock import PATIENCE, Point, pointed

NEEDED: Final = ("WebKitWebDriver", "Xvfb", "matchbox-window-manager")
BROWSERS: Final = sorted(
    browser
    for folder in ("lib/*", "libexec")
    for browser in Path("/usr").glob(f"{folder}/webkit2gtk-4.*/MiniBrowser")
)
THERE: Final = bool(BROWSERS) and all(map(shutil.which, NEEDED))
PORT: Final = 9_797
SCREEN: Final = "1440x1000x24"
# There is no graphics card, and root has no sandbox.
ENVIRONMENT: Final = {
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
}
CALL: Final = "const done = arguments[1]; (%s)(arguments[0]).then(done);"


class WebKit:
    """A session with a browser of one window."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        self.wrong: list[str] = []  # WebDriver tells of no errors of pages
        options = {"binary": str(BROWSERS[-1]), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self.session = ""
        self.session = f"/session/{self.send('', capabilities=wanted)['sessionId']}"
        self.send("/timeouts", script=2_000 * PATIENCE)

    def send(self, command: str, **params: object) -> Any:
        """Gives a command, and returns what comes of it."""
        answer = self.http.post(f"{self.session or '/session'}{command}", json=params)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def tab(self) -> "WebKit":
        """The same window for everybody."""
        return self

    def prepare(self, url: str, script: str) -> None:
        """Sees to it that a script has run before any page of a server but the first."""
        self.open(url)
        self.send("/execute/sync", script=script, args=[])

    def open(self, url: str) -> None:
        """Goes there."""
        self.send("/url", url=url)

    def call(self, function: str, argument: str) -> str | None:
        """What an asynchronous JavaScript function makes of a text."""
        told: str | None = self.send("/execute/async", script=CALL % function, args=[argument])
        return told

    def point(self, way: list[Point]) -> None:
        """Presses at the first point, moves along, and lets go at the last."""
        self.send("/actions", actions=[pointed(way)])

    def close(self) -> None:
        """Stays: it is its only window."""


@contextmanager
def launched() -> Iterator[WebKit]:
    """A WebKitGTK for the time being."""
    with ExitStack() as stack:
        display = stack.enter_context(_screen())
        around = {**os.environ, **ENVIRONMENT, "DISPLAY": display}
        for command in (["matchbox-window-manager"], ["WebKitWebDriver", f"--port={PORT}"]):
            stack.enter_context(_running(command, env=around))
        transport = httpx.HTTPTransport(retries=10)  # until the driver listens
        address = f"http://127.0.0.1:{PORT}"
        http = httpx.Client(base_url=address, timeout=2 * PATIENCE, transport=transport)
        yield WebKit(stack.enter_context(http))


@contextmanager
def _screen() -> Iterator[str]:
    """An X server that chooses a number which nobody has, and says which."""
    reads, writes = os.pipe()
    command = ["Xvfb", "-displayfd", str(writes), "-screen", "0", SCREEN]
    with os.fdopen(reads) as told, _running(command, pass_fds=(writes,)):
        os.close(writes)
        yield f":{told.readline().strip()}"


@contextmanager
def _running(command: list[str], **how: Any) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **how)
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)
