"""What a seat's cubes are worth, less food and salaries that are due, for judging a position."""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import layout
from lusoria.games.romolo.board import stores
from lusoria.games.romolo.value.home import Home

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


A_CUBE: Final = 0.5
A_PAIR: Final = 0.3  # stone and wood together
A_PRICE: Final = 0.35  # a silver of the price of the first two cubes, less their sale
A_SALE: Final = 0.5
# What a number of cubes of a kind is worth, in cubes; kinds as GRAIN, WOOD, STONE, SALT, REFINED
STOCK: Final[list[float]] = [0.0, 1.0, 1.95, 2.8, 3.5, 4.0, 4.4, 4.7, 4.9, 5.0, 5.05]
MOST: Final = 10
KINDS: Final[list[float]] = [0.9, 1.0, 1.0, 0.5, 0.9]
KEPT: Final = 0.6  # of the worth of goods at the end of the game
STARVED: Final = 3.6  # a Unit for which there is no grain either
A_WAGE: Final = 0.35  # a silver for the salt that Mercenaries earn and the seat has not
UNPAID: Final = 2.5  # a Mercenary who takes a Construction instead


def worth(s: "Romolo", seat: int, ahead: float, home: Home) -> float:
    """Cubes, less the grain and the salary that are due next."""
    i = seat * layout.SEAT + layout.HAND
    active = seat == s.active and s.turn > 0
    home.grain = s.seats[i + layout.GRAIN]
    home.wood = s.seats[i + layout.WOOD]
    home.stone = s.seats[i + layout.STONE]
    home.salt = s.seats[i + layout.SALT]
    if active:
        for store in s.stores:
            collect(home, stores.kind(store), stores.cubes(store))
    home.grain -= home.due
    total = -STARVED * ahead * home.starving
    total -= wages(s, seat, home)
    cubes = (
        STOCK[min(home.stone, MOST)] * KINDS[layout.STONE]
        + STOCK[min(home.wood, MOST)] * KINDS[layout.WOOD]
    )
    cubes += (
        STOCK[min(home.grain, MOST)] * KINDS[layout.GRAIN]
        + STOCK[min(home.salt, MOST)] * KINDS[layout.SALT]
    )
    cubes += STOCK[min(s.seats[i + layout.REFINED], MOST)] * KINDS[layout.REFINED]
    kept = A_CUBE * cubes + A_PAIR * min(min(home.stone, home.wood), 3)
    for kind in range(5):
        price = s.stock[layout.PRICES + kind]
        if price > 1 and s.seats[i + kind] > 0:
            kept += (A_PRICE * price - A_SALE) * min(s.seats[i + kind], 2)
    return total + kept * fresh(ahead)


def wages(s: "Romolo", seat: int, home: Home) -> float:
    """What the next salary of the Mercenaries costs beside the salt there is (RR12.2)."""
    hired = 0
    for employer in s.merc:
        if employer == seat:
            hired += 1
    if hired == 0:
        return 0.0
    due = hired * (hired + 1) // 2
    salt = min(due, home.salt)
    home.salt -= salt
    price = max(1, s.stock[layout.PRICES + layout.SALT])
    missing = (due - salt) * price
    wealth = s.coins(seat) // layout.SILVER
    for kind in range(5):
        if kind != layout.SALT:
            wealth += s.hand(seat, kind) * s.stock[layout.PRICES + kind]
    cost = A_WAGE * min(missing, wealth)
    if missing > wealth:
        cost += UNPAID * min(hired, (missing - wealth + price - 1) // price)
    return cost


def collect(home: Home, kind: int, cubes: int) -> None:
    """Cubes of a Warehouse."""
    if kind == layout.GRAIN:
        home.grain += cubes
    elif kind == layout.WOOD:
        home.wood += cubes
    elif kind == layout.STONE:
        home.stone += cubes
    else:
        home.salt += cubes


def fresh(ahead: float) -> float:
    """How much of their worth goods have, when so much of the game is to come."""
    return KEPT + (1.0 - KEPT) * ahead
