"""`lusoria analyse`: a recorded game as search sees it."""

from pathlib import Path

from rich.console import Console
from rich.text import Text

from lusoria.arena.analysis import Analysis, Judged, analyse
from lusoria.arena.page import Page, lines, paragraph, table
from lusoria.arena.report import rich
from lusoria.cli.arena import progress
from lusoria.core.record import Record
from lusoria.text import Texts

BARS = " ▁▂▃▄▅▆▇█"
WIDTH = 72
MISTAKES = 8


def show(
    console: Console, record: Record, iterations: int, seed: int, html: Path | None, said: Texts
) -> None:
    """Analyse a game and show the result."""
    with progress(console) as bar:
        task = bar.add_task(record.game.name, total=len(record.actions))
        found = analyse(
            record, iterations, seed, report=lambda done: bar.update(task, completed=done)
        )
    console.print(Text(said.text("cli-analyse-chances"), style="bold"))
    for seat, values in enumerate(found.chances):
        if values:
            console.print(Text(f"{record.seats[seat][:16]:16} {sparkline(values)}"))
    mistakes = found.mistakes(MISTAKES)
    console.print(Text(said.text("cli-analyse-mistakes"), style="bold"))
    if mistakes:
        console.print(rich(heads(said), [row(found, judged) for judged in mistakes]))
    else:
        console.print(said.text("cli-analyse-none"))
    if html is not None:
        html.write_text(page(found, iterations, said), "utf-8")
        console.print(said.text("cli-arena-page", file=str(html)))


def sparkline(values: list[float]) -> str:
    """Return shares as a row of small bars."""
    count = min(WIDTH, len(values))
    shown = [values[i * len(values) // count] for i in range(count)]
    shown[-1] = values[-1]
    return "".join(BARS[round(value * (len(BARS) - 1))] for value in shown)


def heads(said: Texts) -> list[str]:
    """The heads of a table of decisions."""
    words = ("decision", "turn", "who", "decided", "value", "better", "better-value", "loss")
    return [said.text(f"cli-analyse-{word}") for word in words]


def row(found: Analysis, judged: Judged) -> list[str]:
    """A decision as a row."""
    return [
        str(judged.at + 1),
        str(judged.turn),
        found.record.seats[judged.seat],
        judged.notation,
        f"{100 * judged.value:.0f} %",
        ", ".join(judged.line[:3]),
        f"{100 * judged.best_value:.0f} %",
        f"{100 * judged.loss:.0f} %",
    ]


def turns(found: Analysis) -> list[tuple[int, str]]:
    """Return the index of the decision at which each turn begins."""
    begun: dict[int, int] = {}
    for i, judged in enumerate(found.judged):
        begun.setdefault(judged.turn, i)
    return [(i, str(turn)) for turn, i in begun.items()]


def page(found: Analysis, iterations: int, said: Texts) -> str:
    """The analysis as a page."""
    record = found.record
    names = " – ".join(record.seats)
    made = Page(f"{record.game.name}: {names}", said.language, [])
    worst = found.mistakes(MISTAKES)
    index = {judged.at: i for i, judged in enumerate(found.judged)}
    title = said.text("cli-analyse-chances")
    made.section(
        title,
        lines(
            [(record.seats[seat], values) for seat, values in enumerate(found.chances)],
            title,
            [
                (
                    index[judged.at],
                    f"{judged.at + 1}. {judged.notation}: −{100 * judged.loss:.0f} %",
                )
                for judged in worst
            ],
            turns(found),
            said.text("cli-analyse-turn"),
        ),
        paragraph(said.text("cli-analyse-how", iterations=str(iterations))),
    )
    made.section(
        said.text("cli-analyse-mistakes"),
        table(heads(said), [row(found, judged) for judged in worst]),
    )
    made.section(
        said.text("cli-analyse-all"),
        table(heads(said), [row(found, judged) for judged in found.judged]),
    )
    return made.html()
