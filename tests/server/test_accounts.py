"""Accounts: names are claimed, people sign in anywhere and go on with their tables."""

import json
import sqlite3
import time

import pytest
from argon2 import PasswordHasher

from lusoria.server.accounts.names import skeleton
from lusoria.server.limits import Limits
from lusoria.server.settings import Settings
from lusoria.tables.refused import Refused
from tests.server.postgres import Postgres
from tests.server.serving import ADA, BEN, BOT, PERSON, Client, Json, Server, make, served
from tests.server.test_admin import admin
from tests.server.test_revisions import receive, socket

WORD = "correct horse battery"


def claim(client: Client, name: str, **more: object) -> Json:
    """Claims a name in a browser."""
    made: Json = client.post("/api/accounts", {"name": name, "password": WORD, **more})
    return made


def sign_in(client: Client, name: str, password: str = WORD) -> Json:
    """Signs in at a browser."""
    done: Json = client.post("/api/session", {"name": name, "password": password})
    return done


def who(client: Client) -> str | None:
    """The name of whoever is signed in at a browser."""
    account = client.get("/api/session")["account"]
    return None if account is None else str(account["name"])


def database(server: Server) -> sqlite3.Connection:
    return sqlite3.connect(server.folder / "tables.db", isolation_level=None)


def test_a_name_is_claimed_and_signed_in_with_until_one_signs_out(server: Server) -> None:
    with Client(server) as here, Client(server) as there:
        assert who(here) is None
        made = claim(here, "Cornelia", language="it")["account"]
        assert (made["name"], made["role"], made["language"]) == ("Cornelia", "player", "it")
        assert who(here) == "Cornelia"
        wrong = there.refused("POST", "/api/session", {"name": "Cornelia", "password": "guess"})
        assert wrong["error"] == "wrong-password"
        sign_in(there, "cornelia")
        assert who(there) == "Cornelia"
        assert here.http.request("DELETE", "/api/session").json()["account"] is None
        assert (who(here), who(there)) == (None, "Cornelia")
        [[stored]] = database(server).execute(
            "SELECT password FROM accounts WHERE name = 'Cornelia'"
        )
        assert stored.startswith("$argon2id$")


def test_a_session_outlives_the_server_but_not_its_end(server: Server) -> None:
    with Client(server) as here:
        claim(here, "Aurelia")
        secret = here.http.cookies["lusoria"]
        server.kill()
        server.start()
        assert who(here) == "Aurelia"
        rows = database(server).execute("SELECT id, expires FROM sessions").fetchall()
        assert all(secret not in id for id, _ in rows)
        assert all(expires > time.time() + 50 * 86_400 for _, expires in rows)
        database(server).execute("UPDATE sessions SET expires = 1")
        assert who(here) is None


def test_the_cookie_is_for_this_server_alone(server: Server) -> None:
    with Client(server) as here:
        answer = here.ask("POST", "/api/accounts", {"name": "Flaminia", "password": WORD})
        cookie = answer.headers["set-cookie"].lower()
        assert cookie.startswith("lusoria=")
        assert {"httponly", "samesite=lax", "path=/"} <= {
            part.strip() for part in cookie.split(";")
        }
        assert "domain" not in cookie
    for behind in served(proxies=["127.0.0.1"]):
        with Client(behind) as here:
            here.http.headers["X-Forwarded-Proto"] = "https"
            answer = here.ask("POST", "/api/accounts", {"name": "Flaminia", "password": WORD})
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("__Host-lusoria=")
            assert "secure" in cookie.lower()


def test_a_page_from_elsewhere_does_nothing_with_the_cookie(server: Server) -> None:
    with Client(server) as here:
        claim(here, "Metella")
        for elsewhere in ("https://evil.example", "null"):
            headers = {"Origin": elsewhere}
            for method, path, body in (
                ("DELETE", "/api/session", None),
                ("POST", "/api/tables", {"game": "roma", "seats": [ADA, BOT]}),
                ("POST", "/api/session", {"name": "Metella", "password": WORD}),
            ):
                answer = here.http.request(method, path, json=body, headers=headers)
                assert (answer.status_code, answer.json()["error"]) == (403, "origin")
        form = {"Content-Type": "text/plain"}
        answer = here.http.post("/api/tables", content='{"game": "roma"}', headers=form)
        assert answer.status_code == 415
        assert who(here) == "Metella"


@pytest.mark.parametrize(
    "name",
    ["LUCRETIA", "Lucretіa", "1ucretia", "L u c r e t i a", "Ｌｕｃｒｅｔｉａ", "lucreti\u0430"],
)
def test_a_name_that_looks_like_another_one_is_refused(server: Server, name: str) -> None:
    with Client(server) as here:
        here.ask("POST", "/api/accounts", {"name": "Lucretia", "password": WORD})
        refused = here.refused("POST", "/api/accounts", {"name": name, "password": WORD})
        assert refused["error"] == "name-taken"


def test_names_that_differ_to_the_eye_are_different() -> None:
    assert len({skeleton(name) for name in ("Livia", "Lívia", "Olivia", "Livio", "Ливия")}) == 5
    assert skeleton("rn") == skeleton("m")


