"""What a bearer is shown of a table: made of seat views and seen events, of nothing else."""

import logging
from dataclasses import dataclass
from typing import Any, Final, cast

import msgspec
from msgspec import UNSET, UnsetType

from lusoria.core.course import TurnEnd
from lusoria.core.errors import Refusal, UndoError
from lusoria.core.events import Told, told
from lusoria.core.game import Description
from lusoria.core.history import History
from lusoria.core.message import Message
from lusoria.core.preview import Preview as CorePreview
from lusoria.core.preview import preview
from lusoria.core.state import State
from lusoria.core.undo import Scope, taken_back
from lusoria.server.entries import Done
from lusoria.server.messages.beforehand import Foreseen, Hint, Preview, Previews, Why
from lusoria.server.messages.table import Clock, Event, Happening, Legal, Position, SeatInfo
from lusoria.server.messages.told import Course, OwnLog, Past, Record, Replayed, TurnPoints
from lusoria.server.replay import Replay
from lusoria.server.table import LiveTable, end_of
from lusoria.text import texts
from lusoria.text.tags import tags, tags_of_all

MOST_TOLD: Final = 250  # entries of the log in one answer
MOST_FORESEEN: Final = 300  # decisions that are each looked at further
MOST_UNDONE: Final = 200  # times that a seat takes back in one turn

log = logging.getLogger("lusoria.server")

_encode: Final = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Bearer:
    """Who asks: the seats of the token, the one of them that looks now, and the language."""

    seats: tuple[int, ...] = ()
    seat: int | None = None
    lang: str | None = None


def position(live: LiveTable, who: Bearer, since: int | None, now: float) -> Position:
    """The table as the bearer may know it."""
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
        seats=[seat_info(live, seat) for seat in range(live.size)],
        sides=[] if state is None else state.sides,
        you=list(who.seats),
        seat=who.seat,
        view=None if state is None else dict(state.view(who.seat)),
        prompt=None if prompt is None else prompt.json(),
        prompt_text=None if prompt is None else said(prompt, live.names, who),
        clause=None if asking is None else asking.clause(),
        legal=_legal(state, live.names, who) if deciding and state is not None else [],
        may_undo=who.seat is not None and may_undo(live, who.seat),
        hints=live.setup.hints,
        events=[] if since is None else happenings(live, who, since),
        seconds=live.setup.seconds,
        clock=_clock(live, now),
        commitment=live.commitment,
        nonces=live.nonces if live.started else None,
        outcome=live.outcome(),
        message=None if end is None else end.json(),
        text=None if end is None else said(end, live.names, who),
        rematch=live.rematch or None,
        lines=live.lines,
    )


def said(message: Message, names: list[str], who: Bearer) -> str | None:
    """The message in the language asked for; None if none was.

    What is done is answered for even if it cannot be said: as on the page, a message without a
    text is its id.
    """
    if who.lang is None:
        return None
    try:
        return texts(who.lang).say(message, names)
    except KeyError as e:
        log.error("a text failed: %s", e)
        return message.id


def _text(message: Message, names: list[str], who: Bearer) -> str | UnsetType:
    text = said(message, names, who)
    return UNSET if text is None else text


def seat_info(live: LiveTable, seat: int) -> SeatInfo:
    """Who sits in a seat."""
    return SeatInfo(
        seat=seat,
        kind=live.setup.chairs[seat].kind,
        name=live.names[seat] or live.setup.chairs[seat].name,
        taken=live.taken[seat],
        bot=live.bots[seat] or None,
        resigned=live.resigned[seat],
    )


def _legal(state: State, names: list[str], who: Bearer) -> list[Legal]:
    describe = state.game.describe
    return [_may(act, describe(state, act), names, who) for act in state.legal_actions()]


def _may(action: int, what: Description, names: list[str], who: Bearer) -> Legal:
    text = _text(what.message, names, who)
    return Legal(action, what.verb, what.on, what.message.json(), text)


