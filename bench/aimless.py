"""How bots conduct themselves: how their games end, how often they fight, what they do for nothing.

    lusoria arena romolo greedy greedy --games 100 --option round_limit=40 --out games.jsonl
    python -m bench.aimless games.jsonl

Aimless is what leaves everything as it was, or wastes it. In Romolo: a unit that goes back to where
it stood since it last did anything, a cube bought and sold again in one turn, a stance changed and
changed back, a proposal that the ally refuses. In The Builders: an action that is bought and left,
a loan taken by a seat that ends its turn with as much. In Roma: a die that is left, although any
die can be turned into money.
"""

import sys
from collections import Counter
from pathlib import Path
from typing import Final, Protocol, cast

from lusoria.arena.games import Games, match_of
from lusoria.arena.intervals import Share, wilson
from lusoria.arena.match import Match, Played
from lusoria.core.errors import RecordError
from lusoria.core.reading import read_json
from lusoria.core.state import Event, State
from lusoria.games.builders.cards import LOAN
from lusoria.games.builders.state import Builders
from lusoria.games.roma.state import Roma
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout

ATTACKS: Final = ("assault", "battle", "raze")  # by whom
FOUGHT: Final = ("undefended", "hit-tower", "eliminated")
# What a unit goes somewhere for
DEEDS: Final = (
    *("explore", "see", "build", "walls", "dismantle", "dismantle-wall", "transform"),
    *("transform-wall", "produce", "store", "gather", "refine", "create", "enlist", "convert"),
    *("hire", "recruit", "sell", "sell-store", "buy", "steal", "steal-coin", "raze", "battle"),
    *("aim", "pay-store", "accept"),
)
SURE: Final = 3.0  # a value above this, or below its opposite: 95 %

Found = Counter[tuple[int, str]]  # what was aimless, by seat


class Watch(Protocol):
    """Counts what the seats of a game do for nothing."""

    def decide(self, state: State, action: int) -> None:
        """Note what is needed of the position in which an action is chosen."""

    def hear(self, state: State, name: str, told: dict[str, int]) -> Found:
        """Return what is aimless in what has just happened."""


class RomoloWatch:
    """Watches units, cubes, stances and proposals."""

    def __init__(self) -> None:
        self.visited: dict[int, set[int]] = {}  # by unit, since it last did anything
        self.traded: dict[tuple[int, int], str] = {}
        self.stances: set[tuple[int, int]] = set()
        self.acts = -1  # the unit that was chosen last

    def decide(self, state: State, action: int) -> None:
        """Note whose act it is."""
        if a.verb(action) == a.UNIT:
            self.acts = a.argument(action)

    def hear(self, state: State, name: str, told: dict[str, int]) -> Found:
        """Return what is aimless in what has just happened."""
        found: Found = Counter()
        if name == "turn":
            self.traded.clear()
            self.stances.clear()
        elif name == "move":
            unit, start, place = told["unit"], told["start"], told["hex"]
            visited = self.visited.setdefault(unit, set())
            visited.add(start)
            if place in visited:
                found[told["seat"], "walks back"] += 1
                visited.clear()
        elif name in ("buy", "sell", "sell-store"):
            traded = (told["seat"], told["resource"])
            verb = name.partition("-")[0]
            if self.traded.setdefault(traded, verb) != verb:
                found[told["seat"], "buys and sells"] += 1
        elif name in ("friendly", "hostile"):
            stance = (told["seat"], told["other"])
            if stance in self.stances:
                found[told["seat"], "changes its mind"] += 1
            self.stances.add(stance)
        elif name == "refuse":
            found[state.active, "proposes in vain"] += 1
        if name in DEEDS:
            self.visited.pop(self.acts, None)
        if name == "battle":
            self.visited.clear()
        return found


