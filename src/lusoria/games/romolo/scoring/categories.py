"""The six categories (RR14.4 to RR14.9)."""

from typing import TYPE_CHECKING, Final, Literal, get_args

from lusoria.games.romolo import layout, tiles
from lusoria.games.romolo.board import constructions, presence

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
SOURCES: Final[dict[str, list[str]]] = {
    **{name: [f"RR14.{4 + i}"] for i, name in enumerate(CATEGORIES)},
    **{f"majority-{name}": ["RR14.10"] for name in CATEGORIES},
    "artifex": ["RR14.15"],
    "patronus": ["RR15.11"],
}


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
    """A scoring: of each scorer, category * scorers + scorer; then of the sides they are on."""

    choices: Choices
    scorers: int
    sides: int
    side_of: list[int]  # the side of each scorer
    owner: list[int]  # the scorer that controls each hex
    points: list[int]  # VP of each category
    ranks: list[int]  # what majorities compare
    prizes: list[int]
    artifex: list[int]
    patronus: list[int]
    totals: list[int]  # of each side
    places: list[int]

    def __init__(self, choices: Choices, side_of: list[int], sides: int) -> None:
        scorers = len(side_of)
        self.choices = choices
        self.scorers = scorers
        self.sides = sides
        self.side_of = side_of
        self.owner = []
        self.points = [0] * (len(CATEGORIES) * scorers)
        self.ranks = [0] * (len(CATEGORIES) * scorers)
        self.prizes = [0] * (len(CATEGORIES) * scorers)
        self.artifex = [0] * scorers
        self.patronus = [0] * scorers
        self.totals = [0] * sides
        self.places = [0] * sides

    def together(self, values: list[int], start: int, side: int) -> int:
        """What the scorers of a side have together; `start` is where they begin in the list."""
        total = 0
        for scorer in range(self.scorers):
            if self.side_of[scorer] == side:
                total += values[start + scorer]
        return total

    def points_of(self, category: int, side: int) -> int:
        """The VP of a side in a category."""
        return self.together(self.points, category * self.scorers, side)

    def rank_of(self, category: int, side: int) -> int:
        """What a side has of what a category compares."""
        return self.together(self.ranks, category * self.scorers, side)

    def prize_of(self, category: int, side: int) -> int:
        """What a side has won in a category."""
        return self.together(self.prizes, category * self.scorers, side)


# --- the choices at the end (RR14.15) ---


def holder(s: "Romolo", kind: int) -> int:
    """The human seat that owns a character, or -1: the A.I. uses no powers (RR16.2)."""
    for seat in range(s.players):
        if s.has(seat, kind):
            return seat
    return -1


def farmer(s: "Romolo") -> int:
    """The scorer that the Architectus serves (AMB-81)."""
    owner = holder(s, tiles.ARCHITECTUS)
    return -1 if owner < 0 else s.scorer(owner)


def sides_of(s: "Romolo") -> list[int]:
    """The side of each scorer."""
    found = [0] * s.edition.scorers(s)
    for seat in range(s.rivals):
        found[s.scorer(seat)] = s.side(seat)
    return found


def estates(s: "Romolo", seat: int, owner: list[int]) -> list[int]:
    """The Plains that a seat may choose for its Dominion (RR14.6)."""
    found: list[int] = []
    capital = s.capital(seat)
    if capital < 0:
        return found
    near = [place for place in s.board.near[capital * 6 : capital * 6 + 6] if place >= 0]
    near.sort()
    for place in near:
        i = place * layout.HEX
        if (
            s.hexes[i + layout.UP] == 1
            and s.hexes[i + layout.TERRAIN] == layout.PLAIN
            and owner[place] == s.scorer(seat)
        ):
            found.append(place)
    return found


def living(s: "Romolo", scorers: int) -> list[bool]:
    """Which scorers are still in the game."""
    alive = [False] * scorers
    for seat in range(s.rivals):
        if s.is_alive(seat):
            alive[s.scorer(seat)] = True
    return alive


def fill_categories(s: "Romolo", tally: Tally) -> None:
    """The six categories (RR14.4 to RR14.9; allies together, RR17.4)."""
    scorers = tally.scorers
    workers = [0] * scorers
    for place in range(s.board.size):
        if tally.owner[place] != layout.NOBODY:
            value = s.multiplier(place)
            tally.points[HEXES * scorers + tally.owner[place]] += (
                value if value > layout.DOWN_MULT else 1
            )
    for seat in range(s.rivals):
        scorer = s.scorer(seat)
        tally.points[CHARACTERS * scorers + scorer] += characters(s, seat)
        i = seat * layout.SEAT
        tally.points[BATTLE_TOKENS * scorers + scorer] += s.seats[i + layout.BATTLES]
        tally.points[MONEY * scorers + scorer] += s.seats[i + layout.COINS]
        if s.is_ai(seat):
            ai_categories(s, tally, scorer)
            continue
        workers[scorer] += presence.count(s, seat, layout.WORKER)
        tally.points[POPULATION * scorers + scorer] += presence.count(s, seat, layout.SOLDIER)
        chosen, value = s.edition.dominion(s, seat, tally)
        tally.choices.dominions.append(chosen)
        tally.points[DOMINION * scorers + scorer] += value
    for scorer in range(scorers):
        tally.points[POPULATION * scorers + scorer] += workers[scorer] // 2
    tally.ranks = tally.points[:]
    for scorer in range(scorers):
        coins = tally.ranks[MONEY * scorers + scorer]
        tally.points[MONEY * scorers + scorer] = s.edition.points_of_coins(coins)
    if s.players == 1:  # its coins and Battle tokens count for majorities only (AMB-30)
        tally.points[MONEY * scorers + s.scorer(layout.AI)] = 0
        tally.points[BATTLE_TOKENS * scorers + s.scorer(layout.AI)] = 0


def ai_categories(s: "Romolo", tally: Tally, scorer: int) -> None:
    """The A.I.'s Dominion and Population (RR16.8)."""
    tally.points[DOMINION * tally.scorers + scorer] = s.edition.ai_dominion(s, tally, scorer)
    tally.points[POPULATION * tally.scorers + scorer] = 3 * presence.ai_units(s) // 2


def characters(s: "Romolo", seat: int) -> int:
    """Tiles owned; Publicus counts more (RR14.4)."""
    i = seat * layout.SEAT
    total = s.seats[i + layout.CHARS].bit_count() + sum(
        s.seats[i + layout.TILES : i + layout.TILES + 5]
    )
    return total + (s.edition.publicus - 1 if s.has(seat, tiles.PUBLICUS) else 0)


def estate_power(s: "Romolo", seat: int, place: int, farm: int) -> int:
    """The Power of a hex of a seat's Dominion, with the Farm that the Architectus counts."""
    counts = farm == place and farmer(s) == s.scorer(seat)
    return constructions.power(s, place) + (1 if counts else 0)


def dominion(s: "Romolo", seat: int, tally: Tally) -> tuple[int, int]:
    """The Dominion hex, or -1, and the Dominion's worth (RR14.6)."""
    capital = s.capital(seat)
    if capital < 0:
        return -1, 0
    farm = tally.choices.farm
    chosen = -1
    value = 0
    if tally.choices.artifex >= 0 and s.has(seat, tiles.ARTIFEX):
        chosen = tally.choices.artifex
        value = estate_power(s, seat, chosen, farm)
    else:
        for place in estates(s, seat, tally.owner):
            power = estate_power(s, seat, place, farm)
            if chosen < 0 or power > value:
                chosen, value = place, power
    return chosen, value + estate_power(s, seat, capital, farm)
