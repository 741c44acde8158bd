"""What a newcomer sees of Romolo o Remo? at first, and what opens when it matters."""

from tests.browser import romolo
from tests.browser.people import Introduced, sit, table
from tests.browser.romolo import seated
from tests.server.serving import ADA, BOT, Server

LAPTOP = (1366, 768)


def test_what_lies_beside_the_map_opens_by_a_click_and_stays_so(
    someone: Introduced, server: Server
) -> None:
    id, tokens = table(server, "romolo", ADA, BOT)
    ada = someone(LAPTOP, folds={})
    sit(ada, id, tokens[0])
    ada.sees(".around .fold.shut", 3)
    ada.click('[data-fold="bank"] button[aria-expanded]')
    ada.sees(".around .fold.shut", 2)
    ada.page.reload()
    ada.sees(".around .fold.shut", 2)
    ada.sees('[data-fold="bank"] [data-el^="bank:"]')


def test_the_score_so_far_tells_what_it_is_made_of(someone: Introduced) -> None:
    ada = someone(LAPTOP)
    seated(ada, romolo.begun)
    ada.click("[data-scores]")
    ada.sees("dialog table tbody tr")
    assert "romolo-" not in ada.page.inner_text("dialog")
