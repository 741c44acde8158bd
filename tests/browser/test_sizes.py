"""Roma in windows of every size: what is in hand can be read, and everything has its place."""

from pathlib import Path

import pytest

from tests.browser.moments import ROMA, find, put
from tests.browser.people import SIZES, Introduced, Json, sit

WRONG = Path(__file__).with_name("sizes.js").read_text("utf-8")

# What is chosen before the table is looked at
CHOSEN: dict[str, str | None] = {
    "act": None,
    "die": ".foot [data-el^='die:'][data-legal]",
    "card": ".fan [data-el][data-legal]",
    "aim": None,
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
    ada.sees("[data-legal]")
    chosen = CHOSEN[moment]
    if chosen is not None:
        ada.click(chosen)
        ada.sees("[data-chosen]")
    if moment not in ("act", "keep"):
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
