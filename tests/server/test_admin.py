"""`lusoria admin`: tables, accounts, backups, on the database of a server that runs."""

import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosedOK

import lusoria
from lusoria.cli import app
from lusoria.core.errors import LusoriaError
from lusoria.server import backup
from tests.server.postgres import Postgres
from tests.server.serving import ADA, BEN, BOT, Client, Server, make, served
from tests.server.test_revisions import receive, socket


def admin(server: Server | str, *words: str) -> str:
    """What the command says."""
    done = asked(server, *words)
    assert done.exit_code == 0, done.output
    return done.output


def asked(server: Server | str, *words: str) -> Result:
    database = server if isinstance(server, str) else str(server.settings["database"])
    return CliRunner().invoke(app, ["admin", *words, "--database", database])


def refusal(server: Server | str, *words: str) -> str:
    """Why the command refuses."""
    error = asked(server, *words).exception
    assert isinstance(error, LusoriaError)
    return str(error)


def test_tables_are_listed_shown_and_deleted(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, one_screen=True)
    id = path.rpartition("/")[2]
    assert re.search(rf"{id} +roma +running +no +\d+ +20", admin(server, "tables", "list"))
    assert id not in admin(server, "tables", "list", "--status", "over")
    shown = admin(server, "tables", "show", id)
    assert "names: ['Ada', 'Ben']" in shown
    assert "secret" not in shown
    with Client(server, tokens[0]) as ada, socket(server, path) as live:
        assert receive(live)["status"] == "running"
        admin(server, "tables", "delete", id, "--yes")
        with pytest.raises(ConnectionClosedOK):  # the server that runs finds out
            receive(live, "none of these")
        assert ada.refused("GET", path)["error"] == "no-table"
    assert refusal(server, "tables", "show", id) == f"There is no table {id}."


def test_a_line_of_chat_is_taken_away_and_its_number_stays(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN)
    id = path.rpartition("/")[2]
    with Client(server, tokens[0]) as ada:
        for text in ("Ave!", "Vae [red]victis[/red]!"):
            ada.post(f"{path}/chat", {"text": text})
        assert re.search(
            r"2 +20.* 0 +Vae \[red\]victis\[/red\]!", admin(server, "chat", "show", id)
        )
        admin(server, "chat", "delete", id, "2")
        assert [line["text"] for line in ada.get(f"{path}/chat")["lines"]] == ["Ave!", "…"]
        assert ada.post(f"{path}/chat", {"text": "Vale!"})["lines"][0]["number"] == 3
    assert "There is no line 9" in refusal(server, "chat", "delete", id, "9")


def test_accounts_get_roles_and_are_muted_and_banned(server: Server) -> None:
    database = sqlite3.connect(server.folder / "tables.db")
    with database:
        database.execute(
            "INSERT INTO accounts (id, name, skeleton, password, role, created, seen) "
            "VALUES ('a', 'Livia', 'livia', 'x', 'player', 1, 2)"
        )
        database.execute("INSERT INTO sessions VALUES ('s', 'a', 1, 2, 9e12, 'here')")
    admin(server, "users", "role", "Livia", "moderator")
    admin(server, "users", "mute", "Livia", "--days", "2")
    assert "moderator" in admin(server, "users", "list")
    [(muted, banned)] = database.execute("SELECT muted_until, banned_until FROM accounts")
    assert muted > time.time()
    assert banned is None
    assert list(database.execute("SELECT id FROM sessions"))
    admin(server, "users", "ban", "Livia")
    admin(server, "users", "mute", "Livia", "--days", "0")
    [(muted, banned)] = database.execute("SELECT muted_until, banned_until FROM accounts")
    assert muted is None
    assert banned > time.time()
    assert not list(database.execute("SELECT id FROM sessions"))
    assert "for ever" in admin(server, "users", "list")
    database.close()
    assert "no role" in refusal(server, "users", "role", "Livia", "emperor")
    assert "There is no account" in refusal(server, "users", "ban", "Nobody")


def test_a_club_is_restored_as_it_was_and_moves_to_postgresql(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The drill: a backup while the server runs, then another server from it and the key."""
    file = tmp_path / "club.backup"
    path, tokens, _ = make(server, ADA, BEN, one_screen=True)
    running, running_tokens, _ = make(server, ADA, BOT)
    with Client(server, tokens[0]) as ada:
        ada.post(f"{path}/chat", {"text": "Salvē 🏛", "seat": 0})
        ada.post(f"{path}/resign", {"seat": 1})
        before = [ada.get(path), ada.get(f"{path}/record"), ada.get(f"{path}/chat")]
    assert "rows" in admin(server, "backup", str(file))
    assert "in use" in refusal(server, "restore", str(file))
    assert file.stat().st_mode & 0o777 == 0o600
    key = (server.folder / "tables.key").read_text().strip()
    monkeypatch.setenv("LUSORIA_KEY", key)
    with Postgres() as postgres:
        lite = f"sqlite:///{tmp_path / 'restored.db'}"
        again = tmp_path / "again.backup"
        admin(postgres.url, "restore", str(file))
        admin(postgres.url, "backup", str(again))
        admin(lite, "restore", str(again))
        for database in (postgres.url, lite):
            for new in served(database=database):
                with Client(new, tokens[0]) as ada:
                    after = [ada.get(path), ada.get(f"{path}/record"), ada.get(f"{path}/chat")]
                    assert after == before
                    lusoria.verify(lusoria.loads(ada.ask("GET", f"{path}/record").text))
                with Client(new, running_tokens[0]) as ada:
                    assert ada.get(running)["status"] == "running"


def test_a_backup_is_for_its_owner_alone_while_it_is_written(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    modes: set[int] = set()
    lines = backup._lines

    def seen(connection: Connection) -> Iterator[Any]:
        modes.update(one.stat().st_mode & 0o777 for one in tmp_path.iterdir())
        yield from lines(connection)

    monkeypatch.setattr(backup, "_lines", seen)
    file = tmp_path / "club.backup"
    admin(server, "backup", str(file))
    assert {*modes, file.stat().st_mode & 0o777} == {0o600}


def test_half_a_backup_is_not_restored(server: Server, tmp_path: Path) -> None:
    make(server, ADA, BEN)
    file = tmp_path / "club.backup"
    admin(server, "backup", str(file))
    database = f"sqlite:///{tmp_path / 'new.db'}"
    whole = file.read_bytes()
    for content in (whole[: len(whole) // 2], b"nonsense"):
        file.write_bytes(content)
        assert "damaged" in refusal(database, "restore", str(file))
    file.write_bytes(whole)
    admin(database, "restore", str(file))  # nothing of the halves was left in it


def test_a_schema_is_brought_up_to_date_by_command(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'new.db'}"
    assert "There is no database" in refusal(database, "tables", "list")
    assert "nothing → " in admin(database, "migrate")
    assert "as it was" in admin(database, "migrate")
    with sqlite3.connect(tmp_path / "new.db") as old:
        old.execute("UPDATE alembic_version SET version_num = '0003'")
    old.close()
    assert "lusoria admin migrate" in refusal(database, "tables", "list")


@pytest.mark.parametrize("words", [["tables", "list"], ["backup", "x"]])
def test_a_database_out_of_reach_is_said(words: list[str]) -> None:
    database = "postgresql://nobody@127.0.0.1:1/x"
    assert "cannot be used" in refusal(database, *words)
