"""The figures as tables for a person and as JSON for a program."""

import platform
from importlib.metadata import PackageNotFoundError, version
from statistics import median
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table

from bench.goals import goals
from bench.measure import Row, find, ratio

KINDS: Final = ("decisions", "steps", "clones")
PACKAGES: Final = ("lusoria", "open-spiel", "catanatron")
UNITS: Final = ((1e6, "M"), (1e3, "k"), (1.0, ""))


def report(rows: list[Row]) -> RenderableType:
    """The table of speeds, and below it the goals."""
    return Group(speeds(rows), verdicts(rows)) if goals(rows) else speeds(rows)


def speeds(rows: list[Row]) -> Table:
    """Return every row with its medians and spreads per second, and its ratios to the peers."""
    table = Table(
        title="Random play on one core",
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        caption="Median (least-most) a second of processor time. "
        "Ratios are to OpenSpiel's hearts and to Catanatron, each from its Python loop.",
    )
    table.add_column("engine and game")
    table.add_column("how", no_wrap=True)
    for kind in KINDS:
        table.add_column(f"{kind}/s", justify="right", overflow="fold")
    for head in ("steps\n÷ hearts", "decisions\n÷ Catan", "clones\n÷ Catan"):
        table.add_column(head, justify="right", no_wrap=True)
    hearts, catan = find(rows, "hearts"), find(rows, "catan")
    for number, row in enumerate(rows):
        last = number + 1 == len(rows) or rows[number + 1].engine != row.engine
        if row.note:
            cells = [f"[dim]{row.note}"]
        else:
            cells = [
                *(rate(row.figures(kind)) for kind in KINDS),
                times(ratio(row, "steps", hearts)),
                times(ratio(row, "decisions", catan)),
                times(ratio(row, "clones", catan)),
            ]
        table.add_row(f"{row.engine} {row.game}", row.way, *cells, end_section=last)
    return table


def verdicts(rows: list[Row]) -> Table:
    """Return which goals are met."""
    table = Table(title="Goals (peers driven from Python)", box=SIMPLE_HEAD)
    table.add_column("goal")
    table.add_column("measured", justify="right")
    table.add_column("holds")
    for goal in goals(rows):
        measured = goal.measured(rows)
        if measured is None:
            holds = "[dim]not measured"
        else:
            holds = "[green]yes" if measured >= goal.times else "[red]no"
        table.add_row(goal.text, times(measured), holds)
    return table


def rate(figures: list[float]) -> str:
    """The median and, dimmed, the spread."""
    if not figures:
        return "—"
    middle = median(figures)
    size, letter = next((unit for unit in UNITS if middle >= unit[0]), UNITS[-1])
    spread = f"{digits(min(figures) / size)}-{digits(max(figures) / size)}"
    return f"{digits(middle / size)}{letter} [dim]({spread})[/dim]"


def times(measured: float | None) -> str:
    """A ratio."""
    return "—" if measured is None else f"{digits(measured)}x"


def digits(number: float) -> str:
    """Return a number with three significant digits."""
    return f"{number:.0f}" if number >= 99.95 else f"{number:#.3g}"


def raw(rows: list[Row], seconds: float, rounds: int) -> dict[str, object]:
    """Return all measurements and the machine they were made on, as plain data."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "versions": {package: installed(package) for package in PACKAGES},
        "seconds": seconds,
        "rounds": rounds,
        "rows": [
            {
                "engine": row.engine,
                "game": row.game,
                "how": row.way,
                "note": row.note,
                **{kind: row.figures(kind) for kind in KINDS},
            }
            for row in rows
        ],
        "goals": [
            {"goal": goal.text, "times": goal.times, "measured": goal.measured(rows)}
            for goal in goals(rows)
        ],
    }


def installed(package: str) -> str | None:
    """Return the version of a package; None if it is not installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None
