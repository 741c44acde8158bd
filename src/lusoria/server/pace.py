"""How quickly the decisions of a bot follow each other before those who watch."""

from typing import Final


class Pace:
    """When a bot's decisions are told, so that people can follow and need not wait.

    The longer a turn, the quicker it goes: fifty decisions take no more than a few, and those
    within a move less than its first. Time that a bot has thought is not waited for once more,
    nor is it added to what the rest of its turn takes.
    """

    def __init__(self, pause: float) -> None:
        self.pause: Final = pause
        self.turn = -1
        self.nth = 0  # decision of that turn
        self.due = 0.0

    def next(self, turn: int, now: float, *, in_move: bool) -> float:
        """When the decision is told that the bot begins to think of now, if not later."""
        if turn != self.turn:
            self.turn, self.nth, self.due = turn, 0, now
        self.nth += 1
        self.due += self.pause / (self.nth * (3 if in_move else 1))
        return self.due
