"""Units and the A.I.'s troops, as a snapshot holds them: only those that are on their way."""

from typing import TYPE_CHECKING, Final

from lusoria.core.fields import Bits, Counts
from lusoria.core.reading import Reader
from lusoria.games.romolo import layout
from lusoria.games.romolo.snapshot.formats import MANY, UNIT, UNIT_NAMES

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

CONDITIONS: Final = Bits(
    ["laid", "penalty", "old", "over", "explored", "new", "withdrawn", "used"]
)  # in the order of their bits, from LAID on
TROOP: Final = Counts(layout.AI_UNITS, MANY)


def write(s: "Romolo") -> list[dict[str, object]]:
    """The units that are not simply in hand, or at the Bank."""
    found: list[dict[str, object]] = []
    for unit in range(layout.UNITS):
        place = s.at[unit]
        owner = s.merc[unit - layout.MERCS] if unit >= layout.MERCS else layout.NOBODY
        if place == layout.NOWHERE and owner == layout.NOBODY:
            continue
        where = "front" if place == layout.FRONT else "gone"
        data: dict[str, object] = {
            "unit": UNIT_NAMES[unit],
            "at": s.board.names[place] if place >= 0 else where,
            "spent": s.st[unit] & layout.SPENT,
            "condition": CONDITIONS.write(s.st[unit] // layout.LAID),
        }
        if unit >= layout.MERCS:
            data["seat"] = owner
        found.append(data)
    return found


def read(s: "Romolo", data: Reader) -> None:
    """Sets where the units are, and their condition."""
    s.at = [layout.NOWHERE] * layout.UNITS
    s.st = [0] * layout.UNITS
    s.merc = [layout.NOBODY] * (layout.UNITS - layout.MERCS)
    for item in data.items(0, layout.UNITS):
        part = item.keys(["unit", "at", "spent", "condition"], ["seat"])
        unit: int = UNIT.read(part["unit"])
        if s.at[unit] != layout.NOWHERE:
            raise item.wrong("this unit is there twice")
        where = part["at"].one_of([*s.board.names, "front", "gone"])
        s.at[unit] = where if where < s.board.size else layout.FRONT
        if where == s.board.size + 1:
            s.at[unit] = layout.GONE
        s.st[unit] = part["spent"].whole(0, 3) + layout.LAID * CONDITIONS.read(part["condition"])
        if unit >= layout.MERCS:
            if "seat" not in part:
                raise item.wrong("'seat' is missing")
            s.merc[unit - layout.MERCS] = part["seat"].whole(-1, s.players - 1)


def write_troops(s: "Romolo") -> list[dict[str, object]]:
    """The A.I.'s units, hex by hex."""
    found: list[dict[str, object]] = []
    for i in range(0, len(s.ai), layout.TROOP):
        troop = s.ai[i : i + layout.TROOP]
        if any(troop):
            name = s.board.names[i // layout.TROOP]
            found.append({"hex": name, **TROOP.write(troop)})
    return found


def read_troops(s: "Romolo", data: Reader) -> None:
    """Sets where the A.I.'s units are."""
    hexes = s.board.size if s.players == 1 else 0
    s.ai = [0] * (layout.TROOP * hexes)
    for item in data.items(0, hexes):
        part = item.keys(["hex"], layout.AI_UNITS)
        i = part["hex"].one_of(s.board.names) * layout.TROOP
        if any(s.ai[i : i + layout.TROOP]):
            raise item.wrong("this hex is there twice")
        s.ai[i : i + layout.TROOP] = TROOP.read_members(part)
