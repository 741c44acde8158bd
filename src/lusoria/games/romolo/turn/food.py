"""Units are fed; then the Turn ends (RR12.4 to RR12.6, RR12.9)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.core.step import FITS, Block, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, step, tiles, words
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import land, presence
from lusoria.games.romolo.economy import funds, market
from lusoria.games.romolo.step import Step
from lusoria.games.romolo.turn import course
from lusoria.games.romolo.war import elimination

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def feed(s: "Romolo") -> None:
    """While some Units are not fed, the owner pays grain or gives one up."""
    if s.edition.ending.end_if_decided(s):
        return
    if missing(s, -1) > s.upkeep.grain:
        s.ask(asked.FEED)
        s.in_move = False
    else:
        if s.log is not None:
            tell_meals(s)
        end(s)


def tell_meals(s: "Romolo") -> None:
    """Who eats from which Farm, from the Furnarus, or grain that was paid."""
    seat = s.active
    grain = s.upkeep.grain
    if grain > 0:
        s.tell("pay", seat, grain, layout.GRAIN, layout.FOR_FOOD)
    units = eaters(s, -1)
    farms = tables(s, units)
    for place in range(s.board.size):
        fed = 0
        for i in range(len(units)):
            if farms[i] == place:
                fed |= 1 << units[i]
        if fed != 0:
            s.tell("feed", seat, fed, place)
    unfed = farms.count(layout.NOWHERE)
    if unfed > grain:
        s.tell("bake", seat, unfed - grain)


def eaters(s: "Romolo", without: int) -> list[int]:
    """The Units of the active seat that want food, one of them left out."""
    found: list[int] = []
    start = s.active * layout.OWN
    for unit in range(start, start + layout.OWN):
        if s.at[unit] >= 0 and unit != without and s.edition.eats[layout.KIND[unit]]:
            found.append(unit)
    if s.edition.eats[layout.MERCENARY]:
        for unit in range(layout.MERCS, layout.UNITS):
            if s.at[unit] >= 0 and unit != without and s.owner(unit) == s.active:
                found.append(unit)
    return found


def missing(s: "Romolo", without: int) -> int:
    """How many Units Farms and Furnarus cannot feed, if one Unit were not there (RR12.9)."""
    hungry = tables(s, eaters(s, without)).count(layout.NOWHERE)
    if s.has(s.active, tiles.FURNARUS):
        hungry -= 2
    return max(0, hungry)


def tables(s: "Romolo", units: list[int]) -> list[int]:
    """The Farm at which each of the Units eats, or NOWHERE: as many as can."""
    room = [0] * s.board.size
    some = False
    for place in range(s.board.size):
        farms = s.built(place, layout.FARM)
        if farms > 0 and not presence.has_hostile(s, s.active, place):
            room[place] = 2 * farms
            some = True
    found = [layout.NOWHERE] * len(units)
    if some:
        for i in range(len(units)):
            find_food(s, units, i, room, found, [False] * s.board.size)
    return found


def find_food(
    s: "Romolo", units: list[int], i: int, room: list[int], found: list[int], tried: list[bool]
) -> bool:
    """Find a place at a Farm for a Unit, moving others to another Farm if that helps; return True
    if there is one.
    """
    start = s.at[units[i]]
    near = s.board.near
    for side in range(7):
        farm = start if side == 6 else near[start * 6 + side]
        if farm < 0 or tried[farm] or not can_feed(s, start, farm):
            continue
        if room[farm] > 0:
            room[farm] -= 1
            found[i] = farm
            return True
        tried[farm] = True
        for other in range(len(units)):
            if found[other] == farm and find_food(s, units, other, room, found, tried):
                found[i] = farm
                return True
    return False


def can_feed(s: "Romolo", start: int, farm: int) -> bool:
    """True if Farms of a hex feed Units of another: it has some, and no wall is between."""
    if s.built(farm, layout.FARM) == 0:
        return False
    return start == farm or not land.is_walled(s, start, farm)


def check_starving(s: "Romolo", unit: int) -> int:
    """Return the refusal's code, or 0 if a Unit may be given up: that leaves fewer unfed."""
    if unit not in eaters(s, -1):
        return no.NOT_NEEDED
    return 0 if missing(s, unit) < missing(s, -1) else no.CAN_BE_FED


def end(s: "Romolo") -> None:
    """The Market is updated, Units stand up, the Turn ends."""
    market.update_market(s)
    rising = 0
    for unit in range(layout.UNITS):
        if s.owner(unit) == s.active:
            if s.at[unit] >= 0 and s.st[unit] & layout.LAID != 0:
                rising |= 1 << unit
            s.st[unit] &= layout.PENALTY | layout.OLD
    if rising != 0:
        s.tell("stand-up", s.active, rising)
    s.rest()
    course.end_turn(s)


class Feed(Step):
    """Grain for a unit, or a unit that is given up (RR12.4, RR12.9)."""

    clause = "RR12.4"
    silent = True
    texts: tuple[int, ...] = (a.RESOURCE, a.UNIT)
    phase = layout.MAINTAINS
    matters = layout.PENALTY

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.RESOURCE, 5), (a.UNIT, layout.UNITS)]

    def check(self, s: "Romolo", action: int) -> int:
        if action >= a.UNIT:
            unit = action - a.UNIT
            found = check_starving(s, unit)
            return no.TWIN if found == 0 and presence.has_twin(s, unit) else found
        if action != a.RESOURCE + layout.GRAIN:
            return no.WRONG_RESOURCE
        return 0 if funds.in_hand(s, layout.GRAIN) > 0 else no.NO_GRAIN

    def find(self, s: "Romolo") -> list[int]:
        found: list[int] = []
        if funds.in_hand(s, layout.GRAIN) > 0:
            found.append(a.RESOURCE + layout.GRAIN)
        short = missing(s, -1)
        for unit in eaters(s, -1):
            if not presence.has_twin(s, unit) and missing(s, unit) < short:
                found.append(a.UNIT + unit)
        return found

    def play(self, s: "Romolo", action: int) -> None:
        if action < a.UNIT:
            s.add_cubes(s.active, layout.GRAIN, -1)
            s.upkeep.grain += 1
        else:
            unit = action - a.UNIT
            s.tell("starve", s.active, unit, s.at[unit])
            if unit >= layout.MERCS:
                elimination.dismiss(s, unit)
            else:
                s.at[unit] = layout.NOWHERE
                s.st[unit] = 0
        feed(s)

    def needs(self, s: "Romolo") -> int:
        return step.UPKEEP

    def misfit(self, s: "Romolo") -> Misfit:
        if s.upkeep.unpaid > 0 or s.upkeep.owed > 0 or s.upkeep.walls > 0:
            return "upkeep", "nobody is unpaid any more"
        if missing(s, -1) <= s.upkeep.grain:
            return "upkeep", "all are fed"
        return FITS

    def prompt(self, s: "Romolo", params: Params) -> str:
        params["count"] = str(missing(s, -1) - s.upkeep.grain)
        have = funds.in_hand(s, layout.GRAIN)
        if have == 0:
            return "-none"
        params["have"] = words.cubes(have, layout.GRAIN)
        return ""
