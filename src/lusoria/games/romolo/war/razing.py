"""Constructions are destroyed: by excess, by razing, after a retreat (RR11.2, RR11.15)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions
from lusoria.games.romolo.economy import funds
from lusoria.games.romolo.step import Block
from lusoria.games.romolo.war import casualties
from lusoria.games.romolo.war.fight import BattleStep

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def tear_down(s: "Romolo", kind: int) -> None:
    """A building of the hex leaves the game."""
    constructions.take_away(s, s.target, kind)
    s.tell("destroy", constructions.built_as(s, s.target, kind), s.target)


def tell_hit(s: "Romolo", seat: int) -> None:
    """A Tower has been hit: how often by now, and how often it can be."""
    s.tell("hit-tower", seat, s.seats[seat * layout.SEAT + layout.DAMAGE], s.edition.tower_hits)


def destroyed(s: "Romolo") -> None:
    """A Construction is gone: the next one, if any may go."""
    if s.hits > 0 or s.blows > 0:
        casualties.dealt(s)
        return
    s.count -= 1
    if s.count > 0 and constructions.is_razable(s, s.target):
        s.ask_seat(asked.RAZE, s.player)
    else:
        razed(s)


def razed(s: "Romolo") -> None:
    """The razing is over."""
    s.count = 0
    if s.foe >= 0:
        s.go(asked.CLOSE_BATTLE)
    else:
        s.rest()
        s.open_move(asked.WAR)


# --- the steps ---


class Raze(BattleStep):
    """A Construction that is destroyed, or no more (RR11.15)."""

    clause = "RR11.15"
    texts: tuple[int, ...] = (a.DONE, a.PIECE)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.DONE, 1), (a.TOWER, 1), (a.PIECE, 8)]

    def check(self, s: "Romolo", action: int) -> int:
        if action == a.DONE:
            return 0
        if action == a.TOWER:
            return self.tower(s)
        there = constructions.pieces(s, s.target, action - a.PIECE) > 0
        return 0 if there else no.NO_SUCH_PIECE

    def tower(self, s: "Romolo") -> int:
        """Whether the Tower can be hit."""
        return no.NO_TOWER

    def play(self, s: "Romolo", action: int) -> None:
        if action == a.DONE:
            razed(s)
        else:
            destroy(s, action - a.PIECE)

    def site(self, s: "Romolo") -> int:
        return s.target


class Excess(Raze):
    """What casualties destroy when no unit is left (RR11.8)."""

    clause = "RR11.8"

    def tower(self, s: "Romolo") -> int:
        return casualties.can_hit_tower(s)

    def play(self, s: "Romolo", action: int) -> None:
        if action == a.DONE:
            casualties.enough(s)
        elif action == a.TOWER:
            seat = casualties.sufferer(s)
            s.seats[seat * layout.SEAT + layout.DAMAGE] += 1
            tell_hit(s, seat)
            casualties.dealt(s)
        else:
            destroy(s, action - a.PIECE)

    def prompt(self, s: "Romolo", params: Params) -> str:
        params["count"] = str(s.hits if s.hits > 0 else s.blows)
        return ""


class RazeStore(Raze):
    """Which Warehouse is destroyed: an empty one, or one with cubes."""

    silent = True
    texts: tuple[int, ...] = (a.STORE,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.EMPTY, 1), (a.STORE, a.MOST_STORES)]

    def check(self, s: "Romolo", action: int) -> int:
        return funds.which_store(s, s.target, action)

    def play(self, s: "Romolo", action: int) -> None:
        tear_down(s, layout.WAREHOUSE)
        if action != a.EMPTY:
            constructions.lose_store(s, action - a.STORE)
        destroyed(s)


class RazeSide(Raze):
    """Which walls are destroyed: up to three for one Construction."""

    silent = True
    texts: tuple[int, ...] = (a.DONE, a.SIDE)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.DONE, 1), (a.SIDE, 6)]

    def check(self, s: "Romolo", action: int) -> int:
        if action == a.DONE:
            return 0 if s.paid > 0 else no.NOT_NOW
        return constructions.has_wall(s, s.target, action - a.SIDE)

    def play(self, s: "Romolo", action: int) -> None:
        if action != a.DONE:
            constructions.break_wall(s, s.target, action - a.SIDE)
            s.paid += 1
            left = s.hexes[s.target * layout.HEX + layout.WALLS]
            if s.paid < s.edition.walls_per_hit and left != 0:
                return
        s.paid = 0
        destroyed(s)


def destroy(s: "Romolo", kind: int) -> None:
    """A Construction of that kind goes; of walls and Warehouses it is asked which."""
    if kind == layout.WALL:
        s.paid = 0
        s.ask_seat(asked.RAZE_SIDE, s.player)
    elif kind == layout.WAREHOUSE and constructions.filled(s, s.target) > 0:
        s.ask_seat(asked.RAZE_STORE, s.player)
    else:
        tear_down(s, kind)
        destroyed(s)
