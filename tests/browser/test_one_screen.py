"""Two at one screen: a curtain between them, and nothing behind it."""

import json

from lusoria.core.message import Message
from lusoria.text import texts
from tests.browser.clicker import Clicker
from tests.browser.people import Introduced, Someone
from tests.server.test_secrets import cards, strings

CURTAINS = 6


def known(ada: Someone, seat: int | None) -> set[str]:
    """The cards whose names a seat may know now."""
    return cards(strings(ada.asks(seat=seat)["view"]))


def test_the_curtain(someone: Introduced) -> None:
    ada = someone()
    ada.go()
    ada.click('[data-more="roma"]')
    ada.seats(1, "here")
    ada.click("[data-start]")
    clicker = Clicker(ada, 11)
    said = texts("en")
    curtains = 0
    sitting: int | None = None
    look = clicker.ready()
    while curtains < CURTAINS:
        if look["curtain"] is not None:
            # Behind the curtain is nothing, not even out of sight.
            curtains += 1
            sitting = int(look["curtain"])
            assert look["drawn"] == []
            told = ada.page.locator("[data-table]").inner_html()
            secret = known(ada, 0) | known(ada, 1)
            for card in secret - known(ada, None):
                assert said.say(Message(f"roma-card-{card}")) not in told
        else:
            # Before it sits one, and sees nothing of the other's.
            assert sitting is not None
            assert cards({str(el) for el in look["drawn"]}) <= known(ada, sitting)
        look = clicker.step(look)
    assert clicker.compared > CURTAINS
    view = json.loads(ada.frames[0])
    assert (view["seat"], view["legal"]) == (None, [])
