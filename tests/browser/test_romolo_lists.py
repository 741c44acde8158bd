"""What is one thing to a person is one click in Romolo o Remo?, and one list of decisions."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Route

from lusoria.core.state import State
from tests.browser import romolo
from tests.browser.moments import View, find
from tests.browser.people import DESK, PHONE, Introduced, Json
from tests.browser.romolo import ROUNDS, decided, listening, seated, seated_at

# Whether the hosts of a battle, and what stands between and beside them, leave each other room.
APART: Final = """
(stage) => {
  const parts = [...stage.querySelectorAll('.fight > *:not(.back)')];
  const fits = parts.every((node) => node.scrollWidth <= node.clientWidth + 1);
  const boxes = parts.map((node) => node.getBoundingClientRect());
  return fits && boxes.every((box, i) => i === 0 || boxes[i - 1].right <= box.left + 1);
}
"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("wanted", [romolo.hungry, romolo.paying, romolo.selling])
def test_one_button_pays_feeds_sells(
    someone: Introduced, wanted: Callable[[State, View], bool], size: tuple[int, int]
) -> None:
    ada = someone(size)
    table = seated(ada, wanted)
    (plan,) = table["view"]["plans"]
    sent = listening(ada)
    ada.click("[data-plan]")
    after = decided(ada, table["revision"])
    (body,) = sent
    assert [body["action"], *body["then"]] == plan["actions"]
    assert after["view"]["step"] != table["view"]["step"] or after["player"] != table["player"]


def test_rr11_2_where_nobody_is_to_be_fought_one_button_ends_both_phases(
    someone: Introduced,
) -> None:
    ada = someone(doubts=True)
    table = seated(ada, romolo.at_peace)
    (plan,) = table["view"]["plans"]
    sent = listening(ada)
    ada.click("[data-plan]")
    if any(unit["idle"] for unit in table["view"]["units"] if unit["seat"] == table["seat"]):
        ada.sees("[role=alert]")  # whoever has not acted yet is asked about first
        ada.click("[data-plan]")
    after = decided(ada, table["revision"])
    (body,) = sent
    assert [body["action"], *body["then"]] == plan["actions"]
    assert after["player"] != table["player"] or after["view"]["phase"] == "maintenance"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nobody_is_given_up_by_one_click(someone: Introduced, size: tuple[int, int]) -> None:
    ada = someone(size)
    table = seated(ada, romolo.hungry)
    sent = listening(ada)
    ada.click('.map [data-el^="unit:"][data-legal]')
    ada.sees("[role=menuitem][data-action]", 1)
    assert not sent
    ada.click("[role=menuitem]")
    decided(ada, table["revision"])
    assert len(sent) == 1


def test_who_will_starve_is_said_before_the_turn_ends(someone: Introduced) -> None:
    ada = someone(doubts=True)
    table = seated_at(ada, find("romolo", "random", romolo.starving, round_limit=ROUNDS))
    hunger = table["view"]["forecast"]["hunger"]
    few = hunger["missing"] - hunger["grain"]
    ada.sees(f".left b.loss:has-text('{few} starve')")
    (end,) = (one["action"] for one in table["legal"] if one["verb"] == "end")
    ada.click(f'button[data-action="{end}"]')
    ada.sees("[role=alert]:has-text('will starve')")
    ada.click(f'button[data-action="{end}"]')
    decided(ada, table["revision"])


def test_a_button_for_several_decisions_says_that_it_is_to_be_pressed_again(
    someone: Introduced,
) -> None:
    ada = someone(doubts=True)
    moment = find("romolo", "random", romolo.starving_at_peace, round_limit=ROUNDS)
    table = seated_at(ada, moment)
    ada.click("[data-plan]")
    ada.sees("[role=alert]:has-text('will starve')")
    ada.click("[data-plan]:has-text('anyway')")
    decided(ada, table["revision"])


