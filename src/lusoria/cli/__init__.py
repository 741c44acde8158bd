"""The `lusoria` command."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import lusoria
from lusoria.cli import bench as measuring
from lusoria.cli import play as playing
from lusoria.cli import records
from lusoria.cli import replay as replaying
from lusoria.cli import rules as ruling
from lusoria.cli import serve as serving
from lusoria.cli.admin import admins
from lusoria.cli.interpreted import tell_once
from lusoria.core.errors import ToldError
from lusoria.text import language_of, texts

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)

benches = typer.Typer(help="Measure speed.", no_args_is_help=True)
app.add_typer(benches, name="bench")
app.add_typer(admins, name="admin")
riddles = typer.Typer(help="Make puzzles of bots' games, and prove them.", no_args_is_help=True)
app.add_typer(riddles, name="puzzles")

GAMES = f"Which game: {', '.join(lusoria.game_ids())}."
HOST = "127.0.0.1"
PORT = 8753

Game = Annotated[str, typer.Argument(help=GAMES)]
Language = Annotated[
    str | None, typer.Option("--lang", help="en, it or fr; without it that of the locale.")
]
File = Annotated[
    str,
    typer.Argument(
        help="A record: a JSON file that `save` has written, or with `match.jsonl:12` game 12 of "
        "what an arena's --out has written."
    ),
]


def _version(wanted: bool) -> None:
    if wanted:
        how = "compiled" if lusoria.COMPILED else "interpreted"
        print(f"lusoria {lusoria.__version__} ({how}, Python {sys.version.split()[0]})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def about(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help="Version, and whether compiled."
        ),
    ] = False,
) -> None:
    """Games of ancient Rome: play them, replay them, prove their dice.

    Without a command it serves tables on this machine and opens the page.
    """
    tell_once(texts(language_of()))
    if context.invoked_subcommand is None:
        serving.serve(serving.Wanted(HOST, PORT), language_of(), verbose=False, browse=True)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen: 0.0.0.0 for everyone.")] = HOST,
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any free one.")] = PORT,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="LUSORIA_DATABASE",
            help="sqlite:///FILE or postgresql://…; without it a file in your data folder.",
        ),
    ] = None,
    allow_host: Annotated[
        list[str] | None, typer.Option(help="A name by which the server is called; repeatable.")
    ] = None,
    allow_origin: Annotated[
        list[str] | None, typer.Option(help="A foreign page that may use it; repeatable.")
    ] = None,
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option(help="A proxy's address, whose X-Forwarded-For is believed; repeatable."),
    ] = None,
    keep_finished: Annotated[
        float | None,
        typer.Option(min=0, help="Days after which finished tables go; without it they stay."),
    ] = None,
    save_records: Annotated[
        Path | None, typer.Option(help="The folder to which their records go then.")
    ] = None,
    metrics_port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="Figures for Prometheus, on this machine only."),
    ] = None,
    log_json: Annotated[
        bool, typer.Option("--log-json", help="The log as JSON, an entry a line.")
    ] = False,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes behind the port; needs PostgreSQL.")
    ] = 1,
    word_list: Annotated[
        Path | None, typer.Option(help="A file of words that nobody may say, one a line.")
    ] = None,
    smtp: Annotated[
        str,
        typer.Option(
            envvar="LUSORIA_SMTP",
            help="How mail is sent: smtp://user:password@host:587 or smtps://…",
        ),
    ] = "",
    mail_from: Annotated[str, typer.Option(help="The address that mail comes from.")] = "",
    public_url: Annotated[
        str, typer.Option(help="Where the page is, for links: https://play.example.org.")
    ] = "",
    web_push: Annotated[
        bool,
        typer.Option("--web-push", help="Offer notices as messages to browsers, by Web Push."),
    ] = False,
    analyse_rated: Annotated[
        bool,
        typer.Option("--analyse-rated", help="Analyse finished rated games, one at a time."),
    ] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="Tell of every request.")] = False,
    lang: Language = None,
) -> None:
    """Serve tables to browsers and to bots in any language."""
    wanted = serving.Wanted(
        host,
        port,
        database,
        tuple(allow_host or ()),
        tuple(allow_origin or ()),
        tuple(trust_proxy or ()),
        keep_finished,
        save_records,
        metrics_port,
        log_json,
        workers,
        word_list,
        smtp,
        mail_from,
        public_url,
        web_push,
        analyse_rated,
    )
    serving.serve(wanted, language_of(lang), verbose=verbose, browse=False)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help=GAMES + " Not needed with --load.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where, with commas: `person`, `person:Ada`, `beginner`, `easy`, "
            "`medium`, `hard`, `master`, `random`, `greedy`, `search:2000`. Without it you play "
            "against medium ones."
        ),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, as name=value; repeatable.")
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=1 << 60, help="The same seed gives the same dice, cards and bots."),
    ] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal: against bots, or several people in turn at one screen."""
    playing.play(Console(), game, seats, option or [], seed, load, language_of(lang))


@app.command()
def replay(file: File, lang: Language = None) -> None:
    """Step through a recorded game."""
    replaying.replay(Console(), records.read(file), language_of(lang))


@app.command("verify")
def prove(file: File, lang: Language = None) -> None:
    """Prove that nobody chose the dice and cards of a recorded game."""
    print(records.verified(file, texts(language_of(lang))))


