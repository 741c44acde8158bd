"""What a seat cannot know, redrawn as a fair observer would (RR1.1, RR1.2).

Unseen terrain is one pool: tiles not drawn yet, tiles that only others have peeked at, and such
tiles that the river has discarded. Multipliers likewise. Of another's die tokens the one set
aside is equally likely any that he has not revealed.
"""

from random import Random
from typing import TYPE_CHECKING

from lusoria.games.romolo import asked, layout

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def resample(s: "Romolo", seat: int, rng: Random) -> "Romolo":
    """A copy in which tiles, multipliers and tokens that the seat has not seen are drawn anew."""
    t = s.clone()
    if s.turn == 0:
        redraw_choices(t, seat, rng)
    if s.players > 1:
        redraw_tiles(t, seat, rng)
        redraw_multipliers(t, seat, rng)
    if not s.dice:
        for other in range(s.players):
            if other != seat:
                redraw_tokens(t, other, rng)
    t.legal = s.legal if s.player == seat else None
    return t


def redraw_choices(t: "Romolo", seat: int, rng: Random) -> None:
    """Others' third hexes, before they are laid (RR2.3)."""
    for other in range(t.players):
        i = other * layout.SEAT + layout.CHOICE
        if other == seat or t.seats[i] == 0 or is_laid(t, other):
            continue
        t.own_stock()[layout.PILE + t.seats[i]] += 1
        t.seats[i] = 1 + int(rng.random() * 2)
        t.own_stock()[layout.PILE + t.seats[i]] -= 1


def is_laid(t: "Romolo", seat: int) -> bool:
    """Whether a seat's starting hexes lie face up."""
    return (
        t.step != asked.THIRD
        and t.hexes[t.board.starts[(seat - t.first) % t.players][0] * layout.HEX + layout.UP] == 1
    )


def is_unseen(t: "Romolo", i: int, seat: int) -> bool:
    """Whether a seat has not peeked at the hex whose numbers begin there."""
    return t.hexes[i + layout.SEEN] & (1 << seat) == 0


def redraw_tiles(t: "Romolo", seat: int, rng: Random) -> None:
    """Tiles that only others have seen."""
    spots: list[int] = []
    for i in range(0, t.board.size * layout.HEX, layout.HEX):
        spot = i + (layout.TERRAIN if t.hexes[i + layout.UP] == 0 else layout.LOST)
        if t.hexes[spot] != layout.UNKNOWN and is_unseen(t, i, seat):
            spots.append(spot)
            t.own_stock()[layout.PILE + t.hexes[spot]] += 1
    for spot in spots:
        t.own_hexes()[spot] = draw(t, layout.PILE, 4, rng)


def redraw_multipliers(t: "Romolo", seat: int, rng: Random) -> None:
    """Multipliers that only others have seen."""
    spots: list[int] = []
    for i in range(0, t.board.size * layout.HEX, layout.HEX):
        if (
            t.hexes[i + layout.UP] == 0
            and t.hexes[i + layout.MULT] > layout.DOWN_MULT
            and is_unseen(t, i, seat)
        ):
            spots.append(i + layout.MULT)
            t.own_stock()[layout.MULTS + t.hexes[i + layout.MULT] - 2] += 1
    for spot in spots:
        t.own_hexes()[spot] = draw(t, layout.MULTS, 2, rng) + 2


def draw(t: "Romolo", start: int, kinds: int, rng: Random) -> int:
    """One of a pile's kinds, each in proportion to its number; it leaves the pile."""
    left = 0
    for kind in range(kinds):
        left += t.stock[start + kind]
    number = rng.randrange(left)
    for kind in range(kinds):
        number -= t.stock[start + kind]
        if number < 0:
            t.own_stock()[start + kind] -= 1
            return kind
    raise ValueError("the pile is empty")


def redraw_tokens(t: "Romolo", other: int, rng: Random) -> None:
    """Another's tokens: which one was set aside, and which one is chosen but not revealed."""
    i = other * layout.SEAT
    if t.seats[i + layout.HELD] == 0:
        return
    hidden = [k for k in range(6) if t.seats[i + layout.SHOWN] & (1 << k) == 0]
    aside = hidden.pop(rng.randrange(len(hidden)))
    t.seats[i + layout.HELD] = layout.ALL_TOKENS & ~t.seats[i + layout.SHOWN] & ~(1 << aside)
    attack = t.battle.attack
    if t.step == asked.TOKEN and attack.seat == other and attack.token >= 0:
        attack.token = hidden[rng.randrange(len(hidden))]
