"""What the chosen Worker could build where it works, and what stands against it."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.core.message import Message
from lusoria.core.view import Said, said
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, words
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.economy import building, costs, funds, work
from lusoria.games.romolo.layout import Building, Resource

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class Material(TypedDict):
    """What can be spent on a building where the chosen Worker works."""

    resource: Resource
    count: int
    """In hand and in warehouses of the hex (RR8.6)."""


class Site(TypedDict):
    """Something that could be built where the chosen Worker works."""

    building: Building
    stone: int
    wood: int
    """What the table says."""
    either: bool
    """Of a wall: whether the cost is paid in stone or in wood."""
    cost: int
    """Cubes, less those that Temples save."""
    saved: int
    missing: int
    """Cubes that the Worker cannot spend."""
    action: int | None
    """The decision to build it, where that is asked."""
    why: Said | None
    """Why it cannot be built, in a few words."""
    rule: str | None
    """And its clause."""


def materials(s: "Romolo") -> list[Material]:
    """What could be spent on a building now; nothing if the chosen unit cannot build at all."""
    if not _builds(s):
        return []
    return [
        {"resource": layout.RESOURCES[kind], "count": funds.available(s, s.move.place, kind)}
        for kind in (layout.STONE, layout.WOOD)
    ]


def sites(s: "Romolo") -> list[Site]:
    """What could be built now; nothing if the chosen unit cannot build at all."""
    if not _builds(s):
        return []
    legal = s.legal_actions()
    return [_site(s, item, legal) for item in range(layout.BUILDING_KINDS)]


def _builds(s: "Romolo") -> bool:
    """True if the chosen unit may build something."""
    chosen = s.step == asked.DO and not s.move.free and work.check_work(s, s.move) == 0
    return chosen or s.step == asked.INTO


def _site(s: "Romolo", item: int, legal: list[int]) -> Site:
    stone, wood = s.edition.stone[item], s.edition.wood[item]
    code = building.check_building(s, s.move.place, item)
    if item == layout.BUILD_WALL:
        full = cost = 1
        missing = max(0, 1 - costs.stuff(s, s.move.place))
        lacks = words.either(1)
    else:
        full, cost = stone + wood, costs.price(s, s.move.place, item)
        short = [max(0, stone - funds.available(s, s.move.place, layout.STONE))]
        short.append(max(0, wood - funds.available(s, s.move.place, layout.WOOD)))
        missing = max(0, sum(short) - (full - cost))
        lacks = _lacks(short, missing)
    return {
        "building": layout.BUILDINGS[item],
        "stone": stone,
        "wood": wood,
        "cost": cost,
        "saved": full - cost,
        "missing": missing,
        "either": item == layout.BUILD_WALL,
        "action": a.BUILDS[item] if a.BUILDS[item] in legal else None,
        "why": None if code == 0 else said(_why(item, code, lacks)),
        "rule": None if code == 0 else no.TABLE[code][1],
    }


def _lacks(short: list[int], missing: int) -> Message:
    """What has to be got before it can be paid; Temples save cubes of either kind."""
    if short[0] == 0 or short[1] == 0:
        return words.cubes(missing, layout.WOOD if short[0] == 0 else layout.STONE)
    if sum(short) > missing:
        return words.either(missing)
    return words.both(short[0], short[1])


def _why(item: int, code: int, lacks: Message) -> Message:
    """A refusal as short as a palette wants it."""
    if code == no.CANNOT_PAY:
        return Message("romolo-site-cannot-pay", {"what": lacks})
    if code == no.WRONG_TERRAIN:
        ground = layout.TERRAINS[building.ground(item)] if item != layout.BUILD_WALL else ""
        if ground == "":
            return Message("romolo-site-wrong-terrain-water")
        return Message(
            "romolo-site-wrong-terrain", {"terrain": Message(f"romolo-terrain-{ground}")}
        )
    short = (no.NO_WATER_NEAR, no.BANK_EMPTY, no.HEX_FULL, no.SIDE_TAKEN)
    return Message(f"romolo-site-{no.TABLE[code][0] if code in short else 'not-now'}")
