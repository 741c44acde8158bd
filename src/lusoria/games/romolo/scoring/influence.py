"""Influence and control at the end of the game (section 13)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import layout
from lusoria.games.romolo.board import constructions, land, presence

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def points(s: "Romolo", farm: int, farmer: int) -> list[int]:
    """The Influence of each scorer in each hex: hex * scorers + scorer.

    `farm` is a hex in which one Farm counts as Power for the scorer `farmer` (Architectus), or -1.
    """
    scorers = s.edition.scorers(s)
    found = [0] * (s.board.size * scorers)
    for seat in range(s.rivals):
        if not s.is_alive(seat):
            continue
        scorer = s.scorer(seat)
        add_seat(s, seat, farm if scorer == farmer else -1, scorer, scorers, False, found)
    return found


def by_seats(s: "Romolo", capitals: bool) -> list[int]:
    """The Influence of each seat in each hex, hex * seats + seat; or of the Capitals alone."""
    found = [0] * (s.board.size * s.rivals)
    for seat in range(s.rivals):
        if s.is_alive(seat):
            add_seat(s, seat, -1, seat, s.rivals, capitals, found)
    return found


def add_seat(
    s: "Romolo", seat: int, farm: int, scorer: int, scorers: int, capitals: bool, found: list[int]
) -> None:
    """What a living seat brings: its Capital, with a Farm in `farm` counted, and its Units."""
    if s.is_ai(seat):
        if not capitals:
            surround(s, scorer, scorers, found)
        return
    capital = s.capital(seat)
    power = constructions.power(s, capital) + (1 if capital == farm else 0)
    spread(s, capital, s.edition.reach(power), scorer, scorers, found)
    if capitals:
        return
    for unit in range(seat * layout.OWN + layout.SOLDIERS, seat * layout.OWN + layout.THE_EXPLORER):
        place = s.at[unit]
        if place >= 0 and (s.water_counts or land.is_land(s, place)):
            found[place * scorers + scorer] += 1  # RR13.4


def spread(
    s: "Romolo", capital: int, reach: int, scorer: int, scorers: int, found: list[int]
) -> None:
    """A Capital's point goes on foot over explored land, around walls and Water (RR13.3)."""
    if reach == 0:
        return
    steps = [-1] * s.board.size
    steps[capital] = 0
    queue = [capital]
    for place in queue:
        if steps[place] == reach:
            continue
        for i in range(place * 6, place * 6 + 6):
            near = s.board.near[i]
            if near < 0 or steps[near] >= 0 or not land.is_land(s, near):
                continue
            if land.is_walled(s, place, near):
                continue
            steps[near] = steps[place] + 1
            queue.append(near)
            if s.tower_owner(near) == layout.NOBODY:
                found[near * scorers + scorer] += 1


def surround(s: "Romolo", scorer: int, scorers: int, found: list[int]) -> None:
    """The A.I.'s Units: a point in their hex, half a point in each adjacent one (RR16.8)."""
    for place in range(s.board.size):
        halves = 0
        for i in range(place * 6, place * 6 + 6):
            if s.board.near[i] >= 0:
                halves += presence.ai_here(s, s.board.near[i])
        near = halves * s.edition.ai_reach // 2
        found[place * scorers + scorer] += presence.ai_here(s, place) + near


def control(s: "Romolo", points: list[int]) -> list[int]:
    """The scorer that controls each hex, or NOBODY (RR13.1, RR13.5, RR13.6)."""
    scorers = s.edition.scorers(s)
    found: list[int] = []
    for place in range(s.board.size):
        i = place * layout.HEX
        if s.hexes[i + layout.TOWER] != layout.NOBODY:
            found.append(s.scorer(s.hexes[i + layout.TOWER]))
        elif s.hexes[i + layout.UP] == 0:
            found.append(s.scorer(layout.AI) if s.players == 1 else layout.NOBODY)
        else:
            found.append(leader(points, place * scorers, scorers))
    return found


def has_control(s: "Romolo", seat: int, place: int) -> bool:
    """True if a seat, or its side, controls a hex."""
    return control(s, points(s, -1, -1))[place] == s.scorer(seat)


def leader(points: list[int], start: int, scorers: int) -> int:
    """The scorer with strictly most points, or NOBODY."""
    best = 0
    found = layout.NOBODY
    for scorer in range(scorers):
        value = points[start + scorer]
        if value > best:
            best = value
            found = scorer
        elif value == best:
            found = layout.NOBODY
    return found
