"""Who decides. A player is handed what its seat may know, and answers with an action."""

from random import Random
from typing import Final, Protocol

from lusoria.core.errors import LusoriaError
from lusoria.core.state import State
from lusoria.players.greedy import Greedy
from lusoria.players.levels import LEVEL_NAMES, played_by
from lusoria.players.look import Look
from lusoria.players.random import AtRandom
from lusoria.players.search import Search

PLAYERS: Final = ("random", "greedy", "look", "search")
MAX_ITERATIONS: Final = 10_000_000


class UnknownPlayer(LusoriaError):
    """There is no player of this name."""


class Player(Protocol):
    """Decides for a seat. Its budget is set when it is created, and it may remember earlier
    decisions of the same game.
    """

    def choose(self, state: State, rng: Random) -> int:
        """Return a legal action of the seat that decides.

        The state is a resampled copy that belongs to the player: it holds nothing the seat may
        not know.
        """


def player(name: str, game: str = "") -> Player:
    """Return a new player: `random`, `greedy`, `look`, `look:0.05` (a glance that errs; the
    temperature of its choice), `search:2000` (iterations for each move), `search:0.5s` (seconds for
    each decision), or a level of the game, from `beginner` to `master`.
    """
    word, colon, budget = name.partition(":")
    if name in LEVEL_NAMES:
        return player(played_by(name, game))
    if name == "random":
        return AtRandom()
    if name == "greedy":
        return Greedy()
    if word == "look":
        return _look(name, budget) if colon else Look()
    if word == "search":
        if not colon:
            return Search()
        return _search(name, budget)
    known = ", ".join((*PLAYERS, *LEVEL_NAMES))
    raise UnknownPlayer(f"There is no player {name!r}. Players: {known}.")


def _look(name: str, temperature: str) -> Look:
    try:
        if 0.0 < float(temperature) <= 10.0:
            return Look(float(temperature))
    except ValueError:
        pass
    raise UnknownPlayer(f"{name!r} has no valid temperature: look:0.05 is one.")


def _search(name: str, budget: str) -> Search:
    seconds = budget.removesuffix("s")
    try:
        if seconds != budget and 0.0 < float(seconds) <= 3600.0:
            return Search(seconds=float(seconds))
        if seconds == budget and 0 < int(budget) <= MAX_ITERATIONS:
            return Search(int(budget))
    except ValueError:
        pass
    raise UnknownPlayer(
        f"{name!r} has no valid budget: search:2000 means 2000 iterations for each move, "
        "search:0.5s half a second for each decision."
    )


def decide(who: Player, state: State, rng: Random) -> int:
    """Return the player's decision; it is shown only what its seat may know of the position."""
    return who.choose(state.resample(state.player, rng), rng)
