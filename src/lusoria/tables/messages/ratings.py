"""How strong people and bots are: leader boards, and what everyone may know of a player."""

from typing import Any

from msgspec import Struct

from lusoria.tables.messages.bounds import Level


class PoolInfo(Struct):
    """Games that are rated together: a game, or one edition of it."""

    id: str
    game: str
    options: dict[str, Any]
    """The edition, where it is not the usual one."""


class PlayerName(Struct):
    """Somebody who has a rating."""

    name: str | None
    """The name of an account; null for a bot, and where the account was deleted."""
    bot: Level | None
    """The level of a bot."""


class RatingInfo(Struct):
    """How strong somebody is in a pool."""

    pool: str
    rating: float
    half: float
    """Half the width of the 95 % interval."""
    provisional: bool
    """True until enough games were played."""
    games: int
    changed: float


class Ranked(Struct):
    """A place on a leader board."""

    rank: int
    who: PlayerName
    rating: RatingInfo


class LeaderBoard(Struct):
    """A page of a leader board, in the order of the lower ends of the intervals."""

    pool: str
    ranks: list[Ranked]
    next: int | None
    """The value of `skip` for the next page; null: this is the last one."""


class RatingPoint(Struct):
    """A rating after a game."""

    at: float
    rating: float
    half: float
    """Half the width of the 95 % interval."""


class RatingCourse(Struct):
    """How a rating came about: its last games, the oldest first."""

    pool: str
    points: list[RatingPoint]


class Opponent(Struct):
    """The games with somebody, and how they ended."""

    who: PlayerName
    pool: str
    won: int
    drawn: int
    lost: int


class RatedPlayer(Struct):
    """Somebody who played, and what came of it."""

    who: PlayerName
    ally: bool
    """True on the same side."""
    place: int
    rating: float
    """Before the game."""


class MeanAccuracy(Struct):
    """How well somebody has played in a pool, in the games that were analysed."""

    pool: str
    mean: float
    games: int


class Played(Struct):
    """A rated game that is over."""

    table: str | None
    """The table's id, where whoever asks may look at it; null otherwise."""
    pool: str
    at: float
    place: int
    rating: float
    """Before the game."""
    change: float
    """What the game did to it."""
    accuracy: float | None
    """1 if nothing was given away, 0 if as much as by choosing blindly; null: not analysed."""
    others: list[RatedPlayer]


class PlayerPage(Struct):
    """What everyone may know of a player."""

    who: PlayerName
    since: float | None
    """When the account was made; null for a bot."""
    ratings: list[RatingInfo]
    """Of the pools in which the player has played."""
    courses: list[RatingCourse]
    opponents: list[Opponent]
    """Those with whom most games were played."""
    accuracies: list[MeanAccuracy]
    """Of the pools in which a game was analysed."""
    games: list[Played]
    """The last games, the newest first."""
