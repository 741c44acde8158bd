"""Who takes part: the players of this package by name, and anybody's own."""

import importlib
import sys
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol

from lusoria.arena.programs import Lines, Posts, Program
from lusoria.arena.thinker import CRASH, TAMPERING, Answering, Failed, NoAnswer, Thinker
from lusoria.core.registry import game as game_of
from lusoria.core.state import State
from lusoria.players import Player, UnknownPlayer, player


class Entrant(Protocol):
    """Decides for a seat in one game."""

    why: str
    """What went wrong with the last decision, for whoever wrote it; "" if that is not known."""

    def decide(self, state: State) -> tuple[object, str]:
        """What it answers in a position of its own, and "" or its fault."""

    def close(self) -> None:
        """The game is over."""


def entrant(name: str, game: str, seed: str, seconds: float) -> Entrant:
    """A new player of that name: one of ours, or one of your own: `module:Class` in Python,
    `cmd:…` a program that is begun here, `http://…` one that runs somewhere.

    The seed is that of its random generator. The seconds for a decision limit isolated players
    only: built-in ones think for a number of positions, to decide the same on any machine.
    """
    module, colon, rest = name.partition(":")
    try:
        if module == "cmd":
            return Program(Lines(rest), seed, seconds)
        if module in ("http", "https"):
            return Program(Posts(name, seconds), seed, seconds)
    except NoAnswer as e:
        raise UnknownPlayer(f"{name!r} cannot be asked: {e}.") from None
    if colon and module != "search":
        return IsolatedPlayer(name, game, seed, seconds)
    return BuiltInPlayer(player(name, game), seed)


class BuiltInPlayer:
    """One of ours: trusted, and asked in this process."""

    def __init__(self, who: Player, seed: str) -> None:
        self.player: Final = who
        self.rng: Final = Random(seed)
        self.why = ""

    def decide(self, state: State) -> tuple[object, str]:
        """What it answers; an exception is a fault and does not end the match."""
        try:
            return self.player.choose(state, self.rng), ""
        except Exception as e:
            self.why = f"{type(e).__name__}: {e}"
            return None, CRASH

    def close(self) -> None:
        """It holds nothing."""


class IsolatedPlayer:
    """A player of your own, in a process that lives as long as the game or until it is late.

    It stays the same player during a game and may remember its earlier decisions. If it is late or
    ends its process, a new one without these memories takes its place.
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
        """What it answers, if it does in time and has left the position as it was."""
        self.why = ""
        try:
            found = self.thinker.ask(state, self.seconds)
        except Failed as e:
            self.why = e.why
            return None, e.fault
        except NoAnswer as e:  # with the same numbers drawn again the next one might fail again
            self.why = e.why
            self.lost += 1
            self.thinker = Thinker(own, self.name, self.game, f"{self.seed} {self.lost}")
            return None, e.fault
        if not isinstance(found, dict):
            return None, CRASH
        return found.get("action"), TAMPERING if found.get("changed") else ""

    def close(self) -> None:
        """Ends its process."""
        self.thinker.end()


# --- inside an isolated player's process ---


def own(name: str, game: str, seed: str) -> Answering:
    """Somebody's own player, made; its decisions are told with whether it changed the position."""
    actions = range(game_of(game).action_count)  # loads the rules: that is not the player's time
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
    """Whether the position is no longer what it was; one that cannot tell is not."""
    try:
        return handed.snapshot() != before
    except Exception:
        return True
