"""The result of a match as tables for the terminal and as a page."""

from collections.abc import Sequence

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

import lusoria
from lusoria.arena.page import Page, bars, command, paragraph, table, whiskers
from lusoria.arena.results import Entrant, Results
from lusoria.core.game import Game
from lusoria.text import Texts


def show(console: Console, found: Results, said: Texts) -> None:
    """Prints the result."""
    parts: list[Table | Text] = [rich(*entrants(found, said))]
    if len(found.entrants) > 1:
        parts += [Text(said.text("cli-arena-cross"), style="bold"), rich(*cross(found))]
    parts += [Text(sentence) for sentence in sentences(found, said)]
    console.print(Group(*parts))


def rich(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """A table for the terminal."""
    made = Table()
    for i, head in enumerate(heads):
        made.add_column(head, justify="left" if i == 0 else "right")
    for row in rows:
        made.add_row(*[Text(cell) for cell in row])
    return made


def entrants(found: Results, said: Texts) -> tuple[list[str], list[list[str]]]:
    """A row for each entrant, the strongest first."""
    words = ("player", "games", "won", "rating", "pace", "faults")
    heads = [said.text(f"cli-arena-{word}") for word in words]
    rows = [
        [
            entrant.name,
            str(entrant.games),
            str(entrant.won),
            str(entrant.rating),
            f"{entrant.pace:,.0f}",
            ", ".join(f"{fault} {number}" for fault, number in entrant.faults.items()) or "–",
        ]
        for entrant in by_strength(found)
    ]
    return heads, rows


def by_strength(found: Results) -> list[Entrant]:
    """The entrants, the strongest first."""
    return sorted(found.entrants, key=lambda entrant: -entrant.rating.rating)


def cross(found: Results) -> tuple[list[str], list[list[str]]]:
    """How often the one in the row finished before the one in the column."""
    names = [entrant.name for entrant in found.entrants]
    rows = [
        [name, *["–" if share is None else str(share) for share in found.cross[i]]]
        for i, name in enumerate(names)
    ]
    return ["", *names], rows


def sentences(found: Results, said: Texts) -> list[str]:
    """What was won less luck, length of the games, who begins, how they ended."""
    game = lusoria.game(found.match.game)
    reasons = endings(game, found.reasons, said)
    shares = "; ".join(
        f"{entrant.name} {entrant.adjusted}"
        for entrant in by_strength(found)
        if entrant.adjusted is not None
    )
    return [
        *([said.text("cli-arena-luck", shares=shares)] if shares else []),
        said.text("cli-arena-length", turns=f"{found.turns:.1f}", decisions=f"{found.actions:.0f}"),
        said.text("cli-arena-begins", share=str(found.begins)),
        said.text("cli-arena-ends", reasons=reasons),
    ]


def endings(game: Game, reasons: dict[str, int], said: Texts) -> str:
    """How games ended, the most frequent way first."""
    ordered = sorted(reasons.items(), key=lambda item: -item[1])
    return "; ".join(
        f"{said.text(f'{game.id}-end-{reason}').rstrip('.')} ({count})" for reason, count in ordered
    )


def page(found: Results, said: Texts, how: str) -> str:
    """The result as a page; `how` is the command that gives it."""
    game = lusoria.game(found.match.game)
    made = Page(said.text("cli-arena-title", game=game.name), said.language, [])
    made.section(
        said.text("cli-arena-result", games=str(found.games)),
        table(*entrants(found, said)),
        *[paragraph(sentence) for sentence in sentences(found, said)],
        paragraph(said.text("cli-arena-rating-how")),
        command(how),
    )
    strongest = by_strength(found)
    won = said.text("cli-arena-won")
    sides = len(found.match.sides())
    shares = [(entrant.name, entrant.won) for entrant in strongest]
    even = paragraph(said.text("cli-page-even", share=f"{100 / sides:.0f} %"))
    made.section(won, whiskers(shares, won, 1 / sides), even)
    if len(found.entrants) > 1:
        title = said.text("cli-arena-cross")
        names = [entrant.name for entrant in found.entrants]
        pairs = [
            (f"{names[i]} – {names[j]}", share)
            for i, row in enumerate(found.cross)
            for j, share in enumerate(row)
            if share is not None and i < j
        ]
        half = paragraph(said.text("cli-page-even", share="50 %"))
        made.section(title, table(*cross(found)), whiskers(pairs, title), half)
    pace = said.text("cli-arena-pace")
    made.section(pace, bars([(entrant.name, entrant.pace) for entrant in strongest], pace))
    return made.html()
