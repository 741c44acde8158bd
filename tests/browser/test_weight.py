"""How much has to be loaded before one can play."""

from tests.browser.people import Introduced

MOST = 300_000  # bytes as they come over the wire, without fonts


def test_the_first_load(someone: Introduced) -> None:
    ada = someone()
    ada.go()
    ada.click('[data-play="roma"]')
    ada.sees("[data-legal], [data-action]")
    ada.page.wait_for_load_state("networkidle")
    sizes = {
        answer.url.rpartition("/")[2]: answer.request.sizes()["responseBodySize"]
        for answer in ada.answers
        if answer.request.resource_type != "font" and "/api/" not in answer.url
    }
    assert any(name.endswith(".js") for name in sizes)
    assert sum(sizes.values()) < MOST, sizes
