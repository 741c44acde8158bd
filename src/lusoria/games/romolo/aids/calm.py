"""Whether the War Phase is asked though nobody is to be fought."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import asked
from lusoria.games.romolo.campaign.plan import NO_CAMPAIGN

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def is_calm(s: "Romolo", seat: int | None) -> bool:
    """True if the seat chooses war or peace, and could attack nothing but buildings (RR11.2)."""
    begins = s.step == asked.WAR or (s.step == asked.DECLARE and s.campaign is NO_CAMPAIGN)
    return begins and s.player == seat and s.edition.war.is_calm(s)
