"""Building, dismantling, transforming (section 7)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.core.step import Block
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, step, tiles
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions, land
from lusoria.games.romolo.economy import bill, costs, funds, supply, work
from lusoria.games.romolo.economy.job import Job
from lusoria.games.romolo.step import UnderWay

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def find_verbs(s: "Romolo", place: int, found: list[int]) -> None:
    """Dismantle, Transform and whatever a Worker can build in a hex."""
    if constructions.is_razable(s, place):
        found.append(a.DISMANTLE)
        if check_transform(s, place) == 0:
            found.append(a.TRANSFORM)
    if costs.stuff(s, place) == 0 and costs.spare_walls(s) == 0:
        return
    for item in range(layout.BUILDING_KINDS):
        if check_building(s, place, item) == 0:
            found.append(a.BUILDS[item])


def check_building(s: "Romolo", place: int, item: int, gone: int = -1) -> int:
    """Return the refusal's code, or 0 if a building may be put up in a hex by a Worker there
    (RR7.1 to RR7.5, RR7.13).

    `gone` is a piece of the hex that has been removed by then, or -1.
    """
    i = place * layout.HEX
    terrain = s.hexes[i + layout.TERRAIN]
    if item == layout.BUILD_WALL:
        if terrain == layout.WATER:
            return no.WRONG_TERRAIN
        if is_same(s, layout.WALL, gone):
            return no.SAME_KIND
        return check_walls(s, place, 1, gone)
    if terrain != ground(item):
        return no.WRONG_TERRAIN
    if item == layout.HARBOR and not is_by_water(s, place):
        return no.NO_WATER_NEAR
    piece = layout.PIECE_OF[item]
    if not supply.can_take(s, piece):
        return no.BANK_EMPTY
    if is_same(s, piece, gone):
        return no.SAME_KIND
    if s.edition.unique[piece] and constructions.pieces(s, place, piece) > (gone == piece):
        return no.ONE_OF_A_KIND
    if room(s, place, gone) + (1 if piece == layout.AQUEDUCT else 0) < 1:
        return no.HEX_FULL
    stone = funds.available(s, place, layout.STONE)
    wood = funds.available(s, place, layout.WOOD)
    total = costs.price(s, place, item, gone)
    if min(stone, s.edition.stone[item]) + min(wood, s.edition.wood[item]) >= total:
        return 0
    if s.is_ready(s.active, tiles.AEDIFICATOR) and stone + wood >= total + 1:
        return 0
    return no.CANNOT_PAY


def is_same(s: "Romolo", piece: int, gone: int) -> bool:
    """True if a piece would become one of its own kind where it must not (RR19.24)."""
    return not s.edition.same_again and piece == (s.job.piece if gone < 0 else gone)


def ground(item: int) -> int:
    """The terrain that a building stands on (RR7.1)."""
    if item == layout.SAWMILL:
        return layout.FOREST
    return layout.HILL if item == layout.QUARRY else layout.PLAIN


def is_by_water(s: "Romolo", place: int) -> bool:
    """True if explored Water is adjacent."""
    near = s.board.near
    for i in range(place * 6, place * 6 + 6):
        if near[i] >= 0 and land.is_water(s, near[i]):
            return True
    return False


def room(s: "Romolo", place: int, gone: int) -> int:
    """How many more Constructions a hex may hold, once a piece is gone (RR7.3)."""
    left = constructions.limit(s, place) - constructions.constructions(s, place)
    if gone == layout.WALL:
        have = constructions.wall_count(s, place)
        return left + have // 3 - (have - 1) // 3
    return left if gone in (-1, layout.AQUEDUCT) else left + 1


def check_walls(s: "Romolo", place: int, number: int, gone: int = -1) -> int:
    """Return the refusal's code, or 0 if the given number of walls may be put up in one action
    (RR7.4).
    """
    have = constructions.wall_count(s, place) - (1 if gone == layout.WALL else 0)
    if have + number > 6:
        return no.SIDE_TAKEN
    spare = costs.spare_walls(s)
    if s.stock[layout.BANK + layout.WALL] + spare < number:
        return no.BANK_EMPTY
    if (have + number) // 3 - have // 3 > room(s, place, gone):
        return no.HEX_FULL
    payable = costs.can_pay_walls(s, number, 0, 0, spare, costs.stuff(s, place), False)
    return 0 if payable else no.CANNOT_PAY


def check_transform(s: "Romolo", place: int) -> int:
    """Return the refusal's code, or 0 if some piece of the hex can become another."""
    if costs.stuff(s, place) == 0 and costs.spare_walls(s) == 0:
        return no.CANNOT_PAY
    for kind in range(layout.PIECE_KINDS):
        if check_removal(s, place, kind, True) == 0:
            return 0
    return no.NOTHING_TO_BUILD


