"""The result of a match: who beats whom, how certain that is, and how fast they play."""

from dataclasses import dataclass

from lusoria.arena.games import Games
from lusoria.arena.intervals import Share, wilson
from lusoria.arena.luck import Result, adjusted
from lusoria.arena.match import Match
from lusoria.arena.ratings import Rating, rated
from lusoria.core.record import FAULTS


@dataclass(frozen=True)
class Entrant:
    """What one entrant has achieved."""

    name: str
    games: int
    won: Share
    """First places; a shared one counts in part."""
    adjusted: Share | None
    """The same, adjusted for luck; None if there are too few games, or luck was not computed."""
    rating: Rating
    decisions: int
    seconds: float
    faults: dict[str, int]

    @property
    def pace(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds if self.seconds > 0 else 0.0


@dataclass
class Trouble:
    """An error message of a player, how often it occurred, and where first."""

    name: str
    why: str
    number: int
    step: int
    """The step, counted as `lusoria replay` does."""
    count: int = 0


@dataclass(frozen=True)
class Results:
    """The result of a match."""

    match: Match
    games: int
    entrants: list[Entrant]
    cross: list[list[Share | None]]
    """How often each row's entrant finished before each column's; a draw is a half."""
    turns: float
    actions: float
    """Mean length of a game, in turns and in decisions."""
    begins: Share
    """How often the side that begins won."""
    reasons: dict[str, int]
    troubles: list[Trouble]


def names(entrants: tuple[str, ...]) -> list[str]:
    """Return the entrants' names; repeated ones get a number."""
    found: list[str] = []
    for i, name in enumerate(entrants):
        earlier = entrants[:i].count(name)
        found.append(f"{name} ({earlier + 1})" if earlier else name)
    return found


def results(games: Games) -> Results:
    """Return all figures of the games played so far."""
    match = games.match
    played = games.in_order()
    count = len(match.entrants)
    sides = len(match.sides())
    ratings = [Rating()] * count
    won = [0.0] * count
    shares: list[list[Result]] = [[] for _ in range(count)]
    sat = [0] * count
    decisions = [0] * count
    seconds = [0.0] * count
    faults = [dict.fromkeys(FAULTS, 0) for _ in range(count)]
    ahead = [[0.0] * count for _ in range(count)]
    met = [[0] * count for _ in range(count)]
    begun = 0.0
    reasons: dict[str, int] = {}
    troubles: dict[tuple[int, str], Trouble] = {}
    called = names(match.entrants)
    side_of = {seat: i for i, side in enumerate(match.sides()) for seat in side}
    for game in played:
        reasons[game.reason] = reasons.get(game.reason, 0) + 1
        best = game.places.count(1)
        for side, who in enumerate(game.entrants):
            sat[who] += 1
            share = 1 / best if game.places[side] == 1 else 0.0
            won[who] += share
            if game.luck is not None:
                shares[who].append(Result(game.number // sides, share, game.luck[side]))
            decisions[who] += game.decisions[side]
            seconds[who] += game.seconds[side]
            for other, whom in enumerate(game.entrants):
                if who != whom:
                    met[who][whom] += 1
                    ahead[who][whom] += _ahead(game.places[side], game.places[other])
        if game.places[game.first] == 1:
            begun += 1 / best
        at_fault: dict[int, int] = {}
        for mark in game.record.marks:
            who = game.entrants[side_of[mark.seat]]
            faults[who][mark.what] += 1
            at_fault[mark.at] = who
        for at, why in game.errors:
            who = at_fault[at]
            trouble = Trouble(called[who], why, game.number, at + 1)
            troubles.setdefault((who, why), trouble).count += 1
        if len(set(game.entrants)) == sides > 1:
            after = rated([[ratings[who]] for who in game.entrants], game.places)
            for who, [rating] in zip(game.entrants, after, strict=True):
                ratings[who] = rating
    return Results(
        match,
        len(played),
        [
            Entrant(
                name,
                sat[i],
                wilson(won[i], sat[i]),
                adjusted(shares[i]) if len(shares[i]) == sat[i] else None,
                ratings[i],
                decisions[i],
                seconds[i],
                {fault: number for fault, number in faults[i].items() if number},
            )
            for i, name in enumerate(called)
        ],
        [
            [wilson(ahead[i][j], met[i][j]) if met[i][j] else None for j in range(count)]
            for i in range(count)
        ],
        sum(game.turns for game in played) / max(1, len(played)),
        sum(sum(game.decisions) for game in played) / max(1, len(played)),
        wilson(begun, len(played)),
        reasons,
        list(troubles.values()),
    )


def _ahead(mine: int, other: int) -> float:
    return 1.0 if mine < other else 0.5 if mine == other else 0.0
