"""How a battle stands before the die is rolled: everyone can reckon that out (R13, R36)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Message
from lusoria.games.roma import asked
from lusoria.games.roma.battle import defence
from lusoria.games.roma.cards import CENTURIO
from lusoria.games.roma.layout import UNUSED

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma


def odds(s: "Roma") -> Message | None:
    """What the battle die must show, and how often it does; with the best spare die as well."""
    if s.step != asked.BATTLE:
        return None
    need = defence(s, (1 - s.active) * 6 + s.target)
    die = _best_spare(s) if s.acting == CENTURIO else 0
    params: dict[str, object] = {"need": str(max(1, need)), "percent": _percent(need)}
    if need <= 1:
        return Message("roma-odds-sure", params)
    if need > 6 + die:
        return Message("roma-odds-never", params)
    if die == 0:
        return Message("roma-odds-battle", params)
    params["die"] = str(die)
    params["less"] = str(max(1, need - die))
    params["percent"] = _percent(need - die)
    return Message("roma-odds-only-add" if need > 6 else "roma-odds-add", params)


def _best_spare(s: "Roma") -> int:
    """The highest unused die, or 0."""
    best = 0
    for i in range(3):
        if s.used[i] == UNUSED and s.dice[i] > best:
            best = s.dice[i]
    return best


def _percent(need: int) -> str:
    """How often a die shows so much or more, in percent."""
    ways = min(6, max(0, 7 - need))
    return str((200 * ways + 6) // 12)
