"""How a player explains a decision."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """One of the actions that could be chosen."""

    action: int
    line: list[str]
    """The action in notation, and the decisions expected after it."""
    visits: int
    value: float
    """The expected result of the deciding seat, from 0 (last) to 1 (first)."""

    def json(self) -> dict[str, object]:
        """Return the option as plain data."""
        return {
            "action": self.action,
            "line": self.line,
            "visits": self.visits,
            "value": round(self.value, 4),
        }
