"""A recorded game analysed: what each choice gave away, and what chance gave.

At every choice the judge says what the best way was worth and what the played one was. The
difference is the skill of whoever chose; what happens between what was chosen and the next choice
is luck: dice, cards, and what others held. So the result of every seat is where it started, plus
its luck, plus what the decisions of all gave or lost, exactly.

What a seat can still put right in its turn is not lost: if nothing happened between two choices of
a seat, the first one is worth at least what the second one still offers. So a slip is named once,
where the last chance to avoid it passes.

The set-up is not judged: before the first turn nobody can tell the chances. What it brought counts
as luck of the first turn.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from lusoria.core.errors import LusoriaError
from lusoria.core.game import Description
from lusoria.core.record import Record
from lusoria.core.state import State
from lusoria.players.judge import INACCURACY, Judge, Judged, judge, word
from lusoria.players.levels import search_settings
from lusoria.players.ways import played_way

MOST: Final = 6_000  # for a choice
FEWEST: Final = 60
SHOWN: Final = 3  # ways of a choice that are told, besides the one that was played
NOTHING: Final = 0.01  # a smaller loss is not told
LITTLE: Final = 0.02  # told of whoever did not win and has no slip with a word, in so many turns
LITTLE_TURNS: Final = 3
RIGHT: Final = 0.035  # what is no worse than the best way by more than this is right


@dataclass(frozen=True)
class Decision:
    """A small decision of a way, or one that is expected after it."""

    seat: int
    described: Description


@dataclass(frozen=True)
class Told:
    """A way of a choice, told."""

    actions: list[int]
    course: list[Decision]
    """Its small decisions and those that are expected after them, until chance decides."""
    value: float
    """The chance to win."""
    error: float
    """The standard error of the difference between it and the best one."""


@dataclass(frozen=True)
class Choice:
    """One choice of the game: a move, or the part of one up to a chance outcome."""

    at: int
    """The index of its first action in the record."""
    until: int
    """The index after its last action."""
    turn: int
    seat: int
    played: Told
    best: list[Told]
    """The best ways, the best first."""
    loss: float
    """What both seeds find that it gave away."""
    error: float
    stake: float
    """What choosing blindly would have given away, on the average."""
    before: list[float]
    """Each side's chance to win before the choice, and after it."""
    after: list[float]

    @property
    def word(self) -> str:
        """What the loss is called: "inaccuracy", "mistake", "blunder" or ""."""
        return word(self.loss)


@dataclass(frozen=True)
class Turn:
    """What a turn gave and took, as shares of the chance to win."""

    turn: int
    seat: int
    """The seat that decided first."""
    luck: list[float]
    """What chance gave each side."""
    skill: list[list[float]]
    """What each side's decisions gave each side; its own are losses."""
    choices: list[Choice]


@dataclass(frozen=True)
class Slip:
    """What a seat gave away in a turn."""

    turn: int
    seat: int
    choices: list[Choice]
    """Those that gave something away."""
    most: float
    """The best chance that the seat had in the turn."""

    @property
    def loss(self) -> float:
        """What they gave away together: luck may give a chance back, but never more than all."""
        return min(self.most, sum(choice.loss for choice in self.choices))

    @property
    def word(self) -> str:
        """What the loss is called, "little" if it has no name."""
        return word(self.loss) or "little"

    @property
    def worst(self) -> Choice:
        """The choice that gave the most away."""
        return max(self.choices, key=lambda choice: choice.loss)


