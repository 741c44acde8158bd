"""Targets and the battle over one of them: who attacks what, who defends it, what dice would do."""

from typing import TYPE_CHECKING, Literal, TypedDict

from lusoria.core.state import OVER
from lusoria.core.view import Said, said
from lusoria.games.romolo import asked, layout, words
from lusoria.games.romolo.campaign import coded, plan, removal, targets, values
from lusoria.games.romolo.campaign.plan import NO_CAMPAIGN
from lusoria.games.romolo.campaign.plan import Target as Declared
from lusoria.games.romolo.knowledge import are_tokens_secret, sees_token
from lusoria.games.romolo.view.battle import Fighter, fighters
from lusoria.games.romolo.view.prospects import Aim, Prospect, aims, prospect
from lusoria.games.romolo.war import sums
from lusoria.games.romolo.war.fight import NO_BATTLE, Side

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class Target(TypedDict):
    """Something that is attacked in this War Phase (RR19.3)."""

    el: str
    at: str
    """Its element on the map."""
    what: Said
    sort: plan.Sort
    hex: str
    seat: int | None
    """Whose it is; a building is nobody's."""
    attackers: list[str]
    over: bool
    """Whether its battle has been fought, or skipped."""
    lost: bool
    prospect: Prospect | None
    """Until it is fought over."""


class ClashSide(TypedDict):
    """One side of a battle over a target, and how its value comes about (RR19.6)."""

    seat: int
    fighters: list[Fighter]
    units: int
    """What the fighters count together."""
    tower: int
    capital: int
    penalty: int
    powers: int
    value: int
    """Before the die."""
    die: int | Literal["chosen"] | None
    total: int | None
    """With the die, once both are known."""
    casualties: int
    """That it has still to inflict."""


class Volunteers(TypedDict):
    """Units that a seat has offered for a building (RR19.5)."""

    seat: int
    units: list[str]


class DieClash(TypedDict):
    """A number of the rival's against one's own: both values, and what each side destroys."""

    die: int
    attack: int
    defence: int
    hits: int
    blows: int


class Chances(TypedDict):
    """How often one's own value would be the higher one, of all pairs of numbers."""

    wins: int
    losses: int
    all: int


class Range(TypedDict):
    """What is destroyed at least and at most."""

    least: int
    most: int


class DieOdds(TypedDict):
    """What a number of one's own would do against each that the rival may have (RR19.7)."""

    die: int
    halves: int
    """What it multiplies by, in halves."""
    total: int
    """What it makes of the value."""
    against: list[DieClash]
    chances: Chances
    """Of one's own value with that number."""
    destroys: Range
    costs: Range


class Campaign(TypedDict):
    """All attacks of a War Phase, and the battle under way."""

    el: str
    targets: list[Target]
    unit: str | None
    """The unit that is being given a target."""
    aims: list[Aim]
    """What it may attack."""
    current: str | None
    """The target that is fought over; none if the A.I. attacks all that is in a hex."""
    hex: str | None
    attack: ClashSide | None
    defence: ClashSide | None
    """None where nobody defends, or while it is not known who does."""
    offers: list[Volunteers]
    odds: list[DieOdds] | None
    """For the seats that fight, before the dice are known."""
    chances: Chances | None
    """Of all their numbers, as things stand."""


def campaign(s: "Romolo", seat: int | None) -> Campaign | None:
    """The campaign as a seat may know it; chosen dice only once they are shown."""
    war = s.campaign
    if war is NO_CAMPAIGN or s.player == OVER:
        return None
    battle = s.battle if s.battle is not NO_BATTLE else None
    defended = battle is not None and battle.defence.seat != layout.NOBODY
    odds = _odds(s, seat) if defended else None
    return {
        "el": "battle",
        "targets": [_target(s, i, target) for i, target in enumerate(war.targets)],
        "unit": f"unit:{war.unit}" if war.unit >= 0 else None,
        "aims": aims(s),
        "current": f"target:{war.current + 1}" if war.current >= 0 else None,
        "hex": None if battle is None else s.board.names[battle.place],
        "attack": None if battle is None else _side(s, battle.attack, seat),
        "defence": _side(s, battle.defence, seat) if battle is not None and defended else None,
        "offers": [{"seat": other, "units": _units(units)} for other, units in war.offers],
        "odds": odds,
        "chances": None if odds is None else _sum([one["chances"] for one in odds]),
    }


