"""One's own account: its password, sessions, tokens and tables, what is stored of it, its end."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.connection import ASGIConnection
from sqlalchemy import select

from lusoria.server.accounts.accounts import Accounts
from lusoria.server.accounts.messages import Email, Learned, Progress, Solving, Try
from lusoria.server.accounts.progress import merge
from lusoria.server.accounts.sessions import (
    MOST,
    find_session,
    hash_secret,
    open_session,
    sessions_of,
)
from lusoria.server.models import SESSIONS
from lusoria.server.store import Store
from tests.server.serving import ADA, BEN, BOT, Client, Json, Server, make
from tests.server.test_accounts import WORD, claim, database, sign_in, who

NEW = "and a staple besides"


def ended(client: Client, path: str) -> Any:
    """Ends what is there, and gives what is left."""
    answer = client.http.request("DELETE", path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def bearer(server: Server, token: str) -> Client:
    """A program with an access token."""
    return Client(server, token)


def test_a_new_password_ends_the_other_sessions(server: Server) -> None:
    with Client(server) as here, Client(server) as there:
        claim(here, "Plautia")
        sign_in(there, "Plautia")
        body = {"password": "wrong", "new": NEW}
        assert here.refused("POST", "/api/account/password", body)["error"] == "wrong-password"
        body = {"password": WORD, "new": "short"}
        assert here.refused("POST", "/api/account/password", body)["error"] == "weak-password"
        assert who(there) == "Plautia"
        here.post("/api/account/password", {"password": WORD, "new": NEW})
        assert (who(here), who(there)) == ("Plautia", None)
        assert there.refused("POST", "/api/session", {"name": "Plautia", "password": WORD})
        sign_in(there, "Plautia", NEW)


@pytest.mark.parametrize(
    ("part", "change"), [("password", {"new": NEW}), ("email", {"email": "new@example.org"})]
)
def test_a_mailed_link_ends_with_what_it_was_mailed_for(
    server: Server, part: str, change: Json
) -> None:
    """Whoever has the mailbox that is given up gets no password set with what is in it."""
    with Client(server) as here:
        claim(here, f"Sextia {part}", email="old@example.org")
        mailed = "INSERT INTO resets SELECT ?, id, 1e12 FROM accounts WHERE name = ?"
        database(server).execute(mailed, (hash_secret(part), f"Sextia {part}"))
        here.post(f"/api/account/{part}", {"password": WORD, **change})
        body = {"secret": part, "password": "yet another staple"}
        assert here.refused("POST", "/api/account/reset", body)["error"] == "old-link"


@pytest.mark.parametrize("email", ["a@example.org\n", "a,b@example.org", "<a@example.org", "a"])
def test_an_address_is_one_address(email: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(email, Email)
    assert msgspec.convert("a.b+c@example.org", Email)


def test_an_account_has_few_sessions(tmp_path: Path) -> None:
    """Whoever signs in again and again does not fill the database."""

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        accounts = Accounts(store)
        ada, ben = [await accounts.claim(name, "hash", None, None) for name in ("Ada", "Ben")]
        scope: Any = {"type": "http", "headers": [], "scheme": "http"}
        browser = ASGIConnection[Any, Any, Any, Any](scope)
        await open_session(accounts, ben, browser)
        for _ in range(MOST + 4):
            await open_session(accounts, ada, browser)
        last = await open_session(accounts, ada, browser)
        found = await find_session(accounts, str(last.value))
        assert found is not None
        assert len(await sessions_of(accounts, found)) == MOST
        assert len(await store.rows(select(SESSIONS.c.id))) == MOST + 1
        await store.close()

    asyncio.run(run())


def test_sessions_are_listed_and_ended(server: Server) -> None:
    with Client(server) as here, Client(server) as there, Client(server) as stranger:
        here.http.headers["User-Agent"] = "The one here"
        claim(here, "Rubria")
        for browser in (there, stranger):
            sign_in(browser, "Rubria")
        sessions = here.get("/api/account/sessions")
        assert [one["current"] for one in sessions].count(True) == 1
        assert {"The one here"} < {one["device"] for one in sessions}
        [current] = [one for one in there.get("/api/account/sessions") if one["current"]]
        claim(stranger, "Vibia")  # Rubria is not signed in there any more
        assert len(ended(stranger, f"/api/account/sessions/{current['id']}")) == 1
        assert who(there) == "Rubria"
        assert len(ended(here, f"/api/account/sessions/{current['id']}")) == 1
        assert who(there) is None
        sign_in(there, "Rubria")
        assert [one["device"] for one in ended(here, "/api/account/sessions")] == ["The one here"]
        assert (who(here), who(there), who(stranger)) == ("Rubria", None, "Vibia")


def test_mail_and_language_are_set_and_removed(server: Server) -> None:
    with Client(server) as here:
        claim(here, "Antonia")
        body = {"password": WORD, "email": "antonia@example.org"}
        assert here.post("/api/account/email", body)["account"]["email"] == "antonia@example.org"
        for wrong in ("antonia", "a b@example.org", "a@b\r\nBcc: c@d"):
            body = {"password": WORD, "email": wrong}
            assert here.refused("POST", "/api/account/email", body)["error"] == "invalid"
        here.post("/api/account/email", {"password": WORD, "email": None})
        here.post("/api/account/language", {"language": "fr"})
        account = here.get("/api/session")["account"]
        assert (account["email"], account["language"]) == (None, "fr")


def test_a_program_may_do_what_its_token_is_for(server: Server) -> None:
    with Client(server) as here:
        claim(here, "Atia")
        made = {
            scope: here.post("/api/account/tokens", {"name": scope, "scopes": [scope]})
            for scope in ("read", "play")
        }
        with (
            bearer(server, made["play"]["token"]) as bot,
            bearer(server, made["read"]["token"]) as reader,
        ):
            assert who(bot) == who(reader) == "Atia"
            table = bot.post("/api/tables", {"game": "roma", "seats": [ADA, BEN]})
            path = f"/api/tables/{table['id']}"
            assert bot.get(path)["you"] == reader.get(path)["you"] == [0]
            assert reader.refused("POST", f"{path}/resign", {})["error"] == "scope"
            wanted = {"game": "roma", "seats": [ADA, BOT]}
            assert reader.refused("POST", "/api/tables", wanted)["error"] == "scope"
            assert [one["id"] for one in reader.get("/api/account/tables")["tables"]] == [
                table["id"]
            ]
            assert bot.refused("POST", "/api/account/feed")["error"] == "scope"
            for method, part in (("GET", "export"), ("GET", "tokens"), ("POST", "delete")):
                body = {"password": WORD} if method == "POST" else None
                assert bot.refused(method, f"/api/account/{part}", body)["error"] == "scope"
            [stored] = database(server).execute(
                "SELECT hash FROM access_tokens WHERE name = 'play'"
            )
            assert made["play"]["token"] not in stored
            left = ended(here, f"/api/account/tokens/{made['play']['info']['id']}")
            assert [one["name"] for one in left] == ["read"]
            assert bot.refused("POST", f"{path}/resign", {})["error"] == "sign-in"
            database(server).execute("UPDATE access_tokens SET expires = 1")
            assert reader.refused("GET", "/api/account/tables")["error"] == "sign-in"


def test_tables_are_listed_in_pages_the_newest_first(server: Server) -> None:
    with Client(server) as here:
        claim(here, "Scribonia")
        wanted = {"game": "roma", "seats": [ADA, BEN], "one_screen": True}
        ids = [here.post("/api/tables", wanted)["id"] for _ in range(3)]
        here.post(f"/api/tables/{ids[0]}/resign", {"seat": 1})
        first = here.get("/api/account/tables", limit=2)
        second = here.get("/api/account/tables", limit=2, skip=first["next"])
        assert second["next"] is None
        found = [*first["tables"], *second["tables"]]
        assert [one["id"] for one in found] == [ids[0], ids[2], ids[1]]
        over, running, _ = found
        assert (over["status"], over["winners"], over["you"]) == ("over", [0], [0, 1])
        assert running["player"] == here.get(f"/api/tables/{ids[2]}")["player"]
    with Client(server) as guest:
        assert guest.refused("GET", "/api/account/tables")["error"] == "sign-in"


def test_a_guests_tables_are_taken_along(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN)
    id = path.rpartition("/")[2]
    with Client(server) as here, Client(server) as there, Client(server, tokens[0]) as ada:
        claim(here, "Domitia")
        claim(there, "Lepida")
        links = [{"id": id, "token": token} for token in (tokens[0], "nonsense", tokens[1])]
        links.append({"id": "nowhere", "token": tokens[0]})
        assert here.post("/api/account/tables", {"tables": links[:2]})["tables"] == [id]
        # It stays hers, also for somebody else who has the link; and she sits at one seat only.
        assert there.post("/api/account/tables", {"tables": links[:1]})["tables"] == []
        here.post("/api/account/tables", {"tables": links})
        seats = here.get(path)["seats"]
        assert [(seat["name"], seat["player"]) for seat in seats] == [
            ("Ada", "Domitia"),
            ("Ben", None),
        ]
        assert here.get(path)["you"] == ada.get(path)["you"] == [0]
        assert [one["id"] for one in here.get("/api/account/tables")["tables"]] == [id]


def test_what_was_learned_is_brought_together(server: Server) -> None:
    def sent(lessons: list[str], rating: float, at: int, right: bool) -> Json:
        puzzles = {"rating": rating, "deviation": 100, "row": 0, "tries": {}}
        puzzles["tries"] = {"1": {"right": right, "at": at}, str(at): {"right": True, "at": at}}
        return {"games": {"roma": {"lessons": lessons, "puzzles": puzzles}}}

    with Client(server) as here, Client(server) as there:
        claim(here, "Caecilia")
        sign_in(there, "Caecilia")
        here.post("/api/account/progress", sent(["dice"], 1_200, 5, right=False))
        found = there.post("/api/account/progress", sent(["cards"], 1_100, 4, right=True))
        learned = found["games"]["roma"]
        assert learned["lessons"] == ["cards", "dice"]
        assert learned["puzzles"]["rating"] == 1_200
        assert set(learned["puzzles"]["tries"]) == {"1", "4", "5"}
        assert learned["puzzles"]["tries"]["1"] == {"right": True, "at": 4}
        assert here.post("/api/account/progress", {"games": {}}) == found


def test_progress_stays_within_bounds() -> None:
    def of(start: int) -> Progress:
        tries = {str(n): Try(right=True, at=n) for n in range(start, start + 300)}
        lessons = [str(n) for n in range(start, start + 100)]
        return Progress({"roma": Learned(lessons, Solving(1, 1, 1, tries))})

    merged = merge(of(0), of(200)).games["roma"]
    assert merged.puzzles is not None
    assert (len(merged.lessons), len(merged.puzzles.tries)) == (100, 300)
    assert "499" in merged.puzzles.tries


def test_all_that_is_stored_is_told_and_removed(server: Server) -> None:
    with Client(server) as here, Client(server) as there:
        claim(here, "Pomponia", email="pomponia@example.org")
        made = here.post("/api/tables", {"game": "roma", "seats": [ADA, BEN]})
        path = f"/api/tables/{made['id']}"
        here.post("/api/account/tokens", {"name": "bot", "scopes": ["play"]})
        learned: Json = {"games": {"roma": {"lessons": ["dice"], "puzzles": None}}}
        here.post("/api/account/progress", learned)
        here.post(f"{path}/chat", {"text": "Ave!"})
        told = here.get("/api/account/export")
        assert told["account"]["email"] == "pomponia@example.org"
        assert [(one["table"], one["text"]) for one in told["said"]] == [(made["id"], "Ave!")]
        assert told["tables"] == [made["id"]]
        assert told["progress"] == learned
        assert (len(told["sessions"]), len(told["tokens"])) == (1, 1)
        assert "argon2" not in here.received[-1]
        [[id]] = database(server).execute("SELECT id FROM accounts WHERE name = 'Pomponia'")
        assert here.refused("POST", "/api/account/delete", {"password": "no"})
        here.post("/api/account/delete", {"password": WORD})
        assert who(here) is None
        dump = "\n".join(
            line
            for line in database(server).iterdump()
            if "INSERT" in line and "entries" not in line and 'INTO "tables"' not in line
        )
        assert id not in dump
        assert "pomponia" not in dump
        # The game goes on with a guest of the same name, whose token is as good as before.
        with Client(server, made["seats"][0]["token"]) as guest:
            seen = guest.get(path)
            assert (seen["you"], seen["seats"][0]["player"]) == ([0], None)
            assert seen["seats"][0]["name"] == "Pomponia"
        claim(there, "Pomponia")
        assert there.get(path)["you"] == []


@pytest.mark.parametrize("part", ["export", "sessions", "tokens", "tables"])
def test_a_guest_has_no_account(server: Server, part: str) -> None:
    with Client(server) as guest:
        assert guest.refused("GET", f"/api/account/{part}")["error"] == "sign-in"


def test_sessions_that_are_over_are_removed(server: Server) -> None:
    with Client(server) as here:
        claim(here, "Fadia")
        database(server).execute("UPDATE sessions SET expires = 2")
        server.stop()
        server.start()
        until = time.monotonic() + 300
        while database(server).execute("SELECT 1 FROM sessions WHERE expires = 2").fetchall():
            assert time.monotonic() < until
            here.get("/api/games")
