"""Scoring: six categories, majorities, tie-breaks, and the choices at the end (section 14)."""

from typing import TYPE_CHECKING, Final, Literal, get_args

from lusoria.core.outcome import Outcome, Score
from lusoria.games.romolo import building, influence, solitaire, units
from lusoria.games.romolo.layout import (
    ALIVE,
    BATTLES,
    BUILT,
    CAPITAL,
    CHARS,
    COINS,
    DOWN_MULT,
    FARM,
    FORUM,
    HEX,
    MULT,
    NOBODY,
    PLAIN,
    SEAT,
    SILVER,
    SOLDIER,
    SURVIVOR,
    TERRAIN,
    TILES,
    TOWER,
    UP,
    WORKER,
)
from lusoria.games.romolo.tiles import (
    ARCHITECTUS,
    ARTIFEX,
    CONSUL,
    PATRONUS,
    PUBLICUS,
    SACERDOS,
)

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

CHARACTERS: Final = 0
HEXES: Final = 1
DOMINION: Final = 2
POPULATION: Final = 3
BATTLE_TOKENS: Final = 4
MONEY: Final = 5
Category = Literal["characters", "hexes", "dominion", "population", "battles", "money"]
CATEGORIES: Final[list[Category]] = list(get_args(Category))
# The clause behind each source of points
SOURCES: Final[dict[str, str]] = {
    **{name: f"RR14.{4 + i}" for i, name in enumerate(CATEGORIES)},
    **{f"majority-{name}": "RR14.10" for name in CATEGORIES},
    "artifex": "RR14.15",
    "patronus": "RR15.11",
}
# Ties are broken in this order (RR14.11)
TIE_BREAKS: Final[list[int]] = [DOMINION, POPULATION, HEXES, MONEY, BATTLE_TOKENS, CHARACTERS]


class Choices:
    """What the owners of end powers choose (RR14.15); -1 is nothing."""

    farm: int
    one: int  # hexes of the Sacerdos; twice the same is two points there
    two: int
    artifex: int  # the Dominion hex of its owner
    dominions: list[int]  # the Dominion hex of each seat

    def __init__(self, farm: int, one: int, two: int, artifex: int) -> None:
        self.farm = farm
        self.one = one
        self.two = two
        self.artifex = artifex
        self.dominions = []


class Tally:
    """A scoring: category * sides + side."""

    choices: Choices
    sides: int
    owner: list[int]  # the side that controls each hex
    points: list[int]  # VP of each category
    ranks: list[int]  # what majorities compare
    prizes: list[int]
    artifex: list[int]
    patronus: list[int]
    totals: list[int]
    places: list[int]

    def __init__(self, choices: Choices, sides: int) -> None:
        self.choices = choices
        self.sides = sides
        self.owner = []
        self.points = [0] * (6 * sides)
        self.ranks = [0] * (6 * sides)
        self.prizes = [0] * (6 * sides)
        self.artifex = [0] * sides
        self.patronus = [0] * sides
        self.totals = [0] * sides
        self.places = [0] * sides


def outcome(s: "Romolo") -> Outcome:
    """The result; a last survivor wins without scoring (RR14.1)."""
    sides = s.sides
    if s.ended == SURVIVOR:
        winner = s.side(survivor(s))
        places = [1 if side == winner else 2 for side in range(len(sides))]
        return Outcome(sides, places, [Score(0, {}) for _ in sides], s.ended)
    tally = best(s)
    return Outcome(sides, tally.places, [score(tally, i) for i in range(tally.sides)], s.ended)


def survivor(s: "Romolo") -> int:
    """A seat of the last side; if nobody is left, the one that fell last (RR14.12)."""
    for seat in range(s.rivals):
        if s.seats[seat * SEAT + ALIVE] == 1:
            return seat
    return s.fallen


def score(tally: Tally, side: int) -> Score:
    """A side's total with its sources."""
    sources: dict[str, int] = {}
    for category in range(6):
        sources[CATEGORIES[category]] = tally.points[category * tally.sides + side]
    for category in range(6):
        prize = tally.prizes[category * tally.sides + side]
        sources[f"majority-{CATEGORIES[category]}"] = prize
    sources["artifex"] = tally.artifex[side]
    sources["patronus"] = tally.patronus[side]
    return Score(tally.totals[side], sources)


# --- the choices at the end (RR14.15) ---


