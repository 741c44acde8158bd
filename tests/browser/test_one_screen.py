"""Two at one screen: a curtain between them, and nothing behind it."""

import json

from lusoria.core.message import Message
from lusoria.text import texts
from tests.browser.clicker import Clicker
from tests.browser.people import Introduced, Someone
from tests.server.serving import Client, Server
from tests.server.test_secrets import cards, strings

CURTAINS = 7


def known(server: Server, ada: Someone, seat: int | None) -> set[str]:
    """The cards whose names a seat may know now."""
    with Client(server, ada.token()) as client:
        view = client.get(f"/api/tables/{ada.id}", seat=seat)["view"]
    return cards(strings(view))


def test_the_curtain(someone: Introduced, server: Server) -> None:
    ada = someone()
    ada.go()
    ada.click('[data-more="roma"]')
    ada.page.locator('[data-seat="1"]').select_option("here")
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
            secret = known(server, ada, 0) | known(server, ada, 1)
            for card in secret - known(server, ada, None):
                assert said.say(Message(f"roma-card-{card}")) not in told
        else:
            # Before it sits one, and sees nothing of the other's.
            assert sitting is not None
            assert cards({str(el) for el in look["drawn"]}) <= known(server, ada, sitting)
        look = clicker.step(look)
    assert clicker.compared > CURTAINS
    view = json.loads(ada.frames[0])
    assert (view["seat"], view["legal"]) == (None, [])
