"""Leaving a table: resigning, running out of time, closing it before the game."""

from typing import Final

from lusoria.tables import turn_clock
from lusoria.tables.bearer import Bearer, acting_seat
from lusoria.tables.draft import Draft
from lusoria.tables.entries import BotEntry, CloseEntry, ResignEntry
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.requests import Resign
from lusoria.tables.refused import Refused, no_token
from lusoria.tables.standstill import Standstill

SUBSTITUTE: Final = "medium"  # the level of the bot that takes over a person's seat


def resign(live: LiveTable, who: Bearer, wanted: Resign) -> Draft:
    """Resign for a seat: with two sides the other one wins, with more a bot takes over."""
    seat = acting_seat(who, live, wanted.seat)
    if live.status != "running":
        raise Refused("not-running", "No game is being played here.", live.revision)
    if live.resigned[seat]:
        raise Refused("resigned", "This seat has already resigned.", live.revision)
    assert live.state is not None
    over = len(live.state.sides) <= 2
    draft = Draft(live)
    draft.add(ResignEntry(draft.now, seat, over))
    if not over:
        draft.add(BotEntry(draft.now, seat, SUBSTITUTE, "resigned"))
    return draft


def is_time_up(live: LiveTable, standstill: Standstill, now: float) -> bool:
    """True if the person who decides has used up the time for this turn."""
    due = turn_clock.due(live, standstill)
    return due is not None and not live.bot_to_move and due <= now


def take_over(live: LiveTable) -> Draft:
    """Let a bot take over from the person who decides and whose time is up."""
    assert live.player is not None
    draft = Draft(live)
    draft.add(BotEntry(draft.now, live.player, SUBSTITUTE, "time"))
    return draft


def close(live: LiveTable, who: Bearer) -> Draft:
    """Close a table whose game has not begun; only its maker may."""
    if not (who.has_token or who.seats or who.is_maker):
        raise no_token()
    if not who.is_maker:
        raise Refused("not-the-maker", "Only its maker can close a table.")
    if live.status != "open":
        detail = "A table can only be closed before its game begins."
        raise Refused("not-open", detail, live.revision)
    draft = Draft(live)
    draft.add(CloseEntry(draft.now, "maker"))
    return draft


def close_unattended(live: LiveTable) -> Draft:
    """Close a table to which not everybody came in time."""
    draft = Draft(live)
    draft.add(CloseEntry(draft.now, "absent"))
    return draft


def is_outdated(live: LiveTable) -> bool:
    """True if the game cannot go on: this program plays another version of its rules."""
    return live.game is None and live.status in ("open", "running")


def close_outdated(live: LiveTable) -> Draft:
    """Close a table whose game cannot go on."""
    draft = Draft(live)
    draft.add(CloseEntry(draft.now, "version"))
    return draft
