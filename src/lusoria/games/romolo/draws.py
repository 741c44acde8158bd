"""What chance decides, and what follows from it."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import characters, combat, movement, setup, solitaire
from lusoria.games.romolo.layout import (
    ALL_TOKENS,
    ASIDE,
    BAG,
    CHARACTER,
    DIE,
    DOWN_MULT,
    EVENT,
    FINAL,
    FIRST,
    HELD,
    HEX,
    MULT,
    MULTIPLIER,
    MULTS,
    PILE,
    SEAT,
    SHOWN,
    TERRAIN,
    THEFT_ROLL,
    TILE,
    TYPES,
    UP,
)
from lusoria.games.romolo.tiles import CHARACTERS, PRAEPOSITUS, TYPE, TYPE_I

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def chances(s: "Romolo") -> list[tuple[int, int]]:
    """The outcomes with their weights, ascending."""
    step = s.step
    found: list[tuple[int, int]] = []
    if step == DIE:
        return a.DICE[:]
    if step == TILE:
        counted(s, PILE, 4, a.C_TERRAIN, found)
    elif step == MULTIPLIER:
        counted(s, MULTS, 2, a.C_MULT, found)
    elif step == EVENT:
        counted(s, BAG, 5, a.C_EVENT, found)
    elif step == CHARACTER:
        wanted = next_type(s)
        for kind in range(CHARACTERS):
            if TYPE[kind] == wanted and s.drawn & (1 << kind) == 0:
                found.append((a.C_CHARACTER + kind, 1))
    elif step == ASIDE:
        for token in range(6):
            found.append((a.C_TOKEN + token, 1))
    elif step == FIRST:
        for seat in range(s.players):
            found.append((a.C_FIRST + seat, 1))
    else:
        solitaire.lots(s, found)
    return found


def counted(s: "Romolo", start: int, number: int, block: int, found: list[tuple[int, int]]) -> None:
    """An outcome for each kind that is left, weighted by how many are."""
    for kind in range(number):
        if s.stock[start + kind] > 0:
            found.append((block + kind, s.stock[start + kind]))


def can_happen(s: "Romolo", outcome: int) -> bool:
    """Whether the outcome is among `chances`."""
    step = s.step
    if step == DIE:
        return a.C_DIE <= outcome < a.C_HEX
    if step == TILE:
        return a.C_TERRAIN <= outcome < a.C_MULT and s.stock[PILE + outcome - a.C_TERRAIN] > 0
    for possible, _ in chances(s):
        if possible == outcome:
            return True
    return False


def happen(s: "Romolo", outcome: int) -> None:
    """Chance has decided."""
    step = s.step
    if step == DIE:
        roll(s, outcome - a.C_DIE)
    elif step == TILE:
        terrain = outcome - a.C_TERRAIN
        s.stock[PILE + terrain] -= 1
        s.own_hexes()[s.target * HEX + TERRAIN] = terrain
        movement.uncover(s)
    elif step == MULTIPLIER:
        value = outcome - a.C_MULT
        s.stock[MULTS + value] -= 1
        s.own_hexes()[s.target * HEX + MULT] = value + 2
        if s.looking == FINAL:
            s.reveal()
            s.tell("multiplier", s.target, value + 2)
            s.end(s.ended)
        else:
            movement.seen(s)
    elif step == CHARACTER:
        drawn(s, outcome - a.C_CHARACTER)
    elif step == ASIDE:
        set_aside(s, outcome - a.C_TOKEN)
    elif step == FIRST:
        setup.begin(s, outcome - a.C_FIRST)
    else:
        solitaire.drawn(s, outcome)


def roll(s: "Romolo", face: int) -> None:
    """The wooden die shows a face (RR11.7)."""
    if s.looking == THEFT_ROLL:
        characters.rolled(s, face)
    elif s.looking < THEFT_ROLL:
        combat.rolled(s, face)
    else:
        solitaire.rolled(s, face)


# --- the character pile (RR2.7) ---


def next_type(s: "Romolo") -> int:
    """The type of the pile's next tile, which its back shows; -1 if there is none."""
    for kind in range(3):
        if s.stock[TYPES + kind] > 0:
            return kind
    return -1


def fill_slot(s: "Romolo") -> bool:
    """The slot `target` of the Display is filled; whether chance has to decide by what."""
    wanted = next_type(s)
    if wanted < 0:
        return False
    if wanted == TYPE_I:
        s.stock[TYPES] -= 1
        s.display[s.target] = PRAEPOSITUS
        s.tell("display", PRAEPOSITUS, s.target + 1)
        return False
    s.throw(CHARACTER)
    return True


def drawn(s: "Romolo", kind: int) -> None:
    """A tile comes to the Display."""
    s.stock[TYPES + TYPE[kind]] -= 1
    s.drawn |= 1 << kind
    s.display[s.target] = kind
    s.reveal()
    s.tell("display", kind, s.target + 1)
    if s.turn == 0:
        setup.fill_display(s)
    elif s.unit < 0:
        solitaire.end_event(s)
    else:
        s.finish()


# --- die tokens (RR2.10, RR11.4) ---


def set_aside(s: "Romolo", token: int) -> None:
    """A token goes back to the box unseen; its owner sees the five that stay."""
    seat = s.other
    s.seats[seat * SEAT + HELD] = ALL_TOKENS & ~(1 << token)
    s.seats[seat * SEAT + SHOWN] = 0
    s.reveal()
    s.tell_seat("aside", seat, seat, token)
    if s.turn == 0:
        setup.next_token(s)
    else:
        combat.close(s)


# --- the end of a solitaire game (RR16.14) ---


def last_multiplier(s: "Romolo") -> bool:
    """Whether a multiplier on an unexplored hex has still to be turned up for scoring."""
    for place in range(s.board.size):
        i = place * HEX
        if s.hexes[i + UP] == 0 and s.hexes[i + MULT] == DOWN_MULT:
            s.target = place
            s.looking = FINAL
            s.throw(MULTIPLIER)
            return True
    return False
