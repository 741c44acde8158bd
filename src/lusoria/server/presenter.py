"""What a bearer is shown of a table: made of the seat's view and the events it saw, and no more."""

import logging
from typing import Any, Final, cast

import msgspec
from msgspec import UNSET, UnsetType

from lusoria.core.course import TurnEnd
from lusoria.core.errors import Refusal
from lusoria.core.events import Told, told
from lusoria.core.game import Description
from lusoria.core.history import History
from lusoria.core.message import Message
from lusoria.core.preview import Preview as CorePreview
from lusoria.core.preview import preview
from lusoria.core.state import State
from lusoria.server.bearer import Bearer
from lusoria.server.endings import reason_of
from lusoria.server.live_table import Applied, LiveTable
from lusoria.server.messages.history import Course, OwnLog, Past, Record, Replayed, TurnPoints
from lusoria.server.messages.previews import Foreseen, Hint, Preview, Previews, Why
from lusoria.server.messages.table import Clock, Event, Happening, Legal, Position, SeatInfo
from lusoria.server.replay import Replay
from lusoria.server.undo import can_undo
from lusoria.text import texts
from lusoria.text.tags import tags, tags_of_all

MAX_ENTRIES: Final = 250  # entries of the log in one answer
MAX_PREVIEWS: Final = 300  # decisions of which the continuations are shown as well

log = logging.getLogger("lusoria.server")

_encode: Final = msgspec.json.Encoder().encode


def position(
    live: LiveTable, who: Bearer, since: int | None, *, left: float | None, lines: int
) -> Position:
    """The table as the bearer may know it.

    `left` are the seconds on the clock of the seat that decides; `lines` is the length of the chat.
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
        seats=[seat_info(live, seat) for seat in range(live.size)],
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
    )


def text_of(message: Message, names: list[str], who: Bearer) -> str | None:
    """The message in the bearer's language; None if no language was asked for.

    A missing text does not make the answer fail: as on the page, the message's id stands for it.
    """
    if who.lang is None:
        return None
    try:
        return texts(who.lang).say(message, names)
    except KeyError as e:
        log.error("a text failed: %s", e)
        return message.id


def _text(message: Message, names: list[str], who: Bearer) -> str | UnsetType:
    text = text_of(message, names, who)
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
    return [_option(act, describe(state, act), names, who) for act in state.legal_actions()]


def _option(action: int, what: Description, names: list[str], who: Bearer) -> Legal:
    text = _text(what.message, names, who)
    return Legal(action, what.verb, what.on, what.message.json(), text)


def _clock(live: LiveTable, left: float | None) -> Clock | None:
    seconds = live.setup.seconds
    if live.player is None or seconds is None or left is None or live.bot_to_move:
        return None
    return Clock(live.player, seconds, round(min(seconds, max(0.0, left)), 1))


# --- what happened ---


def log_entries(
    live: LiveTable, who: Bearer, since: int, most: int = MAX_ENTRIES
) -> list[Happening]:
    """The entries after a revision, at most the given number of them, as the bearer may know them.

    An entry never changes, so it is put into words and bytes only once.
    """
    revisions = range(since + 1, last_shown(live, since, most) + 1)
    cached = live.log_cache.entries_for(who.seat, who.lang)
    for revision in revisions:
        if revision not in cached:
            applied = live.history[revision - 1]
            entry = _log_entry(live.state, live.names, who, revision, applied)
            cached[revision] = msgspec.Raw(_encode(entry))
    return cast("list[Happening]", [cached[revision] for revision in revisions])


def last_shown(live: LiveTable, since: int, most: int = MAX_ENTRIES) -> int:
    """The last revision in an answer that begins after another one."""
    return min(live.revision, since + most)


def _log_entry(
    state: State | None, names: list[str], who: Bearer, revision: int, applied: Applied
) -> Happening:
    events: list[Event] = []
    if state is not None:  # events of another version's game cannot be put into words here
        seen = [told(state, event, who.seat) for event in applied.events]
        events = [_event(event, names, who) for event in seen if event is not None]
    note = applied.message
    return Happening(
        revision=revision,
        at=applied.at,
        what=applied.kind,
        seat=applied.seat,
        ply=applied.ply,
        events=events,
        move=UNSET if applied.move is None else applied.move,
        message=UNSET if note is None else note.json(),
        text=UNSET if note is None else _text(note, names, who),
    )


def _event(event: Told, names: list[str], who: Bearer) -> Event:
    return Event(event.data, event.message.json(), _text(event.message, names, who))


def record_or_log(live: LiveTable, who: Bearer) -> Record | OwnLog:
    """The record of a finished game; before the end the bearer's own log."""
    if live.is_revealed:
        return msgspec.convert(live.record(), Record)
    return OwnLog(
        game=live.game_id,
        version=live.version,
        options=live.setup.options,
        seats=live.names,
        commitment=live.commitment,
        nonces=live.nonces if live.started else None,
        log=log_entries(live, who, 0, live.revision),
    )


