"""What the chosen unit does (sections 5 and 15)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Message, Params
from lusoria.core.step import Block
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, tiles, words
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions, land, movement, presence
from lusoria.games.romolo.economy import (
    building,
    exchange,
    growth,
    market,
    mercator,
    powers,
    production,
    theft,
    work,
)
from lusoria.games.romolo.step import UnderWay, near
from lusoria.games.romolo.turn.move import Move

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def find_actions(s: "Romolo", move: Move, found: list[int]) -> None:
    """What the unit of a move may do, ascending."""
    unit = move.unit
    kind = layout.KIND[unit]
    plain = not move.away and not move.free
    if kind == layout.EXPLORER:
        if movement.check_peeking(s, move) == 0:
            found.append(a.PEEK)
        if growth.check_conversion(s, move.unit) == 0:
            found.append(a.CONVERT)
    elif kind == layout.WORKER:
        code = work.check_work(s, move)
        if move.free:
            if code == 0:
                market.find_verbs(s, move, found)
            return
        if code == 0:
            find_work(s, move, found)
        if theft.check_theft(s, move) == 0:
            found.append(a.POWER + tiles.PRAEDO)
        if check_negotiator(s, move) == 0:
            found.append(a.POWER + tiles.NEGOTIATOR)
        if plain and check_traductor(s, move) == 0:
            found.append(a.POWER + tiles.TRADUCTOR)
    if plain:
        if (
            s.rides < 2
            and s.has(s.active, tiles.EQUES)
            and movement.can_ride(s, unit, layout.RIDING)
        ):
            found.append(a.POWER + tiles.EQUES)
        if s.has(s.active, tiles.NAUTA) and movement.can_ride(s, unit, layout.SAILING):
            found.append(a.POWER + tiles.NAUTA)
        movement.find_moves(s, unit, found)
    found.sort()


def find_work(s: "Romolo", move: Move, found: list[int]) -> None:
    """The non-Move Actions of a Worker that is free to work."""
    building.find_verbs(s, move.place, found)
    production.find_verbs(s, move.place, found)
    growth.find_verbs(s, move.place, found)
    market.find_verbs(s, move, found)
    if exchange.check_exchange(s, move.place) == 0:
        found.append(a.EXCHANGE)
    if mercator.check_mercator(s, move.place) == 0:
        found.append(a.POWER + tiles.MERCATOR)


def check_negotiator(s: "Romolo", move: Move) -> int:
    """Return the refusal's code, or 0 if the Negotiator may sell or buy for free, by a Worker that
    could do it, laid or not (RR15.3).
    """
    code = powers.check_power(s, tiles.NEGOTIATOR)
    if code != 0:
        return code
    if move.free:
        return no.POWER_USED
    free = move.copy()
    free.free = True
    code = work.check_work(s, free)
    if code != 0:
        return code
    found: list[int] = []
    market.find_verbs(s, free, found)
    return 0 if found else no.NO_USE


def do(s: "Romolo", action: int) -> None:
    """The chosen unit does something."""
    block = a.verb(action)
    if block == a.HEX:
        movement.move(s, action - a.HEX, 0)
    elif block == a.POWER:
        kind = action - a.POWER
        if kind == tiles.EQUES:
            s.ask(asked.RIDE)
        elif kind == tiles.NAUTA:
            s.ask(asked.SAIL)
        elif kind == tiles.TRADUCTOR:
            s.ask(asked.ELSEWHERE)
        elif kind == tiles.NEGOTIATOR:
            s.move.free = True
            s.tell("power", s.active, tiles.NEGOTIATOR, tiles.TRADE)
            s.ask(asked.DO)
        elif kind == tiles.PRAEDO:
            theft.begin(s)
        else:
            mercator.begin(s)
    elif action == a.PEEK:
        s.ask(asked.LOOK)
    elif block in (a.BUILD, a.DISMANTLE, a.TRANSFORM):
        building.begin(s, action)
    elif action <= a.REFINE:
        production.begin(s, action)
    elif action < a.SELL:
        growth.begin(s, action)
    elif action == a.EXCHANGE:
        exchange.begin_offer(s)
    else:
        market.begin(s, action)


def check_traductor(s: "Romolo", move: Move) -> int:
    """Return the refusal's code, or 0 if the chosen Worker can do anything in an adjacent hex."""
    code = powers.check_power(s, tiles.TRADUCTOR)
    if code != 0:
        return code
    if layout.KIND[move.unit] != layout.WORKER:
        return no.NOT_A_WORKER
    code = no.NO_USE
    near = s.board.near
    place = move.place
    for i in range(place * 6, place * 6 + 6):
        if near[i] >= 0:
            code = check_neighbour(s, move, near[i])
            if code == 0:
                return 0
    return code


def check_neighbour(s: "Romolo", move: Move, place: int) -> int:
    """Return the refusal's code, or 0 if the chosen Worker can do anything as if it stood in a hex
    next to it.
    """
    if place >= s.board.size:
        return no.NO_SUCH_HEX
    start = s.at[move.unit]
    if s.board.distance(start, place) != 1:
        return no.NOT_ADJACENT
    if place == s.board.ai:
        return no.AI_CAPITAL
    if not land.is_land(s, place):
        return no.LAND_ONLY
    if s.edition.walls_stop_traductor and land.is_walled(s, start, place):
        return no.WALLED
    if presence.has_hostile(s, s.active, start) or presence.has_hostile(s, s.active, place):
        return no.HOSTILE
    there = move.copy()
    there.place = place
    there.away = True
    found: list[int] = []
    find_actions(s, there, found)
    return 0 if found else no.NO_USE


