"""Romolo o Remo? on its board: whole games by clicking, and hands at the map."""

from typing import Final

import pytest
from playwright.sync_api import Route

from lusoria.text import texts
from tests.browser.moments import NAMES, find
from tests.browser.people import DESK, PHONE, Introduced, Json, Someone, sit, table
from tests.browser.romolo import (
    ROUNDS,
    answering,
    decided,
    digging,
    seated_at,
    sharing,
    without_workers,
)
from tests.browser.test_whole_games import play
from tests.server.serving import ADA, BOT, Server

SHORT: dict[str, object] = {"round_limit": 3}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("rivals", [0, 1], ids=["alone", "two"])
def test_whole_games(
    someone: Introduced, server: Server, rivals: int, size: tuple[int, int]
) -> None:
    id, tokens = table(server, "romolo", ADA, *[BOT] * rivals, options=SHORT)
    ada = someone(size)
    sit(ada, id, tokens[0])
    play(ada, 2)


def test_allies_read_who_plays_with_them_and_who_gives_what(someone: Introduced) -> None:
    ada = someone()
    proposed = find("romolo", "greedy", answering, 4, teams="on", round_limit=ROUNDS)
    view = seated_at(ada, proposed)["view"]
    ally, *rivals = (
        NAMES[seat] for seat in (view["active"], *view["sides"][1 - proposed.seat % 2])
    )
    ada.sees(f'.against:has-text("with {ally}, against {", ".join(rivals)}")')
    ada.sees(f'.dock:has-text("{ally} gives:")')


def placed(ada: Someone, server: Server) -> None:
    """A table of one whose set-up is done: a worker and all buildings in a plain, one elsewhere."""
    id, tokens = table(server, "romolo", ADA, options=SHORT)
    sit(ada, id, tokens[0])
    while (view := (position := ada.asks())["view"])["phase"] == "setup":
        last = view["step"] == "arrange" or len(view["units"]) == 1
        legal = ada.page.locator("[data-legal][data-action]")
        (legal.last if last else legal.first).click()
        ada.until(
            "(old) => Number(document.querySelector('[data-table]').dataset.revision) > old",
            position["revision"],
        )


def test_a_hint_is_marked_down_to_the_row_of_a_menu(someone: Introduced, server: Server) -> None:
    ada = someone()
    placed(ada, server)
    ada.click("[data-next]")
    ada.sees(".dock [data-verb=build]")
    view = ada.asks()
    build = next(one for one in view["legal"] if one["verb"] == "build")
    told = {key: build[key] for key in ("action", "on", "message")}

    def advise(route: Route) -> None:
        then = [{"action": 0, "verb": "done", "on": [], "message": {"id": "romolo-do-done"}}]
        why = {"purpose": [{"id": "romolo-tag-idle"}], "weighed": []}
        route.fulfill(json={**told, "revision": view["revision"], "then": then, "tags": [], **why})

    ada.page.route("**/hint*", advise)
    ada.click("[data-hint-tool]")
    ada.sees(".dock [data-verb=build][data-hint]")
    ada.page.locator("[data-purpose]").get_by_text("+1 silver").wait_for()  # and what it is for
    ada.sees(".dock [data-verb][data-hint]", 1)
    ada.click("[data-verb=build]")
    ada.sees(f'[role=menuitem][data-hint][data-action="{build["action"]}"]')
    ada.sees("[role=menuitem][data-hint]", 1)


def test_rr8_1_each_hex_that_may_be_exploited_tells_what_it_yields(someone: Introduced) -> None:
    ada = someone()
    table = seated_at(ada, find("romolo", "random", digging, round_limit=ROUNDS))
    ada.sees(".yields > g", len(table["legal"]))


def test_a_far_hex_is_one_click(someone: Introduced, server: Server) -> None:
    ada = someone()
    placed(ada, server)
    ada.click("[data-next]")
    ada.sees(".far")
    way = next(one for one in ada.asks()["view"]["reach"] if len(one["path"]) > 1)
    unit = ada.asks()["view"]["move"]["unit"]
    ada.click(f'[data-el="hex:{way["hex"]}"]')
    ada.sees("[data-next]")
    there = next(one["hex"] for one in ada.asks()["view"]["units"] if one["el"] == unit)
    assert there in way["path"]  # before it, if it turned out to be water


