"""Whether what a Worker produces or builds fits the step and its payment; for `restore`."""

from typing import TYPE_CHECKING, Final

from lusoria.core.step import FITS, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, tiles
from lusoria.games.romolo.board import stores
from lusoria.games.romolo.economy import bill, building, costs, production, supply
from lusoria.games.romolo.economy.job import NO_JOB, Job

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

# What a Worker may be doing in each step
VERBS: Final[dict[int, tuple[int, ...]]] = {
    asked.REMOVE: (a.DISMANTLE, a.TRANSFORM),
    asked.REMOVE_SIDE: (a.DISMANTLE, a.TRANSFORM),
    asked.REMOVE_STORE: (a.DISMANTLE, a.TRANSFORM),
    asked.INTO: (a.TRANSFORM,),
    asked.REFUND: (a.DISMANTLE,),
    asked.KEEP_BACK: (a.DISMANTLE,),
    asked.SIDES: (a.BUILD, a.TRANSFORM),
    asked.PAY: (a.BUILD, a.TRANSFORM),
}
REMOVING: Final = (asked.REMOVE, asked.REMOVE_SIDE, asked.REMOVE_STORE)


def misfit(s: "Romolo") -> Misfit:
    """What does not fit in the move and the job under way."""
    return work(s) if is_exploited(s) else ("move", "this hex is not exploited")


def is_exploited(s: "Romolo") -> bool:
    """True if a hex and helpers are chosen where the step asks for what comes of them (RR8.1)."""
    move = s.move
    if s.step not in (asked.ASSIST, asked.STOREHOUSE):
        return move.source < 0 and move.helpers == 0
    if move.source < 0 or production.check_source(s, move.place, move.source) != 0:
        return False
    ready = production.helpers(s, production.yields(s, move.source))
    if s.step == asked.ASSIST:
        return move.helpers == 0
    return move.helpers <= ready if s.edition.helpers_chosen else move.helpers == ready


def work(s: "Romolo") -> Misfit:
    """What does not fit in a job; one that only waits for its consequences is done."""
    job = s.job
    if job is NO_JOB or s.step not in VERBS:
        return FITS
    if job.verb not in VERBS[s.step]:
        return "job", "this is not done in this step"
    if not is_removed(s, job):
        return "job", "this piece is not removed"
    if not is_chosen(s, job):
        return "job", "this is not built in this step"
    if s.step != asked.PAY and (job.gratis > 0 or job.mixed or job.surcharge):
        return "job", "nobody helps before it is paid"
    return payment(s, job) if s.step == asked.PAY else FITS


def is_removed(s: "Romolo", job: Job) -> bool:
    """True if the piece that goes, and the filled Warehouse that it is, fit the step."""
    if job.store >= 0:
        kept = job.piece == layout.WAREHOUSE and s.step not in REMOVING
        if not kept or stores.place(s.stores[job.store]) != s.move.place:
            return False
    if s.step == asked.REMOVE or job.verb == a.BUILD:
        return job.piece < 0
    if s.step == asked.REMOVE_SIDE:
        return job.piece == layout.WALL
    if s.step == asked.REMOVE_STORE:
        return job.piece == layout.WAREHOUSE
    return job.piece >= 0


def is_chosen(s: "Romolo", job: Job) -> bool:
    """True if what comes, and the sides of walls, fit the step (RR7.4, RR7.11)."""
    if s.step == asked.PAY:
        return job.building >= 0 and (job.verb == a.BUILD or job.walls() <= 1)
    if s.step != asked.SIDES:
        return job.building < 0 and job.sides == 0
    if job.building != layout.BUILD_WALL or (job.verb == a.TRANSFORM and job.sides != 0):
        return False
    walls = s.walls(s.move.place)
    if walls & job.sides != 0 or job.walls() == 3:
        return False
    return building.check_walls(s, s.move.place, job.walls() + 1) == 0


def payment(s: "Romolo", job: Job) -> Misfit:
    """What is due and what has been given make the price; what helps has been used (RR7.12)."""
    paid = s.bill
    is_wall = job.building == layout.BUILD_WALL
    if job.mixed and s.used & (1 << tiles.AEDIFICATOR) == 0:
        return "job", "the Aedificator has not helped"
    if job.surcharge and not (job.mixed and is_wall):
        return "job", "the Aedificator has not helped with walls"
    if job.gratis > (job.walls() if s.has(s.active, tiles.DEFENSOR) else 0):
        return "job", "the Defensor has not given these walls"
    if is_wall:
        price = job.walls() - job.gratis + (1 if job.surcharge else 0)
        allowed = bill.BUILDING_STUFF
    else:
        if not supply.can_take(s, layout.PIECE_OF[job.building]):
            return "job", "there is no such piece left"
        price = costs.price(s, s.move.place, job.building) + (1 if job.mixed else 0)
        wood, stone = s.edition.wood[job.building], s.edition.stone[job.building]
        given = paid.given(layout.WOOD), paid.given(layout.STONE)
        allowed = [0, wood - given[0], stone - given[1], 0, 0]
        if job.mixed:
            allowed = bill.BUILDING_STUFF
    if paid.due + paid.cubes() != price or (job.surcharge and paid.due != 1):
        return "bill", "this is not what it costs"
    return FITS if paid.allowed == allowed else ("bill", "it is paid with wood and stone")
