"""The end in edition 1.66: before every Turn all bid for who says whether it is played.

RR19.12 and RR19.13; RR19.34 and RR19.35 spell them out. Bids and votes are made unseen, in the
order of the Round, and shown together.
"""

from typing import TYPE_CHECKING, Final, Literal, get_args

from lusoria.core.message import Message, Params
from lusoria.core.step import FITS, Block, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, step, words
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.step import Step
from lusoria.games.romolo.turn import course, ending
from lusoria.games.romolo.turn.ending import Ending

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

NO_BID: Final = -1
NO_VOTE: Final = -1
TO_PLAY: Final = 0
TO_END: Final = 1
Word = Literal["play", "end"]
WORDS: Final[list[Word]] = list(get_args(Word))


class Bidding:
    """The bids before a Turn, and the votes of those who tied."""

    bids: list[int]  # of each seat, in half silver, or NO_BID
    votes: list[int]  # of each seat: TO_PLAY, TO_END, or NO_VOTE
    shown: bool  # whether the bids are known

    def __init__(self, seats: int) -> None:
        self.bids = [NO_BID] * seats
        self.votes = [NO_VOTE] * seats
        self.shown = False

    def copy(self) -> "Bidding":
        """Return an independent copy."""
        twin = Bidding(0)
        twin.bids = self.bids[:]
        twin.votes = self.votes[:]
        twin.shown = self.shown
        return twin

    def highest(self) -> list[int]:
        """The seats that have bid most."""
        most = max(self.bids)
        return [seat for seat in range(len(self.bids)) if self.bids[seat] == most]


NO_BIDDING: Final = Bidding(0)


class Auction(Ending):
    """The end of 1.66's games: at once when one side is left, else by bids."""

    def end_if_decided(self, s: "Romolo") -> bool:
        """End the game if one side alone has Units, or none; return True if it is over. Else start
        the End Procedure if it is due.
        """
        if s.turn == 0 or s.ended != "":
            return s.ended != ""
        sides = sides_with_units(s)
        if s.players == 1:
            if layout.HUMAN in sides and s.seats[layout.ALIVE] == 1:
                self.begin_if_due(s)
                return False
            ending.end(s, layout.SURVIVOR)
            return True
        if len(sides) > 1:
            self.begin_if_due(s)
            return False
        ending.end(s, layout.SURVIVOR if sides else layout.ENDED)
        return True

    def survivor(self, s: "Romolo") -> int:
        """The side that alone has Units; in solitaire the A.I. (RR19.34)."""
        return s.side(layout.AI) if s.players == 1 else sides_with_units(s)[0]

    def open_turn(self, s: "Romolo") -> bool:
        """Ask for bids before a Turn; return True if they are asked for. The Round in which the end
        began is played to its end.
        """
        if s.ending == layout.NOT_ENDING or s.round == s.ending_round or s.players == 1:
            return False
        s.bidding = Bidding(s.players)
        ask(s, asked.BID, bidders(s)[0])
        return True

    def open_ai_turn(self, s: "Romolo") -> bool:
        """Roll nothing: here the die is rolled after the Event (RR19.37)."""
        return False

    def close_turn(self, s: "Romolo") -> bool:
        """End the game if that is decided, as after every step; return True if it is over."""
        return self.end_if_decided(s)

    def close_event(self, s: "Romolo") -> bool:
        """Roll the die that may end the game, from the Round of the trigger on; return True if it
        is rolled.
        """
        if s.ending == layout.NOT_ENDING:
            return False
        s.roll = layout.END_ROLL
        s.throw(asked.DIE)
        return True

    def survive_roll(self, s: "Romolo") -> None:
        """Go on with the next Round: the die has not ended the game."""
        s.go(asked.END_ROUND)

    def message(self, s: "Romolo") -> Message:
        """Why the game ended; if all were eliminated at once, nobody is left to be named."""
        if s.ended == layout.ENDED and not s.is_ai(s.active):
            if not sides_with_units(s):
                return Message("romolo-end-ended-empty")
            cause = Message(f"romolo-ending-{layout.ENDINGS[s.ending]}")
            return Message("romolo-end-ended-auction", {"ending": cause})
        return Ending.message(self, s)


