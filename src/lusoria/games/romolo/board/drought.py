"""An Aqueduct is lost: hexes that hold more than they may lose buildings at once (RR19.11).

Its own hex is looked at first, then its neighbours. Whoever controls a hex chooses what goes; if
nobody does, or the A.I., the player whose Turn it is. In the A.I.'s Turn the lot decides where the
human has no control (RR19.37).
"""

from typing import TYPE_CHECKING, Final

from lusoria.core.message import Params
from lusoria.core.step import FITS, Block, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, step, words
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions, stores
from lusoria.games.romolo.campaign import plan, removal, targets
from lusoria.games.romolo.campaign.plan import NO_CAMPAIGN
from lusoria.games.romolo.economy import funds
from lusoria.games.romolo.scoring import influence
from lusoria.games.romolo.step import Chance, Step

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

A_CONSTRUCTION: Final = 3  # walls that count as one (RR7.3)


class Drought:
    """The hexes that are looked at."""

    source: int  # the hex that has lost its Aqueduct
    place: int  # the hex that holds too much
    walls: int  # of it, walls that still have to go

    def __init__(self, source: int) -> None:
        self.source = source
        self.place = -1
        self.walls = 0

    def copy(self) -> "Drought":
        """Return an independent copy."""
        twin = Drought(self.source)
        twin.place = self.place
        twin.walls = self.walls
        return twin


NO_DROUGHT: Final = Drought(-1)


def begin(s: "Romolo", source: int) -> bool:
    """Look for hexes that hold too much without an Aqueduct; return True if something has to go."""
    s.drought = Drought(source)
    return next_hex(s)


def next_hex(s: "Romolo") -> bool:
    """Let somebody, or the lot, take something of the first hex that holds too much; return True if
    there is one.
    """
    drought = s.drought
    for place in [drought.source, *s.board.near[drought.source * 6 : drought.source * 6 + 6]]:
        if place >= 0 and constructions.constructions(s, place) > constructions.limit(s, place):
            drought.place = place
            ask(s)
            return True
    s.drought = NO_DROUGHT
    return False


def ask(s: "Romolo") -> None:
    """Ask whoever decides what goes."""
    owner = influence.control(s, influence.points(s, -1, -1))[s.drought.place]
    seat = -1
    for other in range(s.players):
        if s.scorer(other) == owner and s.is_alive(other):
            seat = other
    if seat < 0 and not s.is_ai(s.active):
        seat = s.active
    if seat < 0:
        s.throw(asked.LOT_OVERFULL)
    else:
        s.ask_seat(asked.OVERFULL, seat)


def fewer_walls(s: "Romolo") -> int:
    """As many walls as lower the count by one; 0 if there are too few (RR19.24)."""
    walls = constructions.wall_count(s, s.drought.place)
    return 0 if walls < A_CONSTRUCTION else walls % A_CONSTRUCTION + 1


def check_piece(s: "Romolo", kind: int) -> int:
    """Return the refusal's code, or 0 if a piece of a kind may go; one that is attacked in this
    phase goes by its number.
    """
    if kind == layout.WALL:
        return 0 if fewer_walls(s) > 0 else no.TOO_FEW_WALLS
    return targets.check_piece(s, s.drought.place, kind)


def check_target(s: "Romolo", number: int) -> int:
    """Return the refusal's code, or 0 if a building that is attacked in this phase may go."""
    if number >= len(s.campaign.targets):
        return no.NO_TARGET
    target = s.campaign.targets[number]
    if target.place != s.drought.place:
        return no.NOT_AT_TARGET
    if target.sort != plan.PIECE or targets.is_gone(s, number):
        return no.NO_SUCH_PIECE
    return no.TWIN if targets.has_alike(s, number) else 0


def go_on(s: "Romolo") -> None:
    """A Construction is gone: the next hex, or what else is lost."""
    if not next_hex(s):
        s.go(asked.NEXT_LOSS)


def break_walls(s: "Romolo", side: int) -> None:
    """A wall goes, and another one if it takes more."""
    constructions.break_wall(s, s.drought.place, side)
    s.drought.walls -= 1
    if s.drought.walls == 0:
        go_on(s)


# --- the steps ---


