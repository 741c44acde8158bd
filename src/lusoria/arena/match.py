"""Who meets whom, and one game of it."""

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

LONGEST = 100_000  # actions: a game that has not ended by then is no game
ERRORS = 100  # messages of one game that are kept
SECONDS = 60.0  # for one decision of an isolated player


class Endless(LusoriaError):
    """The game did not end; `round_limit` would end it."""


@dataclass(frozen=True)
class Match:
    """All that decides how the games of a match go. Equal matches give equal games.

    An entrant takes a whole side, that is all seats of an alliance. Games come in rounds of one
    deal: the same entrants on the same seed of chance, once for every rotation of the sides.
    """

    game: str
    entrants: tuple[str, ...]
    seed: int = 0
    players: int = 2
    options: Mapping[str, object] = field(default_factory=dict)
    seconds: float = SECONDS

    def start(self) -> State:
        """The first position of each of its games."""
        return lusoria.game(self.game).start(self.players, **self.options)

    def sides(self) -> list[list[int]]:
        """The sides that entrants take: those with seats."""
        return [side for side in self.start().sides if side]

    def check(self) -> None:
        """Makes everything once, so that whatever is wrong is said before the first game."""
        for name in self.entrants:
            entrant(name, self.game, "", self.seconds).close()
        self.start()

    def line_up(self, number: int) -> tuple[list[int], int]:
        """Which entrant takes each side in a game, and the game's deal."""
        count = len(self.sides())
        tables = line_ups(len(self.entrants), count)
        deal, rotation = divmod(number, count)
        table = tables[deal % len(tables)]
        return [table[(side + rotation) % count] for side in range(count)], deal // len(tables)

    def dice(self, number: int) -> Random:
        """The generator of chance in a game, which depends on its deal alone."""
        return Random(f"{self.seed} {self.line_up(number)[1]}")

    def names(self, number: int) -> list[str]:
        """Which entrant decides for each seat in a game."""
        line_up, _ = self.line_up(number)
        side_of = {seat: i for i, side in enumerate(self.sides()) for seat in side}
        return [self.entrants[line_up[side_of[seat]]] for seat in range(self.players)]

    def json(self) -> dict[str, object]:
        """The match as plain data, with the version of the rules it is played by."""
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
    """Every set of entrants that can meet; if there are too few, they sit down more than once."""
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
    """Of these sides, compared with each other."""
    reason: str
    turns: int
    decisions: list[int]
    """Of each side."""
    seconds: list[float]
    """For these decisions. The only thing here that is not the same each time."""
    first: int
    """The side that decided first in the first turn."""
    record: Record
    errors: list[tuple[int, str]] = field(default_factory=list)
    """What players said when they failed: at which action, and the message."""
    luck: list[float] | None = None
    """What chance gave each side, as a share of the game; None if nobody has reckoned it."""

    def dumps(self) -> str:
        """The game as a line of JSON."""
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
    """Plays one game of the match."""
    with ExitStack() as seated:
        seats: list[Entrant] = []
        for seat, name in enumerate(match.names(number)):
            who = entrant(name, match.game, f"{match.seed} {number} {seat}", match.seconds)
            seats.append(seated.enter_context(closing(who)))
        return play_between(seats, match, number)


def play_between(seats: list[Entrant], match: Match, number: int) -> Played:
    """Plays one game of the match with those who sit there.

    Chance has a generator of its own, which depends on the deal alone; so does each seat.
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
    reckons = set(match.entrants) != {"random"}  # it would take longer than such a game
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
