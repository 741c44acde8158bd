"""Two at one screen: a curtain between them, and nothing behind it."""

import json

from lusoria.core.message import Message
from lusoria.text import texts
from tests.browser.clicker import Clicker
from tests.browser.people import Introduced, Someone
from tests.server.serving import Client, Server
from tests.server.test_secrets import cards, strings

CURTAINS = 7


def hand(server: Server, ada: Someone, seat: int) -> set[str]:
    """The cards that a seat holds and of which no other lies in the open."""
    with Client(server, ada.token()) as client:
        view = client.get(f"/api/tables/{ada.id}", seat=seat)["view"]
        public = client.get(f"/api/tables/{ada.id}")["view"]
    mine = {card["card"] for card in view["seats"][seat]["hand"]["cards"]}
    return mine - cards(strings(public))


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
        hands = [hand(server, ada, seat) for seat in (0, 1)]
        if look["curtain"] is not None:
            # Behind the curtain is nothing, not even out of sight.
            curtains += 1
            sitting = int(look["curtain"])
            assert look["drawn"] == []
            told = ada.page.locator("[data-table]").inner_html()
            for card in hands[0] | hands[1]:
                assert said.say(Message(f"roma-card-{card}")) not in told
        else:
            # Before it sits one, and sees nothing of the other's.
            assert sitting is not None
            named = cards({str(el) for el in look["drawn"]})
            assert not named & (hands[1 - sitting] - hands[sitting])
        look = clicker.step(look)
    assert clicker.compared > CURTAINS
    view = json.loads(ada.frames[0])
    assert (view["seat"], view["legal"]) == (None, [])
