"""How quickly the decisions of a bot follow each other while people watch."""

from typing import Final


class BotPace:
    """When a bot's decisions are shown, so that people can follow without waiting long.

    The longer a turn, the faster it goes: fifty decisions take hardly longer than a few, and those
    within a move come faster than its first. The time a bot spends thinking counts as part of the
    pause.
    """

    def __init__(self, pause: float) -> None:
        self.pause: Final = pause
        self.turn = -1
        self.nth = 0  # decision of that turn
        self.due = 0.0

    def next(self, turn: int, now: float, *, in_move: bool) -> float:
        """Return the earliest time to show the decision that the bot starts thinking about now."""
        if turn != self.turn:
            self.turn, self.nth, self.due = turn, 0, now
        self.nth += 1
        self.due += self.pause / (self.nth * (3 if in_move else 1))
        return self.due
