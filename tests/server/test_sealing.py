"""The secrets of the dice are encrypted in the database: who steals it foretells nothing."""

import os
import sqlite3
import subprocess
import sys
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path

import pytest

from lusoria.server.sealing import Seal, SealError
from tests.server.serving import ADA, BEN, Client, Json, Server, make

PLAIN = bytes(range(32))


def secrets_in(folder: Path) -> dict[str, bytes]:
    """What the database has of each table's secret."""
    with sqlite3.connect(folder / "tables.db") as database:
        found = dict(database.execute("SELECT id, secret FROM tables").fetchall())
    database.close()
    return found


def record_of(server: Server, path: str, token: str) -> Json:
    """The record of a game, which is ended for it."""
    with Client(server, token) as client:
        client.post(f"{path}/resign", {"seat": 0})
        record: Json = client.get(f"{path}/record")
    return record


def why_not(folder: Path, **variables: str) -> str:
    """With what sentence a server refuses to start."""
    command = [sys.executable, "-c", "from lusoria.cli import main; main()", "serve", "--port", "0"]
    database = f"sqlite:///{folder / 'tables.db'}"
    environment = {**os.environ, **variables}
    ran = subprocess.run(
        [*command, "--database", database], capture_output=True, text=True, env=environment
    )
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    return ran.stderr


def test_a_stolen_database_has_no_secret(tmp_path: Path) -> None:
    server = Server(tmp_path)
    path, tokens, _ = make(server, ADA, BEN, one_screen=True)
    key = tmp_path / "tables.key"
    assert key.stat().st_mode & 0o777 == 0o600
    [kept] = secrets_in(tmp_path).values()
    server.stop()
    server.start()  # the key is found again
    record = record_of(server, path, tokens[0])
    server.stop()
    secret = bytes.fromhex(record["proof"]["secret"])
    everything = b"".join(one.read_bytes() for one in tmp_path.iterdir())
    assert secret not in everything
    assert Seal(urlsafe_b64decode(key.read_bytes())).open(path.rpartition("/")[2], kept) == secret


def test_without_the_right_key_no_server_starts(tmp_path: Path) -> None:
    server = Server(tmp_path)
    path, tokens, _ = make(server, ADA, BEN, one_screen=True)
    server.stop()
    right = (tmp_path / "tables.key").read_text().strip()
    (tmp_path / "tables.key").unlink()
    assert "their key is not here: set LUSORIA_KEY" in why_not(tmp_path)
    assert not (tmp_path / "tables.key").exists()
    wrong = urlsafe_b64encode(bytes(32)).decode()
    assert "The key is not the one" in why_not(tmp_path, LUSORIA_KEY=wrong)
    assert "LUSORIA_KEY holds no key" in why_not(tmp_path, LUSORIA_KEY="hic haec hoc")
    (tmp_path / "tables.key").write_text(right)
    server.start()
    record_of(server, path, tokens[0])
    server.stop()


def test_what_was_kept_as_it_is_can_be_read_and_is_sealed_while_it_matters(tmp_path: Path) -> None:
    server = Server(tmp_path)
    going_on, tokens, _ = make(server, ADA, BEN, one_screen=True)
    server.stop()
    key = urlsafe_b64decode((tmp_path / "tables.key").read_bytes())
    [(id, kept)] = secrets_in(tmp_path).items()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        plain = Seal(key).open(id, kept)
        database.execute("UPDATE tables SET secret = ?", [plain])
    database.close()
    server.start()
    assert len(secrets_in(tmp_path)[id]) > len(plain)
    record = record_of(server, going_on, tokens[0])
    server.stop()
    assert bytes.fromhex(record["proof"]["secret"]) == plain


def test_a_sealed_secret_belongs_to_its_table() -> None:
    seal = Seal(PLAIN)
    kept = seal.close("one", PLAIN)
    assert kept != seal.close("one", PLAIN)
    assert seal.open("one", kept) == PLAIN
    with pytest.raises(SealError):
        seal.open("another", kept)
