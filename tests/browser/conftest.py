"""A page, a server, a browser; and people before it."""

import fcntl
import importlib.util
import re
from collections.abc import Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

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
        if _stale():
            spec = importlib.util.spec_from_file_location("page_build", ROOT / "web" / "build.py")
            assert spec is not None
            assert spec.loader is not None
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            module.build()


def _stale() -> bool:
    built = PAGE / "index.html"
    if not built.exists() or not list(PAGE.rglob("*.br")):
        return True
    made_of = [
        *(ROOT / "web").glob("*.*"),
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
        self.server = self.chromium = None
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
