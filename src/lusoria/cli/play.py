"""Playing in the terminal."""

from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

import lusoria
from lusoria.cli import rules
from lusoria.cli.moves import listed
from lusoria.cli.options import parse_options
from lusoria.cli.tables import renderer
from lusoria.core.dice import FairDice, new_dice
from lusoria.core.errors import LusoriaError, ToldError
from lusoria.core.events import told
from lusoria.core.game import Game
from lusoria.core.record import loads
from lusoria.core.table import Table, resume
from lusoria.core.undo import Scope
from lusoria.players import PLAYERS, Player, UnknownPlayer, decide, player
from lusoria.players.levels import LEVELS
from lusoria.text import Texts, texts

PERSON = "person"
OPPONENT = "medium"
COMMANDS = ("undo", "log", "save", "load", "rules", "help", "quit")


def play(
    console: Console,
    game_id: str,
    seats: str | None,
    options: list[str],
    seed: int | None,
    load: Path | None,
    language: str,
) -> None:
    """Sets the table and plays at it."""
    game = lusoria.game(game_id)
    rng = Random(seed)
    sitting = Sitting(console, game, texts(language), rng)
    if load is not None:
        sitting.load(load)
    else:
        chairs = (seats or _usual(game)).split(",")
        start = game.start(len(chairs), **parse_options(game, options))
        kinds = [PERSON if _person(chair) else chair for chair in chairs]
        for kind in kinds:
            if kind != PERSON:
                _check(kind, game)
        wanted = [chair.partition(":")[2] if _person(chair) else "" for chair in chairs]
        names = _names(kinds, wanted, sitting.said)
        dice = new_dice(len(chairs)) if seed is None else _dice(len(chairs), rng)
        table = Table(start, names, dice)
        table.bots = ["" if kind == PERSON else kind for kind in kinds]
        sitting.sit(table)
    sitting.go_on()


def _usual(game: Game) -> str:
    """A person, and a bot of middling strength on every other seat."""
    return ",".join([PERSON] + [OPPONENT] * (game.box.players - 1))


def _person(chair: str) -> bool:
    return chair.partition(":")[0] == PERSON


def _check(name: str, game: Game) -> None:
    """Refuses a player that there is not, and names those there are."""
    try:
        player(name, game.id)
    except UnknownPlayer:
        if name.partition(":")[0] in PLAYERS:
            raise
        known = ", ".join((PERSON, *PLAYERS, *LEVELS))
        raise UnknownPlayer(f"There is no player {name!r}. Players: {known}.") from None


def _names(kinds: list[str], wanted: list[str], said: Texts) -> list[str]:
    """A name for each seat, no two alike."""
    names: list[str] = []
    for number, (kind, name) in enumerate(zip(kinds, wanted, strict=True), 1):
        if not name:
            name = kind
            if kind == PERSON:
                alone = kinds.count(PERSON) == 1
                name = said.text("cli-you") if alone else said.text("cli-player", number=number)
        names.append(name[:40] if name not in names else f"{name[:37]} {number}")
    return names


def _dice(players: int, rng: Random) -> FairDice:
    """Dice whose secret follows from a seed."""
    return FairDice(rng.randbytes(32), [f"{rng.getrandbits(64):016x}" for _ in range(players)])


