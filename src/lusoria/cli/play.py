"""Playing in the terminal: setting up the table."""

from pathlib import Path
from random import Random

from rich.console import Console

import lusoria
from lusoria.cli.options import parse_options
from lusoria.cli.records import read, seeded
from lusoria.cli.sitting import Sitting
from lusoria.core.dice import new_dice
from lusoria.core.errors import LusoriaError, OptionError
from lusoria.core.game import Game
from lusoria.core.table import Table
from lusoria.players import PLAYERS, UnknownPlayer, player
from lusoria.players.levels import LEVEL_NAMES
from lusoria.text import Texts, texts

PERSON = "person"
OPPONENT = "medium"


def play(
    console: Console,
    game_id: str | None,
    seats: str | None,
    options: list[str],
    seed: int | None,
    load: Path | None,
    language: str,
) -> None:
    """Set up the table and play."""
    if load is not None:
        record = read(str(load))
        if game_id is not None and record.game.id != game_id:
            raise LusoriaError(f"{load} is a game of {record.game.name}.")
        sitting = Sitting(console, record.game, texts(language), Random(seed))
        sitting.go_on_with(record)
    else:
        if game_id is None:
            raise OptionError(f"Which game? {', '.join(lusoria.game_ids())}; or --load FILE.")
        game = lusoria.game(game_id)
        rng = Random(seed)
        sitting = Sitting(console, game, texts(language), rng)
        chairs = (seats or _usual(game)).split(",")
        start = game.start(len(chairs), **parse_options(game, options))
        kinds = [PERSON if _person(chair) else chair for chair in chairs]
        for kind in kinds:
            if kind != PERSON:
                _check(kind, game)
        wanted = [chair.partition(":")[2] if _person(chair) else "" for chair in chairs]
        names = _names(kinds, wanted, sitting.said)
        dice = new_dice(len(chairs)) if seed is None else seeded(len(chairs), seed)
        table = Table(start, names, dice)
        table.bots = ["" if kind == PERSON else kind for kind in kinds]
        sitting.sit(table)
    sitting.go_on()


def _usual(game: Game) -> str:
    """Return the usual seats: one person, and medium bots."""
    return ",".join([PERSON] + [OPPONENT] * (game.box.players - 1))


def _person(chair: str) -> bool:
    return chair.partition(":")[0] == PERSON


def _check(name: str, game: Game) -> None:
    """Refuse an unknown player, and list the known ones."""
    try:
        player(name, game.id)
    except UnknownPlayer:
        if name.partition(":")[0] in PLAYERS:
            raise
        known = ", ".join((PERSON, *PLAYERS, *LEVEL_NAMES))
        raise UnknownPlayer(f"There is no player {name!r}. Players: {known}.") from None


def _names(kinds: list[str], wanted: list[str], said: Texts) -> list[str]:
    """Return a different name for each seat."""
    names: list[str] = []
    for number, (kind, name) in enumerate(zip(kinds, wanted, strict=True), 1):
        if not name:
            name = kind
            if kind == PERSON:
                alone = kinds.count(PERSON) == 1
                name = said.text("cli-you") if alone else said.text("cli-player", number=number)
        names.append(name[:40] if name not in names else f"{name[:37]} {number}")
    return names
