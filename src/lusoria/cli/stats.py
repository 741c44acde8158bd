"""`lusoria stats`: what wins."""

import shlex
from pathlib import Path

from rich.console import Console
from rich.text import Text

import lusoria
from lusoria.arena.games import Games
from lusoria.arena.match import Match
from lusoria.arena.page import Page, columns, command, paragraph, table, whiskers
from lusoria.arena.report import endings, rich
from lusoria.arena.statistics import Row, Statistics, statistics
from lusoria.cli.arena import play_games
from lusoria.cli.options import parse_options
from lusoria.text import Texts


def show(
    console: Console,
    game: str,
    count: int,
    player: str,
    seed: int,
    workers: int,
    out: Path | None,
    html: Path | None,
    seats: int | None,
    options: list[str],
    said: Texts,
) -> None:
    """Let a player play against itself and report what won."""
    known = lusoria.game(game)
    players = known.box.players if seats is None else seats
    match = Match(game, (player,), seed, players, parse_options(known, options))
    games = Games(match, out)
    play_games(console, games, count, workers, None, said)
    if not games.played:
        return
    found = statistics(games.in_order())
    console.print(said.text("cli-stats-how", games=str(found.games), player=player))
    for question, rows in found.rows.items():
        console.print(Text(title(found, question, said), style="bold"))
        console.print(rich(heads(said), [cells(row, said) for row in rows]))
    for sentence in sentences(found, said):
        console.print(sentence)
    if html is not None:
        how = ["lusoria", "stats", game, "--games", str(count), "--player", player]
        how += ["--seed", str(seed), *(["--seats", str(seats)] if seats is not None else [])]
        how += [word for option in options for word in ("--option", option)]
        html.write_text(page(found, player, said, shlex.join(how)), "utf-8")
        console.print(said.text("cli-arena-page", file=str(html)))


def title(found: Statistics, question: str, said: Texts) -> str:
    """Return a question in words; for a game without questions, the name of the event."""
    id = f"{found.game.id}-stats-{question}"
    return said.text(id) if said.has(id) else question


def heads(said: Texts) -> list[str]:
    """The heads of a table."""
    return [said.text(f"cli-stats-{word}") for word in ("thing", "cases", "won", "without")]


def cells(row: Row, said: Texts) -> list[str]:
    """A thing as a row."""
    return [name(row, said), str(row.won.of), str(row.won), str(row.without)]


def name(row: Row, said: Texts) -> str:
    """What a thing is called."""
    return row.thing if row.message is None else said.say(row.message)


def sentences(found: Statistics, said: Texts) -> list[str]:
    """Return sentences on the first player, the length and the ends of games."""
    reasons = endings(found.game, found.reasons, said)
    return [
        said.text("cli-arena-begins", share=str(found.begins)),
        said.text("cli-stats-turns", turns=f"{found.turns:.1f}"),
        said.text("cli-arena-ends", reasons=reasons),
    ]


def page(found: Statistics, player: str, said: Texts, how: str) -> str:
    """Return the statistics as a page with plots; `how` is the command that produces it."""
    made = Page(said.text("cli-stats-title", game=found.game.name), said.language, [])
    made.section(
        said.text("cli-stats-how", games=str(found.games), player=player),
        *[paragraph(sentence) for sentence in sentences(found, said)],
        command(how),
    )
    for question, rows in found.rows.items():
        heading = title(found, question, said)
        made.section(
            heading,
            whiskers(
                [(name(row, said), row.won) for row in rows],
                heading,
                rows[0].all,
                [row.without for row in rows],
            ),
            paragraph(said.text("cli-stats-plot", share=f"{100 * rows[0].all:.0f} %")),
            table(heads(said), [cells(row, said) for row in rows]),
        )
    heading = said.text("cli-stats-length")
    made.section(heading, columns(found.lengths, heading, said.text("cli-analyse-turn")))
    return made.html()
