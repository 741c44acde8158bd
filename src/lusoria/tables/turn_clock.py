"""The clock of a turn: whose it is, when it has run out, and for whom it stands still."""

from lusoria.tables.live_table import LiveTable
from lusoria.tables.setup import is_patient
from lusoria.tables.standstill import Standstill


def due(live: LiveTable, standstill: Standstill) -> float | None:
    """Return when a bot has to decide or a person's time is up; None if the table just waits."""
    if live.player is None:
        return None
    if live.bot_to_move:
        return live.at
    if live.setup.seconds is None:
        return None
    return standstill.due(live.turn_began, live.setup.seconds, _whose(live))


def left(live: LiveTable, standstill: Standstill, now: float) -> float | None:
    """Return the seconds on the clock of the seat that decides; None if none runs."""
    ends = due(live, standstill)
    return None if ends is None else standstill.left(now, ends, _whose(live))


def away(live: LiveTable, standstill: Standstill, now: float) -> list[float | None]:
    """Return for each seat until when its clock stands still for a vacation; None: it runs."""
    if not is_patient(live.setup) or live.status not in ("open", "running"):
        return [None] * live.size
    return [standstill.away_until(account, now) for account in live.accounts]


def _whose(live: LiveTable) -> str:
    """The account during whose vacations the clock stands still; empty if there is none."""
    if live.player is None or not is_patient(live.setup):
        return ""
    return live.accounts[live.player]
