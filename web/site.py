"""Builds the page that needs no server into build/site: `python web/site.py`.

Beside the page stand Python as WebAssembly (Pyodide, from npm), and one archive with the part of
the standard library, of this package and of msgspec that it imports. Both travel compressed
whatever the web space does: the page unpacks them.
"""

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from web.build import WEB, PageError, compress, engine, install, node

ROOT: Final = WEB.parent
SITE: Final = ROOT / "build" / "site"
PACKED: Final = ROOT / "build" / "python"  # kept: packing takes longer than all else
PACKAGES: Final = ("msgspec==0.22.0", "mypy_extensions==1.2.0")
PARTS: Final = ("core", "games", "players", "tables", "text", "browser")
WORKER: Final = "service-worker.js"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"  # of Pyodide's releases with Python 3.14
LANGUAGES: Final = ("en", "it", "fr")


def build() -> None:
    """Build the folder, or raise `PageError`."""
    install()
    engine()
    packed = pack()
    new = SITE.with_name("site.new")
    shutil.rmtree(new, ignore_errors=True)
    sizes = {file.name: file.stat().st_size for file in sorted(packed.iterdir())}
    lock = json.loads((WEB / "node_modules" / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    runtime = {"folder": f"python-{_hash(packed)}", "sizes": sizes, "info": lock["info"]}
    node(
        *("npm", "run", "build", "--", "--mode", "alone", "--outDir", str(new)),
        quiet=True,
        more={"VITE_RUNTIME": json.dumps(runtime)},
    )
    shutil.copytree(packed, new / runtime["folder"])
    _games(new / "games")
    write_worker(new)
    compress(new)
    shutil.rmtree(SITE, ignore_errors=True)
    new.rename(SITE)


def pack() -> Path:
    """Return the folder with Python and its library, made anew if it is older than its sources."""
    newest = max(path.stat().st_mtime for path in _sources())
    if PACKED.exists() and PACKED.stat().st_mtime > newest:
        return PACKED
    with tempfile.TemporaryDirectory() as place:
        packages, out = Path(place, "packages"), Path(place, "out")
        out.mkdir()
        _packages(packages)
        node("node", "runtime.mjs", str(out), str(ROOT / "src"), str(packages), quiet=True)
        new = PACKED.with_name("python.new")
        shutil.rmtree(new, ignore_errors=True)
        new.mkdir(parents=True)
        for name in ("library.zip", "pyodide.asm.wasm"):
            small = gzip.compress((out / name).read_bytes(), 9, mtime=0)
            (new / f"{name}.packed").write_bytes(small)
        shutil.copy(out / "pyodide.asm.mjs", new)
        shutil.rmtree(PACKED, ignore_errors=True)
        new.rename(PACKED)
        os.utime(PACKED)
    return PACKED


def _sources() -> list[Path]:
    """What the packed Python depends on."""
    source = ROOT / "src" / "lusoria"
    return [
        *(WEB / name for name in ("site.py", "runtime.py", "runtime.mjs", "package-lock.json")),
        *source.glob("*.py"),
        *(path for part in PARTS for path in (source / part).rglob("*.py")),
        *source.rglob("*.ftl"),
        *source.glob("games/*/lessons/*"),
        *source.glob("games/*/puzzles/*"),
    ]


def _packages(folder: Path) -> None:
    """Get what is imported of other packages: msgspec for WebAssembly, and a module of mypy's."""
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    target = ["--no-deps", "--only-binary=:all:", "--target", str(folder)]
    other = ["--python-version", "3.14", "--implementation", "cp", "--abi", "cp314"]
    ran = subprocess.run(
        [*pip, *target, *other, "--platform", PLATFORM, "--platform", "any", *PACKAGES], check=False
    )
    if ran.returncode != 0:
        raise PageError(f"{' and '.join(PACKAGES)} could not be had for {PLATFORM}")


def _games(folder: Path) -> None:
    """Write what the games say of themselves, so that home is there before Python is."""
    folder.mkdir()
    program = (
        "import sys, msgspec; from lusoria.tables.service.games import list_games\n"
        "sys.stdout.buffer.write(msgspec.json.encode(list_games(sys.argv[1])))"
    )
    for language in LANGUAGES:
        written = subprocess.run(
            [sys.executable, "-c", program, language],
            env={**os.environ, "LUSORIA_PURE": "1", "PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.PIPE,
            check=True,
        )
        (folder / f"{language}.json").write_bytes(written.stdout)


def write_worker(folder: Path) -> None:
    """Tell the service worker which files there are, with their hashes, and name the version."""
    files = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != WORKER
    }
    worker = folder / WORKER
    text = worker.read_text("utf-8")
    for name, value in {"__VERSION__": _hash(folder), "__FILES__": files}.items():
        if f"'{name}'" not in text:
            raise PageError(f"{WORKER} has no {name}")
        text = text.replace(f"'{name}'", json.dumps(value))
    worker.write_text(text, "utf-8")


def _hash(folder: Path) -> str:
    """The hash of all files of a folder."""
    found = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            found.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:12]


if __name__ == "__main__":
    try:
        build()
    except PageError as e:
        sys.exit(f"web/site.py: {e}")
