"""Packs the library of the page that needs no server; runs in Pyodide, as `runtime.mjs` begins it.

What is packed is what the tables and the bots import, of the standard library as of this package,
compiled for the Python that will read it. What cannot be read from an archive is put beside it.
"""

import importlib
import importlib.util
import json
import marshal
import os
import pkgutil
import sys
import traceback
import zipfile
from importlib.abc import InspectLoader
from pathlib import Path
from pickle import loads
from typing import Any, Final
from zipimport import zipimporter

LIBRARY: Final = Path("/out/library.zip")
BESIDE: Final = "beside"  # the folder of what is no use within an archive
WITH_LIBRARIES: Final = ("msgspec",)
OURS: Final = ("core", "games", "players", "tables", "text", "browser")
WHEN: Final = (2000, 1, 1, 0, 0, 0)  # the same content gives the same bytes

# What Pyodide's own start, a traceback and a log read only when they are needed.
SELDOM: Final = ("encodings.ascii", "encodings.latin_1", "importlib.resources", "logging")


def pack() -> list[str]:
    """Write both archives; return the names of all modules."""
    sys.path[:0] = ["/src", "/packages"]
    for package in SELDOM:
        importlib.import_module(package)
        path = getattr(sys.modules[package], "__path__", [])
        for module in pkgutil.iter_modules(path, f"{package}."):
            importlib.import_module(module.name)
    for name in _ours():
        importlib.import_module(name)
    _try()
    modules = sorted({*_shipped(), *_ours()})
    with zipfile.ZipFile(LIBRARY, "w") as library:
        beside = [path for name in modules for path in _put(name, library)]
        _write(library, f"{BESIDE}/names", "\n".join(beside).encode())
        for path in sorted(Path("/src/lusoria").rglob("*")):
            if path.suffix == ".ftl" or path.parent.name in ("lessons", "puzzles"):
                _write(library, str(path.relative_to("/src")), path.read_bytes())
    return modules


def _ours() -> list[str]:
    """The modules of this package that are needed, and the package itself."""
    found = ["lusoria", "lusoria._pure"]
    for part in OURS:
        found.append(f"lusoria.{part}")
        package = importlib.import_module(found[-1])
        found += [one.name for one in pkgutil.walk_packages(package.__path__, f"{found[-1]}.")]
    return [name for name in found if name != "lusoria.core.processes"]


def _try() -> None:
    """Do what imports more when it is done for the first time."""
    desk = importlib.import_module("lusoria.browser.desk").Desk()
    thinker = importlib.import_module("lusoria.browser.thinker")

    def ask(operation: str, **asked: object) -> Any:
        told = json.loads(desk.ask(operation, json.dumps(asked)))
        desk.committed()
        return told["answer"]

    for game in ask("games"):
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]
        made = ask("create", body={"game": game["id"], "seats": seats})
        at = {"table": made["id"], "token": made["seats"][0]["token"]}
        for _ in range(30):
            now = ask("position", **at, since=0)
            if now["legal"]:
                ask("previews", **at)
                body = {"revision": now["revision"], "action": now["legal"][0]["action"]}
                ask("act", **at, body=body)
            elif now["status"] == "running":
                revision, question = desk.bot_question(at["table"])
                desk.bot_decides(at["table"], revision, thinker.PLAYERS.decide(loads(question)))
                desk.committed()
        desk.ask("resign", json.dumps({**at, "body": {}}))
        desk.committed()
        ask("replay", body=ask("record", **at))
    json.loads(desk.ask("position", "nothing"))
    try:
        raise ValueError
    except ValueError:
        traceback.format_exc()


def _shipped() -> list[str]:
    """The modules that were imported and have a file."""
    return [
        name
        for name, module in sys.modules.items()
        if name != "__main__" and (spec := getattr(module, "__spec__", None)) and spec.has_location
    ]


def _put(name: str, library: zipfile.ZipFile) -> list[str]:
    """Pack a module; return its path if it belongs beside the archive."""
    spec = importlib.util.find_spec(name)
    assert spec is not None, name
    assert spec.origin is not None, name
    path = name.replace(".", "/")
    # What holds a library cannot be imported from an archive.
    is_beside = path.split("/")[0] in WITH_LIBRARIES
    folder = f"{BESIDE}/" if is_beside else ""
    if spec.origin.endswith(".so"):
        path += ".so"
        _write(library, folder + path, Path(spec.origin).read_bytes())
    else:
        if spec.submodule_search_locations is not None:
            path += "/__init__"
        assert isinstance(spec.loader, (InspectLoader, zipimporter)), name
        code = compile(spec.loader.get_source(name) or "", f"{path}.py", "exec", optimize=2)
        path += ".pyc"
        head = importlib.util.MAGIC_NUMBER + bytes(12)
        _write(library, folder + path, head + marshal.dumps(code))
    return [path] if is_beside else []


def _write(archive: zipfile.ZipFile, path: str, content: bytes) -> None:
    """Put a file into an archive, not compressed: the archive as a whole will be."""
    archive.writestr(zipfile.ZipInfo(path, WHEN), content)


os.environ["LUSORIA_PURE"] = "1"
