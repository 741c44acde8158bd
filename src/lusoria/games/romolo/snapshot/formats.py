"""How hexes, units, filled Warehouses and the like are written."""

from collections.abc import Sequence
from typing import Any, Final

from lusoria.core.fields import Bits, Counts, Format, OneOf, Optional, Tuple, Whole
from lusoria.core.reading import Reader
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout
from lusoria.games.romolo.board import stores

MANY: Final = 1_000_000
ANY_NUMBER: Final = Whole(0, MANY)
UNIT_NAMES: Final = [a.unit_name(unit) for unit in range(layout.UNITS)]
UNIT: Final = OneOf(UNIT_NAMES)
UNITS: Final = Bits(UNIT_NAMES)
PIECE: Final = OneOf(layout.PIECES)
RESOURCE: Final = OneOf(layout.RESOURCES)
MAYBE_UNIT: Final = Optional(UNIT)
MAYBE_RESOURCE: Final = Optional(RESOURCE)
HELPERS: Final = Counts(layout.RESOURCES, 4)


class Store(Format):
    """A filled Warehouse: see `board/stores.py`."""

    def __init__(self, hexes: Sequence[str]) -> None:
        self.parts: Final = Tuple(hex=OneOf(hexes), resource=RESOURCE, count=Whole(1, 15))

    def write(self, value: Any) -> object:
        return self.parts.write((stores.place(value), stores.kind(value), stores.cubes(value)))

    def read(self, data: Reader) -> Any:
        place, kind, cubes = self.parts.read(data)
        return stores.filled(place, kind, cubes)


class Helped(Format):
    """Praepositus tiles that have helped: three bits a resource."""

    def write(self, value: Any) -> object:
        return HELPERS.write([value >> 3 * kind & 7 for kind in range(5)])

    def read(self, data: Reader) -> Any:
        return sum(count << 3 * kind for kind, count in enumerate(HELPERS.read(data)))
