"""The map of Romolo o Remo?: what it shows when asked, in small, and where it goes by itself."""

from typing import Final

import pytest

from tests.browser import romolo
from tests.browser.moments import put_for_all
from tests.browser.people import DESK, PHONE, Introduced, sit
from tests.browser.romolo import LATER, seated
from tests.server.serving import Client, Server

# What of the map is in sight, as its small picture frames it.
WINDOW: Final = """
() => {
  const { x, y, width, height } = document.querySelector('.minimap .window');
  return [x, y, width, height].map(({ baseVal }) => Math.round(baseVal.value));
}
"""

# A point of the map at which a hex can be gone to.
FREE: Final = """
() => {
  for (const area of document.querySelectorAll('.place[data-legal] .area')) {
    const { left, top, width, height } = area.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height * 0.2];
    if (document.elementFromPoint(x, y) === area) return [x, y];
  }
}
"""
# Whether a unit that can act is to be seen.
IN_SIGHT: Final = """
() => {
  const map = document.querySelector('.zoom').getBoundingClientRect();
  return [...document.querySelectorAll('.unit[data-legal]')].some((unit) => {
    const { left, top, right, bottom } = unit.getBoundingClientRect();
    return left > map.left && right < map.right && top > map.top && bottom < map.bottom;
  });
}
"""


def test_where_enemies_could_attack(someone: Introduced) -> None:
    ada = someone()
    table = seated(ada, romolo.busy, 4)
    threats = table["view"]["threats"]
    ada.page.keyboard.press("t")
    ada.sees(".threats rect", len(threats))
    from_afar = next(
        threat
        for threat in threats
        if any(
            unit["el"] in threat["units"] and unit["hex"] != threat["hex"]
            for unit in table["view"]["units"]
        )
    )
    ada.page.locator(f'[data-el="hex:{from_afar["hex"]}"] .area').hover(force=True)
    ada.sees(".threats circle")
    # figures of one kind at a time
    ada.page.keyboard.press("y")
    ada.sees(".yields text")
    ada.sees(".threats", 0)


def test_rr5_4_a_march_that_comes_too_late_says_so(someone: Introduced) -> None:
    ada = someone()
    table = seated(ada, romolo.coming_late)
    late = [way["hex"] for way in table["view"]["reach"] if way["meets"] and way["lies"]]
    ada.sees(".meets.late", len(late))  # before anything is pointed at
    ada.page.locator(f'[data-el="hex:{late[0]}"] .area').hover(force=True)
    ada.sees(".tags:has-text('cannot attack')")


def test_rr6_7_an_explorer_stays_in_hand_after_a_look(someone: Introduced) -> None:
    ada = someone()
    table = seated(ada, romolo.looking)
    ada.click('[data-el^="hex:"][data-legal]')
    ada.until(
        "(old) => Number(document.querySelector('[data-table]').dataset.revision) > old + 1",
        table["revision"],
    )
    assert ada.asks()["view"]["move"]["unit"] == table["view"]["move"]["unit"]


def test_the_land_without_pieces(someone: Introduced) -> None:
    ada = someone()
    seated(ada, romolo.busy, 4)
    ada.page.keyboard.press("x")
    ada.sees(".map.bare")
    ada.click('[data-overlay="bare"]')
    ada.sees(".map.bare", 0)


def test_the_small_map_goes_where_it_is_tapped(someone: Introduced) -> None:
    ada = someone(PHONE)
    seated(ada, romolo.busy, 4)
    ada.click('[data-overlay="minimap"]')
    ada.sees(".minimap .window")
    before = ada.page.evaluate(WINDOW)
    box = ada.page.locator(".minimap").bounding_box()
    assert box is not None
    ada.page.touchscreen.tap(box["x"] + box["width"] * 0.8, box["y"] + box["height"] * 0.85)
    ada.until(f"(old) => String(({WINDOW})()) !== String(old)", before)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_map_is_pulled_also_where_a_unit_can_go(
    someone: Introduced, size: tuple[int, int]
) -> None:
    ada = someone(size)
    table = seated(ada, romolo.marching)
    ada.click('[data-overlay="minimap"]')
    ada.sees(".minimap .window")
    before = ada.page.evaluate(WINDOW)
    x, y = ada.until(FREE)
    ada.pulls((x, y), (x, y - 60))
    ada.until(f"(old) => ({WINDOW})()[1] > old[1]", before)
    assert not ada.has(".flight.dragged")
    assert ada.asks()["revision"] == table["revision"]


