"""Who takes part: this package's players by name, and anybody's own."""

import importlib
import sys
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol

from lusoria.arena.frozen import FrozenPlayer, is_frozen
from lusoria.arena.programs import Lines, Posts, Program
from lusoria.arena.thinker import CRASH, TAMPERING, Answering, Failed, NoAnswer, Thinker
from lusoria.core.registry import game as game_of
from lusoria.core.state import State
from lusoria.players import PLAYERS, Player, UnknownPlayer, player


class Entrant(Protocol):
    """Decides for a seat in one game."""

    why: str
    """What went wrong with the last decision, for the player's author; "" if unknown."""

    def decide(self, state: State) -> tuple[object, str]:
        """Return its answer in a position that belongs to it, and its fault or ""."""

    def close(self) -> None:
        """Release what the player holds: the game is over."""


def entrant(name: str, game: str, seed: str, seconds: float) -> Entrant:
    """Return a new player: one of ours by name, or your own: `module:Class` in Python, `cmd:…` for
    a program started here, `http://…` for one that runs elsewhere; `search@1:500` for one of ours
    as it was in the first frozen version.

    The seed is for its random generator. The seconds for a decision limit isolated players only:
    built-in ones are limited by positions, so that they decide the same on any machine.
    """
    module, colon, rest = name.partition(":")
    try:
        if module == "cmd":
            return Program(Lines(rest), seed, seconds)
        if module in ("http", "https"):
            return Program(Posts(name, seconds), seed, seconds)
    except NoAnswer as e:
        raise UnknownPlayer(f"{name!r} cannot be asked: {e}.") from None
    if is_frozen(name):
        return FrozenPlayer(name, game, seed, seconds)
    if colon and module not in PLAYERS:
        return IsolatedPlayer(name, game, seed, seconds)
    return BuiltInPlayer(player(name, game), seed)


class BuiltInPlayer:
    """One of our players: trusted, and run in this process."""

    def __init__(self, who: Player, seed: str) -> None:
        self.player: Final = who
        self.rng: Final = Random(seed)
        self.why = ""

    def decide(self, state: State) -> tuple[object, str]:
        """Return its answer; an error of ours does not end the match."""
        try:
            return self.player.choose(state, self.rng), ""
        except Exception as e:
            self.why = f"{type(e).__name__}: {e}"
            return None, CRASH

    def close(self) -> None:
        """Do nothing: it holds no resources."""


class IsolatedPlayer:
    """A player of your own, in a process that lives until the game ends or it is too late.

    It stays the same object, so it may remember its earlier decisions. After a timeout or the end
    of its process a new one takes over, which remembers nothing.
    """

    def __init__(self, name: str, game: str, seed: str, seconds: float) -> None:
        self.name: Final = name
        self.game: Final = game
        self.seed: Final = seed
        self.seconds: Final = seconds
        self.lost = 0
        self.why = ""
        self.thinker = Thinker(own, name, game, seed)
        try:
            self.thinker.begin()
        except NoAnswer as e:
            raise UnknownPlayer(f"{name!r} cannot be made: {e}.") from None

    def decide(self, state: State) -> tuple[object, str]:
        """Return its answer, if it comes in time and the position is unchanged."""
        self.why = ""
        try:
            found = self.thinker.ask(state, self.seconds)
        except Failed as e:
            self.why = e.why
            return None, e.fault
        except NoAnswer as e:  # with the same random numbers the new one might fail again
            self.why = e.why
            self.lost += 1
            self.thinker = Thinker(own, self.name, self.game, f"{self.seed} {self.lost}")
            return None, e.fault
        if not isinstance(found, dict):
            return None, CRASH
        return found.get("action"), TAMPERING if found.get("changed") else ""

    def close(self) -> None:
        """End its process."""
        self.thinker.end()


# --- inside an isolated player's process ---


def own(name: str, game: str, seed: str) -> Answering:
    """Create the player; return a function that decides and says if the position was changed."""
    # Loads the rules now, so that it does not count as the player's time.
    actions = range(game_of(game).action_count)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    module, _, made_by = name.partition(":")
    isolated = getattr(importlib.import_module(module), made_by)()
    if not callable(getattr(isolated, "choose", None)):
        raise TypeError("it has no method `choose`")
    rng = Random(seed)

    def answering(handed: State) -> dict[str, object]:
        before = handed.snapshot()
        answer: Any = isolated.choose(handed, rng)
        known = isinstance(answer, int) and not isinstance(answer, bool) and answer in actions
        return {"action": answer if known else None, "changed": _differs(handed, before)}

    return answering


def _differs(handed: State, before: dict[str, object]) -> bool:
    """True if the position has changed, or can no longer be read."""
    try:
        return handed.snapshot() != before
    except Exception:
        return True
