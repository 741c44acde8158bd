"""Lessons: a task, a wrong way, what is kept; and playing on from the middle of a finished game."""

import json

import pytest

import lusoria
from lusoria.core.lesson import lessons_of
from tests.browser.moments import finished
from tests.browser.people import DESK, PHONE, Introduced, Someone
from tests.server.serving import Client, Server


def said(ada: Someone, what: str) -> str:
    """What the lesson says: a task, the answer to a wrong way, or praise."""
    ada.sees(f"[data-said={what}]")
    return ada.page.locator(f"[data-said={what}]").inner_text()


def place(ada: Someone, die: int, disc: str) -> None:
    """Puts a die on a disc."""
    ada.page.locator(f"[data-el='die:{die}']").click()
    ada.page.locator(f"[data-el='{disc}']").click()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_lesson_by_clicking(someone: Introduced, size: tuple[int, int]) -> None:
    ada = someone(size)
    ada.go()
    ada.page.locator("[data-learn=roma]").click()
    ada.page.locator("[data-lesson=dice]").click()
    assert "six sesterces" in said(ada, "task")
    assert ada.page.locator("[data-tour]").count() == 0
    ada.sees("[data-el='disc:money'][data-hint]")
    place(ada, 2, "disc:money")
    assert "fewer than six" in said(ada, "wrong")
    ada.page.locator("[data-take-back]").click()
    said(ada, "task")
    place(ada, 0, "disc:money")
    ada.sees("[data-step='1']")
    ada.page.locator("[data-el='hand:tribunus']").click()
    ada.page.locator("[data-el='place:0:3']").click()
    ada.sees("[data-step='2']")
    place(ada, 1, "disc:3")
    assert "Well done" in said(ada, "done")
    ada.page.locator("[data-next-lesson]").click()
    ada.sees("[data-task=draw]")

    ada.go("#/learn/roma")
    ada.sees("[data-lesson=dice][data-done]")
    assert ada.page.locator("[data-done]").count() == 1
    ada.go()
    ada.sees("[data-learn=roma]")
    assert ada.page.locator("[data-list=mine]").count() == 0


def played(ada: Someone, game: str, lesson: str, moves: list[str]) -> None:
    """Takes the legal actions with these notations at the lesson's table, without the board."""
    state = next(one for one in lessons_of(lusoria.game(game)) if one.id == lesson).start()
    kept = json.loads(ada.page.evaluate("localStorage.getItem('lusoria-tables')"))[0]
    with Client(ada.server, kept["token"]) as client:
        path = f"/api/tables/{kept['id']}"
        for move in moves:
            now = client.get(path)
            action = state.game.parse(state, move)
            client.post(f"{path}/actions", {"revision": now["revision"], "action": action})
            state.apply(action)


@pytest.mark.parametrize("game", ["builders", "romolo"])
def test_a_wrong_way_and_the_right_one(someone: Introduced, game: str) -> None:
    lesson = next(
        one for one in lessons_of(lusoria.game(game)) if one.tasks[0].wrong and len(one.tasks) == 1
    )
    ada = someone()
    ada.go(f"#/learn/{game}")
    ada.page.locator(f"[data-lesson={lesson.id}]").click()
    said(ada, "task")
    played(ada, game, lesson.id, lesson.tasks[0].wrong[0].play)
    said(ada, "wrong")
    before = ada.page.locator("[data-table]").get_attribute("data-table")
    ada.page.locator("[data-retry]").click()
    ada.until(
        "(id) => ![undefined, id].includes(document.querySelector('[data-table]')?.dataset.table)",
        before,
    )
    said(ada, "task")
    played(ada, game, lesson.id, lesson.tasks[0].play)
    said(ada, "done")
    ada.go(f"#/learn/{game}")
    ada.sees(f"[data-lesson={lesson.id}][data-done]")


def test_playing_on_from_the_middle(someone: Introduced, server: Server) -> None:
    id, _ = finished(server)
    ada = someone()
    ada.go(f"#/table/{id}?ply=9")
    ada.sees(".stage [data-el]")
    view = ada.asks("/positions/9")["view"]
    ada.page.locator("[data-play-on]").click()
    ada.page.locator("[data-play-on-alone]").click()
    ada.until(
        "(id) => ![undefined, id].includes(document.querySelector('[data-table]')?.dataset.table)",
        id,
    )
    ada.sees("[data-elsewhere]")
    kept = json.loads(ada.page.evaluate("localStorage.getItem('lusoria-tables')"))[0]
    with Client(server, kept["token"]) as client:
        there = client.get(f"/api/tables/{kept['id']}/positions/0", seat=0)["view"]
    assert there["seats"][0]["points"] == view["seats"][0]["points"]
    assert there["turn"] == view["turn"]