class BuildersWatch:
    """Watches actions and loans; a worker who adds nothing to a site is refused (B8)."""

    def __init__(self) -> None:
        self.actions = 0  # that were left
        self.bought = False
        self.borrowed = False

    def decide(self, state: State, action: int) -> None:
        """Note the actions that are left."""
        self.actions = cast(Builders, state).actions

    def hear(self, state: State, name: str, told: dict[str, int]) -> Found:
        """Return what is aimless in what has just happened."""
        found: Found = Counter()
        if name == "turn":
            self.bought = self.borrowed = False
        elif name == "buy":
            self.bought = True
        elif name == "loan":
            self.borrowed = True
        elif name == "end":
            if self.bought and self.actions:
                found[told["seat"], "buys an action in vain"] += 1
            if self.borrowed and cast(Builders, state).money[told["seat"]] >= LOAN:
                found[told["seat"], "borrows without need"] += 1
        return found


class RomaWatch:
    """Watches dice."""

    def __init__(self) -> None:
        self.dice = 0  # that were left

    def decide(self, state: State, action: int) -> None:
        """Note the dice that are left."""
        self.dice = cast(Roma, state).spare_dice()

    def hear(self, state: State, name: str, told: dict[str, int]) -> Found:
        """Return what is aimless in what has just happened."""
        found: Found = Counter()
        if name == "end":
            found[told["seat"], "leaves a die"] += self.dice
        return found


WATCHES: Final[dict[str, type[Watch]]] = {
    "roma": RomaWatch,
    "builders": BuildersWatch,
    "romolo": RomoloWatch,
}


def watch(played: Played, total: Counter[str]) -> None:
    """Add what happened in a game."""
    state = played.record.start()
    watching = WATCHES[state.game.id]()
    kinds = state.game.rules.events
    events: list[Event] = []
    state.listen(events)
    names = played.record.seats
    for action in played.record.actions:
        if state.player >= 0:
            watching.decide(state, action)
        state.apply(action)
        for name, _, numbers in events:
            told = dict(zip(kinds[name].fields, numbers, strict=False))
            for (seat, what), count in watching.hear(state, name, told).items():
                total[f"aimless: {what} ({names[seat]})"] += count
                if is_decided(state):
                    total[f"aimless, once decided ({names[seat]})"] += count
            if state.game.id == "romolo":
                if name in ATTACKS:
                    total[f"war: {name} ({names[numbers[0]]})"] += 1
                elif name in FOUGHT:
                    total[f"war: {name}"] += 1
        events.clear()


def is_decided(state: State) -> bool:
    """True if the winner is nearly sure."""
    if state.is_over:
        return True
    return max(state.game.rules.values(state, list(range(state.players)))) > SURE


def main(path: Path) -> None:
    """Print what the games of a match show."""
    first = path.read_text("utf-8").partition("\n")[0]
    match = match_of(read_json(first, "line 1", RecordError))
    games = Games(match, path).in_order()
    total: Counter[str] = Counter()
    ended = 0
    rounds: list[int] = []
    for played in games:
        ended += played.reason != layout.ROUND_LIMIT
        rounds.append(played.turns)
        watch(played, total)
    count = len(games)
    print(f"{count} games of {', '.join(match.entrants)} {dict(match.options)}")
    for who, share in won(match, games).items():
        print(f"  {match.entrants[who]} won {share} of {share.of}")
    print(f"  ended by the rules {wilson(ended, count)}, {sum(rounds) / count:.1f} turns a game")
    for what in sorted(total):
        print(f"  {what} {total[what] / count:.2f} a game")


def won(match: Match, games: list[Played]) -> dict[int, Share]:
    """Return what each entrant won; the first place may be shared."""
    found = {}
    for who in range(len(match.entrants)):
        points = 0.0
        part = 0
        for played in games:
            if who in played.entrants and len(set(played.entrants)) > 1:
                part += 1
                firsts = [i for i, place in enumerate(played.places) if place == 1]
                points += sum(played.entrants[i] == who for i in firsts) / len(firsts)
        if part:
            found[who] = wilson(points, part)
    return found


if __name__ == "__main__":
    main(Path(sys.argv[1]))
