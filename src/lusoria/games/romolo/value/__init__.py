"""How good a position is for a seat: the points it may expect to be ahead, made odds to win.

Every side is given the points it has now, what its land, people, pieces and goods promise for
the rest of the game, and its chances for the majorities. A lead counts the more the less of the
game is to come: who is ahead looks for the end, who is behind for delay.
"""

from typing import TYPE_CHECKING, Final

from lusoria.core.state import OVER
from lusoria.games.romolo import asked, layout, tiles
from lusoria.games.romolo.scoring import categories, decisions
from lusoria.games.romolo.value import (
    assaults,
    auctions,
    domain,
    goods,
    people,
    peril,
    pieces,
    prospects,
    talents,
)
from lusoria.games.romolo.value.home import Home

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


WON: Final = 10_000.0
OUT: Final = -60.0  # an eliminated seat

# The lead in points that makes a win e times as likely as a defeat: at the end, and more before
SCALE_AT_END: Final = 2.5
SCALE_BEFORE: Final = 5.0

LINGERS: Final = 0.15  # what is to come of a game that nobody who leads can end yet

# Who may choose to end the game next: if that would win it, or if not
ENDS_IT: Final = 2.5
PLAYS_ON: Final = -0.5

A_SILVER: Final = 0.25  # RR14.9
A_POINT: Final = 4 * layout.SILVER  # what these coins score, if coins do
UNCOUNTED: Final = 0.5  # of it, as long as all of the game is to come

# How much two sides differ in a category when the majority is three to one sure, at the end of
# the game and how much more at its start; money in half silver
WIDTH: Final[list[float]] = [0.6, 1.6, 1.0, 0.5, 0.3, 10.0]
WIDER: Final[list[float]] = [3.0, 8.0, 5.0, 2.4, 1.4, 32.0]
MONEY: Final = 5
WIDER_BY_COINS: Final = 0.1  # the richer all are, the less a silver decides


def values(s: "Romolo", seats: list[int]) -> list[float]:
    """The side of each of the seats against the best other side."""
    if s.player == OVER:
        return [result(s, s.side(seat)) for seat in seats]
    s = assaults.settled(s)
    sides = len(s.sides)
    ahead = horizon(s)
    worth = [0.0] * sides
    ranks = [0.0] * (6 * sides)  # what majorities compare: category * sides + side
    owner = domain.survey(s, ahead, sides, worth, ranks)
    for other in range(s.rivals):
        own(s, other, ahead, sides, worth, ranks, owner)
    if s.players == 1:
        domain.ai_points(s, ahead, owner, worth, ranks)
    peril.threaten(s, ahead, worth)
    assaults.weigh(s, ahead, worth)
    for category in range(6):
        width = WIDTH[category] + WIDER[category] * ahead
        if category == MONEY:
            width += WIDER_BY_COINS * sum(ranks[MONEY * sides :])
        award(ranks, category * sides, sides, width, worth)
    return [odds(s, seat, ahead, worth) for seat in seats]


def odds(s: "Romolo", seat: int, ahead: float, worth: list[float]) -> float:
    """What the lead of a seat's side over the best other one makes of its chances."""
    side = s.side(seat)
    best = -1e9
    for other in range(len(worth)):
        if other != side and worth[other] > best:
            best = worth[other]
    found = (worth[side] - best) / (SCALE_AT_END + SCALE_BEFORE * ahead)
    if s.ending != layout.NOT_ENDING and (s.players > 1 or not s.edition.auctions):
        found += auctions.weigh(s, seat) if s.edition.auctions else finish(s, side)
    return found


def finish(s: "Romolo", side: int) -> float:
    """In the End Procedure who has the next choice ends the game if that wins it (RR14.3)."""
    seat = s.active
    if s.step != asked.PLAY_OR_END:
        for _ in range(s.players):
            seat = (seat + 1) % s.players
            if s.is_alive(seat):
                break
    chooser = s.side(seat)
    tally = decisions.tally_of(s, categories.Choices(-1, -1, -1, -1))
    bonus = ENDS_IT if tally.places[chooser] == 1 else PLAYS_ON
    return bonus if side == chooser else -bonus


