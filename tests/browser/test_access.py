"""axe finds nothing serious, on any view, in the light and in the dark."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.clicker import Clicker
from tests.browser.moments import finished
from tests.browser.people import DESK, GAMES, PHONE, Introduced, Someone, sit, table
from tests.browser.test_accounts import claims, fresh
from tests.server.serving import ADA, BEN, BOT, Server

AXE = Axe()


def accessible(someone: Someone, where: str) -> None:
    """Nothing serious or critical is found in either light."""
    for theme in ("light", "dark"):
        someone.page.emulate_media(color_scheme=theme)
        someone.until("(theme) => document.documentElement.dataset.theme === theme", theme)
        # What fades in is judged when it is there.
        someone.until(
            "() => document.getAnimations().every((one) => one.playState !== 'running'"
            " || one.effect.getComputedTiming().iterations === Infinity)"
        )
        found = AXE.run(someone.page).response["violations"]
        grave = [
            f"{one['id']} ({one['impact']}): {node['html'][:200]} {node['failureSummary'][:300]}"
            for one in found
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]
        assert not grave, f"{where}, {theme}:\n" + "\n".join(grave)


def home(ada: Someone, server: Server) -> None:
    table(server, "builders", {"kind": "open"}, BEN, public=True)
    ada.go()
    ada.sees("[data-list]")


def new_table(ada: Someone, server: Server) -> None:
    ada.go()
    ada.click('[data-more="romolo"]')
    ada.seats(1, "here")
    ada.click("[data-house-rules] summary")


def settings(ada: Someone, server: Server) -> None:
    ada.go()
    ada.click("[data-settings]")


def keys(ada: Someone, server: Server) -> None:
    ada.go()
    ada.click("[data-settings]")
    ada.click("[data-keys]")
    ada.sees("dialog[open] [data-key]")


def waiting(ada: Someone, server: Server) -> None:
    id, tokens = table(server, "builders", ADA, {"kind": "person"}, {"kind": "open"})
    ada.go(f"#/table/{id}/{tokens[1]}")
    ada.sees("[data-sit]")


def touring(ada: Someone, server: Server) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    ada.go()
    ada.page.evaluate("() => localStorage.setItem('lusoria-settings', JSON.stringify({pace: 0}))")
    sit(ada, id, tokens[0])
    ada.sees("[data-tour]")


def refused(ada: Someone, server: Server) -> None:
    id, tokens = table(server, "roma", BEN, ADA)
    sit(ada, id, tokens[1])
    ada.sees("[data-prompt]")
    ada.click('[data-el="disc:1"]')
    ada.sees(".refusal-pop")


def help_sheet(ada: Someone, server: Server) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    sit(ada, id, tokens[0])
    clicker = Clicker(ada, 20)
    clicker.some(6)
    if ada.touch:
        ada.page.locator('[data-el="disc:1"]').dispatch_event(
            "pointerdown", {"pointerType": "touch"}
        )
        ada.sees(".sheet")
        ada.page.locator('[data-el="disc:1"]').dispatch_event("pointerup", {"pointerType": "touch"})
    else:
        ada.page.locator('[data-el="disc:1"]').hover()
        ada.sees(".inspect:not(.asked) h2")


def rules(ada: Someone, server: Server) -> None:
    aside(ada, server, "rules")
    ada.sees("[data-rule]")


def chat(ada: Someone, server: Server) -> None:
    aside(ada, server, "chat")
    ada.page.locator("[data-say]").fill("Ave!")
    ada.page.keyboard.press("Enter")
    ada.page.get_by_text("Ave!").wait_for()


def aside(ada: Someone, server: Server, tab: str) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    sit(ada, id, tokens[0])
    if ada.page.locator("[data-drawer]").is_visible():
        ada.click("[data-drawer]")
    ada.click(f'[data-tab="{tab}"]')


def curtain(ada: Someone, server: Server) -> None:
    id, tokens = table(server, "roma", ADA, BEN, one_screen=True)
    sit(ada, id, tokens[0])
    ada.sees("[data-curtain]")


def result(ada: Someone, server: Server) -> None:
    id, tokens = finished(server)
    sit(ada, id, tokens[0])
    ada.sees("[data-fair]")


def lessons(ada: Someone, server: Server) -> None:
    ada.go("#/learn/romolo")
    ada.sees("[data-lesson]")


def lesson(ada: Someone, server: Server) -> None:
    lessons(ada, server)
    ada.page.locator("[data-lesson=work]").click()
    ada.sees("[data-said=task]")


def puzzles(ada: Someone, server: Server) -> None:
    ada.go("#/puzzles/roma")
    ada.sees("[data-today]")


def puzzle(ada: Someone, server: Server) -> None:
    puzzles(ada, server)
    ada.page.locator("[data-today]").click()
    ada.sees("[data-said=open]")
    ada.page.locator("[data-reveal]").click()
    ada.sees("[data-solution]")


def play_on(ada: Someone, server: Server) -> None:
    id, _ = finished(server)
    ada.go(f"#/table/{id}?ply=9")
    ada.sees(".stage [data-el]")
    if ada.page.locator("[data-drawer]").is_visible():
        ada.click("[data-drawer]")
    ada.page.locator("[data-play-on]").click()
    ada.sees("[data-play-on-bots]")


def sign_in(ada: Someone, server: Server) -> None:
    ada.go()
    ada.click("[data-sign-in]")
    ada.click('[data-how="claim"]')
    ada.page.locator("dialog [data-name]").fill("Ada")


def account(ada: Someone, server: Server) -> None:
    claims(ada, fresh("Ada"))
    ada.click("[data-account]")
    ada.sees("[data-session]")
    ada.click("[data-delete]")


def record(ada: Someone, server: Server) -> None:
    ada.go("#/record")
    ada.sees("[data-open-record]")


VIEWS: list[Callable[[Someone, Server], None]] = [
    home,
    new_table,
    settings,
    keys,
    waiting,
    touring,
    refused,
    help_sheet,
    rules,
    chat,
    curtain,
    result,
    lessons,
    lesson,
    puzzles,
    puzzle,
    play_on,
    sign_in,
    account,
    record,
]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("view", VIEWS, ids=lambda view: view.__name__)
def test_views(
    someone: Introduced,
    server: Server,
    view: Callable[[Someone, Server], None],
    size: tuple[int, int],
) -> None:
    ada = someone(size)
    view(ada, server)
    accessible(ada, view.__name__)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_boards(someone: Introduced, server: Server, game: str, size: tuple[int, int]) -> None:
    id, tokens = table(server, game, ADA, BOT)
    ada = someone(size)
    sit(ada, id, tokens[0])
    clicker = Clicker(ada, 21, compare=False)
    for clicks in (1, 8):  # the set-up, and in the middle of the game
        clicker.some(clicks)
        accessible(ada, f"{game} after {clicker.clicks} clicks")
