"""A table for whoever wants to play the same."""

import hashlib
from typing import Final

import msgspec

from lusoria.tables.draft import Draft
from lusoria.tables.entries import CloseEntry
from lusoria.tables.identity import Identity
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.requests import NewTable, WantedSeat
from lusoria.tables.messages.seeks import NewSeek
from lusoria.tables.messages.table import Created
from lusoria.tables.service.making import make_table

_encode: Final = msgspec.json.Encoder(order="deterministic").encode


def sought_table(wanted: NewSeek, account: Identity) -> tuple[Draft, Created]:
    """Return a public table at which the account sits, and all other seats are open."""
    me = WantedSeat("person", name=account.name, nonce=wanted.nonce)
    others = [WantedSeat("open") for _ in range(wanted.players - 1)]
    table = NewTable(
        game=wanted.game,
        seats=[me, *others],
        options=wanted.options,
        public=True,
        hints=not wanted.rated,
        seconds=wanted.seconds,
        rated=wanted.rated,
    )
    return make_table(table, account)


def sought_key(live: LiveTable) -> str:
    """Return what is the same for all who seek the same."""
    setup = live.setup
    same = (live.game_id, live.version, live.size, setup.options, setup.seconds, setup.rated)
    return hashlib.sha256(_encode(same)).hexdigest()


def give_up(live: LiveTable) -> Draft:
    """Close a table at which nobody waits any more."""
    draft = Draft(live)
    draft.add(CloseEntry(draft.now, "maker"))
    return draft
