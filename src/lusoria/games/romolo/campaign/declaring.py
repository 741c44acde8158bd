"""Every Unit that is to fight is given a target, all before the first battle (RR19.3, RR19.26)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Message, Params
from lusoria.core.step import FITS, Block, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, step, words
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions, presence
from lusoria.games.romolo.campaign import coded, plan, soundness, targets
from lusoria.games.romolo.campaign.plan import NO_CAMPAIGN, Campaign, Target
from lusoria.games.romolo.economy import funds
from lusoria.games.romolo.step import Step

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def begin(s: "Romolo") -> None:
    """The War Phase begins: nobody has a target yet."""
    s.tell("war", s.active)
    s.open_move(asked.DECLARE)


def take(s: "Romolo", unit: int) -> None:
    """A Unit is chosen that is to attack."""
    if s.campaign is NO_CAMPAIGN:
        s.campaign = Campaign()
    s.campaign.unit = unit
    s.ask(asked.AIM)


def add(s: "Romolo", sort: int, which: int, holds: int) -> None:
    """The Unit attacks something that was no target so far."""
    campaign = s.campaign
    campaign.targets.append(Target(s.at[campaign.unit], sort, which, holds))
    if sort == plan.UNIT:
        campaign.marked |= 1 << which
    join(s, len(campaign.targets) - 1)


def join(s: "Romolo", number: int) -> None:
    """The Unit attacks a target."""
    campaign = s.campaign
    campaign.targets[number].attackers |= 1 << campaign.unit
    campaign.marked |= 1 << campaign.unit
    s.tell(
        "aim",
        s.active,
        campaign.unit,
        coded.code(s, campaign.targets[number]),
        s.at[campaign.unit],
    )
    campaign.unit = -1
    s.ask(asked.DECLARE)


# --- the steps ---


class Declare(Step):
    """Which Unit attacks, or that these are all (RR19.26)."""

    clause = "RR19.26"
    texts: tuple[int, ...] = (a.DONE, a.UNIT)
    phase = layout.AT_WAR
    matters = layout.IN_WAR

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.END_WAR, 2), (a.UNIT, layout.UNITS)]

    def check(self, s: "Romolo", action: int) -> int:
        declared = s.campaign is not NO_CAMPAIGN
        if action == a.DONE:
            return 0 if declared else no.NOT_NOW
        if action == a.END_WAR:
            return no.DECLARED if declared else 0
        code = targets.check_attacker(s, action - a.UNIT)
        return no.TWIN if code == 0 and presence.has_twin(s, action - a.UNIT) else code

    def play(self, s: "Romolo", action: int) -> None:
        if action == a.END_WAR:
            s.go(asked.MAINTENANCE)
        elif action == a.DONE:
            s.edition.war.next_attack(s)
        else:
            take(s, action - a.UNIT)

    def prompt(self, s: "Romolo", params: Params) -> str:
        units = [unit for unit in range(layout.UNITS) if targets.check_attacker(s, unit) == 0]
        if s.campaign is not NO_CAMPAIGN:
            return "-more" if units else "-all"
        if not targets.is_calm(s):
            return ""
        params["hexes"] = words.hex_names(s, sorted({s.at[unit] for unit in units}))
        return "-calm"

    def needs(self, s: "Romolo") -> int:
        return step.CAMPAIGN if s.in_move else 0

    def misfit(self, s: "Romolo") -> Misfit:
        if not s.in_move:
            return FITS
        if s.campaign.unit >= 0 or not s.campaign.targets:
            return "campaign", "a target has been declared"
        return misfit(s)


class Aim(Step):
    """What the Unit attacks: a target that others attack too, or another one (RR19.27)."""

    clause = "RR19.27"
    silent = True
    texts: tuple[int, ...] = (a.TARGET, a.UNIT, a.TOWER, a.PIECE, a.SIDE, a.AI_UNIT)
    phase = layout.AT_WAR
    matters = layout.IN_WAR

    def offers(self, s: "Romolo") -> list[Block]:
        return sorted(
            [
                (a.TOWER, 1),
                *a.COUNTED_BLOCKS,
                (a.SIDE, 6),
                (a.AI_UNIT, 3),
                (a.UNIT, layout.UNITS),
                (a.TARGET, plan.MOST_TARGETS),
            ]
        )

    def check(self, s: "Romolo", action: int) -> int:
        place = self.site(s)
        block = a.verb(action)
        which = a.argument(action)
        if block == a.TARGET:
            declared = s.campaign.targets
            if which >= len(declared):
                return no.NO_TARGET
            if declared[which].place != place:
                return no.NOT_AT_TARGET
            return no.TWIN if targets.has_alike(s, which) else 0
        if block == a.UNIT:
            return targets.check_unit(s, place, which)
        if block == a.TOWER:
            return targets.check_tower(s, place)
        if block == a.PIECE:
            return targets.check_piece(s, place, which)
        if block == a.SIDE:
            return targets.check_wall(s, place, which)
        return targets.check_troop(s, place, which)

    def play(self, s: "Romolo", action: int) -> None:
        place = self.site(s)
        block = a.verb(action)
        which = a.argument(action)
        if block == a.TARGET:
            join(s, which)
        elif block == a.UNIT:
            add(s, plan.UNIT, which, 0)
        elif block == a.TOWER:
            add(s, plan.TOWER, s.tower_owner(place), 0)
        elif block == a.SIDE:
            add(s, plan.WALL, which, 0)
        elif block == a.AI_UNIT:
            add(s, plan.TROOP, which, 0)
        elif which == layout.WAREHOUSE and constructions.filled(s, place) > 0:
            s.ask(asked.AIM_STORE)
        else:
            add(s, plan.PIECE, which, 0)

    def prompt(self, s: "Romolo", params: Params) -> str:
        params["unit"] = Message(f"romolo-unit-{layout.KINDS[layout.KIND[s.campaign.unit]]}")
        params["hex"] = words.hex_name(s, self.site(s))
        return ""

    def site(self, s: "Romolo") -> int:
        return s.at[s.campaign.unit]

    def needs(self, s: "Romolo") -> int:
        return step.CAMPAIGN

    def misfit(self, s: "Romolo") -> Misfit:
        if s.campaign.unit < 0 or targets.check_attacker(s, s.campaign.unit) != 0:
            return "campaign", "this unit cannot attack"
        return misfit(s)


class AimStore(Aim):
    """Which Warehouse it is: an empty one, or one with cubes."""

    texts: tuple[int, ...] = ()

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.EMPTY, 1), (a.STORE, a.MOST_STORES)]

    def check(self, s: "Romolo", action: int) -> int:
        place = self.site(s)
        code = funds.check_store(s, place, action)
        return code if code != 0 else targets.check_warehouse(s, place, self.contents(s, action))

    def play(self, s: "Romolo", action: int) -> None:
        add(s, plan.PIECE, layout.WAREHOUSE, self.contents(s, action))

    def contents(self, s: "Romolo", action: int) -> int:
        """What the Warehouse holds, or 0."""
        return 0 if action == a.EMPTY else s.stores[action - a.STORE]

    def prompt(self, s: "Romolo", params: Params) -> str:
        return ""

    def misfit(self, s: "Romolo") -> Misfit:
        place = self.site(s) if s.campaign.unit >= 0 else -1
        if place < 0 or targets.check_piece(s, place, layout.WAREHOUSE) != 0:
            return "campaign", "no Warehouse can be attacked"
        return Aim.misfit(self, s)


def misfit(s: "Romolo") -> Misfit:
    """What does not fit while targets are declared: none has been fought over."""
    if s.campaign.current >= 0:
        return "campaign", "nothing is fought over yet"
    for target in s.campaign.targets:
        if target.over or target.lost:
            return "campaign", "nothing is fought over yet"
    return soundness.misfit(s)
