"""Keys: numbers for what is offered, letters for commands, and each of them may be changed."""

from typing import Final

from tests.browser.clicker import Clicker
from tests.browser.people import Introduced, Someone, sit, table
from tests.server.serving import ADA, BOT, Server

MOST: Final = 300  # keys until something has happened
TABS: Final = 3
LATER: Final = """
(before) => Number(document.querySelector('[data-table]').dataset.revision) > before
"""


def tabs_to(ada: Someone, selector: str) -> int:
    """How many times Tab is pressed until the focus is there."""
    for tabs in range(10):
        if ada.page.evaluate("(what) => document.activeElement?.matches(what)", selector):
            return tabs
        ada.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by Tab")


def test_the_first_choice_is_three_tabs_from_home(someone: Introduced) -> None:
    ada = someone()
    ada.lightly()
    ada.go()
    ada.sees('[data-play="roma"]')
    assert tabs_to(ada, "[data-play]") <= TABS
    ada.page.locator('[data-play="roma"]').focus()
    ada.page.keyboard.press("Enter")
    ada.sees("[data-legal], [data-action]")
    assert tabs_to(ada, "[data-legal], [data-action]") <= TABS
    ada.page.reload()
    ada.sees("[data-legal], [data-action]")
    assert tabs_to(ada, "[data-legal], [data-action]") <= TABS


def play(ada: Someone, until: str) -> None:
    """Presses numbers until something is to be done with this action's verb."""
    for i in range(MOST):
        legal = ada.asks()["legal"]
        if any(one["verb"] == until for one in legal):
            return
        revision = ada.revision
        ada.page.keyboard.press(str(1 + i % 9))
        if ada.asks()["revision"] != revision or not legal:
            ada.until(LATER, revision)
            ada.sees("[data-legal], [data-action]")
    raise AssertionError(f"nobody may {until}")


def test_numbers_do_what_is_offered_and_e_ends_the_turn(
    someone: Introduced, server: Server
) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    ada = someone(doubts=False)
    sit(ada, id, tokens[0])
    ada.sees("[data-legal], [data-action]")
    assert not ada.has(".key")  # whoever goes by mouse sees no numbers
    ada.page.keyboard.press("Shift")
    ada.sees(".key")
    shown = ada.page.locator(".key").all_inner_texts()
    assert shown == [str(1 + i) for i in range(len(shown))]
    play(ada, "end")
    assert ada.revision > 3
    turn, revision = ada.asks()["view"]["turn"], ada.revision
    ada.page.keyboard.press("e")
    ada.until(LATER, revision)
    assert ada.asks()["view"]["turn"] > turn


def test_the_keys_are_listed_and_changed(someone: Introduced, server: Server) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    ada = someone()
    sit(ada, id, tokens[0])
    Clicker(ada, 24).some(2)
    keys = ada.page.keyboard
    keys.press("?")
    ada.sees("dialog[open] [data-key]")
    ada.click('[data-key="hint"]')
    keys.press("x")
    ada.page.locator('[data-key="hint"]').get_by_text("X").wait_for()
    keys.press("Escape")
    ada.sees("dialog[open]", 0)
    ada.page.reload()
    ada.sees("[data-legal], [data-action]")
    keys.press("h")
    keys.press("x")
    ada.sees(".prompt.hinted")
    ada.click("[data-settings]")
    ada.click("[data-keys]")
    ada.click("[data-keys-first]")
    ada.page.locator('[data-key="hint"]').get_by_text("H").wait_for()


def test_the_focus_is_seen_outside_the_glow(someone: Introduced, server: Server) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    ada = someone()
    sit(ada, id, tokens[0])
    ada.sees("[data-legal]")
    ada.page.keyboard.press("Tab")
    ada.page.locator("[data-legal]").first.focus()
    offset = ada.page.evaluate("() => getComputedStyle(document.activeElement).outlineOffset")
    glow = ada.page.evaluate("() => getComputedStyle(document.activeElement, '::after').inset")
    assert float(offset.removesuffix("px")) > -float(glow.split()[0].removesuffix("px"))


# Counts what would be heard.
HEARD: Final = """
window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  window.heard += 1;
  return start.apply(this, when);
};
"""


def test_sounds_are_heard_only_if_wanted(someone: Introduced, server: Server) -> None:
    for settings, heard in (
        ({}, False),
        ({"sounds": True}, True),
        ({"sounds": True, "volume": 0}, False),
    ):
        id, tokens = table(server, "roma", ADA, BOT)
        ada = someone(**settings)
        ada.context.add_init_script(HEARD)
        sit(ada, id, tokens[0])
        Clicker(ada, 25).some(3)
        assert (ada.page.evaluate("() => window.heard") > 0) == heard
