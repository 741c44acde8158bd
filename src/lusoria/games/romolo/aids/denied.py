"""What a Worker usually does, and why the chosen one cannot do it now."""

from typing import TYPE_CHECKING, Final, TypedDict

from lusoria.core.view import Said, said
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked
from lusoria.games.romolo.economy import work

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

USUAL: Final = {a.PRODUCE: "produce"}


class Denied(TypedDict):
    """Something that the chosen Worker cannot do."""

    verb: str
    why: Said
    rule: str


def denied(s: "Romolo", seat: int | None) -> list[Denied]:
    """Return what the chosen Worker would usually do and cannot; nothing if it may only move."""
    if s.player != seat or s.step != asked.DO or s.move.free or work.check_work(s, s.move) != 0:
        return []
    found: list[Denied] = []
    for action, verb in USUAL.items():
        refusal = s.why_not(action)
        if refusal is not None:
            found.append({"verb": verb, "why": said(refusal.message), "rule": refusal.rule})
    return found
