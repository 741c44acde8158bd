"""What a seat may know of what only edition 1.66 has, as bytes (RR19.40)."""

from typing import TYPE_CHECKING

from lusoria.core.observation import capped
from lusoria.core.state import OVER
from lusoria.games.romolo import layout
from lusoria.games.romolo.board.drought import NO_DROUGHT
from lusoria.games.romolo.campaign import coded, plan, values
from lusoria.games.romolo.campaign.plan import NO_CAMPAIGN
from lusoria.games.romolo.knowledge import sees_bid
from lusoria.games.romolo.observation.bytes_of import add_bits, turned, turned_bits
from lusoria.games.romolo.observation.parts import (
    AIM,
    BITS4,
    HEX,
    NO_AUCTION,
    NO_TARGETS,
    OF_TARGET,
    PEOPLE,
    PIECES_IN_HAND,
    UNIT,
    VOTE,
)
from lusoria.games.romolo.turn import auction
from lusoria.games.romolo.turn.auction import NO_BIDDING
from lusoria.games.romolo.war.fight import NO_BATTLE

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def add(s: "Romolo", seat: int, found: list[bytes]) -> None:
    """What belongs to seats, to the War Phase, to a drought and to an auction."""
    found.append(bytes([1 if s.peoples else 0, 1 if s.bid_is_paid else 0]))
    _add_seats(s, seat, found)
    if s.campaign is NO_CAMPAIGN or s.player == OVER:
        found.append(NO_TARGETS)
    else:
        _add_campaign(s, seat, found)
    found.append(HEX[0 if s.drought is NO_DROUGHT else s.drought.place + 1])
    if s.bidding is NO_BIDDING:
        found.append(NO_AUCTION)
    else:
        _add_bids(s, seat, found)


def _add_seats(s: "Romolo", seat: int, found: list[bytes]) -> None:
    """Pieces in hand, and the people that each leads."""
    count = s.rivals
    held: list[int] = []
    for i in range(4):
        supply = s.supply((seat + i) % count) if i < count else 0
        for kind in PIECES_IN_HAND:
            held.append(supply >> kind & 1)
    found.append(bytes(held))
    for i in range(4):
        found.append(PEOPLE[s.people((seat + i) % count) if i < count else 0])


def _add_campaign(s: "Romolo", seat: int, found: list[bytes]) -> None:
    """Targets, who attacks them, and what the battle over one of them adds to what it counts."""
    war = s.campaign
    numbers: list[int] = []
    aims = [0] * layout.UNITS
    for number, target in enumerate(war.targets):
        which = coded.which(coded.code(s, target)) + 1
        if target.sort == plan.TOWER:
            which = turned(s, target.which, seat)
        numbers.append(target.place + 1)
        for sort in range(len(plan.SORTS)):
            numbers.append(1 if target.sort == sort else 0)
        numbers += [which, 1 if target.over else 0, 1 if target.lost else 0]
        for unit in range(layout.UNITS):
            if target.attackers & (1 << unit) != 0:
                aims[unit] = number + 1
    numbers += [0] * (len(OF_TARGET) * (plan.MOST_TARGETS - len(war.targets)))
    found.append(bytes(numbers))
    found.append(bytes(aims))
    found.append(UNIT[war.unit + 1])
    found.append(AIM[war.current + 1])
    offered = 0
    asked = 0
    for other, units in war.offers:
        offered |= units
        asked |= 1 << other
    add_bits(offered, layout.UNITS, found)
    found.append(BITS4[turned_bits(s, asked, seat)])
    attack, defence = s.battle.attack, s.battle.defence
    fights = s.battle is not NO_BATTLE and defence.seat != layout.NOBODY
    found.append(
        bytes(
            [
                attack.bonus,
                defence.bonus,
                values.tower(s, defence) if fights else 0,
                values.capital(s, defence) if fights else 0,
            ]
        )
    )


def _add_bids(s: "Romolo", seat: int, found: list[bytes]) -> None:
    """Bids that the seat knows, who has bid, its own vote, who has voted."""
    bidding = s.bidding
    sums: list[int] = []
    bid = 0
    voted = 0
    for i in range(4):
        other = (seat + i) % s.players
        made = i < s.players and bidding.bids[other] != auction.NO_BID
        known = made and sees_bid(s, other, seat)
        sums.append(capped(bidding.bids[other]) if known else 0)
        if made:
            bid |= 1 << i
        if i < s.players and bidding.votes[other] != auction.NO_VOTE:
            voted |= 1 << i
    found.append(bytes(sums))
    found.append(BITS4[bid])
    found.append(bytes([1 if bidding.shown else 0]))
    found.append(VOTE[bidding.votes[seat] + 1])
    found.append(BITS4[voted])
