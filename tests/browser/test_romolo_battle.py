"""A battle of Romolo o Remo? on the page: from its declaration to its result, on both screens."""

from typing import Final

import pytest

from tests.browser import romolo
from tests.browser.moments import put_for_all
from tests.browser.people import DESK, PHONE, Introduced, Json, sit
from tests.browser.romolo import decided, listening, seated
from tests.server.serving import Server

# Any token but the retreat.
FIGHTS: Final = '.battle .pick[data-legal]:not([data-el$="retreat"])'


def enemies(view: Json, seat: int, place: str) -> list[str]:
    """The units of others in a hex."""
    return [unit["el"] for unit in view["units"] if unit["hex"] == place and unit["seat"] != seat]


def test_rr11_13_from_the_declaration_to_the_result(someone: Introduced, server: Server) -> None:
    moment = romolo.moment(romolo.declaring)
    id, tokens = put_for_all(server.settings["database"], moment)
    attacker, defender = someone(), someone(name="Ben")
    sit(attacker, id, tokens[moment.seat])
    sit(defender, id, tokens[1 - moment.seat])
    table = attacker.asks()

    # the hexes in which there is somebody to fight glow
    place = next(
        on[len("hex:") :]
        for legal in table["legal"]
        for on in legal["on"]
        if enemies(table["view"], moment.seat, on.removeprefix("hex:"))
    )
    attacker.click(f'[data-el="hex:{place}"]')
    attacker.sees(".battle .host.right")
    attacker.sees("[data-muster]")  # what each side has, and what the tokens may add

    # the whole army by one button, as one list of decisions
    sent = listening(attacker)
    before = attacker.revision
    attacker.click(".battle [data-plan]")
    table = decided(attacker, before)
    (body,) = sent
    assert len(body["then"]) > 1
    while table["view"]["step"] == "powers":
        whose = attacker if table["player"] == moment.seat else defender
        whose.click(".battle [data-action]")
        decided(whose, table["revision"])
        table = attacker.asks()

    # values with their reasons, and the odds of every token
    attacker.sees(".battle.armed")
    battle = table["view"]["battle"]
    own, rival = battle["attack"], battle["defence"]
    assert attacker.page.locator(".battle .big span").all_inner_texts() == [
        str(own["value"]),
        str(rival["value"]),
    ]
    held = table["view"]["seats"][moment.seat]["tokens"]["tokens"]
    picks = attacker.page.locator(".battle .pick[data-legal]")
    assert picks.count() == len(held) == len(battle["odds"])
    for pick, odds in zip(picks.all_inner_texts(), battle["odds"], strict=True):
        assert f"wins {odds['wins']} of {len(rival['may_hold'])}" in pick
        assert f"{odds['against'][0]['attack']} against {rival['value']}" in pick

    # the choice is secret, and the question comes to the defender's screen at once
    attacker.click(FIGHTS)
    defender.sees(".battle.armed .pick[data-legal]")
    chosen = defender.asks()
    assert chosen["view"]["battle"]["attack"]["token"] == "chosen"
    assert defender.has(".battle .stake")
    attacker.sees(".prompt.wait")

    # both are shown together; what comes of it stays on both screens
    defender.click(FIGHTS)
    decided(defender, chosen["revision"])
    while (table := attacker.asks())["view"]["battle"] is not None:
        whose = attacker if table["player"] == moment.seat else defender
        whose.click(".map [data-legal], .battle [data-action]")
        decided(whose, table["revision"])
    for one in (attacker, defender):
        one.sees("[data-fought]")
        assert one.page.locator("[data-fought] .sides b").count() == 2
    defender.click("[data-fought-close]")
    defender.sees("[data-fought]", 0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_rr11_8_casualties_are_picked_on_the_map(
    someone: Introduced, size: tuple[int, int]
) -> None:
    ada = someone(size)
    table = seated(ada, romolo.losing)
    target = next(on for legal in table["legal"] for on in legal["on"] if on.startswith("unit:"))
    node = ada.page.locator(f'.map [data-el="{target}"]')
    assert node.get_attribute("data-legal") is not None
    ada.click(f'.map [data-el="{target}"]')
    after = decided(ada, table["revision"])
    assert all(unit["el"] != target or unit["hex"] is None for unit in after["view"]["units"])


def test_rr11_5_whoever_played_the_retreat_may_flee(someone: Introduced) -> None:
    ada = someone()
    table = seated(ada, romolo.fleeing)
    battle = table["view"]["battle"]
    place = battle["hex"]
    assert ada.page.locator(".battle [data-action]").count() == 2
    own = [  # who was involved: others of that seat may stay
        one["el"]
        for side in (battle["attack"], battle["defence"])
        if side["seat"] == table["seat"]
        for one in side["fighters"]
    ]
    flee = next(legal["action"] for legal in table["legal"] if legal["verb"] == "yes")
    ada.click(f'.battle [data-action="{flee}"]')
    table = decided(ada, table["revision"])
    while table["view"]["step"] == "fall-back" and table["player"] == table["seat"]:
        ada.click('.map [data-el^="hex:"][data-legal]')
        table = decided(ada, table["revision"])
    there = {unit["el"]: unit["hex"] for unit in table["view"]["units"]}
    assert own
    assert all(there[el] != place for el in own)


def test_rr16_11_a_battle_against_the_ai(someone: Introduced) -> None:
    ada = someone()
    table = seated(ada, romolo.arming, 1)
    ada.sees(".battle.armed .host.right")
    assert "A.I." in ada.page.locator(".battle .host.right").inner_text()
    ada.click(".battle .pick[data-legal]")
    table = decided(ada, table["revision"])
    while table["view"]["battle"] is not None:
        ada.click(".map [data-legal], .battle [data-action]")
        table = decided(ada, table["revision"])
    ada.sees("[data-fought]")
