"""Time in which nobody was served: no clock ran then."""

from typing import Final

GRACE: Final = 5.0  # seconds after its return in which people find the server again
BEAT: Final = 5.0  # seconds between the marks from which an outage is known
STALL: Final = 15.0  # seconds without a round after which the whole machine must have slept


class Pauses:
    """The outages, one after the other."""

    def __init__(self) -> None:
        self.spans: list[tuple[float, float]] = []

    def add(self, began: float, ended: float) -> None:
        """One more; what overlaps becomes one."""
        spans = sorted([*self.spans, (began, ended)])
        merged = spans[:1]
        for first, last in spans[1:]:
            if first <= merged[-1][1]:
                merged[-1] = (merged[-1][0], max(merged[-1][1], last))
            else:
                merged.append((first, last))
        self.spans = merged

    def due(self, began: float, seconds: float) -> float:
        """When so many seconds are over that began to run then."""
        due = began + seconds
        for first, last in self.spans:
            if first < due and last > began:
                due += last - max(first, began)
        return due
