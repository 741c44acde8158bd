"""How bots conduct themselves: how their games end, how often they fight, what they do for nothing.

    lusoria arena romolo greedy greedy --games 100 --option round_limit=40 --out games.jsonl
    python -m bench.aimless games.jsonl

Aimless is what leaves everything as it was: a unit that goes back to where it stood since it last
did anything, a cube bought and sold again in one turn, a stance changed and changed back.
"""

import sys
from collections import Counter
from pathlib import Path
from typing import Final

from lusoria.arena.games import Games, match_of
from lusoria.arena.intervals import Share, wilson
from lusoria.arena.match import Match, Played
from lusoria.core.errors import RecordError
from lusoria.core.reading import read_json
from lusoria.core.state import Event, State
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout
from lusoria.games.romolo.events import EVENTS as ROMOLO

ATTACKS: Final = ("assault", "battle", "raze")  # by whom
FOUGHT: Final = ("undefended", "hit-tower", "eliminated")
# What a unit goes somewhere for
DEEDS: Final = (
    *("explore", "see", "build", "walls", "dismantle", "dismantle-wall", "transform"),
    *("transform-wall", "produce", "store", "gather", "refine", "create", "enlist", "convert"),
    *("hire", "recruit", "sell", "sell-store", "buy", "steal", "steal-coin", "raze", "battle"),
    *("aim", "pay-store", "accept"),
)
SURE: Final = 3.0  # a value above this: 95 %


class Watch:
    """Counts what a seat of Romolo does for nothing in a game."""

    def __init__(self) -> None:
        self.visited: dict[int, set[int]] = {}  # by unit, since it last did anything
        self.traded: dict[tuple[int, int], str] = {}
        self.stances: set[tuple[int, int]] = set()
        self.acts = -1  # the unit that was chosen last

    def decide(self, state: State, action: int) -> None:
        """Note whose act it is."""
        if a.verb(action) == a.UNIT:
            self.acts = a.argument(action)

    def hear(self, events: list[Event]) -> Counter[tuple[int, str]]:
        """Return what was aimless in what has just happened, by seat."""
        found: Counter[tuple[int, str]] = Counter()
        for name, _, numbers in events:
            told = dict(zip(ROMOLO[name].fields, numbers, strict=False))
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
                key = (told["seat"], told["resource"])
                verb = name.partition("-")[0]
                if self.traded.setdefault(key, verb) != verb:
                    found[told["seat"], "buys and sells"] += 1
            elif name in ("friendly", "hostile"):
                key = (told["seat"], told["other"])
                if key in self.stances:
                    found[told["seat"], "changes its mind"] += 1
                self.stances.add(key)
            if name in DEEDS:
                self.visited.pop(self.acts, None)
            if name == "battle":
                self.visited.clear()
        return found


def watch(played: Played, total: Counter[str]) -> None:
    """Add what happened in a game of Romolo."""
    state = played.record.start()
    watching = Watch()
    events: list[Event] = []
    state.listen(events)
    names = played.record.seats
    for action in played.record.actions:
        sure = False
        if state.player >= 0:
            watching.decide(state, action)
        state.apply(action)
        found = watching.hear(events)
        if found and not state.is_over:
            sure = max(state.game.rules.values(state, list(range(state.players)))) > SURE
        for (seat, what), count in found.items():
            total[f"aimless: {what} ({names[seat]})"] += count
            total[f"aimless, once decided ({names[seat]})"] += count * sure
        for name, _, numbers in events:
            if name in ATTACKS:
                total[f"war: {name} ({names[numbers[0]]})"] += 1
            elif name in FOUGHT:
                total[f"war: {name}"] += 1
        events.clear()


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
        if match.game == "romolo":
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
