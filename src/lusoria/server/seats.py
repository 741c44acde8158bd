"""Sitting down, coming back, playing again."""

from lusoria.server.bearer import Bearer
from lusoria.server.creation import new_live_table, new_nonce, seat_players
from lusoria.server.draft import Draft
from lusoria.server.entries import BackEntry, RematchEntry, SeatEntry
from lusoria.server.messages.requests import TakeSeat
from lusoria.server.messages.table import Rematch, Seated
from lusoria.server.player_names import unique_name, visible_name
from lusoria.server.problems import Refused
from lusoria.server.rows import new_table
from lusoria.server.served_table import ServedTable
from lusoria.server.setup import Chair, Setup
from lusoria.server.tables import Tables
from lusoria.server.tokens import hash_token, new_token


async def sit_down(tables: Tables, table: ServedTable, who: Bearer, wanted: TakeSeat) -> Seated:
    """Take one of the token's seats, or without a token an open one; or come back to a seat."""
    live = table.live
    if live.status not in ("open", "running"):
        raise Refused(409, "not-open", "Nobody can sit down here any more.", live.revision)
    token: str | None = None
    if who.seats:
        free = [seat for seat in who.seats if not live.taken[seat]]
    else:
        token = new_token()
        free = [
            seat
            for seat, chair in enumerate(live.setup.chairs)
            if chair.kind == "open" and not live.taken[seat]
        ]
    if wanted.seat is not None:
        free = [seat for seat in free if seat == wanted.seat]
    if not free:
        return await _come_back(tables, table, who, wanted)
    seat = free[0]
    draft = Draft(live)
    entry = SeatEntry(
        draft.now,
        seat,
        name=unique_name(visible_name(wanted.name.strip()), live.names),
        nonce=new_nonce() if wanted.nonce is None else wanted.nonce.strip(),
        token="" if token is None else hash_token(token),
    )
    draft.add(entry)
    if all(draft.live.taken):
        draft.start()
    await tables.commit(table, draft)
    return Seated(seat=seat, token=token, revision=table.live.revision)


async def _come_back(tables: Tables, table: ServedTable, who: Bearer, wanted: TakeSeat) -> Seated:
    """Take a seat back from the bot that plays for its person."""
    live = table.live
    for seat in who.seats:
        mine = wanted.seat in (None, seat) and live.setup.chairs[seat].kind != "bot"
        if mine and live.bots[seat] and not live.resigned[seat] and live.status == "running":
            draft = Draft(live)
            draft.add(BackEntry(draft.now, seat))
            await tables.commit(table, draft)
            return Seated(seat=seat, token=None, revision=table.live.revision)
    raise Refused(409, "taken", "There is no free seat for you at this table.", live.revision)


async def play_again(tables: Tables, table: ServedTable, who: Bearer) -> Rematch:
    """Make a new table for the same people and tokens; asked again, return the same one."""
    live = table.live
    if live.rematch:
        return Rematch(live.rematch, live.revision)
    if live.status != "over" or live.game is None:
        raise Refused(409, "not-over", "The game is not over.", live.revision)
    chairs = [
        Chair("bot", chair.bot) if chair.kind == "bot" else Chair("person", "", token, name)
        for chair, token, name in zip(live.setup.chairs, live.tokens, live.names, strict=True)
    ]
    old = live.setup
    setup = Setup(old.options, chairs, old.undo, old.hints, old.seconds, old.maker)
    new = Draft(new_live_table(live.game_id, live.version, setup, public=live.public))
    names = [live.names[seat] if seat in who.seats else None for seat in range(live.size)]
    seat_players(new, names)
    draft = Draft(live)
    draft.add(RematchEntry(draft.now, new.live.id))
    await tables.commit(table, draft, beside=new_table(new, tables.outages))
    await tables.adopt(new, table.address)
    return Rematch(new.live.id, table.live.revision)
