"""Sitting down, coming back, playing again."""

from lusoria.tables.bearer import Bearer, require_seats
from lusoria.tables.draft import Draft
from lusoria.tables.entries import AccountEntry, BackEntry, RematchEntry, SeatEntry
from lusoria.tables.identity import Identity
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.requests import TakeSeat
from lusoria.tables.messages.table import Seated
from lusoria.tables.player_names import unique_name, visible_name
from lusoria.tables.rated import check_rated_seat
from lusoria.tables.refused import Refused
from lusoria.tables.service.making import as_account, new_live_table, new_nonce, seat_players
from lusoria.tables.setup import Chair, Setup
from lusoria.tables.tokens import hash_token, new_token


def sit_down(
    live: LiveTable, who: Bearer, wanted: TakeSeat, account: Identity | None = None
) -> tuple[Draft, Seated]:
    """Take one of one's own seats, or without any an open one; or come back to a seat.

    Whoever is signed in sits there as their account, but at one seat of a table only.
    """
    if who.has_token:
        require_seats(who)
    if live.status not in ("open", "running"):
        raise Refused("not-open", "Nobody can sit down here any more.", live.revision)
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
        return _come_back(live, who, wanted, account)
    seat = free[0]
    check_rated_seat(live, account, seat)
    if live.setup.chairs[seat].again:
        token = new_token()
    account = _seated_as(live, account, seat)
    draft = Draft(live)
    name = live.players[seat] or (wanted.name.strip() if account is None else account.name)
    entry = SeatEntry(
        draft.now,
        seat,
        name=unique_name(visible_name(name), live.names),
        nonce=new_nonce() if wanted.nonce is None else wanted.nonce.strip(),
        token="" if token is None else hash_token(token),
    )
    draft.add(as_account(entry, account))
    if all(draft.live.taken):
        draft.start()
    return draft, Seated(seat=seat, token=token, revision=draft.live.revision)


def _come_back(
    live: LiveTable, who: Bearer, wanted: TakeSeat, account: Identity | None
) -> tuple[Draft, Seated]:
    """Take a seat back from the bot that plays for its person."""
    for seat in who.seats:
        mine = wanted.seat in (None, seat) and live.setup.chairs[seat].kind != "bot"
        if mine and live.bots[seat] and not live.resigned[seat] and live.status == "running":
            draft = Draft(live)
            draft.add(BackEntry(draft.now, seat))
            account = _seated_as(live, account, seat)
            if account is not None and not live.accounts[seat]:
                draft.add(AccountEntry(draft.now, seat, account.id, account.name))
            return draft, Seated(seat=seat, token=None, revision=draft.live.revision)
    raise Refused("taken", "There is no free seat for you at this table.", live.revision)


def _seated_as(live: LiveTable, account: Identity | None, seat: int) -> Identity | None:
    """The account as which somebody sits: at one seat of a table only, and at no other's."""
    if account is None or live.accounts[seat] not in ("", account.id):
        return None
    elsewhere = live.accounts[:seat] + live.accounts[seat + 1 :]
    return None if account.id in elsewhere else account


def play_again(live: LiveTable, who: Bearer) -> tuple[Draft, Draft, str]:
    """Make a new table for the same people; return both, first the old one, and a new token.

    They are committed together. Whoever asks sits down there with the new token, and may close the
    table; the others get theirs when they sit down, which their old ones are good for until then.
    """
    if live.status != "over" or live.game is None or live.rematch:
        raise Refused("not-over", "The game is not over.", live.revision)
    seats = require_seats(who)
    token = new_token()
    hashed = hash_token(token)
    chairs = [
        _chair_again(live, seat, hashed if seat in seats else "") for seat in range(live.size)
    ]
    old = live.setup
    setup = Setup(
        old.options,
        chairs,
        old.undo,
        old.hints,
        old.seconds,
        hashed,
        next((live.accounts[seat] for seat in seats if live.accounts[seat]), ""),
        old.position,
        rated=old.rated,
    )
    new = Draft(new_live_table(live.game_id, live.version, setup, public=live.public))
    names = [live.names[seat] if seat in seats else None for seat in range(live.size)]
    accounts = [_account_of(live, seat) if seat in seats else None for seat in range(live.size)]
    seat_players(new, names, accounts)
    draft = Draft(live)
    draft.add(RematchEntry(draft.now, new.live.id))
    return draft, new, token


def _chair_again(live: LiveTable, seat: int, token: str) -> Chair:
    """The seat at the next table, reserved for whoever has it at this one, with a new token."""
    old = live.setup.chairs[seat]
    if old.kind == "bot":
        return Chair("bot", old.bot)
    return Chair(
        "person",
        token=token or live.tokens[seat],
        name=live.names[seat],
        account=live.accounts[seat],
        player=live.players[seat],
        again=not token,
    )


def _account_of(live: LiveTable, seat: int) -> Identity | None:
    """Whose account the seat belongs to."""
    id = live.accounts[seat]
    return Identity(id, live.players[seat]) if id else None


def take_along(live: LiveTable, who: Bearer, account: Identity) -> Draft | None:
    """Make one of a guest's seats the account's; None if none can be."""
    if live.setup.lesson or live.setup.puzzle:
        return None
    for seat in who.seats:
        mine = live.taken[seat] and not live.accounts[seat]
        if mine and _seated_as(live, account, seat) is not None:
            draft = Draft(live)
            draft.add(AccountEntry(draft.now, seat, account.id, account.name))
            return draft
    return None


def release(live: LiveTable, account: str) -> Draft | None:
    """Make the seats of an account a guest's again; None if it has none."""
    draft = Draft(live)
    for seat, whose in enumerate(live.accounts):
        if whose == account:
            draft.add(AccountEntry(draft.now, seat))
    return draft if draft.entries else None
