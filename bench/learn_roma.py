"""Learns the weights of Roma's value function from games that an arena has written down.

    lusoria arena roma search:150 greedy --games 3000 --out games.jsonl
    LUSORIA_PURE=1 python -m bench.learn_roma games.jsonl

The value is linear in its weights: what a weight is multiplied with in a position is the value
there with that weight set to 1 and all others to 0. So this needs no list of features, but the
sources instead of the compiled modules. The weights are those of a logistic regression on the
results, by stochastic gradient; they are printed as they stand in `value.py`.
"""

import json
import math
import random
import sys
from pathlib import Path

import lusoria
from lusoria import State, loads
from lusoria.games.roma import value
from lusoria.games.roma.cards import KINDS, NAMES

A_GAME = 24  # positions taken of each
ROUNDS = 12
RATE = 0.05
SHRINK = 1e-6

LISTS = ("ON_TABLE", "IN_HAND", "READY")
NUMBERS = [
    name
    for name, number in vars(value).items()
    if name.isupper() and isinstance(number, float) and name not in ("WON", "MEAN_CARD")
]

Features = list[tuple[int, float]]


def features(state: State, seat: int) -> Features:
    """What each weight is multiplied with, where that is not 0."""
    names = vars(value)
    for name in NUMBERS:
        names[name] = 0.0
    for name in LISTS:
        names[name] = [0.0] * KINDS
    found: Features = []
    for i, name in enumerate(NUMBERS):
        names[name] = 1.0
        found.append((len(LISTS) * KINDS + i, state.game.rules.value(state, seat)))
        names[name] = 0.0
    for i, name in enumerate(LISTS):
        for kind in range(KINDS):
            names[name][kind] = 1.0
            found.append((i * KINDS + kind, state.game.rules.value(state, seat)))
            names[name][kind] = 0.0
    return [(i, x) for i, x in found if x != 0.0]


def positions(path: Path, rng: random.Random) -> list[tuple[Features, float]]:
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
                rows.append((features(position, seat), won))
    return rows


def learn(rows: list[tuple[Features, float]], rng: random.Random) -> list[float]:
    """The weights, by Adagrad."""
    count = len(LISTS) * KINDS + len(NUMBERS)
    weights = [0.0] * count
    squares = [1e-6] * count
    for number in range(ROUNDS):
        rng.shuffle(rows)
        loss = 0.0
        for row, won in rows:
            odds = sum(weights[i] * x for i, x in row)
            chance = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, odds))))
            right = chance if won > 0.5 else 1.0 - chance
            loss -= math.log(max(right, 1e-9))
            for i, x in row:
                slope = (chance - won) * x + SHRINK * weights[i]
                squares[i] += slope * slope
                weights[i] -= RATE * slope / math.sqrt(squares[i])
        print(f"round {number + 1}: log loss {loss / len(rows):.4f}", file=sys.stderr)
    return weights


def main(path: Path) -> None:
    """Reads the games and prints the weights."""
    if lusoria.COMPILED:
        sys.exit("Set LUSORIA_PURE=1: compiled modules do not let their weights be changed.")
    rng = random.Random(0)
    weights = learn(positions(path, rng), rng)
    for kind, name in enumerate(NAMES):
        three = ", ".join(f"{weights[i * KINDS + kind]:.2f}" for i in range(3))
        print(f'    "{name}": ({three}),')
    for i, name in enumerate(NUMBERS):
        print(f"{name}: Final = {weights[len(LISTS) * KINDS + i]:.3f}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
