"""Golden games: whole games, recorded once and replayed exactly. A new version records them anew.

`tests/games/<game>/golden` holds them: `NAME.json` is the record, `NAME.end.json` the outcome and
the last position. The game's `test_golden.py` says how they were played, in `GAMES` by name and
`played(name)`, and tests what is special about them. To record them anew:

    python -m tests.conformance.golden romolo
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from lusoria import Table

ROOT = Path(__file__).parents[1] / "games"
GAMES = sorted(folder.parent.name for folder in ROOT.glob("*/golden"))
GOLDEN = [
    (game, file.name.removesuffix(".end.json"))
    for game in GAMES
    for file in sorted((ROOT / game / "golden").glob("*.end.json"))
]


def stored(game: str, name: str) -> tuple[str, dict[str, Any]]:
    """The text of a record and what is known of its end."""
    folder = ROOT / game / "golden"
    end = json.loads((folder / f"{name}.end.json").read_text("utf-8"))
    return (folder / f"{name}.json").read_text("utf-8"), end


def names(game: str) -> list[str]:
    """The games that are to be stored."""
    return list(_told(game).GAMES)


def by_bots(game: str) -> list[str]:
    """Those that our bots have decided: when these change, they are no longer played alike."""
    return list(getattr(_told(game), "BY_BOTS", []))


def played(game: str, name: str) -> Table:
    """The game played anew."""
    table = _told(game).played(name)
    assert isinstance(table, Table)
    return table


def _told(game: str) -> ModuleType:
    return import_module(f"tests.games.{game}.test_golden")


def record(game: str) -> None:
    """Plays all golden games of a game anew and writes them down."""
    for name in names(game):
        table = played(game, name)
        end = {"outcome": table.state.outcome().json(), "snapshot": table.state.snapshot()}
        folder = ROOT / game / "golden"
        (folder / f"{name}.json").write_text(table.record().dumps(), "utf-8")
        (folder / f"{name}.end.json").write_text(json.dumps(end, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        record(wanted)
