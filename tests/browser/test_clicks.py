"""How many clicks what is usual in a turn costs: docs/page.md has the table."""

from collections.abc import Callable
from typing import Final

from tests.browser.moments import ROMA, find, put
from tests.browser.people import Introduced, Json, Someone, sit
from tests.browser.romolo import decided
from tests.browser.test_builders import SENDING, acting, at, begun, helpful
from tests.browser.test_romolo import placed
from tests.server.serving import Server

COUNT: Final = """() => {
  if (window.clicks === undefined) addEventListener('click', () => window.clicks++, true);
  window.clicks = 0;
}"""


def counted(ada: Someone, do: Callable[[], None]) -> tuple[int, Json]:
    """How many clicks reach the page until something has been decided, and the table then."""
    before = ada.asks()
    ada.page.evaluate(COUNT)
    do()
    after = decided(ada, before["revision"])
    return int(ada.page.evaluate("window.clicks")), after


def on(ada: Someone, *elements: str) -> Callable[[], None]:
    """Clicks on elements, one after the other."""

    def do() -> None:
        for el in elements:
            ada.click(f'[data-el="{el}"]')

    return do


def test_roma_two_for_a_die_and_one_for_the_end(someone: Introduced, server: Server) -> None:
    ada = someone()
    sit(ada, *put(server.settings["database"], find("roma", "random", ROMA["act"])))
    money = "disc:money"
    legal = ada.asks()["legal"]
    while uses := [one for one in legal if money in one["on"]]:
        (die,) = set(uses[0]["on"]) - {money}
        clicks, after = counted(ada, on(ada, die, money))
        assert clicks == 2
        legal = after["legal"]
    (end,) = (one["action"] for one in legal if one["verb"] == "end")
    clicks, after = counted(ada, lambda: ada.click(f'button[data-action="{end}"]'))
    assert clicks == 1
    assert after["player"] != after["seat"]


def test_the_builders_two_for_a_worker_and_one_for_anything_else(
    someone: Introduced, server: Server
) -> None:
    link = begun(server, SENDING[3:], lambda view: acting(view) and helpful(view) is not None)
    ada = at(someone, link)
    found = helpful(ada.asks()["view"])
    assert found is not None
    site, _, worker = found
    clicks, after = counted(ada, on(ada, worker["el"], site["el"]))
    assert clicks == 2
    while after["view"]["step"] == "site":  # who goes has been decided first
        after = decided(ada, after["revision"])
    assert after["view"]["step"] == "act"
    take = next(one for one in after["legal"] if one["verb"] == "take")
    clicks, after = counted(ada, on(ada, *take["on"]))
    assert clicks == 1
    (end,) = (one["action"] for one in after["legal"] if one["verb"] == "end")
    clicks, after = counted(ada, lambda: ada.click(f'button[data-action="{end}"]'))
    assert clicks == 1


def test_romolo_one_for_a_unit_one_for_a_march_one_for_a_building_more(
    someone: Introduced, server: Server
) -> None:
    ada = someone()
    placed(ada, server)
    clicks, table = counted(ada, lambda: ada.click("[data-next]"))
    assert clicks == 1

    def build() -> None:
        ada.click('[data-verb="build"]')
        ada.click('[data-site="farm"]')

    clicks, table = counted(ada, build)
    assert clicks == 2
    # who has worked is put down, who has marched stays in hand
    clicks, table = counted(ada, lambda: ada.click("[data-next]"))
    assert clicks == 1
    way = next(one for one in table["view"]["reach"] if not (one["lies"] or one["explores"]))
    clicks, table = counted(ada, on(ada, f"hex:{way['hex']}"))
    assert clicks == 1
    assert table["view"]["step"] == "do"
