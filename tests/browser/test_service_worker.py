"""The service worker of the page that needs no server: versions are whole and kept apart."""

import runpy
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.alone import KEPT, Handler

WEB: Final = Path(__file__).parents[2] / "web"

# What becomes of the newer version that is found.
UPDATED: Final = """
async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const newer = registration.installing ?? registration.waiting;
  const done = () => ['installed', 'redundant'].includes(newer.state);
  while (!done()) await new Promise((resolve) => newer.addEventListener('statechange', resolve));
  return newer.state;
}
"""
WORD: Final = "async () => (await fetch('word.txt')).text()"


class SendsOn(Handler):
    """Serves files, and sends whoever asks for an `index.html` on to its folder."""

    def do_GET(self) -> None:  # noqa: N802
        """Answer a request; a newer version may be less than a second younger."""
        del self.headers["If-Modified-Since"]
        if self.path.endswith("/index.html"):
            self.send_response(308)
            self.send_header("Location", self.path.removesuffix("index.html"))
            self.send_header("Content-Length", "0")
            self.end_headers()
        else:
            super().do_GET()


def publish(folder: Path, word: str, *, said: str | None = None) -> None:
    """Put a page with a word into a folder; `said` is what the word's file says in its place."""
    folder.mkdir(exist_ok=True)
    (folder / "index.html").write_text(f"<title>{word}</title><script src='page.js'></script>")
    (folder / "page.js").write_text("navigator.serviceWorker.register('service-worker.js')")
    (folder / "word.txt").write_text(word)
    shutil.copy(WEB / "alone" / "service-worker.js", folder)
    runpy.run_path(str(WEB / "site.py"))["write_worker"](folder)
    (folder / "word.txt").write_text(said or word)


@pytest.fixture
def space(tmp_path: Path) -> Iterator[str]:
    """The address of a web space."""
    http = ThreadingHTTPServer(("127.0.0.1", 0), partial(SendsOn, directory=tmp_path))
    threading.Thread(target=http.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{http.server_port}/"
    http.shutdown()
    http.server_close()


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A page of a browser that has been nowhere."""
    context = chromium.new_context()
    context.set_default_timeout(120_000)  # only waits: a busy machine is slow
    yield context.new_page()
    context.close()


def visit(page: Page, address: str) -> None:
    """Open a page for the first time, until it is kept."""
    page.goto(address)
    page.evaluate(KEPT)


def test_each_folder_of_a_web_space_keeps_its_own_page(
    page: Page, space: str, tmp_path: Path
) -> None:
    for name in ("one", "two"):
        publish(tmp_path / name, name)
        visit(page, f"{space}{name}/")
    page.context.set_offline(True)
    for name in ("one", "two"):
        page.goto(f"{space}{name}/")
        assert page.title() == page.evaluate(WORD) == name


def test_a_page_is_kept_where_index_html_is_sent_on(page: Page, space: str, tmp_path: Path) -> None:
    publish(tmp_path / "one", "one")
    visit(page, f"{space}one/")
    page.reload()
    assert page.title() == "one"


def test_a_newer_version_takes_over_as_a_whole(page: Page, space: str, tmp_path: Path) -> None:
    """Whoever has the page open goes on with the version they began with, reloaded or not."""
    publish(tmp_path / "one", "old")
    visit(page, f"{space}one/")
    publish(tmp_path / "one", "new")
    assert page.evaluate(UPDATED) == "installed"
    page.reload()
    assert page.title() == page.evaluate(WORD) == "old"
    while page.title() == "old":  # until the browser has noticed that no page is open any more
        assert page.evaluate(WORD) == "old"
        page.goto("about:blank")
        page.goto(f"{space}one/")
    assert page.title() == page.evaluate(WORD) == "new"


def test_a_version_of_which_a_file_is_wrong_is_not_kept(
    page: Page, space: str, tmp_path: Path
) -> None:
    publish(tmp_path / "one", "old")
    visit(page, f"{space}one/")
    publish(tmp_path / "one", "new", said="something else")
    assert page.evaluate(UPDATED) == "redundant"
    page.goto("about:blank")
    page.goto(f"{space}one/")
    assert page.title() == page.evaluate(WORD) == "old"
