"""What a bot at a table is asked, and how it is answered: in a process, a worker, or right here."""

from random import Random
from typing import Final

from lusoria.core.state import State
from lusoria.players import Player, player
from lusoria.players.advice import Advice, advise

ADVICE: Final = "advice"  # is asked for in the place of a level's decision

Question = tuple[str, State, int]
"""A level, or `ADVICE`, a position and a seed."""


def question(level: str, state: State, rng: Random) -> Question:
    """Return what a bot is asked. It sees only what its seat may know: a resampled position."""
    return (level, state.resample(state.player, rng), rng.getrandbits(62))


class PlayerCache:
    """The players of a process, by level and game.

    Each remembers its last search and continues it if the next position is the expected one: a
    move of many decisions is thought through once.
    """

    def __init__(self) -> None:
        self.players: Final[dict[tuple[str, str], Player]] = {}

    def answer(self, asked: Question) -> int | Advice:
        """Return what is asked for: a decision, or advice."""
        what, state, seed = asked
        return advise(state, seed) if what == ADVICE else self.decide(asked)

    def decide(self, asked: Question) -> int:
        """Return the decision of the level's player; one that fails is not asked again."""
        level, state, seed = asked
        key = (level, state.game.id)
        who = self.players.pop(key, None) or player(*key)
        action = int(who.choose(state, Random(seed)))
        self.players[key] = who
        return action
