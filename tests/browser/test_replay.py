"""Looking back: while the game runs, at its end, and from a file."""

import json
from pathlib import Path

import pytest

import lusoria
from tests.browser.clicker import Clicker, board
from tests.browser.moments import finished
from tests.browser.people import DESK, PHONE, Introduced, Someone, elements, sit, table
from tests.server.serving import ADA, BEN, BOT, Client, Server


def ply(ada: Someone) -> int:
    """The position that is shown."""
    return int(ada.page.locator("[data-table]").get_attribute("data-ply") or -1)


def shows(ada: Someone, wanted: int) -> None:
    ada.until("(ply) => Number(document.querySelector('[data-table]').dataset.ply) === ply", wanted)


def moves(ada: Someone) -> list[int]:
    """The plies at which a move is complete, and the start."""
    log = [told for told in ada.asks(since=0)["events"] if told["what"] in ("start", "action")]
    following = [*log[1:], {}]
    ends = zip(log, following, strict=True)
    return [one["ply"] for one, then in ends if one.get("move", -1) != then.get("move", -2)]


def under_way(ada: Someone, steps: list[int]) -> None:
    """Waits until a replay shows neither its beginning nor the end, which is seen until it begins
    anew.
    """
    ada.until(
        "([from, to]) => { const ply = Number(document.querySelector('[data-table]').dataset.ply);"
        " return from < ply && ply < to; }",
        [steps[1], steps[-1]],
    )


def test_an_earlier_position(someone: Introduced, server: Server) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    ada = someone()
    sit(ada, id, tokens[0])
    clicker = Clicker(ada, 17)
    clicker.some(10)
    now = ply(ada)
    present = board(ada)

    ada.page.locator(".log [data-ply]").nth(2).click()
    past = int(ada.page.locator(".log [data-ply]").nth(2).get_attribute("data-ply") or -1)
    shows(ada, past)
    assert past < now
    assert not ada.has("[data-legal], .stage [data-action]")
    drawn = {el for el, *_ in json.loads(board(ada))}
    then = ada.asks(f"/positions/{past}")["view"]
    assert elements(then, piled=False) <= drawn <= elements(then)

    keys = ada.page.keyboard
    steps = moves(ada)
    later = [step for step in steps if step > past]
    keys.press("ArrowRight")
    shows(ada, later[0])
    keys.press("ArrowRight")
    shows(ada, later[1])
    keys.press("ArrowLeft")
    shows(ada, later[0])

    slider = ada.page.locator("input[type=range]")
    slider.focus()
    keys.press("Home")
    shows(ada, min(steps))
    keys.press("End")
    shows(ada, now)
    assert board(ada) == present

    # Escape leads to the present as well, where the game goes on.
    ada.page.locator(".log [data-ply]").first.click()
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
        ada.sees("[data-result] svg [data-turn]")
    names = [position["seats"][seat]["name"] for seat in position["outcome"]["winners"]]
    assert all(name in ada.page.locator("[data-result] .crown").inner_text() for name in names)
    for side, score in enumerate(position["outcome"]["scores"]):
        shown = float(ada.page.locator(f'[data-score="{side}"]').inner_text().replace("−", "-"))
        assert shown == score["total"] / position["outcome"]["scale"]
    # A row for each source and the total; where there is but one source it is the total.
    sources = {name for score in position["outcome"]["scores"] for name in score["sources"]}
    ada.sees(".scores tr th[scope=row]", 1 if len(sources) == 1 else len(sources) + 1)
    ada.sees(".scores .rule", len(sources))

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
    eve.sees("[data-prompt]:has-text('The game begins.')")
    eve.sees(".stage [data-el]")
    eve.page.wait_for_load_state("networkidle")  # the first position has come
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


