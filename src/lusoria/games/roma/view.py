"""What each seat may know of a position, as plain data."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.core.state import OVER
from lusoria.core.view import View
from lusoria.games.roma import asked
from lusoria.games.roma.battle import defence, siege, turres
from lusoria.games.roma.cards import DEFENCES, EMPTY, FORUM, KINDS, NAMES, TEMPLUM, CardName
from lusoria.games.roma.layout import (
    DECK,
    DISCARD,
    HELD,
    KNOWN,
    ON_CARDS,
    ON_MONEY,
    PASSED,
    SPENT,
    UNUSED,
)
from lusoria.games.roma.points import basilicas
from lusoria.games.roma.side import beside
from lusoria.games.roma.steps import STEPS

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma


class Element(TypedDict):
    """Something that can be touched and has nothing else to say."""

    el: str


class Cards(TypedDict):
    """All cards of a kind in one zone."""

    el: str
    card: CardName
    count: int


class Laid(TypedDict):
    """Cards in a zone without a place of its own; their kinds only for whoever may see them."""

    count: int
    cards: list[Cards] | None


class Passed(Laid):
    """Cards put aside for the other seat, and how many there will be (R3)."""

    of: int


class Pile(Laid):
    """A pile or a hand."""

    el: str


class Defence(TypedDict):
    """What a card defends with, and why: what is printed, plus Turris, minus Essedum."""

    value: int
    base: int
    turris: int
    essedum: int


class Neighbours(TypedDict):
    """What the cards beside a Forum do for it."""

    basilica: int
    """Points that Basilicas add."""
    templum: bool


class Place(TypedDict):
    """A place beside a disc."""

    el: str
    empty: bool
    down: bool
    """Whether a card lies there with its back to the others."""
    card: CardName | None
    defence: Defence | None
    forum: Neighbours | None
    """Of a Forum."""


class Seat(TypedDict):
    """One side of the table."""

    el: str
    points: int
    money: int
    hand: Pile
    passed: Passed | None
    places: list[Place]


class Disc(TypedDict):
    """One of the six dice discs, and the seats for which it is blocked."""

    el: str
    blocked: list[int]


class Die(TypedDict):
    """One of the three action dice."""

    el: str
    value: int
    used: bool
    spent: bool
    on: str | None


class Stockpile(TypedDict):
    """The points that nobody has."""

    el: str
    points: int


class Acting(TypedDict):
    """The card that acts, and the disc it acts from."""

    card: CardName
    disc: int


class Battle(TypedDict):
    """A battle under way."""

    el: str
    target: str
    card: CardName
    defence: int
    roll: int | None
    may_add: bool
    """Whether a die may be added now."""


class ForumPay(TypedDict):
    """A Forum that is being paid: what is known of its points so far."""

    die: int | None
    basilica: int
    third: bool
    """Whether another die may be added now."""


class RomaView(View):
    """The position as a seat may know it."""

    step: asked.StepName
    first: int
    active: int
    stockpile: Stockpile
    seats: list[Seat]
    discs: list[Disc]
    money_disc: Element
    cards_disc: Element
    dice: list[Die]
    draw_pile: Pile
    discard_pile: Pile
    held: Laid | None
    acting: Acting | None
    battle: Battle | None
    forum: ForumPay | None
    siege: int


def view(s: "Roma", seat: int | None) -> RomaView:
    """The position as the seat may know it."""
    acting = s.player >= 0 and len(STEPS[s.step].actors) > 0
    return {
        **s.head(),
        "step": asked.STEPS[s.step],
        "first": s.first,
        "active": s.active,
        "stockpile": {"el": "stockpile", "points": s.stockpile},
        "seats": [_seat(s, i, seat) for i in range(2)],
        "discs": [_disc(s, i) for i in range(6)],
        "money_disc": {"el": "disc:money"},
        "cards_disc": {"el": "disc:cards"},
        "dice": [_die(s, i) for i in range(3) if s.dice[i] > 0],
        "draw_pile": _draw_pile(s, seat),
        "discard_pile": {
            "el": "pile:discard",
            "count": s.discard_size,
            "cards": _cards(s, DISCARD, "discard"),
        },
        "held": _held(s, seat),
        "acting": {"card": NAMES[s.acting], "disc": s.source + 1} if acting else None,
        "battle": _battle(s),
        "forum": _forum(s) if acting else None,
        "siege": s.siege,
    }


def _cards(s: "Roma", zone: int, element: str) -> list[Cards]:
    return [
        {"el": f"{element}:{NAMES[kind]}", "card": NAMES[kind], "count": s.cards[zone + kind]}
        for kind in range(KINDS)
        if s.cards[zone + kind] > 0
    ]


def _seat(s: "Roma", i: int, seat: int | None) -> Seat:
    own = i == seat
    return {
        "el": f"seat:{i}",
        "points": s.points[i],
        "money": s.money[i],
        "hand": {
            "el": f"hand:{i}",
            "count": s.hand_size(i),
            "cards": _cards(s, i * KINDS, "hand") if own else None,
        },
        "passed": _passed(s, i, seat),
        "places": [_place(s, i, disc, own) for disc in range(6)],
    }


def _passed(s: "Roma", i: int, seat: int | None) -> Passed | None:
    """The cards put aside for the other seat, which does not see them yet (R3)."""
    if s.step != asked.PASS:
        return None
    zone = KNOWN + i * KINDS
    return {
        "count": sum(s.cards[zone : zone + KINDS]),
        "of": PASSED,
        "cards": _cards(s, zone, "passed") if i == seat else None,
    }


def _place(s: "Roma", i: int, disc: int, own: bool) -> Place:
    """A place beside a disc; before the reveal the other's card shows its back (R4)."""
    at = i * 6 + disc
    kind = s.board[at]
    down = s.step == asked.PLACE and kind != EMPTY
    seen = kind != EMPTY and (own or not down)
    return {
        "el": f"place:{i}:{disc + 1}",
        "empty": kind == EMPTY,
        "down": down,
        "card": NAMES[kind] if seen else None,
        "defence": _defence(s, at) if seen else None,
        "forum": _neighbours(s, at) if seen and kind == FORUM else None,
    }


