"""Imports go one way, and the engine needs nothing but the standard library."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
PACKAGE = SOURCE / "lusoria"

# What each part of the package may import besides itself. "lusoria" is the package's own front.
MAY_IMPORT = {
    "core": set[str](),
    "games": {"core"},
    "text": {"core", "games"},
    "players": {"core", "games", "lusoria", "text"},
    "adapters": {"core", "games", "lusoria", "players"},
    "arena": {"core", "games", "lusoria", "players", "text"},
    "tables": {"core", "games", "lusoria", "players", "text"},
    "browser": {"core", "games", "lusoria", "players", "tables", "text"},
    "tournaments": {"core", "games", "lusoria", "tables", "text"},
    "server": {
        "adapters",
        "arena",
        "core",
        "games",
        "lusoria",
        "players",
        "tables",
        "text",
        "tournaments",
    },
    "__main__": {"cli", "lusoria", "text"},
    "cli": {"adapters", "arena", "core", "games", "lusoria", "players", "server", "text"},
    "lusoria": {"core", "games", "text"},
}

# What tables do without: they wait for nothing and know no network, process or database.
NO_TABLE_NEEDS = {"asyncio", "concurrent", "http", "multiprocessing", "socket", "sqlite3"}
NO_TABLE_NEEDS |= {"subprocess", "threading"}

# The engine's one import from outside: the decorators that mypyc reads, empty when interpreted.
ENGINE_NEEDS = {"mypy_extensions"}

MODULES = sorted(PACKAGE.rglob("*.py"))


def dotted(path: Path) -> str:
    """The name a source file is imported by."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


NAMES = {dotted(path) for path in MODULES}


def imports(path: Path) -> Iterator[str]:
    """Every module that a source file imports, wherever in it, with relative names resolved."""
    package = dotted(path) if path.name == "__init__.py" else dotted(path).rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if node.level:
                base = package.split(".")[: len(package.split(".")) - node.level + 1]
                module = ".".join([*base, module] if module else base)
            for alias in node.names:
                name = f"{module}.{alias.name}"
                yield name if name in NAMES else module


def part(module: str) -> str:
    """The folder of the package that a module is in, or "lusoria" for those beside the folders."""
    names = module.split(".")
    return names[1] if len(names) > 1 and names[1] in MAY_IMPORT else "lusoria"


def ours(path: Path) -> Iterator[str]:
    """The modules of this package that a source file imports."""
    return (module for module in imports(path) if module.split(".")[0] == "lusoria")


@pytest.mark.parametrize("path", MODULES, ids=dotted)
def test_imports_go_one_way(path: Path) -> None:
    here = part(dotted(path))
    wrong = [name for name in ours(path) if part(name) not in {here, *MAY_IMPORT[here]}]
    assert not wrong, f"{here} must not import {wrong}"


def test_every_folder_has_its_place_in_the_order() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if any(path.rglob("*.py"))}
    assert folders - {"__pycache__"} <= set(MAY_IMPORT)


def test_no_game_imports_another() -> None:
    for path in (PACKAGE / "games").rglob("*.py"):
        own = dotted(path).split(".")[:3]
        for name in ours(path):
            if part(name) == "games":
                assert name.split(".")[:3] == own, f"{dotted(path)} imports {name}"


def test_the_engine_needs_only_the_standard_library() -> None:
    allowed = {"lusoria", *sys.stdlib_module_names, *ENGINE_NEEDS}
    for folder in ("core", "games"):
        for path in (PACKAGE / folder).rglob("*.py"):
            outside = {name.split(".")[0] for name in imports(path)} - allowed
            assert not outside, f"{dotted(path)} imports {outside}"


def test_tables_need_only_the_standard_library_and_msgspec() -> None:
    allowed = {"lusoria", "msgspec", *sys.stdlib_module_names} - NO_TABLE_NEEDS
    matching = {"networkx"}  # pairs the entrants of a tournament
    for folder, more in (("tables", set()), ("browser", set()), ("tournaments", matching)):
        for path in (PACKAGE / folder).rglob("*.py"):
            outside = {name.split(".")[0] for name in imports(path)} - allowed - more
            assert not outside, f"{dotted(path)} imports {outside}"


def test_tables_run_where_nothing_else_is_installed() -> None:
    names = [dotted(path) for path in sorted((PACKAGE / "tables").rglob("*.py"))]
    program = (
        "import sys; before = set(sys.modules); import importlib\n"
        f"for name in {names}: importlib.import_module(name)\n"
        "print(*{name.partition('.')[0] for name in set(sys.modules) - before})"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    loaded = set(ran.stdout.split()) - sys.stdlib_module_names
    # The compiled libraries, the game of another package, and what msgspec takes if it is there
    outside = {name for name in loaded if not name.startswith("lusoria")}
    assert outside - {"alea", "typing_extensions"} == {"msgspec", "mypy_extensions"}


def at_run_time(path: Path) -> set[str]:
    """The modules that a source file imports when it is run, not only for its types."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    typed = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and id(node) not in typed and node.module in NAMES:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found |= {name if name in NAMES else node.module for name in names}
    return found - {dotted(path)}


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a circle, or nothing."""
    left = dict(graph)
    while left:
        ends = [name for name, imported in left.items() if not imported & left.keys()]
        if not ends:
            return sorted(left)
        for name in ends:
            del left[name]
    return []


@pytest.mark.parametrize(
    "game", sorted(p.name for p in (PACKAGE / "games").iterdir() if p.is_dir())
)
def test_no_modules_of_a_game_import_each_other_in_a_circle(game: str) -> None:
    paths = (PACKAGE / "games" / game).rglob("*.py")
    assert circle({dotted(path): at_run_time(path) for path in paths}) == []


def test_a_circle_is_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == ["a", "b", "c"]


@pytest.mark.parametrize("path", sorted((PACKAGE / "games").rglob("*.py")), ids=dotted)
def test_a_file_of_a_game_is_a_chapter_and_not_a_book(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400
