"""Learns the weights of a value function from games that an arena has written down.

    lusoria arena roma search:150 greedy --games 3000 --out games.jsonl
    LUSORIA_PURE=1 python -m bench.learn roma games.jsonl

For games whose value is linear in its weights, Roma and The Builders: what a weight is multiplied
with in a position is the value there with that weight set to 1 and all others to 0. So this needs
no list of features, but the sources instead of the compiled modules. The weights are those of a
logistic regression on the results, by stochastic gradient, drawn towards those there are; they
are printed as they stand in the game's `value.py`.
"""

import importlib
import json
import math
import random
import re
import sys
from pathlib import Path

import lusoria
from lusoria import State, loads

A_GAME = 24  # positions taken of each
ROUNDS = 12
RATE = 0.05
DRAWN = 1e-4  # towards the present weight, in each position

LISTS = ("ON_TABLE", "IN_HAND", "READY")  # Roma's, a weight for each kind of card

Features = list[tuple[int, float]]


class Weights:
    """The weights of a game's value: numbers between two comments in its source, and lists."""

    def __init__(self, game: str) -> None:
        module = importlib.import_module(f"lusoria.games.{game}.value")
        source = Path(str(module.__file__)).read_text("utf-8")
        learned = source.partition("# BEGIN of what was learned")[2].partition("# END")[0]
        self.names = vars(module)
        self.numbers = re.findall(r"^([A-Z_]+): Final = ", learned, re.MULTILINE)
        self.lists = [name for name in LISTS if name in self.names]
        self.present = [float(self.names[name]) for name in self.numbers]
        for name in self.lists:
            self.present += self.names[name]
        self.kinds = len(self.names[self.lists[0]]) if self.lists else 0

    def features(self, state: State, seat: int) -> Features:
        """What each weight is multiplied with, where that is not 0."""
        names = self.names
        for name in self.numbers:
            names[name] = 0.0
        for name in self.lists:
            names[name] = [0.0] * self.kinds
        found: list[float] = []
        for name in self.numbers:
            names[name] = 1.0
            found.append(state.game.rules.value(state, seat))
            names[name] = 0.0
        for name in self.lists:
            for kind in range(self.kinds):
                names[name][kind] = 1.0
                found.append(state.game.rules.value(state, seat))
                names[name][kind] = 0.0
        return [(i, x) for i, x in enumerate(found) if x != 0.0]

    def tell(self, weights: list[float]) -> None:
        """Prints weights: those of lists in columns, a line for each kind of card."""
        count = len(self.numbers)
        for kind in range(self.kinds):
            row = weights[count + kind :: self.kinds]
            print(f"    ({', '.join(f'{weight:.2f}' for weight in row)}),  # kind {kind}")
        for name, weight in zip(self.numbers, weights, strict=False):
            print(f"{name}: Final = {weight:.3f}")


def positions(weights: Weights, path: Path, rng: random.Random) -> list[tuple[Features, float]]:
    """Positions between moves, from both seats, with the result of their game."""
    rows: list[tuple[Features, float]] = []
    for line in path.read_text("utf-8").splitlines()[1:]:
        record = loads(json.dumps(json.loads(line)["record"]))
        winners = record.replay().outcome().winners
        state = record.start()
        kept: list[State] = []
        for action in record.actions:
            state.apply(action)
            if state.turn > 0 and not state.in_move and not state.is_over:
                kept.append(state.clone())
        for position in rng.sample(kept, min(A_GAME, len(kept))):
            for seat in range(2):
                won = 1.0 / len(winners) if seat in winners else 0.0
                rows.append((weights.features(position, seat), won))
    return rows


def learn(
    present: list[float], rows: list[tuple[Features, float]], rng: random.Random
) -> list[float]:
    """The weights, by Adagrad."""
    weights = present[:]
    squares = [1e-6] * len(present)
    for number in range(ROUNDS):
        rng.shuffle(rows)
        loss = 0.0
        for row, won in rows:
            odds = sum(weights[i] * x for i, x in row)
            chance = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, odds))))
            right = chance if won > 0.5 else 1.0 - chance
            loss -= math.log(max(right, 1e-9))
            for i, x in row:
                slope = (chance - won) * x + DRAWN * (weights[i] - present[i])
                squares[i] += slope * slope
                weights[i] -= RATE * slope / math.sqrt(squares[i])
        print(f"round {number + 1}: log loss {loss / len(rows):.4f}", file=sys.stderr)
    return weights


def main(game: str, path: Path) -> None:
    """Reads the games of two players and prints the weights."""
    if lusoria.COMPILED:
        sys.exit("Set LUSORIA_PURE=1: compiled modules do not let their weights be changed.")
    rng = random.Random(0)
    weights = Weights(game)
    weights.tell(learn(weights.present, positions(weights, path, rng), rng))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
