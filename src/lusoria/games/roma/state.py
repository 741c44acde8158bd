"""The position: all that lies on the table, and what is under way (R1, R17 to R19)."""

from random import Random

from mypy_extensions import mypyc_attr

from lusoria.core.errors import Refusal
from lusoria.core.lists import changed
from lusoria.core.outcome import Outcome, Score, places
from lusoria.core.reading import Reader
from lusoria.core.state import OVER, State
from lusoria.games.roma import (
    asked,
    invariants,
    knowledge,
    observation,
    reach,
    refusals,
    setup,
    snapshot,
    view,
)
from lusoria.games.roma.cards import KINDS
from lusoria.games.roma.layout import (
    ACCOUNT,
    EMPTY_STOCKPILE,
    NO_POINTS,
    SOURCE_OF,
    SOURCES,
    TAKEN,
    UNUSED,
)


@mypyc_attr(free_list_len=1)
class Roma(State):
    """A position of Roma. Discs are counted from 0.

    Copies share `earned`, `blocked`, `dice`, `before`: these are replaced, never changed in place.
    """

    points: list[int]
    earned: list[int]  # what each of SOURCES has brought seat 0, then seat 1
    stockpile: int
    money: list[int]
    board: list[int]  # six places of seat 0, six of seat 1: a kind or EMPTY
    cards: list[int]  # shared with copies until it changes: see own_cards
    shared: bool
    deck_size: int
    discard_size: int
    blocked: list[int]  # a bit a disc, for each seat (R29)
    dice: list[int]  # three values
    used: list[int]  # where each die lies
    siege: int  # what the Essedum takes off the opponent's defences (R34)
    drawing: int  # cards still to be drawn
    set_aside: int  # how many cards are in the zone HELD
    acting: int  # the kind that acts
    source: int  # the disc it acts from
    target: int  # the opponent's disc under attack
    roll: int  # the battle die
    gain: int  # a Forum's points so far
    laid: int  # in RELAY, a bit a disc used
    before: list[int]  # see refill
    proven: int  # see prove
    from_stockpile: bool  # the option mercatus (R41)

    # --- beginning ---

    def read_options(self) -> None:
        self.from_stockpile = self.options["mercatus"] == "stockpile"
        self.shared = False

    def set_up(self) -> None:
        setup.fill_start(self)

    # --- asking ---

    def refusal(self, action: int, code: int) -> Refusal:
        if code == refusals.BY_CARD:
            return reach.refusal(self, action)
        return refusals.refusal(self, action, code, self.clause())

    def spare_dice(self) -> int:
        """How many action dice are unused."""
        used = self.used
        return (used[0] == UNUSED) + (used[1] == UNUSED) + (used[2] == UNUSED)

    def has_die(self, value: int) -> bool:
        """True if an unused die shows the value."""
        dice = self.dice
        used = self.used
        return (
            (dice[0] == value and used[0] == UNUSED)
            or (dice[1] == value and used[1] == UNUSED)
            or (dice[2] == value and used[2] == UNUSED)
        )

    def hand_size(self, seat: int) -> int:
        """How many cards the seat holds."""
        cards = self.cards
        count = 0
        for i in range(seat * KINDS, seat * KINDS + KINDS):
            count += cards[i]
        return count

    # --- moving on ---

    def finish(self) -> None:
        """The move is over: the next one, unless the game has ended (R17)."""
        if not self.end_if_decided():
            self.open_move(asked.ACT)

    def end_if_decided(self) -> bool:
        """End the game if a seat has no points or the stockpile is empty; return True if it is over
        (R17).
        """
        if self.points[0] == 0 or self.points[1] == 0:
            self.end(NO_POINTS)
            return True
        if self.stockpile == 0:
            self.end(EMPTY_STOCKPILE)
            return True
        return False

    def end(self, reason: str) -> None:
        """The game is over."""
        self.ended = reason
        self.step = asked.ACT
        self.player = OVER
        self.in_move = False
        self.tell("over", self.points[0], self.points[1])

    def use_die(self, value: int, place: int) -> int:
        """The first unused die of that value goes to its place; which one it is."""
        i = 0
        while self.dice[i] != value or self.used[i] != UNUSED:
            i += 1
        self.used[i] = place
        return i

    def own_cards(self) -> list[int]:
        """The cards, to be changed: they are shared with copies no longer."""
        if self.shared:
            self.cards = self.cards[:]
            self.shared = False
        return self.cards

    # --- points ---

    def win_points(self, count: int) -> None:
        """Points from the stockpile; what is missing there is credited all the same (R18)."""
        self.points[self.active] += count
        self.stockpile = max(0, self.stockpile - count)
        self.account(self.active, SOURCE_OF[self.acting], count)

    def take_points(self, count: int) -> None:
        """Points from the opponent."""
        self.points[self.active] += count
        self.points[1 - self.active] -= count
        self.account(self.active, SOURCE_OF[self.acting], count)
        self.account(1 - self.active, TAKEN, -count)

    def account(self, seat: int, source: int, count: int) -> None:
        """Keeps in mind where points came from, or went."""
        i = seat * ACCOUNT + source
        self.earned = changed(self.earned, i, self.earned[i] + count)

    # --- copies and accounts ---

    def clone(self) -> "Roma":
        t = Roma()
        self.copy_head(t)
        t.points = self.points[:]
        t.earned = self.earned
        t.stockpile = self.stockpile
        t.money = self.money[:]
        t.board = self.board[:]
        self.shared = True
        t.cards = self.cards
        t.shared = True
        t.deck_size = self.deck_size
        t.discard_size = self.discard_size
        t.blocked = self.blocked
        t.dice = self.dice
        t.used = self.used[:]
        t.siege = self.siege
        t.drawing = self.drawing
        t.set_aside = self.set_aside
        t.acting = self.acting
        t.source = self.source
        t.target = self.target
        t.roll = self.roll
        t.gain = self.gain
        t.laid = self.laid
        t.before = self.before
        t.proven = self.proven
        t.from_stockpile = self.from_stockpile
        return t

    def resample(self, seat: int, rng: Random) -> "Roma":
        return knowledge.resample(self, seat, rng)

    def view(self, seat: int | None) -> view.RomaView:
        return view.view(self, seat)

    def observation(self, seat: int) -> bytes:
        return observation.observation(self, seat)

    def position(self) -> dict[str, object]:
        return snapshot.position(self)

    def read(self, data: Reader, part: dict[str, Reader]) -> None:
        snapshot.read(self, part)

    def require_reachable(self, data: Reader, part: dict[str, Reader]) -> None:
        invariants.check(self, part)

    def standing(self) -> list[int]:
        return self.points[:]

    def result(self) -> Outcome:
        scores = [Score(self.points[seat], self.sources(seat)) for seat in range(2)]
        return Outcome(self.sides, places(self.points), scores, self.ended)

    def sources(self, seat: int) -> dict[str, int]:
        """Where a seat's points came from; what nobody has got anything from is left out."""
        of: dict[str, int] = {"start": self.points[seat]}
        for i, source in enumerate(SOURCES):
            count = self.earned[seat * ACCOUNT + i]
            if count != 0 or self.earned[(1 - seat) * ACCOUNT + i] != 0:
                of[source] = count
                of["start"] -= count
        return of