def holder(s: "Romolo", kind: int) -> int:
    """The human seat that owns a character, or -1: the A.I. uses no powers (RR16.2)."""
    for seat in range(s.players):
        if s.has(seat, kind):
            return seat
    return -1


def best(s: "Romolo") -> Tally:
    """The scoring in which every owner of an end power has chosen best, one after the other."""
    owner = holder(s, ARCHITECTUS)
    found = with_farm(s, -1) if owner < 0 else None
    if owner >= 0:
        for farm in [*farms(s, owner), -1]:
            tally = with_farm(s, farm)
            if found is None or is_better(tally, found, s.side(owner)):
                found = tally
    assert found is not None
    return found


def with_farm(s: "Romolo", farm: int) -> Tally:
    """The best scoring once the Architectus has chosen."""
    owner = holder(s, SACERDOS)
    if owner < 0:
        return with_priest(s, farm, -1, -1)
    hexes = changeable(s, farm, s.side(owner))
    found: Tally | None = None
    for i in range(len(hexes)):
        for j in range(i, len(hexes)):
            tally = with_priest(s, farm, hexes[i], hexes[j])
            if found is None or is_better(tally, found, s.side(owner)):
                found = tally
    unused = with_priest(s, farm, -1, -1)
    if found is None or is_better(unused, found, s.side(owner)):
        found = unused
    return found


def with_priest(s: "Romolo", farm: int, one: int, two: int) -> Tally:
    """The best scoring once the Sacerdos has chosen."""
    owner = holder(s, ARTIFEX)
    choices = Choices(farm, one, two, -1)
    plain = tally_of(s, choices)
    if owner < 0:
        return plain
    found: Tally | None = None
    for place in estates(s, owner, plain.owner):
        tally = tally_of(s, Choices(farm, one, two, place))
        if found is None or is_better(tally, found, s.side(owner)):
            found = tally
    return plain if found is None else found


def farms(s: "Romolo", seat: int) -> list[int]:
    """Farms that could matter to a seat's side, in its Capitals or next to them; of the others
    only the first.
    """
    found: list[int] = []
    idle = False
    for place in range(s.board.size):
        if s.hexes[place * HEX + BUILT + FARM] == 0:
            continue
        near = False
        for other in range(s.players):
            capital = s.seats[other * SEAT + CAPITAL]
            if s.allied(seat, other) and capital >= 0 and s.board.distance(place, capital) <= 1:
                near = True
        if near or not idle:
            found.append(place)
        idle = idle or not near
    return found


def changeable(s: "Romolo", farm: int, side: int) -> list[int]:
    """Hexes where a point more or two change control; of the others only the first (RR15.11)."""
    sides = len(s.sides)
    points = influence.points(s, farm, farm_side(s))
    found: list[int] = []
    idle = False
    for place in range(s.board.size):
        start = place * sides
        if points[start + side] == 0 or s.hexes[place * HEX + TOWER] != NOBODY:
            continue
        now = influence.leader(points, start, sides)
        points[start + side] += 1
        one = influence.leader(points, start, sides)
        points[start + side] += 1
        two = influence.leader(points, start, sides)
        points[start + side] -= 2
        if one != now or two != now:
            found.append(place)
        elif not idle:
            idle = True
            found.append(place)
    return found


def farm_side(s: "Romolo") -> int:
    """The side that the Architectus serves (AMB-81)."""
    owner = holder(s, ARCHITECTUS)
    return -1 if owner < 0 else s.side(owner)


def estates(s: "Romolo", seat: int, owner: list[int]) -> list[int]:
    """The Plains that a seat may choose for its Dominion (RR14.6)."""
    found: list[int] = []
    capital = s.seats[seat * SEAT + CAPITAL]
    if capital < 0:
        return found
    near = [place for place in s.board.near[capital * 6 : capital * 6 + 6] if place >= 0]
    near.sort()
    for place in near:
        i = place * HEX
        if s.hexes[i + UP] == 1 and s.hexes[i + TERRAIN] == PLAIN and owner[place] == s.side(seat):
            found.append(place)
    return found


def is_better(one: Tally, other: Tally, side: int) -> bool:
    """Whether a scoring is better for a side: place, lead, own VP (RR14.15)."""
    if one.places[side] != other.places[side]:
        return one.places[side] < other.places[side]
    if lead(one, side) != lead(other, side):
        return lead(one, side) > lead(other, side)
    return one.totals[side] > other.totals[side]