def work_elsewhere(s: "Romolo", place: int) -> None:
    """Let the Worker work as if it stood in the other hex."""
    s.move.place = place
    s.move.away = True
    s.tell("power", s.active, tiles.TRADUCTOR, tiles.ELSEWHERE)
    s.ask(asked.DO)


def check_verb(s: "Romolo", move: Move, block: int, rest: int) -> int:
    """Return the refusal's code, or 0 if a Worker that is free to work may do a non-Move Action."""
    if block == a.BUILD:
        return building.check_building(s, move.place, rest)
    if block == a.DISMANTLE:
        return 0 if constructions.is_razable(s, move.place) else no.NO_SUCH_PIECE
    if block == a.TRANSFORM:
        if not constructions.is_razable(s, move.place):
            return no.NO_SUCH_PIECE
        return building.check_transform(s, move.place)
    if block == a.PRODUCE:
        return production.check_production(s, move.place)
    if block == a.GATHER:
        return 0 if constructions.filled(s, move.place) > 0 else no.NOTHING_STORED
    if block == a.REFINE:
        return production.check_refining(s, move.place)
    if block == a.HIRE:
        return growth.check_hiring(s, move.place, rest + 1)
    if block == a.RECRUIT:
        return growth.check_recruiting(s, move.place)
    if block == a.SELL:
        return market.check_selling(s, move)
    if block == a.BUY:
        return market.check_buying(s, move)
    if block == a.EXCHANGE:
        return exchange.check_exchange(s, move.place)
    return growth.check_creation(s, move.place, block)


def check_power(s: "Romolo", move: Move, kind: int, settled: bool) -> int:
    """Return the refusal's code, or 0 if a unit may act through a power."""
    if not s.has(s.active, kind):
        return no.NOT_OWNED
    if move.free:
        return no.NOT_NOW
    if kind in (tiles.EQUES, tiles.NAUTA):
        if settled:
            return no.NOT_NOW
        way = layout.RIDING if kind == tiles.EQUES else layout.SAILING
        found = movement.check_rested(s, move.unit, way)
        if found != 0:
            return found
        return 0 if movement.can_ride(s, move.unit, way) else no.NO_USE
    if kind == tiles.NEGOTIATOR:
        return check_negotiator(s, move)
    if kind == tiles.PRAEDO:
        return theft.check_theft(s, move)
    if kind == tiles.TRADUCTOR:
        return no.NOT_NOW if settled else check_traductor(s, move)
    if kind == tiles.MERCATOR:
        found = work.check_work(s, move)
        return found if found != 0 else mercator.check_mercator(s, move.place)
    return no.NO_USE


# --- the steps ---


class Do(UnderWay):
    """What the chosen unit does (RR5.3)."""

    clause = "RR5.3"
    texts: tuple[int, ...] = (a.HEX,)

    def offers(self, s: "Romolo") -> list[Block]:
        return sorted(
            [
                (a.PEEK, a.TOWER - a.PEEK),
                *a.BUILD_BLOCKS,
                (a.POWER, tiles.CHARACTERS),
                (a.HEX, a.UNIT - a.HEX),
            ]
        )

    def check(self, s: "Romolo", action: int) -> int:
        block = a.verb(action)
        rest = a.argument(action)
        settled = s.move.away or s.move.free
        if block == a.HEX:
            unit = s.move.unit
            return no.NOT_NOW if settled else movement.check_move(s, unit, rest, layout.ON_FOOT)
        if block == a.PEEK:
            return movement.check_peeking(s, s.move)
        if block == a.CONVERT:
            return growth.check_conversion(s, s.move.unit)
        if block == a.POWER:
            return check_power(s, s.move, rest, settled)
        if s.move.free and block not in (a.SELL, a.BUY):
            return no.NOT_NOW
        found = work.check_work(s, s.move)
        return found if found != 0 else check_verb(s, s.move, block, rest)

    def find(self, s: "Romolo") -> list[int]:
        found: list[int] = []
        find_actions(s, s.move, found)
        return found

    def play(self, s: "Romolo", action: int) -> None:
        do(s, action)

    def prompt(self, s: "Romolo", params: Params) -> str:
        params["unit"] = Message(f"romolo-unit-{layout.KINDS[layout.KIND[s.move.unit]]}")
        params["hex"] = words.hex_name(s, s.at[s.move.unit])
        return ""


class Elsewhere(UnderWay):
    """The hex in which a Worker works through the Traductor (RR15.10)."""

    clause = "RR15.10"
    silent = True
    texts: tuple[int, ...] = (a.HEX,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.HEX, a.UNIT - a.HEX)]

    def check(self, s: "Romolo", action: int) -> int:
        return check_neighbour(s, s.move, action - a.HEX)

    def find(self, s: "Romolo") -> list[int]:
        return near(self, s, s.at[s.move.unit])

    def play(self, s: "Romolo", action: int) -> None:
        work_elsewhere(s, action - a.HEX)
