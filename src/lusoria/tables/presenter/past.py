"""What has been at a table, or in a record that was brought along."""

from lusoria.core.course import TurnEnd
from lusoria.core.history import History
from lusoria.core.state import State
from lusoria.tables.bearer import Bearer
from lusoria.tables.endings import reason_of
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.history import Course, Past, Replayed, TurnPoints
from lusoria.tables.presenter.log import log_entry
from lusoria.tables.presenter.words import text_of
from lusoria.tables.replay import Replay


def past_position(live: LiveTable, who: Bearer, ply: int) -> Past | None:
    """An earlier position as the bearer may know it; None if there is no such position."""
    return None if live.table is None else _position_of(live.table.history, who, ply)


def _position_of(history: History, who: Bearer, ply: int) -> Past | None:
    plies = len(history.actions)
    if ply > plies:
        return None
    state = history.at(ply)
    player = state.player if state.player >= 0 else None
    return Past(ply=ply, plies=plies, player=player, view=state.shown(who.seat))


def course(live: LiveTable) -> Course:
    """The points after every turn, as far as everyone may know them."""
    state = live.state
    if state is None:
        return Course(sides=[], scale=1, secret=False, turns=[])
    secret = not (live.is_revealed or state.game.rules.open_standing)
    return _course_of(state, [] if secret else live.course(), secret=secret)


def _course_of(state: State, turns: list[TurnEnd], *, secret: bool = False) -> Course:
    return Course(
        sides=state.sides,
        scale=state.game.rules.point_scale,
        secret=secret,
        turns=[
            TurnPoints(end.turn, end.ply, end.seat if end.seat >= 0 else None, end.points)
            for end in turns
        ],
    )


def replayed(replay: Replay, who: Bearer) -> Replayed:
    """An uploaded record, as a seat or a spectator could have seen the game."""
    record = replay.record
    outcome = replay.outcome()
    end = reason_of(replay.last, outcome, replay.resigned)
    return Replayed(
        game=record.game.id,
        version=record.game.version,
        options=dict(replay.last.options),
        seats=record.seats,
        bots=record.bots,
        seat=who.seat,
        plies=len(record.actions),
        proved=replay.proved,
        log=[
            log_entry(replay.last, record.seats, who, revision, applied)
            for revision, applied in enumerate(replay.entries, 1)
        ],
        course=_course_of(replay.last, replay.turns),
        outcome=outcome,
        message=None if end is None else end.json(),
        text=None if end is None else text_of(end, record.seats, who),
    )


def replayed_position(replay: Replay, who: Bearer, ply: int) -> Past | None:
    """A position of an uploaded record; None if there is no such position."""
    return _position_of(replay.history, who, ply)
