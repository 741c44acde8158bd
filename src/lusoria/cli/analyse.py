"""`lusoria analyse`: what a recorded game gave away, and what chance gave."""

from pathlib import Path

from rich.console import Console
from rich.text import Text

from lusoria.arena.analysis import chances, page, slips, sums
from lusoria.arena.report import rich
from lusoria.cli.arena import progress
from lusoria.core.record import Record
from lusoria.players.analysis import Analyst
from lusoria.text import Texts

BARS = " ▁▂▃▄▅▆▇█"
WIDTH = 72


def show(
    console: Console, record: Record, iterations: int, seed: int, html: Path | None, said: Texts
) -> None:
    """Analyse a game and show the result."""
    analyst = Analyst(record, iterations, seed)
    with progress(console) as bar:
        task = bar.add_task(record.game.name, total=len(analyst.starts))
        for done in analyst.run():
            bar.update(task, completed=done)
    found = analyst.found
    console.print(Text(said.text("cli-analyse-chances"), style="bold"))
    for name, values in chances(found):
        console.print(Text(f"{name[:16]:16} {sparkline(values)}"))
    console.print(rich(*sums(found, said)))
    console.print(Text(said.text("cli-analyse-mistakes"), style="bold"))
    heads, rows = slips(found, said)
    console.print(rich(heads, rows) if rows else said.text("cli-analyse-none"))
    if html is not None:
        html.write_text(page(found, said), "utf-8")
        console.print(said.text("cli-arena-page", file=str(html)))


def sparkline(values: list[float]) -> str:
    """Return shares as a row of small bars."""
    count = min(WIDTH, len(values))
    shown = [values[i * len(values) // count] for i in range(count)]
    shown[-1] = values[-1]
    return "".join(BARS[round(value * (len(BARS) - 1))] for value in shown)
