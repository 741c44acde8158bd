"""What people do at a table during a game: decide, take back, resign; and closing it before.

Each command checks what is wanted, makes a draft and commits it. The table is locked meanwhile.
"""

from collections.abc import Sequence
from typing import Final

from lusoria.core.errors import IllegalAction, UndoError
from lusoria.core.preview import Preview, preview
from lusoria.core.state import State
from lusoria.server.bearer import Bearer
from lusoria.server.draft import Draft
from lusoria.server.entries import BotEntry, CloseEntry, ResignEntry, UndoEntry
from lusoria.server.live_table import LiveTable
from lusoria.server.messages.requests import Act, TakeBack
from lusoria.server.problems import Refused
from lusoria.server.served_table import ServedTable
from lusoria.server.tables import Tables
from lusoria.server.undo import actions_kept

SUBSTITUTE: Final = "medium"  # the level of the bot that takes over a person's seat


async def act(tables: Tables, table: ServedTable, seats: Sequence[int], wanted: Act) -> None:
    """Take the actions that a person wants."""
    live = table.live
    _check_revision(live, wanted.revision, seats, wanted.action)
    player = deciding_seat(live)
    if player not in seats:
        raise Refused(403, "not-your-turn", "It is another seat's turn.", live.revision)
    if live.bots[player]:
        detail = "A bot plays for this seat. Sit down again to play on."
        raise Refused(409, "bot", detail, live.revision)
    draft = Draft(live)
    try:
        _play(draft, [wanted.action, *wanted.then])
    except IllegalAction as e:
        raise _illegal(e, live.revision) from None
    await tables.commit(table, draft)


def _play(draft: Draft, actions: list[int]) -> None:
    """Play actions of the seat that decides, until chance, a reveal or another seat ends them."""
    live = draft.live
    assert live.state is not None
    seat, reveals = live.player, live.state.reveals
    for action in actions:
        entry = draft.act(action)
        if entry.chance or live.player != seat or live.state.reveals != reveals:
            return


def _check_revision(
    live: LiveTable, revision: int, seats: Sequence[int], action: int | None = None
) -> None:
    """Refuse a request that answers another revision than the current one."""
    if revision == live.revision:
        return
    if action is not None and revision < live.revision:
        done = live.history[revision]
        if done.kind == "action" and done.seat in seats and done.action == action:
            detail = f"This was already done, as revision {revision + 1}. It is not done twice."
            raise Refused(409, "already", detail, live.revision)
    detail = (
        f"The table is at revision {live.revision}, but the request answers revision {revision}. "
        "Nothing was changed."
    )
    raise Refused(409, "late", detail, live.revision)


def deciding_seat(live: LiveTable) -> int:
    """Return the seat that decides; refuse with the reason if none does."""
    if live.player is None:
        sentence = {
            "open": "The game has not begun: a seat is still free.",
            "over": "The game is over.",
            "closed": "The table is closed.",
        }.get(live.status, "No seat has to decide now.")
        raise Refused(409, "not-running", sentence, live.revision)
    return live.player


def preview_actions(state: State, actions: list[int], revision: int) -> Preview:
    """Return what the actions would do; refuse with the reason if one of them is illegal."""
    try:
        return preview(state, actions)
    except IllegalAction as e:
        raise _illegal(e, revision) from None


def _illegal(error: IllegalAction, revision: int) -> Refused:
    refusal = error.refusal
    message = refusal.message
    return Refused(409, "illegal", str(message), revision, refusal.rule, message.json())


async def take_back(tables: Tables, table: ServedTable, seat: int, wanted: TakeBack) -> None:
    """Take back the last decisions, the last move, or the turn of a seat."""
    live = table.live
    _check_revision(live, wanted.revision, (seat,))
    try:
        keep = actions_kept(live, seat, wanted.what, wanted.count)
    except UndoError as e:
        raise Refused(409, "undo", str(e), live.revision, message=e.message.json()) from None
    draft = Draft(live)
    draft.add(UndoEntry(draft.now, seat, keep))
    await tables.commit(table, draft)


async def resign(tables: Tables, table: ServedTable, seat: int) -> None:
    """Resign for a seat: with two sides the other one wins, with more a bot takes over."""
    live = table.live
    if live.status != "running":
        raise Refused(409, "not-running", "No game is being played here.", live.revision)
    if live.resigned[seat]:
        raise Refused(409, "resigned", "This seat has already resigned.", live.revision)
    assert live.state is not None
    over = len(live.state.sides) <= 2
    draft = Draft(live)
    draft.add(ResignEntry(draft.now, seat, over))
    if not over:
        draft.add(BotEntry(draft.now, seat, SUBSTITUTE, "resigned"))
    await tables.commit(table, draft)


async def close(tables: Tables, table: ServedTable, who: Bearer) -> None:
    """Close a table whose game has not begun; only its maker may."""
    live = table.live
    if not who.is_maker:
        raise Refused(403, "not-the-maker", "Only its maker can close a table.")
    if live.status != "open":
        detail = "A table can only be closed before its game begins."
        raise Refused(409, "not-open", detail, live.revision)
    draft = Draft(live)
    draft.add(CloseEntry(draft.now, "maker"))
    await tables.commit(table, draft)
