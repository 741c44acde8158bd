"""The whole position as readable data, and back."""

from typing import TYPE_CHECKING, Final

from lusoria.core.reading import Reader
from lusoria.games.romolo import layout
from lusoria.games.romolo.snapshot import table, under_way, units

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


MEMBERS: Final[list[str]] = [
    "round",
    "ending",
    "ending_round",
    "fallen",
    "hexes",
    "seats",
    "units",
    "ai",
    "bank",
    "out",
    "prices",
    "cubes",
    "pile",
    "multipliers",
    "water_pile",
    "types",
    "events",
    "goods",
    "display",
    "drawn",
    "stores",
    "counters",
    "this_turn",
    "move",
    "job",
    "bill",
    "deal",
    "theft",
    "proposal",
    "exploration",
    "losses",
    "after_losses",
    "upkeep",
    "slot",
    "roll",
    "dealt_to",
    "placing",
    "drought",
    "bidding",
    "battle",
    "ai_turn",
    "campaign",
]


def position(s: "Romolo") -> dict[str, object]:
    """The position as data: hexes, units and pieces by name."""
    row = table.hex_row(s)
    hexes = [s.hexes[i : i + layout.HEX] for i in range(0, len(s.hexes), layout.HEX)]
    return {
        **table.course(s).write(s),
        "hexes": [
            {"name": name, **row.write(numbers)}
            for name, numbers in zip(s.board.names, hexes, strict=True)
        ],
        "seats": table.seats(s).write(s.seats),
        "units": units.write(s),
        "ai": units.write_troops(s),
        **table.stock_row(s).write(s.stock),
        **table.open_tiles(s).write(s),
        "counters": table.counters(s).write(s),
        "this_turn": table.this_turn(s).write(s),
        **under_way.fields(s).write(s),
    }


def read(s: "Romolo", part: dict[str, Reader]) -> None:
    """Sets a position to what the data says."""
    table.course(s).read_members(s, part)
    read_hexes(s, part["hexes"])
    s.seats = table.seats(s).read(part["seats"])
    units.read(s, part["units"])
    units.read_troops(s, part["ai"])
    s.stock = table.stock_row(s).read_members(part)
    s.stock_shared = False
    table.open_tiles(s).read_members(s, part)
    table.counters(s).read(s, part["counters"])
    table.this_turn(s).read(s, part["this_turn"])
    under_way.read(s, part)


def read_hexes(s: "Romolo", data: Reader) -> None:
    """Sets the hexes, which come in the order of the map."""
    row = table.hex_row(s)
    s.hexes = []
    s.hexes_shared = False
    items = data.items(s.board.size, s.board.size)
    for name, item in zip(s.board.names, items, strict=True):
        part = item.keys(["name", *row.fields])
        part["name"].one_of([name])
        s.hexes += row.read_members(part)
