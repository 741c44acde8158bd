"""Who decides. A player is handed what its seat may know, and answers with an action."""

from random import Random
from typing import Protocol

from lusoria.core.errors import LusoriaError
from lusoria.core.state import State
from lusoria.players.greedy import Greedy
from lusoria.players.random import AtRandom


class UnknownPlayer(LusoriaError):
    """There is no player of this name."""


class Player(Protocol):
    """Decides for a seat."""

    def choose(self, state: State, rng: Random) -> int:
        """A legal action of the seat that decides.

        The state is a resampled one, the player's own: it holds nothing the seat may not know.
        """


PLAYERS: dict[str, type[Player]] = {"random": AtRandom, "greedy": Greedy}


def player(name: str) -> Player:
    """A new player of this name."""
    if name not in PLAYERS:
        raise UnknownPlayer(f"There is no player {name!r}. Players: {', '.join(PLAYERS)}.")
    return PLAYERS[name]()


def decide(who: Player, state: State, rng: Random) -> int:
    """The player's decision in a position of which it sees only what its seat may know."""
    return who.choose(state.resample(state.player, rng), rng)
