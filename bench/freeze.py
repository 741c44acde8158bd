"""Builds the frozen versions of the players, so that `lusoria arena` knows `search@1:500`.

    python -m bench.freeze

Each is the package as a tree of the history holds it, in build/frozen; it is compiled, or runs
interpreted if there is no C compiler or LUSORIA_PURE is set.
"""

import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

from lusoria.arena.frozen import TREES, folder

ROOT: Final = Path(__file__).parents[1]
PARTS: Final = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE")


def unpack(version: int, to: Path) -> None:
    """Write the sources of a version into a folder."""
    command = ["git", "archive", TREES[version], *PARTS]
    found = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE)
    with tarfile.open(fileobj=io.BytesIO(found.stdout)) as sources:
        sources.extractall(to, filter="data")


def build(folder: Path) -> None:
    """Compile a version where it stands."""
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=folder, check=True)


def main() -> None:
    """Build every version that is not there yet."""
    for version in TREES:
        place = folder(version)
        if not place.exists():
            unpack(version, place)
            if os.environ.get("LUSORIA_PURE", "0") in ("", "0"):
                build(place)
        print(f"version {version} is in {place}")


if __name__ == "__main__":
    main()
