"""Challenges by name: only whoever is challenged may take the seat, or decline."""

from collections.abc import Iterator

import pytest

from tests.server.serving import ADA, Client, Json, Server, make
from tests.server.test_accounts import claim


@pytest.fixture(scope="module")
def drusus(server: Server) -> Iterator[Client]:
    """Somebody who is signed in."""
    with Client(server) as client:
        claim(client, "Drusus")
        yield client


def table(client: Client, *names: str, **more: object) -> str:
    """A table at which seats are reserved."""
    seats = [ADA, *({"kind": "person", "account": name} for name in names)]
    made = client.post("/api/tables", {"game": "roma", "seats": seats, **more})
    assert [seat["token"] for seat in made["seats"][1:]] == [None] * len(names)
    return f"/api/tables/{made['id']}"


def test_only_whoever_is_challenged_sits_there(server: Server) -> None:
    with Client(server) as ada, Client(server) as ben, Client(server) as cleo:
        claim(ada, "Aulus")
        claim(ben, "Bona Dea")
        claim(cleo, "Calvus")
        path = table(ada, "bona dea", rated=True, hints=False)
        seat = cleo.get(path)["seats"][1]
        assert (seat["name"], seat["player"], seat["taken"]) == ("Bona Dea", "Bona Dea", False)
        sit = {"name": "Whoever"}
        assert cleo.refused("POST", f"{path}/seats", sit)["error"] == "taken"
        with Client(server) as guest:
            assert guest.refused("POST", f"{path}/seats", sit)["error"] == "taken"
        assert ben.get(path)["you"] == [1]
        assert ben.post(f"{path}/seats", sit)["seat"] == 1
        now = ben.get(path)
        assert (now["status"], now["seats"][1]["name"]) == ("running", "Bona Dea")


def test_whoever_is_challenged_may_decline_and_nobody_else(server: Server) -> None:
    with Client(server) as ada, Client(server) as ben, Client(server) as cleo:
        claim(ada, "Amata")
        claim(ben, "Bellona")
        claim(cleo, "Camilla")
        path = table(ada, "Bellona")
        assert cleo.refused("POST", f"{path}/decline")["error"] == "no-token"
        assert ada.refused("POST", f"{path}/decline")["error"] == "already"
        closed = ben.post(f"{path}/decline")
        assert closed["status"] == "closed"
        assert closed["message"]["id"] == "table-closed-declined"
        assert ben.refused("POST", f"{path}/decline")["error"] == "not-open"


def test_a_seat_for_anybody_is_not_declined(server: Server) -> None:
    """Whoever holds its link could close a table at which others wait."""
    path, tokens, _ = make(server, ADA, {"kind": "person"})
    with Client(server, tokens[1]) as ben:
        assert ben.refused("POST", f"{path}/decline")["error"] == "not-your-seat"
        assert ben.get(path)["status"] == "open"


@pytest.mark.parametrize(
    ("seats", "word"),
    [
        ([{"kind": "person", "account": "Nobody at all"}], "no-player"),
        ([{"kind": "person", "account": "Drusus"}], "already"),
        ([{"kind": "open", "account": "Drusus"}], "invalid"),
        ([{"kind": "person", "account": "Drusus", "name": "Drusus"}], "invalid"),
    ],
)
def test_what_cannot_be_reserved_is_refused(drusus: Client, seats: list[Json], word: str) -> None:
    wanted = {"game": "roma", "seats": [ADA, *seats]}
    assert drusus.refused("POST", "/api/tables", wanted)["error"] == word


def test_nobody_gets_a_link_to_a_seat_that_is_reserved(server: Server) -> None:
    """Whoever makes the table could otherwise sit there as whoever is challenged, and lose."""
    with Client(server) as ada, Client(server) as ben:
        claim(ada, "Faustina")
        claim(ben, "Gratia")
        path = table(ada, "Gratia", rated=True, hints=False)
        assert ada.refused("POST", f"{path}/link", {"seat": 1})["error"] == "not-your-seat"
        assert ben.post(f"{path}/link", {})["seats"] == [1]
        ben.post(f"{path}/seats", {"name": "Gratia"})
        ben.post(f"{path}/resign", {})
        again = f"/api/tables/{ada.post(f'{path}/rematch')['id']}"
        assert ada.refused("POST", f"{again}/link", {"seat": 1})["error"] == "not-your-seat"


def test_a_guest_challenges_nobody(server: Server) -> None:
    with Client(server) as guest:
        wanted = {"game": "roma", "seats": [ADA, {"kind": "person", "account": "Aulus"}]}
        assert guest.refused("POST", "/api/tables", wanted)["error"] == "sign-in"
