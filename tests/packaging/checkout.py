"""A copy of the checkout to build and break, and Python run in it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WHICH = "import lusoria; print(lusoria.COMPILED, lusoria.core.__file__)"


def copy_sources(to: Path) -> Path:
    """Copy what a build reads, and nothing that a build made."""
    made = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", to / "src", ignore=made)
    for path in ROOT.iterdir():
        if path.name in ("pyproject.toml", "setup.py", "constraints.txt", "LICENSE", "README.md"):
            shutil.copy2(path, to)
    return to


def run(*command: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, compiled unless the variables say otherwise."""
    environment = {**os.environ, "LUSORIA_PURE": "", **variables}
    return subprocess.run(
        [str(word) for word in command],
        cwd=ROOT.anchor,  # away from the checkout: only the path given to Python counts
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def python(code: str, source: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run code in a new Python that finds the package in a source folder."""
    return run(sys.executable, "-c", code, PYTHONPATH=str(source), **variables)
