"""Who may end the game in edition 1.66, for judging a position, and bids worth a look (RR19.13).

A bid comes back, so whoever can lay out most decides, if he is wise enough to bid it. What others
have bid and not shown is not looked at: they are thought to bid all they have. Where a bid is paid
(`bid_paid`), it costs the less the lower it is, so one just above what others have is best.
"""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.scoring import categories, decisions
from lusoria.games.romolo.turn import auction
from lusoria.games.romolo.turn.auction import NO_BIDDING

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

ENDS_IT: Final = 2.5  # who leads says whether it goes on
IS_ENDED: Final = 6.0  # the votes are about to end it
A_BID: Final = 0.001  # a half silver more: he may have misjudged what the others will bid
A_VOTE: Final = 0.1  # for what one wants, even if others seem to decide otherwise
A_PAYMENT: Final = 0.02  # a half silver that is paid


def weigh(s: "Romolo", seat: int) -> float:
    """What the next auction is worth to a seat, or the one under way."""
    tally = decisions.tally_of(s, categories.Choices(-1, -1, -1, -1))
    side = s.side(seat)
    if s.step == asked.VOTE:
        won = 1.0 if tally.places[side] == 1 else -1.0
        vote = s.bidding.votes[seat]
        wish = 0.0 if vote == auction.NO_VOTE else A_VOTE if vote == auction.TO_END else -A_VOTE
        return won * (IS_ENDED + wish if is_ended(s, seat, tally) else wish)
    own = 0.0
    if s.bidding is not NO_BIDDING and not s.bidding.shown:
        own = tip(s, seat)
    chooser = decides(s, seat)
    if chooser < 0 or tally.places[s.side(chooser)] != 1:
        return own
    return own + (ENDS_IT if s.side(chooser) == side else -ENDS_IT)


def goes_on(s: "Romolo") -> bool:
    """True if it does not lie with a leader to end the game; alone it lies with the die."""
    if s.players == 1:
        return True
    chooser = decides(s, -1)
    tally = decisions.tally_of(s, categories.Choices(-1, -1, -1, -1))
    return chooser < 0 or tally.places[s.side(chooser)] != 1


def decides(s: "Romolo", seat: int) -> int:
    """Who is likely to decide in the eyes of a seat: who has the highest sum; -1 if several."""
    if s.step == asked.RULE:
        return s.player
    found = -1
    most = 0
    for other in auction.bidders(s):
        sum = means(s, other)
        if other == seat and s.bidding is not NO_BIDDING:
            made = s.bidding.bids[seat]
            sum = made if made != auction.NO_BID else sum
        if sum > most:
            most = sum
            found = other
        elif sum == most:
            found = -1
    return found


def means(s: "Romolo", seat: int) -> int:
    """The most that a seat can bid, in half silver."""
    i = seat * layout.SEAT
    sum = s.seats[i + layout.COINS]
    for kind in range(5):
        sum += s.seats[i + layout.HAND + kind] * s.stock[layout.PRICES + kind] * layout.SILVER
    return min(sum, a.MOST_BID)


def tip(s: "Romolo", seat: int) -> float:
    """What the height of a seat's own bid is worth beside who decides."""
    bid = s.bidding.bids[seat]
    if bid == auction.NO_BID:
        return 0.0
    return -A_PAYMENT * bid if s.bid_is_paid else A_BID * bid


def is_ended(s: "Romolo", seat: int, tally: categories.Tally) -> bool:
    """True if the votes end the game: who has not voted, or unseen, is for it if he leads."""
    tied = s.bidding.highest()
    agreed = 0
    for other in tied:
        vote = s.bidding.votes[other] if other == seat else auction.NO_VOTE
        wants = (
            tally.places[s.side(other)] == 1 if vote == auction.NO_VOTE else vote == auction.TO_END
        )
        if wants:
            agreed += 1
    return 2 * agreed > len(tied)


def sensible(s: "Romolo") -> list[int]:
    """Bids worth a look: nothing, all, and the least that is above what each other has."""
    legal = s.legal_actions()
    wanted = [legal[0], legal[-1]]
    for other in auction.bidders(s):
        if other != s.player:
            sum = means(s, other)
            for action in legal:
                if action - a.BID > sum:
                    wanted.append(action)
                    break
    return [action for action in legal if action in wanted]
