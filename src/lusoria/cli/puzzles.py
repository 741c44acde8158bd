"""`lusoria puzzles`: making puzzles of games between bots, and proving that they hold."""

from itertools import islice
from pathlib import Path
from random import Random

from rich.console import Console

import lusoria
from lusoria.arena.puzzles import Order, collected, make, refuted
from lusoria.cli.options import parse_options
from lusoria.players.puzzle import FILE, FOLDER, Puzzle, puzzles_of, read_puzzle
from lusoria.text import Texts


def show_making(
    console: Console,
    game: str,
    count: int,
    player: str,
    seed: int,
    aims: tuple[str, ...],
    effort: float,
    options: list[str],
    out: Path,
    said: Texts,
) -> None:
    """Make puzzles and add them to a file; each is written as it is found."""
    known = lusoria.game(game)
    found: list[Puzzle] = []
    if out.exists():
        lines = out.read_text("utf-8").splitlines()
        found = [read_puzzle(known, line, f"{out}:{at}") for at, line in enumerate(lines, 1)]
    order = Order(known, player, parse_options(known, options), aims, effort)
    for number, one in enumerate(islice(make(order, seed), count), 1):
        found = collected([*found, one])
        out.write_text("".join(puzzle.dumps() + "\n" for puzzle in found), "utf-8")
        console.print(
            said.text(
                "cli-puzzles-made",
                count=number,
                wanted=count,
                made=one.made,
                aim=one.aim,
                rating=one.rating,
            )
        )
    console.print(said.text("cli-puzzles-kept", file=str(out), count=len(found)))


def show_check(
    console: Console,
    game: str,
    effort: float,
    seed: int,
    sample: int,
    out: Path | None,
    said: Texts,
) -> bool:
    """Check the puzzles of a game; return True if none was refuted.

    With a file, those that hold are written there.
    """
    known = lusoria.game(game)
    puzzles = list(puzzles_of(known))
    if sample:
        puzzles = Random(seed).sample(puzzles, min(sample, len(puzzles)))
    hold: list[Puzzle] = []
    for one in puzzles:
        why = refuted(one, effort, seed)
        if why:
            console.print(said.text("cli-puzzles-refuted", puzzle=one.id, why=why))
        else:
            hold.append(one)
    count = len(puzzles)
    console.print(
        said.text("cli-puzzles-holds", game=known.name, count=count, refuted=count - len(hold))
    )
    if out is not None:
        out.write_text("".join(puzzle.dumps() + "\n" for puzzle in hold), "utf-8")
    return len(hold) == count


def shipped(game: str) -> Path:
    """Return the file of a game's puzzles in a checkout."""
    return Path(lusoria.__file__).parent / "games" / game / FOLDER / FILE