def test_whoever_begins_a_turn_has_something_to_begin_with_in_sight(
    someone: Introduced, server: Server
) -> None:
    moment = romolo.moment(romolo.begun)
    id, tokens = put_for_all(server.settings["database"], moment)
    ada = someone(PHONE)
    sit(ada, id, tokens[moment.seat])
    ada.sees(".unit[data-legal]")
    ada.click('[data-overlay="minimap"]')
    box = ada.page.locator(".minimap").bounding_box()
    assert box is not None
    home = ada.asks()["view"]["seats"][moment.seat]["capital"]
    rows = {hex["name"]: hex["r"] for hex in ada.asks()["view"]["hexes"]}
    away = 0.95 if rows[home] < sum(rows.values()) / len(rows) else 0.05
    for _ in range(4):
        ada.page.keyboard.press("+")
    ada.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] * away)
    ada.until(f"() => !({IN_SIGHT})()")
    path = f"/api/tables/{id}"
    turn = ada.asks()["view"]["turn"]
    with Client(server, tokens[0]) as first, Client(server, tokens[1]) as second:
        while (now := first.get(path))["view"]["turn"] < turn + 2:
            who = (first, second)[now["player"]]
            legal = who.get(path)["legal"]
            passing = [one for one in legal if one["verb"] in ("end", "peace", "done")]
            chosen = (passing or legal)[0]["action"]
            who.post(f"{path}/actions", {"revision": now["revision"], "action": chosen})
    ada.until(LATER, now["revision"] - 1)
    ada.until(IN_SIGHT)


def test_the_card_of_the_turn_leads_to_the_rules(someone: Introduced) -> None:
    ada = someone()
    seated(ada, romolo.busy, 4)
    ada.click("[data-card]")
    ada.sees("dialog .card .now")
    ada.click("dialog .rule")
    ada.sees("dialog", 0)
    ada.sees('[data-rule="RR5.1"].on')


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_others_did_stays_until_one_acts(someone: Introduced, size: tuple[int, int]) -> None:
    ada = someone(size)
    seated(ada, romolo.begun)
    if size == PHONE:  # there is no room for it until it is asked for
        ada.click("[data-recap-head]")
    ada.sees("[data-recap] li")
    assert "romolo-" not in ada.page.inner_text("[data-recap]")
    ada.click("[data-next]")
    ada.sees(".unit.acting")
    ada.sees("[data-recap]", 0)


def test_rr16_4_the_ai_tells_its_reasons_one_by_one(someone: Introduced) -> None:
    ada = someone()
    table = seated(ada, romolo.marched_on, 1)
    last = ada.asks(since=table["revision"] - 1)["events"][-1]["events"]
    turn = [event["event"]["event"] for event in last].index("turn-ai")
    events = [one["event"] for one in last[turn + 1 :]]
    # what comes of an exploration or of an event stands in its line
    heads = [one for one in events if one["event"] in ("explore-ai", "event")]
    explored = [one["hex"] for one in heads if one["event"] == "explore-ai"]
    moved = [e for e in events if e["event"] == "move-ai" and e["hex"] not in explored]
    ada.sees("[data-recap] li", len(heads) + len(moved))
    assert "capital" in ada.page.inner_text("[data-recap]").lower()
    assert table["view"]["events"] is not None
    ada.sees(".left :text('Event line')")
