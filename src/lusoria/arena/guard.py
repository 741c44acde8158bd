"""A guarded decision: whatever a player does, the game continues with a legal action."""

from random import Random

from lusoria.arena.entrants import Entrant
from lusoria.arena.thinker import ILLEGAL
from lusoria.core.state import State


def guarded(who: Entrant, state: State, lot: Random) -> tuple[int, str]:
    """Return a legal action, and "" or the fault because of which it was drawn at random.

    The player is handed a position that shares nothing with the true one and holds nothing that
    its seat may not know.
    """
    answer, fault = who.decide(state.resample(state.player, lot))
    if not fault:
        if isinstance(answer, int) and not isinstance(answer, bool) and state.is_legal(answer):
            return answer, ""
        fault = ILLEGAL
    return lot.choice(state.legal_actions()), fault