def _clock(live: LiveTable, now: float) -> Clock | None:
    due = live.due()
    if live.player is None or live.setup.seconds is None or due is None or live.bots[live.player]:
        return None
    seconds = live.setup.seconds
    return Clock(live.player, seconds, round(min(seconds, max(0.0, due - now)), 1))


def may_undo(live: LiveTable, seat: int) -> bool:
    """Whether the seat may take something back."""
    try:
        kept(live, seat)
    except UndoError:
        return False
    return True


def kept(live: LiveTable, seat: int, scope: Scope = "decision", count: int = 1) -> int:
    """How many actions stay when the seat takes back; inside an open move it always may."""
    table = live.table
    if table is None or live.status != "running":
        raise UndoError(Message("core-undo-nothing"))
    if live.bots[seat]:
        raise UndoError(Message("server-undo-bot"))
    if not live.setup.undo and (scope == "turn" or not table.state.in_move):
        raise UndoError(Message("server-undo-not-here"))
    if live.undone >= MOST_UNDONE:
        raise UndoError(Message("server-undo-enough"))
    keep = taken_back(table.steps, table.state, seat, scope, count)
    # Where nothing is taken back but what is half made, a move that is whole stays.
    return (
        keep if live.setup.undo else max(keep, taken_back(table.steps, table.state, seat, "move"))
    )


# --- what happened ---


def happenings(live: LiveTable, who: Bearer, since: int, most: int = MOST_TOLD) -> list[Happening]:
    """What happened after a revision, as the bearer may know it; of much only the first part."""
    kept = live.told_to(who.seat, who.lang)
    for number in range(since + 1, told_up_to(live, since, most) + 1):
        if number not in kept:
            done = live.history[number - 1]
            told = _happening(live.state, live.names, who, number, done)
            kept[number] = msgspec.Raw(_encode(told))
    # What happened does not change any more: it is put into words and bytes once.
    found = [kept[number] for number in range(since + 1, told_up_to(live, since, most) + 1)]
    return cast("list[Happening]", found)


def told_up_to(live: LiveTable, since: int, most: int = MOST_TOLD) -> int:
    """The last revision that an answer tells of; the rest is asked for with the next request."""
    return min(live.revision, since + most)


def _happening(
    state: State | None, names: list[str], who: Bearer, number: int, done: Done
) -> Happening:
    events: list[Event] = []
    if state is not None:  # else another version's game, whose events nobody here can tell
        seen = [told(state, event, who.seat) for event in done.events]
        events = [_event(one, names, who) for one in seen if one is not None]
    note = done.message
    return Happening(
        revision=number,
        at=done.at,
        what=done.kind,
        seat=done.seat,
        ply=done.ply,
        events=events,
        move=UNSET if done.move is None else done.move,
        message=UNSET if note is None else note.json(),
        text=UNSET if note is None else _text(note, names, who),
    )


def _event(event: Told, names: list[str], who: Bearer) -> Event:
    return Event(event.data, event.message.json(), _text(event.message, names, who))


def record(live: LiveTable, who: Bearer) -> Record | OwnLog:
    """The record of a finished game; before the end the bearer's own log."""
    if live.reveals_all:
        return msgspec.convert(live.record(), Record)
    return OwnLog(
        game=live.game_id,
        version=live.version,
        options=live.setup.options,
        seats=live.names,
        commitment=live.commitment,
        nonces=live.nonces if live.started else None,
        log=happenings(live, who, 0, live.revision),
    )


# --- earlier ---


def past(live: LiveTable, who: Bearer, ply: int) -> Past | None:
    """An earlier position as the bearer may know it; None if there is none."""
    return None if live.table is None else _past(live.table.history, who, ply)


def _past(history: History, who: Bearer, ply: int) -> Past | None:
    plies = len(history.actions)
    if ply > plies:
        return None
    state = history.at(ply)
    player = state.player if state.player >= 0 else None
    return Past(ply=ply, plies=plies, player=player, view=dict(state.view(who.seat)))


