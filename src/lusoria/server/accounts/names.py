"""The names that can be claimed. No two of them look alike."""

import unicodedata
from functools import cache
from typing import Final

from lusoria.extras import extra
from lusoria.tables.draft import Draft
from lusoria.tables.entries import SeatEntry
from lusoria.tables.player_names import BLANK
from lusoria.tables.refused import Refused

with extra("server"):
    from confusable_homoglyphs.utils import load

MAX_SKELETON: Final = 255  # characters, as the database has room for
SEPARATORS: Final = " '’.-_"  # what a name may have besides letters, marks and numbers
RESERVED: Final = ("Admin", "Administrator", "Lusoria", "Moderator")
UNSEEN: Final = ("C", "Z")  # controls, formats and spaces
MARKS: Final = (0x034F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10))
MORE_MARKS: Final = range(0xE0100, 0xE01F0)
UNDRAWN: Final = {*BLANK, *map(chr, (*MARKS, *MORE_MARKS))}
"""Letters that are drawn as nothing, and marks that are ignored, such as variation selectors."""


def check_name(name: str) -> None:
    """Refuse a name that cannot be claimed."""
    kinds = [unicodedata.category(one)[0] for one in name if one not in SEPARATORS]
    if "L" not in kinds or not {*kinds} <= {"L", "M", "N"} or not UNDRAWN.isdisjoint(name):
        raise Refused("name", "A name has letters, numbers, spaces and any of ' . - _ only.")
    if len(skeleton(name)) > MAX_SKELETON:
        raise Refused("name", "This name is too long.")
    if skeleton(name) in map(skeleton, RESERVED):
        raise name_taken()


def name_taken() -> Refused:
    """The name belongs to somebody else."""
    return Refused("name-taken", "This name, or one that looks like it, is taken.")


def check_guests(draft: Draft) -> None:
    """Refuse a guest who sits down under a name that passes for an account's at the same table."""
    players = {skeleton(player) for player in draft.live.players if player}
    for entry in draft.entries:
        if not isinstance(entry, SeatEntry) or entry.bot or draft.live.accounts[entry.seat]:
            continue
        if skeleton(entry.name) in players:
            raise name_taken()


def skeleton(name: str) -> str:
    """Return what a name looks like: names that are mistaken for each other have the same.

    It is that of Unicode's UTS #39, of a name in small letters without spaces; small and large I
    count as the l that the large one looks like.
    """
    seen = unicodedata.normalize("NFKD", name)
    seen = "".join(
        one for one in seen if unicodedata.category(one)[0] not in UNSEEN and one not in UNDRAWN
    )
    return _prototype(_prototype(seen).casefold()).replace("i", "l")


def _prototype(text: str) -> str:
    """The text with the prototype of each character instead of it."""
    known = _prototypes()
    return unicodedata.normalize("NFD", "".join(known.get(one, one) for one in text))


@cache
def _prototypes() -> dict[str, str]:
    """The prototype of each character that looks like another one, or like several.

    The data has every pair twice, in both orders. A prototype is what has several partners, or is
    longer than a character; of two that have only each other it is the first.
    """
    partners = {
        _plain(one): [_plain(other["c"]) for other in others]
        for one, others in load("confusables.json").items()
    }
    return {
        one: other
        for one, [other, *more] in partners.items()
        if len(one) == 1
        if not more
        if len(other) > 1 or len(partners[other]) > 1 or other < one
    }


def _plain(text: str) -> str:
    """The text without the marks of direction that the data has around some of it."""
    return text.strip("\u200e")
