"""What can be attacked, and what of it is still there (RR19.3, RR19.27)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import layout
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions, presence
from lusoria.games.romolo.campaign import plan
from lusoria.games.romolo.campaign.plan import Target

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def can_attack(s: "Romolo") -> bool:
    """True if a standing Unit of the active seat finds a target."""
    seen = 0
    for unit in range(layout.UNITS):
        place = s.at[unit]
        if place >= 0 and seen & (1 << place) == 0 and check_attacker(s, unit) == 0:
            return True
        if place >= 0 and s.owner(unit) == s.active and s.st[unit] & layout.LAID == 0:
            seen |= 1 << place
    return False


def is_calm(s: "Romolo") -> bool:
    """True if no standing Unit of the active seat is beside an enemy."""
    for unit in range(layout.UNITS):
        if check_attacker(s, unit) == 0 and has_enemy(s, s.at[unit]):
            return False
    return True


def check_attacker(s: "Romolo", unit: int) -> int:
    """Return the refusal's code, or 0 if a Unit may be given a target."""
    if s.owner(unit) != s.active:
        return no.NOT_YOURS
    if s.at[unit] < 0:
        return no.NOT_ON_MAP
    if s.campaign.marked & (1 << unit) != 0:
        return no.ATTACKS_ALREADY
    if s.st[unit] & layout.LAID != 0:
        return no.LAID_DOWN
    return 0 if has_target(s, s.at[unit]) else no.NO_TARGET


def has_target(s: "Romolo", place: int) -> bool:
    """True if there is anything in a hex that the active seat may attack."""
    return constructions.is_razable(s, place) or has_enemy(s, place)


def has_enemy(s: "Romolo", place: int) -> bool:
    """True if an enemy's Unit or Tower stands in a hex, a target already or not (RR19.3)."""
    if has_tower(s, place):
        return True
    for seat in range(s.rivals):
        if is_enemy(s, seat) and presence.is_present(s, seat, place):
            return True
    return False


def has_tower(s: "Romolo", place: int) -> bool:
    """True if a Tower that may be attacked stands in a hex: an enemy's, never the A.I.'s."""
    seat = s.tower_owner(place)
    return is_enemy(s, seat) and not s.is_ai(seat)


def is_enemy(s: "Romolo", seat: int) -> bool:
    """True if a seat's Units and Tower may be attacked, friendly or not (RR19.27)."""
    return seat >= 0 and not s.are_allied(s.active, seat)


# --- what is not a target yet ---


def check_unit(s: "Romolo", place: int, unit: int) -> int:
    """Return the refusal's code, or 0 if a Unit in a hex may become a target."""
    if s.at[unit] != place:
        return no.NOT_AT_TARGET
    if not is_enemy(s, s.owner(unit)):
        return no.NOT_AN_ENEMY
    if s.campaign.marked & (1 << unit) != 0:
        return no.TARGET_ALREADY
    return no.TWIN if presence.has_twin(s, unit) else 0


def check_troop(s: "Romolo", place: int, condition: int) -> int:
    """Return the refusal's code, or 0 if a Unit of the A.I. in a hex may become a target."""
    if s.players > 1:
        return no.NO_TARGET
    there = s.troops(place, condition)
    if there == 0:
        return no.NO_TARGET
    marked = s.campaign.like(place, plan.TROOP, condition, 0)
    return 0 if there > marked else no.TARGET_ALREADY


def check_tower(s: "Romolo", place: int) -> int:
    """Return the refusal's code, or 0 if the Tower of a hex may become a target."""
    seat = s.tower_owner(place)
    if seat == layout.NOBODY:
        return no.NO_TOWER
    if not has_tower(s, place):
        return no.NOT_AN_ENEMY
    return no.TARGET_ALREADY if s.campaign.like(place, plan.TOWER, seat, 0) > 0 else 0


def check_piece(s: "Romolo", place: int, kind: int) -> int:
    """Return the refusal's code, or 0 if a building of a kind may become a target: there is one
    that is none yet.
    """
    there = constructions.pieces(s, place, kind)
    if there == 0 or kind == layout.WALL:
        return no.NO_SUCH_PIECE
    marked = 0
    for target in s.campaign.targets:
        same = target.place == place and target.sort == plan.PIECE and target.which == kind
        if same and not target.lost:
            marked += 1
    return 0 if there > marked else no.TARGET_ALREADY