def result(s: "Romolo", side: int) -> float:
    """A finished game: won or not, and by how much."""
    outcome = s.outcome()
    lead = 0
    if outcome.reason != "survivor":
        others = [score.total for i, score in enumerate(outcome.scores) if i != side]
        lead = outcome.scores[side].total - max(others)
    return (WON if outcome.places[side] == 1 else -WON) + lead


def own(
    s: "Romolo",
    seat: int,
    ahead: float,
    sides: int,
    worth: list[float],
    ranks: list[float],
    owner: list[int],
) -> None:
    """Adds what a seat has of its own; the A.I. has Characters, coins and Battle tokens."""
    side = s.side(seat)
    i = seat * layout.SEAT
    tiles = categories.characters(s, seat)
    coins = s.seats[i + layout.COINS]
    ranks[side] += tiles
    ranks[4 * sides + side] += s.seats[i + layout.BATTLES]
    ranks[MONEY * sides + side] += coins
    worth[side] += tiles
    if s.is_ai(seat):
        return
    if s.seats[i + layout.ALIVE] == 0:
        worth[side] += OUT
        return
    worth[side] += s.seats[i + layout.BATTLES]
    if s.edition.points_of_coins(A_POINT) > 0:
        worth[side] += A_SILVER * (1.0 - UNCOUNTED * ahead) * coins / layout.SILVER
    home = Home()
    if s.seats[i + layout.CAPITAL] < 0:
        worth[side] += goods.worth(s, seat, ahead, home)
        return
    worth[side] += pieces.worth(s, seat, ahead, sides, ranks, owner, home)
    worth[side] += people.worth(s, seat, ahead, sides, ranks, home)
    worth[side] += goods.worth(s, seat, ahead, home)
    worth[side] += talents.worth(s, seat, ahead, home)
    worth[side] += prospects.worth(s, seat, ahead, home)


# --- how far the game has come ---


def horizon(s: "Romolo") -> float:
    """How much of the game is to come, from 1 at the start to 0: of Characters and of pieces.

    The three kinds of which the Bank has least are what can end the game (RR14.1).
    """
    if s.ending != layout.NOT_ENDING:
        return LINGERS if s.edition.auctions and auctions.goes_on(s) else 0.0
    stock = s.stock
    left = stock[layout.TYPES] + stock[layout.TYPES + 1] + stock[layout.TYPES + 2]
    for tile in s.display:
        if tile != tiles.NO_TILE:
            left += 1
    counts = s.edition.type_counts[s.players - 1]
    characters = left / (counts[0] + counts[1] + counts[2])
    bank = s.edition.bank[s.players - 1]
    one = 1.0
    two = 1.0
    three = 1.0
    for kind in s.edition.run_out:
        begun = bank[kind] - (s.players if kind <= layout.WAREHOUSE else 0)  # RR2.10
        share = stock[layout.BANK + kind] / begun
        if share < one:
            one, two, three = share, one, two
        elif share < two:
            two, three = share, two
        elif share < three:
            three = share
    pieces = (one + two + three) / 3.0
    if characters + pieces == 0.0:
        return 0.0
    return 2.0 * characters * pieces / (characters + pieces)


# --- majorities (RR14.10) ---


def award(ranks: list[float], start: int, sides: int, width: float, worth: list[float]) -> None:
    """What each side may expect of a majority: to be before the best other, and the next."""
    for side in range(sides):
        mine = ranks[start + side]
        best = -1e9
        next_best = -1e9
        for other in range(sides):
            rank = ranks[start + other]
            if other == side:
                continue
            if rank > best:
                next_best = best
                best = rank
            elif rank > next_best:
                next_best = rank
        worth[side] += 4.0 * chance((mine - best) / width)
        if sides > 2:
            worth[side] += 2.0 * chance((mine - next_best) / width)


def chance(x: float) -> float:
    """A difference as a chance: 0 is one half, 1 three quarters."""
    return 0.5 + 0.5 * x / (1.0 + (x if x > 0.0 else -x))
