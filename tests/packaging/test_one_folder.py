"""Everything about a game stands in its folders: no other code or text names it."""

import pkgutil
import re
from pathlib import Path

import pytest

import lusoria.games

ROOT = Path(__file__).parents[2]
GAMES = [module.name for module in pkgutil.iter_modules(lusoria.games.__path__)]

# Where a game may stand as an example of all
EXAMPLES = {
    "src/lusoria/adapters/pettingzoo.py",
    "src/lusoria/server/accounts/examples.py",
    "src/lusoria/server/administration/examples.py",
    "src/lusoria/server/bench.py",
    "src/lusoria/server/documentation.py",
    "src/lusoria/server/ratings/examples.py",
    "src/lusoria/server/tournaments/examples.py",
}


def of_no_game() -> list[Path]:
    """The sources that are no game's."""
    sources = [
        path
        for folder, endings in (("src/lusoria", ("py", "ftl")), ("web/src", ("ts", "svelte")))
        for ending in endings
        for path in sorted((ROOT / folder).rglob(f"*.{ending}"))
    ]
    return [
        path
        for path in sources
        if not {*path.parts, path.stem} & set(GAMES)
        and not path.name.endswith((".test.ts", ".d.ts"))
        and str(path.relative_to(ROOT)) not in EXAMPLES
    ]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_outside_its_folders_names_a_game(game: str) -> None:
    word = re.compile(rf"\b{game}\b")
    sources = of_no_game()
    assert len(sources) > 100
    naming = [str(path.relative_to(ROOT)) for path in sources if word.search(path.read_text())]
    assert naming == []
