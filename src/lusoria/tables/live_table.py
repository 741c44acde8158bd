"""A table as its log says it is.

The log only grows, and its length is the revision. Everything known about a table follows from its
setup, the secret of its dice and its log; nothing else has to be stored.
"""

import copy
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import msgspec

from lusoria.core.course import TurnEnd, course
from lusoria.core.dice import FairDice
from lusoria.core.errors import LusoriaError
from lusoria.core.game import Game
from lusoria.core.lesson import Progress, lesson, progress
from lusoria.core.message import Message, SeatName
from lusoria.core.record import Mark, begun
from lusoria.core.registry import game as game_of
from lusoria.core.state import Event, State
from lusoria.core.table import Table
from lusoria.players.puzzle import Puzzle, Verdict, puzzle, verdict
from lusoria.tables.endings import Outcome, outcome_of, reason_of
from lusoria.tables.entries import (
    AccountEntry,
    ActionEntry,
    BackEntry,
    BotEntry,
    CloseEntry,
    Entry,
    EntryOfSeat,
    LogError,
    RematchEntry,
    ResignEntry,
    SeatEntry,
    StartEntry,
    TokenEntry,
    UndoEntry,
    kind_of,
)
from lusoria.tables.log_cache import LogCache
from lusoria.tables.setup import Setup

Status = Literal["open", "running", "over", "closed"]


@dataclass
class Applied:
    """What an entry did, with the true events: what a seat may know of them is decided later."""

    kind: str
    at: float
    seat: int | None
    ply: int
    events: list[Event] = field(default_factory=list)
    message: Message | None = None
    action: int | None = None
    move: int | None = None
    """The number of the move that an action belongs to."""


