"""What stands in a hex (sections 2 and 7)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import layout
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import losses, stores

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def wall_count(s: "Romolo", place: int) -> int:
    """How many walls a hex has."""
    return s.walls(place).bit_count()


def pieces(s: "Romolo", place: int, kind: int) -> int:
    """How many pieces of a kind stand in a hex."""
    if kind == layout.WALL:
        return s.walls(place).bit_count()
    return s.built(place, kind)


def constructions(s: "Romolo", place: int) -> int:
    """What counts towards the limit: the tower, buildings, three walls as one (RR7.3)."""
    i = place * layout.HEX
    hexes = s.hexes
    total = hexes[i + layout.WALLS].bit_count() // 3
    if hexes[i + layout.TOWER] != layout.NOBODY:
        total += 1
    for kind in range(i + layout.BUILT, i + layout.HEX):
        total += hexes[kind]
    return total


def power(s: "Romolo", place: int) -> int:
    """Constructions without Farms (RR7.10)."""
    return constructions(s, place) - s.built(place, layout.FARM)


def limit(s: "Romolo", place: int) -> int:
    """How many constructions a hex may hold (RR7.3)."""
    total = s.edition.base_limit + s.built(place, layout.AQUEDUCT)
    near = s.board.near
    for i in range(place * 6, place * 6 + 6):
        if near[i] >= 0:
            total += s.built(near[i], layout.AQUEDUCT)
    return total


def is_razable(s: "Romolo", place: int) -> bool:
    """True if anything but a tower stands in a hex."""
    i = place * layout.HEX
    for kind in range(i + layout.WALLS, i + layout.HEX):
        if s.hexes[kind] > 0:
            return True
    return False


def filled(s: "Romolo", place: int) -> int:
    """How many warehouses of a hex hold cubes."""
    found = 0
    for store in s.stores:
        if stores.place(store) == place:
            found += 1
    return found


def built_as(s: "Romolo", place: int, kind: int) -> int:
    """The building that a piece is in a hex: a plant is a sawmill or a quarry (RR7.1)."""
    if kind == layout.PLANT:
        return layout.SAWMILL if s.terrain(place) == layout.FOREST else layout.QUARRY
    return layout.BUILDING_OF[kind]


def take_away(s: "Romolo", place: int, kind: int, to: int) -> None:
    """A piece goes to the BANK or OUT of the game; a wall is taken by `take_wall`."""
    s.own_hexes()[place * layout.HEX + layout.BUILT + kind] -= 1
    s.own_stock()[to + kind] += 1
    losses.note(s, place, kind)


def take_wall(s: "Romolo", place: int, side: int, to: int) -> None:
    """A wall goes to the BANK or OUT of the game."""
    s.own_hexes()[place * layout.HEX + layout.WALLS] &= ~(1 << side)
    s.own_stock()[to + layout.WALL] += 1
    losses.note(s, place, layout.WALL)


def tear_down(s: "Romolo", place: int, kind: int) -> None:
    """A building is destroyed."""
    take_away(s, place, kind, s.edition.destroyed_to)
    s.tell("destroy", built_as(s, place, kind), place)


def break_wall(s: "Romolo", place: int, side: int) -> None:
    """A wall is destroyed."""
    take_wall(s, place, side, s.edition.destroyed_to)
    s.tell("destroy-wall", place, side)


def lose_store(s: "Romolo", index: int) -> None:
    """The cubes of a warehouse return to the Bank."""
    store = stores.remove(s, index)
    s.tell("spill", stores.place(store), stores.kind(store), stores.cubes(store))


def has_wall(s: "Romolo", place: int, side: int) -> bool:
    """True if a wall stands on a side of a hex."""
    return s.walls(place) & (1 << side) != 0


def check_wall(s: "Romolo", place: int, side: int) -> int:
    """Return the refusal's code, or 0 if a wall stands on a side of a hex."""
    return 0 if has_wall(s, place, side) else no.NO_SUCH_PIECE
