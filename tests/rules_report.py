"""Which clauses and examples of the rules have no test: `make rules`.

Clauses are the bold ids at the beginning of list items or table rows in `docs/games/GAME*.md`:
`- **R36** …`. A test covers an id that stands in its name: `test_r36_centurio_may_add_a_die`;
dots and dashes of an id become underscores.
"""

import ast
import pkgutil
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

import lusoria.games

ROOT = Path(__file__).parents[1]
GAMES = [module.name for module in pkgutil.iter_modules(lusoria.games.__path__)]
CLAUSE = re.compile(r"^\s*(?:-|\*|\|)\s*\*\*([A-Z]+[A-Z0-9.-]*\d[a-z]?)\*\*", re.MULTILINE)


def clauses(game: str) -> list[str]:
    """The ids of the clauses and examples of a game, in the order of its page."""
    pages = sorted((ROOT / "docs" / "games").glob(f"{game}*.md"))
    return [id for page in pages for id in CLAUSE.findall(page.read_text("utf-8"))]


def tests(game: str) -> list[str]:
    """The names of a game's tests."""
    found: list[str] = []
    for file in sorted((ROOT / "tests" / "games" / game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(node.name)
    return found


def covering(id: str, names: list[str]) -> list[str]:
    """The tests that name a clause."""
    word = re.sub(r"[.-]", "_", id.lower())
    pattern = re.compile(rf"(?:^|_){re.escape(word)}(?:_|$)")
    return [name for name in names if pattern.search(name)]


def uncovered(game: str) -> list[str]:
    """The clauses of a game without a test."""
    names = tests(game)
    return [id for id in clauses(game) if not covering(id, names)]


def main() -> int:
    """Prints the report; 1 if a clause has no test."""
    report = Table("game", "clauses and examples", "tests", "without a test", title="Rules")
    missing = 0
    for game in GAMES:
        without = uncovered(game)
        missing += len(without)
        report.add_row(
            game, str(len(clauses(game))), str(len(tests(game))), ", ".join(without) or "none"
        )
    Console().print(report)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
