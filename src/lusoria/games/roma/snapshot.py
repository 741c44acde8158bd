"""The whole position as readable data, and back."""

from typing import TYPE_CHECKING

from lusoria.core.reading import Reader
from lusoria.core.state import CHANCE, OVER
from lusoria.games.roma.cards import (
    AESCULAPINUM,
    ARCHITECTUS,
    CENTURIO,
    CONSILIARIUS,
    CONSUL,
    COPIES,
    EMPTY,
    FORUM,
    GLADIATOR,
    HARUSPEX,
    KINDS,
    LEGIONARIUS,
    MACHINA,
    MERCATOR,
    NAMES,
    NERO,
    ONAGER,
    PRAETORIANUS,
    SCAENICUS,
    SENATOR,
    SICARIUS,
    VELITES,
)
from lusoria.games.roma.knowledge import fits
from lusoria.games.roma.layout import (
    ADD,
    BATTLE,
    BUY,
    CHANGE,
    COPY,
    DEAL,
    DECK,
    DISCARD,
    DRAWN,
    ENDS,
    FREE,
    HELD,
    KEEP,
    KNOWN,
    PASS,
    PLACE,
    POINTS,
    RECOVER,
    RELAY,
    SEEK,
    SPENT,
    STEPS,
    TARGET,
    TEMPLE,
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

KEYS = [
    "player",
    "step",
    "turn",
    "in_move",
    "reveals",
    "first",
    "active",
    "points",
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
    "ended",
]

# The cards that can be acting when a step is theirs
ACTORS = {
    TARGET: [SICARIUS, GLADIATOR, NERO, PRAETORIANUS, VELITES, ONAGER],
    BATTLE: [LEGIONARIUS, CENTURIO, VELITES, ONAGER],
    ADD: [CENTURIO],
    POINTS: [FORUM],
    TEMPLE: [FORUM],
    BUY: [MERCATOR],
    FREE: [ARCHITECTUS, SENATOR],
    SEEK: [HARUSPEX],
    RECOVER: [AESCULAPINUM],
    CHANGE: [CONSUL],
    COPY: [SCAENICUS],
    RELAY: [CONSILIARIUS, MACHINA],
}


def position(s: "Roma") -> dict[str, object]:
    """The position as data: cards by name, discs from 1."""
    return {
        "player": s.player,
        "step": STEPS[s.step],
        "turn": s.turn,
        "in_move": s.in_move,
        "reveals": s.reveals,
        "first": s.first,
        "active": s.active,
        "points": s.points[:],
        "stockpile": s.stock,
        "money": s.money[:],
        "board": [None if kind == EMPTY else NAMES[kind] for kind in s.board],
        "cards": {name: _names(s.cards[zone : zone + KINDS]) for name, zone in ZONE_NAMES},
        "blocked": [[d + 1 for d in range(6) if mask & (1 << d)] for mask in s.blocked],
        "dice": s.dice[:],
        "used": s.used[:],
        "siege": s.siege,
        "drawing": s.drawing,
        "set_aside": s.held,
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
        "ended": s.ended,
    }


def fill(s: "Roma", data: Reader) -> None:
    """Sets a position to what the data says; impossible positions are refused."""
    part = data.keys(KEYS)
    s.player = part["player"].whole(OVER, 1)
    s.step = part["step"].one_of(STEPS)
    s.turn = part["turn"].whole(0, 1_000_000)
    s.in_move = part["in_move"].flag()
    s.reveals = part["reveals"].whole(0, 1_000_000_000)
    s.log = None
    s.legal = None
    s.first = part["first"].whole(0, 1)
    s.active = part["active"].whole(0, 1)
    s.points = part["points"].wholes(2, 0, 100)
    s.stock = part["stockpile"].whole(0, 36)
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
    s.held = part["set_aside"].whole(0, 6)
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
    s.ended = ENDS[part["ended"].one_of(ENDS)] if s.player == OVER else ""
    _check(s, data)


def _names(counts: list[int]) -> dict[str, int]:
    return {NAMES[kind]: count for kind, count in enumerate(counts) if count > 0}


def _counts(data: Reader) -> list[int]:
    found = data.keys([], NAMES)
    return [found[name].whole(0, 6) if name in found else 0 for name in NAMES]


def _check(s: "Roma", data: Reader) -> None:
    """What must hold in every position, so that play can go on from it."""
    if _all_cards(s) != COPIES:
        raise data.wrong("these are not the 52 cards of the game")
    if sum(s.points) + s.stock != 36 and not (s.player == OVER and s.stock == 0):
        raise data.wrong("the points do not add up to 36")
    if s.player == OVER:
        return
    if min(s.points) == 0 or s.stock == 0:
        raise data.wrong("the game should be over")
    if (s.player == CHANCE) != (s.step <= BATTLE) or s.player not in (CHANCE, s.active):
        raise data.wrong("player, active and step do not fit together")
    if s.step in ACTORS and s.acting not in ACTORS[s.step]:
        raise data.wrong("this card does not act in this step")
    if s.step in (BATTLE, ADD) and s.board[(1 - s.active) * 6 + s.target] == EMPTY:
        raise data.wrong("there is nothing to battle against")
    if s.step in (DRAWN, KEEP, RELAY) and s.held != sum(s.cards[HELD : HELD + KINDS]):
        raise data.wrong("set_aside does not fit the cards held")
    if s.step in (DEAL, DRAWN) and not 0 < s.drawing <= s.deck_size + s.discard_size:
        raise data.wrong("so many cards cannot be drawn")
    if s.step not in (PASS, PLACE) and not _knowledge_fits(s):
        raise data.wrong("a seat cannot know what is not so")
    if not (s.chances() if s.player == CHANCE else s.find_legal()) or not (
        fits(s, 0) and fits(s, 1)
    ):
        raise data.wrong("there is nothing to decide")


def _all_cards(s: "Roma") -> list[int]:
    """How many cards of each kind there are; passed ones are in the zone KNOWN only (R3)."""
    counts = [0] * KINDS
    for kind in s.board:
        if kind != EMPTY:
            counts[kind] += 1
    for zone in range(0, ZONES if s.step == PASS else KNOWN, KINDS):
        for kind in range(KINDS):
            counts[kind] += s.cards[zone + kind]
    return counts


def _knowledge_fits(s: "Roma") -> bool:
    for seat in range(2):
        drawn = s.before and s.active != seat
        for kind in range(KINDS):
            there = s.cards[(1 - seat) * KINDS + kind]
            if drawn:
                if s.before[kind] > there:
                    return False
                there += s.cards[HELD + kind]
            if s.cards[KNOWN + seat * KINDS + kind] > there:
                return False
    return True
