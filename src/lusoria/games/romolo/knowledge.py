"""What a seat sees, and what it cannot know, redrawn as a fair observer would (RR1.1, RR1.2).

Unseen terrain is one pool: tiles not drawn yet, tiles that only others have peeked at, and such
tiles that the river has discarded. Multipliers likewise. Of another's die tokens the one set
aside is equally likely any that he has not revealed.
"""

from random import Random
from typing import TYPE_CHECKING

from lusoria.core.state import OVER
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.turn import auction
from lusoria.games.romolo.turn.auction import NO_BIDDING

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


# --- what a seat sees: view and observation ask here ---


def sees_coins(s: "Romolo", owner: int, seat: int | None) -> bool:
    """True if the seat may know how much money the owner has."""
    return not s.hidden_coins or owner == seat or s.player == OVER


def has_peeked(s: "Romolo", i: int, seat: int | None) -> bool:
    """True if the seat has looked at the tile of the hex whose numbers begin at `i`."""
    return seat is not None and s.hexes[i + layout.SEEN] & (1 << seat) != 0


def sees_tile(s: "Romolo", i: int, seat: int | None) -> bool:
    """True if the seat knows the terrain of the hex whose numbers begin at `i`."""
    return s.hexes[i + layout.UP] == 1 or has_peeked(s, i, seat)


def sees_multiplier(s: "Romolo", i: int, seat: int | None) -> bool:
    """True if the seat knows the multiplier there; alone, all are turned up to score (RR16.14)."""
    return sees_tile(s, i, seat) or (s.players == 1 and s.ended != "")


def sees_third(s: "Romolo", owner: int, seat: int | None) -> bool:
    """True if the seat knows the owner's third starting hex, secret until it is laid (RR2.3)."""
    return owner == seat or is_laid(s, owner)


def are_tokens_secret(s: "Romolo") -> bool:
    """True while the sides of a battle choose tokens or dice, which are shown together."""
    return s.step in (asked.TOKEN, asked.PICK_DIE, asked.LOT_TOKEN)


def sees_token(s: "Romolo", owner: int, seat: int | None) -> bool:
    """True if the seat knows what token or die the owner plays in a battle."""
    return owner == seat or not are_tokens_secret(s)


def sees_bid(s: "Romolo", owner: int, seat: int | None) -> bool:
    """True if the seat knows the owner's bid, secret until all are shown (RR19.40)."""
    return s.bidding.shown or owner == seat


# --- what it cannot know ---


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
    if t.bidding is not NO_BIDDING:
        redraw_bids(t, seat, rng)
    t.legal = s.legal if s.player == seat else None
    return t


def redraw_choices(t: "Romolo", seat: int, rng: Random) -> None:
    """Others' third hexes and where they will lie, before they are laid (RR2.3, RR19.1)."""
    for other in range(t.players):
        i = other * layout.SEAT + layout.CHOICE
        if other == seat or t.seats[i] == 0 or is_laid(t, other):
            continue
        t.own_stock()[layout.PILE + t.seats[i]] += 1
        t.seats[i] = 1 + int(rng.random() * 2)
        where = other * layout.SEAT + layout.ARRANGED
        if t.seats[where] != 0:
            three = t.board.starts[(other - t.first) % t.players]
            t.seats[where] = 1 + three[rng.randrange(3)]
        t.own_stock()[layout.PILE + t.seats[i]] -= 1


def redraw_bids(t: "Romolo", seat: int, rng: Random) -> None:
    """Bids and votes of others that are not shown yet (RR19.40)."""
    for other in range(t.players):
        if other == seat:
            continue
        if not t.bidding.shown and t.bidding.bids[other] != auction.NO_BID:
            open = auction.sums(t, other)
            possible = [sum for sum in range(open.bit_length()) if open >> sum & 1 == 1]
            t.bidding.bids[other] = possible[rng.randrange(len(possible))]
        if t.bidding.votes[other] != auction.NO_VOTE:
            t.bidding.votes[other] = rng.randrange(2)


def is_laid(t: "Romolo", seat: int) -> bool:
    """True if a seat's starting hexes lie face up."""
    return t.step != asked.THIRD and t.is_explored(t.board.starts[(seat - t.first) % t.players][0])


def redraw_tiles(t: "Romolo", seat: int, rng: Random) -> None:
    """Tiles that only others have seen."""
    spots: list[int] = []
    for i in range(0, t.board.size * layout.HEX, layout.HEX):
        spot = i + (layout.TERRAIN if t.hexes[i + layout.UP] == 0 else layout.LOST)
        if t.hexes[spot] != layout.UNKNOWN and not has_peeked(t, i, seat):
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
            and not has_peeked(t, i, seat)
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
    held = t.seats[i + layout.HELD].bit_count()
    while len(hidden) > held:  # one was set aside
        hidden.pop(rng.randrange(len(hidden)))
    t.seats[i + layout.HELD] = sum([1 << token for token in hidden])
    attack = t.battle.attack
    if t.step in (asked.TOKEN, asked.PICK_DIE) and attack.seat == other and attack.token >= 0:
        attack.token = hidden[rng.randrange(len(hidden))]
