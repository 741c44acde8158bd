"""Challenges: a seat of a new table is reserved for an account, which may take it or decline."""

from collections.abc import Mapping

from lusoria.tables.bearer import Bearer, require_seats
from lusoria.tables.draft import Draft
from lusoria.tables.entries import CloseEntry
from lusoria.tables.identity import Identity
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.requests import NewTable
from lusoria.tables.refused import Refused


def check_challenge(
    wanted: NewTable, account: Identity | None, known: Mapping[str, Identity]
) -> None:
    """Refuse seats that cannot be reserved for whom they are to be."""
    reserved = [seat for seat in wanted.seats if seat.account is not None]
    if not reserved:
        return
    if account is None:
        raise Refused("sign-in", "Sign in first: whoever is challenged is told by whom.")
    ids = [account.id]
    for seat in reserved:
        if seat.kind != "person" or seat.name is not None or wanted.one_screen:
            raise Refused("invalid", "Only a person's seat, not on one screen, can be reserved.")
        if (asked := known.get(seat.account or "")) is None:
            raise Refused("no-player", f"Nobody here has the name {seat.account}.")
        ids.append(asked.id)
    if len({*ids}) < len(ids):
        raise Refused("already", "Nobody can have two seats of a table.")


def decline(live: LiveTable, who: Bearer) -> Draft:
    """Close a table at which a seat is reserved for somebody who does not want it."""
    seats = require_seats(who)
    if live.status != "open":
        raise Refused("not-open", "The table does not wait any more.", live.revision)
    if live.setup.tournament:
        raise Refused("not-open", "Withdraw from the tournament instead.", live.revision)
    if any(live.taken[seat] for seat in seats):
        raise Refused("already", "You sit at this table already.", live.revision)
    if not any(live.accounts[seat] for seat in seats):
        raise Refused("not-your-seat", "This seat is free for anybody: just do not take it.")
    draft = Draft(live)
    draft.add(CloseEntry(draft.now, "declined"))
    return draft
