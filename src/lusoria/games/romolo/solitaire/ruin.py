"""The A.I. destroys Constructions, by lot (RR16.5, RR16.11)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.board import constructions
from lusoria.games.romolo.solitaire import march
from lusoria.games.romolo.step import Chance
from lusoria.games.romolo.war import casualties, razing

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def raze(s: "Romolo") -> None:
    """The A.I. destroys `count` Constructions of the hex."""
    if s.count > 0 and constructions.is_razable(s, s.target):
        draw_piece(s)
    else:
        razed(s)


def razed(s: "Romolo") -> None:
    """The razing is over."""
    s.count = 0
    if s.foe >= 0:
        s.go(asked.CLOSE_BATTLE)
    else:
        march.lay_down(s, s.target)
        s.rest()
        s.go(asked.AI_ATTACKS)


def draw_piece(s: "Romolo") -> None:
    """Which Construction goes: by lot, Farms last."""
    found: list[tuple[int, int]] = []
    piece_lots(s, found)
    if len(found) > 1:
        s.throw(asked.LOT_PIECE)
    else:
        take_piece(s, found[0][0] - a.C_PIECE)


def piece_lots(s: "Romolo", found: list[tuple[int, int]]) -> None:
    """The kinds of Constructions of the hex, weighted by their number: Farms only if nothing
    else is left (RR16.11). Up to three walls are one piece (AMB-85).
    """
    for kind in range(layout.FARM + 1, layout.WALL + 1):
        number = constructions.pieces(s, s.target, kind)
        if kind == layout.WALL:
            together = s.edition.walls_per_hit
            number = (number + together - 1) // together
        if number > 0:
            found.append((a.C_PIECE + kind, number))
    if not found:
        found.append((a.C_PIECE + layout.FARM, constructions.pieces(s, s.target, layout.FARM)))


def take_piece(s: "Romolo", kind: int) -> None:
    """A Construction goes; of more than three walls the lot says which."""
    if kind == layout.WALL:
        s.paid = s.edition.walls_per_hit
        take_walls(s)
    elif kind == layout.WAREHOUSE and constructions.filled(s, s.target) > 0:
        s.throw(asked.LOT_STORE)
    else:
        razing.tear_down(s, kind)
        taken(s)


def take_walls(s: "Romolo") -> None:
    """Walls go until three are gone, or none is left."""
    place = s.target
    if constructions.wall_count(s, place) > s.paid > 0:
        s.throw(asked.LOT_SIDE)
        return
    for side in range(6):
        if s.paid > 0 and s.hexes[place * layout.HEX + layout.WALLS] & (1 << side) != 0:
            constructions.break_wall(s, place, side)
            s.paid -= 1
    s.paid = 0
    taken(s)


def taken(s: "Romolo") -> None:
    """A Construction is gone."""
    if s.hits > 0 or s.blows > 0:
        casualties.dealt(s)
    else:
        s.count -= 1
        raze(s)


# --- the lots ---


class LotPiece(Chance):
    """Which Construction goes (RR16.11)."""

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        piece_lots(s, found)
        return found

    def play(self, s: "Romolo", action: int) -> None:
        take_piece(s, action - a.C_PIECE)


class LotSide(Chance):
    """Which wall goes."""

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        walls = s.hexes[s.target * layout.HEX + layout.WALLS]
        return [(a.C_SIDE + side, 1) for side in range(6) if walls & (1 << side) != 0]

    def play(self, s: "Romolo", action: int) -> None:
        constructions.break_wall(s, s.target, action - a.C_SIDE)
        s.paid -= 1
        take_walls(s)


class LotStore(Chance):
    """Which Warehouse goes."""

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for index in range(len(s.stores)):
            if s.stores[index] >> 7 == s.target:
                found.append((a.C_STORE + index, 1))
        warehouses = constructions.pieces(s, s.target, layout.WAREHOUSE)
        empty = warehouses - constructions.filled(s, s.target)
        if empty > 0:
            found.append((a.C_EMPTY, empty))
        return found

    def play(self, s: "Romolo", action: int) -> None:
        razing.tear_down(s, layout.WAREHOUSE)
        if action != a.C_EMPTY:
            constructions.lose_store(s, action - a.C_STORE)
        taken(s)
