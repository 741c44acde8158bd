"""The tour: at the place it speaks of, in step with the game, and never in the way."""

from typing import Final

import pytest

from tests.browser.clicker import Clicker
from tests.browser.people import DESK, PHONE, Introduced, Someone, sit, table
from tests.server.serving import ADA, BOT, Server

NEAR: Final = 40  # pixels between the tour and what it speaks of
CLICKS: Final = 60

# How far the tour is from what it speaks of, and whether that can be seen.
LOOK: Final = """
() => {
  const tour = document.querySelector('[data-tour]');
  const of = document.querySelector('.toured');
  if (!tour || !of) return null;
  const [a, b] = [tour.getBoundingClientRect(), of.getBoundingClientRect()];
  if (a.left < 0 || a.top < 0) return null; // not placed yet
  const x = Math.max(0, a.left - b.right, b.left - a.right);
  const y = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  const hit = document.elementFromPoint((b.left + b.right) / 2, (b.top + b.bottom) / 2);
  return {
    say: tour.dataset.tour,
    far: Math.hypot(x, y),
    seen: hit !== null && (of.contains(hit) || hit.contains(of)),
    inside: a.right <= innerWidth && a.bottom <= innerHeight,
  };
}
"""


@pytest.mark.parametrize("size", [DESK, (1280, 720), PHONE], ids=["desk", "laptop", "phone"])
def test_the_tour_goes_with_the_game(
    someone: Introduced, server: Server, size: tuple[int, int]
) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    ada = someone(size, toured=[])
    sit(ada, id, tokens[0])
    clicker = Clicker(ada, 26, compare=False)
    told: list[str] = []
    look = clicker.ready()
    stage = ada.page.locator("main.stage").bounding_box()
    while not look["over"] and clicker.clicks < CLICKS:
        if not look["menu"] and not look["chosen"] and ada.has("[data-tour]"):
            told.append(sight(ada))
            if ada.has("[data-tour-next]"):
                ada.click("[data-tour-next]")
                ada.sees(f'[data-tour="{told[-1]}"]', 0)
                continue
            ada.click("[data-tour-end]")
            break
        look = clicker.step(look)
    assert len(told) == len(set(told))
    assert told[-1] == "roma-tour-glow" or len(told) == 7, told
    assert ada.page.locator("main.stage").bounding_box() == stage  # nothing was pushed aside
    ada.sees("[data-tour]", 0)
    ada.page.reload()
    ada.sees("[data-legal], [data-action]")
    ada.sees("[data-tour]", 0)


def sight(ada: Someone) -> str:
    """What the tour speaks of: it stands beside it, and it is to be seen."""
    seen = ada.until(LOOK)
    assert seen["far"] <= NEAR, seen
    assert seen["seen"], seen
    assert seen["inside"], seen
    say: str = seen["say"]
    return say


# Whether the tour lies over any of these.
OVER: Final = """
(selector) => {
  const tour = document.querySelector('[data-tour]').getBoundingClientRect();
  return [...document.querySelectorAll(selector)].some((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return left < tour.right && tour.left < right && top < tour.bottom && tour.top < bottom;
  });
}
"""


TOURED: Final = "() => JSON.parse(localStorage.getItem('lusoria-settings')).toured.length > 0"


def test_the_tour_covers_nothing_that_it_speaks_of(someone: Introduced, server: Server) -> None:
    id, tokens = table(server, "romolo", ADA)
    ada = someone(toured=[])
    sit(ada, id, tokens[0])
    clicker = Clicker(ada, 3, compare=False)
    clicker.ready()
    ada.click("[data-tour-next]")
    speaks = {
        "romolo-tour-stock": ".left .stock, .left .pair.short",
        "romolo-tour-dock": ".map .unit[data-legal]",
    }
    told: set[str] = set()
    while len(told) < len(speaks):
        if not ada.has("[data-tour]"):
            clicker.decide()
            clicker.ready()
            continue
        say = sight(ada)
        if say in speaks:
            assert not ada.page.evaluate(OVER, speaks[say]), say
            told.add(say)
        ada.click("[data-tour-next]")
        ada.sees(f'[data-tour="{say}"]', 0)


WITH: Final = {"roma": ".foot .fan [data-el]", "builders": ".work .ledger"}
"""What the first question is answered by, or what the site's needs are read from."""


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)], ids=["wide", "laptop"])
@pytest.mark.parametrize("game", WITH)
def test_the_tour_leaves_the_hand_and_the_ledger_in_sight(
    someone: Introduced, server: Server, game: str, size: tuple[int, int]
) -> None:
    id, tokens = table(server, game, ADA, BOT)
    ada = someone(size, toured=[])
    sit(ada, id, tokens[0])
    clicker = Clicker(ada, 3, compare=False)
    seen = 0
    while clicker.clicks < CLICKS:
        look = clicker.ready()
        if look["menu"] or look["chosen"] or not ada.has("[data-tour]"):
            if ada.tells(TOURED):
                break
            clicker.step(look)
            continue
        say = sight(ada)
        assert not ada.page.evaluate(OVER, WITH[game]), say
        seen += 1
        if not ada.has("[data-tour-next]"):
            break
        ada.click("[data-tour-next]")
        ada.sees(f'[data-tour="{say}"]', 0)
    assert seen >= 7


def test_the_tour_is_there_again_for_whoever_asks(someone: Introduced, server: Server) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    ada = someone()
    sit(ada, id, tokens[0])
    ada.sees("[data-legal]")
    assert not ada.has("[data-tour]")
    for _ in range(2):
        ada.click("[data-settings]")
        ada.click("[data-tour-again]")
        ada.sees('[data-tour="roma-tour-points"]')
        ada.click("[data-tour-next]")
        ada.sees('[data-tour]:not([data-tour="roma-tour-points"])')
        ada.click("[data-tour-end]")
        ada.sees("[data-tour]", 0)


def test_a_finger_is_not_told_to_point(someone: Introduced, server: Server) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    for size, word in ((DESK, "Point at anything"), (PHONE, "Hold your finger")):
        ada = someone(size, toured=[])
        sit(ada, id, tokens[0])
        while not ada.has('[data-tour="roma-tour-glow"]'):
            ada.click("[data-tour-next]")
        ada.page.locator("[data-tour]").get_by_text(word).wait_for()
