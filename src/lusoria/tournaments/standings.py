"""How everybody stands: points, and what decides between those who have as many."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from lusoria.tournaments.points import bye_points, game_points, pair_points
from lusoria.tournaments.setup import System
from lusoria.tournaments.tournament import Tournament

DIRECT: Final = "direct"

TIE_BREAKS: Final[dict[System, tuple[str, ...]]] = {
    "swiss": ("buchholz", "sonneborn-berger", DIRECT, "wins"),
    "round-robin": (DIRECT, "sonneborn-berger", "wins"),
    "arena": ("wins", DIRECT),
}
"""What decides in each system, in this order, between those who have as many points."""


@dataclass
class Score:
    """What an entrant has done so far."""

    points: float = 0.0
    played: int = 0
    wins: int = 0
    byes: int = 0
    met: list[tuple[int, float]] = field(default_factory=list)
    """Whom, and 1 if that one was beaten, 0.5 if they shared the place."""
    unplayed: list[float] = field(default_factory=list)
    """The parts of a win that were given without a game: 1 or 0."""


@dataclass
class Standing:
    """An entrant's line in the table."""

    place: int
    entrant: int
    score: Score
    tie_breaks: dict[str, float]


def standings(tournament: Tournament) -> list[Standing]:
    """Return everybody, the best first; equals share a place."""
    scores = scores_of(tournament)
    names = TIE_BREAKS[tournament.setup.system]
    everyone = list(range(len(scores)))
    lines = [Standing(0, number, scores[number], {}) for number in everyone]
    for name in names:
        if name != DIRECT:
            for number, value in _CRITERIA[name](scores, everyone).items():
                lines[number].tie_breaks[name] = value
    ranked: list[Standing] = []
    for group in _ranked(lines, everyone, ("points", *names)):
        place = len(ranked) + 1
        for number in group:
            lines[number].place = place
            ranked.append(lines[number])
    return ranked


def scores_of(tournament: Tournament) -> list[Score]:
    """Return what each entrant has done so far, by number."""
    size = tournament.setup.size
    scores = [Score() for _ in tournament.entrants]
    for game in tournament.games.values():
        if game.result is None:
            continue
        best = bye_points(size)
        for seat, points in enumerate(game_points(game, size)):
            score = scores[game.entrants[seat]]
            score.points += points
            if game.result.why == "forfeit":
                score.unplayed.append(points / best)
                continue
            score.played += 1
            score.wins += points == best
            score.met += [
                (game.entrants[other], pair_points(game, seat, other))
                for other in range(len(game.entrants))
                if other != seat
            ]
    for round in tournament.rounds:
        for number in round.byes:
            scores[number].byes += 1
            scores[number].points += bye_points(size)
            scores[number].unplayed.append(1.0)
    return scores


def _ranked(lines: list[Standing], group: list[int], names: tuple[str, ...]) -> list[list[int]]:
    """Return the group in its order; those whom nothing decides between stay together."""
    if len(group) == 1 or not names:
        return [group]
    values = _CRITERIA[names[0]]([line.score for line in lines], group)
    if names[0] == DIRECT:  # it says something only among equals
        for number in group:
            lines[number].tie_breaks[DIRECT] = values[number]
    found = []
    for value in sorted(set(values.values()), reverse=True):
        equals = [number for number in group if values[number] == value]
        found += _ranked(lines, equals, names[1:])
    return found


Criterion = Callable[[list[Score], list[int]], dict[int, float]]


def _points(scores: list[Score], group: list[int]) -> dict[int, float]:
    return {number: scores[number].points for number in group}


def _wins(scores: list[Score], group: list[int]) -> dict[int, float]:
    """Games won at the board."""
    return {number: float(scores[number].wins) for number in group}


def _buchholz(scores: list[Score], group: list[int]) -> dict[int, float]:
    """The points of all opponents. Instead of a game one counts as one's own opponent."""
    return {
        number: sum(scores[other].points for other, _ in scores[number].met)
        + len(scores[number].unplayed) * scores[number].points
        for number in group
    }


def _sonneborn_berger(scores: list[Score], group: list[int]) -> dict[int, float]:
    """The points of the opponents who were beaten, and half of those one was equal with."""
    return {
        number: sum(part * scores[other].points for other, part in scores[number].met)
        + sum(scores[number].unplayed) * scores[number].points
        for number in group
    }


def _direct(scores: list[Score], group: list[int]) -> dict[int, float]:
    """The points of the games among those who are equal, if all of them have met."""
    among = {
        number: [(other, part) for other, part in scores[number].met if other in group]
        for number in group
    }
    if any({other for other, _ in met} != {*group} - {number} for number, met in among.items()):
        return dict.fromkeys(group, 0.0)
    return {number: sum(part for _, part in met) for number, met in among.items()}


_CRITERIA: Final[dict[str, Criterion]] = {
    "points": _points,
    "buchholz": _buchholz,
    "sonneborn-berger": _sonneborn_berger,
    DIRECT: _direct,
    "wins": _wins,
}
