"""Whoever sends a request, as far as their token or their account tells."""

from dataclasses import dataclass, replace

from lusoria.tables.identity import Identity
from lusoria.tables.live_table import LiveTable
from lusoria.tables.refused import Refused, foreign_token, no_token, not_your_seat
from lusoria.tables.tokens import hash_token


@dataclass(frozen=True)
class Bearer:
    """The bearer of a token, somebody signed in, or a spectator."""

    seats: tuple[int, ...] = ()
    """The seats of the token, or of the account."""
    seat: int | None = None
    """The seat whose view is shown; None: what everyone may know."""
    lang: str | None = None
    """The language of texts; None: no texts are asked for."""
    has_token: bool = False
    is_maker: bool = False
    """True if this is the table's maker, who may close it."""
    token: str = ""
    """The token, hashed, if it counts here."""
    account: str = ""
    """The id of the account, if it counts here instead of a token."""


def bearer_of(
    live: LiveTable,
    token: str | None,
    seat: int | None = None,
    lang: str | None = None,
    account: Identity | None = None,
) -> Bearer:
    """Return who asks: a spectator, or the holder of seats. A foreign token is refused.

    A token counts before the account. Where there are several seats, nothing hidden is shown until
    one of them is named.
    """
    hashed = hash_token(token or "")
    seats = live.seats_of(hashed)
    is_maker = bool(token) and hashed == live.setup.maker
    has_token = bool(seats) or is_maker
    if not has_token and account is not None:
        seats = live.seats_of_account(account.id)
        is_maker = account.id == live.setup.account
    if not seats and not is_maker:
        if token is not None:
            raise foreign_token()
        if seat is not None:
            raise no_token()
        return Bearer(lang=lang)
    if seat is not None and seat not in seats:
        raise not_your_seat(seat)
    view = seats[0] if len(seats) == 1 else seat
    return Bearer(
        tuple(seats),
        view,
        lang,
        has_token=has_token,
        is_maker=is_maker,
        token=hashed if has_token else "",
        account="" if has_token or account is None else account.id,
    )


def has_seats_still(live: LiveTable, who: Bearer) -> bool:
    """True if the bearer's seats are still theirs: a token may have been renewed."""
    own = live.seats_of(who.token) if who.token else live.seats_of_account(who.account)
    return {*who.seats} <= {*own}


def viewer_of(
    live: LiveTable,
    token: str | None,
    seat: int | None = None,
    lang: str | None = None,
    account: Identity | None = None,
) -> Bearer:
    """Return who looks: once the game is over, anyone may look through any seat's eyes."""
    if seat is None or not live.is_revealed:
        return bearer_of(live, token, seat, lang, account)
    if seat >= live.size:
        raise Refused("no-seat", f"There is no seat {seat} at this table.")
    return replace(bearer_of(live, token, lang=lang, account=account), seat=seat)


def require_seats(who: Bearer) -> tuple[int, ...]:
    """Return the seats of the bearer, who must have at least one."""
    if not who.seats:
        raise foreign_token() if who.has_token else no_token()
    return who.seats


def acting_seat(who: Bearer, live: LiveTable, wanted: int | None) -> int:
    """Return the one seat that the bearer acts for: the one named, or the one that decides."""
    seats = require_seats(who)
    if wanted is None and len(seats) > 1:
        wanted = live.player if live.player in seats else None
        if wanted is None:
            raise Refused("which-seat", "Several seats are yours here: name one of them.")
    if wanted is not None and wanted not in seats:
        raise not_your_seat(wanted)
    return seats[0] if wanted is None else wanted