class Overfull(Step):
    """What goes of a hex that holds more than it may (RR19.11)."""

    clause = "RR19.11"
    own = False
    texts: tuple[int, ...] = (a.PIECE, a.TARGET)

    def offers(self, s: "Romolo") -> list[Block]:
        return sorted([*a.PIECE_BLOCKS, (a.TARGET, plan.MOST_TARGETS)])

    def check(self, s: "Romolo", action: int) -> int:
        if a.verb(action) == a.TARGET:
            return check_target(s, a.argument(action))
        return check_piece(s, a.argument(action))

    def play(self, s: "Romolo", action: int) -> None:
        kind = a.argument(action)
        if a.verb(action) == a.TARGET:
            removal.take(s, s.campaign.targets[kind])
            go_on(s)
        elif kind == layout.WALL:
            s.drought.walls = fewer_walls(s)
            s.ask_seat(asked.OVERFULL_SIDE, s.player)
        elif kind == layout.WAREHOUSE and constructions.filled(s, s.drought.place) > 0:
            s.ask_seat(asked.OVERFULL_STORE, s.player)
        else:
            constructions.tear_down(s, s.drought.place, kind)
            go_on(s)

    def prompt(self, s: "Romolo", params: Params) -> str:
        params["hex"] = words.hex_name(s, s.drought.place)
        return ""

    def site(self, s: "Romolo") -> int:
        return s.drought.place

    def needs(self, s: "Romolo") -> int:
        return step.DROUGHT | context(s)

    def misfit(self, s: "Romolo") -> Misfit:
        return FITS if s.after_losses != asked.NOTHING_MORE else ("after_losses", "is missing")


def context(s: "Romolo") -> int:
    """What is under way while an Aqueduct is lost."""
    if s.after_losses == asked.NEXT_UNPAID:
        return step.UPKEEP
    if s.after_losses == asked.FINISH:
        return step.MOVE | step.JOB
    return step.BATTLE | (0 if s.campaign is NO_CAMPAIGN else step.CAMPAIGN)


class OverfullStore(Overfull):
    """Which Warehouse goes: an empty one, or one with cubes."""

    silent = True
    texts: tuple[int, ...] = (a.STORE,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.EMPTY, 1), (a.STORE, a.MOST_STORES)]

    def check(self, s: "Romolo", action: int) -> int:
        code = funds.check_store(s, s.drought.place, action)
        if code != 0:
            return code
        holds = 0 if action == a.EMPTY else s.stores[action - a.STORE]
        return targets.check_warehouse(s, s.drought.place, holds)

    def play(self, s: "Romolo", action: int) -> None:
        constructions.tear_down(s, s.drought.place, layout.WAREHOUSE)
        if action != a.EMPTY:
            constructions.lose_store(s, action - a.STORE)
        go_on(s)


class OverfullSide(Overfull):
    """Which walls go, one after the other."""

    silent = True
    texts: tuple[int, ...] = (a.SIDE,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.SIDE, 6)]

    def check(self, s: "Romolo", action: int) -> int:
        return constructions.check_wall(s, s.drought.place, action - a.SIDE)

    def play(self, s: "Romolo", action: int) -> None:
        break_walls(s, action - a.SIDE)


class LotOverfull(Chance):
    """The lot takes something: Farms last, walls as one lot (RR19.37)."""

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        place = s.drought.place
        walls = s.walls(place)
        if s.drought.walls > 0:
            return [(a.C_SIDE + side, 1) for side in range(6) if walls & (1 << side) != 0]
        found: list[tuple[int, int]] = []
        for kind in range(layout.FARM + 1, layout.COUNTED):
            number = constructions.pieces(s, place, kind)
            if kind == layout.WAREHOUSE:
                number -= constructions.filled(s, place)
            if number > 0:
                found.append((a.LOTS[kind], number))
        if fewer_walls(s) > 0:
            found.append((a.LOTS[layout.WALL], 1))
        for index in range(len(s.stores)):
            if stores.place(s.stores[index]) == place:
                found.append((a.C_STORE + index, 1))
        if not found:
            farms = constructions.pieces(s, place, layout.FARM)
            found.append((a.LOTS[layout.FARM], farms))
        found.sort()
        return found

    def play(self, s: "Romolo", action: int) -> None:
        place = s.drought.place
        if action == a.LOTS[layout.WALL]:
            s.drought.walls = fewer_walls(s)
        elif action in a.LOTS:
            constructions.tear_down(s, place, a.LOTS.index(action))
            go_on(s)
        elif action >= a.C_STORE:
            constructions.tear_down(s, place, layout.WAREHOUSE)
            constructions.lose_store(s, action - a.C_STORE)
            go_on(s)
        else:
            break_walls(s, action - a.C_SIDE)

    def needs(self, s: "Romolo") -> int:
        return step.DROUGHT | context(s)
