"""What only the action of a card reaches: what is said to whoever tries it without (R12).

A card of the opponent, his points, the discard pile: each names the card of the own side that could
act on it and what that takes, or those that would.
"""

from typing import TYPE_CHECKING, Final

from lusoria.core.errors import Refusal
from lusoria.core.message import Message, Params
from lusoria.games.roma import actions as a
from lusoria.games.roma import refusals as no
from lusoria.games.roma.battle import AIMING, check_aim
from lusoria.games.roma.cards import (
    AESCULAPINUM,
    BUILDINGS,
    CENTURIO,
    CLAUSES,
    EMPTY,
    KINDS,
    LEGIONARIUS,
    MERCATOR,
    MERCATUS,
    SCAENICUS,
    TRIBUNUS,
)
from lusoria.games.roma.effects import check_activation
from lusoria.games.roma.words import card_name

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma

BLOCKS: Final = (a.TARGET, a.BUY, a.TAKE)  # actions that are parts of a card's
RANK: Final = 3


def refusal(s: "Roma", action: int) -> Refusal:
    """Why such an action cannot be taken by itself, and which card could bring it about."""
    block = a.verb(action)
    rest = action - block
    if block == a.TARGET and s.board[(1 - s.active) * 6 + rest] == EMPTY:
        return Refusal("R12", Message("roma-refuse-no-target", {"disc": str(rest + 1)}), RANK)
    rule, way = _way(s, block, rest)
    params: Params = {"what": _what(s, block, rest), "way": way}
    return Refusal(rule, Message("roma-refuse-by-card", params), RANK)


def _what(s: "Roma", block: int, rest: int) -> Message:
    """What was tried."""
    if block == a.TARGET:
        return Message("roma-reach-card", {"card": card_name(s.board[(1 - s.active) * 6 + rest])})
    return Message("roma-reach-points" if block == a.BUY else "roma-reach-discard")


def _way(s: "Roma", block: int, rest: int) -> tuple[str, Message]:
    """A card of the own side that can act on it; or one that could, and what is in its way; or
    those that would if they lay there. With the clause.
    """
    later = EMPTY
    for disc in range(6):
        kind = s.board[s.active * 6 + disc]
        if _reaches_from(s, kind, disc, block, rest):
            if check_activation(s, disc) == 0:
                return CLAUSES[kind], Message("roma-reach-now", _lying(kind, disc))
            if later == EMPTY:
                later = disc
    if later != EMPTY:
        kind = s.board[s.active * 6 + later]
        why = no.refusal(s, a.ACTIVATE + later, check_activation(s, later), "")
        params = _lying(kind, later)
        params["why"] = why.message
        return why.rule, Message("roma-reach-later", params)
    names = [card_name(kind) for kind in range(KINDS) if _reaches(s, kind, block, rest)]
    if block == a.TARGET:
        for kind in (LEGIONARIUS, CENTURIO):
            names.append(Message("roma-opposite", {"card": card_name(kind)}))
    return "R12", Message("roma-reach-missing", {"cards": _any_of(names)})


def _lying(kind: int, disc: int) -> Params:
    return {"card": card_name(kind), "disc": str(disc + 1)}


def _reaches_from(s: "Roma", kind: int, disc: int, block: int, rest: int) -> bool:
    """True if a card beside a disc of the own side could act so; the Scaenicus by another (R30)."""
    if kind in (LEGIONARIUS, CENTURIO):
        return block == a.TARGET and disc == rest
    if kind != SCAENICUS:
        return kind != EMPTY and _reaches(s, kind, block, rest)
    for i in range(s.active * 6, s.active * 6 + 6):
        other = s.board[i]
        is_other = 0 <= other < BUILDINGS and other != SCAENICUS
        if is_other and _reaches_from(s, other, disc, block, rest):
            return True
    return False


def _reaches(s: "Roma", kind: int, block: int, rest: int) -> bool:
    """True if a card could act so, wherever it lies."""
    if block == a.TARGET:
        return kind in AIMING and check_aim(s, kind, rest) == 0
    if block == a.TAKE:
        return kind == AESCULAPINUM
    return kind in (MERCATOR, TRIBUNUS) or (kind == MERCATUS and not s.from_stockpile)


def _any_of(names: list[Message]) -> Message:
    """Some names as a choice."""
    found = names[-1]
    for i in range(len(names) - 2, -1, -1):
        text = "roma-or" if i == len(names) - 2 else "roma-list"
        found = Message(text, {"first": names[i], "rest": found})
    return found
