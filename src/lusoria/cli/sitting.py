"""People and bots at one table, at one screen."""

from pathlib import Path
from random import Random

from rich.console import Console, RenderableType
from rich.text import Text

import lusoria
from lusoria.cli import rules
from lusoria.cli.moves import compact, listed
from lusoria.cli.records import read
from lusoria.cli.tables import renderer
from lusoria.cli.tables.zone import Zone
from lusoria.core.errors import LusoriaError, ToldError
from lusoria.core.events import told
from lusoria.core.game import Game
from lusoria.core.record import Record
from lusoria.core.table import Table, resume
from lusoria.core.undo import Scope
from lusoria.players import Player, decide, player
from lusoria.players.advice import advise
from lusoria.text import Texts
from lusoria.text.purpose import named, purpose, weighing

COMMANDS = ("undo", "look", "moves", "hint", "log", "save", "load", "rules", "help", "quit")


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
        self.told = 0  # how many actions have been reported
        self.last = -1  # the person who sat at the screen last
        self.unsaved = False  # True if a person has made decisions that are not saved

    def sit(self, table: Table) -> None:
        """Seat persons and bots."""
        self.table = table
        self.bots = [player(bot, self.game.id) if bot else None for bot in table.bots]
        self.told = 0
        self.last = -1
        self.unsaved = False

    def go_on_with(self, record: Record) -> None:
        """Resume a saved game, with the same people and bots."""
        table = resume(record)
        if not table.bots:
            table.bots = [""] * table.state.players
        self.sit(table)

    @property
    def persons(self) -> int:
        """Return the number of people."""
        return sum(bot is None for bot in self.bots)

    def go_on(self) -> None:
        """Play until the game is over or somebody quits."""
        while not self.table.state.is_over:
            seat = self.table.state.player
            bot = self.bots[seat]
            if bot is not None:
                self.table.act(decide(bot, self.table.state, self.rng))
            elif not self.ask(seat):
                return
        self.show_log(self.reader())
        self.show(self.zones(self.reader()))
        self.result()

    def reader(self) -> int | None:
        """Return the seat that watches the screen: that of the only person, else None."""
        return self.bots.index(None) if self.persons == 1 else None

    # --- a person decides ---

    def ask(self, seat: int) -> bool:
        """Let a person decide or give a command; False to quit."""
        state = self.table.state
        if self.persons > 1 and seat != self.last and state.view(seat) != state.view(None):
            self.curtain(seat)
        self.last = seat
        self.show_log(seat)
        zones = self.zones(seat)
        self.show(zones)
        actions = self.offer(zones[-1])
        state = self.table.state
        prompt = Text(self.said.say(state.prompt(), self.table.seats), style="bold")
        self.console.print(prompt.append(f"  (rules {state.clause()}, help)", style="dim not bold"))
        warned = False  # warned that the game has not been saved
        while True:
            text = self.console.input("[bold cyan]> [/]").strip()
            if not text:
                continue
            word = text.split()[0].lower()
            if word == "quit":
                if warned or not self.unsaved:
                    return False
                warned = True
                self.say(self.said.text("cli-unsaved"), "yellow")
                continue
            try:
                if word in COMMANDS:
                    if self.command(word, text, seat):
                        return True
                    continue
                self.table.act(self.chosen(text, actions))
                self.unsaved = True
                return True
            except LusoriaError as e:
                self.refused(e)
            except OSError as e:
                self.say(f"{e.filename}: {e.strerror}", "red")

    def offer(self, near: Zone) -> list[int]:
        """List the moves, with descriptions if they fit the screen."""
        state = self.table.state
        moves: RenderableType
        moves, actions = listed(state, self.said, self.table.seats)
        taken = self.lines(near.drawn) + 3  # a blank one, the prompt and what is typed
        if self.console.is_terminal and self.lines(moves) > self.console.height - taken:
            moves = compact(state, self.said, self.table.seats, self.console.width)
        self.console.print(moves)
        return actions

    def lines(self, drawn: RenderableType) -> int:
        """How many lines of the screen it takes."""
        return len(self.console.render_lines(drawn))

    def chosen(self, text: str, actions: list[int]) -> int:
        """Return the action for a number of the list or a text in notation."""
        if text.isascii() and text.isdigit() and len(text) < 9 and 1 <= int(text) <= len(actions):
            return actions[int(text) - 1]
        return self.game.parse(self.table.state, text)

    def refused(self, error: LusoriaError) -> None:
        """Say why something is not possible, with the clause."""
        if isinstance(error, lusoria.IllegalAction):
            refusal = error.refusal
            sentence = self.said.say(refusal.message, self.table.seats)
            self.say(f"{sentence} [{refusal.rule}]" if refusal.rule else sentence, "red")
        elif isinstance(error, ToldError):
            self.say(self.said.say(error.message, self.table.seats), "red")
        else:
            self.say(str(error), "red")

    def command(self, word: str, text: str, seat: int) -> bool:
        """Run a command; True if the position has changed."""
        argument = text[len(word) :].strip()
        if word == "undo":
            self.table.take_back(seat, self.scope(argument))
            self.told = min(self.told, len(self.table.actions))
            return True
        if word == "save":
            path = Path(argument or f"{self.game.id}.json")
            path.write_text(self.table.record(reveal=True).dumps(), "utf-8")
            self.unsaved = False
            self.say(self.said.text("cli-saved", file=str(path)))
        elif word == "load":
            self.load(Path(argument or f"{self.game.id}.json"))
            return True
        elif word == "look":
            self.look(seat, argument)
        elif word == "moves":
            self.console.print(listed(self.table.state, self.said, self.table.seats)[0])
        elif word == "hint":
            self.hint()
        elif word == "log":
            self.show_log(seat, everything=True)
        elif word == "rules":
            rules.show(self.console, self.game, argument or None, self.said)
        else:
            self.say(self.said.text("cli-help"))
        return False

    def scope(self, word: str) -> Scope:
        """Return how much `undo` takes back: a decision, or what the word after it says."""
        return "turn" if word == "turn" else "move" if word == "move" else "decision"

    def load(self, path: Path) -> None:
        """Continue with another saved game."""
        record = read(str(path))
        if record.game.id != self.game.id:
            raise LusoriaError(f"{path} is a game of {record.game.name}.")
        self.go_on_with(record)

    def hint(self) -> None:
        """Say what is held best, knowing what the person knows, and why."""
        state = self.table.state
        advice = advise(state.resample(state.player, self.rng), self.rng.getrandbits(31))
        notation = self.game.notation(state, advice.actions[0])
        doing = [one.message for one in named(state, advice.actions)]
        weighed = weighing(state, advice.chance, advice.second, advice.loss)
        why = [*purpose(state, advice.actions), *weighed]
        words = " → ".join(self.said.say(one, self.table.seats) for one in doing)
        self.say(self.said.text("cli-hint", notation=notation, words=words))
        self.say("  " + ", ".join(self.said.say(one, self.table.seats) for one in why))

    def look(self, seat: int, wanted: str) -> None:
        """Show the zones of the table one after the other, or the named ones."""
        zones = self.zones(seat)
        chosen = [zone for zone in zones if zone.name.lower().startswith(wanted.lower())]
        if not chosen:
            raise LusoriaError(
                self.said.text("cli-no-zone", zones=", ".join(zone.name for zone in zones))
            )
        room = self.console.height
        for zone in chosen:
            lines = self.lines(zone.drawn) + 1
            if self.console.is_terminal and lines > room - 1 < self.console.height - 1:
                self.console.input(self.said.text("cli-more", zone=zone.name) + " ")
                room = self.console.height
            room -= lines
            self.console.rule(zone.name, align="left", style="dim")
            self.console.print(zone.drawn)

    # --- showing ---

    def curtain(self, seat: int) -> None:
        """Hide the screen until the next person is there."""
        self.console.clear()
        self.console.input(self.said.text("cli-curtain", name=self.table.seats[seat]) + " ")
        self.console.clear()

    def zones(self, seat: int | None) -> list[Zone]:
        """The table as the seat sees it."""
        return self.render(self.table.state.view(seat), seat, self.said, self.table.seats)

    def show(self, zones: list[Zone]) -> None:
        """Draw the table."""
        self.console.print()
        for zone in zones:
            self.console.print(zone.drawn)

    def show_log(self, seat: int | None, *, everything: bool = False) -> None:
        """Print what has happened since the seat last looked, or in the whole game."""
        for events in self.table.events[0 if everything else self.told :]:
            for event in events:
                line = told(self.table.state, event, seat)
                if line is not None:
                    self.say("  " + self.said.say(line.message, self.table.seats), "dim")
        self.told = len(self.table.actions)

    def result(self) -> None:
        """Say why the game ended, and who has won."""
        outcome = self.table.state.outcome()
        self.say(self.said.say(self.game.end_message(self.table.state), self.table.seats), "bold")
        if not outcome.winners:
            self.say(self.said.text("cli-lost"), "bold")
            return
        shared = outcome.places.count(1) > 1
        names = ", ".join(self.table.seats[seat] for seat in outcome.winners)
        self.say(self.said.text("cli-shared" if shared else "cli-won", names=names), "bold")

    def say(self, sentence: str, style: str = "") -> None:
        """Print a sentence as it is."""
        self.console.print(Text(sentence, style=style))
