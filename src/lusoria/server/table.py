"""A table: an append-only log of entries, and what follows from it.

Its length is the revision. Whatever is known of a table is found again by following its log from
the beginning; nothing else has to be kept.
"""

import asyncio
from collections import OrderedDict
from typing import Final, Literal

import msgspec

from lusoria.core.course import TurnEnd, course
from lusoria.core.dice import FairDice
from lusoria.core.errors import LusoriaError
from lusoria.core.game import Game
from lusoria.core.message import Message, SeatName, names
from lusoria.core.record import Mark
from lusoria.core.registry import game as game_of
from lusoria.core.state import State
from lusoria.core.table import Table
from lusoria.server.entries import Data, Done, Entry, LogError, Setup
from lusoria.server.pauses import Pauses

MOST_EARS: Final = 8  # seats and languages for which what was told is kept

Status = Literal["open", "running", "over", "closed"]


class LiveTable:
    """A table in memory. Who reads or changes it holds its lock."""

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
        """The rules, or None if this program plays another version of them."""

        self.lock: Final = asyncio.Lock()
        self.changed: Final = asyncio.Condition()
        self.pauses = Pauses()  # all tables of a server share theirs
        self.address = ""  # of whoever made it or decided last, as far as this process knows
        self.watchers = 0
        self.looking: Final = [0] * len(setup.chairs)  # streams of this process, for each seat
        self.touched = 0.0
        self.gone = False  # removed from the database
        self.lines = 0  # how much has been said
        self.begin()

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret of the dice."""
        return FairDice(self.secret, []).commitment

    @property
    def size(self) -> int:
        """How many seats there are."""
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
    def ply(self) -> int:
        """How many actions are in force."""
        return len(self.actions)

    @property
    def actions(self) -> list[int]:
        """The actions in force, chance outcomes among them."""
        return self.old_actions if self.table is None else self.table.actions

    @property
    def started(self) -> bool:
        """Whether the game has begun."""
        return self.nonces_fixed

    def due(self) -> float | None:
        """When a bot has to decide, or a person's time is over; None if nobody waits for it."""
        if self.player is None:
            return None
        if self.bots[self.player]:
            return self.at
        if self.setup.seconds is not None:
            return self.pauses.due(self.turn_began, self.setup.seconds)
        return None

    def seats_of(self, token: str) -> list[int]:
        """The seats of a hashed token."""
        return [seat for seat, own in enumerate(self.tokens) if own and own == token]

    async def stir(self) -> None:
        """Wakes all streams of the table."""
        async with self.changed:
            self.changed.notify_all()

    # --- following the log ---

    def begin(self) -> None:
        """The table before the first entry."""
        chairs = self.setup.chairs
        self.revision = 0
        self.at = 0.0
        self.status: Status = "open"
        self.names = [""] * len(chairs)
        self.nonces = [""] * len(chairs)
        self.nonces_fixed = False
        self.taken = [False] * len(chairs)
        self.tokens = [chair.token for chair in chairs]
        self.bots = [""] * len(chairs)
        self.resigned = [False] * len(chairs)
        self.table: Table | None = None
        self.old_actions: list[int] = []
        self.history: list[Done] = []
        self.marks: list[Mark] = []  # resigned, replaced, come back; faults the game itself keeps
        self.closed = ""
        self.rematch = ""
        self.turn: tuple[int, int] | None = None
        self.turn_began = 0.0
        self.began: dict[tuple[int, int], float] = {}  # when each turn did
        self.furthest = 0  # turn that was ever reached
        self.undone = 0  # how often something was taken back since
        self.turns: tuple[int, list[TurnEnd]] | None = None  # the course up to a revision
        self.told: OrderedDict[tuple[int | None, str | None], dict[int, msgspec.Raw]] = (
            OrderedDict()
        )

    def follow(self, entry: Entry) -> Done:
        """Does what the entry says. An action gets the chance outcomes that follow it."""
        data = entry.data
        seat = data.get("seat")
        done = Done(entry.kind, entry.at, seat, 0)
        _FOLLOW[entry.kind](self, data, done)
        done.ply = self.ply
        self.history.append(done)
        self.revision += 1
        self.at = entry.at
        state = self.state
        if state is not None:
            if state.is_over and self.status == "running":
                self.status = "over"
            turn = (state.player, state.turn)
            if turn != self.turn or entry.kind == "back":
                self.turn = turn
                # Whoever takes back the end of a turn has the time that was left then.
                known = self.began.get(turn, entry.at) if entry.kind == "undo" else entry.at
                self.turn_began = self.began[turn] = known
            if state.turn > self.furthest:
                self.furthest = state.turn
                self.undone = 0
        return done

    def told_to(self, seat: int | None, lang: str | None) -> dict[int, msgspec.Raw]:
        """Entries as they were told to a seat in a language, by revision; for the last to ask."""
        kept = self.told.setdefault((seat, lang), {})
        self.told.move_to_end((seat, lang))
        if len(self.told) > MOST_EARS:
            self.told.popitem(last=False)
        return kept

    def _seat(self, data: Data, done: Done) -> None:
        seat = data["seat"]
        self.taken[seat] = True
        self.names[seat] = data["name"]
        self.nonces[seat] = data["nonce"]
        self.bots[seat] = data.get("bot", "")
        if data.get("token"):
            self.tokens[seat] = data["token"]
        done.message = Message("server-log-seat", {"seat": SeatName(seat)})

    def _start(self, data: Data, done: Done) -> None:
        self.status = "running"
        self.nonces_fixed = True
        if self.game is None:
            self.old_actions = list(data["chance"])
            return
        start = self.game.start(self.size, **self.setup.options)
        self.table = Table(start, self.names, FairDice(self.secret, self.nonces))
        _same(data, self.table.actions)
        done.events = [event for events in self.table.events for event in events]
        done.message = Message("server-log-start")

    def _act(self, data: Data, done: Done) -> None:
        done.action = data["action"]
        if self.table is None:
            self.old_actions += [data["action"], *data["chance"]]
            return
        before = len(self.table.actions)
        self.table.act(data["action"], data.get("fault", ""))
        _same(data, self.table.actions[before + 1 :])
        done.move = self.table.steps[before].move
        done.events = [event for events in self.table.events[before:] for event in events]
        if data.get("fault"):
            done.message = Message("server-log-failed", {"seat": SeatName(data["seat"])})

    def _undo(self, data: Data, done: Done) -> None:
        keep = data["keep"]
        if self.table is None:
            self.old_actions = self.old_actions[:keep]
        else:
            self.table.back_to(keep)
        self.undone += 1
        self.marks = [Mark(min(mark.at, keep), mark.seat, mark.what) for mark in self.marks]
        done.message = Message("server-log-undo", {"seat": SeatName(data["seat"])})

    def _resign(self, data: Data, done: Done) -> None:
        seat = data["seat"]
        self.resigned[seat] = True
        self.marks.append(Mark(self.ply, seat, "resigned"))
        if data["over"]:
            self.status = "over"
        done.message = Message("server-log-resign", {"seat": SeatName(seat)})

    def _bot(self, data: Data, done: Done) -> None:
        seat = data["seat"]
        self.bots[seat] = data["bot"]
        self.marks.append(Mark(self.ply, seat, "bot"))
        done.message = Message(f"server-log-bot-{data['why']}", {"seat": SeatName(seat)})

    def _back(self, data: Data, done: Done) -> None:
        seat = data["seat"]
        self.bots[seat] = ""
        self.marks.append(Mark(self.ply, seat, "person"))
        done.message = Message("server-log-back", {"seat": SeatName(seat)})

    def _close(self, data: Data, done: Done) -> None:
        self.status = "closed"
        self.closed = data["why"]
        done.message = Message(f"server-closed-{data['why']}")

    def _rematch(self, data: Data, done: Done) -> None:
        self.rematch = data["table"]
        done.message = Message("server-log-rematch")

    # --- the end ---

    @property
    def reveals_all(self) -> bool:
        """Whether the game is over for good, so that its record may be seen by everyone."""
        return self.started and self.status in ("over", "closed")

    def outcome(self) -> Data | None:
        """How the game ended, with a reason of its own if a side resigned."""
        state = self.state
        if state is None or self.status != "over":
            return None
        if state.is_over:
            return dict(state.outcome().json())
        return resigned_outcome(state, {seat for seat, out in enumerate(self.resigned) if out})

    def end(self) -> Message | None:
        """Why the game ended, or why the table was closed."""
        if self.status == "closed":
            return Message(f"server-closed-{self.closed}")
        if self.game is None:
            return Message("server-closed-version")
        gone = [seat for seat, out in enumerate(self.resigned) if out]
        return end_of(self.state, self.outcome(), gone)

    def course(self) -> list[TurnEnd]:
        """How the points went from turn to turn."""
        if self.table is None:
            return []
        if self.turns is None or self.turns[0] != self.revision:
            self.turns = (self.revision, course(self.table.history.at(0), self.actions))
        return self.turns[1]

    def record(self) -> Data:
        """The record of a finished game as plain data, with the secret of the dice."""
        if self.table is not None:
            record = self.table.record(reveal=True)
            record.bots = self.bots
            record.marks = sorted([*record.marks, *self.marks], key=lambda mark: mark.at)
            data: Data = msgspec.json.decode(record.dumps())
            return data
        # Another version's record: that version reads it, and derives the draws from the secret.
        dice = FairDice(self.secret, self.nonces)
        return {
            "lusoria": 1,
            "game": self.game_id,
            "version": self.version,
            "players": self.size,
            "options": self.setup.options,
            "seats": self.names,
            "actions": self.old_actions,
            "bots": self.bots,
            "proof": {
                "commitment": dice.commitment,
                "nonces": dice.nonces,
                "secret": dice.secret.hex(),
                "tables": [],
                "draws": [],
            },
        }


