"""Times without a server: clocks stand still then."""

from typing import Final

GRACE: Final = 5.0  # seconds that people have to find the server again after an outage


class Outages:
    """The spans of time in which no server ran, in order and without overlap."""

    def __init__(self) -> None:
        self.spans: list[tuple[float, float]] = []

    def add(self, began: float, ended: float) -> None:
        """Add an outage; those that overlap are merged."""
        spans = sorted([*self.spans, (began, ended)])
        merged = spans[:1]
        for first, last in spans[1:]:
            if first <= merged[-1][1]:
                merged[-1] = (merged[-1][0], max(merged[-1][1], last))
            else:
                merged.append((first, last))
        self.spans = merged

    def due(self, began: float, seconds: float) -> float:
        """Return when a clock that began to run then has used up its seconds."""
        due = began + seconds
        for first, last in self.spans:
            if first < due and last > began:
                due += last - max(first, began)
        return due