@pytest.mark.parametrize("mark", ["\ufe0f", "\u034f", "\u180b", "\u17b4", "\U000e0100", "\u3164"])
def test_what_is_not_drawn_makes_no_other_name(mark: str) -> None:
    assert skeleton(f"Livia{mark}") == skeleton("Livia")


@pytest.mark.parametrize(
    ("name", "password", "word"),
    [
        ("...", WORD, "name"),
        ("Ada\u202eadA", WORD, "name"),
        ("Ada\ufe0f", WORD, "name"),
        ("Ada\n", WORD, "invalid"),
        ("<b>Ada</b>", WORD, "name"),
        ("Moderat0r", WORD, "name-taken"),
        ("Terentia", "short", "weak-password"),
        ("Terentia", "terentia", "weak-password"),
        ("Terentia", "aaaaaaaaaaa", "weak-password"),
        ("Terentia", "", "invalid"),
        ("", WORD, "invalid"),
    ],
)
def test_what_cannot_be_claimed_is_said(
    server: Server, name: str, password: str, word: str
) -> None:
    with Client(server) as here:
        refused = here.refused("POST", "/api/accounts", {"name": name, "password": password})
        assert refused["error"] == word
        assert who(here) is None


def test_passwords_cannot_be_guessed() -> None:
    for server in served(guessed_rate=0.0, guessed_burst=3):
        with Client(server) as here:
            claim(here, "Calpurnia")
            for _ in range(5):  # the right one costs nothing
                sign_in(here, "Calpurnia")
            unknown = here.refused("POST", "/api/session", {"name": "Nemo", "password": WORD})
            known = here.refused("POST", "/api/session", {"name": "Calpurnia", "password": "x"})
            assert unknown == known
            here.refused("POST", "/api/session", {"name": "Calpurnia", "password": "y"})
            last = here.refused("POST", "/api/session", {"name": "Calpurnia", "password": WORD})
            assert last["error"] == "too-many"
            assert who(here) == "Calpurnia"


def test_nobody_elsewhere_locks_an_owner_out() -> None:
    limits = Limits(Settings("sqlite://", guessed_rate=0.0, guessed_burst=3))
    limits.charge_guess("home", "Ada")
    limits.forgive_guess("home", "Ada")
    for _ in range(3):
        limits.charge_guess("elsewhere", "ADA")
    for address in ("elsewhere", "somewhere"):  # no more guesses of this name
        with pytest.raises(Refused, match="too-many"):
            limits.charge_guess(address, "Ada")
    for _ in range(3):  # but where the right password has come from, in a number of its own
        limits.charge_guess("home", "Ada")
    with pytest.raises(Refused, match="too-many"):
        limits.charge_guess("home", "Ada")


def test_a_password_hashed_with_other_parameters_is_hashed_anew(server: Server) -> None:
    weak = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1).hash(WORD)
    with Client(server) as here:
        claim(here, "Octavia")
        change = "UPDATE accounts SET password = ? WHERE name = 'Octavia'"
        database(server).execute(change, (weak,))
        sign_in(here, "Octavia")
        [[stored]] = database(server).execute(
            "SELECT password FROM accounts WHERE name = 'Octavia'"
        )
        assert stored != weak
        sign_in(here, "Octavia")


def test_whoever_signs_in_elsewhere_goes_on_with_the_same_table(server: Server) -> None:
    with Client(server) as here, Client(server) as there, Client(server) as stranger:
        claim(here, "Sempronia")
        made = here.post("/api/tables", {"game": "roma", "seats": [ADA, BEN]})
        path = f"/api/tables/{made['id']}"
        sign_in(there, "Sempronia")
        claim(stranger, "Tullia")
        seen = there.get(path)
        assert (seen["you"], seen["seat"]) == ([0], 0)
        assert [seat["player"] for seat in seen["seats"]] == ["Sempronia", None]
        assert [seat["name"] for seat in seen["seats"]] == ["Sempronia", "Ben"]
        assert stranger.get(path)["you"] == []
        assert stranger.refused("POST", f"{path}/resign", {})["error"] == "no-token"
        with socket(server, path, cookie=f"lusoria={there.http.cookies['lusoria']}") as live:
            assert receive(live)["you"] == [0]
            assert there.post(f"{path}/resign", {})["status"] == "over"
            assert receive(live)["status"] == "over"
        there.http.request("DELETE", "/api/session")
        assert there.get(path)["you"] == []
        ids = [id for [id] in database(server).execute("SELECT id FROM accounts")]
        for client in (here, there, stranger):
            assert not any(id in text for id in ids for text in client.received)


