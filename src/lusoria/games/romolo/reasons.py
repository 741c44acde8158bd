"""Refusals in words: what was tried, and the number, the limit and the remedy."""

from typing import TYPE_CHECKING

from lusoria.core.errors import Refusal
from lusoria.core.message import Message, Params
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, words
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.arguments import argument
from lusoria.games.romolo.board import constructions, presence
from lusoria.games.romolo.economy import building, costs, funds, growth, market, mercator, powers

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def is_nobodys(s: "Romolo", block: int, rest: int) -> bool:
    """Whether an action names a seat that is not in this game, or a unit of one."""
    if block == a.UNIT:
        return s.owner(rest) >= s.players
    return block in (a.SEAT, a.STANCE) and rest >= s.rivals


def refusal(s: "Romolo", action: int, code: int, clause: str) -> Refusal:
    """The refusal of an action with the code that the check gave, and the clause of the step."""
    block = a.verb(action)
    rest = a.argument(action)
    if is_nobodys(s, block, rest):
        code = no.NO_SUCH_SEAT
    text, rule, rank = no.TABLE[code]
    params = argument(block).subject(s, rest)
    if code == no.NOT_NOW:
        rule = clause
        params["prompt"] = s.prompt()
    elif code == no.CANNOT_PAY:
        if s.step == asked.PAY:
            rule = clause
        text += price(s, block, rest, params)
    elif code == no.TOO_LITTLE_MONEY:
        params["price"] = words.silver(cheapest(s, block, rest))
        params["have"] = words.silver(s.coins(s.active))
    elif code == no.LIMIT_REACHED:
        text += limit(s, block, rest, params)
    elif code == no.WRONG_TERRAIN:
        text += ground(rest, params)
    elif code == no.HEX_FULL:
        params["count"] = str(constructions.constructions(s, s.move.place))
        params["limit"] = str(constructions.limit(s, s.move.place))
    elif code == no.BANK_EMPTY:
        piece = layout.PIECE_OF[rest] if block == a.BUILD else layout.BANK_MERCS
        params["piece"] = Message(f"romolo-piece-{layout.BANK_NAMES[piece]}")
        params["count"] = str(s.stock[layout.BANK + piece])
    elif code == no.NOT_SO_MANY:
        params["have"] = words.mercenaries(s.edition.war.employed(s, s.active))
    elif code == no.NOT_AT_TARGET:
        params["hex"] = words.hex_name(s, s.battle.place)
    elif code == no.NOT_IN_CAPITAL:
        params["hex"] = words.hex_name(s, s.capital(s.active))
    elif code == no.WRONG_RESOURCE and s.step == asked.PAY:
        text += "-due"
        params["due"] = words.due(s)
    return Refusal(rule, Message(f"romolo-refuse-{text}", params), rank)


# --- the numbers of a refusal ---


def price(s: "Romolo", block: int, rest: int, params: Params) -> str:
    """What something costs and what there is to pay it with; and how the text's name goes on."""
    if s.step == asked.PAY:
        params["due"] = words.due(s)
        if block != a.COINS:
            return "-rest"
        params["have"] = words.silver(s.coins(s.active))
        return "-coins"
    if block == a.TRANSFORM:
        return "-nothing"
    if block == a.BUILD:
        params["have"] = words.both(
            funds.available(s, s.move.place, layout.STONE),
            funds.available(s, s.move.place, layout.WOOD),
        )
        params["price"] = building_price(s, rest)
    elif block == a.HIRE:
        params["what"] = words.mercenaries(rest + 1)
        params["have"] = words.silver(funds.wealth(s, s.move.place))
        params["price"] = words.silver((rest + 1) * layout.SILVER)
    elif block == a.POWER:  # the Mercator
        params["what"] = words.character(rest)
        params["have"] = words.equal(
            max(funds.available(s, s.move.place, kind) for kind in range(5))
        )
        params["price"] = words.equal(mercator.rate(powers.power_counted(s, s.move.place)))
    elif block == a.CONVERT:
        params["what"] = words.one(layout.KINDS[layout.WORKER])
        params["have"] = words.cubes(funds.in_hand(s, layout.GRAIN), layout.GRAIN)
        params["price"] = words.cubes(1, layout.GRAIN)
    else:
        kind = block - a.CREATE_WORKER  # workers, soldiers, explorers in the same order
        params["what"] = words.one(layout.KINDS[kind])
        params["have"] = words.cubes(
            funds.available(s, s.move.place, growth.FOOD[kind]), growth.FOOD[kind]
        )
        params["price"] = words.cubes(growth.PORTIONS[kind], growth.FOOD[kind])
    return ""


def building_price(s: "Romolo", item: int) -> Message:
    """What a building costs where the Worker works: the table's price, and what Temples save."""
    if item == layout.BUILD_WALL:
        return words.either(1)
    stone, wood = s.edition.stone[item], s.edition.wood[item]
    cost = words.both(stone, wood)
    saved = stone + wood - costs.price(s, s.move.place, item)
    return cost if saved == 0 else Message("romolo-saved", {"cost": cost, "count": str(saved)})


def cheapest(s: "Romolo", block: int, rest: int) -> int:
    """The coins that are wanted, in half silver: for a Character, or for a resource."""
    if block == a.RESOURCE:
        return market.cost(s, rest)
    if block == a.BUY:
        return min(market.cost(s, kind) for kind in range(5))
    return growth.wage(s, s.active)


def limit(s: "Romolo", block: int, rest: int, params: Params) -> str:
    """How many units the Capital's Power allows, and which would allow more."""
    army = block in (a.CREATE_SOLDIER, a.HIRE)
    more = rest + 1 if block == a.HIRE else 1
    power = powers.power_counted(s, s.capital(s.active))
    have = growth.army_of(s, s.active) if army else presence.count(s, s.active, layout.WORKER)
    params["what"] = Message("romolo-army" if army else "romolo-workers")
    params["have"] = str(have)
    params["power"] = str(power)
    allowed = s.edition.army_limit if army else s.edition.worker_limit
    params["limit"] = str(allowed(power))
    for needed in range(power + 1, power + 10):
        if allowed(needed) >= have + more:
            params["needed"] = str(needed)
            return ""
    return "-highest"


def ground(item: int, params: Params) -> str:
    """Which terrain a building wants; and how the text's name goes on."""
    if item == layout.BUILD_WALL:
        return "-water"
    params["terrain"] = Message(f"romolo-terrain-{layout.TERRAINS[building.ground(item)]}")
    return ""
