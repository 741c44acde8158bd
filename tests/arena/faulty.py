"""Players that break down, dawdle, answer nonsense or reach where they should not."""

import os
import zlib
from contextlib import suppress
from random import Random
from time import perf_counter

from lusoria import State
from lusoria.players import MAX_ITERATIONS
from lusoria.players.search import Search

LIMIT = 0.1  # seconds for a decision of the lazy one


class Crashing:
    """Divides by zero."""

    def choose(self, state: State, rng: Random) -> int:
        return 1 // 0


class Leaving:
    """Wants to end the program."""

    def choose(self, state: State, rng: Random) -> int:
        raise SystemExit(3)


class Dying:
    """Ends its process without a word."""

    def choose(self, state: State, rng: Random) -> int:
        os._exit(3)


class Endless:
    """Never comes to a decision, and catches what it can."""

    def choose(self, state: State, rng: Random) -> int:
        while True:
            try:
                while True:
                    rng.random()
            except Exception:
                continue


class Deaf:
    """Thinks for hours in code of ours, which looks up for nothing once it is compiled."""

    def choose(self, state: State, rng: Random) -> int:
        return Search(MAX_ITERATIONS).choose(state, rng)


class Lazy:
    """Answers at once, or about when its time is over, so that it is now in time, now late."""

    def choose(self, state: State, rng: Random) -> int:
        end = perf_counter() + rng.choice((0.0, 0.9, 1.0, 1.1)) * LIMIT
        while perf_counter() < end:
            rng.random()
        return state.legal_actions()[0]


class Counting:
    """Remembers how often it was asked, and ends its process the third time."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, state: State, rng: Random) -> int:
        self.asked += 1
        if self.asked == 3:
            os._exit(3)
        return state.legal_actions()[self.asked % 2]


class Illegal:
    """Takes what may not be taken."""

    def choose(self, state: State, rng: Random) -> int:
        legal = state.legal_actions()
        return next(a for a in range(state.game.action_count) if a not in legal)


class Foreign:
    """Takes what no table of actions holds."""

    def choose(self, state: State, rng: Random) -> int:
        return 10**30


class Speechless:
    """Answers with no number at all."""

    def choose(self, state: State, rng: Random) -> int:
        return None  # type: ignore[return-value]


class Tampering:
    """Changes the position it is handed, and everything it finds in it."""

    def choose(self, state: State, rng: Random) -> int:
        action = state.legal_actions()[0]
        for name in dir(state):
            if not name.startswith("_"):
                part = getattr(state, name)
                if isinstance(part, list):
                    part.clear()
                elif isinstance(part, dict):
                    part["round_limit"] = 1
        return action


class Playing:
    """Plays on the position it is handed instead of a copy."""

    def choose(self, state: State, rng: Random) -> int:
        action = state.legal_actions()[0]
        state.apply(action)
        return action


class Honest:
    """Takes the first legal action."""

    def choose(self, state: State, rng: Random) -> int:
        return state.legal_actions()[0]


class Curious:
    """Cannot be made without being told something."""

    def __init__(self, something: str) -> None:
        self.something = something


class Peeking:
    """Chooses by what it is shown of the other seat."""

    def choose(self, state: State, rng: Random) -> int:
        legal = state.legal_actions()
        return legal[zlib.crc32(str(state.view(1 - state.player)["seats"]).encode()) % len(legal)]


class Vast:
    """Answers with more digits than anybody wants to read."""

    def choose(self, state: State, rng: Random) -> int:
        return 1 << 100_000


class Babbling:
    """Talks into every pipe it finds instead of answering."""

    def choose(self, state: State, rng: Random) -> int:
        for number in range(3, 20):
            with suppress(OSError):
                os.write(number, b"\x00\x00\x00\x03[1]")
        return state.legal_actions()[0]
