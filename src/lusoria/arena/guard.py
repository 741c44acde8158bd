"""A decision under guard: whatever a player does, the game goes on with a legal action."""

from random import Random

from lusoria.arena.entrants import Entrant
from lusoria.arena.thinker import ILLEGAL
from lusoria.core.state import State


def guarded(who: Entrant, state: State, lot: Random) -> tuple[int, str]:
    """A legal action, and "" or the fault for which the lot chose it instead of the player.

    The player is handed a position that shares nothing with the true one and holds nothing its
    seat may not know.
    """
    answer, fault = who.decide(state.resample(state.player, lot))
    if not fault:
        if isinstance(answer, int) and not isinstance(answer, bool) and state.is_legal(answer):
            return answer, ""
        fault = ILLEGAL
    return lot.choice(state.legal_actions()), fault
