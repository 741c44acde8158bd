"""Links of seats are renewed and revoked; an old one is worthless, also in open streams."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import ADA, BEN, PERSON, Client, Server, make
from tests.server.test_accounts import claim, sign_in
from tests.server.test_revisions import receive, socket


def test_a_new_link_makes_the_old_one_worthless_at_once(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN)
    with Client(server, tokens[0]) as old, socket(server, path, tokens[0]) as live:
        assert receive(live)["you"] == [0]
        renewed = old.post(f"{path}/link", {})
        assert renewed["seats"] == [0]
        with pytest.raises(ConnectionClosed):  # nothing more is told, not even that it changed
            receive(live)
        assert old.refused("GET", path)["error"] == "foreign-token"
        with Client(server, renewed["token"]) as new:
            assert new.get(path)["you"] == [0]
            assert new.refused("POST", f"{path}/link", {"seat": 1})["error"] == "not-your-seat"
    with Client(server, tokens[1]) as ben:
        assert ben.get(path)["you"] == [1]
        server.kill()
        server.start()  # it follows from the log
        assert old_is_foreign(server, path, tokens[0])


def test_a_renewal_whose_answer_was_lost_is_sent_again(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN)
    wanted = {"token": "a-secret-that-nobody-can-guess-0123456789"}
    with Client(server, tokens[0]) as old:
        first = old.post(f"{path}/link", wanted)
        assert first["token"] == wanted["token"]
        assert old.post(f"{path}/link", wanted) == first  # nothing is done twice
        for token in ("short", "lusoria_" + "x" * 32):
            assert old.refused("POST", f"{path}/link", {"token": token})["error"] == "invalid"
        other = {"token": "another-secret-that-nobody-can-guess-01"}
        assert old.refused("POST", f"{path}/link", other)["error"] == "foreign-token"
    with Client(server, wanted["token"]) as new:
        assert new.get(path)["you"] == [0]


def old_is_foreign(server: Server, path: str, token: str) -> bool:
    with Client(server, token) as old:
        return bool(old.refused("GET", path)["error"] == "foreign-token")


def test_a_shared_token_stays_shared(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, one_screen=True)
    with Client(server, tokens[0]) as old:
        renewed = old.post(f"{path}/link", {"seat": 1})
        assert renewed["seats"] == [0, 1]
        with Client(server, renewed["token"]) as new:
            assert new.get(path)["you"] == [0, 1]


def test_the_maker_renews_a_link_that_nobody_has_used(server: Server) -> None:
    path, tokens, maker = make(server, ADA, PERSON)
    with Client(server, maker) as host, Client(server, tokens[1]) as stranger:
        renewed = host.post(f"{path}/link", {"seat": 1})
        assert (
            stranger.refused("POST", f"{path}/seats", {"name": "Eve"})["error"] == "foreign-token"
        )
        with Client(server, renewed["token"]) as ben:
            ben.post(f"{path}/seats", {"name": "Ben"})
        assert host.refused("POST", f"{path}/link", {"seat": 1})["error"] == "foreign-token"


def test_a_seat_without_a_link_is_its_accounts_alone(server: Server) -> None:
    with Client(server) as here, Client(server) as there:
        claim(here, "Hortensia")
        made = here.post("/api/tables", {"game": "roma", "seats": [ADA, BEN]})
        path = f"/api/tables/{made['id']}"
        assert here.post(f"{path}/link", {"revoke": True})["token"] is None
        assert old_is_foreign(server, path, made["seats"][0]["token"])
        sign_in(there, "Hortensia")
        assert there.get(path)["you"] == [0]
    with Client(server, made["seats"][1]["token"]) as ben:
        assert ben.refused("POST", f"{path}/link", {"revoke": True})["error"] == "sign-in"


def test_a_seat_of_an_account_has_its_name_whoever_holds_the_link(server: Server) -> None:
    with Client(server) as here, Client(server) as ben:
        claim(here, "Icilia")
        made = here.post("/api/tables", {"game": "roma", "seats": [ADA, BEN]})
        path = f"/api/tables/{made['id']}"
        token = made["seats"][1]["token"]
        ben.http.headers["Authorization"] = f"Bearer {token}"
        ben.post(f"{path}/resign", {})
        again = f"/api/tables/{ben.post(f'{path}/rematch')['id']}"
        with Client(server, made["seats"][0]["token"]) as link:
            link.post(f"{again}/seats", {"name": "Somebody else"})
        seat = here.get(again)["seats"][0]
        assert (seat["name"], seat["player"]) == ("Icilia", "Icilia")


def test_only_its_account_takes_a_seat_of_a_rated_game_again(server: Server) -> None:
    with Client(server) as here, Client(server) as ben, Client(server) as cleo:
        for client, name in ((here, "Lartia"), (ben, "Minucia"), (cleo, "Naevia")):
            claim(client, name)
        seats = [ADA, {"kind": "open"}]
        wanted = {"game": "roma", "seats": seats, "rated": True, "hints": False}
        path = f"/api/tables/{here.post('/api/tables', wanted)['id']}"
        link = {"Authorization": f"Bearer {ben.post(f'{path}/seats', {'name': 'x'})['token']}"}
        here.post(f"{path}/resign", {})
        again = f"/api/tables/{here.post(f'{path}/rematch')['id']}"
        answer = cleo.http.post(f"{again}/seats", json={"name": "x"}, headers=link)
        assert answer.json()["error"] == "not-your-seat"
        ben.post(f"{again}/seats", {"name": "x"})
        assert [seat["player"] for seat in cleo.get(again)["seats"]] == ["Lartia", "Minucia"]
