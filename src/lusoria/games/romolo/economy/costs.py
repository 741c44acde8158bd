"""What a building costs, and how it may be paid (section 7)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import layout, tiles
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.economy import bill, funds, powers

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def price(s: "Romolo", place: int, item: int, gone: int = -1) -> int:
    """How many cubes a building costs in a hex: each Temple saves one, the last is due (RR7.5).

    `gone` is a piece of the hex that has been removed by then, or -1.
    """
    temples = s.built(place, layout.TEMPLE)
    if gone == layout.TEMPLE:
        temples -= 1
    return max(1, s.edition.stone[item] + s.edition.wood[item] - temples)


def spare_walls(s: "Romolo") -> int:
    """Walls on the builder's Defensor tile (RR15.6)."""
    return s.spare_walls if s.has(s.active, tiles.DEFENSOR) else 0


def stuff(s: "Romolo", place: int) -> int:
    """Stone and wood that can be spent in a hex."""
    return funds.available(s, place, layout.STONE) + funds.available(s, place, layout.WOOD)


def can_pay_walls(
    s: "Romolo", number: int, free: int, cubes: int, spare: int, stuff: int, mixed: bool
) -> bool:
    """True if the given number of walls can be paid, some being free and some paid with cubes
    already.

    `spare` walls and `stuff` are left. With the Aedificator one cube more is due if any (AMB-82).
    """
    for more in range(min(number - free - cubes, spare) + 1):
        paid = number - free - more
        extra = 1 if mixed and paid > 0 else 0
        if paid <= s.stock[layout.BANK + layout.WALL] and paid - cubes + extra <= stuff:
            return True
    return False


def check_cube(s: "Romolo", kind: int) -> int:
    """Return the refusal's code, or 0 if a cube may be paid for the building so that the rest can
    be paid, too.
    """
    job = s.job
    paid = s.bill
    if job.building == layout.BUILD_WALL:
        payable = job.surcharge or can_pay_walls(
            s,
            job.walls(),
            job.gratis,
            paid.cubes() + 1,
            spare_walls(s),
            stuff(s, s.move.place) - 1,
            job.mixed,
        )
        return 0 if payable else no.CANNOT_PAY
    stone = min(funds.available(s, s.move.place, layout.STONE), paid.allowed[layout.STONE])
    wood = min(funds.available(s, s.move.place, layout.WOOD), paid.allowed[layout.WOOD])
    if stone + wood < paid.due:
        return no.CANNOT_PAY
    # what must be paid in any case is paid first, wood before stone: only real choices are asked
    must = layout.WOOD if paid.due > stone else layout.STONE
    if paid.due > min(stone, wood) and kind != must:
        return no.OTHER_FIRST
    return 0


def check_power(s: "Romolo", kind: int) -> int:
    """Return the refusal's code, or 0 if the Aedificator or the Defensor may change this payment
    (section 15).
    """
    job = s.job
    is_wall = job.building == layout.BUILD_WALL
    if kind == tiles.DEFENSOR:
        if not s.has(s.active, tiles.DEFENSOR):
            return no.NOT_OWNED
        if not is_wall or job.surcharge:
            return no.NO_USE
        return 0 if s.spare_walls > 0 else no.COUNTERS_GONE
    code = powers.check_power(s, tiles.AEDIFICATOR)
    if code != 0:
        return code
    if job.mixed or s.bill.cubes() > 0 or job.gratis > 0:
        return no.NOT_NOW
    if is_wall:
        payable = can_pay_walls(
            s, job.walls(), 0, 1, spare_walls(s), stuff(s, s.move.place) - 1, True
        )
    else:
        payable = stuff(s, s.move.place) >= s.bill.due + 1
    return 0 if payable else no.CANNOT_PAY


def use(s: "Romolo", kind: int) -> None:
    """The Aedificator mixes wood and stone; the Defensor gives a wall free of cost."""
    if kind == tiles.AEDIFICATOR:
        s.tell("power", s.active, kind, tiles.MIXED)
        s.used |= 1 << tiles.AEDIFICATOR
        s.job.mixed = True
        if s.job.building != layout.BUILD_WALL:
            s.bill.allowed = bill.BUILDING_STUFF[:]
            s.bill.due += 1
    else:
        s.tell("power", s.active, kind, tiles.FREE_WALL)
        s.spare_walls -= 1
        s.job.gratis += 1
        s.bill.due -= 1


def add_surcharge(s: "Romolo") -> bool:
    """Make the cube due, last of all, that walls paid with the Aedificator's help cost more
    (AMB-82); return True if it is due now.
    """
    job = s.job
    if job.building != layout.BUILD_WALL or not job.mixed or job.surcharge or s.bill.cubes() == 0:
        return False
    job.surcharge = True
    s.bill.due = 1
    return True