# --- earlier positions, and records ---


def past_position(live: LiveTable, who: Bearer, ply: int) -> Past | None:
    """An earlier position as the bearer may know it; None if there is no such position."""
    return None if live.table is None else _past_position(live.table.history, who, ply)


def _past_position(history: History, who: Bearer, ply: int) -> Past | None:
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
            _log_entry(replay.last, record.seats, who, revision, applied)
            for revision, applied in enumerate(replay.entries, 1)
        ],
        course=_course(replay.last, replay.turns),
        outcome=outcome,
        message=None if end is None else end.json(),
        text=None if end is None else text_of(end, record.seats, who),
    )


def replayed_position(replay: Replay, who: Bearer, ply: int) -> Past | None:
    """A position of an uploaded record; None if there is no such position."""
    return _past_position(replay.history, who, ply)


# --- questions before a decision ---


def why(live: LiveTable, refusal: Refusal | None, who: Bearer) -> Why:
    """A refusal with its clause and reason."""
    if refusal is None:
        return Why(None, None)
    return Why(refusal.json(), text_of(refusal.message, live.names, who))


def preview_of(live: LiveTable, seen: CorePreview, who: Bearer) -> Preview:
    """What decisions would do, as far as the seat that decides may know it."""
    found = tags(live.game_id, seen)
    return Preview(
        revision=live.revision,
        played=seen.played,
        final=seen.final,
        events=[_event(event, live.names, who) for event in seen.told()],
        tags=[tag.json() for tag in found],
        text=None if who.lang is None else _joined(found, live.names, who),
        view=seen.shown(),
        legal=[_option(action, what, live.names, who) for action, what in seen.described()],
    )


def previews_of(live: LiveTable, start: CorePreview, depth: int, who: Bearer) -> Previews:
    """What every legal decision would do, and those that could follow it within its move.

    Where there are very many, they are not followed as far as was asked for.
    """
    found = [one for one, _ in _previews(live, start, 1, who)]
    for deeper in range(2, depth + 1):
        if _count(found) > MAX_PREVIEWS:
            break
        found = [one for one, _ in _previews(live, start, deeper, who)]
    return Previews(live.revision, found)


def _count(found: list[Foreseen]) -> int:
    return sum(1 + _count(one.then) for one in found)


def _previews(
    live: LiveTable, before: CorePreview, depth: int, who: Bearer
) -> list[tuple[Foreseen, list[Message]]]:
    """What each decision would do, with its tags."""
    found: list[tuple[Foreseen, list[Message]]] = []
    for action in before.legal_actions():
        seen = before.then(action)
        own = tags(live.game_id, seen)
        then = _previews(live, seen, depth - 1, who) if depth > 1 and seen.in_move else []
        if then:
            own += tags_of_all([tags for _, tags in then])
        foreseen = Foreseen(
            action=action,
            final=seen.final,
            events=[_event(event, live.names, who) for event in seen.told()],
            tags=[tag.json() for tag in own],
            text=UNSET if who.lang is None else _joined(own, live.names, who),
            then=[one for one, _ in then],
        )
        found.append((foreseen, own))
    return found


def _joined(messages: list[Message], names: list[str], who: Bearer) -> str:
    return ", ".join(text_of(message, names, who) or "" for message in messages)


def hint(live: LiveTable, state: State, action: int, who: Bearer) -> Hint:
    """An action worth considering, in words."""
    what = state.game.describe(state, action)
    message: dict[str, Any] = what.message.json()
    text = text_of(what.message, live.names, who)
    does = [tag.json() for tag in tags(live.game_id, preview(state, [action]))]
    return Hint(live.revision, action, what.verb, what.on, message, text, does)
