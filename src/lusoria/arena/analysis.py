"""A recorded game analysed: each decision beside what search would have done."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from lusoria.core.errors import LusoriaError
from lusoria.core.record import Record
from lusoria.core.state import State
from lusoria.players.search import Tree

ITERATIONS = 1000
FEWEST = 0.2  # the least share of the iterations that is spent on the decision actually taken


@dataclass(frozen=True)
class Judged:
    """One decision of the game."""

    at: int
    """The action's index in the record."""
    turn: int
    seat: int
    action: int
    notation: str
    value: float
    """The probability of winning after it, according to search."""
    best: str
    best_value: float
    """What search would have done, and its value."""
    line: list[str]
    """What search expected after that."""

    @property
    def loss(self) -> float:
        """Return how much the decision gave away."""
        return max(0.0, self.best_value - self.value)


@dataclass(frozen=True)
class Analysis:
    """A whole game."""

    record: Record
    judged: list[Judged]
    chances: list[list[float]]
    """Each seat's probability of winning at every decision and at the end."""

    def mistakes(self, count: int = 5) -> list[Judged]:
        """Return the largest mistakes."""
        worst = sorted(self.judged, key=lambda judged: (-judged.loss, judged.at))
        return [judged for judged in worst[:count] if judged.loss > 0.0]


def analyse(
    record: Record,
    iterations: int = ITERATIONS,
    seed: int = 0,
    report: Callable[[int], None] | None = None,
) -> Analysis:
    """Search every decision of the game, each with what its seat could know then."""
    if not record.actions:
        raise LusoriaError("The record holds no decision.")
    state = record.start()
    judged: list[Judged] = []
    chances: list[list[float]] = [[] for _ in range(record.players)]
    for at, action in enumerate(record.actions):
        if state.player >= 0 and len(state.legal_actions()) > 1:
            rng = Random(f"{seed} {at}")
            found = judge(state, action, at, iterations, rng)
            judged.append(found)
            _note(chances, state, found.seat, found.best_value)
        state.apply(action)
        if report is not None:
            report(at + 1)
    if state.is_over:
        winners = state.outcome().winners
        for seat in range(record.players):
            chances[seat].append(1.0 / _sides(state, winners) if seat in winners else 0.0)
    return Analysis(record, judged, chances)


def judge(state: State, action: int, at: int, iterations: int, rng: Random) -> Judged:
    """Search one decision."""
    tree = Tree(state.resample(state.player, rng))
    tree.rng = rng
    tree.grow(iterations)
    tree.try_more(action, int(iterations * FEWEST))
    best = tree.best()
    options = {option.action: option for option in tree.explain()}
    return Judged(
        at,
        state.turn,
        state.player,
        action,
        state.game.notation(state, action),
        options[action].value,
        options[best].line[0],
        max(options[best].value, options[action].value),
        options[best].line,
    )


def _note(chances: list[list[float]], state: State, seat: int, value: float) -> None:
    """Append every seat's chance: one seat was searched, the others share the rest."""
    sides = [side for side in state.sides if side]
    for side in sides:
        share = value if seat in side else (1.0 - value) / max(1, len(sides) - 1)
        for member in side:
            chances[member].append(share)


def _sides(state: State, winners: list[int]) -> int:
    return sum(1 for side in state.sides if side and side[0] in winners)
