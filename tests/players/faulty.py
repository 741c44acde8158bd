"""Players that break down, dawdle, answer nonsense or reach where they should not."""

import os
from random import Random

from lusoria import State


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


class Stubborn:
    """Catches even the alarm, once, and answers late."""

    def choose(self, state: State, rng: Random) -> int:
        try:
            while True:
                rng.random()
        except BaseException:
            return state.legal_actions()[0]


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
