"""How a player explains a decision."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """One of the actions that a decision was between."""

    action: int
    line: list[str]
    """The action in notation, and the decisions expected after it."""
    visits: int
    value: float
    """The result to be expected by the deciding seat, from 0 (last) to 1 (first)."""

    def json(self) -> dict[str, object]:
        """The option as plain data."""
        return {
            "action": self.action,
            "line": self.line,
            "visits": self.visits,
            "value": round(self.value, 4),
        }
