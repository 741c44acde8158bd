"""Deciding: what a person or a bot does when it is their turn, and taking it back."""

from collections.abc import Sequence

from lusoria.core.errors import IllegalAction, UndoError
from lusoria.core.message import Message
from lusoria.core.undo import Scope
from lusoria.tables.bearer import Bearer, acting_seat, require_seats
from lusoria.tables.draft import Draft
from lusoria.tables.entries import UndoEntry
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.requests import Act, TakeBack
from lusoria.tables.refused import Refused, illegal
from lusoria.tables.undo import actions_kept


def act(live: LiveTable, who: Bearer, wanted: Act) -> Draft:
    """Take the actions that a person wants."""
    seats = require_seats(who)
    _check_revision(live, wanted.revision, seats, wanted)
    player = deciding_seat(live)
    if player not in seats:
        raise Refused("not-your-turn", "It is another seat's turn.", live.revision)
    if live.bots[player]:
        detail = "A bot plays for this seat. Sit down again to play on."
        raise Refused("bot", detail, live.revision)
    draft = Draft(live)
    if wanted.back > 0:
        _take_back(draft, player, "decision", wanted.back)
        if draft.live.ply != live.ply - wanted.back:
            raise _not_undone(UndoError(Message("core-undo-nothing")), live)
    try:
        _play(draft, [wanted.action, *wanted.then], may_end=wanted.may_end)
    except IllegalAction as e:
        raise illegal(e, live.revision) from None
    return draft


def act_for_bot(live: LiveTable, action: int, fault: str = "") -> Draft:
    """Take the action of a bot; `fault` says how it failed, if the action was drawn at random."""
    draft = Draft(live)
    draft.act(action, fault)
    return draft


def _play(draft: Draft, actions: list[int], *, may_end: bool) -> None:
    """Play actions of the seat that decides, until chance, a reveal or another seat ends them.

    With `may_end` those after the first also end where one of them is not legal.
    """
    live = draft.live
    assert live.state is not None
    seat, reveals = live.player, live.state.reveals
    for n, action in enumerate(actions):
        if may_end and n > 0 and live.state.why_not(action) is not None:
            return
        entry = draft.act(action)
        if entry.chance or live.player != seat or live.state.reveals != reveals:
            return


def _check_revision(
    live: LiveTable, revision: int, seats: Sequence[int], wanted: Act | None = None
) -> None:
    """Refuse a request that answers another revision than the current one."""
    if revision == live.revision:
        return
    if wanted is not None and revision < live.revision:
        first = revision + (wanted.back > 0)  # what is taken back is an entry of its own
        done = live.history[min(first, live.revision - 1)]
        if done.kind == "action" and done.seat in seats and done.action == wanted.action:
            detail = f"This was already done, as revision {first + 1}. It is not done twice."
            raise Refused("already", detail, live.revision)
    detail = (
        f"The table is at revision {live.revision}, but the request answers revision {revision}. "
        "Nothing was changed."
    )
    raise Refused("late", detail, live.revision)


def deciding_seat(live: LiveTable) -> int:
    """Return the seat that decides; refuse with the reason if none does."""
    if live.player is None:
        sentence = {
            "open": "The game has not begun: a seat is still free.",
            "over": "The game is over.",
            "closed": "The table is closed.",
        }.get(live.status, "No seat has to decide now.")
        raise Refused("not-running", sentence, live.revision)
    return live.player


def take_back(live: LiveTable, who: Bearer, wanted: TakeBack) -> Draft:
    """Take back the last decisions, the last move, or the turn of a seat."""
    seat = acting_seat(who, live, wanted.seat)
    _check_revision(live, wanted.revision, (seat,))
    draft = Draft(live)
    _take_back(draft, seat, wanted.what, wanted.count)
    return draft


def _take_back(draft: Draft, seat: int, what: Scope, count: int) -> None:
    try:
        keep = actions_kept(draft.live, seat, what, count)
    except UndoError as e:
        raise _not_undone(e, draft.live) from None
    draft.add(UndoEntry(draft.now, seat, keep))


def _not_undone(error: UndoError, live: LiveTable) -> Refused:
    return Refused("undo", str(error), live.revision, message=error.message.json())
