"""The judge of moves: what each way of a move is worth, and what was given away.

Every way has search trees of its own, one for each of two seeds. The n-th iteration of each tree of
a seed begins with the same dice and the same unseen cards, so that ways differ by what they are and
not by their luck. The budget is spent by sequential halving: each round gives the ways that are
left the same number of iterations, and the better half of them stays. The way that was played is
always among them.

What a way is better by is measured by a seed that did not choose it: the best of many is best
partly by luck, and a seed that repeats its own choice would repeat that luck. A loss counts only as
far as both seeds find it.
"""

import gc
import math
from random import Random
from typing import Final

from lusoria.core.state import State
from lusoria.players.explaining import line
from lusoria.players.tree import Tree
from lusoria.players.ways import Way, look_first, ways

SEEDS: Final = 2
KEPT: Final = (12, 6, 3)  # ways that each round judges, besides the one that was played
FEWEST: Final = 6  # iterations of a way in each round
SURELY: Final = 0.01  # a way that no seed finds better by this is not refuted: the judge stops

INACCURACY: Final = 0.04
MISTAKE: Final = 0.08
BLUNDER: Final = 0.15


def word(loss: float) -> str:
    """Return what a loss of winning chance is called, "" if nothing."""
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    return "inaccuracy" if loss >= INACCURACY else ""


class Judged:
    """A way with what was found of it."""

    def __init__(self, state: State, way: Way) -> None:
        self.way: Final = way
        self.trees: Final = [Tree(state) for _ in range(SEEDS)]
        self.shares: Final = [[0.0] * len(state.sides) for _ in range(SEEDS)]
        self.results: Final[list[list[float]]] = [[] for _ in range(SEEDS)]  # the seat's
        for tree in self.trees:
            tree.state = way.after

    @property
    def iterations(self) -> int:
        """The iterations of each seed."""
        return len(self.results[0])

    def of_seed(self, seed: int) -> float:
        """Return the chance to win as one seed found it."""
        found = self.results[seed]
        return sum(found) / len(found)

    @property
    def value(self) -> float:
        """The chance to win."""
        return sum(self.of_seed(seed) for seed in range(SEEDS)) / SEEDS

    def of_sides(self, seated: list[int]) -> list[float]:
        """Return each seated side's chance to win; those of several sides sum to 1."""
        whole = [sum(self.shares[seed][side] for seed in range(SEEDS)) for side in seated]
        if len(whole) == 1:
            return [whole[0] / (SEEDS * self.iterations)]
        total = sum(whole)
        return [one / total for one in whole] if total > 0.0 else [1.0 / len(whole)] * len(whole)


