"""What follows from the rest of a position that was written by hand, as in a lesson."""

from typing import Any

from lusoria.games.roma.cards import COPIES, NAMES

POINTS = 36


def complete(position: dict[str, Any], _base: dict[str, Any]) -> None:
    """Put all cards that lie nowhere into the draw pile, and all other points on the stockpile."""
    zones = position["cards"]
    for name, copies in zip(NAMES, COPIES, strict=True):
        held = sum(zones[zone].get(name, 0) for zone in ("hand0", "hand1", "discard", "held"))
        zones["deck"][name] = copies - held - position["board"].count(name)
    zones["deck"] = {name: count for name, count in zones["deck"].items() if count != 0}
    position["stockpile"] = POINTS - sum(position["points"])
    for earned, points in zip(position["earned"], position["points"], strict=True):
        earned["forum"] = earned.get("forum", 0) + points - 10 - sum(earned.values())
