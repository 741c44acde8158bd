"""The points of a game."""

from lusoria.tournaments.tournament import Game


def game_points(game: Game, size: int) -> list[float]:
    """Return the points of each seat of a finished game.

    There is a point for everyone who was beaten and half a point for everyone who shares the place.
    A table with fewer seats than usual gives the winner as much as any other.
    """
    assert game.result is not None
    places, absent = game.result.places, game.result.absent
    scale = bye_points(size) / (len(places) - 1)
    return [
        0.0
        if seat in absent
        else scale * sum(_beats(place, other) for n, other in enumerate(places) if n != seat)
        for seat, place in enumerate(places)
    ]


def pair_points(game: Game, seat: int, other: int) -> float:
    """Return 1 if the first seat was better than the second one, 0.5 if they are equal."""
    assert game.result is not None
    if seat in game.result.absent:
        return 0.0
    return _beats(game.result.places[seat], game.result.places[other])


def bye_points(size: int) -> float:
    """Return the points of a bye: those of the winner of a game."""
    return float(size - 1)


def _beats(place: int, other: int) -> float:
    return 1.0 if place < other else 0.5 if place == other else 0.0
