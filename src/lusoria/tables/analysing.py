"""The analysis of records, a little at a time, so that whatever runs it can do other things."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Final

from lusoria.core.errors import LusoriaError
from lusoria.core.state import State
from lusoria.players.advice import SHARE
from lusoria.players.analysis import RIGHT, Analyst, Choice, Told, states_at
from lusoria.players.analysis import Analysis as Found
from lusoria.tables.messages.analysis import (
    Analysed,
    AnalysedChoice,
    AnalysedSeat,
    AnalysedSlip,
    AnalysedStep,
    AnalysedTurn,
    AnalysedWay,
    Analysis,
)
from lusoria.tables.messages.requests import RecordFile
from lusoria.tables.refused import Refused
from lusoria.tables.replay import replay_of
from lusoria.text.purpose import as_step, purpose

MAX_KEPT: Final = 64  # analyses in memory, under way or done
MAX_CHOICES: Final = 3_000  # of a record that is analysed
SLICE: Final = 0.6  # seconds after which the analysis pauses, once its choice is done


class Analysing:
    """Analyses of records by a key, each begun when it is first asked for."""

    def __init__(self, slice: float = SLICE) -> None:
        self.slice: Final = slice
        self.kept: Final[OrderedDict[bytes, _Under]] = OrderedDict()

    def go_on(self, key: bytes, read: Callable[[], RecordFile]) -> Analysis:
        """Analyse on for a while; return how far it is and, once it is done, what was found."""
        under = self.kept.get(key) or _Under(read())
        self.kept[key] = under
        self.kept.move_to_end(key)
        if len(self.kept) > MAX_KEPT:
            self.kept.popitem(last=False)
        return under.go_on(self.slice)


class _Under:
    """An analysis under way."""

    def __init__(self, file: RecordFile) -> None:
        replay = replay_of(file)
        if not replay.last.is_over and not replay.resigned:
            raise Refused("not-over", "A game is analysed once it is over.")
        try:
            self.analyst: Final = Analyst(replay.record, share=SHARE)
        except LusoriaError as e:
            raise Refused("record", str(e)) from None
        self.of: Final = len(self.analyst.starts)
        if self.of > MAX_CHOICES:
            raise Refused("record", f"A record with more than {MAX_CHOICES} choices is too long.")
        self.run: Final[Iterator[int]] = self.analyst.run()
        self.done = 0
        self.found: Analysed | None = None

    def go_on(self, seconds: float) -> Analysis:
        end = time.perf_counter() + seconds
        while self.found is None:
            done = next(self.run, None)
            if done is None:
                self.found = analysed(self.analyst.found)
                break
            self.done = done
            if time.perf_counter() >= end:
                break
        return Analysis(self.of if self.found else self.done, self.of, self.found)


def analysed(found: Found) -> Analysed:
    """Return what was found as a message."""
    game = found.record.game.id
    places = {choice.at: i for i, choice in enumerate(found.choices)}
    states = states_at(
        found.record, {choice.at for slip in found.slips() for choice in slip.choices}
    )
    return Analysed(
        sides=found.sides,
        seats=[_seat(found, seat) for seat in range(found.record.players)],
        choices=[_choice(game, choice, states.get(choice.at)) for choice in found.choices],
        slips=[
            AnalysedSlip(
                slip.turn,
                slip.seat,
                round(slip.loss, 4),
                slip.word,
                [places[choice.at] for choice in slip.choices],
            )
            for slip in found.slips()
        ],
        turns=[
            AnalysedTurn(turn.turn, turn.seat, _short(turn.luck), [_short(s) for s in turn.skill])
            for turn in found.turns
        ],
    )


def _seat(found: Found, seat: int) -> AnalysedSeat:
    side = found.side(seat)
    own = found.skill(side, side)
    whole = sum(found.skill(side, of) for of in range(len(found.sides)))
    return AnalysedSeat(
        found.start[side],
        found.luck(side),
        own,
        whole - own,
        found.result[side],
        found.accuracy(seat),
    )


def _choice(game: str, choice: Choice, state: State | None) -> AnalysedChoice:
    best = choice.best[0].value
    return AnalysedChoice(
        choice.at,
        choice.until,
        choice.turn,
        choice.seat,
        round(choice.loss, 4),
        choice.word,
        _way(game, choice.played, state),
        [_way(game, way, state) for way in choice.best],
        [way.value >= best - RIGHT for way in choice.best],
        _short(choice.before),
        _short(choice.after),
    )


def _way(game: str, told: Told, state: State | None) -> AnalysedWay:
    why = [] if state is None else purpose(state, told.actions)
    return AnalysedWay(
        told.actions,
        [
            AnalysedStep(one.seat, as_step(game, one.described.message).json(), one.described.on)
            for one in told.course
        ],
        round(told.value, 4),
        round(told.error, 4),
        [one.json() for one in why],
    )


def _short(shares: list[float]) -> list[float]:
    return [round(share, 5) for share in shares]
