"""What the verbs act on: hexes, units, resources and so on, in texts, refusals and on the table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lusoria.core.message import Message, Params
from lusoria.core.verbs import Argument
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, tiles, words
from lusoria.games.romolo.board import constructions, map, presence, stores
from lusoria.games.romolo.campaign import coded, targets
from lusoria.games.romolo.economy import exchange, growth, production
from lusoria.games.romolo.steps import STEPS
from lusoria.games.romolo.war import casualties

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

# --- on the map ---


def hex_params(s: "Romolo", number: int) -> Params:
    """A hex; what it yields where it is exploited, what is put there where the set-up asks."""
    params: Params = {"hex": words.hex_name(s, number)}
    if s.step == asked.SOURCE and production.check_source(s, s.move.place, number) == 0:
        params["count"] = str(production.cubes(s, number))
        params["resource"] = words.resource(production.yields(s, number))
    if s.step == asked.ARRANGE:
        chosen = s.third_terrain(s.active)
        params["terrain"] = Message(f"romolo-terrain-{layout.TERRAINS[chosen]}")
    if s.step == asked.PLACE:
        params["piece"] = words.one(layout.PLACED[min(s.placing, 4)])
    return params


def unit_params(s: "Romolo", unit: int) -> Params:
    """A unit and where it is."""
    place = s.at[unit]
    return {"unit": words.unit(s, unit), "hex": words.hex_name(s, place) if place >= 0 else "–"}


def units_alike(s: "Romolo", unit: int) -> list[str]:
    """A unit and all that may stand for it."""
    found = [f"unit:{unit}"]
    start, end = unit // layout.OWN * layout.OWN, unit // layout.OWN * layout.OWN + layout.OWN
    if unit >= layout.MERCS:
        start, end = layout.MERCS, len(s.at)
    for other in range(start, end):
        there = s.at[other] == s.at[unit] != layout.NOWHERE
        if other != unit and there and presence.is_twin(s, other, unit):
            found.append(f"unit:{other}")
    return found


def site(s: "Romolo") -> int:
    """The hex whose pieces are dealt with, or -1."""
    return STEPS[s.step].site(s)


def piece_name(s: "Romolo", kind: int) -> str:
    """A piece's name; a sawmill or a quarry by the terrain it stands in."""
    place = site(s)
    if place < 0:
        return layout.PIECES[kind]
    return layout.BUILDINGS[constructions.built_as(s, place, kind)]


def at_site(s: "Romolo", kind: str, name: str) -> list[str]:
    """A piece or a side of the hex that is dealt with."""
    place = site(s)
    return [] if place < 0 else [f"{kind}:{s.board.names[place]}:{name}"]


def troops(s: "Romolo", condition: int) -> list[str]:
    """The A.I.'s units in one condition, where they are attacked or hit."""
    if s.step not in (asked.HIT, asked.AIM):
        return []
    place = site(s) if s.step == asked.AIM else s.battle.place
    return [f"ai:{s.board.names[place]}:{layout.AI_UNITS[condition]}"]


def tower(s: "Romolo", number: int) -> list[str]:
    """The Tower that is spoken of."""
    place = site(s)
    if s.step == asked.UNPAID:
        seat = s.active
    elif place >= 0 and s.step in (asked.AIM, asked.DEFEND, asked.VOLUNTEER, asked.LOSE):
        seat = s.tower_owner(place)
    else:
        seat = casualties.sufferer(s).seat
    return [f"tower:{seat}"] if seat >= 0 else []


def target_params(s: "Romolo", number: int) -> Params:
    """A declared target."""
    params: Params = {"target": Message("romolo-no-target"), "hex": "–", "number": str(number + 1)}
    if number < len(s.campaign.targets):
        target = s.campaign.targets[number]
        params["target"] = words.target(s, target)
        params["hex"] = words.hex_name(s, target.place)
    return params


def targets_alike(s: "Romolo", number: int) -> list[str]:
    """A target that is declared, all that may stand for it, and what they are on the map."""
    declared = s.campaign.targets
    if number >= len(declared):
        return []
    found = [coded.element(s.board.names, coded.code(s, declared[number]))]
    for other, target in enumerate(declared):
        if other == number or targets.is_alike(s, declared[number], target):
            found.append(f"target:{other + 1}")
    return found


# --- beside the map ---


def resource(s: "Romolo", kind: int) -> Params:
    """A resource."""
    return {"resource": words.resource(kind)}


def cubes(s: "Romolo", kind: int) -> list[str]:
    """Where a cube is taken from: the Market's stock, a victim's hand, one's own."""
    name = layout.RESOURCES[kind]
    if s.step in (asked.FREE, asked.REFUND, asked.GAIN, asked.BUY):
        return [f"market:{name}"]
    return [f"res:{s.theft.victim if s.step == asked.STEAL else s.active}:{name}"]


def store_params(s: "Romolo", index: int) -> Params:
    """What a warehouse holds."""
    store = s.stores[index] if index < len(s.stores) else 0
    return {**resource(s, stores.kind(store)), "count": str(stores.cubes(store))}


def stores_alike(s: "Romolo", index: int) -> list[str]:
    """A filled warehouse and all that hold the same in the same hex."""
    found = [f"store:{index + 1}"]
    for other in range(index + 1, len(s.stores)):
        if s.stores[other] == s.stores[index]:
            found.append(f"store:{other + 1}")
    return found


