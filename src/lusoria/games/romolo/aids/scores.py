"""The score as it stands."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.core.state import OVER
from lusoria.games.romolo import layout
from lusoria.games.romolo.board import presence
from lusoria.games.romolo.scoring import categories, decisions
from lusoria.games.romolo.scoring.categories import Category

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class CategoryScore(TypedDict):
    """A category of a side: its points, what majorities compare, and their prize."""

    points: int
    count: int
    """Of money, in half silver."""
    prize: int
    first: bool
    """Whether no other side has a larger prize."""


class SideScore(TypedDict):
    """What a side would score."""

    seats: list[int]
    place: int
    total: int
    categories: dict[Category, CategoryScore]
    artifex: int
    patronus: int
    workers: int
    soldiers: int


def scores(s: "Romolo", seat: int | None) -> list[SideScore] | None:
    """The score of this position, also after an end without scoring.

    Nobody sees it while coins are hidden; a spectator of a game alone does not know the
    multipliers that the player has peeked at.
    """
    secret = s.hidden_coins or (s.players == 1 and seat is None)
    if s.turn == 0 or (secret and s.player != OVER):
        return None
    tally = decisions.best(s)
    return [_score(s, tally, side) for side in range(tally.sides)]


def _highest_prize(tally: categories.Tally, category: int) -> int:
    return max(tally.prize_of(category, side) for side in range(tally.sides))


def _score(s: "Romolo", tally: categories.Tally, side: int) -> SideScore:
    seats = [seat for seat in range(s.rivals) if s.side(seat) == side]
    players = [seat for seat in seats if not s.is_ai(seat)]
    return {
        "seats": seats,
        "place": tally.places[side],
        "total": tally.totals[side],
        "categories": {
            categories.CATEGORIES[i]: {
                "points": tally.points_of(i, side),
                "count": tally.rank_of(i, side),
                "prize": tally.prize_of(i, side),
                "first": tally.prize_of(i, side) == _highest_prize(tally, i) > 0,
            }
            for i in s.edition.scored
        },
        "artifex": tally.together(tally.artifex, 0, side),
        "patronus": tally.together(tally.patronus, 0, side),
        "workers": sum(presence.count(s, seat, layout.WORKER) for seat in players),
        "soldiers": sum(presence.count(s, seat, layout.SOLDIER) for seat in players),
    }