def course(live: LiveTable) -> Course:
    """How the points went, as far as everyone may know it."""
    state = live.state
    if state is None:
        return Course(sides=[], scale=1, secret=False, turns=[])
    secret = not (live.reveals_all or state.game.rules.open_standing)
    return _course(state, [] if secret else live.course(), secret=secret)


def _course(state: State, turns: list[TurnEnd], *, secret: bool = False) -> Course:
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
    """A record from elsewhere, as a seat or everyone could see it."""
    record = replay.record
    outcome = replay.outcome()
    end = end_of(replay.last, outcome, replay.resigned)
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
            _happening(replay.last, record.seats, who, number, done)
            for number, done in enumerate(replay.done, 1)
        ],
        course=_course(replay.last, replay.turns),
        outcome=outcome,
        message=None if end is None else end.json(),
        text=None if end is None else said(end, record.seats, who),
    )


def replayed_past(replay: Replay, who: Bearer, ply: int) -> Past | None:
    """A position of a record from elsewhere; None if there is none."""
    return _past(replay.history, who, ply)


# --- asking ---


def why(live: LiveTable, refusal: Refusal | None, who: Bearer) -> Why:
    """A refusal with its clause and reason."""
    if refusal is None:
        return Why(None, None)
    return Why(refusal.json(), said(refusal.message, live.names, who))


def foretold(live: LiveTable, seen: CorePreview, who: Bearer) -> Preview:
    """What decisions would do, as the seat that decides may know it."""
    view = seen.view()
    found = tags(live.game_id, seen)
    return Preview(
        revision=live.revision,
        played=seen.played,
        final=seen.final,
        events=[_event(event, live.names, who) for event in seen.told()],
        tags=[tag.json() for tag in found],
        text=None if who.lang is None else _joined(found, live.names, who),
        view=None if view is None else dict(view),
        legal=[_may(action, what, live.names, who) for action, what in seen.described()],
    )


def all_foretold(live: LiveTable, start: CorePreview, depth: int, who: Bearer) -> Previews:
    """What every legal decision would do, and every one that could follow it within its move.

    Where there are very many they are not looked at as far as was asked for.
    """
    found = [one for one, _ in _foreseen(live, start, 1, who)]
    for further in range(2, depth + 1):
        if _count(found) > MOST_FORESEEN:
            break
        found = [one for one, _ in _foreseen(live, start, further, who)]
    return Previews(live.revision, found)


def _count(found: list[Foreseen]) -> int:
    return sum(1 + _count(one.then) for one in found)


def _foreseen(
    live: LiveTable, before: CorePreview, depth: int, who: Bearer
) -> list[tuple[Foreseen, list[Message]]]:
    """What each decision would do, with its tags."""
    found: list[tuple[Foreseen, list[Message]]] = []
    for action in before.legal_actions():
        seen = before.then(action)
        own = tags(live.game_id, seen)
        then = _foreseen(live, seen, depth - 1, who) if depth > 1 and seen.in_move else []
        if then:
            own += tags_of_all([tags for _, tags in then])
        found.append(
            (
                Foreseen(
                    action=action,
                    final=seen.final,
                    events=[_event(event, live.names, who) for event in seen.told()],
                    tags=[tag.json() for tag in own],
                    text=UNSET if who.lang is None else _joined(own, live.names, who),
                    then=[one for one, _ in then],
                ),
                own,
            )
        )
    return found


def _joined(messages: list[Message], names: list[str], who: Bearer) -> str:
    return ", ".join(said(message, names, who) or "" for message in messages)


def hint(live: LiveTable, state: State, action: int, who: Bearer) -> Hint:
    """An action worth considering, in words."""
    what = state.game.describe(state, action)
    message: dict[str, Any] = what.message.json()
    text = said(what.message, live.names, who)
    does = [tag.json() for tag in tags(live.game_id, preview(state, [action]))]
    return Hint(live.revision, action, what.verb, what.on, message, text, does)