def resigned_outcome(state: State, resigned: set[int]) -> Data:
    """How a game ended that a side gave up."""
    lost = [not resigned.isdisjoint(side) for side in state.sides]
    return {
        "sides": state.sides,
        "places": [2 if out else 1 for out in lost],
        "winners": sorted(
            seat for side, out in zip(state.sides, lost, strict=True) if not out for seat in side
        ),
        "scores": [],
        "scale": 1,
        "reason": "resigned",
    }


def end_of(state: State | None, outcome: Data | None, resigned: list[int]) -> Message | None:
    """Why a game ended, if it has."""
    if state is None or outcome is None:
        return None
    if outcome["reason"] == "resigned":
        return Message("server-end-resigned", {"who": names(resigned), "count": str(len(resigned))})
    return state.game.end_message(state)


def _current(id: str, version: int) -> Game | None:
    try:
        game = game_of(id)
    except LusoriaError:
        return None
    return game if game.version == version else None


def _same(data: Data, chance: list[int]) -> None:
    """Keeps the chance outcomes of a new entry; those of an old one must be the same."""
    if data.setdefault("chance", list(chance)) != chance:
        raise LogError("The dice of this table do not follow from its secret.")


_FOLLOW: Final = {
    "seat": LiveTable._seat,
    "start": LiveTable._start,
    "action": LiveTable._act,
    "undo": LiveTable._undo,
    "resign": LiveTable._resign,
    "bot": LiveTable._bot,
    "back": LiveTable._back,
    "close": LiveTable._close,
    "rematch": LiveTable._rematch,
}
