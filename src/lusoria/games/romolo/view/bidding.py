"""The bids for a Turn, and the votes, as far as a seat may know them (edition 1.66)."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.games.romolo.knowledge import sees_bid
from lusoria.games.romolo.turn import auction
from lusoria.games.romolo.turn.auction import NO_BIDDING, Word

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class Bidding(TypedDict):
    """Who says whether the Turn is played (RR19.13)."""

    bids: list[int | None]
    """Of each seat, in half silver: one's own, or all once they are shown."""
    made: list[bool]
    """Who has bid."""
    shown: bool
    votes: list[Word | None]
    """One's own; others' are shown when the word is spoken."""
    voted: list[bool]
    highest: list[int]
    """Who has bid most, once the bids are shown; several of them vote."""
    paid: bool
    """Whether a single highest bidder pays (RR19.35)."""


def bidding(s: "Romolo", seat: int | None) -> Bidding | None:
    """The bids and votes under way."""
    found = s.bidding
    if found is NO_BIDDING:
        return None
    bids: list[int | None] = []
    votes: list[Word | None] = []
    for other in range(s.players):
        bid, vote = found.bids[other], found.votes[other]
        known = bid != auction.NO_BID and sees_bid(s, other, seat)
        bids.append(bid if known else None)
        votes.append(auction.WORDS[vote] if vote != auction.NO_VOTE and other == seat else None)
    return {
        "bids": bids,
        "made": [bid != auction.NO_BID for bid in found.bids],
        "shown": found.shown,
        "votes": votes,
        "voted": [vote != auction.NO_VOTE for vote in found.votes],
        "highest": found.highest() if found.shown else [],
        "paid": s.bid_is_paid,
    }
