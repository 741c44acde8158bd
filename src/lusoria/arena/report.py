"""The result of a match as tables for the terminal and as a page."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console, Group
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

import lusoria
from lusoria.arena.intervals import Share
from lusoria.arena.page import Page, bars, command, paragraph, table, whiskers
from lusoria.arena.results import Entrant, Results
from lusoria.core.game import Game
from lusoria.text import Texts

TROUBLES = 10  # that are told of
WIDEST = 10_000  # characters: more than any table needs


def show(console: Console, found: Results, said: Texts) -> None:
    """Print the result."""
    parts: list[Table | Text] = [rich(*entrants(found, said))]
    if len(found.entrants) > 1:
        pairs = rich(*cross(found))
        room = console.options.update(max_width=WIDEST)
        if Measurement.get(console, room, pairs).minimum > console.width:
            pairs = rich(*cross(found, surely=False))
        parts += [Text(said.text("cli-arena-cross"), style="bold"), pairs]
    parts += [Text(sentence) for sentence in sentences(found, said)]
    console.print(Group(*parts))


def rich(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Return a table for the terminal; in a narrow one words wrap and figures do not."""
    made = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for i, head in enumerate(heads):
        figures = [cell_len(row[i]) for row in rows if not any(map(str.isalpha, row[i]))]
        made.add_column(
            head,
            justify="left" if i == 0 else "right",
            min_width=max(figures, default=0) or None,
            overflow="fold",
        )
    for row in rows:
        made.add_row(*[Text(cell) for cell in row])
    return made


def entrants(found: Results, said: Texts) -> tuple[list[str], list[list[str]]]:
    """Return a row for each entrant, the strongest first."""
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


def cross(found: Results, *, surely: bool = True) -> tuple[list[str], list[list[str]]]:
    """Return how often each row's entrant finished before each column's, with intervals."""
    names = [entrant.name for entrant in found.entrants]
    rows = [
        [name, *[_pair(share, surely) for share in found.cross[i]]] for i, name in enumerate(names)
    ]
    return ["", *names], rows


def _pair(share: Share | None, surely: bool) -> str:
    if share is None:
        return "–"
    return str(share) if surely else f"{100 * share.share:.0f} %"


def sentences(found: Results, said: Texts) -> list[str]:
    """Return sentences on luck, length, the first player and how the games ended."""
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
        *[
            said.text(
                "cli-arena-trouble",
                name=trouble.name,
                why=trouble.why,
                count=trouble.count,
                number=str(trouble.number),
                step=str(trouble.step),
            )
            for trouble in found.troubles[:TROUBLES]
        ],
    ]


def endings(game: Game, reasons: dict[str, int], said: Texts) -> str:
    """Return how games ended, the most frequent reason first."""
    ordered = sorted(reasons.items(), key=lambda item: -item[1])
    return "; ".join(
        f"{said.text(f'{game.id}-ends-{reason}')} ({count})" for reason, count in ordered
    )


def page(found: Results, said: Texts, how: str) -> str:
    """Return the result as a page; `how` is the command that produces it."""
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