class LiveTable:
    """A table in memory. It changes only by entries: `follow`, `start` and `act`."""

    def __init__(
        self, id: str, game: str, version: int, setup: Setup, secret: bytes, *, public: bool
    ) -> None:
        self.id: Final = id
        self.game_id: Final = game
        self.version: Final = version
        self.setup: Final = setup
        self.secret: Final = secret
        self.public: Final = public
        self.game: Final = _current(game, version)
        """The game's rules, or None if this program plays another version of them."""
        self.log_cache: Final = LogCache()

        chairs = setup.chairs
        self.revision = 0
        self.at = 0.0
        self.changed = 0.0  # when something was last done; once it is over, when it ended
        self.status: Status = "open"
        self.names = [""] * len(chairs)
        self.nonces = [""] * len(chairs)
        self.started = False
        self.taken = [False] * len(chairs)
        self.tokens = [chair.token for chair in chairs]
        self.accounts = [chair.account for chair in chairs]
        self.players = [chair.player for chair in chairs]  # the names of these accounts
        self.bots = [""] * len(chairs)
        self.resigned = [False] * len(chairs)
        self.table: Table | None = None
        self.old_actions: list[int] = []  # of a game whose rules are another version's
        self.history: list[Applied] = []
        self.marks: list[Mark] = []  # resignations, take-overs, returns; `table` has the faults
        self.closed = ""
        self.rematch = ""
        self.turn: tuple[int, int] | None = None
        self.turn_began = 0.0
        self.began: dict[tuple[int, int], float] = {}  # when each turn began
        self.furthest = 0  # the last turn that was ever reached
        self.undone = 0  # how often something was taken back since then
        self.turns: tuple[int, list[TurnEnd]] | None = None  # the course up to a revision

    def clone(self) -> "LiveTable":
        """An independent copy, to try entries on."""
        twin = copy.copy(self)
        twin.names = self.names[:]
        twin.nonces = self.nonces[:]
        twin.taken = self.taken[:]
        twin.tokens = self.tokens[:]
        twin.accounts = self.accounts[:]
        twin.players = self.players[:]
        twin.bots = self.bots[:]
        twin.resigned = self.resigned[:]
        twin.table = None if self.table is None else self.table.clone()
        twin.old_actions = self.old_actions[:]
        twin.history = self.history[:]
        twin.marks = self.marks[:]
        twin.began = self.began.copy()
        return twin

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret of the dice."""
        return FairDice(self.secret, []).commitment

    @property
    def size(self) -> int:
        """The number of seats."""
        return len(self.setup.chairs)

    @property
    def state(self) -> State | None:
        """The position, once the game has begun."""
        return None if self.table is None else self.table.state

    @property
    def player(self) -> int | None:
        """The seat that decides."""
        if self.status != "running" or self.table is None or self.table.state.player < 0:
            return None
        return self.table.state.player

    @property
    def bot_to_move(self) -> str:
        """The level of the bot that decides; empty if none does."""
        return "" if self.player is None else self.bots[self.player]

    @property
    def ply(self) -> int:
        """The number of actions in force."""
        return len(self.actions)

    @property
    def actions(self) -> list[int]:
        """The actions in force, chance outcomes among them."""
        return self.old_actions if self.table is None else self.table.actions

    def seats_of(self, token: str) -> list[int]:
        """The seats of a hashed token."""
        return [seat for seat, own in enumerate(self.tokens) if own and own == token]

    def seats_of_account(self, account: str) -> list[int]:
        """The seats of an account; those that share the token of one of them are its own too."""
        own = [seat for seat, whose in enumerate(self.accounts) if whose and whose == account]
        shared = {self.tokens[seat] for seat in own} - {""}
        return [seat for seat, token in enumerate(self.tokens) if seat in own or token in shared]

    # --- entries ---

    def follow(self, entry: Entry) -> None:
        """Apply an entry. `LogError` if its chance outcomes are not those of the dice."""
        if self.game is not None and isinstance(entry, StartEntry):
            _check_chance(entry.chance, self._start_game())
        elif self.game is not None and isinstance(entry, ActionEntry):
            _check_chance(entry.chance, self._play(entry.action, entry.fault))
        self._note(entry)

    def start(self, at: float) -> StartEntry:
        """Begin the game and return the entry that says so."""
        entry = StartEntry(at, self._start_game())
        self._note(entry)
        return entry

    def act(self, at: float, action: int, fault: str = "") -> ActionEntry:
        """Play an action of the seat that decides and return the entry that says so.

        An illegal action raises `IllegalAction` and changes nothing.
        """
        assert self.player is not None
        seat = self.player
        entry = ActionEntry(at, seat, action, self._play(action, fault), fault)
        self._note(entry)
        return entry

    def _start_game(self) -> list[int]:
        """Begin the game; return the chance outcomes before the first decision."""
        assert self.game is not None
        position = self.setup.position
        start = begun(self.game, self.size, self.setup.options, position)
        dice = FairDice(self.secret, self.nonces)
        self.table = Table(start, self.names, dice, position=position)
        return self.table.actions[:]

    def _play(self, action: int, fault: str) -> list[int]:
        """Play an action; return the chance outcomes that follow it."""
        if self.table is None:
            raise LogError("The log has an action before the game begins.")
        before = len(self.table.actions)
        self.table.act(action, fault)
        return self.table.actions[before + 1 :]

    def _note(self, entry: Entry) -> None:
        """Keep what the entry says; its action, if it has one, was played already."""
        seat = entry.seat if isinstance(entry, EntryOfSeat) else None
        applied = Applied(kind_of(entry), entry.at, seat, 0)
        if self.status in ("open", "running"):
            self.changed = entry.at
        applied.message = self._change(entry, applied)
        applied.ply = self.ply
        self.history.append(applied)
        self.revision += 1
        self.at = entry.at
        state = self.state
        if state is None:
            return
        if state.is_over and self.status == "running":
            self.status = "over"
        turn = (state.player, state.turn)
        if turn != self.turn or isinstance(entry, BackEntry):
            self.turn = turn
            # Whoever takes back the end of a turn has the time that was left then.
            back = isinstance(entry, UndoEntry)
            self.turn_began = self.began.get(turn, entry.at) if back else entry.at
            self.began[turn] = self.turn_began
        if state.turn > self.furthest:
            self.furthest = state.turn
            self.undone = 0

    def _change(self, entry: Entry, applied: Applied) -> Message | None:
        """Change what the entry is about; return the note in the log, if there is one."""
        match entry:
            case SeatEntry(seat=seat):
                self.taken[seat] = True
                self.names[seat] = entry.name
                self.nonces[seat] = entry.nonce
                self.bots[seat] = entry.bot
                self.tokens[seat] = entry.token or self.tokens[seat]
                self.accounts[seat] = entry.account or self.accounts[seat]
                self.players[seat] = entry.player or self.players[seat]
                return _message("table-log-seat", seat)
            case StartEntry():
                self.status = "running"
                self.started = True
                if self.table is None:
                    self.old_actions = entry.chance[:]
                    return None
                applied.events = [event for events in self.table.events for event in events]
                return _message("table-log-start")
            case ActionEntry():
                applied.action = entry.action
                if self.table is None:
                    self.old_actions += [entry.action, *entry.chance]
                    return None
                first = self.ply - 1 - len(entry.chance)
                applied.move = self.table.checkpoints[first].move
                applied.events = [event for events in self.table.events[first:] for event in events]
                return _message("table-log-failed", entry.seat) if entry.fault else None
            case UndoEntry(keep=keep):
                if self.table is None:
                    self.old_actions = self.old_actions[:keep]
                else:
                    self.table.back_to(keep)
                self.undone += 1
                self.marks = [Mark(min(mark.at, keep), mark.seat, mark.what) for mark in self.marks]
                return _message("table-log-undo", entry.seat)
            case ResignEntry():
                self.resigned[entry.seat] = True
                self.marks.append(Mark(self.ply, entry.seat, "resigned"))
                if entry.over:
                    self.status = "over"
                return _message("table-log-resign", entry.seat)
            case BotEntry():
                self.bots[entry.seat] = entry.bot
                self.marks.append(Mark(self.ply, entry.seat, "bot"))
                return _message(f"table-log-bot-{entry.why}", entry.seat)
            case BackEntry():
                self.bots[entry.seat] = ""
                self.marks.append(Mark(self.ply, entry.seat, "person"))
                return _message("table-log-back", entry.seat)
            case AccountEntry(seat=seat):
                self.accounts[seat] = entry.account
                self.players[seat] = entry.player
                return None
            case TokenEntry():
                self.tokens[entry.seat] = entry.token
                return None
            case CloseEntry():
                self.status = "closed"
                self.closed = entry.why
                return _message(f"table-closed-{entry.why}")
            case RematchEntry():
                self.rematch = entry.table
                return _message("table-log-rematch")

    # --- the end ---

    @property
    def is_revealed(self) -> bool:
        """True once the game is over for good, and everyone may see its record."""
        return self.started and self.status in ("over", "closed")

    def outcome(self) -> Outcome | None:
        """How the game ended; None if it has not."""
        if self.state is None or self.status != "over":
            return None
        return outcome_of(self.state, set(self.resigned_seats))

    def end(self) -> Message | None:
        """Why the game ended or the table was closed; None if neither has happened."""
        if self.status == "closed":
            return _message(f"table-closed-{self.closed}")
        if self.game is None:
            return _message("table-closed-version")
        return reason_of(self.state, self.outcome(), self.resigned_seats)

    @property
    def resigned_seats(self) -> list[int]:
        """The seats that resigned."""
        return [seat for seat, out in enumerate(self.resigned) if out]

    def course(self) -> list[TurnEnd]:
        """The points of each side after every turn."""
        if self.table is None:
            return []
        if self.turns is None or self.turns[0] != self.revision:
            self.turns = (self.revision, course(self.table.history.at(0), self.actions))
        return self.turns[1]

    def progress(self) -> Progress | None:
        """How far the lesson has come that is taken here; None if there is none."""
        if self.game is None or self.table is None or not self.setup.lesson:
            return None
        taken = lesson(self.game, self.setup.lesson)
        if taken is None:  # it is not taught any more
            return None
        return progress(taken, self.table.history.at(0), self.actions)

    def solving(self) -> tuple[Puzzle, Verdict] | None:
        """The puzzle that is solved here, and what is said of it; None if there is none."""
        if self.game is None or self.table is None or not self.setup.puzzle:
            return None
        taken = puzzle(self.game, self.setup.puzzle)
        if taken is None:  # it is not asked any more
            return None
        return taken, verdict(taken, self.table.history.at(0), self.actions)

    def record(self) -> dict[str, Any]:
        """The record of a finished game as plain data, with the secret of the dice."""
        if self.table is not None:
            record = self.table.record(reveal=True)
            record.bots = self.bots
            record.marks = sorted([*record.marks, *self.marks], key=lambda mark: mark.at)
            data: dict[str, Any] = msgspec.json.decode(record.dumps())
            return data
        # A program with that version of the rules can read it and derive the draws.
        dice = FairDice(self.secret, self.nonces)
        return {
            "lusoria": 1,
            "game": self.game_id,
            "version": self.version,
            "players": self.size,
            "options": self.setup.options,
            "seats": self.names,
            "actions": self.old_actions,
            **({} if self.setup.position is None else {"position": self.setup.position}),
            "bots": self.bots,
            "proof": {
                "commitment": dice.commitment,
                "nonces": dice.nonces,
                "secret": dice.secret.hex(),
                "tables": [],
                "draws": [],
            },
        }


def _message(id: str, seat: int | None = None) -> Message:
    return Message(id, {} if seat is None else {"seat": SeatName(seat)})


def _current(id: str, version: int) -> Game | None:
    """The game, if this program plays this version of it."""
    try:
        game = game_of(id)
    except LusoriaError:
        return None
    return game if game.version == version else None


def _check_chance(logged: list[int], drawn: list[int]) -> None:
    if logged != drawn:
        raise LogError("The chance outcomes in the log are not those of the table's dice.")
