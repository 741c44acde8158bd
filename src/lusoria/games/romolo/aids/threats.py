"""Where enemies could attack in their next Turn: how far each can march and still stand."""

from typing import TYPE_CHECKING, Final, TypedDict

from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.board import movement, presence

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

AT_REST: Final = ~(layout.LAID | layout.SPENT | layout.NEW | layout.OVER_NOW | layout.EXPLORED)


class Threat(TypedDict):
    """A hex in which enemies could attack."""

    hex: str
    units: list[str]
    """Which: their ids, of the A.I. those of its troops."""
    value: int
    """What they count together (RR11.3)."""


def threats(s: "Romolo", seat: int | None) -> list[Threat]:
    """For the seat that chooses a unit or what it does; others need no warning."""
    if seat is None or s.player != seat or s.step not in (asked.ACT, asked.DO):
        return []
    found: dict[int, Threat] = {}
    for rival in range(s.players):
        if not s.are_allied(seat, rival):
            _march(s, rival, found)
    if s.players == 1:
        _advance(s, found)
    return [found[place] for place in sorted(found)]


def _march(s: "Romolo", rival: int, found: dict[int, Threat]) -> None:
    """Fighters keep an Action for standing: who spends the last one lies down (RR5.4, RR11.1)."""
    t = s.clone()
    t.active = rival
    ways: dict[int, list[int]] = {}  # those of a kind that stand together go the same ways
    for unit in range(layout.UNITS):
        start = s.at[unit]
        value = s.edition.strength[layout.KIND[unit]]
        if start < 0 or value == 0 or s.owner(unit) != rival:
            continue
        key = start * len(layout.KINDS) + layout.KIND[unit]
        if key not in ways:
            t.st[unit] &= AT_REST
            ways[key] = _places(t, unit, s.edition.actions[layout.KIND[unit]] - 1)
        for place in ways[key]:
            _count(s, found, place, f"unit:{unit}", value)


def _places(t: "Romolo", unit: int, steps: int) -> list[int]:
    """The hexes that a unit reaches in the given number of moves, its own first."""
    start = t.at[unit]
    places = [start]
    edge = [start]
    for _ in range(steps):
        further: list[int] = []
        for place in edge:
            t.at[unit] = place
            pressed = presence.has_hostile(t, t.active, place)
            for i in range(place * 6, place * 6 + 6):
                near = t.board.near[i]
                if (
                    near >= 0
                    and near not in places
                    and t.is_explored(near)
                    and movement.check_step(t, unit, near, layout.ON_FOOT, pressed) == 0
                ):
                    places.append(near)
                    further.append(near)
        edge = further
    t.at[unit] = start
    return places


def _advance(s: "Romolo", found: dict[int, Threat]) -> None:
    """The A.I.'s groups go one hex and attack (RR16.4)."""
    for place in range(s.board.size):
        for kind, name in enumerate(layout.AI_UNITS):
            count = s.troops(place, kind)
            if count == 0:
                continue
            element = f"ai:{s.board.names[place]}:{name}"
            value = count * layout.AI_STRENGTH
            _count(s, found, place, element, value)
            for i in range(place * 6, place * 6 + 6):
                near = s.board.near[i]
                if near >= 0 and s.is_explored(near):
                    _count(s, found, near, element, value)


def _count(s: "Romolo", found: dict[int, Threat], place: int, element: str, value: int) -> None:
    threat = found.get(place)
    if threat is None:
        threat = found[place] = {"hex": s.board.names[place], "units": [], "value": 0}
    threat["units"].append(element)
    threat["value"] += value