def _target(s: "Romolo", number: int, target: Declared) -> Target:
    owner = targets.owner(s, target)
    waits = s.battle is NO_BATTLE and not target.over and not targets.is_gone(s, number)
    return {
        "el": f"target:{number + 1}",
        "at": coded.element(s.board.names, coded.code(s, target)),
        "what": said(words.target(s, target)),
        "sort": plan.SORTS[target.sort],
        "hex": s.board.names[target.place],
        "seat": None if owner == layout.NOBODY else owner,
        "attackers": _units(target.attackers),
        "over": target.over,
        "lost": target.lost,
        "prospect": prospect(s, target, target.attackers) if waits else None,
    }


def _units(mask: int) -> list[str]:
    return [f"unit:{unit}" for unit in range(layout.UNITS) if mask & (1 << unit)]


def _side(s: "Romolo", side: Side, seat: int | None) -> ClashSide:
    chosen = s.battle.attack.token >= 0 and s.battle.defence.token >= 0
    shown = chosen and not are_tokens_secret(s)
    return {
        "seat": side.seat,
        "fighters": fighters(s, side),
        "units": sums.units_value(s, side),
        "tower": values.tower(s, side),
        "capital": values.capital(s, side),
        "penalty": values.penalty(s, side),
        "powers": side.bonus,
        "value": values.value(s, side),
        "die": _die(side.token, sees_token(s, side.seat, seat)),
        "total": values.with_die(s, side, side.token) if shown else None,
        "casualties": side.hits,
    }


def _die(die: int, known: bool) -> int | Literal["chosen"] | None:
    if die < 0:
        return None
    return die + 1 if known else "chosen"


def _odds(s: "Romolo", seat: int | None) -> list[DieOdds] | None:
    attack, defence = s.battle.attack, s.battle.defence
    asks = s.step in (asked.DEFEND, asked.SUMMON, asked.PICK_DIE, asked.DIE)
    if seat not in (attack.seat, defence.seat) or not asks:
        return None
    rival = defence if seat == attack.seat else attack
    known = s.step == asked.DIE and attack.token >= 0  # rolled, and seen by all
    mine = [attack.token] if known and seat == attack.seat else _left(s, s.battle.side(seat).seat)
    theirs = [attack.token] if known and rival is attack else _left(s, rival.seat)
    return [_die_odds(s, seat, die, theirs) for die in mine]


def _die_odds(s: "Romolo", seat: int, die: int, theirs: list[int]) -> DieOdds:
    own = s.battle.side(seat)
    attacks = own is s.battle.attack
    against = [_clash(s, die, other, attacks) for other in theirs]
    signed = 1 if attacks else -1
    leads = [signed * (one["attack"] - one["defence"]) for one in against]
    return {
        "die": die + 1,
        "halves": values.halves(die, s.edition.war.pride(s, seat, attacks)),
        "total": values.with_die(s, own, die),
        "against": against,
        "chances": {
            "wins": sum(lead > 0 for lead in leads),
            "losses": sum(lead < 0 for lead in leads),
            "all": len(leads),
        },
        "destroys": _range([one["hits" if attacks else "blows"] for one in against]),
        "costs": _range([one["blows" if attacks else "hits"] for one in against]),
    }


def _range(counts: list[int]) -> Range:
    return {"least": min(counts), "most": max(counts)}


def _sum(found: list[Chances]) -> Chances:
    return {
        "wins": sum(one["wins"] for one in found),
        "losses": sum(one["losses"] for one in found),
        "all": sum(one["all"] for one in found),
    }


def _left(s: "Romolo", seat: int) -> list[int]:
    """The numbers that a seat may have: with virtual dice those it has not used (RR19.30)."""
    used = 0 if s.dice else s.tokens_shown(seat)
    return [die for die in range(values.SIX) if used & (1 << die) == 0]


def _clash(s: "Romolo", die: int, other: int, attacks: bool) -> DieClash:
    chosen, answer = (die, other) if attacks else (other, die)
    strikes = values.with_die(s, s.battle.attack, chosen)
    parries = values.with_die(s, s.battle.defence, answer)
    return {
        "die": other + 1,
        "attack": strikes,
        "defence": parries,
        "hits": _destroyed(s, s.battle.defence, values.inflicted(s, strikes - parries, chosen)),
        "blows": _destroyed(s, s.battle.attack, values.inflicted(s, parries - strikes, answer)),
    }


def _destroyed(s: "Romolo", side: Side, casualties: int) -> int:
    """Nobody loses more than he has in the battle (RR19.29)."""
    return min(casualties, removal.elements(s, side))
