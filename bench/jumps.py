"""By how much Romolo's value changes with each kind of move, for the seat that moves.

    lusoria arena romolo greedy greedy --games 10 --seed 5 --option round_limit=40 --out games.jsonl
    python -m bench.jumps games.jsonl

A judgement that is of one piece gains or loses nothing by it that a turn ends or that a Worker
produces what was to be expected. What search compares differ in such moves, so it delays what
costs something and hastens what gains. Positions that are decided are left out.
"""

import sys
from collections import defaultdict
from pathlib import Path
from statistics import mean, median
from typing import Final

from lusoria.arena.games import Games, match_of
from lusoria.arena.match import Played
from lusoria.core.errors import RecordError
from lusoria.core.reading import read_json
from lusoria.core.state import Event, State

DECIDED: Final = 4.0  # a value above this, or below its negative
# What a move is called after: the first of these events that it brought about
KINDS: Final = (
    *("raze", "battle", "assault", "build", "walls", "dismantle", "transform", "produce", "store"),
    *("gather", "refine", "create", "enlist", "convert", "hire", "recruit", "explore", "peek"),
    *("sell", "sell-store", "buy", "move"),
)


def kind(events: list[Event], over: bool) -> str:
    """Return what a move is called."""
    if over:
        return "end of the turn"
    names = {name for name, _, _ in events}
    return next((name for name in KINDS if name in names), "another")


def jumps(played: Played, found: dict[str, list[float]]) -> None:
    """Add what the moves of a game changed."""
    state: State = played.record.start()
    events: list[Event] = []
    state.listen(events)
    seat, turn, value = -1, -1, 0.0
    for action in played.record.actions:
        if state.player >= 0 and not state.in_move and state.turn > 0:
            if seat >= 0 and abs(value) < DECIDED:
                change = state.game.rules.value(state, seat) - value
                found[kind(events, state.turn != turn)].append(change)
            events.clear()
            seat, turn = state.player, state.turn
            value = state.game.rules.value(state, seat)
        state.apply(action)


def main(path: Path) -> None:
    """Print the mean and the median of each kind of move."""
    first = path.read_text("utf-8").partition("\n")[0]
    match = match_of(read_json(first, "line 1", RecordError))
    found: dict[str, list[float]] = defaultdict(list)
    for played in Games(match, path).in_order():
        jumps(played, found)
    for name, changes in sorted(found.items(), key=lambda one: -len(one[1])):
        print(f"{name:16} {len(changes):6} {mean(changes):+.3f} {median(changes):+.3f}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
