"""How near the end is, and the choices at the end."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.core.state import OVER
from lusoria.games.romolo import layout
from lusoria.games.romolo.layout import BankPiece
from lusoria.games.romolo.scoring import decisions
from lusoria.games.romolo.tiles import NO_TILE

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class Ends(TypedDict):
    """How near each way to the end is (RR14.1, RR14.16)."""

    characters: int
    """Tiles left on the Display and in the pile."""
    out: list[BankPiece]
    """Kinds of which the Bank has none left."""
    kinds: int
    """So many kinds must have run out."""
    rounds: int | None
    """Rounds after this one, if a limit was agreed upon."""


class Choices(TypedDict):
    """The choices at the end of the game (RR14.15), and the map as they leave it."""

    architectus: str | None
    sacerdos: list[str]
    dominions: list[str | None]
    """The second hex of each seat's Dominion."""
    control: list[int | None]
    """The side that controls each hex."""


def ends(s: "Romolo") -> Ends:
    """How near the end is."""
    shown = sum(tile != NO_TILE for tile in s.display)
    return {
        "characters": shown + sum(s.stock[layout.TYPES : layout.TYPES + 3]),
        "out": [
            layout.BANK_NAMES[kind]
            for kind in s.edition.run_out
            if s.stock[layout.BANK + kind] == 0
        ],
        "kinds": s.edition.kinds_out,
        "rounds": s.limit - s.round if s.limit > 0 else None,
    }


def choices(s: "Romolo") -> Choices | None:
    """What was chosen at the end, if it was scored."""
    if s.player != OVER or s.ended == layout.SURVIVOR:
        return None
    tally = decisions.best(s)
    made = tally.choices
    names = s.board.names
    return {
        "architectus": None if made.farm < 0 else names[made.farm],
        "sacerdos": [names[place] for place in (made.one, made.two) if place >= 0],
        "dominions": [None if place < 0 else names[place] for place in made.dominions],
        "control": [None if side == layout.NOBODY else side for side in tally.owner],
    }