def lead(tally: Tally, side: int) -> int:
    """The lead over the best other side."""
    found = -1_000_000
    for other in range(tally.sides):
        if other != side:
            found = max(found, tally.totals[other])
    return tally.totals[side] - found


# --- a scoring ---


def tally_of(s: "Romolo", choices: Choices) -> Tally:
    """All categories, prizes and places under given choices."""
    tally = Tally(choices, len(s.sides))
    points = influence.points(s, choices.farm, farm_side(s))
    priest = holder(s, SACERDOS)
    if choices.one >= 0:
        points[choices.one * tally.sides + s.side(priest)] += 1
        points[choices.two * tally.sides + s.side(priest)] += 1
    tally.owner = influence.control(s, points)
    fill_categories(s, tally)
    alive = living(s, tally.sides)
    for category in range(6):
        award(s, tally, category, alive)
    fill_extras(s, tally, alive)
    for side in range(tally.sides):
        total = tally.artifex[side] + tally.patronus[side]
        for category in range(6):
            total += tally.points[category * tally.sides + side]
            total += tally.prizes[category * tally.sides + side]
        tally.totals[side] = total
    fill_places(tally, alive)
    return tally


def living(s: "Romolo", sides: int) -> list[bool]:
    """Which sides are still in the game."""
    alive = [False] * sides
    for seat in range(s.rivals):
        if s.seats[seat * SEAT + ALIVE] == 1:
            alive[s.side(seat)] = True
    return alive


def fill_categories(s: "Romolo", tally: Tally) -> None:
    """The six categories (RR14.4 to RR14.9; allies together, RR17.4)."""
    sides = tally.sides
    workers = [0] * sides
    for place in range(s.board.size):
        if tally.owner[place] != NOBODY:
            value = s.hexes[place * HEX + MULT]
            tally.points[HEXES * sides + tally.owner[place]] += value if value > DOWN_MULT else 1
    for seat in range(s.rivals):
        side = s.side(seat)
        tally.points[CHARACTERS * sides + side] += characters(s, seat)
        tally.points[BATTLE_TOKENS * sides + side] += s.seats[seat * SEAT + BATTLES]
        tally.points[MONEY * sides + side] += s.seats[seat * SEAT + COINS]
        if seat >= s.players:
            ai_categories(s, tally, side)
            continue
        workers[side] += units.count(s, seat, WORKER)
        tally.points[POPULATION * sides + side] += units.count(s, seat, SOLDIER)
        chosen, value = dominion(s, seat, tally)
        tally.choices.dominions.append(chosen)
        tally.points[DOMINION * sides + side] += value
    for side in range(sides):
        tally.points[POPULATION * sides + side] += workers[side] // 2
    for i in range(6 * sides):
        tally.ranks[i] = tally.points[i]
    for side in range(sides):
        tally.points[MONEY * sides + side] //= s.edition.silver_a_point * SILVER
    if s.players == 1:  # its coins and Battle tokens count for majorities only (AMB-30)
        tally.points[MONEY * sides + solitaire.AI] = 0
        tally.points[BATTLE_TOKENS * sides + solitaire.AI] = 0


def ai_categories(s: "Romolo", tally: Tally, side: int) -> None:
    """The A.I.'s Dominion and Population (RR16.8)."""
    hexes = 0
    for owner in tally.owner:
        if owner == side:
            hexes += 1
    tally.points[DOMINION * tally.sides + side] = 2 * hexes
    tally.points[POPULATION * tally.sides + side] = 3 * solitaire.ai_units(s) // 2


def characters(s: "Romolo", seat: int) -> int:
    """Tiles owned; Publicus counts more (RR14.4)."""
    i = seat * SEAT
    total = s.seats[i + CHARS].bit_count() + sum(s.seats[i + TILES : i + TILES + 5])
    return total + (s.edition.publicus - 1 if s.has(seat, PUBLICUS) else 0)


def estate_power(s: "Romolo", seat: int, place: int, farm: int) -> int:
    """The Power of a hex of a seat's Dominion, with the Farm that the Architectus counts."""
    counts = farm == place and farm_side(s) == s.side(seat)
    return building.power(s, place) + (1 if counts else 0)


