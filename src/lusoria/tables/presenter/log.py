"""The log of a table and its record, as a bearer may know them."""

from typing import Final, cast

import msgspec
from msgspec import UNSET

from lusoria.core.events import told
from lusoria.core.state import State
from lusoria.tables.bearer import Bearer
from lusoria.tables.live_table import Applied, LiveTable
from lusoria.tables.messages.history import OwnLog, Record
from lusoria.tables.messages.table import Event, Happening
from lusoria.tables.presenter.words import seen_event, text_or_unset

MAX_ENTRIES: Final = 250  # entries of the log in one answer

_encode: Final = msgspec.json.Encoder().encode


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
            entry = log_entry(live.state, live.names, who, revision, applied)
            cached[revision] = msgspec.Raw(_encode(entry))
    return cast("list[Happening]", [cached[revision] for revision in revisions])


def last_shown(live: LiveTable, since: int, most: int = MAX_ENTRIES) -> int:
    """The last revision in an answer that begins after another one."""
    return min(live.revision, since + most)


def log_entry(
    state: State | None, names: list[str], who: Bearer, revision: int, applied: Applied
) -> Happening:
    """An entry of the log, as the bearer may know it."""
    events: list[Event] = []
    if state is not None:  # events of another version's game cannot be put into words here
        seen = [told(state, event, who.seat) for event in applied.events]
        events = [seen_event(event, names, who) for event in seen if event is not None]
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
        text=UNSET if note is None else text_or_unset(note, names, who),
    )


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
