"""Constructions are destroyed: by excess, by razing, after a retreat (RR11.2, RR11.15)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.core.step import Block, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions, losses
from lusoria.games.romolo.economy import funds
from lusoria.games.romolo.war import aftermath, casualties, fight
from lusoria.games.romolo.war.fight import BattleStep

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def tear_down(s: "Romolo", kind: int) -> None:
    """A building of the hex leaves the game."""
    constructions.tear_down(s, s.battle.place, kind)


def hit_tower(s: "Romolo", seat: int) -> None:
    """A Tower is hit: how often by now, and how often it can be."""
    i = seat * layout.SEAT + layout.DAMAGE
    s.seats[i] += 1
    s.tell("hit-tower", seat, s.seats[i], s.edition.tower_hits)


def break_wall(s: "Romolo", side: int) -> None:
    """A wall of the Construction that goes is broken."""
    constructions.break_wall(s, s.battle.place, side)
    s.battle.broken += 1


def count_walls(s: "Romolo") -> None:
    """Enough walls are broken: they are one Construction."""
    s.battle.broken = 0
    count_piece(s)


def begin(s: "Romolo", number: int) -> None:
    """The given number of Constructions may be destroyed freely."""
    s.battle.razing = number
    go_on(s)


def go_on(s: "Romolo") -> None:
    """The next Construction, if any may go."""
    razer = s.battle.winner().seat
    if s.battle.razing == 0 or not constructions.is_razable(s, s.battle.place):
        end(s)
    elif s.is_ai(razer):
        s.go(asked.AI_RAZES)
    else:
        s.ask_seat(asked.RAZE, razer)


def count_piece(s: "Romolo") -> None:
    """A Construction is gone, as a casualty or freely: on to the next."""
    if casualties.is_assigning(s):
        casualties.use_up(s, 1)
    else:
        s.battle.razing -= 1
        go_on(s)


def end(s: "Romolo") -> None:
    """The razing is over."""
    s.battle.razing = 0
    if s.battle.defence.seat != layout.NOBODY:
        aftermath.close(s)
    else:
        losses.settle(s, asked.NEXT_ATTACK)


# --- the steps ---


class Raze(BattleStep):
    """A Construction that is destroyed, or no more (RR11.15)."""

    clause = "RR11.15"
    texts: tuple[int, ...] = (a.DONE, a.PIECE)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.DONE, 1), (a.TOWER, 1), *a.PIECE_BLOCKS]

    def check(self, s: "Romolo", action: int) -> int:
        if action == a.DONE:
            return 0
        if action == a.TOWER:
            return self.check_tower(s)
        there = constructions.pieces(s, s.battle.place, a.argument(action)) > 0
        return 0 if there else no.NO_SUCH_PIECE

    def check_tower(self, s: "Romolo") -> int:
        """Return the refusal's code, or 0 if the Tower can be hit."""
        return no.NO_TOWER

    def play(self, s: "Romolo", action: int) -> None:
        if action == a.DONE:
            end(s)
        else:
            destroy(s, a.argument(action))

    def site(self, s: "Romolo") -> int:
        return s.battle.place

    def misfit(self, s: "Romolo") -> Misfit:
        if not constructions.is_razable(s, s.battle.place):
            return "battle", "nothing is left to destroy"
        if self.is_free(s) and casualties.is_assigning(s):
            return "battle", "casualties are assigned first"
        return fight.destroys(s, s.player)

    def is_free(self, s: "Romolo") -> bool:
        """True if this destroys freely, not by casualties."""
        return True


class Excess(Raze):
    """What casualties destroy when no unit is left (RR11.8)."""

    clause = "RR11.8"

    def misfit(self, s: "Romolo") -> Misfit:
        if not casualties.is_assigning(s) or casualties.has_victims(s):
            return "battle", "there is no excess"
        return fight.destroys(s, s.player)

    def check_tower(self, s: "Romolo") -> int:
        return casualties.check_tower(s)

    def play(self, s: "Romolo", action: int) -> None:
        if action == a.DONE:
            casualties.waive(s)
        elif action == a.TOWER:
            hit_tower(s, casualties.sufferer(s).seat)
            casualties.use_up(s, 1)
        else:
            destroy(s, a.argument(action))

    def prompt(self, s: "Romolo", params: Params) -> str:
        params["count"] = str(s.battle.striker().hits)
        return ""


class RazeStore(Raze):
    """Which Warehouse is destroyed: an empty one, or one with cubes."""

    silent = True
    texts: tuple[int, ...] = (a.STORE,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.EMPTY, 1), (a.STORE, a.MOST_STORES)]

    def check(self, s: "Romolo", action: int) -> int:
        return funds.check_store(s, s.battle.place, action)

    def is_free(self, s: "Romolo") -> bool:
        return not casualties.is_assigning(s)

    def play(self, s: "Romolo", action: int) -> None:
        tear_down(s, layout.WAREHOUSE)
        if action != a.EMPTY:
            constructions.lose_store(s, action - a.STORE)
        count_piece(s)


class RazeSide(Raze):
    """Which walls are destroyed: up to three for one Construction."""

    silent = True
    texts: tuple[int, ...] = (a.DONE, a.SIDE)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.DONE, 1), (a.SIDE, 6)]

    def is_free(self, s: "Romolo") -> bool:
        return not casualties.is_assigning(s)

    def check(self, s: "Romolo", action: int) -> int:
        if action == a.DONE:
            return 0 if s.battle.broken > 0 else no.NOT_NOW
        return constructions.check_wall(s, s.battle.place, action - a.SIDE)

    def play(self, s: "Romolo", action: int) -> None:
        if action != a.DONE:
            break_wall(s, action - a.SIDE)
            left = constructions.wall_count(s, s.battle.place)
            if s.battle.broken < s.edition.walls_per_hit and left > 0:
                return
        count_walls(s)


def destroy(s: "Romolo", kind: int) -> None:
    """A Construction of that kind goes; of walls and Warehouses it is asked which."""
    if kind == layout.WALL:
        s.ask_seat(asked.RAZE_SIDE, s.player)
    elif kind == layout.WAREHOUSE and constructions.filled(s, s.battle.place) > 0:
        s.ask_seat(asked.RAZE_STORE, s.player)
    else:
        tear_down(s, kind)
        count_piece(s)