def dominion(s: "Romolo", seat: int, tally: Tally) -> tuple[int, int]:
    """The Dominion hex, or -1, and the Dominion's worth (RR14.6)."""
    capital = s.seats[seat * SEAT + CAPITAL]
    if capital < 0:
        return -1, 0
    farm = tally.choices.farm
    chosen = -1
    value = 0
    if tally.choices.artifex >= 0 and s.has(seat, ARTIFEX):
        chosen = tally.choices.artifex
        value = estate_power(s, seat, chosen, farm)
    else:
        for place in estates(s, seat, tally.owner):
            power = estate_power(s, seat, place, farm)
            if chosen < 0 or power > value:
                chosen, value = place, power
    return chosen, value + estate_power(s, seat, capital, farm)


# --- majorities (RR14.10, RR14.14) ---


def award(s: "Romolo", tally: Tally, category: int, alive: list[bool]) -> None:
    """The prizes of a category."""
    consul = holder(s, CONSUL)
    favoured = -1 if consul < 0 else s.side(consul)
    begun = len(s.sides)
    prizes = s.edition.prizes_of_two if begun == 2 else s.edition.prizes
    start = category * tally.sides
    won = shares(tally.ranks[start : start + tally.sides], alive, favoured, prizes)
    tally.prizes[start : start + tally.sides] = won


def shares(ranks: list[int], alive: list[bool], favoured: int, prizes: list[int]) -> list[int]:
    """What each side gets: ties share the prizes of their places, rounded down.

    The side of the Consul takes the best of its tied places, the others share the rest (RR15.11).
    """
    won = [0] * len(ranks)
    for side in range(len(ranks)):
        if not alive[side]:
            continue
        above = 0
        tied = 0
        with_consul = False
        for other in range(len(ranks)):
            if not alive[other]:
                continue
            if ranks[other] > ranks[side]:
                above += 1
            elif ranks[other] == ranks[side]:
                tied += 1
                with_consul = with_consul or other == favoured
        if with_consul and side == favoured:
            won[side] = prize(prizes, above)
            continue
        if with_consul:
            above += 1
            tied -= 1
        total = 0
        for place in range(above, above + tied):
            total += prize(prizes, place)
        won[side] = total // tied
    return won


def prize(prizes: list[int], place: int) -> int:
    """The prize of a place, counted from 0."""
    return prizes[place] if place < len(prizes) else 0


# --- Artifex and Patronus ---


def fill_extras(s: "Romolo", tally: Tally, alive: list[bool]) -> None:
    """VP of characters outside the categories (AMB-20)."""
    artist = holder(s, ARTIFEX)
    if artist >= 0:
        capital = s.seats[artist * SEAT + CAPITAL]
        tally.artifex[s.side(artist)] = kinds(s, capital, tally.choices.dominions[artist])
    patron = holder(s, PATRONUS)
    if patron < 0:
        return
    side = s.side(patron)
    start = MONEY * tally.sides
    own = tally.ranks[start + side]
    richer: list[int] = []
    for other in range(tally.sides):
        coins = tally.ranks[start + other]
        if alive[other] and coins > own and coins not in richer:
            richer.append(coins)
    if len(richer) < 2:  # dense ranking (AMB-37)
        tally.patronus[side] = 4 if not richer else 2


def kinds(s: "Romolo", capital: int, other: int) -> int:
    """Different kinds of Constructions in a Dominion; three walls of a hex are one."""
    found = 0
    towers = False
    walls = False
    for place in (capital, other):
        if place >= 0:
            towers = towers or s.hexes[place * HEX + TOWER] != NOBODY
            walls = walls or building.wall_count(s, place) >= 3
    found += towers + walls
    for kind in range(FARM, FORUM + 1):
        for place in (capital, other):
            if place >= 0 and s.hexes[place * HEX + BUILT + kind] > 0:
                found += 1
                break
    return found


# --- places (RR14.11) ---


def fill_places(tally: Tally, alive: list[bool]) -> None:
    """Most VP first, then the tie-breaks; eliminated sides come last."""
    for side in range(tally.sides):
        tally.places[side] = 1
        for other in range(tally.sides):
            if beats(tally, alive, other, side):
                tally.places[side] += 1


def beats(tally: Tally, alive: list[bool], one: int, other: int) -> bool:
    """Whether a side is placed before another."""
    if alive[one] != alive[other]:
        return alive[one]
    if tally.totals[one] != tally.totals[other]:
        return tally.totals[one] > tally.totals[other]
    for category in TIE_BREAKS:
        first = tally.ranks[category * tally.sides + one]
        second = tally.ranks[category * tally.sides + other]
        if first != second:
            return first > second
    return False