class Sitting:
    """People and bots at one table, at one screen."""

    def __init__(self, console: Console, game: Game, said: Texts, rng: Random) -> None:
        self.console = console
        self.game = game
        self.said = said
        self.rng = rng
        self.render = renderer(game.id)
        self.table: Table
        self.bots: list[Player | None]
        self.told = 0  # how many actions have been told of
        self.last = -1  # the person who sat at the screen last

    def sit(self, table: Table) -> None:
        """Persons and bots take their seats."""
        self.table = table
        self.bots = [player(bot, self.game.id) if bot else None for bot in table.bots]
        self.told = 0
        self.last = -1

    @property
    def persons(self) -> int:
        """How many people play."""
        return sum(bot is None for bot in self.bots)

    def go_on(self) -> None:
        """Plays until the game is over or somebody has had enough."""
        while not self.table.state.is_over:
            seat = self.table.state.player
            bot = self.bots[seat]
            if bot is not None:
                self.table.act(decide(bot, self.table.state, self.rng))
            elif not self.ask(seat):
                return
        self.show_log(self.reader())
        self.show(self.reader())
        self.result()

    def reader(self) -> int | None:
        """Whose eyes are at the screen: the only person's, or everybody's."""
        return self.bots.index(None) if self.persons == 1 else None

    # --- a person decides ---

    def ask(self, seat: int) -> bool:
        """A person decides, or gives a command; False to leave."""
        state = self.table.state
        if self.persons > 1 and seat != self.last and state.view(seat) != state.view(None):
            self.curtain(seat)
        self.last = seat
        self.show_log(seat)
        self.show(seat)
        moves, actions = listed(self.table.state, self.said, self.table.seats)
        self.console.print(moves)
        self.say(self.said.say(self.table.state.prompt(), self.table.seats), "bold")
        while True:
            text = self.console.input("[bold cyan]> [/]").strip()
            if not text:
                continue
            word = text.split()[0].lower()
            if word == "quit":
                return False
            try:
                if word in COMMANDS:
                    if self.command(word, text, seat):
                        return True
                    continue
                self.table.act(self.chosen(text, actions))
                return True
            except LusoriaError as e:
                self.refused(e)
            except OSError as e:
                self.say(f"{e.filename}: {e.strerror}", "red")

    def chosen(self, text: str, actions: list[int]) -> int:
        """The action that a number of the list or a text in notation stands for."""
        if text.isascii() and text.isdigit() and len(text) < 9 and 1 <= int(text) <= len(actions):
            return actions[int(text) - 1]
        return self.game.parse(self.table.state, text)

    def refused(self, error: LusoriaError) -> None:
        """Says why something is not possible, with the clause."""
        if isinstance(error, lusoria.IllegalAction):
            refusal = error.refusal
            sentence = self.said.say(refusal.message, self.table.seats)
            self.say(f"{sentence} [{refusal.rule}]" if refusal.rule else sentence, "red")
        elif isinstance(error, ToldError):
            self.say(self.said.say(error.message, self.table.seats), "red")
        else:
            self.say(str(error), "red")

    def command(self, word: str, text: str, seat: int) -> bool:
        """Does what is no move; True if the position is another one now."""
        argument = text[len(word) :].strip()
        if word == "undo":
            self.table.take_back(seat, self.scope(argument))
            self.told = min(self.told, len(self.table.actions))
            return True
        if word == "save":
            path = Path(argument or f"{self.game.id}.json")
            path.write_text(self.table.record(reveal=True).dumps(), "utf-8")
            self.say(self.said.text("cli-saved", file=str(path)))
        elif word == "load":
            self.load(Path(argument or f"{self.game.id}.json"))
            return True
        elif word == "log":
            self.show_log(seat, everything=True)
        elif word == "rules":
            rules.show(self.console, self.game, argument or None, self.said)
        else:
            self.say(self.said.text("cli-help"))
        return False

    def scope(self, word: str) -> Scope:
        """How much `undo` takes back: a decision, or what the word after it says."""
        return "turn" if word == "turn" else "move" if word == "move" else "decision"

    def load(self, path: Path) -> None:
        """Goes on with a saved game, with the same people and bots."""
        record = loads(path.read_bytes())
        if record.game.id != self.game.id:
            raise LusoriaError(f"{path} is a game of {record.game.name}.")
        table = resume(record)
        if not table.bots:
            table.bots = [""] * table.state.players
        self.sit(table)

    # --- showing ---

    def curtain(self, seat: int) -> None:
        """Hides the screen until the next person sits before it."""
        self.console.clear()
        self.console.input(self.said.text("cli-curtain", name=self.table.seats[seat]) + " ")
        self.console.clear()

    def show(self, seat: int | None) -> None:
        """Draws the table as the seat sees it."""
        self.console.print()
        view = self.table.state.view(seat)
        self.console.print(self.render(view, seat, self.said, self.table.seats))

    def show_log(self, seat: int | None, *, everything: bool = False) -> None:
        """Tells what has happened since the seat looked last, or in the whole game."""
        for events in self.table.events[0 if everything else self.told :]:
            for event in events:
                line = told(self.table.state, event, seat)
                if line is not None:
                    self.say("  " + self.said.say(line.message, self.table.seats), "dim")
        self.told = len(self.table.actions)

    def result(self) -> None:
        """Says who has won, and why the game ended."""
        outcome = self.table.state.outcome()
        self.say(self.said.text(f"{self.game.id}-end-{outcome.reason}"), "bold")
        if not outcome.winners:
            self.say(self.said.text("cli-lost"), "bold")
            return
        shared = outcome.places.count(1) > 1
        names = ", ".join(self.table.seats[seat] for seat in outcome.winners)
        self.say(self.said.text("cli-shared" if shared else "cli-won", names=names), "bold")

    def say(self, sentence: str, style: str = "") -> None:
        """Prints a sentence as it is."""
        self.console.print(Text(sentence, style=style))