def stepped(ada: Someone, server: Server) -> tuple[str, str, Json]:
    """A worker has gone one hex; its id, where it was, and the table after that."""
    placed(ada, server)
    ada.click("[data-next]")
    ada.sees(".unit.acting")
    before = ada.asks()
    unit, start = before["view"]["move"]["unit"], before["view"]["move"]["hex"]
    way = next(one for one in before["view"]["reach"] if not (one["explores"] or one["lies"]))
    ada.click(f'[data-el="hex:{way["hex"]}"]')
    return unit, start, decided(ada, before["revision"])


def hexes(ada: Someone) -> dict[str, str]:
    """Where each unit is."""
    return {unit["el"]: unit["hex"] for unit in ada.asks()["view"]["units"]}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_rr5_3_who_can_still_act_stays_in_hand(
    someone: Introduced, server: Server, size: tuple[int, int]
) -> None:
    ada = someone(size)
    unit, start, after = stepped(ada, server)
    assert (after["view"]["step"], after["view"]["move"]["unit"]) == ("do", unit)
    ada.sees(".dock .who")
    ada.click("[data-undo]")  # the step, not only the choice
    back = decided(ada, after["revision"])
    assert (back["view"]["move"]["unit"], back["view"]["move"]["hex"]) == (unit, start)


def test_escape_puts_down_who_stayed_in_hand(someone: Introduced, server: Server) -> None:
    ada = someone()
    unit, start, after = stepped(ada, server)
    ada.page.keyboard.press("Escape")
    assert decided(ada, after["revision"])["view"]["step"] == "act"
    assert hexes(ada)[unit] != start


@pytest.mark.parametrize("how", ["key", "button"])
def test_the_phase_ends_also_with_a_unit_in_hand(
    someone: Introduced, server: Server, how: str
) -> None:
    ada = someone()
    _, _, after = stepped(ada, server)
    if how == "key":
        ada.page.keyboard.press("e")
    else:
        ada.click("[data-end-phase]")
    ada.until(
        "(old) => Number(document.querySelector('[data-table]').dataset.revision) > old + 1",
        after["revision"],
    )
    view = ada.asks()["view"]
    assert view["phase"] != "actions" or view["round"] > 1


def test_a_unit_is_carried_on_step_by_step(someone: Introduced, server: Server) -> None:
    ada = someone()
    unit, _, after = stepped(ada, server)
    way = next(one for one in after["view"]["reach"] if not one["explores"])
    ada.page.locator(f'[data-el="{unit}"]').drag_to(
        ada.page.locator(f'[data-el="hex:{way["hex"]}"]')
    )
    decided(ada, after["revision"])
    assert hexes(ada)[unit] == way["hex"]


def test_one_click_takes_another_unit(someone: Introduced, server: Server) -> None:
    ada = someone()
    placed(ada, server)
    ada.click("[data-next]")
    ada.sees(".unit.acting")
    first = ada.asks()["view"]["move"]["unit"]
    ada.page.keyboard.press("n")
    ada.until('(old) => document.querySelector(`.unit.acting:not([data-el="${old}"])`)', first)
    assert ada.asks()["view"]["move"]["unit"] != first


def test_the_boards_own_keys_are_listed_and_changed(someone: Introduced, server: Server) -> None:
    ada = someone()
    placed(ada, server)
    keys = ada.page.keyboard
    keys.press("?")
    ada.sees('[data-key="romolo-show-bare"]')
    ada.click('[data-key="romolo-next"]')
    keys.press("k")
    ada.page.locator('[data-key="romolo-next"]').get_by_text("K").wait_for()
    keys.press("Escape")
    ada.sees("dialog[open]", 0)
    keys.press("n")
    keys.press("k")
    ada.sees(".unit.acting")


def test_a_phone_has_a_tab_for_the_log(someone: Introduced, server: Server) -> None:
    ada = someone(PHONE)
    placed(ada, server)
    ada.click('[data-view="log"]')
    ada.sees(".sheet .log .line")
    ada.click(".sheet .log .line button")
    ada.sees(".tabbar [data-view=map].on")  # what is looked at is on the map
    ada.sees(".prompt .esc")


