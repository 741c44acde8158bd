"""What the end of this Turn will bring if nothing more is done: salary, hunger, the Market."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.games.romolo import layout
from lusoria.games.romolo.board import stores
from lusoria.games.romolo.economy import market
from lusoria.games.romolo.knowledge import sees_coins
from lusoria.games.romolo.layout import Resource
from lusoria.games.romolo.tiles import FURNARUS
from lusoria.games.romolo.turn import food, wages
from lusoria.games.romolo.turn.phase import phase

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class Salary(TypedDict):
    """What mercenaries will earn (RR12.2)."""

    mercenaries: int
    salt: int
    half_silver: int
    """What all that salt is worth."""
    unpaid: int | None
    """Mercenaries that cannot be paid; None if coins are hidden."""


class Hunger(TypedDict):
    """Who will eat what (RR12.4, RR12.9)."""

    eaters: int
    farms: int
    """Units that Farms will feed."""
    furnarus: int
    fed: int
    """Units that need no grain."""
    missing: int
    """Units for which grain is due."""
    grain: int
    """That will be in hand, with all that is collected from warehouses, once salaries have taken
    what only grain can pay."""
    starving: int
    """Units for which there will be none."""


class Prices(TypedDict):
    """The Market after its update (RR12.5)."""

    cubes: int
    changes: bool
    """Whether there are enough cubes for an update."""
    prices: dict[Resource, int]


class Forecast(TypedDict):
    """The end of the active seat's Turn."""

    seat: int
    idle: bool
    """Whether no unit has acted: that brings a silver (RR5.2)."""
    salary: Salary
    hunger: Hunger
    market: Prices


def forecast(s: "Romolo", seat: int | None) -> Forecast | None:
    """What will come in the Maintenance Phase, until it begins."""
    if phase(s) not in (layout.TURN_START, layout.ACTS, layout.AT_WAR):
        return None
    return {
        "seat": s.active,
        "idle": not s.acted,
        "salary": _salary(s, seat),
        "hunger": _hunger(s, seat),
        "market": _prices(s),
    }


def collected(s: "Romolo", kind: int) -> int:
    """Cubes in hand once all warehouses are emptied (RR12.1)."""
    found = s.hand(s.active, kind)
    for store in s.stores:
        if stores.kind(store) == kind:
            found += stores.cubes(store)
    return found


def _salary(s: "Romolo", seat: int | None) -> Salary:
    number = s.edition.war.employed(s, s.active)
    return {
        "mercenaries": number,
        "salt": wages.salary(number),
        "half_silver": _earned(s, number),
        "unpaid": number - _paid(s) if sees_coins(s, s.active, seat) else None,
    }


def _earned(s: "Romolo", number: int) -> int:
    """What the salary of so many Mercenaries is worth (RR12.8)."""
    return wages.salary(number) * max(1, s.stock[layout.PRICES + layout.SALT] * layout.SILVER)


def _paid(s: "Romolo") -> int:
    """Mercenaries that can be paid (RR12.2)."""
    wealth = s.coins(s.active) + sum(_worth(s, kind) for kind in range(5))
    paid = s.edition.war.employed(s, s.active)
    while _earned(s, paid) > wealth:
        paid -= 1
    return paid


def _worth(s: "Romolo", kind: int) -> int:
    """What all cubes of a type are worth as salary."""
    cubes = collected(s, kind)
    if kind == layout.SALT:
        return _earned(s, 1) * cubes
    return s.stock[layout.PRICES + kind] * layout.SILVER * cubes


def _grain_for_salary(s: "Romolo") -> int:
    """Grain that goes for salaries, as nothing else can pay them."""
    others = sum(_worth(s, kind) for kind in range(5) if kind != layout.GRAIN)
    due = _earned(s, _paid(s)) - s.coins(s.active) - others
    if due <= 0:
        return 0
    price = s.stock[layout.PRICES + layout.GRAIN] * layout.SILVER
    return -(-due // price)


def _hunger(s: "Romolo", seat: int | None) -> Hunger:
    units = food.eaters(s, -1)
    eaters = len(units)
    farms = sum(farm != layout.NOWHERE for farm in food.tables(s, units))
    baked = min(2, eaters - farms) if s.has(s.active, FURNARUS) else 0
    missing = eaters - farms - baked
    spent = _grain_for_salary(s) if sees_coins(s, s.active, seat) else 0
    grain = collected(s, layout.GRAIN) - spent
    return {
        "eaters": eaters,
        "farms": farms,
        "furnarus": baked,
        "fed": farms + baked,
        "missing": missing,
        "grain": grain,
        "starving": max(0, missing - grain),
    }


def _prices(s: "Romolo") -> Prices:
    return {
        "cubes": sum(s.stock[layout.CUBES : layout.CUBES + 25]),
        "changes": market.is_update_due(s),
        "prices": {name: market.next_price(s, kind) for kind, name in enumerate(layout.RESOURCES)},
    }
