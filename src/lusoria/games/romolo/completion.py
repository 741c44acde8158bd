"""What follows from the rest of a position that was written by hand, as in a lesson."""

from collections import Counter
from typing import Any

Position = dict[str, Any]


def complete(position: Position, base: Position) -> None:
    """Fill in what units are usually like, and what the Bank and the pile of terrain still have."""
    for unit in position["units"]:
        unit.setdefault("spent", 0)
        unit.setdefault("condition", [])
    used, before = _used(position), _used(base)
    for piece in position["bank"]:
        position["bank"][piece] += before[piece] - used[piece]
    for terrain in position["pile"]:
        position["pile"][terrain] += before[terrain] - used[terrain]


def _used(position: Position) -> Counter[str]:
    """Return how many pieces, mercenaries and tiles of each kind are on the map."""
    used: Counter[str] = Counter()
    for hex in position["hexes"]:
        used.update({"plant": sum(hex["pieces"].get(kind, 0) for kind in ("sawmill", "quarry"))})
        used.update(hex["pieces"])
        used["wall"] += len(hex["walls"])
        if hex["terrain"] is not None:
            used[hex["terrain"]] += 1
    used["mercenary"] = sum(unit["unit"].startswith("m") for unit in position["units"])
    return used
