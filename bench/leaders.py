"""The leader board: a line for each match of two, made of the files that `--out` wrote.

lusoria arena roma hard medium --games 200 --seed 5 --out match.jsonl
python -m bench.leaders match.jsonl >> docs/bots/leaders.csv
"""

import csv
import shlex
import sys
from pathlib import Path
from typing import Final, TextIO

import lusoria
from bench.aimless import won
from lusoria.arena.games import Games, match_of
from lusoria.core.errors import RecordError
from lusoria.core.reading import read_json

COLUMNS: Final = ("game", "version", "first", "second", "games", "share", "low", "high", "command")


def line(path: Path) -> dict[str, object]:
    """Return what the first of the two won, and the command that plays the match again."""
    head = read_json(path.read_text("utf-8").partition("\n")[0], "line 1", RecordError)
    match = match_of(head)
    games = Games(match, path).in_order()
    share = won(match, games)[0]
    words = ["lusoria", "arena", match.game, *match.entrants, "--games", str(len(games))]
    words += ["--seed", str(match.seed)]
    if match.players != 2:
        words += ["--seats", str(match.players)]
    for name, chosen in match.options.items():
        words += ["--option", f"{name}={chosen}"]
    return {
        "game": match.game,
        "version": lusoria.game(match.game).version,
        "first": match.entrants[0],
        "second": match.entrants[1],
        "games": share.of,
        "share": f"{100 * share.share:.1f}",
        "low": f"{100 * share.low:.1f}",
        "high": f"{100 * share.high:.1f}",
        "command": shlex.join(words),
    }


def main(paths: list[Path], to: TextIO) -> None:
    """Write the lines of the matches."""
    csv.DictWriter(to, COLUMNS, lineterminator="\n").writerows(line(path) for path in paths)


if __name__ == "__main__":
    main([Path(word) for word in sys.argv[1:]], sys.stdout)
