"""The whole position as readable data, and back."""

from typing import TYPE_CHECKING

from lusoria.core.reading import Reader
from lusoria.games.roma import invariants
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

ZONE_NAMES = [
    ("hand0", 0),
    ("hand1", KINDS),
    ("deck", DECK),
    ("discard", DISCARD),
    ("held", HELD),
    ("known0", KNOWN),
    ("known1", KNOWN + KINDS),
]


SORTS = ["character", "building"]

MEMBERS = [
    "points",
    "earned",
    "stockpile",
    "money",
    "board",
    "cards",
    "blocked",
    "dice",
    "used",
    "siege",
    "drawing",
    "set_aside",
    "acting",
    "source",
    "target",
    "roll",
    "gain",
    "laid",
    "before",
    "proven",
]


def position(s: "Roma") -> dict[str, object]:
    """The position as data: cards by name, discs from 1."""
    return {
        "points": s.points[:],
        "earned": [_earned(s, seat) for seat in range(2)],
        "stockpile": s.stockpile,
        "money": s.money[:],
        "board": [None if kind == EMPTY else NAMES[kind] for kind in s.board],
        "cards": {name: _names(s.cards[zone : zone + KINDS]) for name, zone in ZONE_NAMES},
        "blocked": [[d + 1 for d in range(6) if mask & (1 << d)] for mask in s.blocked],
        "dice": s.dice[:],
        "used": s.used[:],
        "siege": s.siege,
        "drawing": s.drawing,
        "set_aside": s.set_aside,
        "acting": None if s.acting == EMPTY else NAMES[s.acting],
        "source": s.source + 1,
        "target": s.target + 1,
        "roll": s.roll,
        "gain": s.gain,
        "laid": s.laid,
        "before": _names(s.before) if s.before else None,
        "proven": [
            [name for sort, name in enumerate(SORTS) if s.proven & (1 << (2 * seat + sort))]
            for seat in range(2)
        ],
    }


def read(s: "Roma", part: dict[str, Reader]) -> None:
    """Sets a position to what the data says; impossible positions are refused."""
    s.points = part["points"].wholes(2, 0, 100)
    s.earned = [0] * (2 * ACCOUNT)
    for seat, account in enumerate(part["earned"].items(2, 2)):
        for name, count in account.keys([], list(SOURCES)).items():
            place = seat * ACCOUNT + list(SOURCES).index(name)
            s.earned[place] = count.whole(-100_000, 100_000)
    s.stockpile = part["stockpile"].whole(0, 36)
    s.money = part["money"].wholes(2, 0, 1_000_000)
    s.board = [
        EMPTY if place.data is None else place.one_of(NAMES)
        for place in part["board"].items(12, 12)
    ]
    s.cards = [0] * ZONES
    zones = part["cards"].keys([name for name, _ in ZONE_NAMES])
    for name, zone in ZONE_NAMES:
        s.cards[zone : zone + KINDS] = _counts(zones[name])
    s.deck_size = sum(s.cards[DECK : DECK + KINDS])
    s.discard_size = sum(s.cards[DISCARD : DISCARD + KINDS])
    s.blocked = [
        sum({1 << (disc.whole(1, 6) - 1) for disc in seat.items(0, 6)})
        for seat in part["blocked"].items(2, 2)
    ]
    s.dice = part["dice"].wholes(3, 0, 6)
    s.used = part["used"].wholes(3, 0, SPENT)
    s.siege = part["siege"].whole(0, 100)
    s.drawing = part["drawing"].whole(0, 8)
    s.set_aside = part["set_aside"].whole(0, 6)
    s.acting = EMPTY if part["acting"].data is None else part["acting"].one_of(NAMES)
    s.source = part["source"].whole(1, 6) - 1
    s.target = part["target"].whole(1, 6) - 1
    s.roll = part["roll"].whole(0, 6)
    s.gain = part["gain"].whole(0, 100)
    s.laid = part["laid"].whole(0, 63)
    s.before = [] if part["before"].data is None else _counts(part["before"])
    s.proven = 0
    for seat, sorts in enumerate(part["proven"].items(2, 2)):
        for sort in sorts.items(0, 2):
            s.proven |= 1 << (2 * seat + sort.one_of(SORTS))
    invariants.check(s, part)


def _earned(s: "Roma", seat: int) -> dict[str, int]:
    account = s.earned[seat * ACCOUNT : (seat + 1) * ACCOUNT]
    return {name: count for name, count in zip(SOURCES, account, strict=True) if count != 0}


def _names(counts: list[int]) -> dict[str, int]:
    return {NAMES[kind]: count for kind, count in enumerate(counts) if count > 0}


def _counts(data: Reader) -> list[int]:
    found = data.keys([], NAMES)
    return [found[name].whole(0, 6) if name in found else 0 for name in NAMES]
