"""The position, and the course of a game and a turn (R1 to R12, R16 to R19)."""

from random import Random
from typing import Any

from lusoria.core.errors import Refusal
from lusoria.core.lists import changed
from lusoria.core.message import Message
from lusoria.core.outcome import Outcome, Score, places
from lusoria.core.reading import Reader
from lusoria.core.state import CHANCE, OVER, State
from lusoria.games.roma import actions as a
from lusoria.games.roma import (
    battle,
    effects,
    knowledge,
    legal,
    observation,
    piles,
    refusals,
    setup,
    snapshot,
    view,
)
from lusoria.games.roma.cards import EMPTY, KINDS, PRICES
from lusoria.games.roma.layout import (
    ACCOUNT,
    ACT,
    BATTLE,
    DEAL,
    DECK,
    DRAWN,
    EMPTY_DISCS,
    EMPTY_STOCKPILE,
    FIRST,
    KEEP,
    NO_POINTS,
    ON_CARDS,
    ON_MONEY,
    OPEN,
    PASS,
    PLACE,
    REROLL,
    ROLL,
    ROUND_LIMIT,
    SOURCE_OF,
    SOURCES,
    SPENT,
    TAKEN,
    UNUSED,
)


class Roma(State):
    """A position of Roma. Discs are counted from 0.

    Copies share `earned`, `blocked`, `dice`, `before`: these are replaced, never changed in place.
    """

    points: list[int]
    earned: list[int]  # what each of SOURCES has brought seat 0, then seat 1
    stock: int
    money: list[int]
    board: list[int]  # six places of seat 0, six of seat 1: a kind or EMPTY
    cards: list[int]
    deck_size: int
    discard_size: int
    blocked: list[int]  # a bit a disc, for each seat (R29)
    dice: list[int]  # three values
    used: list[int]  # where each die lies
    siege: int  # what the Essedum takes off the opponent's defences (R34)
    drawing: int  # cards still to be drawn
    held: int  # how many cards are in the zone HELD
    acting: int  # the kind that acts
    source: int  # the disc it acts from
    target: int  # the opponent's disc under attack
    roll: int  # the battle die
    gain: int  # a Forum's points so far
    laid: int  # in RELAY, a bit a disc used
    before: list[int]  # see refill
    proven: int  # see prove
    from_stock: bool  # the option mercatus (R41)

    # --- beginning ---

    def read_options(self) -> None:
        self.from_stock = self.options["mercatus"] == "stockpile"

    def set_up(self) -> None:
        setup.fill_start(self)

    # --- asking ---

    def find_legal(self) -> list[int]:
        return legal.find(self)

    def reason(self, action: int) -> Refusal:
        return refusals.refusal(self, action, legal.code(self, action))

    def chances(self) -> list[tuple[int, int]]:
        if self.step == ROLL:
            return a.ROLLS[:]
        if self.step == BATTLE:
            return a.BATTLES[:]
        if self.step == FIRST:
            return [(a.FIRST, 1), (a.FIRST + 1, 1)]
        if self.player != CHANCE:
            return []
        cards = self.cards
        found: list[Any] = []
        for kind in range(KINDS):
            count = cards[DECK + kind]
            if count > 0:
                found.append(a.COUNTED[kind * 7 + count])
        return found

    def draw(self, rng: Random) -> int:
        if self.step == ROLL:
            number = int(rng.random() * 216)
            return a.ROLLED[number]
        if self.step == BATTLE:
            return a.BATTLE + int(rng.random() * 6)
        if self.step == FIRST:
            return a.FIRST + int(rng.random() * 2)
        number = int(rng.random() * self.deck_size)
        cards = self.cards
        kind = 0
        while number >= cards[DECK + kind]:
            number -= cards[DECK + kind]
            kind += 1
        return a.CARD + kind

    def can_happen(self, outcome: int) -> bool:
        if self.step == ROLL:
            return a.DICE <= outcome < a.BATTLE
        if self.step == BATTLE:
            return a.BATTLE <= outcome < a.CHANCES
        if self.step == FIRST:
            return a.FIRST <= outcome < a.CARD
        return a.CARD <= outcome < a.DICE and self.cards[DECK + outcome - a.CARD] > 0

    def spare_dice(self) -> int:
        """How many action dice are unused."""
        used = self.used
        return (used[0] == UNUSED) + (used[1] == UNUSED) + (used[2] == UNUSED)

    def has_die(self, value: int) -> bool:
        """Whether an unused die shows the value."""
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

    def decide(self, action: int) -> None:
        step = self.step
        if step == ACT:
            self.act(action)
        elif step == KEEP:
            piles.keep(self, action - a.KEEP)
        elif step == REROLL:
            self.reroll(action == a.REROLL)
        elif step == PASS:
            setup.passed(self, action - a.PASS)
        elif step == PLACE:
            setup.place(self, (action - a.LAY) // 6, (action - a.LAY) % 6)
        else:
            effects.go_on(self, action)

    def happen(self, outcome: int) -> None:
        step = self.step
        if step == ROLL:
            self.rolled(outcome - a.DICE)
        elif step == DRAWN:
            piles.drawn(self, outcome - a.CARD)
        elif step == DEAL:
            setup.dealt(self, outcome - a.CARD)
        elif step == FIRST:
            setup.begin(self, outcome - a.FIRST)
        else:
            battle.fight(self, outcome - a.BATTLE + 1)

    def is_silent(self) -> bool:
        return self.step >= OPEN

    def finish(self) -> None:
        """The move is over: the next one, unless the game has ended (R17)."""
        if not self.ending():
            self.open_move(ACT)

    def ending(self) -> bool:
        """Ends the game if a seat has no points or the stockpile is empty (R17)."""
        if self.points[0] == 0 or self.points[1] == 0:
            self.end(NO_POINTS)
            return True
        if self.stock == 0:
            self.end(EMPTY_STOCKPILE)
            return True
        return False

    def end(self, reason: str) -> None:
        """The game is over."""
        self.ended = reason
        self.step = ACT
        self.player = OVER
        self.in_move = False
        self.tell("over", self.points[0], self.points[1])

    # --- a turn (R5 to R12, R16) ---

    def begin_turn(self) -> None:
        """Phase 1: a point for each disc without a card (R5). Phase 2: the roll (R6)."""
        seat = self.active
        self.turn += 1
        self.tell("turn", seat)
        due = 0
        for i in range(seat * 6, seat * 6 + 6):
            if self.board[i] == EMPTY:
                due += 1
        due = min(due, self.points[seat])
        self.points[seat] -= due
        self.stock += due
        if due > 0:
            self.account(seat, EMPTY_DISCS, -due)
            self.tell("pay", seat, due)
        if not self.ending():
            self.throw(ROLL)

    def rolled(self, number: int) -> None:
        """The three dice show something; equal ones may be rolled again (R6)."""
        x, y, z = a.TRIPLES[number]
        self.dice = [x, y, z]
        self.used = [UNUSED, UNUSED, UNUSED]
        self.tell("roll", self.active, x, y, z)
        self.step = REROLL if x == z else ACT
        self.player = self.active

    def reroll(self, again: bool) -> None:
        """Three equal dice: again, or they stand (R6)."""
        if again:
            self.tell("reroll", self.active)
            self.throw(ROLL)
        else:
            self.tell("stand", self.active)
            self.finish()

    def act(self, action: int) -> None:
        """One of the actions of phase 3 (R7)."""
        seat = self.active
        if action >= a.LAY:
            kind = (action - a.LAY) // 6
            piles.lay_from_hand(self, kind, (action - a.LAY) % 6, PRICES[kind])
        elif action == a.END:
            self.end_turn()
        elif action < a.DRAW:
            value = action - a.MONEY + 1
            die = self.use_die(value, ON_MONEY)
            self.money[seat] += value  # R9
            self.tell("money", seat, value, die)
        elif action < a.ACTIVATE:
            value = action - a.DRAW + 1
            die = self.use_die(value, ON_CARDS)
            self.drawing = min(value, self.deck_size + self.discard_size)  # R10, R11
            self.tell("draw", seat, value, die)
            self.in_move = True
            piles.draw_next(self)
        else:
            disc = action - a.ACTIVATE
            die = self.use_die(disc + 1, disc + 1)
            self.in_move = True
            effects.activate(self, disc, die)

    def end_turn(self) -> None:
        """The turn passes on; what lasted until its end is over (R16, R29, R34)."""
        seat = self.active
        self.tell("end", seat)
        self.blocked = changed(self.blocked, seat, 0)
        self.siege = 0
        self.dice = [0, 0, 0]
        self.used = [SPENT, SPENT, SPENT]
        self.active = 1 - seat
        if self.limit > 0 and self.turn == 2 * self.limit:
            self.end(ROUND_LIMIT)
        else:
            self.begin_turn()

    def use_die(self, value: int, place: int) -> int:
        """The first unused die of that value goes to its place; which one it is."""
        i = 0
        while self.dice[i] != value or self.used[i] != UNUSED:
            i += 1
        self.used[i] = place
        return i

    # --- points ---

    def win_points(self, count: int) -> None:
        """Points from the stockpile; what is missing there is credited all the same (R18)."""
        self.points[self.active] += count
        self.stock = max(0, self.stock - count)
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
        t.stock = self.stock
        t.money = self.money[:]
        t.board = self.board[:]
        t.cards = self.cards[:]
        t.deck_size = self.deck_size
        t.discard_size = self.discard_size
        t.blocked = self.blocked
        t.dice = self.dice
        t.used = self.used[:]
        t.siege = self.siege
        t.drawing = self.drawing
        t.held = self.held
        t.acting = self.acting
        t.source = self.source
        t.target = self.target
        t.roll = self.roll
        t.gain = self.gain
        t.laid = self.laid
        t.before = self.before
        t.proven = self.proven
        t.from_stock = self.from_stock
        return t

    def resample(self, seat: int, rng: Random) -> "Roma":
        return knowledge.resample(self, seat, rng)

    def prompt(self) -> Message:
        return refusals.prompt(self)

    def view(self, seat: int | None) -> view.RomaView:
        return view.view(self, seat)

    def observation(self, seat: int) -> bytes:
        return observation.observation(self, seat)

    def position(self) -> dict[str, object]:
        return snapshot.position(self)

    def read(self, data: Reader, part: dict[str, Reader]) -> None:
        snapshot.read(self, part)

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
