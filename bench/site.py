"""`python -m bench.site`: how soon the page without a server can be played, on a line of 30 Mbit/s.

`build/site` is opened in Chromium: for the first time, and again when all of it is kept. `make
site` builds it.
"""

import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer
from playwright.sync_api import Browser, sync_playwright

from tests.browser.alone import KEPT, SITE, Alone, Site
from tests.browser.chromium import PATH, launch

LINE: Final = 30.0  # Mbit/s
DELAY: Final = 20.0  # milliseconds of a round trip
FIRST: Final = 8.0  # seconds until the first move
SECOND: Final = 2.0  # seconds until the table is there again

PLAYABLE: Final = "[data-legal], button[data-action]"
GAME: Final = "roma"


@dataclass
class Visit:
    """Seconds from asking for the page."""

    shown: float
    """Until home is there, or what is known of the table before Python is."""
    playable: float
    """Until one can decide."""


def throttle(alone: Alone, line: float, delay: float) -> None:
    """Let the page, and what works for it, load over such a line."""
    session = alone.context.new_cdp_session(alone.page)
    bytes_a_second = line * 1e6 / 8
    session.send("Network.enable")
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": delay,
            "downloadThroughput": bytes_a_second,
            "uploadThroughput": bytes_a_second,
        },
    )


def visits(browser: Browser, site: Site, line: float, delay: float) -> tuple[Visit, Visit]:
    """Come for the first time and begin a game; close the page, and come back to it."""
    alone = Alone(browser, site)
    throttle(alone, line, delay)
    alone.page.goto("about:blank")
    first = visit(alone, "./", "[data-play]", f'[data-play="{GAME}"]')
    alone.page.evaluate(KEPT)
    address = alone.page.url
    alone.page.close()
    alone.page = alone.new_page()
    throttle(alone, line, delay)
    second = visit(alone, address, "main")
    alone.context.close()
    return first, second


def visit(alone: Alone, address: str, shown: str, click: str = "") -> Visit:
    """Open a page, click where there is something to click, and wait until one can decide."""
    begun = time.perf_counter()
    alone.page.goto(address)
    alone.sees(shown)
    first = time.perf_counter() - begun
    if click:
        alone.click(click)
    alone.sees(PLAYABLE)
    return Visit(first, time.perf_counter() - begun)


def main(
    line: Annotated[float, typer.Option(min=0.1, help="Mbit/s.")] = LINE,
    delay: Annotated[float, typer.Option(min=0.0, help="Milliseconds of a round trip.")] = DELAY,
    times: Annotated[int, typer.Option(min=1, help="How often both visits are made.")] = 3,
) -> None:
    """Make both visits a few times, and compare the best with the goals."""
    if PATH is None or not SITE.exists():
        print("There is no Chromium, or no build/site (make site): nothing is measured.")
        return
    found: list[tuple[Visit, Visit]] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        site = Site(Path(folder))
        try:
            for _ in range(times):
                found.append(visits(browser, site, line, delay))
                for name, one in zip(("first", "second"), found[-1], strict=True):
                    print(f"{name} visit: {one.shown:.1f} s, {one.playable:.1f} s", flush=True)
        finally:
            site.stop()
            browser.close()
    print(f"{line:g} Mbit/s, {delay:g} ms; the best of {times}:")
    for name, goal, both in (
        ("first visit, first move", FIRST, [first.playable for first, _ in found]),
        ("second visit, the table can be played", SECOND, [second.playable for _, second in found]),
    ):
        best = min(both)
        print(f"{name}: {best:.1f} s; goal {goal:g} s: {'holds' if best <= goal else 'missed'}")


if __name__ == "__main__":
    typer.run(main)