def check_warehouse(s: "Romolo", place: int, holds: int) -> int:
    """Return the refusal's code, or 0 if a Warehouse that is empty, or holds just that, may become
    a target.
    """
    there = warehouses(s, place, holds)
    if there == 0:
        return no.NO_SUCH_PIECE
    marked = s.campaign.like(place, plan.PIECE, layout.WAREHOUSE, holds)
    return 0 if there > marked else no.TARGET_ALREADY


def check_wall(s: "Romolo", place: int, side: int) -> int:
    """Return the refusal's code, or 0 if the wall on a side may become a target: it belongs to its
    hex and is attacked from inside.
    """
    if not constructions.has_wall(s, place, side):
        return no.NO_SUCH_PIECE
    return no.TARGET_ALREADY if s.campaign.like(place, plan.WALL, side, 0) > 0 else 0


def warehouses(s: "Romolo", place: int, holds: int) -> int:
    """How many Warehouses of a hex are empty (0), or filled in that way."""
    if holds != 0:
        return s.stores.count(holds)
    return constructions.pieces(s, place, layout.WAREHOUSE) - constructions.filled(s, place)


def free_troops(s: "Romolo", place: int, condition: int) -> int:
    """How many A.I. Units of a condition fight now: the target, and all that are not targets."""
    now = s.campaign.target()
    here = now is not None and not now.lost and now.is_like(place, plan.TROOP, condition, 0)
    marked = s.campaign.like(place, plan.TROOP, condition, 0) - (1 if here else 0)
    return s.troops(place, condition) - marked


def spare_troops(s: "Romolo", place: int) -> int:
    """How many Units of the A.I. in a hex are not targets."""
    found = presence.ai_here(s, place)
    for condition in range(layout.TROOP):
        found -= s.campaign.like(place, plan.TROOP, condition, 0)
    return found


# --- what is one ---


def is_gone(s: "Romolo", number: int) -> bool:
    """True if a target is not there any more (RR19.3)."""
    target = s.campaign.targets[number]
    if target.lost:
        return True
    if target.sort == plan.UNIT:
        return s.at[target.which] != target.place
    if target.sort == plan.TOWER:
        return s.tower_owner(target.place) != target.which
    if target.sort == plan.WALL:
        return not constructions.has_wall(s, target.place, target.which)
    return target.sort == plan.PIECE and is_missing(s, target, number)


def is_missing(s: "Romolo", target: Target, number: int) -> bool:
    """True if fewer such pieces are left than are targets up to this one."""
    left = constructions.pieces(s, target.place, target.which)
    if target.which == layout.WAREHOUSE:
        left = warehouses(s, target.place, target.holds)
    for other in s.campaign.targets[: number + 1]:
        same = other.is_like(target.place, target.sort, target.which, target.holds)
        if same and not other.lost:
            left -= 1
    return left < 0


def owner(s: "Romolo", target: Target) -> int:
    """The owner of a target; NOBODY if it is a building."""
    if target.sort == plan.UNIT:
        return s.owner(target.which)
    if target.sort == plan.TROOP:
        return layout.AI
    return target.which if target.sort == plan.TOWER else layout.NOBODY


def is_alike(s: "Romolo", one: Target, other: Target) -> bool:
    """True if it does not matter which of two targets is chosen."""
    if one.over != other.over or one.lost != other.lost:
        return False
    if one.sort not in (plan.PIECE, plan.TROOP):
        return False
    if not one.is_like(other.place, other.sort, other.which, other.holds):
        return False
    return forces(s, one.attackers) == forces(s, other.attackers)


def has_alike(s: "Romolo", number: int) -> bool:
    """True if an earlier target would do as well."""
    target = s.campaign.targets[number]
    for other in s.campaign.targets[:number]:
        if is_alike(s, other, target):
            return True
    return False


def forces(s: "Romolo", mask: int) -> list[int]:
    """How many Units of each kind there are, without and with Penalty tokens."""
    found = [0] * (2 * len(layout.KINDS))
    for unit in range(layout.UNITS):
        if mask & (1 << unit) != 0:
            hindered = 1 if s.st[unit] & layout.PENALTY != 0 else 0
            found[2 * layout.KIND[unit] + hindered] += 1
    return found
