"""A match: who meets whom, and how one of its games is played."""

import itertools
import json
from collections.abc import Mapping
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

import lusoria
from lusoria.arena.entrants import Entrant, entrant
from lusoria.arena.guard import guarded
from lusoria.arena.luck import luck
from lusoria.core.errors import LusoriaError
from lusoria.core.record import Mark, Record
from lusoria.core.state import State

LONGEST = 100_000  # actions, after which a game is given up
ERRORS = 100  # messages kept for one game
SECONDS = 60.0  # for one decision of an isolated player


class Endless(LusoriaError):
    """The game did not end; set `round_limit`."""


@dataclass(frozen=True)
class Match:
    """Everything that determines the games of a match. Equal matches give equal games.

    An entrant takes a whole side, that is, all seats of an alliance. A deal is played once for
    every rotation of the sides: the same entrants with the same seed of chance.
    """

    game: str
    entrants: tuple[str, ...]
    seed: int = 0
    players: int = 2
    options: Mapping[str, object] = field(default_factory=dict)
    seconds: float = SECONDS

    def start(self) -> State:
        """Return the first position of each of its games."""
        return lusoria.game(self.game).start(self.players, **self.options)

    def sides(self) -> list[list[int]]:
        """Return the sides that entrants take: those with seats."""
        return [side for side in self.start().sides if side]

    def check(self) -> None:
        """Create everything once, so that errors show before the first game."""
        for name in self.entrants:
            entrant(name, self.game, "", self.seconds).close()
        self.start()

    def line_up(self, number: int) -> tuple[list[int], int]:
        """Return the entrant on each side of a game, and the number of the game's deal."""
        count = len(self.sides())
        tables = line_ups(len(self.entrants), count)
        deal, rotation = divmod(number, count)
        table = tables[deal % len(tables)]
        return [table[(side + rotation) % count] for side in range(count)], deal // len(tables)

    def dice(self, number: int) -> Random:
        """Return the generator of chance in a game, which depends only on its deal."""
        return Random(f"{self.seed} {self.line_up(number)[1]}")

    def names(self, number: int) -> list[str]:
        """Return the name of the entrant in each seat of a game."""
        line_up, _ = self.line_up(number)
        side_of = {seat: i for i, side in enumerate(self.sides()) for seat in side}
        return [self.entrants[line_up[side_of[seat]]] for seat in range(self.players)]

    def json(self) -> dict[str, object]:
        """Return the match as plain data, with the version of the rules."""
        return {
            "arena": 1,
            "game": self.game,
            "version": lusoria.game(self.game).version,
            "players": self.players,
            "options": dict(self.options),
            "entrants": list(self.entrants),
            "seed": self.seed,
            "seconds": self.seconds,
        }


def line_ups(entrants: int, sides: int) -> list[tuple[int, ...]]:
    """Return every set of entrants that can meet; if there are too few, they occur repeatedly."""
    if entrants >= sides:
        return list(itertools.combinations(range(entrants), sides))
    return [tuple(side % entrants for side in range(sides))]


@dataclass
class Played:
    """One game of a match."""

    number: int
    entrants: list[int]
    """Who took each side."""
    places: list[int]
    """The place of each side."""
    reason: str
    turns: int
    decisions: list[int]
    """The number of decisions of each side."""
    seconds: list[float]
    """The time of each side's decisions: all else is the same in every run."""
    first: int
    """The side that decided first in the first turn."""
    record: Record
    errors: list[tuple[int, str]] = field(default_factory=list)
    """The messages of players that failed, with the index of the action."""
    luck: list[float] | None = None
    """What chance gave each side, as a share of the game; None if not computed."""

    def dumps(self) -> str:
        """Return the game as a line of JSON."""
        data: dict[str, object] = {
            "number": self.number,
            "entrants": self.entrants,
            "places": self.places,
            "reason": self.reason,
            "turns": self.turns,
            "decisions": self.decisions,
            "seconds": [round(seconds, 4) for seconds in self.seconds],
            "first": self.first,
            "record": json.loads(self.record.dumps()),
        }
        if self.luck is not None:
            data["luck"] = [round(share, 4) for share in self.luck]
        if self.errors:
            data["errors"] = self.errors
        return json.dumps(data, separators=(",", ":"))


def play(match: Match, number: int) -> Played:
    """Play one game of the match."""
    with ExitStack() as seated:
        seats: list[Entrant] = []
        for seat, name in enumerate(match.names(number)):
            who = entrant(name, match.game, f"{match.seed} {number} {seat}", match.seconds)
            seats.append(seated.enter_context(closing(who)))
        return play_between(seats, match, number)


def play_between(seats: list[Entrant], match: Match, number: int) -> Played:
    """Play one game of the match with the given entrants.

    Chance has a generator of its own, which depends only on the deal; so has each seat.
    """
    line_up, _ = match.line_up(number)
    state = match.start()
    sides = match.sides()
    side_of = {seat: i for i, side in enumerate(sides) for seat in side}
    lots = [Random(f"{match.seed} {number} {seat} lot") for seat in range(match.players)]
    dice = match.dice(number)
    options = dict(state.options)
    names = [name[:80] for name in match.names(number)]
    record = Record(state.game, match.players, options, names)
    record.bots = record.seats
    decisions = [0] * len(sides)
    seconds = [0.0] * len(sides)
    errors: list[tuple[int, str]] = []
    reckons = set(match.entrants) != {"random"}  # computing luck would take longer than such a game
    given = [0.0] * len(sides)
    first = -1
    while not state.is_over:
        if state.is_chance:
            action = state.draw(dice)
            if reckons:
                given = [was + now for was, now in zip(given, luck(state, action), strict=True)]
        else:
            seat = state.player
            begun = perf_counter()
            action, fault = guarded(seats[seat], state, lots[seat])
            seconds[side_of[seat]] += perf_counter() - begun
            decisions[side_of[seat]] += 1
            if first < 0 and state.turn > 0:
                first = side_of[seat]
            if fault:
                record.marks.append(Mark(len(record.actions), seat, fault))
                if seats[seat].why and len(errors) < ERRORS:
                    errors.append((len(record.actions), seats[seat].why))
        state.apply(action)
        record.actions.append(action)
        if len(record.actions) > LONGEST:
            raise Endless(f"Game {number} has not ended after {LONGEST} actions; set round_limit.")
    outcome = state.outcome()
    of_side = {
        tuple(side): place for side, place in zip(outcome.sides, outcome.places, strict=True)
    }
    return Played(
        number,
        line_up,
        [of_side[tuple(side)] for side in sides],
        outcome.reason,
        state.turn,
        decisions,
        seconds,
        max(first, 0),
        record,
        errors,
        given if reckons else None,
    )
