"""The leader board says what the matches came to that its commands play again."""

import csv
import shlex
from pathlib import Path

import pytest

from bench.leaders import COLUMNS, line
from lusoria.arena.games import Games
from lusoria.arena.intervals import wilson
from lusoria.arena.match import Match
from lusoria.arena.run import run
from lusoria.players import player

BOARD = Path(__file__).parents[2] / "docs" / "bots" / "leaders.csv"


def lines() -> list[dict[str, str]]:
    """Return the lines of the board."""
    with BOARD.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_line_is_made_of_the_games_of_a_match(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    run(Games(Match("roma", ("greedy", "random"), 5, 2, {"round_limit": 10}), path), 4)
    found = line(path)
    assert tuple(found) == COLUMNS
    assert (found["first"], found["second"], found["games"]) == ("greedy", "random", 4)
    words = "lusoria arena roma greedy random --games 4 --seed 5 --option round_limit=10"
    assert found["command"] == words


@pytest.mark.parametrize("found", lines(), ids=lambda found: found["command"])
def test_its_figures_fit_its_commands(found: dict[str, str]) -> None:
    words = shlex.split(found["command"])
    assert words[:5] == ["lusoria", "arena", found["game"], found["first"], found["second"]]
    assert words[words.index("--games") + 1] == found["games"]
    games = int(found["games"])
    half_wins = round(2 * games * float(found["share"]) / 100)
    share = wilson(half_wins / 2, games)
    for name, bound in (("share", share.share), ("low", share.low), ("high", share.high)):
        assert float(found[name]) == pytest.approx(100 * bound, abs=0.051)
    for name in (found["first"], found["second"]):
        if "@" not in name:
            player(name, found["game"])
