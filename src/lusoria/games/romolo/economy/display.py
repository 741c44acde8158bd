"""The Characters on display, and the pile they come from (RR2.7, RR9.7)."""

from typing import TYPE_CHECKING

from lusoria.core.lists import changed
from lusoria.core.step import FITS, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, step, tiles
from lusoria.games.romolo.step import Chance

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def next_type(s: "Romolo") -> int:
    """The type of the pile's next tile, which its back shows; -1 if there is none."""
    for kind in range(3):
        if s.stock[layout.TYPES + kind] > 0:
            return kind
    return -1


def put(s: "Romolo", slot: int, tile: int) -> None:
    """A tile comes to a slot, or NO_TILE."""
    s.display = changed(s.display, slot, tile)


def fill_slot(s: "Romolo") -> bool:
    """Fill a slot of the Display; return True if chance has to decide with what."""
    wanted = next_type(s)
    if wanted < 0:
        return False
    if wanted == tiles.TYPE_I:
        s.own_stock()[layout.TYPES] -= 1
        put(s, s.slot, tiles.PRAEPOSITUS)
        s.tell("display", tiles.PRAEPOSITUS, s.slot + 1)
        return False
    s.throw(asked.CHARACTER)
    return True


def deal(s: "Romolo", kind: int) -> None:
    """A tile comes to the Display."""
    s.own_stock()[layout.TYPES + s.edition.type_of[kind]] -= 1
    s.drawn |= 1 << kind
    put(s, s.slot, kind)
    s.reveal()
    s.tell("display", kind, s.slot + 1)
    if s.turn == 0:
        s.edition.setup.fill_display(s)
    elif s.is_ai(s.active):
        s.go(asked.END_EVENT)
    else:
        s.finish()


class NextCharacter(Chance):
    """The next tile of the character pile."""

    in_setup = True

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        wanted = next_type(s)
        found: list[tuple[int, int]] = []
        for kind in range(tiles.CHARACTERS):
            if s.edition.type_of[kind] == wanted and s.drawn & (1 << kind) == 0:
                found.append((a.C_CHARACTER + kind, 1))
        return found

    def play(self, s: "Romolo", action: int) -> None:
        deal(s, action - a.C_CHARACTER)

    def needs(self, s: "Romolo") -> int:
        hires = s.turn > 0 and not s.is_ai(s.active)
        return step.SLOT | (step.MOVE if hires else 0)

    def misfit(self, s: "Romolo") -> Misfit:
        for slot in range(s.slot, len(s.display) if s.turn == 0 else s.slot + 1):
            if s.display[slot] != tiles.NO_TILE:
                return "slot", "a tile lies there"
        return FITS