def test_a_seat_that_is_taken_belongs_to_the_account(server: Server) -> None:
    with Client(server) as here, Client(server) as there:
        claim(there, "Fulvia")
        path, tokens, _ = make(server, {"kind": "open"}, PERSON, BEN, game="builders")
        taken = there.post(f"{path}/seats", {"name": "Somebody"})
        assert taken["token"]
        assert there.get(path)["seats"][0] == {
            "seat": 0,
            "kind": "open",
            "name": "Fulvia",
            "taken": True,
            "bot": None,
            "resigned": False,
            "player": "Fulvia",
            "away": None,
        }
        # At one table an account sits once: at a further seat its person is a guest.
        assert there.refused("POST", f"{path}/seats", {"name": "Again"})["error"] == "taken"
        token = {"Authorization": f"Bearer {tokens[1]}"}
        there.http.post(f"{path}/seats", json={"name": "Guest"}, headers=token)
        seats = here.get(path)["seats"]
        assert [seat["player"] for seat in seats] == ["Fulvia", None, None]
        rows = database(server).execute(
            "SELECT seat FROM seats WHERE table_id = ?", (path.rpartition("/")[2],)
        )
        assert [seat for [seat] in rows] == [0]


def test_a_table_on_one_screen_is_all_of_the_account(server: Server) -> None:
    with Client(server) as here, Client(server) as there:
        claim(here, "Porcia")
        wanted = {"game": "roma", "seats": [ADA, BEN], "one_screen": True}
        path = f"/api/tables/{here.post('/api/tables', wanted)['id']}"
        sign_in(there, "Porcia")
        seen = there.get(path)
        assert (seen["you"], seen["seat"]) == ([0, 1], None)
        assert [seat["player"] for seat in seen["seats"]] == ["Porcia", None]
        assert there.get(path, seat=1)["seat"] == 1
        there.post(f"{path}/resign", {"seat": 1})
        again = there.post(f"{path}/rematch")["id"]
        assert here.get(f"/api/tables/{again}")["you"] == [0, 1]


def test_no_guest_passes_for_an_account_at_the_same_table(server: Server) -> None:
    with Client(server) as here, Client(server) as guest:
        claim(here, "Marcia")
        wanted: Json = {"game": "roma", "seats": [ADA, {"kind": "open"}]}
        path = f"/api/tables/{here.post('/api/tables', wanted)['id']}"
        for name in ("MARCIA", "M\u0430rcia"):
            refused = guest.refused("POST", f"{path}/seats", {"name": name})
            assert (refused["error"], here.get(path)["status"]) == ("name-taken", "open")
        guest.post(f"{path}/seats", {"name": "Marcius"})
        seats = [ADA, {"kind": "person", "name": "MARCIA"}]
        wanted = {"game": "roma", "seats": seats, "one_screen": True}
        assert here.refused("POST", "/api/tables", wanted)["error"] == "name-taken"


def test_the_maker_closes_the_table_without_its_token(server: Server) -> None:
    with Client(server) as here, Client(server) as there:
        claim(here, "Clodia")
        claim(there, "Pompeia")
        wanted = {"game": "roma", "seats": [{"kind": "open"}, BOT]}
        path = f"/api/tables/{here.post('/api/tables', wanted)['id']}"
        assert there.refused("POST", f"{path}/close")["error"] == "no-token"
        assert here.post(f"{path}/close")["status"] == "closed"


def test_the_muted_say_nothing_and_the_banned_do_nothing(server: Server) -> None:
    with Client(server) as here:
        claim(here, "Servilia")
        made = here.post("/api/tables", {"game": "roma", "seats": [ADA, BEN]})
        path = f"/api/tables/{made['id']}"
        here.post(f"{path}/chat", {"text": "Ave!"})
        admin(server, "users", "mute", "Servilia", "--days", "1")
        assert here.refused("POST", f"{path}/chat", {"text": "Ave!"})["error"] == "muted"
        token = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        answer = here.http.post(f"{path}/chat", json={"text": "Ave!"}, headers=token)
        assert answer.json()["error"] == "muted"
        admin(server, "users", "mute", "Servilia", "--days", "0")
        here.post(f"{path}/chat", {"text": "Ave!"})
        admin(server, "users", "ban", "Servilia")
        assert who(here) is None
        body = {"name": "Servilia", "password": WORD}
        assert here.refused("POST", "/api/session", body)["error"] == "banned"
        answer = here.http.post(f"{path}/chat", json={"text": "Ave!"}, headers=token)
        assert answer.json()["error"] == "muted"


def test_accounts_on_postgresql() -> None:
    """The same writes as on SQLite, by two processes that know nothing of each other's memory."""
    with Postgres() as postgres:
        for one in served(database=postgres.url):
            for other in served(database=postgres.url):
                with Client(one) as here, Client(other) as there:
                    claim(here, "Livilla")
                    refused = there.refused(
                        "POST", "/api/accounts", {"name": "LIVILLA", "password": WORD}
                    )
                    assert refused["error"] == "name-taken"
                    sign_in(there, "Livilla")
                    made = here.post("/api/tables", {"game": "roma", "seats": [ADA, BEN]})
                    path = f"/api/tables/{made['id']}"
                    assert there.get(path)["you"] == [0]
                    here.http.request("DELETE", "/api/session")
                    there.post(f"{path}/resign", {})
                    assert json.loads(there.received[-1])["status"] == "over"
