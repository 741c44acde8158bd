"""Defences and battles, and cards that leave the table (R13, R20, R24, R28, R29, R33 to R44)."""

from typing import TYPE_CHECKING

from lusoria.core.lists import changed
from lusoria.games.roma import actions as a
from lusoria.games.roma import piles
from lusoria.games.roma.cards import (
    CENTURIO,
    DEFENCES,
    EMPTY,
    GLADIATOR,
    NERO,
    PRAETORIANUS,
    SICARIUS,
    TURRIS,
)
from lusoria.games.roma.layout import ADD, BATTLE, SPENT

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma


def defence(s: "Roma", place: int) -> int:
    """What the card at a place of the board defends with, modifiers included (R34, R44)."""
    return DEFENCES[s.board[place]] + turres(s, place) - siege(s, place)


def turres(s: "Roma", place: int) -> int:
    """What the Turris cards of the same side add to the defence of another card (R44)."""
    seat = place // 6
    count = 0
    for i in range(seat * 6, seat * 6 + 6):
        if s.board[i] == TURRIS and i != place:
            count += 1
    return count


def siege(s: "Roma", place: int) -> int:
    """What the Essedum takes off the defence of a card of the opponent (R34)."""
    return s.siege if place // 6 != s.active else 0


def aim(s: "Roma", disc: int) -> None:
    """A disc of the opponent has been chosen."""
    kind = s.acting
    enemy = 1 - s.active
    s.target = disc
    if kind == PRAETORIANUS:
        s.blocked = changed(s.blocked, enemy, s.blocked[enemy] | 1 << disc)  # R29
        s.tell("block", s.active, enemy, disc + 1)
    elif kind == GLADIATOR:
        victim = s.board[enemy * 6 + disc]
        s.board[enemy * 6 + disc] = EMPTY
        piles.to_hand(s, enemy, victim, openly=True)  # R24
        s.tell("return", enemy, victim, disc + 1)
    elif kind in (SICARIUS, NERO):
        remove(s, enemy, disc)  # R20, R28
        remove(s, s.active, s.source)  # itself, or the Scaenicus that copies it (R30)
    else:
        s.throw(BATTLE)  # R33, R42
        return
    s.finish()


def fight(s: "Roma", roll: int) -> None:
    """The battle die has been rolled (R13). A Centurio may add a die (R36)."""
    s.roll = roll
    enemy = 1 - s.active
    place = enemy * 6 + s.target
    s.tell(
        "battle", s.active, s.acting, enemy, s.board[place], s.target + 1, roll, defence(s, place)
    )
    if s.acting == CENTURIO and s.spare_dice() > 0:
        s.ask(ADD)
    else:
        decide(s, 0)


def reinforce(s: "Roma", action: int) -> None:
    """The Centurio adds an unused die, or does not (R36)."""
    value = 0
    if action != a.DONE:
        value = action - a.ADD + 1
        s.tell("add", s.active, value, s.use_die(value, SPENT))
    decide(s, value)


def decide(s: "Roma", added: int) -> None:
    """Equal to the defence or above it: the attacked card is discarded (R13)."""
    enemy = 1 - s.active
    place = enemy * 6 + s.target
    against = defence(s, place)
    strength = s.roll + added
    won = strength >= against
    s.tell(
        "beat" if won else "hold",
        s.active,
        s.acting,
        enemy,
        s.board[place],
        s.target + 1,
        s.roll,
        added,
        against,
        strength,
    )
    if won:
        remove(s, enemy, s.target)
    s.finish()


def remove(s: "Roma", seat: int, disc: int) -> None:
    """A card on the table is discarded."""
    kind = s.board[seat * 6 + disc]
    s.board[seat * 6 + disc] = EMPTY
    piles.to_discard(s, kind)
    s.tell("lose", seat, kind, disc + 1)