class Judge:
    """What was found of one choice."""

    def __init__(self, state: State, played: Way | None, seed: int) -> None:
        self.state: Final = state
        self.seat: Final = state.player
        self.seed: Final = seed
        self.side: Final = next(i for i, side in enumerate(state.sides) if self.seat in side)
        self.seated: Final = [i for i, side in enumerate(state.sides) if side]
        self.ways: Final = ways(state)
        self.judged: list[Judged] = []  # the best first
        self.played: Judged | None = None
        if played is not None:
            self._put(played)

    def _put(self, played: Way) -> None:
        """Put the played way in the place of one that leads to the same position."""
        seen = played.after.observation(self.seat)
        for i, way in enumerate(self.ways):
            same = way.actions == played.actions or (
                not way.reveals
                and way.after.step == played.after.step
                and way.after.player == played.after.player
                and way.after.observation(self.seat) == seen
            )
            if same:
                self.ways[i] = played
                break
        else:
            self.ways.append(played)
        self.played = Judged(self.state, played)

    @property
    def is_free(self) -> bool:
        """True if there is more than one way."""
        return len(self.ways) > 1

    def search(self, iterations: int) -> None:
        """Spend the iterations on the ways, those of all seeds together."""
        for way in self.ways:
            look_first(way, self.seat, self.seed)
        best = sorted(self.ways, key=_first_look)[: KEPT[0]]
        played = self.played
        for way in best:
            if played is None or way is not played.way:
                self.judged.append(Judged(self.state, way))
        if played is not None:
            self.judged.append(played)
        collects = gc.isenabled()
        gc.disable()  # trees have no cycles
        try:
            for keep in KEPT:
                self._round(keep, iterations // len(KEPT))
                if played is not None and self._holds(played):
                    break
        finally:
            if collects:
                gc.enable()

    def _round(self, keep: int, iterations: int) -> None:
        """Give the best ways the same number of iterations, and put them in order."""
        left = self.judged[:keep]
        if self.played is not None and self.played not in left:
            left.append(self.played)
        each = max(FEWEST, iterations // (len(left) * SEEDS))
        for judged in left:
            for seed in range(SEEDS):
                self._grow(judged, seed, each)
        left.sort(key=_loss)
        self.judged = left + [judged for judged in self.judged if judged not in left]

    def _grow(self, judged: Judged, seed: int, iterations: int) -> None:
        """Run iterations of a way, each with dice of its own that all ways share."""
        tree, results, shares = judged.trees[seed], judged.results[seed], judged.shares[seed]
        first = (self.seed * SEEDS + seed) << 24
        for _ in range(iterations):
            tree.dice.seed(first + len(results))
            if judged.way.reveals:
                tree.state = self._again(judged.way, tree.dice)
            tree.wander()
            results.append(tree.results[self.side])
            for side, share in enumerate(tree.results):
                shares[side] += share

    def _again(self, way: Way, dice: Random) -> State:
        """Return the position after a way that shows something, as it might have been."""
        state = self.state.resample(self.seat, dice)
        for action in way.actions:
            state.play(action)
        return state

    @property
    def compared(self) -> list[Judged]:
        """The ways that were judged to the last, with as many iterations each, the best first."""
        most = self.judged[0].iterations
        return [judged for judged in self.judged if judged.iterations == most]

    def losses(self, played: Judged) -> list[float]:
        """Return what a way gives away, as each seed measures what the other one holds best."""
        compared = self.compared
        found: list[float] = []
        for seed in range(SEEDS):
            best = compared[0]
            for judged in compared:  # as the other seed holds it
                if judged.of_seed(SEEDS - 1 - seed) > best.of_seed(SEEDS - 1 - seed):
                    best = judged
            found.append(best.of_seed(seed) - played.of_seed(seed))
        return found

    def loss(self, played: Judged) -> float:
        """Return what a way surely gives away: what both seeds find."""
        return max(0.0, min(self.losses(played)))

    def error(self, played: Judged) -> float:
        """Return the standard error of the difference between a way and the best one."""
        best = self.compared[0]
        if best is played:
            return 0.0
        found = [
            one - other
            for seed in range(SEEDS)
            for one, other in zip(best.results[seed], played.results[seed], strict=False)
        ]
        mean = sum(found) / len(found)
        spread = sum((one - mean) ** 2 for one in found) / max(1, len(found) - 1)
        losses = self.losses(played)
        return max(math.sqrt(spread / len(found)), abs(losses[0] - losses[1]) / 2)

    def _holds(self, played: Judged) -> bool:
        """True if no seed finds anything clearly better than the way that was played."""
        return max(self.losses(played)) < SURELY

    @property
    def at_stake(self) -> float:
        """What choosing blindly would give away, on the average."""
        known = [judged for judged in self.judged if judged.iterations]
        worth = sum(judged.value for judged in known)
        looks = sum(judged.way.first_look for judged in known)
        rest = sum(way.first_look for way in self.ways) - looks
        others = len(self.ways) - len(known)
        rest += others * (worth - looks) / len(known)  # the first look errs for all alike
        return max(0.0, self.compared[0].value - (worth + rest) / len(self.ways))

    def expected(self, judged: Judged) -> list[str]:
        """Return the way and what is expected after it, in notation."""
        state = self.state.clone()
        said: list[str] = []
        for action in judged.way.actions[:-1]:
            said.append(state.game.notation(state, action))
            state.play(action)
        tree = judged.trees[0]
        node = None if judged.way.reveals else tree.root
        return said + line(state, judged.way.actions[-1], node)


def judge(state: State, played: Way | None, iterations: int, seed: int = 0) -> Judge:
    """Judge the ways of a choice as the seat that decides could know the position."""
    found = Judge(state, played, seed)
    if found.is_free:
        found.search(iterations)
    return found


def _first_look(way: Way) -> float:
    return -way.first_look


def _loss(judged: Judged) -> float:
    return -judged.value
