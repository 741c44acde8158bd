"""Roma in windows of every size: what is in hand can be read, and everything has its place."""

from pathlib import Path

import pytest

from tests.browser.moments import ROMA, find, put
from tests.browser.people import PHONE, SIZES, Introduced, Json, sit, table

WRONG = Path(__file__).with_name("sizes.js").read_text("utf-8")

# What is chosen before the table is looked at
CHOSEN: dict[str, str | None] = {
    "act": None,
    "die": ".foot [data-el^='die:'][data-legal]",
    "card": ".fan [data-el][data-legal]",
    "aim": None,
    "reroll": None,
    "keep": None,
    "relay": ".fan [data-el][data-legal]",
    "battle": None,
    "forum": None,
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("moment", CHOSEN)
def test_everything_has_its_place(someone: Introduced, moment: str, language: str) -> None:
    ada = someone(language=language)
    id, token = put(
        ada.server.settings["database"], find("roma", "random", ROMA.get(moment, ROMA["act"]))
    )
    sit(ada, id, token)
    ada.sees("[data-legal], .foot [data-action]")
    chosen = CHOSEN[moment]
    if chosen is not None:
        ada.click(chosen)
        ada.sees("[data-chosen]")
    if moment not in ("act", "reroll", "keep"):
        ada.sees(".tag")
    wrong = []
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        seen: Json = ada.page.evaluate(WRONG)
        assert seen["cards"] > 0 or moment in ("aim", "battle", "forum")
        wrong += [f"{width} × {height}: {one}" for one in seen["wrong"]]
    assert not wrong, "\n".join(wrong)


def test_r16_with_nothing_left_to_do_the_prompt_says_so(someone: Introduced) -> None:
    ada = someone()
    for moment, words in (("act", "Lay cards"), ("done", "Nothing is left to do")):
        sit(ada, *put(ada.server.settings["database"], find("roma", "random", ROMA[moment])))
        ada.sees(f"[data-prompt]:has-text('{words}')")


@pytest.mark.parametrize("size", [PHONE, PHONE[::-1]], ids=["upright", "lying"])
def test_the_drawer_is_closed_beside_its_tabs_and_nothing_lies_over_it(
    someone: Introduced, size: tuple[int, int]
) -> None:
    ada = someone(size)
    sit(ada, *put(ada.server.settings["database"], find("roma", "random", ROMA["battle"])))
    ada.sees(".fought")
    ada.click("[data-drawer]")
    over: list[str] = ada.until(
        """() => {
          const side = document.querySelector('.side');
          const box = side.getBoundingClientRect();
          if (box.right > innerWidth + 0.5 || !side.checkVisibility()) return false;
          const over = [];
          for (let x = box.left + 8; x < box.right; x += 16)
            for (let y = box.top + 8; y < box.bottom; y += 16) {
              const hit = document.elementFromPoint(x, y);
              if (!side.contains(hit)) over.push(`${x} ${y}: ${hit?.className}`);
            }
          return over;
        }"""
    )
    assert over == []
    close, tab = (
        ada.page.locator(one).first.bounding_box() for one in ("[data-close-side]", "[data-tab]")
    )
    assert close is not None
    assert tab is not None
    assert abs(close["y"] + close["height"] / 2 - tab["y"] - tab["height"] / 2) < tab["height"] / 2
    ada.click("[data-close-side]")
    ada.sees(".table.drawn", 0)


@pytest.mark.parametrize("size", [(360, 740), PHONE], ids=lambda size: str(size[0]))
def test_a_long_clock_has_its_place_in_the_bar(someone: Introduced, size: tuple[int, int]) -> None:
    ada = someone(size)
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
    id, tokens = table(ada.server, "builders", *seats, seconds=86_400)
    sit(ada, id, tokens[0])
    clock, tool = (
        ada.page.locator(one).first.bounding_box() for one in (".bar .clock", ".bar .tools")
    )
    assert clock is not None
    assert tool is not None
    assert clock["x"] + clock["width"] <= tool["x"]
