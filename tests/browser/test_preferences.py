"""Languages and light, at once and for good."""

import pytest

from tests.browser.clicker import Clicker
from tests.browser.people import DESK, PHONE, Introduced, Someone, sit, table
from tests.server.serving import ADA, BOT, Server

LANGUAGE = '.menu select:has(option[value="it"])'
THEME = '.menu select:has(option[value="system"])'


def choose(ada: Someone, what: str, value: str) -> None:
    """In the settings, which are at hand everywhere."""
    ada.click("[data-settings]")
    ada.page.locator(what).select_option(value)
    ada.page.keyboard.press("Escape")
    ada.sees(what, 0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_languages(someone: Introduced, server: Server, size: tuple[int, int]) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    ada = someone(size)
    sit(ada, id, tokens[0])
    clicker = Clicker(ada, 12)
    clicker.some(4)
    told = {"en": said(ada)}
    for language in ("it", "fr"):
        choose(ada, LANGUAGE, language)
        ada.until("(language) => document.documentElement.lang === language", language)
        told[language] = said(ada)
        clicker.some(2)
    for first, second in (("en", "it"), ("en", "fr"), ("it", "fr")):
        assert set(told[first]).isdisjoint(told[second]), (told[first], told[second])
    ada.page.reload()
    ada.sees("[data-table]")
    assert ada.page.evaluate("() => document.documentElement.lang") == "fr"
    ada.go()
    ada.sees("[data-play]")
    assert ada.page.evaluate("() => document.documentElement.lang") == "fr"


def said(ada: Someone) -> list[str]:
    """Texts of the shell, of the game and of the log."""
    ada.sees("[data-prompt]")
    texts: list[str] = ada.page.evaluate(
        """() => [document.querySelector('[data-prompt]').innerText,
          document.querySelector('[data-settings]').getAttribute('aria-label'),
          [...document.querySelectorAll('.log .line')].at(-1).textContent.trim()]"""
    )
    assert all(texts), texts
    return texts


def test_light_and_dark(someone: Introduced) -> None:
    ada = someone()
    ada.go()
    ada.sees("[data-play]")
    theme = "() => document.documentElement.dataset.theme"
    ground = "() => getComputedStyle(document.body).color"
    assert ada.page.evaluate(theme) == "light"
    light = ada.page.evaluate(ground)
    ada.page.emulate_media(color_scheme="dark")  # as the system does at dusk
    ada.until("() => document.documentElement.dataset.theme === 'dark'")
    assert ada.page.evaluate(ground) != light
    choose(ada, THEME, "light")
    ada.until("() => document.documentElement.dataset.theme === 'light'")
    assert ada.page.evaluate(ground) == light
    ada.page.reload()
    ada.sees("[data-play]")
    assert ada.page.evaluate(theme) == "light"
    choose(ada, THEME, "dark")
    ada.page.reload()
    ada.sees("[data-play]")
    assert ada.page.evaluate(theme) == "dark"


def test_all_of_them_can_be_reached_on_a_phone_that_lies(
    someone: Introduced, server: Server
) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    ada = someone((844, 390))
    sit(ada, id, tokens[0])
    ada.sees("[data-legal]")
    ada.click("[data-drawer]")
    ada.click("[data-settings]")
    ada.click("[data-keys]")  # over the drawer
    ada.page.keyboard.press("Escape")
    ada.sees("dialog[open]", 0)
    ada.click("[data-drawer]")
    ada.click("[data-settings]")
    ada.click("[data-tour-again]")  # over the board
    ada.sees("[data-tour]")
