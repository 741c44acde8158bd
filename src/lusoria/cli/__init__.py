"""The `lusoria` command."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import lusoria
from lusoria.cli import play as playing
from lusoria.cli import replay as replaying
from lusoria.cli import rules as ruling
from lusoria.core.record import Record, loads, verify
from lusoria.text import language_of, texts

app = typer.Typer(
    help="Games of ancient Rome: play them, replay them, prove their dice.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Language = Annotated[
    str | None, typer.Option("--lang", help="en, it or fr; without it that of the locale.")
]
File = Annotated[Path, typer.Argument(help="A record: a JSON file that `save` has written.")]


def _version(wanted: bool) -> None:
    if wanted:
        how = "compiled" if lusoria.COMPILED else "interpreted"
        print(f"lusoria {lusoria.__version__} ({how}, Python {sys.version.split()[0]})")
        raise typer.Exit


@app.callback()
def about(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help="Version, and whether compiled."
        ),
    ] = False,
) -> None:
    """Games of ancient Rome: play them, replay them, prove their dice."""


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Which game: roma, …")],
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where, with commas: `person`, `person:Ada`, `greedy`, `random`. "
            "Without it you play against greedy ones."
        ),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, as name=value; repeatable.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed gives the same dice, cards and bots.")
    ] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal: against bots, or several people in turn at one screen."""
    playing.play(Console(), game, seats, option or [], seed, load, language_of(lang))


@app.command()
def replay(file: File, lang: Language = None) -> None:
    """Step through a recorded game."""
    replaying.replay(Console(), _read(file), language_of(lang))


@app.command("verify")
def prove(file: File, lang: Language = None) -> None:
    """Prove that the dice and cards of a recorded game were not chosen."""
    record = _read(file)
    verify(record)
    assert record.proof is not None
    said = texts(language_of(lang))
    print(said.text("cli-verified", count=len(record.proof.draws), game=record.game.name))


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="Which game: roma, …")],
    clause: Annotated[str | None, typer.Argument(help="One clause, as R36.")] = None,
    lang: Language = None,
) -> None:
    """Read the rules, clause by clause."""
    ruling.show(Console(), lusoria.game(game), clause, texts(language_of(lang)))


def _read(file: Path) -> Record:
    return loads(file.read_bytes())


def main() -> None:
    """Runs the command; an error is one sentence."""
    try:
        app()
    except (lusoria.LusoriaError, OSError, ValueError) as e:
        print(f"lusoria: {e}", file=sys.stderr)
        sys.exit(2)
