"""Influence and control at the end of the game (section 13)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import layout
from lusoria.games.romolo.board import constructions, land, presence

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def points(s: "Romolo", farm: int, farmer: int) -> list[int]:
    """The Influence of each side in each hex: hex * sides + side.

    `farm` is a hex in which one Farm counts as Power for the side `farmer` (Architectus), or -1.
    """
    sides = len(s.sides)
    found = [0] * (s.board.size * sides)
    for seat in range(s.rivals):
        if s.seats[seat * layout.SEAT + layout.ALIVE] == 0:
            continue
        side = s.side(seat)
        add_seat(s, seat, farm if side == farmer else -1, side, sides, False, found)
    return found


def by_seats(s: "Romolo", capitals: bool) -> list[int]:
    """The Influence of each seat in each hex, hex * seats + seat; or of the Capitals alone."""
    found = [0] * (s.board.size * s.rivals)
    for seat in range(s.rivals):
        if s.seats[seat * layout.SEAT + layout.ALIVE] == 1:
            add_seat(s, seat, -1, seat, s.rivals, capitals, found)
    return found


def add_seat(
    s: "Romolo", seat: int, farm: int, side: int, sides: int, capitals: bool, found: list[int]
) -> None:
    """What a living seat brings: its Capital, with a Farm in `farm` counted, and its Units."""
    if s.is_ai(seat):
        if not capitals:
            surround(s, side, sides, found)
        return
    capital = s.seats[seat * layout.SEAT + layout.CAPITAL]
    power = constructions.power(s, capital) + (1 if capital == farm else 0)
    spread(s, capital, s.edition.reach(power), side, sides, found)
    if capitals:
        return
    for unit in range(seat * layout.OWN + layout.SOLDIERS, seat * layout.OWN + layout.THE_EXPLORER):
        place = s.at[unit]
        if place >= 0 and (s.water_counts or land.is_land(s, place)):
            found[place * sides + side] += 1  # RR13.4


def spread(s: "Romolo", capital: int, reach: int, side: int, sides: int, found: list[int]) -> None:
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
            if land.walled(s, place, near):
                continue
            steps[near] = steps[place] + 1
            queue.append(near)
            if s.hexes[near * layout.HEX + layout.TOWER] == layout.NOBODY:
                found[near * sides + side] += 1


def surround(s: "Romolo", side: int, sides: int, found: list[int]) -> None:
    """The A.I.'s Units: a point in their hex, half a point in each adjacent one (RR16.8)."""
    for place in range(s.board.size):
        halves = 0
        for i in range(place * 6, place * 6 + 6):
            if s.board.near[i] >= 0:
                halves += presence.ai_here(s, s.board.near[i])
        found[place * sides + side] += presence.ai_here(s, place) + halves // 2


def control(s: "Romolo", points: list[int]) -> list[int]:
    """The side that controls each hex, or NOBODY (RR13.1, RR13.5, RR13.6)."""
    sides = len(s.sides)
    found: list[int] = []
    for place in range(s.board.size):
        i = place * layout.HEX
        if s.hexes[i + layout.TOWER] != layout.NOBODY:
            found.append(s.side(s.hexes[i + layout.TOWER]))
        elif s.hexes[i + layout.UP] == 0:
            found.append(1 if s.players == 1 else layout.NOBODY)
        else:
            found.append(leader(points, place * sides, sides))
    return found


def leader(points: list[int], start: int, sides: int) -> int:
    """The side with strictly most points, or NOBODY."""
    best = 0
    found = layout.NOBODY
    for side in range(sides):
        value = points[start + side]
        if value > best:
            best = value
            found = side
        elif value == best:
            found = layout.NOBODY
    return found
