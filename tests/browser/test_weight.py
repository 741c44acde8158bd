"""How much has to be loaded before one can play."""

from typing import Final

import pytest

from tests.browser.people import GAMES, Introduced, Someone

MOST: Final = 300_000  # bytes as they come over the wire, without fonts


def loaded(ada: Someone) -> dict[str, int]:
    """What has come over the wire, by its file's name."""
    ada.page.wait_for_load_state("networkidle")
    return {
        answer.url.rpartition("/")[2]: answer.request.sizes()["responseBodySize"]
        for answer in ada.answers
        if "/api/" not in answer.url
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_first_load(someone: Introduced, game: str) -> None:
    ada = someone()
    ada.go()
    ada.click(f'[data-play="{game}"]')
    ada.sees("[data-legal], [data-action]")
    sizes = {name: size for name, size in loaded(ada).items() if not name.endswith(".woff2")}
    assert any(name.endswith(".js") for name in sizes)
    assert sum(sizes.values()) < MOST, sizes


@pytest.mark.parametrize(("name", "needed"), [("Ada", False), ("Anežka", True)])
def test_letters_beyond_western_europe_are_loaded_where_a_name_has_one(
    someone: Introduced, name: str, needed: bool
) -> None:
    ada = someone(name=name)
    ada.go()
    ada.click('[data-play="roma"]')
    ada.sees(f"text={name}")
    ada.page.evaluate("() => document.fonts.ready.then(() => true)")
    fonts = [file for file in loaded(ada) if file.endswith(".woff2")]
    assert len(fonts) >= 3
    assert any("latin-ext" in file for file in fonts) is needed
