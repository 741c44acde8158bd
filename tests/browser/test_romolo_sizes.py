"""Romolo in windows of laptops: beside the map everything is seen without scrolling."""

from typing import Final

import pytest

from tests.browser import romolo
from tests.browser.people import DESK, PHONE, SIZES, Introduced
from tests.browser.romolo import seated

LAPTOP: Final = (1366, 768)
WIDE: Final = 1280  # from here on there is a panel on either side of the map

# The panels that do not show all that is in them, once they have found their place in the window.
CUT: Final = """
async () => {
  for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame);
  return ['.left .scroll', '.around'].filter((panel) => {
    const { scrollHeight, clientHeight } = document.querySelector(panel);
    return scrollHeight > clientHeight + 1;
  });
}
"""

# What lies under the prompt, of what a selector finds.
UNDER: Final = """
async (selector) => {
  for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame);
  const prompt = document.querySelector('[data-prompt]').getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((node) => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    const beside = left >= prompt.right || right <= prompt.left;
    return !beside && top < prompt.bottom - 1 && bottom > prompt.top;
  }).length;
}
"""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [3, 4])
def test_all_rivals_are_seen_beside_the_map(
    someone: Introduced, players: int, language: str
) -> None:
    ada = someone(language=language)
    seated(ada, romolo.busy, players)
    ada.sees(".left :text('Cleo')")
    wrong = []
    for width, height in [DESK, *(size for size in SIZES if size[0] >= WIDE)]:
        ada.page.set_viewport_size({"width": width, "height": height})
        wrong += [f"{width} × {height}: {panel}" for panel in ada.page.evaluate(CUT)]
    assert not wrong, "\n".join(wrong)


def test_figures_beside_the_map_are_explained(someone: Introduced) -> None:
    ada = someone()
    seated(ada, romolo.busy, 3)
    names = ada.page.locator("[data-about]").evaluate_all("all => all.map((n) => n.dataset.about)")
    assert {"about:workers", "about:army", "about:hunger", "about:market", "about:scores"} <= {
        *names
    }
    for name in names:
        ada.page.locator(f'[data-about="{name}"]').hover()
        ada.sees(".left .inspect:not(.asked) .rule")
        assert "romolo-" not in ada.page.inner_text(".left .inspect"), name


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_all_that_a_unit_can_do_stands_in_one_row(someone: Introduced, language: str) -> None:
    """The map is not made smaller by it in a laptop's window, whatever the doings are called."""
    ada = someone((1366, 657), language=language)
    seated(ada, romolo.handy, 3)
    ada.sees(".dock [data-together]")
    dock = ada.page.locator(".dock").bounding_box()
    assert dock is not None
    assert dock["height"] < 80


@pytest.mark.parametrize("players", [3, 4])
def test_late_in_the_game_headings_stay(someone: Introduced, players: int) -> None:
    ada = someone(LAPTOP)
    seated(ada, romolo.full, players)
    ada.sees(".left :text('Cleo')")
    assert not ada.page.evaluate(CUT)
    assert not ada.has(".left h2.seen-by-readers")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_palette_of_buildings_leaves_the_prompt_in_sight(
    someone: Introduced, size: tuple[int, int]
) -> None:
    ada = someone(size)
    seated(ada, romolo.building, 3)
    ada.click(".dock button:has-text('Build')")
    ada.sees("[data-site]")
    assert ada.page.evaluate(UNDER, ".palette") == 0


def test_in_war_the_prompt_leaves_the_top_row_in_sight(someone: Introduced) -> None:
    ada = someone(LAPTOP)
    seated(ada, romolo.losing, 4)
    ada.sees(".battle")
    assert ada.page.evaluate(UNDER, ".map .place .area") == 0
