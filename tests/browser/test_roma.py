"""What Roma's board shows of battles, of what a click would do, and of what all eyes see."""

from typing import Final

from lusoria.core.preview import preview
from lusoria.core.state import State
from tests.browser.moments import ROMA, View, find, finished, put
from tests.browser.people import PHONE, Introduced, elements, sit
from tests.server.serving import Client, Server

# Remembers which elements were animated, and how far they went.
WATCH: Final = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        window.moved.push({ el: this.dataset?.el, way: frames[1]?.translate });
        return animate.call(this, frames, options);
    };
}"""


def striking(state: State, view: View) -> bool:
    """A die on a disc begins a battle, of which everyone knows the odds (R17)."""
    return view["step"] == "act" and any(
        preview(state, [action]).odds is not None for action in state.legal_actions()
    )


def test_a_battle_is_fought_between_the_two_cards(someone: Introduced, server: Server) -> None:
    """R17: the attacker goes at the card it attacks, and there the die and the shield are told."""
    id, token = put(server.settings["database"], find("roma", "random", striking))
    ada = someone(pace=120)
    sit(ada, id, token)
    ada.sees("[data-legal]")
    now = ada.asks()
    foreseen = ada.asks("/previews")["actions"]
    action = next(
        one["action"] for one in foreseen if any("odds" in tag["id"] for tag in one["tags"])
    )
    ada.page.evaluate(WATCH)
    with Client(server, token) as client:
        body = {"revision": now["revision"], "action": action}
        after = client.post(f"/api/tables/{id}/actions", body)
    events = [told["event"] for one in after["events"] for told in one["events"]]
    fought = next(event for event in events if event["event"] == "battle")
    acting = next(event for event in events if event["event"] == "activate")
    attacker = f"place:{acting['seat']}:{acting['disc']}"
    lunges = "(el) => window.moved.find((one) => one.el === el && one.way)"
    way = ada.until(lunges, attacker)["way"]
    assert way != "0px 0px"
    ada.sees(".fought")
    told = ada.page.locator(".fought").inner_text()
    assert str(fought["defence"]) in told


def test_r36_the_button_says_what_comes_of_adding_no_die(
    someone: Introduced, server: Server
) -> None:
    ada = someone()
    sit(ada, *put(server.settings["database"], find("roma", "random", ROMA["battle"])))
    view = ada.asks()["view"]
    fight = view["battle"]
    comes = "wins" if fight["roll"] >= fight["defence"] else "not enough"
    ada.page.locator(".doings .btn small").get_by_text(f"{fight['roll']}: {comes}").wait_for()


def test_the_card_that_would_be_laid_is_seen_at_its_place(
    someone: Introduced, server: Server
) -> None:
    """R8: pointing at a place shows what a click there would do, and changes nothing."""
    id, token = put(server.settings["database"], find("roma", "random", ROMA["act"]))
    ada = someone()
    sit(ada, id, token)
    lay = next(one for one in ada.asks()["legal"] if one["verb"] == "lay")
    card = next(el for el in lay["on"] if el.startswith("hand:"))
    place = next(el for el in lay["on"] if el.startswith("place:"))
    revision = ada.revision
    ada.click(f'[data-el="{card}"]')
    ada.page.locator(f'[data-el="{place}"]').hover()
    ada.sees(f'[data-el="{place}"] .coming')
    ada.page.locator('[data-el="disc:money"]').hover()
    ada.sees(".coming", 0)
    assert ada.asks()["revision"] == revision


def test_a_click_on_a_thing_out_of_reach_speaks_of_that_thing(
    someone: Introduced, server: Server
) -> None:
    """R12: a rival's card names what could act on it; what is never used tells what it is."""
    moment = find("roma", "random", ROMA["act"])
    id, token = put(server.settings["database"], moment)
    ada = someone(PHONE)
    sit(ada, id, token)
    places = ada.asks()["view"]["seats"][1 - moment.seat]["places"]
    theirs = next(place["el"] for place in places if place["card"])
    ada.click(f'[data-el="{theirs}"]')
    ada.sees("[role=alert]")
    told = ada.page.locator("[role=alert]").inner_text()
    name = ada.page.locator("[role=alert] b").first.inner_text()
    assert f"{name} is your opponent’s" in told
    assert "disc" in told.partition("act on it.")[2] or "would" in told
    ada.click("[data-close-sheet]")
    ada.sees("[role=alert]", 0)
    ada.click('[data-el="stockpile"]')
    ada.page.locator(".sheet").get_by_text("The points that nobody has").wait_for()
    # whoever goes on has done with it
    ada.click("[data-el][data-legal]")
    ada.sees(".sheet", 0)


def test_all_eyes_see_the_cards_of_both_hands(someone: Introduced, server: Server) -> None:
    id, tokens = finished(server)
    ada = someone()
    sit(ada, id, tokens[0])
    ada.sees("[data-result]")
    with Client(server) as client:
        view = client.get(f"/api/tables/{id}/positions/9", seat=1)["view"]
    held = {el[5:] for el in elements(view["seats"][1]["hand"]["cards"])}
    assert held
    ada.go(f"#/table/{id}?ply=9")
    ada.click('[data-eyes="all"]')
    ada.sees("[data-open]")
    shown = ada.page.locator("[data-open]").evaluate_all(
        "all => all.map((one) => one.dataset.open)"
    )
    assert set(shown) == held
    ada.click('[data-eyes="0"]')
    ada.sees("[data-open]", 0)
