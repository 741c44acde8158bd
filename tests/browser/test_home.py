"""Home: all boxes at a glance, a name, running games, and a table chosen by pictures."""

import random

import pytest

from tests.browser.people import GAMES, PHONE, Introduced, sit, table
from tests.server.serving import ADA, BEN, Client, Server, decide

LAPTOP = (1366, 657)


@pytest.mark.parametrize("size", [(1280, 720), (844, 390)], ids=["laptop", "lying phone"])
def test_all_boxes_at_a_glance(someone: Introduced, size: tuple[int, int]) -> None:
    ada = someone(size)
    ada.go()
    ada.sees("[data-play]")
    for what in ("play", "more"):
        for button in ada.page.locator(f"[data-{what}]").all()[: len(GAMES)]:
            box = button.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= size[1]


def test_a_name_for_the_guest(someone: Introduced) -> None:
    ada = someone(name="")
    ada.lightly()
    ada.go()
    ada.page.locator("[data-my-name]").fill("Agrippina")
    ada.page.locator("[data-my-name]").press("Enter")
    ada.click('[data-play="roma"]')
    ada.sees("[data-table]")
    assert ada.asks()["seats"][0]["name"] == "Agrippina"


def test_a_link_begins_a_game_once(someone: Introduced) -> None:
    ada = someone()
    ada.go("#/play/builders")
    ada.sees("[data-table]")
    id = ada.id
    ada.page.go_back()
    ada.sees("[data-play]")
    assert not ada.has("[data-table]")
    ada.page.go_forward()
    ada.sees("[data-table]")
    assert ada.id == id


def test_whose_turn_it_is(someone: Introduced, server: Server) -> None:
    id, tokens = table(server, "roma", ADA, BEN)
    ada = someone()
    sit(ada, id, tokens[0])
    path = f"/api/tables/{id}"
    rng = random.Random(22)
    with Client(server, tokens[0]) as first, Client(server, tokens[1]) as second:
        for wanted, words in ((0, "Your turn"), (1, "Ben decides")):
            while (player := first.get(path)["player"]) != wanted:
                who = (first, second)[player]
                decide(who, path, who.get(path), rng)
            ada.go()
            ada.page.locator('[data-list="mine"]').get_by_text(words).wait_for()


def test_tables_that_wait_for_oneself_come_first(someone: Introduced, server: Server) -> None:
    """In a low window the pictures leave room for them."""
    ada = someone(LAPTOP)
    for _ in range(4):
        id, tokens = table(server, "roma", ADA, BEN)
        sit(ada, id, tokens[0])
    ada.go()
    rows = ada.page.locator('[data-list="mine"] li')
    rows.nth(3).wait_for()
    waits = ["Your turn" in row for row in rows.all_inner_texts()]
    assert waits == sorted(waits, reverse=True)
    cover = ada.page.locator(".cover").first.bounding_box()
    assert cover is not None
    assert cover["height"] < LAPTOP[1] / 4


@pytest.mark.parametrize("game", GAMES)
def test_all_of_a_new_table_is_seen_in_a_low_window(someone: Introduced, game: str) -> None:
    ada = someone(LAPTOP)
    ada.go()
    ada.click(f'[data-more="{game}"]')
    feet = ada.page.locator("dialog .feet").bounding_box()
    rules = ada.page.locator("[data-house-rules] summary").bounding_box()
    assert feet is not None
    assert rules is not None
    assert rules["y"] + rules["height"] <= feet["y"]
    ada.click("[data-house-rules] summary")
    last = "[data-house-rules] .checks"
    ada.until(
        "(last) => document.querySelector(last).getBoundingClientRect().bottom"
        " <= document.querySelector('dialog .feet').getBoundingClientRect().top",
        last,
    )


@pytest.mark.parametrize("size", [(1280, 720), PHONE], ids=["desk", "phone"])
def test_a_table_chosen_by_pictures(someone: Introduced, size: tuple[int, int]) -> None:
    ada = someone(size)
    ada.go()
    ada.click('[data-more="romolo"]')
    ada.sees("[data-mode]", 5)
    ada.click('label:has([data-mode="alliance"])')
    ada.sees("[data-seat]", 4)
    ada.seats(2, "hard")
    ada.seats(3, "friend")
    ada.click("[data-house-rules] summary")
    assert not ada.has('[data-option="teams"]')  # the mode has decided that
    ada.page.locator('[data-option="battle"]').select_option("die")
    ada.click("[data-start]")
    ada.sees("[data-link]")
    made = ada.asks()
    assert [seat["bot"] for seat in made["seats"]] == [None, "medium", "hard", None]
    assert (made["options"]["teams"], made["options"]["battle"]) == ("on", "die")

    # The next time the dialog opens as it was left.
    ada.go()
    ada.click('[data-more="romolo"]')
    assert ada.page.locator('[data-mode="alliance"]').is_checked()
    ada.sees('[data-seat="3"][data-sits="friend"]')
    ada.click('label:has([data-mode="solitaire"])')
    ada.sees("[data-seat]", 1)
    ada.sees('[data-sits="me"]')
