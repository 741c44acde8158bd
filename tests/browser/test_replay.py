"""Looking back: while the game runs, at its end, and from a file."""

import json
import random
from pathlib import Path

import pytest

import lusoria
from tests.browser.clicker import Clicker, board
from tests.browser.people import DESK, PHONE, Introduced, Someone, elements, sit, table
from tests.server.serving import ADA, BEN, BOT, Client, Server, decide


def ply(ada: Someone) -> int:
    """The position that is shown."""
    return int(ada.page.locator("[data-table]").get_attribute("data-ply") or -1)


def shows(ada: Someone, wanted: int) -> None:
    ada.until("(ply) => Number(document.querySelector('[data-table]').dataset.ply) === ply", wanted)


def finished(server: Server, game: str = "roma") -> tuple[str, list[str]]:
    """A short game that is over."""
    id, tokens = table(server, game, ADA, BEN, options={"round_limit": 2})
    path = f"/api/tables/{id}"
    rng = random.Random(16)
    clients = [Client(server, token) for token in tokens]
    while (now := clients[0].get(path))["status"] == "running":
        who = clients[now["player"]]
        decide(who, path, who.get(path), rng)
    for client in clients:
        client.http.close()
    return id, tokens


def test_an_earlier_position(someone: Introduced, server: Server) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    ada = someone()
    sit(ada, id, tokens[0])
    clicker = Clicker(ada, 17)
    clicker.some(10)
    now = ply(ada)
    present = board(ada)

    ada.page.locator(".log .line").nth(2).click()
    past = int(ada.page.locator(".log .line").nth(2).get_attribute("data-ply") or -1)
    shows(ada, past)
    assert past < now
    assert not ada.has("[data-legal], .stage [data-action]")
    drawn = {el for el, *_ in json.loads(board(ada))}
    then = ada.asks(f"/positions/{past}")["view"]
    assert elements(then, piled=False) <= drawn <= elements(then)

    keys = ada.page.keyboard
    log = ada.asks(since=0)["events"]
    steps = [told["ply"] for told in log if told["what"] in ("start", "action")]
    later = min(step for step in steps if step > past)
    keys.press("ArrowRight")
    shows(ada, later)
    keys.press("ArrowLeft")
    shows(ada, past)

    slider = ada.page.locator("input[type=range]")
    slider.focus()
    keys.press("Home")
    shows(ada, min(steps))
    keys.press("End")
    shows(ada, now)
    assert board(ada) == present

    # Escape leads to the present as well, where the game goes on.
    ada.page.locator(".log .line").first.click()
    keys.press("Escape")
    shows(ada, now)
    clicker.some(2)


def test_a_link_to_a_position(someone: Introduced, server: Server) -> None:
    id, _ = finished(server)
    ada, eve = someone(), someone(name="Eve")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.go(f"#/table/{id}?ply=9")
    ada.sees(".stage [data-el]")
    shows(ada, 9)
    ada.page.get_by_label("Copy a link to this position").click()
    link = ada.until("() => navigator.clipboard.readText()")
    assert link == f"{server.url}/#/table/{id}?ply=9"
    eve.page.goto(link)
    eve.sees(".stage [data-el]")
    shows(eve, 9)
    assert board(eve) == board(ada)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["roma", "builders"])
def test_the_end(
    someone: Introduced, server: Server, tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    id, tokens = finished(server, game)
    ada = someone(size)
    sit(ada, id, tokens[0])
    ada.sees("[data-result]")
    ada.sees("[data-fair]")
    position = ada.asks()
    course = ada.asks("/course")
    if len(course["turns"]) > 1:
        ada.sees('[data-result] svg[role="img"] path')
    names = [position["seats"][seat]["name"] for seat in position["outcome"]["winners"]]
    assert all(name in ada.page.locator("[data-result] .crown").inner_text() for name in names)
    for side, score in enumerate(position["outcome"]["scores"]):
        shown = float(ada.page.locator(f'[data-score="{side}"]').inner_text().replace("−", "-"))
        assert shown == score["total"] / position["outcome"]["scale"]
    # A row for each source and the total; where there is but one source it is the total.
    sources = {name for score in position["outcome"]["scores"] for name in score["sources"]}
    ada.sees(".scores tr th[scope=row]", 1 if len(sources) == 1 else len(sources) + 1)

    with ada.page.expect_download() as downloading:
        ada.click("[data-record]")
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    assert json.loads(file.read_text("utf-8")) == ada.asks("/record")
    lusoria.verify(lusoria.loads(file.read_text("utf-8")))

    walk(someone(size), file, position["ply"])


def walk(eve: Someone, file: Path, last: int) -> None:
    """Opens a record and goes through it."""
    eve.go("#/record")
    eve.page.locator("[data-open-record]").set_input_files(file)
    eve.sees(".stage [data-el]")
    first = ply(eve)
    for _ in range(3):
        before = ply(eve)
        eve.page.keyboard.press("ArrowRight")
        eve.until(
            "(ply) => Number(document.querySelector('[data-table]').dataset.ply) > ply", before
        )
    eve.page.keyboard.press("ArrowLeft")
    assert first < last
    if eve.page.locator("[data-drawer]").is_visible():
        eve.click("[data-drawer]")
    slider = eve.page.locator("input[type=range]")
    slider.click()
    slider.press("End")
    eve.sees("[data-result]")
    eve.sees("[data-fair]")
    shows(eve, last)


def test_what_is_no_record(someone: Introduced, tmp_path: Path) -> None:
    ada = someone()
    ada.expects("status: 4", "Failed to load resource")
    for name, text in (("text.json", "Ave!"), ("other.json", '{"game": "chess"}')):
        ada.go("#/record")
        (tmp_path / name).write_text(text)
        ada.page.locator("[data-open-record]").set_input_files(tmp_path / name)
        ada.sees("[role=alert]")
        assert ada.page.locator("[role=alert]").inner_text().strip()


def test_resigning_and_playing_again(someone: Introduced, server: Server) -> None:
    id, tokens = table(server, "roma", ADA, BEN)
    ada, ben = someone(), someone(name="Ben")
    sit(ada, id, tokens[0])
    sit(ben, id, tokens[1])
    ada.click("[data-resign]")
    ada.click("[data-resign-sure]")
    for person in (ada, ben):
        person.sees("[data-over]")
        person.sees("[data-result]")
    assert "Ben" in ben.page.locator("[data-result] .crown").inner_text()
    ada.click("[data-rematch]")
    ada.until("(id) => !location.hash.includes(id)", id)
    ada.page.get_by_text("waiting for Ben").wait_for()
    ben.sees("a[data-rematch]")
    ben.click("a[data-rematch]")
    ben.until("(id) => !location.hash.includes(id)", id)
    ben.click("[data-sit]")
    for person in (ada, ben):
        person.sees("[data-table]")
    assert ada.id == ben.id
    clickers = [Clicker(ada, 18), Clicker(ben, 19)]
    for _ in range(4):
        clickers[ada.asks()["player"]].decide()
    # The new table has dice of its own, and they are as fair.
    ben.click("[data-resign]")
    ben.click("[data-resign-sure]")
    for person in (ada, ben):
        person.sees("[data-fair]")
