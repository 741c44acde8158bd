"""When clocks stand still: for everybody while no server runs, and for whoever is on vacation.

Neither stands in the log of a table. What happens there is that a bot takes over, and that is an
entry; when it does follows from the log and from this.
"""

from collections.abc import Sequence
from typing import Final

GRACE: Final = 5.0  # seconds that people have to find the server again after an outage

Span = tuple[float, float]


class Standstill:
    """The spans of time that count for nobody, and those that do not count for an account."""

    def __init__(self) -> None:
        self.outages: list[Span] = []
        """In order and without overlap, as each account's vacations are."""
        self.vacations: Final[dict[str, list[Span]]] = {}

    def add_outage(self, began: float, ended: float) -> None:
        """Add a time in which no server ran."""
        self.outages = _merged([*self.outages, (began, ended)])

    def set_vacations(self, account: str, spans: Sequence[Span]) -> bool:
        """Replace the vacations of an account; return False if they were the same."""
        before = self._of(account)
        self.vacations[account] = _merged([span for span in spans if span[0] < span[1]])
        return self.vacations[account] != before

    def away_until(self, account: str, now: float) -> float | None:
        """Return until when the account is on vacation; None if it is not."""
        return next((end for began, end in self._of(account) if began <= now < end), None)

    def due(self, began: float, seconds: float, account: str = "") -> float:
        """Return when a clock that began to run then has used up its seconds.

        It stands still while the account is on vacation, if one is named.
        """
        due = began + seconds
        vacations = self._of(account)
        for first, last in _merged([*self.outages, *vacations]) if vacations else self.outages:
            if first < due and last > began:
                due += last - max(first, began)
        return due

    def left(self, now: float, due: float, account: str = "") -> float:
        """Return how many seconds a clock that is due then has left, without the vacations."""
        spans = [(max(first, now), min(last, due)) for first, last in self._of(account)]
        return due - now - sum(last - first for first, last in spans if first < last)

    def _of(self, account: str) -> Sequence[Span]:
        return self.vacations.get(account, ())


def _merged(spans: Sequence[Span]) -> list[Span]:
    """Return the spans in order; those that overlap are one."""
    merged: list[Span] = []
    for first, last in sorted(spans):
        if merged and first <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], last))
        else:
            merged.append((first, last))
    return merged