def test_a_helper_s_help_is_the_main_button(someone: Introduced) -> None:
    ada = someone()
    moment = find("romolo", "greedy", romolo.helped, 3, round_limit=ROUNDS, edition="1.66")
    seated_at(ada, moment)
    ada.sees(".dock .btn.main", 1)
    assert "None" not in ada.page.inner_text(".dock .btn.main")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_whom_to_dismiss_is_one_list(someone: Introduced, size: tuple[int, int]) -> None:
    ada = someone(size)
    table = seated_at(ada, find("romolo", "random", romolo.dismissing, round_limit=ROUNDS))
    leaving = table["view"]["leaving"]
    group = next(one for one in leaving["groups"] if len(one["units"]) > 1)
    first, second, *_ = group["units"]
    sent = listening(ada)
    ada.click(f'[data-group="{group["hex"]}"] [data-more]')
    ada.sees(".map .unit[data-chosen]", 1)
    for chosen in (2, 1):  # on the map a click picks, another one puts back
        ada.page.locator(f'[data-el="{second}"]').dispatch_event("click")
        ada.sees(".map .unit[data-chosen]", chosen)
    held: list[Route] = []
    ada.page.route("**/actions**", lambda route: held.append(route))
    ada.click("[data-leave]")
    ada.sees("[data-leave]:disabled")  # nothing is decided twice while it is on its way
    ada.sees("[data-legal], [data-action]", 0)
    held[0].continue_()
    after = decided(ada, table["revision"])
    (body,) = sent
    assert [body["action"], *body["then"]] == [group["actions"][0], leaving["done"]]
    left = {one["el"] for one in after["view"]["units"] if one["seat"] == table["seat"]}
    assert first not in left
    assert second in left


@pytest.mark.parametrize("wanted", [romolo.marching, romolo.leading])
def test_units_that_stand_together_go_together(
    someone: Introduced, wanted: Callable[[State, View], bool]
) -> None:
    ada = someone()
    table = seated(ada, wanted)
    way = max(table["view"]["reach"], key=lambda one: int(one["units"]))
    sent = listening(ada)
    ada.click("[data-together]")
    ada.click(f'[data-el="hex:{way["hex"]}"]')
    after = decided(ada, table["revision"])
    (body,) = sent
    assert [body["action"], *body["then"]] == way["together"]

    def there(view: Json) -> int:
        return sum(u["hex"] == way["hex"] and u["seat"] == table["seat"] for u in view["units"])

    assert there(after["view"]) == there(table["view"]) + way["units"]


def test_an_army_is_picked_unit_by_unit_and_a_click_puts_one_back(someone: Introduced) -> None:
    ada = someone()
    table = seated(ada, romolo.declaring)
    standing = [f"hex:{unit['hex']}" for unit in table["view"]["units"] if not unit["laid"]]
    places = [on for legal in table["legal"] for on in legal["on"]]
    place = next(on for on in places if standing.count(on) > 1)
    ada.click(f'[data-el="{place}"]')
    table = decided(ada, table["revision"])
    ada.click(".map .unit[data-legal]")
    table = decided(ada, table["revision"])
    assert len(table["view"]["battle"]["attack"]["fighters"]) == 1
    ada.sees(".unit.fights")
    ada.sees(".battle [data-action]")
    assert ada.page.locator("main.stage").evaluate(APART)
    ada.click(".map .unit[data-legal]")
    table = decided(ada, table["revision"])
    first, _ = (one["el"] for one in table["view"]["battle"]["attack"]["fighters"])
    label = ada.page.locator(f'[data-el="{first}"]').get_attribute("aria-label") or ""
    assert "puts it back" in label
    sent = listening(ada)
    ada.click(f'[data-el="{first}"]')
    table = decided(ada, table["revision"])
    (body,) = sent  # the other one is chosen again by the same request
    assert (body["back"], body["then"]) == (2, [])
    (left,) = (one["el"] for one in table["view"]["battle"]["attack"]["fighters"])
    ada.click(f'[data-el="{left}"]')
    table = decided(ada, table["revision"])
    assert table["view"]["step"] == "muster"
    assert table["view"]["battle"]["attack"]["fighters"] == []


def test_who_attacks_with_all_has_one_button_for_it(someone: Introduced) -> None:
    ada = someone()
    table = seated(ada, romolo.declaring)
    ada.click("[data-el^='hex:'][data-legal]")
    table = decided(ada, table["revision"])
    while any(one["on"] for one in table["legal"]):
        ada.click(".map .unit[data-legal]")
        table = decided(ada, table["revision"])
    ada.sees(".battle [data-action]", 1)
    ada.sees("[data-plan]", 0)