def test_the_palette_tells_costs_and_why_not(someone: Introduced, server: Server) -> None:
    ada = someone()
    placed(ada, server)
    ada.click("[data-next]")
    ada.click('[data-verb="build"]')
    ada.sees('[data-site="farm"][data-action]')
    assert "forest" in ada.page.locator('[data-site="sawmill"]').inner_text().lower()
    assert ada.page.locator('[data-site="sawmill"]').is_disabled()
    ada.click('[data-site="farm"]')
    ada.sees('[data-el^="piece:"][data-el$=":farm"] use', 2)


def test_who_cannot_produce_is_told_why_by_the_button(someone: Introduced, server: Server) -> None:
    ada = someone()
    placed(ada, server)
    ada.click("[data-next]")
    ada.click('[data-verb="produce"][data-action]')  # fills the only warehouse
    ada.click("[data-next]")
    ada.click('[data-verb="produce"]:not([data-action])')
    ada.sees('[role="alert"] :text("RR8.3")')
    ada.click('[data-verb="build"]')
    ada.sees('[data-site="farm"]')
    ada.sees('[role="alert"]', 0)


def test_rr17_2_on_a_phone_an_exchange_shows_what_the_ally_has(someone: Introduced) -> None:
    ada = someone(PHONE)
    seated_at(ada, find("romolo", "greedy", sharing, 4, teams="on", round_limit=ROUNDS))
    ada.click('[data-verb="exchange"]')
    ada.sees(".tabbar [data-view=players].on")
    theirs = '.left [data-legal]:is([data-el^="res:"], [data-el^="coins:"])'
    assert ada.page.locator(theirs).count() > 0


def test_rr11_17_nobody_surrenders_by_one_click(someone: Introduced) -> None:
    ada = someone(doubts=True)
    table = seated_at(ada, find("romolo", "random", without_workers, round_limit=ROUNDS))
    ada.sees('.dock .main:text("Play on")')
    ada.click('.dock .btn:text("Surrender")')
    ada.sees('.dock .doubted:text("Surrender")')
    assert ada.asks()["revision"] == table["revision"]
    ada.click(".dock .doubted")
    assert decided(ada, table["revision"])["status"] == "over"


# Whether all sides of a hex can be reached, whatever stands in it.
SIDES: Final = """
() => {
  const sides = [...document.querySelectorAll('.side[data-legal]')];
  return sides.length === 6 && sides.every((side) => {
    const { left, top, width, height } = side.querySelector('.ring').getBoundingClientRect();
    return side.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
"""


def test_nothing_stands_before_the_sides_where_walls_go(
    someone: Introduced, server: Server
) -> None:
    ada = someone()
    placed(ada, server)
    ada.click("[data-next]")
    ada.click('[data-verb="build"]')
    ada.click('[data-site="wall"]')
    ada.until(SIDES)


# What the inspector says of each element, one after the other.
EXPLAINED: Final = """
async () => {
  const told = {};
  for (const node of document.querySelectorAll('main.stage [data-el], .around [data-el]')) {
    node.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    const inspector = document.querySelector('.left .inspect:not(.asked)');
    told[node.dataset.el] = {
      label: node.getAttribute('aria-label'),
      title: inspector.querySelector('h2')?.textContent ?? '',
      text: inspector.textContent,
      rules: [...inspector.querySelectorAll('.rule')].map((rule) => rule.textContent),
    };
  }
  return told;
}
"""


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_everything_is_explained_with_its_clauses(
    someone: Introduced, server: Server, language: str
) -> None:
    ada = someone(language=language)
    placed(ada, server)
    ada.click("[data-next]")
    ada.sees(".unit.acting")
    told = ada.page.evaluate(EXPLAINED)
    assert {"hex", "unit", "tower", "market", "slot", "bank", "res", "token"} <= {
        el.split(":")[0] for el in told
    }
    said = texts(language)
    for el, one in told.items():
        assert one["title"], el
        assert "romolo-" not in one["label"] + one["text"], (el, one)
        for rule in one["rules"]:
            assert said.text(f"romolo-rule-{rule.replace('.', '-')}"), (el, rule)
    assert "romolo-" not in ada.page.inner_text("body")