def check_removal(s: "Romolo", place: int, kind: int, transform: bool) -> int:
    """Return the refusal's code, or 0 if a piece may be dismantled, or transformed into something
    (RR7.6, RR7.7, RR7.11).
    """
    if constructions.pieces(s, place, kind) == 0:
        return no.NO_SUCH_PIECE
    if not transform:
        return 0
    for item in range(layout.BUILDING_KINDS):
        if check_building(s, place, item, kind) == 0:
            return 0
    return no.NOTHING_TO_BUILD


# --- building ---


def begin(s: "Romolo", action: int) -> None:
    """The Worker begins to build, dismantle or transform."""
    s.job = Job(a.verb(action))
    if a.verb(action) == a.BUILD:
        choose(s, a.argument(action))
    else:
        s.ask(asked.REMOVE)


def remove(s: "Romolo", piece: int) -> None:
    """A building is taken away."""
    place = s.move.place
    constructions.take_away(s, place, piece, s.edition.dismantled_to)
    name = "transform" if s.job.verb == a.TRANSFORM else "dismantle"
    s.tell(name, s.active, constructions.built_as(s, place, piece), place)
    replace_or_refund(s)


def replace_or_refund(s: "Romolo") -> None:
    """The piece is gone: something else is built, or resources come back."""
    if s.job.verb == a.TRANSFORM:
        s.ask(asked.INTO)
    elif s.edition.refunds_one:
        s.ask(asked.REFUND)
    elif s.job.piece != layout.WALL:
        s.ask(asked.KEEP_BACK)
    else:
        end_removal(s)


def end_removal(s: "Romolo") -> None:
    """The piece is dismantled."""
    drop(s)
    work.complete(s)


def choose(s: "Romolo", item: int) -> None:
    """What is to be built is chosen: for walls the sides, then the payment."""
    s.job.building = item
    if item == layout.BUILD_WALL:
        s.ask(asked.SIDES)
    else:
        pay_for(s)


def can_add_wall(s: "Romolo") -> bool:
    """True if this action may put up another wall: three at most, one after a removal (RR7.11)."""
    number = s.job.walls()
    return s.job.verb == a.BUILD and number < 3 and check_walls(s, s.move.place, number + 1) == 0


def check_side(s: "Romolo", number: int) -> int:
    """Return the refusal's code, or 0 if a wall may be put up on a side."""
    taken = s.walls(s.move.place) | s.job.sides
    if taken & (1 << number) != 0:
        return no.SIDE_TAKEN
    return 0


def pay_for(s: "Romolo") -> None:
    """The cost: any wood and stone for walls, the table's for the rest."""
    item = s.job.building
    if item == layout.BUILD_WALL:
        bill.begin(s, layout.FOR_BUILDING, s.job.walls(), bill.BUILDING_STUFF)
    else:
        allowed = [0, s.edition.wood[item], s.edition.stone[item], 0, 0]
        bill.begin(s, layout.FOR_BUILDING, costs.price(s, s.move.place, item), allowed)


def build(s: "Romolo") -> None:
    """All is paid: the pieces are placed."""
    place = s.move.place
    job = s.job
    if job.building == layout.BUILD_WALL:
        s.own_stock()[layout.BANK + layout.WALL] -= job.walls() - job.gratis
        s.own_hexes()[place * layout.HEX + layout.WALLS] |= job.sides
        s.tell("walls", s.active, place, job.sides)
    else:
        piece = layout.PIECE_OF[job.building]
        supply.take(s, piece)
        s.own_hexes()[place * layout.HEX + layout.BUILT + piece] += 1
        s.tell("build", s.active, job.building, place, piece)
    s.bill = bill.NO_BILL  # what follows from a lost piece may be asked
    drop(s)
    work.complete(s)


def drop(s: "Romolo") -> None:
    """Cubes in a warehouse that is gone return to the Bank (RR7.8)."""
    if s.job.store >= 0:
        constructions.lose_store(s, s.job.store)
        s.job.store = -1


# --- the steps ---


