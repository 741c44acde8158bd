"""The links of seats: a new one makes the old one worthless at once."""

from collections.abc import Sequence

from lusoria.tables.bearer import Bearer, require_seats
from lusoria.tables.draft import Draft
from lusoria.tables.entries import TokenEntry
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.requests import RenewLink
from lusoria.tables.messages.table import NewLink
from lusoria.tables.refused import Refused, not_your_seat
from lusoria.tables.tokens import hash_token, new_token


def renew(live: LiveTable, who: Bearer, wanted: RenewLink) -> tuple[Draft, NewLink]:
    """Give seats another token, or none; those that share one go on to share it."""
    seat = _seat(live, who, wanted.seat)
    seats = live.seats_of(live.tokens[seat]) or [seat]
    if wanted.revoke and not all(live.accounts[one] for one in seats):
        raise Refused("sign-in", "Nobody could come back to a seat without a link or an account.")
    token = None if wanted.revoke else wanted.token or new_token()
    draft = Draft(live)
    for one in seats:
        draft.add(TokenEntry(draft.now, one, hash_token(token or "")))
    return draft, NewLink(seats, token, draft.live.revision)


def renewed(live: LiveTable, wanted: RenewLink) -> NewLink | None:
    """Return the link that the same request has made before; None if it has made none."""
    seats = [] if wanted.revoke else live.seats_of(hash_token(wanted.token or ""))
    return NewLink(seats, wanted.token, live.revision) if seats else None


def give_again(live: LiveTable, seats: Sequence[int]) -> tuple[Draft, str] | None:
    """Give seats of a rematch a token once more, as the answer with the first one may be lost.

    None if nobody sits there yet, or once they have decided something.
    """
    decided = any(done.kind == "action" and done.seat in seats for done in live.history)
    if decided or not all(live.taken[seat] for seat in seats):
        return None
    token = new_token()
    draft = Draft(live)
    for seat in seats:
        draft.add(TokenEntry(draft.now, seat, hash_token(token)))
    return draft, token


def _seat(live: LiveTable, who: Bearer, wanted: int | None) -> int:
    """The seat whose link is renewed."""
    unused = [
        seat
        for seat, chair in enumerate(live.setup.chairs)
        if chair.kind == "person" and not live.taken[seat] and not live.accounts[seat]
    ]
    if who.is_maker and wanted in unused:
        return wanted  # its link went to the wrong person
    seats = require_seats(who)
    if wanted is not None and wanted not in seats:
        raise not_your_seat(wanted)
    return seats[0] if wanted is None else wanted
