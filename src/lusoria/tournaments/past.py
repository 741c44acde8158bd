"""What the pairing of a round has to know of all rounds before."""

from collections import Counter
from dataclasses import dataclass, field

from lusoria.tournaments.points import bye_points, game_points
from lusoria.tournaments.tournament import Tournament


@dataclass
class Past:
    """How everybody stands before a round. Entrants are known by their numbers."""

    points: dict[int, float] = field(default_factory=dict)
    met: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often two have met, the lower number first. A forfeit is no meeting."""
    seats: dict[int, list[int]] = field(default_factory=dict)
    """The seats that each one had, the last one last."""
    floats: dict[int, int] = field(default_factory=dict)
    """Who met somebody with fewer points (1) or with more (-1) in the last round."""
    byes: Counter[int] = field(default_factory=Counter)
    """How often each one had points without playing."""
    last: dict[int, set[int]] = field(default_factory=dict)
    """Whom each one met in the last game."""

    def meetings(self, a: int, b: int) -> int:
        """How often two have met."""
        return self.met[min(a, b), max(a, b)]


def past_of(tournament: Tournament) -> Past:
    """Return all that was played."""
    size = tournament.setup.size
    everyone = range(len(tournament.entrants))
    past = Past(dict.fromkeys(everyone, 0.0), seats={n: [] for n in everyone})
    for round in tournament.rounds:
        games = [tournament.games[table] for table in round.tables]
        before = dict(past.points)
        past.floats = dict.fromkeys(round.byes, 1)
        for game in games:
            forfeit = game.result is not None and game.result.why == "forfeit"
            points = game_points(game, size) if game.result else [0.0] * len(game.entrants)
            for seat, number in enumerate(game.entrants):
                past.points[number] += points[seat]
                if forfeit:
                    past.byes[number] += points[seat] > 0.0
                    continue
                past.seats[number].append(seat)
                others = [other for other in game.entrants if other != number]
                past.last[number] = set(others)
                gap = sum(before[number] - before[other] for other in others)
                past.floats[number] = (gap > 0.0) - (gap < 0.0)
                past.met.update((number, other) for other in others if number < other)
        for number in round.byes:
            past.byes[number] += 1
            past.points[number] += bye_points(size)
    return past
