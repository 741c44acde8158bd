"""Confidence intervals."""

from dataclasses import dataclass
from math import sqrt

Z95 = 1.959964


@dataclass(frozen=True)
class Share:
    """A share of something, with its 95 % interval."""

    share: float
    low: float
    high: float
    of: int

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % ({100 * self.low:.1f}–{100 * self.high:.1f})"

    @property
    def holds_half(self) -> bool:
        """True if one half lies within the interval."""
        return self.low <= 0.5 <= self.high


def wilson(won: float, of: int, z: float = Z95) -> Share:
    """Return the share of games won with Wilson's interval; a draw is half a win."""
    if of == 0:
        return Share(0.5, 0.0, 1.0, 0)
    share = won / of
    centre = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return Share(share, max(0.0, centre - half), min(1.0, centre + half), of)
