"""How often the judge's words are false: what it calls a slip is judged again, by more.

    lusoria arena romolo easy medium --games 4 --seed 5 --option round_limit=20 --out games.jsonl
    python -m bench.words games.jsonl

Every turn with a word is judged again with other seeds and six times the iterations. There the loss
of a choice is the mean of what both seeds find, so that it errs to neither side. A word is false if
less than three quarters of its bound are left.
"""

import sys
from collections import Counter
from pathlib import Path
from typing import Final

from lusoria.arena.games import Games, match_of
from lusoria.core.errors import RecordError
from lusoria.core.reading import read_json
from lusoria.core.record import Record
from lusoria.players.analysis import LITTLE, Analyst, Slip
from lusoria.players.judge import BLUNDER, INACCURACY, MISTAKE, judge
from lusoria.players.ways import played_way

MORE: Final = 6
SEED: Final = 977
LEFT: Final = 0.75
BOUNDS: Final = {
    "little": LITTLE,
    "inaccuracy": INACCURACY,
    "mistake": MISTAKE,
    "blunder": BLUNDER,
}


def judged_again(record: Record, starts: list[int], slip: Slip, each: int) -> float:
    """Return what the seat gave away in the slip's turn, found with other seeds and by more."""
    state = record.start()
    losses: list[float] = []
    reached = 0.0  # the chance after the last choice, if nothing has happened since
    is_open = False
    for at, action in enumerate(record.actions):
        if is_open and state.player != slip.seat:
            is_open = False
        if at in starts and state.turn == slip.turn and state.player == slip.seat:
            way = played_way(state, record.actions[at:])
            found = judge(state, way, MORE * each, SEED * 1_000_003 + at)
            if found.is_free and found.played is not None:
                loss = sum(found.losses(found.played)) / 2
                after = found.played.value
                if is_open:
                    losses[-1] -= max(0.0, min(losses[-1], after + max(0.0, loss) - reached))
                losses.append(loss)
                reached, is_open = after, True
            is_open = is_open and not way.reveals
        elif state.turn > slip.turn:
            break
        state.apply(action)
    return min(slip.most, sum(losses))


def main(path: Path) -> None:
    """Print each word with what is left of it, and how many are false."""
    first = path.read_text("utf-8").partition("\n")[0]
    match = match_of(read_json(first, "line 1", RecordError))
    words: Counter[str] = Counter()
    false: Counter[str] = Counter()
    for number, played in enumerate(Games(match, path).in_order(), 1):
        analyst = Analyst(played.record)
        for _ in analyst.run():
            pass
        for slip in analyst.found.slips():
            again = judged_again(played.record, analyst.starts, slip, analyst.each)
            words[slip.word] += 1
            false[slip.word] += again < LEFT * BOUNDS[slip.word]
            of = len(slip.choices)
            print(
                f"game {number}, turn {slip.turn}, seat {slip.seat}: {slip.word}, "
                f"{slip.loss:.3f} in {of} choices, again {again:.3f}",
                flush=True,
            )
    for word in BOUNDS:
        print(f"{word:12} {words[word]:4}, false {false[word]}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