# --- who is left (RR19.34) ---


def sides_with_units(s: "Romolo") -> list[int]:
    """The sides that have a Worker, a Soldier or a Mercenary on the map; not the A.I."""
    found: list[int] = []
    for unit in range(layout.UNITS):
        if s.at[unit] >= 0 and s.side(s.owner(unit)) not in found:
            found.append(s.side(s.owner(unit)))
    return found


# --- bids (RR19.13, RR19.35) ---


def bidders(s: "Romolo") -> list[int]:
    """All who are in the game, in the order of the Round (RR19.10)."""
    found: list[int] = []
    for i in range(s.players):
        seat = (s.first + i) % s.players
        if s.is_alive(seat):
            found.append(seat)
    return found


def ask(s: "Romolo", step: int, seat: int) -> None:
    """A seat bids, votes or says how it goes on: a move of its own."""
    s.step = step
    s.player = seat
    s.in_move = False


def sums(s: "Romolo", seat: int) -> int:
    """A bit for every sum, in half silver, that a seat can lay out with coins and whole cubes."""
    i = seat * layout.SEAT
    every = (1 << a.MOST_BID + 1) - 1
    found = 1
    for kind in range(5):
        price = s.stock[layout.PRICES + kind] * layout.SILVER
        if price > 0:
            for _ in range(min(s.seats[i + layout.HAND + kind], a.MOST_BID // price)):
                found |= found << price & every
    coins = min(s.seats[i + layout.COINS], a.MOST_BID)
    step = 1
    while coins > 0:  # all numbers of coins up to all of them, by doubling
        step = min(step, coins)
        found |= found << step & every
        coins -= step
        step *= 2
    return found


def show_bids(s: "Romolo") -> None:
    """All bids are shown: nobody wants the Turn, one decides, or those who tie vote."""
    bidding = s.bidding
    s.reveal()
    bidding.shown = True
    for seat in bidders(s):
        s.tell("bids", seat, bidding.bids[seat])
    tied = bidding.highest()
    if bidding.bids[tied[0]] == 0:
        conclude(s, False)
    elif len(tied) > 1:
        ask(s, asked.VOTE, voters(s)[0])
    else:
        if s.bid_is_paid:
            pay(s, tied[0], bidding.bids[tied[0]])
        ask(s, asked.RULE, tied[0])


def voters(s: "Romolo") -> list[int]:
    """Those who tie and have not voted yet, in the order of the Round."""
    tied = s.bidding.highest()
    return [seat for seat in bidders(s) if seat in tied and s.bidding.votes[seat] == NO_VOTE]


def show_votes(s: "Romolo") -> None:
    """More than half of those who tie must want the end."""
    s.reveal()
    against = 0
    tied = s.bidding.highest()
    for seat in bidders(s):
        if seat in tied:
            s.tell("votes", seat, s.bidding.votes[seat])
            against += s.bidding.votes[seat] == TO_END
    conclude(s, 2 * against <= len(tied))


def conclude(s: "Romolo", play: bool) -> None:
    """The Turn is played, or the game is over."""
    s.bidding = NO_BIDDING
    if not play:
        ending.end(s, layout.ENDED)
        return
    s.tell("plays", s.active)
    course.offer_surrender(s)


def pay(s: "Romolo", seat: int, sum: int) -> None:
    """A bid goes to the Bank: most coins, then fewest cubes, cheap types first (AMB-102)."""
    i = seat * layout.SEAT
    coins = min(s.seats[i + layout.COINS], sum)
    while fewest(s, seat, 0, sum - coins) == UNPAYABLE:
        coins -= 1
    s.seats[i + layout.COINS] -= coins
    s.tell("bid-paid", seat, sum)
    rest = sum - coins
    for kind in range(5):
        price = s.stock[layout.PRICES + kind] * layout.SILVER
        cubes = fewest(s, seat, kind, rest)
        given = min(s.seats[i + layout.HAND + kind], rest // price) if price > 0 else 0
        while given + fewest(s, seat, kind + 1, rest - given * price) != cubes:
            given -= 1
        s.seats[i + layout.HAND + kind] -= given
        rest -= given * price


UNPAYABLE: Final = 1_000_000


def fewest(s: "Romolo", seat: int, kind: int, sum: int) -> int:
    """The fewest cubes of these types from `kind` on that make a sum, or UNPAYABLE."""
    needed = [0] + [UNPAYABLE] * sum
    for other in range(kind, 5):
        price = s.stock[layout.PRICES + other] * layout.SILVER
        if price > 0:
            for _ in range(min(s.hand(seat, other), sum // price)):
                for value in range(sum, price - 1, -1):
                    needed[value] = min(needed[value], needed[value - price] + 1)
    return min(needed[sum], UNPAYABLE)


# --- the steps ---


class EndStep(Step):
    """A decision about the end, whoever makes it."""

    own = False
    phase = layout.TURN_START

    def needs(self, s: "Romolo") -> int:
        return step.BIDDING


class Bid(EndStep):
    """A sum that the seat could lay out, unseen (RR19.35)."""

    clause = "RR19.35"

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.BID, a.MOST_BID + 1)]

    def check(self, s: "Romolo", action: int) -> int:
        return 0 if sums(s, s.player) >> action - a.BID & 1 == 1 else no.NOT_EXACT

    def find(self, s: "Romolo") -> list[int]:
        left = sums(s, s.player)
        found: list[int] = []
        action = a.BID
        while left != 0:
            if left & 1 == 1:
                found.append(action)
            left >>= 1
            action += 1
        return found

    def prompt(self, s: "Romolo", params: Params) -> str:
        params["seat"] = words.name(s, s.active)
        return "-own" if s.player == s.active else ""

    def play(self, s: "Romolo", action: int) -> None:
        seat = s.player
        s.bidding.bids[seat] = action - a.BID
        s.tell_seat("bid", seat, seat, action - a.BID)
        for other in bidders(s):
            if s.bidding.bids[other] == NO_BID:
                ask(s, asked.BID, other)
                return
        show_bids(s)

    def misfit(self, s: "Romolo") -> Misfit:
        waiting = [seat for seat in bidders(s) if s.bidding.bids[seat] == NO_BID]
        if s.bidding.shown or waiting[:1] != [s.player]:
            return "bidding", "it is not for this seat to bid"
        return FITS


class Vote(EndStep):
    """To play or to end, unseen, by those who tie (RR19.13)."""

    clause = "RR19.13"
    texts: tuple[int, ...] = (a.PLAY, a.FINISH)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.PLAY, 2)]

    def play(self, s: "Romolo", action: int) -> None:
        seat = s.player
        vote = TO_PLAY if action == a.PLAY else TO_END
        s.bidding.votes[seat] = vote
        s.tell_seat("vote", seat, seat, vote)
        left = voters(s)
        if left:
            ask(s, asked.VOTE, left[0])
        else:
            show_votes(s)

    def misfit(self, s: "Romolo") -> Misfit:
        tied = s.bidding.highest()
        if not s.bidding.shown or len(tied) < 2 or s.bidding.bids[tied[0]] <= 0:
            return "bidding", "there is nothing to vote about"
        if voters(s)[:1] != [s.player]:
            return "bidding", "it is not for this seat to vote"
        return FITS


class Rule(EndStep):
    """The highest bidder says whether the Turn is played (RR19.13)."""

    clause = "RR19.13"
    texts: tuple[int, ...] = (a.PLAY, a.FINISH)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.PLAY, 2)]

    def play(self, s: "Romolo", action: int) -> None:
        s.tell("rules", s.player, TO_PLAY if action == a.PLAY else TO_END)
        conclude(s, action == a.PLAY)

    def misfit(self, s: "Romolo") -> Misfit:
        decides = s.bidding.highest() == [s.player] and s.bidding.bids[s.player] > 0
        return FITS if s.bidding.shown and decides else ("bidding", "somebody else has bid most")
