"""A tournament as its log says it is."""

import copy
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from lusoria.tournaments.entries import (
    CloseEntry,
    EnterEntry,
    Entry,
    ResultEntry,
    ReturnEntry,
    RoundEntry,
    StartEntry,
    WithdrawEntry,
)
from lusoria.tournaments.setup import Setup

Status = Literal["open", "running", "over"]


@dataclass(frozen=True)
class Entrant:
    """A person or a bot who takes part."""

    number: int
    name: str
    account: str
    bot: str
    active: bool = True
    """False once withdrawn."""


@dataclass(frozen=True)
class Game:
    """A game of the tournament, under way until it has a result."""

    table: str
    round: int
    entrants: tuple[int, ...]
    began: float
    result: ResultEntry | None = None


@dataclass
class Round:
    """A round, counted from 1; in an arena, what was paired at once."""

    tables: list[str] = field(default_factory=list)
    byes: list[int] = field(default_factory=list)
    resting: list[int] = field(default_factory=list)


class Tournament:
    """A tournament in memory. It changes only by entries: `follow`."""

    def __init__(self, id: str, setup: Setup) -> None:
        self.id: Final = id
        self.setup: Final = setup
        self.revision = 0
        self.status: Status = "open"
        self.ending = ""
        self.entrants: list[Entrant] = []
        self.order: list[int] = []
        self.started = 0.0
        self.rounds: list[Round] = []
        self.games: dict[str, Game] = {}
        """By table, in the order in which they were paired."""

    def clone(self) -> "Tournament":
        """An independent copy, to try entries on."""
        twin = copy.copy(self)
        twin.entrants = self.entrants[:]
        twin.order = self.order[:]
        twin.rounds = self.rounds[:]
        twin.games = self.games.copy()
        return twin

    def follow(self, entry: Entry) -> None:
        """Change as the entry says."""
        match entry:
            case EnterEntry(name=name, account=account, bot=bot):
                self.entrants.append(Entrant(len(self.entrants), name, account, bot))
                if self.status == "running":
                    self.order.append(len(self.entrants) - 1)
            case WithdrawEntry(entrant=number):
                self.entrants[number] = replace(self.entrants[number], active=False)
            case ReturnEntry(entrant=number):
                self.entrants[number] = replace(self.entrants[number], active=True)
            case StartEntry(order=order):
                self.status = "running"
                self.started = entry.at
                self.order = order[:]
            case RoundEntry(pairings=pairings, byes=byes, resting=resting):
                tables = [pairing.table for pairing in pairings]
                self.rounds.append(Round(tables, byes, resting))
                for one in pairings:
                    seats = tuple(one.entrants)
                    self.games[one.table] = Game(one.table, len(self.rounds), seats, entry.at)
            case ResultEntry(table=table):
                self.games[table] = replace(self.games[table], result=entry)
            case CloseEntry(why=why):
                self.status = "over"
                self.ending = why
        self.revision += 1

    @property
    def active(self) -> list[int]:
        """Who is paired, in the order that was drawn by lot."""
        return [number for number in self.order if self.entrants[number].active]

    @property
    def under_way(self) -> list[Game]:
        """The games without a result."""
        return [game for game in self.games.values() if game.result is None]

    @property
    def free(self) -> list[int]:
        """Who is paired and plays nowhere now."""
        busy = {number for game in self.under_way for number in game.entrants}
        return [number for number in self.active if number not in busy]

    @property
    def ends(self) -> float | None:
        """When nobody is paired any more; None if that depends on rounds."""
        if self.setup.system != "arena" or self.status == "open":
            return None
        return self.started + 60.0 * self.setup.length

    @property
    def due(self) -> float | None:
        """When it begins or ends by itself; None if something else has to happen before."""
        if self.status == "open":
            return self.setup.starts
        return self.ends if self.status == "running" and not self.under_way else None

    @property
    def needed(self) -> int:
        """How many have to enter for it to begin."""
        setup = self.setup
        if setup.system == "swiss" and setup.size == 2:
            return setup.length + 1  # with fewer, some would have to meet twice
        return setup.size

    @property
    def length(self) -> int:
        """The number of rounds; 0 if it is not known: in an arena, and before a round robin."""
        setup = self.setup
        if setup.system == "swiss":
            return setup.length
        if setup.system == "arena" or self.status == "open":
            return 0
        others = len(self.order) - 1
        if setup.size == 2:
            return setup.length * (others + len(self.order) % 2)
        return setup.length * -(-others // (setup.size - 1))

    def entrant_of(self, account: str) -> Entrant | None:
        """The entrant with this account."""
        return next((one for one in self.entrants if account and one.account == account), None)
