"""A page, a server, a browser; and people before it."""

import fcntl
import importlib.util
import os
import re
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import DESK, PHONE, RESULTS, Introduced, Someone
from tests.server.serving import Server, served

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "lusoria" / "page"
SIZES = {"desk": DESK, "phone": PHONE}


@pytest.fixture(scope="session", autouse=True)
def page_built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Builds the page if it is missing or older than what it is made of; once for all workers."""
    if shutil.which("chromium") is None:
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


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    yield from served()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Only as long as a file's tests: Playwright's event loop is in the way of others'."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=["--disable-background-networking", *(["--no-sandbox"] if root else [])],
        )
        yield launched
        launched.close()


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
