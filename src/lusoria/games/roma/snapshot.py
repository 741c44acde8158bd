"""The whole position as readable data, and back: cards by name, discs from 1."""

from typing import TYPE_CHECKING, Any, Final

from lusoria.core.fields import (
    Bits,
    BitsOf,
    Counts,
    Fields,
    Format,
    ListOf,
    OneOf,
    Optional,
    Place,
    Row,
    Split,
    Whole,
)
from lusoria.core.reading import Reader
from lusoria.games.roma.cards import EMPTY, KINDS, NAMES
from lusoria.games.roma.layout import (
    ACCOUNT,
    DECK,
    DISCARD,
    HELD,
    KNOWN,
    SOURCES,
    SPENT,
    ZONES,
)

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma

CARDS: Final = Counts(NAMES, 6)
MAYBE_CARD: Final = Optional(OneOf(NAMES), EMPTY)
DISC: Final = Place(6)
SORTS: Final = Bits(["character", "building"])


class Proven(Format):
    """What the hands of both seats are known to hold: two bits a seat."""

    def write(self, value: Any) -> object:
        return [SORTS.write(value & 3), SORTS.write(value >> 2)]

    def read(self, data: Reader) -> Any:
        first, second = [SORTS.read(item) for item in data.items(2, 2)]
        return first | second << 2


FIELDS: Final = Fields(
    points=ListOf(Whole(0, 100), 2, 2),
    earned=Split(Counts(list(SOURCES), 100_000, -100_000), ACCOUNT, 2),
    stockpile=Whole(0, 36),
    money=ListOf(Whole(0, 1_000_000), 2, 2),
    board=ListOf(MAYBE_CARD, 12, 12),
    cards=Row(
        ZONES,
        hand0=(slice(0, KINDS), CARDS),
        hand1=(slice(KINDS, DECK), CARDS),
        deck=(slice(DECK, DISCARD), CARDS),
        discard=(slice(DISCARD, HELD), CARDS),
        held=(slice(HELD, KNOWN), CARDS),
        known0=(slice(KNOWN, KNOWN + KINDS), CARDS),
        known1=(slice(KNOWN + KINDS, ZONES), CARDS),
    ),
    blocked=ListOf(BitsOf(DISC, 6), 2, 2),
    dice=ListOf(Whole(0, 6), 3, 3),
    used=ListOf(Whole(0, SPENT), 3, 3),
    siege=Whole(0, 100),
    drawing=Whole(0, 8),
    set_aside=Whole(0, 6),
    acting=MAYBE_CARD,
    source=DISC,
    target=DISC,
    roll=Whole(0, 6),
    gain=Whole(0, 100),
    laid=Whole(0, 63),
    before=Optional(CARDS, []),
    proven=Proven(),
)
MEMBERS: Final = list(FIELDS.attributes)


def position(s: "Roma") -> dict[str, object]:
    """The position as data."""
    return FIELDS.write(s)


def read(s: "Roma", part: dict[str, Reader]) -> None:
    """Sets a position to what the data says."""
    FIELDS.read_members(s, part)
    s.deck_size = sum(s.cards[DECK : DECK + KINDS])
    s.discard_size = sum(s.cards[DISCARD : DISCARD + KINDS])
