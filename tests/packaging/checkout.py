"""A copy of the checkout to build and break, and Python run in it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WHICH = "import lusoria; print(lusoria.COMPILED, lusoria.core.__file__)"


def copy_sources(to: Path) -> Path:
    """Copy what a build reads, and nothing that a build made."""
    made = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info", "page")
    shutil.copytree(ROOT / "src", to / "src", ignore=made)
    for path in ROOT.iterdir():
        if path.name in ("pyproject.toml", "setup.py", "constraints.txt", "LICENSE", "README.md"):
            shutil.copy2(path, to)
    return to


def add_page(checkout: Path, build: str) -> None:
    """Give the checkout a page that npm builds with a program for Node, and without packages."""
    web = checkout / "web"
    web.mkdir()
    for script in ("build.py", "engine.py"):
        shutil.copy2(ROOT / "web" / script, web)
    (web / "src" / "games").mkdir(parents=True)
    page = {"name": "page", "private": True, "scripts": {"build": "node make.cjs"}}
    lock = {"name": "page", "lockfileVersion": 3, "packages": {"": {"name": "page"}}}
    (web / "package.json").write_text(json.dumps(page), encoding="utf-8")
    (web / "package-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    (web / "make.cjs").write_text(build, encoding="utf-8")


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
