"""Lusoria without a server: whole games, coming back, no net, and what the page says of it."""

from typing import Final

import pytest

import lusoria
from lusoria.players.puzzle import actions_of, puzzle
from tests.browser.alone import ASK, FOLDER, KEPT, Alone
from tests.browser.clicker import Clicker, board
from tests.browser.people import Json
from tests.server.serving import ADA, BEN, BOT


def played(ada: Alone, seed: int) -> Json:
    """The table after a whole game by clicking, with its proof."""
    Clicker(ada, seed).whole()
    ada.sees("[data-result]")
    ada.sees("[data-fair]")
    ended: Json = ada.asks()
    assert ended["status"] == "over"
    return ended


@pytest.mark.parametrize("game", ["roma", "builders"])
def test_a_whole_game(resident: Alone, game: str) -> None:
    resident.home()
    resident.makes(game, ADA, BOT)
    played(resident, 5)


def test_three_rounds_of_romolo(resident: Alone) -> None:
    resident.home()
    resident.makes("romolo", ADA, BOT, options={"round_limit": 3})
    played(resident, 3)


def test_on_one_screen_with_hands_that_nobody_else_sees(resident: Alone) -> None:
    resident.home()
    resident.makes("roma", ADA, BEN, one_screen=True)
    clicker = Clicker(resident, 8)
    clicker.some(12)
    assert resident.asks()["you"] == [0, 1]


def test_a_game_goes_on_after_the_page_was_closed(alone: Alone) -> None:
    """In the middle of a game the tab is closed; who opens another finds all of it."""
    alone.go()
    alone.click('[data-play="roma"]')
    Clicker(alone, 4).some(5)
    before, revision = board(alone), alone.revision
    address = alone.page.url
    alone.page.close()
    alone.page = alone.new_page()
    alone.page.goto(address)
    alone.sees("[data-legal], [data-action]")
    assert alone.revision == revision
    assert board(alone) == before
    Clicker(alone, 5).some(3)
    assert alone.revision > revision


def test_two_pages_show_the_same_table(resident: Alone) -> None:
    """The log is one: what one page has written the other one reads."""
    resident.home()
    resident.makes("roma", ADA, BEN, one_screen=True)
    other = resident.new_page()
    other.goto(resident.page.url)
    other.wait_for_selector("[data-table]")
    Clicker(resident, 9).some(4)
    other.wait_for_selector(f'[data-revision="{resident.revision}"]')
    other.close()


def test_it_is_played_without_a_net(alone: Alone) -> None:
    alone.go()
    alone.page.evaluate(KEPT)
    alone.expects("ERR_INTERNET_DISCONNECTED")
    alone.context.set_offline(True)
    alone.page.goto("about:blank")
    alone.page.goto("./")
    alone.click('[data-play="builders"]')
    Clicker(alone, 2).some(4)
    assert alone.asks()["status"] == "running"


def test_a_lesson(resident: Alone) -> None:
    resident.home()
    resident.click('[data-learn="roma"]')
    resident.click('[data-lesson="dice"]')
    resident.sees("[data-said=task]")
    resident.click("[data-el='die:0']")
    resident.click("[data-el='disc:money']")
    resident.sees("[data-step='1']")


def test_a_puzzle_missed_and_another_solved(resident: Alone) -> None:
    resident.go("#/puzzles/builders")
    resident.click("[data-today]")
    resident.sees("[data-said=open]")
    tries(resident, right=False)
    resident.sees("[data-said=wrong]")
    resident.click("[data-reveal]")
    resident.sees("[data-solution]")
    first = resident.page.locator("[data-puzzle]").get_attribute("data-puzzle")
    resident.click("[data-next-puzzle]")
    shown = "document.querySelector('[data-puzzle]')?.dataset.puzzle"
    resident.until(f"(id) => ![undefined, id].includes({shown})", first)
    resident.sees("[data-said=open]")
    tries(resident, right=True)
    resident.sees("[data-said=right]")


def tries(ada: Alone, *, right: bool) -> None:
    """Plays the best way of the puzzle, or the second best."""
    id = ada.page.locator("[data-puzzle]").get_attribute("data-puzzle")
    one = puzzle(lusoria.game("builders"), id or "")
    assert one is not None
    way = one.best.play if right else one.ways[1].play if one.aim == "best" else ["end"]
    for action in actions_of(one.start(), way):
        now = ada.asks()
        at = {"table": ada.id, "token": ada.token(), "seat": now["player"]}
        body = {"revision": now["revision"], "action": action}
        ada.page.evaluate(ASK, ["act", {**at, "body": body}])


