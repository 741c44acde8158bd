"""Leader boards and players' pages: who is strong, against whom, and at which tables."""

import pytest

from tests.browser.people import DESK, PHONE, Introduced
from tests.browser.test_access import accessible
from tests.server.serving import ADA, BOT, Client, Server
from tests.server.test_accounts import claim, database


@pytest.fixture
def played(server: Server) -> Server:
    """A server at which two people have played for a rating, and one of them lost to a bot."""
    with Client(server) as ada, Client(server) as ben:
        if ada.ask("GET", "/api/players/Vipsania").status_code == 200:
            return server  # for an earlier test
        claim(ada, "Vipsania")
        claim(ben, "Maecenas")
        rated = {"game": "roma", "rated": True, "hints": False, "public": True}
        made = ada.post("/api/tables", {**rated, "seats": [ADA, {"kind": "open"}]})
        path = f"/api/tables/{made['id']}"
        ben.post(f"{path}/seats", {"name": "Ben"})
        ben.post(f"{path}/resign", {})
        made = ada.post("/api/tables", {**rated, "seats": [ADA, BOT]})
        ada.post(f"/api/tables/{made['id']}/resign", {})
        return server


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_leader_board_leads_to_players_and_these_to_their_games(
    someone: Introduced, played: Server, size: tuple[int, int]
) -> None:
    guest = someone(size=size)
    guest.go("#/ratings/roma")
    guest.sees('[data-board="roma"] [data-rank="3"]')
    accessible(guest, "a leader board")
    guest.click('[data-board] a:text("Vipsania")')
    guest.sees('[data-rating-graph="roma"]')
    assert guest.page.locator("[data-opponents] tbody tr").count() == 2
    accessible(guest, "a player's page")
    wide = guest.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    assert not wide
    guest.click('[data-opponents] a:text("Maecenas")')
    guest.sees('h1 :text("Maecenas")')
    guest.click("[data-last-games] a.btn")
    guest.sees("[data-over]")
    guest.click('[data-known] a:text("Vipsania")')
    guest.sees('h1 :text("Vipsania")')


def test_who_is_not_there_is_said(someone: Introduced, played: Server) -> None:
    guest = someone()
    guest.expects("status: 404", "404")
    guest.go("#/player/Nobody")
    guest.sees('[role="alert"]')


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_player_s_page_tells_how_well_was_played(
    someone: Introduced, played: Server, size: tuple[int, int]
) -> None:
    with Client(played) as guest:
        game = guest.get("/api/players/Vipsania")["games"][-1]["table"]
    known = "INSERT OR REPLACE INTO accuracies VALUES (?, 0, 0.874)"  # of its analysis
    database(played).execute(known, [game])
    visitor = someone(size=size)
    visitor.go("#/player/Vipsania")
    visitor.sees("[data-accuracy-of=roma]")
    assert "87" in visitor.page.locator("[data-accuracy-of=roma]").inner_text()
    assert visitor.page.locator("[data-last-games] [data-accuracy]").count() == 1
    accessible(visitor, "how well was played")


@pytest.mark.parametrize("language", ["it", "fr"])
def test_a_player_is_told_of_in_every_language(
    someone: Introduced, played: Server, language: str
) -> None:
    guest = someone(language=language)
    guest.go("#/player/Vipsania")
    guest.sees('[data-rating-graph="roma"]')
    text = guest.page.locator("main").inner_text()
    assert "page-" not in text
    assert "roma-" not in text
