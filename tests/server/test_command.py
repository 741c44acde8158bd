"""The command: `lusoria serve`, `lusoria` alone, `lusoria bench server`."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.serving import PATIENCE

LUSORIA = [sys.executable, "-c", "from lusoria.cli import main; main()"]


def started(*words: str, **variables: str) -> tuple[subprocess.Popen[str], str]:
    """The command under way, and the address it told."""
    process = subprocess.Popen(
        [*LUSORIA, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C", **variables},
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Lusoria runs at http://127.0.0.1:"), process.communicate()
    return process, line.split()[3].rstrip(".")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_serve_tells_its_address_and_ends_in_good_order(tmp_path: Path, number: int) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    process, url = started("serve", "--port", "0", "--database", database)
    assert "<title>Lusoria</title>" in httpx.get(url).text
    process.send_signal(number)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (0, "", "")


def test_alone_it_serves_from_the_data_folder_and_opens_the_page(tmp_path: Path) -> None:
    with socket.socket() as probe:
        if probe.connect_ex(("127.0.0.1", 8753)) == 0:
            pytest.skip("something else is served at port 8753 here")
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}"\n')
    browser.chmod(0o755)
    process, url = started(XDG_DATA_HOME=str(tmp_path), BROWSER=f"{browser} %s")
    try:
        assert url == "http://127.0.0.1:8753/"
        assert (tmp_path / "lusoria" / "tables.db").exists()
        deadline = time.monotonic() + PATIENCE
        while not (opened.exists() and opened.read_text()):
            assert process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert opened.read_text().strip() == url
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--database", "nonsense"], "lusoria: 'nonsense' is not a database URL"),
        (["--database", "sqlite://"], "lusoria: SQLite needs a file"),
        (["--database", "sqlite:////nowhere/at/all.db"], "cannot be used: unable to open"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x"], "lusoria: The database postgresql"),
        (["--workers", "2"], "lusoria: Several processes need PostgreSQL"),
        (["--host", "192.0.2.1"], "lusoria: The server cannot listen at 192.0.2.1"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_sentence(
    tmp_path: Path, words: list[str], sentence: str
) -> None:
    command = [*LUSORIA, "serve", "--port", "0", *words]
    variables = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=variables)
    assert ran.returncode == 2
    assert sentence in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_bench_server_tells_rate_and_latency() -> None:
    command = [*LUSORIA, "bench", "server", "--tables", "5", "--seconds", "2", "--lang", "en"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert ran.returncode == 0, ran.stderr
    assert re.search(r"^[1-9]\d* actions, ", ran.stdout, re.MULTILINE)
    assert "95 % " in ran.stdout
    assert "refused" not in ran.stdout
