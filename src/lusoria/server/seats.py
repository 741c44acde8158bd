"""Sitting down, coming back, playing again."""

import time

from lusoria.server.access import hashed, new_token
from lusoria.server.entries import Chair, Data, Entry, Setup
from lusoria.server.making import beginning, new_live, new_nonce, seating
from lusoria.server.messages.asked import TakeSeat
from lusoria.server.messages.table import Rematch, Seated
from lusoria.server.names import checked, other_name
from lusoria.server.problems import Refused
from lusoria.server.table import LiveTable
from lusoria.server.tables import Tables


async def sit(tables: Tables, live: LiveTable, seats: tuple[int, ...], wanted: TakeSeat) -> Seated:
    """Takes a seat: one of the token's, or without a token an open one; or comes back to it."""
    if live.status not in ("open", "running"):
        raise Refused(409, "not-open", "Nobody sits down here any more.", live.revision)
    token: str | None = None
    if seats:
        possible = [seat for seat in seats if not live.taken[seat]]
    else:
        token = new_token()
        possible = [
            seat
            for seat, chair in enumerate(live.setup.chairs)
            if chair.kind == "open" and not live.taken[seat]
        ]
    if wanted.seat is not None:
        possible = [seat for seat in possible if seat == wanted.seat]
    if not possible:
        return await come_back(tables, live, seats, wanted)
    seat = possible[0]
    data: Data = {
        "seat": seat,
        "name": other_name(checked(wanted.name.strip()), live.names),
        "nonce": new_nonce() if wanted.nonce is None else wanted.nonce.strip(),
        "token": "" if token is None else hashed(token),
    }
    now = time.time()
    entries = [Entry("seat", now, data)]
    if sum(live.taken) + 1 == live.size:
        entries.append(Entry("start", now, {}))
    await tables.append(live, *entries)
    return Seated(seat=seat, token=token, revision=live.revision)


async def come_back(
    tables: Tables, live: LiveTable, seats: tuple[int, ...], wanted: TakeSeat
) -> Seated:
    """A person takes a seat back from the bot that went on for it."""
    for seat in seats:
        mine = wanted.seat in (None, seat) and live.setup.chairs[seat].kind != "bot"
        if mine and live.bots[seat] and not live.resigned[seat] and live.status == "running":
            await tables.append(live, Entry("back", time.time(), {"seat": seat}))
            return Seated(seat=seat, token=None, revision=live.revision)
    raise Refused(409, "taken", "There is no free seat for you here.", live.revision)


async def play_again(tables: Tables, live: LiveTable, seats: tuple[int, ...]) -> Rematch:
    """A new table for the same people, whose tokens are good there; asked twice, the same one."""
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
    new = new_live(live.game_id, live.version, setup, public=live.public)
    new.address = live.address
    names = [live.names[seat] if seat in seats else None for seat in range(live.size)]
    write = beginning(new, seating(new, names))
    await tables.append(live, Entry("rematch", time.time(), {"table": new.id}), beside=write)
    await tables.adopt(new)
    return Rematch(new.id, live.revision)
