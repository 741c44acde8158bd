"""`lusoria arena`: matches between players."""

import os
import shlex
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import lusoria
from lusoria.arena import report
from lusoria.arena.games import Games
from lusoria.arena.intervals import wilson
from lusoria.arena.match import Match, Played
from lusoria.arena.results import names, results
from lusoria.arena.run import run
from lusoria.cli.options import parse_options
from lusoria.core.errors import OptionError
from lusoria.text import Texts


def progress(console: Console) -> Progress:
    """Return a progress bar with the games done and the time left."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )


def cores() -> int:
    """Return the number of worker processes for this machine."""
    return os.cpu_count() or 1


def play_games(
    console: Console,
    games: Games,
    count: int,
    workers: int,
    ray: str | None,
    said: Texts,
) -> bool:
    """Play the missing games under a progress bar; False if interrupted."""
    match = games.match
    first = names(match.entrants)[0]
    won = 0.0
    done = 0
    with progress(console) as bar:
        task = bar.add_task(first, total=count, completed=min(count, len(games.played)))

        def counted(game: Played) -> None:
            nonlocal won, done
            if 0 in game.entrants:
                done += 1
                if game.places[game.entrants.index(0)] == 1:
                    won += 1 / game.places.count(1)
                bar.update(task, description=f"{first} {wilson(won, done)}")
            bar.advance(task)

        try:
            run(games, count, workers, ray, counted)
        except KeyboardInterrupt:
            console.print(said.text("cli-arena-interrupted", games=str(len(games.played))))
            return False
    for number, why in games.lost.items():
        console.print(said.text("cli-arena-lost", number=str(number), why=why))
    return True


def arena(
    console: Console,
    game: str,
    entrants: list[str],
    count: int,
    seed: int,
    workers: int,
    out: Path | None,
    html: Path | None,
    seats: int | None,
    options: list[str],
    seconds: float,
    ray: str | None,
    said: Texts,
) -> None:
    """Play a match and show its result."""
    known = lusoria.game(game)
    players = known.box.players if seats is None else seats
    given = parse_options(known, options)
    match = Match(game, tuple(entrants), seed, players, given, seconds)
    sides = len(match.sides())
    if len(entrants) == 1 and sides > 1:
        match = Match(game, (entrants[0],) * 2, seed, players, given, seconds)
    if count < 1:
        raise OptionError("At least one game is needed.")
    whole = -(-count // sides) * sides  # complete every rotation of the last deal
    games = Games(match, out)
    play_games(console, games, whole, workers, ray, said)
    if not games.played:
        return
    found = results(games)
    report.show(console, found, said)
    if html is not None:
        how = shlex.join(
            ["lusoria", "arena", game, *entrants, "--games", str(whole), "--seed", str(seed)]
            + (["--seats", str(seats)] if seats is not None else [])
            + [word for option in options for word in ("--option", option)]
        )
        html.write_text(report.page(found, said, how), "utf-8")
        console.print(said.text("cli-arena-page", file=str(html)))
