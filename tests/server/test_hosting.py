"""The commands of docs/hosting.md, as far as they go without another machine or root's rights."""

import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.postgres import Postgres
from tests.server.serving import PATIENCE

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
BLOCKS = re.findall(r"```sh\n(.*?)```", HOSTING, re.DOTALL)

STANDS_FOR = """
lusoria() { "$PYTHON" -c 'from lusoria.cli import main; main()' "$@"; }
club() { lusoria admin "$@"; }
runuser() { shift 3; "$@"; }
install() { :; }
set -eu
"""
"""What the shell has in the place of programs that belong to the system, or are root's."""


def block(beginning: str) -> str:
    """The commands that begin so."""
    [found] = [text for text in BLOCKS if text.lstrip().startswith(beginning)]
    return str(found)


def within(found: str, postgres: Postgres, folder: Path) -> str:
    """The commands for another machine's places: a PostgreSQL and a folder of the test."""
    for there, here in (
        ("lusoria@/lusoria?host=/var/run/postgresql", f"lusoria@/lusoria?host={postgres.home}"),
        ("lusoria@/drill?host=/var/run/postgresql", f"lusoria@/drill?host={postgres.home}"),
        ("/var/lib/lusoria", str(folder)),
        ("/etc/lusoria.env", str(folder / "lusoria.env")),
    ):
        found = found.replace(there, here)
    return found


def shell(commands: str, postgres: Postgres, **variables: str) -> str:
    """What the commands say."""
    ran = subprocess.run(
        ["bash", "-c", STANDS_FOR + commands],
        capture_output=True,
        text=True,
        env={
            "PATH": f"{postgres.where}:/usr/bin:/bin",
            "PYTHON": sys.executable,
            "PGHOST": str(postgres.home),
            "PGUSER": "lusoria",
            **variables,
        },
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_there_are_ten_commands() -> None:
    """Each block is one command after the first, which has six."""
    counted = HOSTING.split("## Running it")[0]
    first, *others = re.findall(r"```sh\n(.*?)```", counted, re.DOTALL)
    assert len(first.strip().splitlines()) + len(others) == 10


def test_a_club_serves_is_backed_up_and_restored_by_the_page(tmp_path: Path) -> None:
    backups = tmp_path / "backups"
    backups.mkdir()
    with Postgres() as postgres:
        first = block("apt-get").splitlines()
        [createdb] = [line for line in first if "createdb" in line]
        shell(within(createdb, postgres, tmp_path), postgres)
        shell(within(block("install"), postgres, tmp_path), postgres)
        settings = dict(
            line.split("=", 1) for line in (tmp_path / "lusoria.env").read_text().splitlines()
        )
        [unit] = re.findall(r"^ExecStart=\S+lusoria (.*)$", HOSTING, re.MULTILINE)
        words = shlex.split(unit.replace("9100", "0"))
        program = [sys.executable, "-c", "from lusoria.cli import main; main()", *words]
        server = subprocess.Popen(
            [*program, "--port", "0"],
            stdout=subprocess.PIPE,
            text=True,
            env={"PATH": "/usr/bin:/bin", "LC_ALL": "C", **settings},
        )
        assert server.stdout is not None
        url = server.stdout.readline().split()[3].rstrip(".")
        try:
            host = {"Host": "play.example.org", "X-Forwarded-For": "192.0.2.7"}
            assert httpx.get(f"{url}readyz", headers=host).text == "ready"
            assert httpx.get(f"{url}readyz", headers={"Host": "elsewhere"}).status_code == 403
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
            made = httpx.post(
                f"{url}api/tables", json={"game": "roma", "seats": seats}, headers=host
            ).json()
            [line] = [
                line
                for line in block("cat > /etc/cron.daily").splitlines()
                if "club backup" in line
            ]
            saved = within(line.replace("/usr/local/sbin/", ""), postgres, tmp_path)
            shell(saved, postgres, **settings)
            drilled = shell(within(block("runuser"), postgres, tmp_path), postgres, **settings)
            assert made["id"] in drilled
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(PATIENCE)
            server.stdout.close()


@pytest.mark.parametrize("beginning", ["cat > /usr/local/sbin/club", "cat > /etc/cron.daily"])
def test_scripts_can_be_read_by_a_shell(beginning: str) -> None:
    [script] = re.findall(r"<<'END'\n(.*?)END\n", block(beginning), re.DOTALL)
    subprocess.run(["sh", "-n"], input=script, text=True, check=True)
