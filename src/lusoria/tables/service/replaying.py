"""Questions about a record that was brought along: the game, and positions of it."""

from typing import Any

import msgspec

from lusoria.tables import presenter
from lusoria.tables.bearer import Bearer
from lusoria.tables.messages.history import Begin, Past
from lusoria.tables.messages.requests import RecordFile
from lusoria.tables.refused import Refused
from lusoria.tables.replay import Replay


def check_seat(file: RecordFile, seat: int | None) -> None:
    """Refuse a seat that the record does not have."""
    if seat is not None and seat >= file.players:
        raise Refused("no-seat", f"There is no seat {seat} in this record.")


def position_of(replay: Replay, who: Bearer, ply: int) -> Past:
    """Return the position after the given number of actions."""
    found = presenter.replayed_position(replay, who, ply)
    if found is None:
        raise Refused("no-position", f"There is no position {ply} in this record.")
    return found


def begin_at(replay: Replay, ply: int) -> Begin:
    """Return the whole position after the given number of actions, for a table to begin at."""
    if ply > len(replay.history.actions):
        raise Refused("no-position", f"There is no position {ply} in this record.")
    state = replay.history.at(ply)
    snapshot = msgspec.convert(state.snapshot(), dict[str, Any])
    return Begin(
        players=state.players,
        options=snapshot["options"],
        position=snapshot["position"],
        player=state.player if state.player >= 0 else None,
    )