def test_from_a_hint_to_what_was_better_and_on_from_there(resident: Alone) -> None:
    """A short game: advice, the analysis of it, and another game from where a slip was."""
    resident.home()
    options = {"round_limit": 1}
    finished = resident.makes("roma", ADA, BEN, one_screen=True, options=options)
    clicker = Clicker(resident, 1)
    clicker.some(2)
    resident.click("[data-hint-tool]")
    resident.sees(".prompt.hinted")
    clicker.whole()
    resident.click("[data-tab=analysis]")
    resident.click("[data-analyse]")
    resident.page.locator("[data-chances]").wait_for(timeout=120_000)
    resident.click("[data-slip]")
    resident.sees(".stage [data-hint]")
    resident.click("[data-learn-begin]")
    resident.page.locator("[data-option=right]").first.click()
    resident.sees("[data-answered]")
    resident.click("[data-learn-end]")
    resident.click("[data-play-on]")
    resident.click("[data-play-on-bots]")
    resident.sees("[data-elsewhere]")
    assert resident.id != finished
    assert resident.asks()["status"] == "running"


def test_what_needs_a_server_is_not_offered_and_the_page_says_so(resident: Alone) -> None:
    resident.home()
    resident.click('[data-more="roma"]')
    resident.sees("[data-levels]")
    resident.sees("[data-elsewhere]")
    assert not resident.has('[data-who="friend"], [data-who="open"], [data-clock]')
    assert resident.has('[data-who="here"]')
    resident.page.keyboard.press("Escape")


def test_nothing_is_asked_of_anybody(resident: Alone) -> None:
    """All that the page loads lies in its folder."""
    resident.home()
    resident.makes("roma", ADA, BOT)
    Clicker(resident, 6).some(3)
    assert resident.answers
    assert all(f"/{FOLDER}/" in answer.url for answer in resident.answers)


def test_the_secret_of_the_dice_is_told_at_the_end(resident: Alone) -> None:
    resident.home()
    id = resident.makes("roma", ADA, BOT)
    at = {"table": id, "token": resident.token()}
    assert "secret" not in str(resident.page.evaluate(ASK, ["record", at]))
    commitment = resident.asks()["commitment"]
    resident.page.evaluate(ASK, ["resign", {**at, "body": {}}])
    record = resident.page.evaluate(ASK, ["record", at])
    assert record["proof"]["commitment"] == commitment
    assert resident.page.evaluate(ASK, ["replay", {"body": record, "seat": None}])["proved"]


# The database of the page, and how one waits for what is asked of it.
KEEPING: Final = """
  const done = (request) => new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  const opened = await done(indexedDB.open('lusoria'));
  const at = opened.transaction(['tables', 'entries'], 'readwrite');
  const [tables, entries] = ['tables', 'entries'].map((name) => at.objectStore(name));
"""
# Makes a table three days old, and 205 puzzles beside it that are two days old.
CROWD: Final = f"""
async (id) => {{
  {KEEPING}
  const days = (count) => Date.now() / 1000 - count * 24 * 3600;
  for (const entry of await done(entries.getAll())) entries.put({{ ...entry, at: days(3) }});
  const table = {{ ...(await done(tables.get(id))), made: days(3) }};
  const puzzle = {{ ...table, made: days(2), setup: {{ ...table.setup, puzzle: 'x' }} }};
  for (let i = 0; i < 205; i++) tables.put({{ ...puzzle, id: `puzzle-${{i}}` }});
  await done(tables.put(table));
  opened.close();
}}
"""
TIDIED: Final = f"""
async () => {{
  for (;;) {{
    {KEEPING}
    const ids = await done(tables.getAllKeys());
    opened.close();
    if (ids.length <= 200) return ids;
  }}
}}
"""


def test_puzzles_are_forgotten_before_a_game_is(alone: Alone) -> None:
    """A game under way outlives the puzzles that were tried since."""
    alone.go()
    id = alone.makes("roma", ADA, BEN, one_screen=True)
    alone.page.evaluate(CROWD, id)
    alone.go()
    assert id in alone.page.evaluate(TIDIED)
