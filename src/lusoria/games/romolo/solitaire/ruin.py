"""The A.I. destroys Constructions, by lot (RR16.5, RR16.11)."""

from typing import TYPE_CHECKING

from lusoria.core.step import Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.board import constructions, stores
from lusoria.games.romolo.war import fight, razing
from lusoria.games.romolo.war.fight import BattleLot

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def draw_piece(s: "Romolo") -> None:
    """Which Construction goes: by lot, Farms last."""
    found: list[tuple[int, int]] = []
    piece_lots(s, found)
    if len(found) > 1:
        s.throw(asked.LOT_PIECE)
    else:
        take_piece(s, a.LOTS.index(found[0][0]))


def piece_lots(s: "Romolo", found: list[tuple[int, int]]) -> None:
    """The kinds of Constructions of the hex, weighted by their number: Farms only if nothing
    else is left (RR16.11). Up to three walls are one piece (AMB-85).
    """
    place = s.battle.place
    for kind in range(layout.FARM + 1, layout.PIECE_KINDS):
        number = constructions.pieces(s, place, kind)
        if kind == layout.WALL:
            together = s.edition.walls_per_hit
            number = (number + together - 1) // together
        if number > 0:
            found.append((a.LOTS[kind], number))
    found.sort()
    if not found:
        found.append((a.LOTS[layout.FARM], constructions.pieces(s, place, layout.FARM)))


def take_piece(s: "Romolo", kind: int) -> None:
    """A Construction goes; of more than three walls the lot says which."""
    if kind == layout.WALL:
        take_walls(s)
    elif kind == layout.WAREHOUSE and constructions.filled(s, s.battle.place) > 0:
        s.throw(asked.LOT_STORE)
    else:
        razing.tear_down(s, kind)
        razing.count_piece(s)


def take_walls(s: "Romolo") -> None:
    """Walls go until three are gone, or none is left."""
    place = s.battle.place
    left = s.edition.walls_per_hit - s.battle.broken
    if constructions.wall_count(s, place) > left > 0:
        s.throw(asked.LOT_SIDE)
        return
    if left > 0:
        for side in range(6):
            if constructions.has_wall(s, place, side):
                razing.break_wall(s, side)
    razing.count_walls(s)


# --- the lots ---


class Ruin(BattleLot):
    """A lot about what the A.I. destroys."""

    def misfit(self, s: "Romolo") -> Misfit:
        return fight.destroys(s, layout.AI)


class LotPiece(Ruin):
    """Which Construction goes (RR16.11)."""

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        piece_lots(s, found)
        return found

    def play(self, s: "Romolo", action: int) -> None:
        take_piece(s, a.LOTS.index(action))


class LotSide(Ruin):
    """Which wall goes."""

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        walls = s.walls(s.battle.place)
        return [(a.C_SIDE + side, 1) for side in range(6) if walls & (1 << side) != 0]

    def play(self, s: "Romolo", action: int) -> None:
        razing.break_wall(s, action - a.C_SIDE)
        take_walls(s)


class LotStore(Ruin):
    """Which Warehouse goes."""

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        place = s.battle.place
        for index in range(len(s.stores)):
            if stores.place(s.stores[index]) == place:
                found.append((a.C_STORE + index, 1))
        warehouses = constructions.pieces(s, place, layout.WAREHOUSE)
        empty = warehouses - constructions.filled(s, place)
        if empty > 0:
            found.append((a.C_EMPTY, empty))
        return found

    def play(self, s: "Romolo", action: int) -> None:
        razing.tear_down(s, layout.WAREHOUSE)
        if action != a.C_EMPTY:
            constructions.lose_store(s, action - a.C_STORE)
        razing.count_piece(s)
