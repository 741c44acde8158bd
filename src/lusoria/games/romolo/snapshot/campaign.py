"""The targets of a War Phase in words, and back (edition 1.66)."""

from typing import TYPE_CHECKING, Final

from lusoria.core.reading import Reader
from lusoria.games.romolo import layout
from lusoria.games.romolo.board import map
from lusoria.games.romolo.campaign import plan
from lusoria.games.romolo.campaign.plan import NO_CAMPAIGN, Campaign, Target
from lusoria.games.romolo.snapshot import reading, writing

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

MEMBERS: Final[list[str]] = ["campaign"]
KEYS: Final = ["targets", "unit", "current", "tower", "farm", "offers"]
TARGET_KEYS: Final = ["hex", "sort", "which", "holds", "attackers", "over", "lost"]
# what each sort of target is called by
SEATS: Final = ["0", "1", "2", "3"]
WHICH: Final[list[list[str]]] = [
    writing.UNIT_NAMES,
    list(layout.AI_UNITS),
    SEATS,
    list(layout.PIECES[: layout.WALL]),
    list(map.SIDES),
]


# --- writing ---


def data(s: "Romolo") -> writing.Data:
    """The campaign, None if there is none."""
    return {"campaign": None if s.campaign is NO_CAMPAIGN else _campaign(s, s.campaign)}


def _campaign(s: "Romolo", campaign: Campaign) -> writing.Data:
    return {
        "targets": [_target(s, target) for target in campaign.targets],
        "unit": None if campaign.unit < 0 else writing.UNIT_NAMES[campaign.unit],
        "current": None if campaign.current < 0 else campaign.current + 1,
        "tower": campaign.tower,
        "farm": campaign.farm,
        "offers": [
            {"seat": seat, "units": writing.bits(units, writing.UNIT_NAMES)}
            for seat, units in campaign.offers
        ],
    }


def _target(s: "Romolo", target: Target) -> writing.Data:
    return {
        "hex": s.board.names[target.place],
        "sort": plan.SORTS[target.sort],
        "which": WHICH[target.sort][target.which],
        "holds": None if target.holds == 0 else writing.store(s, target.holds),
        "attackers": writing.bits(target.attackers, writing.UNIT_NAMES),
        "over": target.over,
        "lost": target.lost,
    }


# --- reading ---


def read(s: "Romolo", part: dict[str, Reader]) -> None:
    """Sets the campaign."""
    data = part["campaign"]
    s.campaign = NO_CAMPAIGN if data.data is None else _read_campaign(s, data)


def _read_campaign(s: "Romolo", data: Reader) -> Campaign:
    part = data.keys(KEYS)
    campaign = Campaign()
    for item in part["targets"].items(0, plan.MOST_TARGETS):
        target = _read_target(s, item)
        campaign.targets.append(target)
        campaign.marked |= target.attackers
        if target.sort == plan.UNIT:
            campaign.marked |= 1 << target.which
    unit, current = part["unit"], part["current"]
    campaign.unit = -1 if unit.data is None else unit.one_of(writing.UNIT_NAMES)
    if current.data is not None:
        campaign.current = current.whole(1, len(campaign.targets)) - 1
    campaign.tower = part["tower"].flag()
    campaign.farm = part["farm"].flag()
    for item in part["offers"].items(0, s.players):
        offer = item.keys(["seat", "units"])
        units = reading.read_bits(offer["units"], writing.UNIT_NAMES)
        campaign.offers.append((offer["seat"].whole(0, s.players - 1), units))
    return campaign


def _read_target(s: "Romolo", data: Reader) -> Target:
    part = data.keys(TARGET_KEYS)
    sort = part["sort"].one_of(plan.SORTS)
    holds = part["holds"]
    target = Target(
        part["hex"].one_of(s.board.names),
        sort,
        part["which"].one_of(WHICH[sort]),
        0 if holds.data is None else reading.read_store(s, holds),
    )
    target.attackers = reading.read_bits(part["attackers"], writing.UNIT_NAMES)
    target.over = part["over"].flag()
    target.lost = part["lost"].flag()
    return target
