"""Who decides. A player is handed what its seat may know, and answers with an action."""

from random import Random
from typing import Final, Protocol

from lusoria.core.errors import LusoriaError
from lusoria.core.state import State
from lusoria.players.greedy import Greedy
from lusoria.players.levels import LEVELS, played_by
from lusoria.players.random import AtRandom
from lusoria.players.search import Search

PLAYERS: Final = ("random", "greedy", "search")
MOST: Final = 10_000_000  # iterations


class UnknownPlayer(LusoriaError):
    """There is no player of this name."""


class Player(Protocol):
    """Decides for a seat. Its budget is given when it is made; it may remember earlier decisions
    of the same game.
    """

    def choose(self, state: State, rng: Random) -> int:
        """A legal action of the seat that decides.

        The state is a resampled one, the player's own: it holds nothing the seat may not know.
        """


def player(name: str, game: str = "") -> Player:
    """A new player: `random`, `greedy`, `search:2000` with iterations a move, `search:0.5s` with
    seconds a decision, or `easy`, `medium`, `hard` as they are in that game.
    """
    word, colon, budget = name.partition(":")
    if name in LEVELS:
        return player(played_by(name, game))
    if name == "random":
        return AtRandom()
    if name == "greedy":
        return Greedy()
    if word == "search":
        if not colon:
            return Search()
        return _search(name, budget)
    known = ", ".join((*PLAYERS, *LEVELS))
    raise UnknownPlayer(f"There is no player {name!r}. Players: {known}.")


def _search(name: str, budget: str) -> Search:
    seconds = budget.removesuffix("s")
    try:
        if seconds != budget and 0.0 < float(seconds) <= 3600.0:
            return Search(seconds=float(seconds))
        if seconds == budget and 0 < int(budget) <= MOST:
            return Search(int(budget))
    except ValueError:
        pass
    raise UnknownPlayer(
        f"{name!r} has no budget that search understands: search:2000 is iterations a move, "
        "search:0.5s seconds a decision."
    )


def decide(who: Player, state: State, rng: Random) -> int:
    """The player's decision in a position of which it sees only what its seat may know."""
    return who.choose(state.resample(state.player, rng), rng)
