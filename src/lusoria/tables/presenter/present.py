"""A table as it is now."""

from collections.abc import Sequence

from lusoria.core.message import Message
from lusoria.core.state import State
from lusoria.tables.bearer import Bearer
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.lobby import Standing
from lusoria.tables.messages.table import (
    Clock,
    Legal,
    LessonStep,
    Position,
    PuzzleStep,
    SeatInfo,
    Solved,
)
from lusoria.tables.presenter.log import log_entries
from lusoria.tables.presenter.words import option, text_of
from lusoria.tables.undo import can_undo


def position(
    live: LiveTable,
    who: Bearer,
    since: int | None,
    *,
    left: float | None,
    away: Sequence[float | None],
    lines: int,
) -> Position:
    """The table as the bearer may know it.

    `left` are the seconds on the clock of the seat that decides; `away` says of each seat until
    when it is on vacation; `lines` is the length of the chat.
    """
    state = live.state
    player = live.player
    end = live.end()
    asking = None if player is None else state
    prompt = None if asking is None else asking.prompt()
    deciding = player is not None and player == who.seat
    return Position(
        type="position",
        id=live.id,
        game=live.game_id,
        version=live.version,
        options=live.setup.options,
        status=live.status,
        revision=live.revision,
        ply=live.ply,
        player=player,
        seats=[seat_info(live, seat, away[seat]) for seat in range(live.size)],
        sides=[] if state is None else state.sides,
        you=list(who.seats),
        seat=who.seat,
        view=None if state is None else state.shown(who.seat),
        prompt=None if prompt is None else prompt.json(),
        prompt_text=None if prompt is None else text_of(prompt, live.names, who),
        clause=None if asking is None else asking.clause(),
        legal=_legal(state, live.names, who) if deciding and state is not None else [],
        may_undo=who.seat is not None and can_undo(live, who.seat),
        hints=live.setup.hints,
        rated=live.setup.rated,
        tournament=live.setup.tournament or None,
        events=[] if since is None else log_entries(live, who, since),
        seconds=live.setup.seconds,
        clock=_clock(live, left),
        commitment=live.commitment,
        nonces=live.nonces if live.started else None,
        outcome=live.outcome(),
        message=None if end is None else end.json(),
        text=None if end is None else text_of(end, live.names, who),
        rematch=live.rematch or None,
        lines=lines,
        lesson=lesson_step(live),
        puzzle=puzzle_step(live),
        elsewhere=live.setup.position is not None,
    )


def lesson_step(live: LiveTable) -> LessonStep | None:
    """How far the lesson has come that is taken at the table."""
    found = live.progress()
    if found is None:
        return None
    return LessonStep(
        id=found.lesson.id,
        seat=found.lesson.seat,
        step=found.step,
        steps=len(found.lesson.tasks),
        title=Message(found.lesson.text_id).json(),
        task=found.task.json(),
        show=found.shown,
        wrong=None if found.wrong is None else found.wrong.json(),
        astray=None if found.astray is None else found.astray.json(),
    )


def puzzle_step(live: LiveTable) -> PuzzleStep | None:
    """The puzzle that is solved at the table, and how far it is."""
    found = live.solving()
    if found is None:
        return None
    puzzle, verdict = found
    return PuzzleStep(
        id=puzzle.id,
        seat=puzzle.seat,
        rating=puzzle.rating,
        title=puzzle.title.json(),
        task=puzzle.task.json(),
        state=verdict.state,
        said=None if verdict.said is None else verdict.said.json(),
        solution=[Solved(one.message.json(), one.on) for one in puzzle.solution],
    )


def standing(live: LiveTable, who: Bearer, away: Sequence[float | None]) -> Standing:
    """How the table stands, in short; `away` says of each seat until when it is on vacation."""
    outcome = live.outcome()
    return Standing(
        id=live.id,
        game=live.game_id,
        options=live.setup.options,
        status=live.status,
        revision=live.revision,
        player=live.player,
        you=list(who.seats),
        names=[name_at(live, seat) for seat in range(live.size)],
        changed=live.changed,
        winners=None if outcome is None else outcome["winners"],
        rematch=live.rematch or None,
        away=None if live.player is None else away[live.player],
    )


def name_at(live: LiveTable, seat: int) -> str:
    """Who sits in a seat, or for whom it is reserved; empty if that is not known."""
    return live.names[seat] or live.setup.chairs[seat].name


def seat_info(live: LiveTable, seat: int, away: float | None) -> SeatInfo:
    """Who sits in a seat."""
    return SeatInfo(
        seat=seat,
        kind=live.setup.chairs[seat].kind,
        name=name_at(live, seat),
        taken=live.taken[seat],
        bot=live.bots[seat] or None,
        resigned=live.resigned[seat],
        player=live.players[seat] or None,
        away=away,
    )


def _legal(state: State, names: list[str], who: Bearer) -> list[Legal]:
    describe = state.game.describe
    return [option(act, describe(state, act), names, who) for act in state.legal_actions()]


def _clock(live: LiveTable, left: float | None) -> Clock | None:
    seconds = live.setup.seconds
    if live.player is None or seconds is None or left is None or live.bot_to_move:
        return None
    return Clock(live.player, seconds, round(min(seconds, max(0.0, left)), 1))