def _defence(s: "Roma", at: int) -> Defence:
    return {
        "value": defence(s, at),
        "base": DEFENCES[s.board[at]],
        "turris": turres(s, at),
        "essedum": siege(s, at),
    }


def _neighbours(s: "Roma", at: int) -> Neighbours:
    return {"basilica": basilicas(s, at), "templum": beside(s, at, TEMPLUM) > 0}


def _disc(s: "Roma", disc: int) -> Disc:
    return {
        "el": f"disc:{disc + 1}",
        "blocked": [seat for seat in range(2) if s.blocked[seat] & (1 << disc)],
    }


def _die(s: "Roma", i: int) -> Die:
    place = s.used[i]
    where: str | None = None
    if place == ON_MONEY:
        where = "disc:money"
    elif place == ON_CARDS:
        where = "disc:cards"
    elif UNUSED < place < ON_MONEY:
        where = f"disc:{place}"
    return {
        "el": f"die:{i}",
        "value": s.dice[i],
        "used": place != UNUSED,
        "spent": place == SPENT,
        "on": where,
    }


def _draw_pile(s: "Roma", seat: int | None) -> Pile:
    """How many cards there are; their kinds only for whoever looks through them (R31)."""
    looking = s.step == asked.SEEK and s.player == seat
    return {
        "el": "pile:draw",
        "count": s.deck_size,
        "cards": _cards(s, DECK, "draw") if looking else None,
    }


def _held(s: "Roma", seat: int | None) -> Laid | None:
    """Cards between zones: drawn ones are the drawer's secret, taken-up ones are open."""
    if s.set_aside == 0 or s.step not in (asked.DRAWN, asked.KEEP, asked.RELAY):
        return None
    seen = s.step == asked.RELAY or s.active == seat
    return {"count": s.set_aside, "cards": _cards(s, HELD, "held") if seen else None}


def _battle(s: "Roma") -> Battle | None:
    """A battle under way: its target, the defence, and the die once it is rolled (R13, R36)."""
    if s.step not in (asked.BATTLE, asked.ADD) or s.player == OVER:
        return None
    at = (1 - s.active) * 6 + s.target
    return {
        "el": "battle",
        "target": f"place:{1 - s.active}:{s.target + 1}",
        "card": NAMES[s.board[at]],
        "defence": defence(s, at),
        "roll": s.roll if s.step == asked.ADD else None,
        "may_add": s.step == asked.ADD,
    }


def _forum(s: "Roma") -> ForumPay | None:
    """A Forum's points as they add up (R38, R40, R43)."""
    if s.step not in (asked.POINTS, asked.TEMPLE):
        return None
    bonus = basilicas(s, s.active * 6 + s.source)
    third = s.step == asked.TEMPLE
    return {"die": s.gain - bonus if third else None, "basilica": bonus, "third": third}
