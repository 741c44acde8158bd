"""Two at one screen: a curtain between them, and nothing behind it."""

import json

from lusoria.core.message import Message
from lusoria.text import texts
from tests.browser.clicker import Clicker
from tests.browser.people import Introduced, Json, Someone
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


def turn_of(clicker: Clicker, look: Json, seat: int) -> Json:
    """Goes on until the curtain before this seat has opened, the set-up being over."""
    while True:
        opened = look["curtain"] == str(seat)
        look = clicker.step(look)
        view = clicker.someone.asks(seat=seat)["view"]
        if opened and look["curtain"] is None and view["step"] not in ("pass", "place"):
            return look


def test_whoever_takes_the_screen_is_shown_what_the_other_did(someone: Introduced) -> None:
    ada = someone()
    ada.go()
    ada.click('[data-more="roma"]')
    ada.seats(1, "here")
    ada.click("[data-start]")
    clicker = Clicker(ada, 3)
    turn_of(clicker, clicker.ready(), 0)
    turn_of(clicker, clicker.ready(), 1)
    # What Ada did is marked, and is shown again with Ben's eyes: no curtain falls over her moves.
    ada.sees("[data-changed]")
    ada.page.evaluate(
        """() => {
          window.shown = [];
          const look = () => {
            const { ply } = document.querySelector('[data-table]').dataset;
            const curtain = document.querySelector('[data-curtain]') !== null;
            const all = [...document.querySelectorAll('[data-el]')];
            const drawn = all.map((node) => node.dataset.el);
            if (window.shown.at(-1)?.ply !== ply) window.shown.push({ ply, curtain, drawn });
          };
          const all = { subtree: true, childList: true, attributes: true };
          new MutationObserver(look).observe(document, all);
        }"""
    )
    ada.click("[data-again]")
    ply = str(ada.asks()["ply"])
    shown: list[Json] = ada.until(
        "(ply) => window.shown.length > 2 && window.shown.at(-1).ply === ply && window.shown", ply
    )
    plies = [int(one["ply"]) for one in shown if one is not shown[0]]
    assert plies == sorted(set(plies))
    assert len(plies) > 1
    for one in shown:
        assert not one["curtain"]
        past = ada.asks(f"/positions/{one['ply']}", seat=1)["view"]
        assert cards(set(one["drawn"])) <= cards(strings(past))
    # Once the seat has decided there is nothing that it missed.
    clicker.step(clicker.ready())
    ada.sees("[data-again]", 0)