@app.command()
def rules(
    game: Game,
    clause: Annotated[str | None, typer.Argument(help="One clause, as R36.")] = None,
    lang: Language = None,
) -> None:
    """Read the rules, clause by clause."""
    ruling.show(Console(), lusoria.game(game), clause, texts(language_of(lang)))


Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Workers = Annotated[
    int | None, typer.Option(min=1, help="Processes; without it one for each core.")
]
Out = Annotated[
    Path | None,
    typer.Option(help="Append the games to this file as they end; with it, go on later."),
]
Html = Annotated[Path | None, typer.Option(help="Write a page with plots.")]
Seats = Annotated[int | None, typer.Option(help="How many seats; without it two.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="An option of the game, as name=value.")
]


@app.command()
def arena(
    game: Game,
    players: Annotated[
        list[str],
        typer.Argument(
            help="Who meets: `random`, `greedy`, `search:2000`, `beginner`, `easy`, `medium`, "
            "`hard`, `master`, or a player of your own: module:Class in Python, `cmd:…` a program "
            "that is asked by lines, `http://…` one that is asked by HTTP."
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = 0,
    workers: Workers = None,
    out: Out = None,
    html: Html = None,
    seats: Seats = None,
    option: Options = None,
    seconds: Annotated[
        float,
        typer.Option(min=0.01, help="The longest a player of your own may take for a decision."),
    ] = 60.0,
    ray: Annotated[
        str | None,
        typer.Option(help="Play on the Ray cluster at this address; `local` begins one here."),
    ] = None,
    lang: Language = None,
) -> None:
    """Play a match: seats rotate, seeds are shared, every figure has its interval."""
    from lusoria.cli.arena import arena as hold
    from lusoria.cli.arena import cores

    hold(
        Console(),
        game,
        players,
        games,
        seed,
        workers or cores(),
        out,
        html,
        seats,
        option or [],
        seconds,
        ray,
        texts(language_of(lang)),
    )


@app.command()
def analyse(
    file: File,
    iterations: Annotated[
        int, typer.Option(min=0, help="Of search, for the whole game; 0 for the usual number.")
    ] = 0,
    seed: Seed = 0,
    html: Html = None,
    lang: Language = None,
) -> None:
    """See what a recorded game gave away, what chance gave, and how the chances changed."""
    from lusoria.cli.analyse import show

    show(Console(), records.read(file), iterations, seed, html, texts(language_of(lang)))


AIM_NAMES = ("best", "points", "win", "last")
Effort = Annotated[float, typer.Option(min=0.01, help="The budget of search, as a multiple.")]


@riddles.command("make")
def make_puzzles(
    game: Game,
    count: Annotated[int, typer.Option(min=1, help="How many to find.")] = 10,
    player: Annotated[str, typer.Option(help="Who plays the games.")] = "easy",
    seed: Seed = 0,
    aim: Annotated[
        list[str] | None,
        typer.Option(help=f"{', '.join(AIM_NAMES)}; repeatable. Without it `best`."),
    ] = None,
    effort: Effort = 1.0,
    option: Options = None,
    out: Annotated[
        Path | None, typer.Option(help="The file they are added to; without it the package's.")
    ] = None,
    lang: Language = None,
) -> None:
    """Find positions with one clearly best move, or a turn with a provable best."""
    from lusoria.cli.puzzles import shipped, show_making

    aims = tuple(aim or ["best"])
    if not set(aims) <= set(AIM_NAMES):
        raise typer.BadParameter(f"one of {', '.join(AIM_NAMES)}", param_hint="--aim")
    file = out or shipped(game)
    said = texts(language_of(lang))
    show_making(Console(), game, count, player, seed, aims, effort, option or [], file, said)


@riddles.command("check")
def check_puzzles(
    game: Game,
    effort: Effort = 2.0,
    seed: Seed = 1,
    sample: Annotated[int, typer.Option(min=0, help="Only so many; 0 for all.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Write those that hold to this file.")] = None,
    lang: Language = None,
) -> None:
    """Play every solution, and prove anew that it is the best."""
    from lusoria.cli.puzzles import show_check

    if not show_check(Console(), game, effort, seed, sample, out, texts(language_of(lang))):
        raise typer.Exit(1)


@app.command()
def stats(
    game: Game,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    player: Annotated[str, typer.Option(help="Who plays, against itself.")] = "greedy",
    seed: Seed = 0,
    workers: Workers = None,
    out: Out = None,
    html: Html = None,
    seats: Seats = None,
    option: Options = None,
    lang: Language = None,
) -> None:
    """See what wins: cards, characters, buildings and openings."""
    from lusoria.cli.arena import cores
    from lusoria.cli.stats import show

    show(
        Console(),
        game,
        games,
        player,
        seed,
        workers or cores(),
        out,
        html,
        seats,
        option or [],
        texts(language_of(lang)),
    )


@benches.command("server")
def bench_server(
    tables: Annotated[int, typer.Option(min=1, max=5000, help="Tables at once.")] = 200,
    seconds: Annotated[float, typer.Option(min=1, max=3600, help="How long they play.")] = 15,
    pace: Annotated[
        float, typer.Option(min=0.1, max=600, help="Seconds between two actions of a table.")
    ] = 1,
    database: Annotated[str | None, typer.Option(help="Without it SQLite in a new file.")] = None,
    lang: Language = None,
) -> None:
    """Play at many tables over real sockets; reports actions per second and their latency."""
    measuring.server(tables, seconds, pace, database, language_of(lang))


def main() -> None:
    """Run the command; an error is one sentence."""
    try:
        app()
    except (lusoria.LusoriaError, OSError, ValueError) as e:
        sentence = texts(language_of()).say(e.message) if isinstance(e, ToldError) else e
        print(f"lusoria: {sentence}", file=sys.stderr)
        sys.exit(2)
