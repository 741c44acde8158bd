"""Whoever sends a request, as far as their token tells."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Bearer:
    """The bearer of a token, or a spectator without one."""

    seats: tuple[int, ...] = ()
    """The seats of the token."""
    seat: int | None = None
    """The seat whose view is shown; None: what everyone may know."""
    lang: str | None = None
    """The language of texts; None: no texts are asked for."""
    has_token: bool = False
    is_maker: bool = False
    """True if the token is the one with which the table's maker may close it."""