@dataclass
class Analysis:
    """A whole game."""

    record: Record
    sides: list[list[int]]
    """The seats of each side that has seats."""
    turns: list[Turn] = field(default_factory=list)
    start: list[float] = field(default_factory=list)
    result: list[float] = field(default_factory=list)
    """Each side's share of the win; its last known chance if the game did not end."""

    def side(self, seat: int) -> int:
        """Return the side of a seat."""
        return next(i for i, side in enumerate(self.sides) if seat in side)

    @property
    def choices(self) -> list[Choice]:
        """All choices, in order."""
        return [choice for turn in self.turns for choice in turn.choices]

    def slips(self) -> list[Slip]:
        """Return what the seats gave away in their turns, in order: all that has a word, and of
        those who did not win and have nothing with a word what was most.
        """
        found: list[Slip] = []
        for seat in range(self.record.players):
            own = [self._slip(turn, seat) for turn in self.turns]
            named = [slip for slip in own if slip.loss >= INACCURACY]
            if not named and self.result[self.side(seat)] < 1.0 / len(self.sides):
                most = sorted(own, key=_loss)[:LITTLE_TURNS]
                named = [slip for slip in most if slip.loss >= LITTLE]
            found += named
        return sorted(found, key=_order)

    def _slip(self, turn: Turn, seat: int) -> Slip:
        lost = [one for one in turn.choices if one.seat == seat and one.loss >= NOTHING]
        most = max((one.before[self.side(seat)] for one in lost), default=0.0)
        return Slip(turn.turn, seat, lost, most)

    def accuracy(self, seat: int) -> float | None:
        """Return how much of what a seat could have given away it kept: 1 if all, 0 if as much is
        lost as by choosing blindly. None if it had nothing to choose.
        """
        own = [choice for choice in self.choices if choice.seat == seat]
        stake = sum(max(choice.stake, choice.loss) for choice in own)
        if stake <= 0.0:
            return None
        return max(0.0, 1.0 - sum(choice.loss for choice in own) / stake)

    def luck(self, side: int) -> float:
        """Return what chance gave a side."""
        return sum(turn.luck[side] for turn in self.turns)

    def skill(self, side: int, of: int) -> float:
        """Return what the decisions of one side gave a side."""
        return sum(turn.skill[of][side] for turn in self.turns)


