"""Whose the land is and whose it may become, for judging a position (sections 13 and 16)."""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import layout
from lusoria.games.romolo.board import presence
from lusoria.games.romolo.scoring import categories

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


FARTHEST: Final = 3  # the Influence of a Capital never reaches farther (RR13.2)
BEYOND: Final = 9

# Of a hex that is unexplored in the solitaire game
EXPLORED_LATER: Final = 0.75
# Neutral land up to three steps from a Capital, by how far it is beyond its reach
PROMISED: Final[list[float]] = [0.0, 0.45, 0.27, 0.16]


def survey(
    s: "Romolo", ahead: float, sides: int, worth: list[float], ranks: list[float]
) -> list[int]:
    """The side that controls each hex; adds its points, and what neutral land promises."""
    size = s.board.size
    hexes = s.hexes
    points = [0] * (size * sides)
    steps = [BEYOND] * (size * s.players)
    reach = [0] * s.players
    for seat in range(s.players):
        capital = s.capital(seat)
        if capital >= 0 and s.is_alive(seat):
            reach[seat] = s.edition.reach(power(hexes, capital * layout.HEX))
            walk(s, capital, steps, seat * size)
            soldiers(s, seat, points, sides)
    if s.players == 1:
        troops(s, points)
    owner = [layout.NOBODY] * size
    for place in range(size):
        i = place * layout.HEX
        points_here = max(1, hexes[i + layout.MULT])
        found = layout.NOBODY
        if hexes[i + layout.TOWER] != layout.NOBODY:
            found = s.side(hexes[i + layout.TOWER])
        elif hexes[i + layout.UP] == 1:
            best = 0
            for seat in range(s.players):
                if steps[seat * size + place] <= reach[seat]:
                    points[place * sides + s.side(seat)] += 1
            for side in range(sides):
                have = points[place * sides + side]
                if have > best:
                    best = have
                    found = side
                elif have == best:
                    found = layout.NOBODY
            if best == 0:
                for seat in range(s.players):
                    if steps[seat * size + place] <= FARTHEST:
                        more = steps[seat * size + place] - reach[seat]
                        worth[s.side(seat)] += ahead * PROMISED[more] * points_here
        elif s.players == 1:
            found = 1  # RR16.8
        if found != layout.NOBODY:
            owner[place] = found
            ranks[sides + found] += points_here
            worth[found] += points_here * (1.0 if hexes[i + layout.UP] == 1 else kept(ahead))
    return owner


def walk(s: "Romolo", capital: int, steps: list[int], start: int) -> None:
    """How many steps each hex near a Capital is from it, as its Influence goes (RR13.3)."""
    near = s.board.near
    hexes = s.hexes
    steps[start + capital] = 0
    queue = [capital]
    for place in queue:
        now = steps[start + place] + 1
        for side in range(6):
            other = near[place * 6 + side]
            if other < 0 or steps[start + other] != BEYOND:
                continue
            i = other * layout.HEX
            if hexes[i + layout.UP] == 0 or hexes[i + layout.TERRAIN] == layout.WATER:
                continue
            if (
                hexes[i + layout.WALLS] != 0
                and hexes[i + layout.WALLS] & (1 << (side + 3) % 6) != 0
            ):
                continue
            steps[start + other] = now
            if now < FARTHEST:
                queue.append(other)


def soldiers(s: "Romolo", seat: int, points: list[int], sides: int) -> None:
    """A point where each Soldier stands (RR13.4)."""
    for unit in range(seat * layout.OWN + layout.SOLDIERS, seat * layout.OWN + layout.THE_EXPLORER):
        place = s.at[unit]
        if place >= 0 and (s.water_counts or s.terrain(place) != layout.WATER):
            points[place * sides + s.side(seat)] += 1


def power(hexes: list[int], i: int) -> int:
    """The Power of the hex whose numbers begin there (RR7.10)."""
    total = 0 if hexes[i + layout.TOWER] == layout.NOBODY else 1
    if hexes[i + layout.WALLS] != 0:
        total += hexes[i + layout.WALLS].bit_count() // 3
    for kind in range(i + layout.BUILT + layout.WAREHOUSE, i + layout.HEX):
        total += hexes[kind]
    return total


# --- the A.I. (RR16.8) ---


def troops(s: "Romolo", points: list[int]) -> None:
    """The Influence of the A.I.'s Units."""
    near = s.board.near
    for place in range(s.board.size):
        halves = 0
        for i in range(place * 6, place * 6 + 6):
            if near[i] >= 0:
                halves += presence.ai_here(s, near[i])
        near_by = halves * s.edition.ai_reach // 2
        points[place * 2 + layout.AI] += presence.ai_here(s, place) + near_by


def kept(ahead: float) -> float:
    """How much of an unexplored hex the A.I. may keep: there is time to explore it."""
    return 1.0 - EXPLORED_LATER * ahead


def ai_points(
    s: "Romolo", ahead: float, owner: list[int], worth: list[float], ranks: list[float]
) -> None:
    """The A.I.'s Dominion and Population."""
    population = 0.0
    for place in range(s.board.size):
        if owner[place] == layout.AI:
            explored = s.is_explored(place)
            ranks[2 * categories.DOMINION + layout.AI] += 2.0
            worth[layout.AI] += 2.0 * (1.0 if explored else kept(ahead))
        population += 1.5 * presence.ai_here(s, place)
    ranks[2 * categories.POPULATION + layout.AI] = population
    worth[layout.AI] += population
