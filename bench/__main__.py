"""`python -m bench`: measures every engine in one run and prints the table."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bench import catan, interpreted, lusoria_games, openspiel
from bench.measure import Row, rounds
from bench.report import raw, report


def main(
    seconds: Annotated[float, typer.Option(min=0.01, help="One slice of random play.")] = 1.0,
    count: Annotated[int, typer.Option("--rounds", min=1, help="Slices for each row.")] = 5,
    only: Annotated[
        list[str] | None, typer.Option(help="Rows with this in their name; may be repeated.")
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", dir_okay=False, help="Writes the raw figures here.")
    ] = None,
) -> None:
    """Measure the speed of Lusoria's games beside OpenSpiel and Catanatron."""
    with interpreted.pool() as pool:
        ours = [*lusoria_games.rows(), *interpreted.rows(pool)]
        ours.sort(key=lambda row: row.game)
        rows = [*ours, *openspiel.rows(), *catan.rows()]
        if only:
            rows = [row for row in rows if any(part.lower() in row.name.lower() for part in only)]
        if not rows:
            raise typer.BadParameter("no row has this in its name", param_hint="--only")
        run(rows, seconds, count)
    console = Console()
    if not console.is_terminal:
        console = Console(width=150)
    console.print(report(rows))
    if json_file is not None:
        json_file.write_text(json.dumps(raw(rows, seconds, count), indent=2) + "\n")


def run(rows: list[Row], seconds: float, count: int) -> None:
    """Measure the rows and show the progress, drawing only between the slices."""
    slices = (count + 1) * sum(row.runner is not None for row in rows)
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, auto_refresh=False, transient=True) as progress:
        task = progress.add_task("", total=slices)
        for done, (number, row) in enumerate(rounds(rows, seconds, count)):
            what = f"round {number} of {count}: {row.name}" if number else f"warming up {row.name}"
            progress.update(task, completed=done, description=what, refresh=True)


if __name__ == "__main__":
    typer.run(main)