def test_a_replay_plays_by_itself_until_it_is_stopped(someone: Introduced, server: Server) -> None:
    id, tokens = finished(server)
    ada = someone()
    sit(ada, id, tokens[0])
    ada.sees("[data-result]")
    steps = moves(ada)
    ada.click("[data-play-again=false]")
    under_way(ada, steps)
    ada.click("[data-play-again=true]")
    ada.sees("[data-play-again=false]")
    now = ply(ada)
    assert steps[1] < now < steps[-1]
    # It goes on from where one looks, and stops at the end by itself.
    ada.go(f"#/table/{id}?ply={steps[-4]}")
    ada.sees(".stage [data-el]")
    ada.page.locator("[data-speed]").select_option("4")
    shows(ada, steps[-4])
    ada.click("[data-play-again=false]")
    shows(ada, steps[-1])
    ada.sees("[data-play-again=false]")
    ada.sees("[data-result]")


TELLS_WHAT_HAPPENED = """(said) => {
  const { ply } = document.querySelector('[data-table]').dataset;
  const shown = document.querySelectorAll('[data-prompt] > span')[1]?.innerText;
  return said[ply]?.includes(shown) || shown === `This is how it was after ${ply} actions.`;
}"""


def test_on_a_phone_the_replay_is_watched_and_stopped_at_the_board(
    someone: Introduced, server: Server
) -> None:
    id, tokens = finished(server)
    ada = someone(PHONE, pace=1)
    sit(ada, id, tokens[0])
    ada.sees("[data-result]")
    steps = moves(ada)
    ada.click("[data-replay]")
    under_way(ada, steps)
    assert ada.page.locator("main.stage").is_visible()
    ada.click("[data-beneath] [data-play-again=true]")
    ada.sees("[data-beneath] [data-play-again=false]")
    assert ply(ada) < steps[-1]
    # what the prompt says is what happened then, if anything is to be told of it
    log = ada.asks(since=0, lang="en")["events"]
    said: dict[str, list[str]] = {}
    for one in log:
        said.setdefault(str(one["ply"]), []).extend(told["text"] for told in one["events"])
    ada.until(TELLS_WHAT_HAPPENED, said)
    ada.click('[data-beneath] [data-step="back"]')
    ada.click("[data-prompt] button")
    ada.sees("[data-beneath]", 0)


def test_with_other_eyes(someone: Introduced, server: Server) -> None:
    id, tokens = finished(server)
    ada, eve = someone(), someone(name="Eve")
    sit(ada, id, tokens[0])
    eve.go(f"#/table/{id}")
    own = {seat: hands(server, id, 9, seat) for seat in (0, 1)}
    assert own[0] != own[1]
    for person in (ada, eve):
        person.sees("[data-result]")
        person.go(f"#/table/{id}?ply=9")
        person.sees(".stage [data-el]")
        shows(person, 9)
        for seat in (1, 0):
            person.click(f'[data-eyes="{seat}"]')
            person.sees(f'[data-eyes="{seat}"][aria-pressed=true]')
            for el in own[seat]:
                person.sees(f'.stage [data-el="{el}"]')
            for el in own[1 - seat] - own[seat]:
                person.sees(f'.stage [data-el="{el}"]', 0)
        person.click('[data-eyes="all"]')
        person.sees('[data-eyes="all"][aria-pressed=true]')
    # While a game is played nobody has other eyes.
    running, _ = table(server, "roma", ADA, BEN)
    eve.go(f"#/table/{running}")
    eve.sees("[data-table]")
    assert not eve.has("[data-eyes]")


def hands(server: Server, id: str, ply: int, seat: int) -> set[str]:
    """The cards that a seat held then."""
    with Client(server) as client:
        view = client.get(f"/api/tables/{id}/positions/{ply}", seat=seat)["view"]
    return {el for el in elements(view) if el.startswith("hand:") and not el[5:].isdigit()}


def test_a_record_without_a_proof(someone: Introduced, server: Server, tmp_path: Path) -> None:
    id, _ = finished(server)
    with Client(server) as client:
        record = client.get(f"/api/tables/{id}/record")
    del record["proof"]  # as the arena writes it
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    eve = someone()
    eve.go("#/record")
    eve.page.locator("[data-open-record]").set_input_files(file)
    eve.sees(".stage [data-el]")
    eve.page.locator("input[type=range]").press("End")
    eve.sees("[data-no-proof]")
    eve.click('[data-eyes="1"]')
    eve.sees('[data-eyes="1"][aria-pressed=true]')


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