class Analyst:
    """Analyses a record choice by choice, so that others have their turn in between.

    The number of iterations is for all of the game: 0 is the usual one, of which a share is taken,
    as of the most for a choice.
    """

    def __init__(
        self, record: Record, iterations: int = 0, seed: int = 0, share: float = 1.0
    ) -> None:
        if not record.actions:
            raise LusoriaError("The record holds no decision.")
        self.state: State = record.start()
        self.seed: Final = seed
        self.found: Final = Analysis(record, [side for side in self.state.sides if side])
        self.starts: Final = choices(record)
        budget = iterations or int(share * search_settings(record.game).analysis)
        self.each: Final = max(FEWEST, min(int(share * MOST), budget // max(1, len(self.starts))))
        self.now: list[float] = []  # each side's chance, once something is known of it
        self.last: Choice | None = None  # if nothing has happened since
        self.seat = self.state.player
        self.turn = self.state.turn
        self.luck: list[float] = []
        self.done: list[Choice] = []  # in the turn under way
        self._open_turn()
        count = len(self.found.sides)
        if count > 1:
            self._start([1.0 / count] * count)

    def run(self) -> Iterator[int]:
        """Analyse; give the number of choices done after each."""
        actions = self.found.record.actions
        at = 0
        for done, start in enumerate(self.starts):
            self._play(at, start)
            if self.turn != self.state.turn:
                self._close_turn()
                self._open_turn()
            way = played_way(self.state, actions[start:])
            until = start + len(way.actions)
            judged = judge(self.state, way, self.each, self.seed * 1_000_003 + start)
            if judged.is_free:
                self._note(judged, start, until)
            self._play(start, until)
            if way.reveals:
                self.last = None
            at = until
            yield done + 1
        self._play(at, len(actions))
        self._end()

    def _play(self, first: int, last: int) -> None:
        for action in self.found.record.actions[first:last]:
            if self.last is not None and self.state.player != self.last.seat:
                self.last = None
            self.state.apply(action)

    def _start(self, shares: list[float]) -> None:
        self.found.start = shares
        self.now = shares

    def _open_turn(self) -> None:
        self.turn = self.state.turn
        self.seat = self.state.player
        self.luck = [0.0] * len(self.found.sides)
        self.done = []

    def _close_turn(self) -> None:
        sides = range(len(self.found.sides))
        skill = [[0.0 for _ in sides] for _ in sides]
        for choice in self.done:
            gave = skill[self.found.side(choice.seat)]
            for one in sides:
                gave[one] += choice.after[one] - choice.before[one]
        self.found.turns.append(Turn(self.turn, self.seat, self.luck, skill, self.done))

    def _note(self, judged: Judge, start: int, until: int) -> None:
        """Add a choice, and book what it changed."""
        played = judged.played
        assert played is not None
        side = self.found.side(judged.seat)
        loss = judged.loss(played)
        after = played.of_sides(judged.seated)
        before = with_own(after, side, min(1.0, after[side] + loss))
        if not self.now:
            self._start(before)
        if self.last is not None and self.last.seat == judged.seat:
            self._put_right(self.last, before, side)
        for one, share in enumerate(before):
            self.luck[one] += share - self.now[one]
        self.now = after
        self.last = Choice(
            start,
            until,
            self.state.turn,
            judged.seat,
            tell(judged, played),
            [tell(judged, one) for one in judged.compared[:SHOWN]],
            loss,
            judged.error(played),
            max(loss, judged.at_stake),
            before,
            after,
        )
        self.done.append(self.last)

    def _put_right(self, last: Choice, before: list[float], side: int) -> None:
        """Take from the loss of the last choice what this one can still put right."""
        if not self.done:  # it was in another turn
            return
        regained = min(last.loss, before[side] - last.after[side])
        if regained > 0.0:
            after = with_own(last.after, side, last.after[side] + regained)
            self.done[-1] = replace(last, loss=last.loss - regained, after=after)
            self.now = after

    def _end(self) -> None:
        """Book what happened after the last choice."""
        state = self.state
        result = self.now
        if state.is_over:
            winners = state.outcome().winners
            won = [side[0] in winners for side in self.found.sides]
            result = [one / max(1, sum(won)) for one in won]
        if not self.now:
            self._start(result)
        self.luck = [
            luck + last - now for luck, last, now in zip(self.luck, result, self.now, strict=True)
        ]
        self._close_turn()
        self.found.result = result


def analyse(record: Record, iterations: int = 0, seed: int = 0) -> Analysis:
    """Analyse a record; the number of iterations is for all of it, 0 for the usual one."""
    analyst = Analyst(record, iterations, seed)
    for _ in analyst.run():
        pass
    return analyst.found


def choices(record: Record) -> list[int]:
    """Return the index of the first action of each choice that is judged."""
    state = record.start()
    found: list[int] = []
    at = 0
    while at < len(record.actions):
        if state.player < 0:
            state.apply(record.actions[at])
            at += 1
            continue
        free = len(state.legal_actions()) > 1
        way = played_way(state, record.actions[at:])
        if state.turn > 0 and (free or len(way.actions) > 1):
            found.append(at)
        state = way.after
        at += len(way.actions)
    return found


def with_own(shares: list[float], side: int, own: float) -> list[float]:
    """Return the chances with that of a side replaced; the others share what is left of 1."""
    left = 1.0 - shares[side]
    return [
        own if one == side else share * (1.0 - own) / left if left > 0.0 else 0.0
        for one, share in enumerate(shares)
    ]


def tell(judged: Judge, one: Judged) -> Told:
    """Tell a way."""
    line = course(judged.state, judged.expected(one))
    return Told(one.way.actions, line, one.value, judged.error(one))


def course(start: State, line: list[str]) -> list[Decision]:
    """Return the decisions of a line in notation, until chance decides."""
    state = start.clone()
    found: list[Decision] = []
    for text in line:
        if state.player < 0:
            break
        action = state.game.parse(state, text)
        found.append(Decision(state.player, state.game.describe(state, action)))
        state.play(action)
    return found


def states_at(record: Record, places: set[int]) -> dict[int, State]:
    """Return the positions before these actions of a record."""
    found: dict[int, State] = {}
    state = record.start()
    for at, action in enumerate(record.actions):
        if at in places:
            found[at] = state.clone()
        state.apply(action)
    return found


def _loss(slip: Slip) -> float:
    return -slip.loss


def _order(slip: Slip) -> tuple[int, int]:
    return slip.turn, slip.seat
