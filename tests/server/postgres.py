"""A PostgreSQL of its own for a test; tests that need one are skipped where there can be none."""

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest


def programs() -> Path | None:
    """Where PostgreSQL's programs are; on Debian they are installed if they are missing."""
    for attempt in range(2):
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if found:
            return found[-1].parent
        if initdb := shutil.which("initdb"):
            return Path(initdb).parent
        if attempt or os.geteuid() != 0 or shutil.which("apt-get") is None:
            break
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        command = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", "postgresql"]
        subprocess.run(["apt-get", "update", "-qq"], capture_output=True, env=quiet)
        subprocess.run(command, capture_output=True, env=quiet)
    return None


def unprivileged() -> tuple[int | None, int | None]:
    """The user and group to run it as: PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return None, None
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return user.pw_uid, user.pw_gid
    pytest.skip("there is no user to run PostgreSQL as")


class Postgres:
    """A throw-away PostgreSQL, behind a socket in a folder."""

    def __init__(self) -> None:
        if sys.platform == "win32" or (where := programs()) is None:
            pytest.skip("PostgreSQL is not installed here and could not be")
        self.where = where
        self.user, self.group = unprivileged()
        self.folder = tempfile.TemporaryDirectory(prefix="pg")
        self.home = Path(self.folder.name)
        self.url = f"postgresql://lusoria@/postgres?host={self.home}"
        if self.user is not None and self.group is not None:
            os.chown(self.home, self.user, self.group)

    @property
    def socket(self) -> Path:
        """The socket at which it listens."""
        return self.home / ".s.PGSQL.5432"

    def __enter__(self) -> "Postgres":
        data = str(self.home / "data")
        self.run("initdb", "-D", data, "-U", "lusoria", "-A", "trust", "--no-sync")
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self.folder.cleanup()

    def start(self) -> None:
        """Return once it answers."""
        options = f"-c listen_addresses= -c unix_socket_directories={self.home} -c fsync=off"
        self.control("-o", options, "start")

    def stop(self) -> None:
        """Stop at once, as a crash would."""
        self.control("-m", "immediate", "stop")

    def control(self, *words: str) -> None:
        """Run pg_ctl."""
        data, log = str(self.home / "data"), str(self.home / "log")
        self.run("pg_ctl", "-D", data, "-w", "-l", log, *words)

    def run(self, program: str, *words: str) -> None:
        """Run one of its programs as its user."""
        subprocess.run(
            [str(self.where / program), *words],
            check=True,
            cwd=self.home,
            capture_output=True,
            user=self.user,
            group=self.group,
            extra_groups=None if self.user is None else [],
        )
