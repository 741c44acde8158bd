"""Names and amounts as messages."""

from typing import TYPE_CHECKING

from lusoria.core.events import who
from lusoria.core.message import Message, SeatName
from lusoria.games.romolo import layout, tiles
from lusoria.games.romolo.board import map
from lusoria.games.romolo.campaign import coded, plan
from lusoria.games.romolo.campaign.plan import Target

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


# --- names ---


def character(kind: int) -> Message:
    """A character's name."""
    return Message(f"romolo-character-{tiles.NAMES[kind]}")


def resource(kind: int) -> Message:
    """A resource's name."""
    return Message(f"romolo-resource-{layout.RESOURCES[kind]}")


def one(thing: str) -> Message:
    """A piece or a unit with its article: a farm, an explorer."""
    return Message(f"romolo-one-{thing}")


def unit(s: "Romolo", number: int) -> Message:
    """A unit's name, with its owner's if it has one."""
    kind = Message(f"romolo-unit-{layout.KINDS[layout.KIND[number]]}")
    owner = s.owner(number)
    if owner < 0 or owner >= s.players:
        return kind
    return Message("romolo-unit-of", {"unit": kind, "seat": SeatName(owner)})


def target(s: "Romolo", target: Target) -> Message:
    """What is attacked, and whose it is."""
    if target.sort == plan.UNIT:
        return unit(s, target.which)
    if target.sort == plan.TOWER:
        return Message("romolo-tower-of", {"seat": name(s, target.which)})
    return attacked(coded.code(s, target))


def attacked(code: int) -> Message:
    """What is attacked."""
    sort, which = coded.sort(code), coded.which(code)
    if sort == plan.UNIT:
        return one(layout.KINDS[layout.KIND[which]])
    if sort == plan.TROOP:
        return Message("romolo-one-troop")
    if sort == plan.TOWER:
        return Message("romolo-one-tower")
    if sort == plan.PIECE:
        return one(layout.BUILDINGS[which])
    return Message("romolo-wall-at", {"side": Message(f"romolo-side-{map.SIDES[which]}")})


def name(s: "Romolo", seat: int) -> SeatName | Message:
    """A seat's name, or its number if nobody plays there."""
    if seat < s.rivals:
        return who(s, seat)
    return Message("romolo-seat", {"number": str(seat + 1)})


def hex_name(s: "Romolo", number: int) -> str:
    """A hex's name on this map."""
    names = s.board.names
    return names[number].upper() if number < len(names) else str(number + 1)


def hex_names(s: "Romolo", numbers: list[int]) -> str:
    """The names of several hexes."""
    return ", ".join([hex_name(s, number) for number in numbers])


# --- amounts ---


def money(half_silver: int) -> str:
    """A sum as people say it: 2, 2½."""
    whole = str(half_silver // 2) if half_silver != 1 else ""
    return whole + ("½" if half_silver % 2 else "")


def silver(half_silver: int) -> Message:
    """So much money."""
    return Message("romolo-silver", {"coins": money(half_silver)})


def coin(bronze: int) -> Message:
    """A silver, or a bronze and what it is worth."""
    return Message("romolo-coin-bronze", {"worth": silver(1)}) if bronze else silver(layout.SILVER)


def cubes(count: int, kind: int) -> Message:
    """A number of cubes of a resource."""
    return Message("romolo-cubes", {"count": str(count), "resource": resource(kind)})


def both(stone: int, wood: int) -> Message:
    """So much stone and so much wood."""
    return Message(
        "romolo-both", {"one": cubes(stone, layout.STONE), "other": cubes(wood, layout.WOOD)}
    )


def listed(parts: list[Message]) -> Message:
    """Several amounts."""
    found = parts[-1]
    for i, part in enumerate(reversed(parts[:-1])):
        joined = "romolo-both" if i == 0 else "romolo-list"
        found = Message(joined, {"one": part, "other": found})
    return found


def either(count: int) -> Message:
    """A number of cubes, of stone or wood."""
    return Message("romolo-either", {"count": str(count)})


def equal(count: int) -> Message:
    """A number of cubes of one resource, whichever it is."""
    return Message("romolo-equal", {"count": str(count)})


def mercenaries(count: int) -> Message:
    """A number of mercenaries."""
    return Message("romolo-mercenaries", {"count": str(count)})


def due(s: "Romolo") -> Message:
    """What is still due of the payment under way."""
    paid = s.bill
    if paid.by_value:
        return silver(paid.due)
    kinds = [kind for kind in range(5) if paid.allowed[kind] > 0]
    if len(kinds) == 1:
        return cubes(paid.due, kinds[0])
    if paid.alike:
        return equal(paid.due)
    if paid.purpose != layout.FOR_BUILDING:
        return Message("romolo-any", {"count": str(paid.due)})
    stone, wood = paid.allowed[layout.STONE], paid.allowed[layout.WOOD]
    return both(stone, wood) if stone + wood == paid.due else either(paid.due)


def bought(s: "Romolo") -> Message:
    """What the payment under way is for."""
    purpose = s.bill.purpose
    if purpose == layout.FOR_SALARY:
        return Message("romolo-for-salary")
    if purpose == layout.FOR_BUILDING and s.job.building == layout.BUILD_WALL:
        return Message("romolo-for-walls", {"count": str(s.job.walls())})
    if purpose == layout.FOR_BUILDING:
        return one(layout.BUILDINGS[s.job.building])
    if purpose == layout.FOR_HIRING:
        return mercenaries(s.bill.mercenaries)
    if purpose == layout.FOR_REFINING:
        return Message("romolo-for-refining")
    if purpose == layout.FOR_TRADE:
        return character(tiles.MERCATOR)
    # workers, soldiers, explorers in the same order
    return one(layout.KINDS[purpose - layout.FOR_WORKER])
