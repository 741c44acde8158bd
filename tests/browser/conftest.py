"""A page, a server, a browser; and people before it."""

import fcntl
import re
import runpy
from collections.abc import Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.alone import SITE, Alone, Site
from tests.browser.chromium import PATH, launch
from tests.browser.people import DESK, PHONE, RESULTS, Introduced, Someone
from tests.server.serving import Server, served

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PAGE = ROOT / "src" / "lusoria" / "page"
SIZES = {"desk": DESK, "phone": PHONE}


@pytest.fixture(scope="session", autouse=True)
def page_built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Builds the page if it is missing or older than what it is made of; once for all workers."""
    if PATH is None:
        pytest.skip("there is no Chromium")
    with (ROOT / "web" / ".building").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _stale(PAGE):
            _build("build.py")


@pytest.fixture(scope="session")
def site_built(page_built: None) -> None:
    """The same of the page that needs no server."""
    with (ROOT / "web" / ".building").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _stale(SITE, *(ROOT / "src" / "lusoria" / part for part in ("browser", "tables"))):
            _build("site.py")


def _build(script: str) -> None:
    runpy.run_path(str(ROOT / "web" / script))["build"]()


def _stale(page: Path, *more: Path) -> bool:
    built = page / "index.html"
    if not built.exists() or not list(page.rglob("*.br")):
        return True
    made_of = [
        *(source for folder in more for source in folder.rglob("*.py")),
        *(ROOT / "web").glob("*.*"),
        *(ROOT / "web" / "served").glob("*.*"),
        *(ROOT / "web" / "src").rglob("*.*"),
        *(ROOT / "src" / "lusoria").rglob("*.ftl"),
    ]
    newest = max(
        path.stat().st_mtime
        for path in made_of
        if path.is_file() and not re.search(r"\.building$|\.test\.ts$|schema\.|\.pyc$", path.name)
    )
    return built.stat().st_mtime < newest


class Shared:
    """A server and a browser, started when they are first needed and kept for the tests of this
    folder; not for others', as Playwright's event loop would be in their way.
    """

    def __init__(self) -> None:
        self.open = ExitStack()
        self.server: Server | None = None
        self.chromium: Browser | None = None
        self.site: Site | None = None
        self.resident: Alone | None = None

    def reside(self) -> Alone:
        if self.resident is None:
            self.resident = Alone(self.browse(), self.space())
        return self.resident

    def space(self) -> Site:
        if self.site is None:
            folder = self.open.enter_context(TemporaryDirectory())
            self.site = Site(Path(folder))
            self.open.callback(self.site.stop)
        return self.site

    def serve(self) -> Server:
        if self.server is None:
            self.server = self.open.enter_context(contextmanager(served)())
        return self.server

    def browse(self) -> Browser:
        if self.chromium is None:
            self.chromium = launch(self.open.enter_context(sync_playwright()))
            self.open.callback(self.chromium.close)
        return self.chromium

    def close(self) -> None:
        self.server = self.chromium = self.site = self.resident = None
        self.open.close()


SHARED = Shared()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """After the last test of this folder, closes the server and the browser."""
    yield
    if nextitem is None or HERE not in nextitem.path.parents:
        SHARED.close()


@pytest.fixture
def server() -> Server:
    """One server for all."""
    return SHARED.serve()


@pytest.fixture
def site(site_built: None) -> Site:
    """One web space for all, with the page that needs no server."""
    return SHARED.space()


@pytest.fixture
def resident(site: Site) -> Iterator[Alone]:
    """Somebody before the page that needs no server, who stays: Python is started only once."""
    ada = SHARED.reside()
    yield ada
    ada.check()


@pytest.fixture
def alone(chromium: Browser, site: Site, request: pytest.FixtureRequest) -> Iterator[Alone]:
    """Somebody before the page that needs no server."""
    ada = Alone(chromium, site)
    yield ada
    try:
        _looked_after([ada], request.node)
    finally:
        ada.context.close()


@pytest.fixture
def chromium() -> Browser:
    """One browser for all; everybody has a context of their own in it."""
    return SHARED.browse()


@pytest.fixture
def someone(
    chromium: Browser, server: Server, request: pytest.FixtureRequest
) -> Iterator[Introduced]:
    """Introduces people: `someone()`, `someone(PHONE)`, `someone(name="Ben")`."""
    people: list[Someone] = []

    def introduced(
        size: tuple[int, int] = DESK, *, at: Server | None = None, **settings: object
    ) -> Someone:
        people.append(Someone(chromium, at or server, size, **settings))
        return people[-1]

    yield introduced
    try:
        _looked_after(people, request.node)
    finally:
        for person in people:
            person.leave()
            person.context.close()


def _looked_after(people: list[Someone], node: pytest.Item) -> None:
    """Nothing went wrong before them; or, if the test failed, what they saw then."""
    failed = node.stash.get(FAILED, False)
    for i, person in enumerate(people):
        if not failed:
            person.check()
            continue
        RESULTS.mkdir(exist_ok=True)
        name = re.sub(r"[^\w-]+", "-", node.name)
        person.page.screenshot(path=RESULTS / f"{name}-{i}.png")
        if person.wrong:
            print("\n".join(person.wrong))


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
