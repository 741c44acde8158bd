"""What is one thing to a person is one click in Romolo o Remo?, and one list of decisions."""

from collections.abc import Callable

import pytest

from lusoria.core.state import State
from tests.browser import romolo
from tests.browser.moments import View
from tests.browser.people import DESK, PHONE, Introduced, Json
from tests.browser.romolo import decided, listening, seated


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


def test_units_that_stand_together_go_together(someone: Introduced) -> None:
    ada = someone()
    table = seated(ada, romolo.marching)
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


def test_an_army_can_be_picked_unit_by_unit(someone: Introduced) -> None:
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
