"""A decision under guard: whatever a player does, the game goes on with a legal action."""

import signal
import threading
from random import Random
from types import FrameType
from typing import Final

from lusoria.core.record import FAULTS
from lusoria.core.state import State
from lusoria.players import Player

CRASH, TIME, ILLEGAL, TAMPERING = FAULTS
AGAIN: Final = 0.05  # seconds until a player that has caught the first alarm hears the next


class TooLate(BaseException):
    """The time for a decision is over. No `Exception`, so that players do not catch it."""


def guarded(
    who: Player, state: State, rng: Random, lot: Random, seconds: float = 0.0
) -> tuple[int, str]:
    """A legal action, and "" or the fault for which the lot chose it instead of the player.

    The player is handed a position that shares nothing with the true one and holds nothing its
    seat may not know. It may not change it, and has to answer within the seconds, if there are
    any: Python code is interrupted then, in the main thread of a process.
    """
    handed = state.game.restore(state.resample(state.player, lot).snapshot())
    before = handed.snapshot()
    fault = ""
    answer: object = None
    alarm = Alarm(seconds)
    try:
        alarm.set()
        answer = who.choose(handed, rng)
    except TooLate:
        fault = TIME
    except KeyboardInterrupt:
        raise
    except BaseException:  # a player must not end the match, not even by SystemExit
        fault = CRASH
    finally:
        alarm.end()
    if alarm.rung:
        fault = TIME
    if not fault and _differs(handed, before):
        fault = TAMPERING
    if not fault and (
        not isinstance(answer, int) or isinstance(answer, bool) or not state.is_legal(answer)
    ):
        fault = ILLEGAL
    if fault:
        return lot.choice(state.legal_actions()), fault
    assert isinstance(answer, int)
    return answer, ""


def _differs(handed: State, before: dict[str, object]) -> bool:
    """Whether the position is no longer what it was; one that cannot tell is not."""
    try:
        return handed.snapshot() != before
    except Exception:
        return True


class Alarm:
    """Interrupts the code of this thread after some seconds, and again until it is ended."""

    def __init__(self, seconds: float) -> None:
        self.rung = False
        self.seconds = seconds
        self.on = (
            seconds > 0.0
            and hasattr(signal, "setitimer")
            and threading.current_thread() is threading.main_thread()
        )
        self.before: object = None

    def set(self) -> None:
        """From now on the time counts."""
        if self.on:
            self.before = signal.signal(signal.SIGALRM, self.ring)
            signal.setitimer(signal.ITIMER_REAL, self.seconds, AGAIN)

    def ring(self, number: int, frame: FrameType | None) -> None:
        """The time is over."""
        self.rung = True
        raise TooLate

    def end(self) -> None:
        """The decision is made."""
        if self.on:
            signal.setitimer(signal.ITIMER_REAL, 0.0)
            signal.signal(signal.SIGALRM, self.before)  # type: ignore[arg-type]
