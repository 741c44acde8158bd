"""What the owners of end powers choose (RR14.15)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import layout, tiles
from lusoria.games.romolo.scoring import categories, influence, majorities

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def best(s: "Romolo") -> categories.Tally:
    """The scoring in which every owner of an end power has chosen best, one after the other."""
    owner = categories.holder(s, tiles.ARCHITECTUS)
    found = with_farm(s, -1) if owner < 0 else None
    if owner >= 0:
        for farm in [*farms(s, owner), -1]:
            tally = with_farm(s, farm)
            if found is None or is_better(tally, found, s.side(owner)):
                found = tally
    assert found is not None
    return found


def with_farm(s: "Romolo", farm: int) -> categories.Tally:
    """The best scoring once the Architectus has chosen."""
    owner = categories.holder(s, tiles.SACERDOS)
    if owner < 0:
        return with_priest(s, farm, -1, -1)
    hexes = changeable(s, farm, s.scorer(owner))
    found: categories.Tally | None = None
    for i in range(len(hexes)):
        for j in range(i, len(hexes)):
            tally = with_priest(s, farm, hexes[i], hexes[j])
            if found is None or is_better(tally, found, s.side(owner)):
                found = tally
    unused = with_priest(s, farm, -1, -1)
    if found is None or is_better(unused, found, s.side(owner)):
        found = unused
    return found


def with_priest(s: "Romolo", farm: int, one: int, two: int) -> categories.Tally:
    """The best scoring once the Sacerdos has chosen."""
    owner = categories.holder(s, tiles.ARTIFEX)
    choices = categories.Choices(farm, one, two, -1)
    plain = tally_of(s, choices)
    if owner < 0:
        return plain
    found: categories.Tally | None = None
    for place in categories.estates(s, owner, plain.owner):
        tally = tally_of(s, categories.Choices(farm, one, two, place))
        if found is None or is_better(tally, found, s.side(owner)):
            found = tally
    return plain if found is None else found


def farms(s: "Romolo", seat: int) -> list[int]:
    """Farms that could matter to a seat's side; of the others only the first."""
    found: list[int] = []
    idle = False
    for place in range(s.board.size):
        if s.built(place, layout.FARM) == 0:
            continue
        counts = s.edition.can_farm_count(s, seat, place)
        if counts or not idle:
            found.append(place)
        idle = idle or not counts
    return found


def changeable(s: "Romolo", farm: int, scorer: int) -> list[int]:
    """Hexes where a point more or two change control; of the others only the first (RR15.11)."""
    scorers = s.edition.scorers(s)
    points = influence.points(s, farm, categories.farmer(s))
    found: list[int] = []
    idle = False
    for place in range(s.board.size):
        start = place * scorers
        if points[start + scorer] == 0 or s.tower_owner(place) != layout.NOBODY:
            continue
        now = influence.leader(points, start, scorers)
        points[start + scorer] += 1
        one = influence.leader(points, start, scorers)
        points[start + scorer] += 1
        two = influence.leader(points, start, scorers)
        points[start + scorer] -= 2
        if one != now or two != now:
            found.append(place)
        elif not idle:
            idle = True
            found.append(place)
    return found


def is_better(one: categories.Tally, other: categories.Tally, side: int) -> bool:
    """True if a scoring is better for a side: place, lead, own VP (RR14.15)."""
    if one.places[side] != other.places[side]:
        return one.places[side] < other.places[side]
    if lead(one, side) != lead(other, side):
        return lead(one, side) > lead(other, side)
    return one.totals[side] > other.totals[side]


def lead(tally: categories.Tally, side: int) -> int:
    """The lead over the best other side."""
    found = -1_000_000
    for other in range(tally.sides):
        if other != side:
            found = max(found, tally.totals[other])
    return tally.totals[side] - found


# --- a scoring ---


def tally_of(s: "Romolo", choices: categories.Choices) -> categories.Tally:
    """All categories, prizes and places under given choices."""
    tally = categories.Tally(choices, categories.sides_of(s), len(s.sides))
    points = influence.points(s, choices.farm, categories.farmer(s))
    if choices.one >= 0:
        priest = s.scorer(categories.holder(s, tiles.SACERDOS))
        points[choices.one * tally.scorers + priest] += 1
        points[choices.two * tally.scorers + priest] += 1
    tally.owner = influence.control(s, points)
    categories.fill_categories(s, tally)
    alive = categories.living(s, tally.scorers)
    for category in s.edition.scored:
        majorities.award(s, tally, category, alive)
    majorities.fill_extras(s, tally, alive)
    for scorer in range(tally.scorers):
        total = tally.artifex[scorer] + tally.patronus[scorer]
        for category in s.edition.scored:
            total += tally.points[category * tally.scorers + scorer]
            total += tally.prizes[category * tally.scorers + scorer]
        tally.totals[tally.side_of[scorer]] += total
    majorities.fill_places(s, tally, alive)
    return tally