def of_ally(s: "Romolo", ware: int) -> list[str]:
    """A cube or a coin of the ally's (RR17.5)."""
    other = exchange.ally(s)
    return [f"res:{other}:{layout.RESOURCES[ware]}" if ware < 5 else f"coins:{other}"]


def slot_params(s: "Romolo", slot: int) -> Params:
    """A slot of the Display, and the character there."""
    tile = s.display[slot] if slot < len(s.display) else tiles.NO_TILE
    empty = Message("romolo-no-character")
    character = empty if tile == tiles.NO_TILE else words.character(tile)
    return {"character": character, "slot": str(slot + 1)}


# --- the table ---


def named(kind: str, names: Sequence[str], *, in_refusals: bool = False) -> Argument["Romolo"]:
    """One of a list of names, each with its text and its element: `romolo-token-2`, `token:2`."""

    def params(s: "Romolo", number: int) -> Params:
        return {kind: Message(f"romolo-{kind}-{names[number]}")}

    return Argument(params, lambda s, n: [f"{kind}:{names[n]}"], params if in_refusals else None)


def coins(s: "Romolo", number: int) -> list[str]:
    """The active seat's coins."""
    return [f"coins:{s.active}"]


DEED: Final[Argument["Romolo"]] = Argument(
    elements=lambda s, n: [f"unit:{s.move.unit}"] if s.step == asked.DO else []
)
SEAT: Final[Argument["Romolo"]] = Argument(
    lambda s, n: {"seat": words.name(s, n)}, lambda s, n: [f"seat:{n}"]
)

# Of each verb that acts on something, by its first number
ARGUMENTS: Final[dict[int, Argument["Romolo"]]] = {
    a.COINS: Argument(
        lambda s, n: {"coins": words.money(s.bill.due if s.bill.by_value else 0)}, coins
    ),
    **dict.fromkeys(range(a.PEEK, a.HIRE), DEED),
    a.HIRE: Argument(lambda s, n: {"count": str(n + 1)}, lambda s, n: ["bank:mercenary"]),
    a.RECRUIT: Argument(
        lambda s, n: {"price": words.silver(growth.wage(s, s.active))}, DEED.elements
    ),
    **dict.fromkeys(range(a.SELL, a.TOWER), DEED),
    a.TOWER: Argument(elements=tower),
    a.GIVE: Argument(lambda s, n: {"item": words.coin(n)}, coins),
    a.TAKE: Argument(
        lambda s, n: {"item": words.resource(n) if n < 5 else words.coin(n - 5)}, of_ally
    ),
    a.TERRAIN: named("terrain", layout.TERRAINS[1:3]),
    a.BUILD: Argument(
        lambda s, n: {"building": words.one(layout.BUILDINGS[n])},
        lambda s, n: [f"bank:{layout.PIECES[layout.PIECE_OF[n]]}"],
        lambda s, n: {"what": words.one(layout.BUILDINGS[n])},
    ),
    a.PIECE: Argument(
        lambda s, n: {"piece": words.one(piece_name(s, n))},
        lambda s, n: at_site(s, "piece", piece_name(s, n)),
    ),
    a.SIDE: Argument(
        lambda s, n: {"side": Message(f"romolo-side-{map.SIDES[n]}")},
        lambda s, n: at_site(s, "side", map.SIDES[n]),
    ),
    a.RESOURCE: Argument(resource, cubes, resource),
    a.STORE: Argument(
        store_params,
        stores_alike,
        lambda s, n: resource(s, stores.kind(s.stores[n])) if n < len(s.stores) else {},
    ),
    a.COLUMN: Argument(resource, lambda s, n: [f"market:{layout.RESOURCES[n]}"], resource),
    a.SLOT: Argument(slot_params, lambda s, n: [f"slot:{n + 1}"]),
    a.SEAT: SEAT,
    a.STANCE: SEAT,
    a.TOKEN: named("token", layout.TOKENS, in_refusals=True),
    a.COUNT: Argument(lambda s, n: {"count": str(n + 1)}),
    a.POWER: named("character", tiles.NAMES, in_refusals=True),
    a.AI_UNIT: Argument(
        lambda s, n: {"condition": Message(f"romolo-ai-{layout.AI_UNITS[n]}")}, troops
    ),
    a.HEX: Argument(
        hex_params,
        lambda s, n: [f"hex:{s.board.names[n]}"] if n < s.board.size else [],
        lambda s, n: {"hex": words.hex_name(s, n)},
    ),
    a.UNIT: Argument(unit_params, units_alike, lambda s, n: {"unit": words.unit(s, n)}),
    a.TARGET: Argument(target_params, targets_alike),
    a.FACE: Argument(
        lambda s, n: {"face": layout.NUMBERS[n]}, lambda s, n: [f"token:{layout.NUMBERS[n]}"]
    ),
    a.PEOPLE: named("people", layout.PEOPLES),
    a.BID: Argument(lambda s, n: {"coins": words.money(n)}),
}
NOTHING: Final[Argument["Romolo"]] = Argument()


def argument(block: int) -> Argument["Romolo"]:
    """What the verb with this first number acts on."""
    return ARGUMENTS.get(block, NOTHING)
