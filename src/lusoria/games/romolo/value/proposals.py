"""What players consider when they propose an exchange to their ally."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import actions as a
from lusoria.games.romolo.economy import exchange

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def sensible(s: "Romolo", legal: list[int]) -> list[int]:
    """Return the items worth a look: nothing is given and asked for in one proposal."""
    found: list[int] = []
    for action in legal:
        if action == a.DONE or not _goes_back(s, action):
            found.append(action)
    return found


def _goes_back(s: "Romolo", action: int) -> bool:
    """True if the proposal has the same ware the other way."""
    ware, wanted = exchange.ware(s, action), exchange.is_asked_for(action)
    for item in s.proposal:
        if exchange.ware(s, item) == ware and exchange.is_asked_for(item) != wanted:
            return True
    return False
