"""`python -m bench.paint`: from a click to the next picture, on a full map of Romolo for four.

It measures the processor time of the page's own thread, so that a busy machine does not matter:
script, layout and paint, from the click until two frames after the new position is drawn. The
place to click is found beforehand, because the driver's search runs in the same thread.
"""

import statistics
from typing import Any, Final

from playwright.sync_api import CDPSession, Page
from rich.console import Console
from rich.table import Table

from docs.pictures import chromium, opened, server
from tests.browser import romolo
from tests.browser.moments import put
from tests.browser.people import DESK, PHONE

GOAL: Final = 100.0  # milliseconds
ROUNDS: Final = 9

DRAWN: Final = """
async (old) => {
  const shown = () => Number(document.querySelector('[data-table]').dataset.revision);
  while (shown() === old) await new Promise(requestAnimationFrame);
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
}
"""


def used(session: CDPSession) -> float:
    """Return the seconds of processor time that the page's thread has used."""
    metrics: list[dict[str, Any]] = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def clicks(page: Page) -> list[float]:
    """Return the milliseconds for choosing a unit, again and again; it is put back in between."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    found: list[float] = []
    for _ in range(ROUNDS):
        for selector, counts in (("[data-next]", True), ("[data-undo]", False)):
            page.wait_for_load_state("networkidle")
            revision = int(page.locator("[data-table]").get_attribute("data-revision") or -1)
            box = page.locator(selector).first.bounding_box()
            assert box is not None
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            page.mouse.move(x, y)
            page.evaluate(DRAWN, None)
            before = used(session)
            page.mouse.click(x, y)
            page.evaluate(DRAWN, revision)
            if counts:
                found.append((used(session) - before) * 1_000)
    return found


def main() -> None:
    """Measure at desktop and phone size, and say if the goal is met."""
    table = Table("window", "median", "least", "most", f"goal: {GOAL:.0f} ms")
    with server() as (url, database), chromium() as browser:
        for name, size in (("desk", DESK), ("phone", PHONE)):
            id, token = put(database, romolo.moment(romolo.full, 4))
            page = opened(browser, f"{url}#/table/{id}/{token}", size, "light")
            page.wait_for_selector("[data-next]")
            times = clicks(page)
            page.context.close()
            middle = statistics.median(times)
            figures = [f"{value:.0f} ms" for value in (middle, min(times), max(times))]
            table.add_row(name, *figures, "holds" if middle < GOAL else "missed")
    Console().print(table)


if __name__ == "__main__":
    main()