class Remove(UnderWay):
    """The piece to dismantle or transform (RR7.6)."""

    clause = "RR7.6"
    texts: tuple[int, ...] = (a.PIECE,)

    def offers(self, s: "Romolo") -> list[Block]:
        return a.PIECE_BLOCKS

    def check(self, s: "Romolo", action: int) -> int:
        return check_removal(s, s.move.place, a.argument(action), s.job.verb == a.TRANSFORM)

    def play(self, s: "Romolo", action: int) -> None:
        piece = a.argument(action)
        s.job.piece = piece
        if piece == layout.WALL:
            s.ask(asked.REMOVE_SIDE)
        elif piece == layout.WAREHOUSE and constructions.filled(s, s.move.place) > 0:
            s.ask(asked.REMOVE_STORE)
        else:
            remove(s, piece)

    def site(self, s: "Romolo") -> int:
        return s.move.place

    def needs(self, s: "Romolo") -> int:
        return step.MOVE | step.JOB


class RemoveSide(Remove):
    """Which wall goes."""

    silent = True
    texts: tuple[int, ...] = (a.SIDE,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.SIDE, 6)]

    def check(self, s: "Romolo", action: int) -> int:
        return constructions.check_wall(s, s.move.place, action - a.SIDE)

    def play(self, s: "Romolo", action: int) -> None:
        side = action - a.SIDE
        constructions.take_wall(s, s.move.place, side, s.edition.dismantled_to)
        transforms = s.job.verb == a.TRANSFORM
        s.tell("transform-wall" if transforms else "dismantle-wall", s.active, s.move.place, side)
        replace_or_refund(s)


class RemoveStore(Remove):
    """Which Warehouse goes: an empty one, or one with cubes (RR7.8)."""

    clause = "RR7.8"
    silent = True
    texts: tuple[int, ...] = (a.STORE,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.EMPTY, 1), (a.STORE, a.MOST_STORES)]

    def check(self, s: "Romolo", action: int) -> int:
        return funds.check_store(s, s.move.place, action)

    def play(self, s: "Romolo", action: int) -> None:
        if action != a.EMPTY:
            s.job.store = action - a.STORE
        remove(s, layout.WAREHOUSE)


class Into(Remove):
    """What the piece becomes (RR7.7)."""

    clause = "RR7.7"
    texts: tuple[int, ...] = (a.BUILD,)

    def offers(self, s: "Romolo") -> list[Block]:
        return a.BUILD_BLOCKS

    def check(self, s: "Romolo", action: int) -> int:
        return check_building(s, s.move.place, a.argument(action))

    def play(self, s: "Romolo", action: int) -> None:
        choose(s, a.argument(action))


class Sides(Remove):
    """Where the walls go, one after the other (RR7.4)."""

    clause = "RR7.4"
    texts: tuple[int, ...] = (a.DONE, a.SIDE)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.DONE, 1), (a.SIDE, 6)]

    def check(self, s: "Romolo", action: int) -> int:
        if action == a.DONE:
            return 0 if s.job.sides != 0 else no.NOT_NOW
        return check_side(s, action - a.SIDE)

    def play(self, s: "Romolo", action: int) -> None:
        if action != a.DONE:
            s.job.sides |= 1 << (action - a.SIDE)
            if can_add_wall(s):
                return
        pay_for(s)

    def prompt(self, s: "Romolo", params: Params) -> str:
        return "-more" if s.job.sides != 0 else ""


class Refund(UnderWay):
    """The wood or stone that comes back (RR7.6)."""

    clause = "RR7.6"
    texts: tuple[int, ...] = (a.RESOURCE,)

    def needs(self, s: "Romolo") -> int:
        return step.MOVE | step.JOB

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.RESOURCE, 5)]

    def check(self, s: "Romolo", action: int) -> int:
        kind = action - a.RESOURCE
        return 0 if kind in (layout.WOOD, layout.STONE) else no.WRONG_RESOURCE

    def play(self, s: "Romolo", action: int) -> None:
        building = constructions.built_as(s, s.move.place, s.job.piece)
        cubes = s.edition.refund(building, action - a.RESOURCE)
        for kind in range(5):
            for _ in range(cubes[kind]):
                s.add_cubes(s.active, kind, 1)
                s.tell("refund", s.active, kind)
        end_removal(s)


class KeepBack(Refund):
    """The cube of the cost that does not come back (RR19.2)."""

    clause = "RR19.2"
