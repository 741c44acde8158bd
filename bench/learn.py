"""Learns the weights of a value function from games recorded by the arena.

    lusoria arena roma bench.curious:Curious bench.curious:Curious --games 10000 --out games.jsonl
    LUSORIA_PURE=1 python -m bench.learn roma games.jsonl

This is for games of two players whose value is a weighted sum of features. Each weight is replaced
by a unit vector, so that the value function itself returns the features. This needs no list of
features, but it needs the sources instead of the compiled modules. The weights come from a logistic
regression on the results, regularised towards the present ones. They are written into the game's
`value.py`; how well they predict the winners of held-out games is printed beside the old weights.
"""

import importlib
import json
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import lusoria
from lusoria import Record, State, loads

A_GAME = 12  # positions taken from each game
APART = 5  # one game in this many is held out
DRAWN = 50.0  # positions that each present weight counts for, as regularisation
STEPS = 10  # of Newton's method

LISTS = ("ON_TABLE", "IN_HAND", "READY")  # Roma's, a weight for each kind of card
NUMBER = re.compile(r"^([A-Z_]+): Final = (\S+)", re.MULTILINE)
CARD = re.compile(r'^    "\w+": (\(.*\)),$', re.MULTILINE)

Row = NDArray[np.float64]


class Sum:
    """The features of a sum, one for each weight, and last the constant term.

    Two sums are compared by the present weights.
    """

    def __init__(self, row: Row, weights: Row) -> None:
        self.row = row
        self.weights = weights

    def __add__(self, other: "Sum | float") -> "Sum":
        return Sum(self.row + self.to_row(other), self.weights)

    def __sub__(self, other: "Sum | float") -> "Sum":
        return Sum(self.row - self.to_row(other), self.weights)

    def __rsub__(self, other: float) -> "Sum":
        return Sum(self.to_row(other) - self.row, self.weights)

    def __mul__(self, times: float) -> "Sum":
        return Sum(self.row * times, self.weights)

    def __truediv__(self, by: float) -> "Sum":
        return Sum(self.row / by, self.weights)

    def __gt__(self, other: "Sum | float") -> bool:
        return float((self.row - self.to_row(other)) @ self.weights) > 0.0

    def to_row(self, other: "Sum | float") -> Row:
        """The row of another sum, or of a number."""
        if isinstance(other, Sum):
            return other.row
        row = np.zeros_like(self.row)
        row[-1] = other
        return row

    __radd__ = __add__
    __rmul__ = __mul__


class Weights:
    """The weights of a game's value: numbers between two comments in its source, and lists."""

    def __init__(self, game: str) -> None:
        module = importlib.import_module(f"lusoria.games.{game}.value")
        self.path = Path(str(module.__file__))
        source = self.path.read_text("utf-8")
        learned = source.partition("# BEGIN of what was learned")[2].partition("# END")[0]
        self.numbers = [name for name, _ in NUMBER.findall(learned)]
        names: dict[str, Any] = vars(module)
        self.lists = [name for name in LISTS if name in names]
        self.kinds = len(names[self.lists[0]]) if self.lists else 0
        present = [float(names[name]) for name in self.numbers]
        for name in self.lists:
            present += names[name]
        self.present: Row = np.array([*present, 1.0])
        units = [Sum(row, self.present) for row in np.eye(len(self.present))]
        for i, name in enumerate(self.numbers):
            names[name] = units[i]
        first = len(self.numbers)
        for name in self.lists:
            names[name] = units[first : first + self.kinds]
            first += self.kinds

    def features(self, state: State, seat: int) -> Row | None:
        """Return the features of the position; None if no weight matters."""
        found: object = state.game.rules.value(state, seat)
        return found.row if isinstance(found, Sum) else None

    def write(self, weights: Row) -> None:
        """Write weights into the source: those of lists in columns, a line for each card."""
        source = self.path.read_text("utf-8")
        begin, mark, rest = source.partition("# BEGIN of what was learned")
        learned, end, after = rest.partition("# END")
        numbers = iter(weights)
        learned = NUMBER.sub(lambda m: f"{m[1]}: Final = {_short(next(numbers), 3)}", learned)
        columns = np.array(list(numbers)[:-1]).reshape(len(self.lists), self.kinds)
        cards = iter(columns.T)

        def line(found: re.Match[str]) -> str:
            row = ", ".join(_short(weight, 2) for weight in next(cards))
            return found[0].replace(found[1], f"({row})")

        learned = CARD.sub(line, learned) if self.lists else learned
        self.path.write_text(begin + mark + learned + end + after, "utf-8")


def _short(number: float, places: int) -> str:
    return f"{round(number, places) + 0.0:.{places}f}"


def games(path: Path) -> Iterator[Record]:
    """The records of an arena's file."""
    with path.open(encoding="utf-8") as lines:
        next(lines)
        for line in lines:
            yield loads(json.dumps(json.loads(line)["record"]))


def positions(record: Record, rng: random.Random) -> Iterator[tuple[State, list[float]]]:
    """Yield some positions between moves, each with every seat's final result."""
    state = record.start()
    kept: list[State] = []
    for action in record.actions:
        state.apply(action)
        if state.turn > 0 and not state.in_move and not state.is_over:
            kept.append(state.clone())
    winners = state.outcome().winners
    got = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
    for position in rng.sample(kept, min(A_GAME, len(kept))):
        yield position, got


def learn(rows: Row, got: Row, present: Row) -> Row:
    """Return the weights by Newton's method. The last belongs to the constant and stays 1."""
    weights = present.copy()
    count = len(present) - 1
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + np.exp(-(rows @ weights)))
        slope = rows[:, :count].T @ (got - chance) - DRAWN * (weights - present)[:count]
        bend = (rows[:, :count] * (chance * (1.0 - chance))[:, None]).T @ rows[:, :count]
        weights[:count] += np.linalg.solve(bend + DRAWN * np.eye(count), slope)
    return weights


def tell(name: str, rows: Row, got: Row, weights: Row) -> None:
    """Print how well weights predict the winners."""
    chance = np.clip(1.0 / (1.0 + np.exp(-(rows @ weights))), 1e-9, 1.0 - 1e-9)
    loss = -np.mean(got * np.log(chance) + (1.0 - got) * np.log(1.0 - chance))
    right = np.mean((chance > 0.5) == (got > 0.5))
    print(f"{name}: log loss {loss:.4f}, {right:.1%} of the winners", file=sys.stderr)


def main(game: str, path: Path) -> None:
    """Read the games and write the weights."""
    if lusoria.COMPILED:
        sys.exit("Set LUSORIA_PURE=1: compiled modules do not let their weights be changed.")
    rng = random.Random(0)
    weights = Weights(game)
    rows: list[list[Row]] = [[], []]
    results: list[list[float]] = [[], []]
    for number, record in enumerate(games(path)):
        apart = int(number % APART == 0)
        for position, got in positions(record, rng):
            for seat in range(2):
                row = weights.features(position, seat)
                if row is not None:
                    rows[apart].append(row)
                    results[apart].append(got[seat])
        if number % 100 == 99:
            print(f"\r{number + 1} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    found = learn(np.array(rows[0]), np.array(results[0]), weights.present)
    for name, some in (("before", weights.present), ("learned", found)):
        tell(name, np.array(rows[1]), np.array(results[1]), some)
    weights.write(found)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
