"""What each seat may know of a position, as plain data."""

from typing import TYPE_CHECKING

from lusoria.core.state import OVER
from lusoria.games.roma import refusals
from lusoria.games.roma.cards import (
    BUILDINGS,
    CLAUSES,
    COPIES,
    DEFENCES,
    EMPTY,
    KINDS,
    NAMES,
    PRICES,
)
from lusoria.games.roma.effects import defence
from lusoria.games.roma.layout import (
    ADD,
    BATTLE,
    DECK,
    DISCARD,
    DRAWN,
    HELD,
    KEEP,
    KNOWN,
    ON_CARDS,
    ON_MONEY,
    PASS,
    PLACE,
    RELAY,
    SEEK,
    SPENT,
    STEPS,
    TEMPLE,
    UNUSED,
)

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma

Data = dict[str, object]


def view(s: "Roma", seat: int | None) -> Data:
    """The position as the seat may know it. Every element has its id under `el`."""
    acting = s.in_move and s.step > KEEP
    return {
        "player": s.player,
        "turn": s.turn,
        "in_move": s.in_move,
        "step": STEPS[s.step],
        "prompt": None if s.player < 0 else refusals.prompt(s).json(),
        "first": s.first,
        "active": s.active,
        "stockpile": {"el": "stockpile", "points": s.stock},
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
        "acting": None if not acting else {"card": NAMES[s.acting], "disc": s.source + 1},
        "battle": _battle(s),
        "forum": s.gain if s.step == TEMPLE and acting else None,
        "siege": s.siege,
        "outcome": s.outcome().json() if s.player == OVER else None,
    }


def card_facts() -> list[Data]:
    """What is printed on the cards."""
    return [
        {
            "card": NAMES[kind],
            "sort": "character" if kind < BUILDINGS else "building",
            "copies": COPIES[kind],
            "price": PRICES[kind],
            "defence": DEFENCES[kind],
            "rule": CLAUSES[kind],
        }
        for kind in range(KINDS)
    ]


def _cards(s: "Roma", zone: int, element: str) -> list[Data]:
    return [
        {"el": f"{element}:{NAMES[kind]}", "card": NAMES[kind], "count": s.cards[zone + kind]}
        for kind in range(KINDS)
        if s.cards[zone + kind] > 0
    ]


def _seat(s: "Roma", i: int, seat: int | None) -> Data:
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


def _passed(s: "Roma", i: int, seat: int | None) -> Data | None:
    """The cards put aside for the other seat, which does not see them yet (R3)."""
    if s.step != PASS:
        return None
    zone = KNOWN + i * KINDS
    return {
        "count": sum(s.cards[zone : zone + KINDS]),
        "cards": _cards(s, zone, "passed") if i == seat else None,
    }


def _place(s: "Roma", i: int, disc: int, own: bool) -> Data:
    """A place beside a disc; before the reveal the other's card shows its back (R4)."""
    kind = s.board[i * 6 + disc]
    data: Data = {"el": f"place:{i}:{disc + 1}", "card": None}
    if kind == EMPTY:
        return data
    down = s.step == PLACE
    data["down"] = down
    if own or not down:
        data["card"] = NAMES[kind]
        data["defence"] = defence(s, i * 6 + disc)
        data["base"] = DEFENCES[kind]
    return data


def _disc(s: "Roma", disc: int) -> Data:
    return {
        "el": f"disc:{disc + 1}",
        "blocked": [seat for seat in range(2) if s.blocked[seat] & (1 << disc)],
    }


def _die(s: "Roma", i: int) -> Data:
    place = s.used[i]
    where: object = None
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


def _draw_pile(s: "Roma", seat: int | None) -> Data:
    """How many cards there are; their kinds only for whoever looks through them (R31)."""
    looking = s.step == SEEK and s.player == seat
    return {
        "el": "pile:draw",
        "count": s.deck_size,
        "cards": _cards(s, DECK, "draw") if looking else None,
    }


def _held(s: "Roma", seat: int | None) -> Data | None:
    """Cards between zones: drawn ones are the drawer's secret, taken-up ones are open."""
    if s.held == 0 or s.step not in (DRAWN, KEEP, RELAY):
        return None
    seen = s.step == RELAY or s.active == seat
    return {"count": s.held, "cards": _cards(s, HELD, "held") if seen else None}


def _battle(s: "Roma") -> Data | None:
    """A battle under way: its target, the defence, and the die once it is rolled (R13)."""
    if s.step not in (BATTLE, ADD) or s.player == OVER:
        return None
    place = (1 - s.active) * 6 + s.target
    return {
        "el": "battle",
        "target": f"place:{1 - s.active}:{s.target + 1}",
        "defence": defence(s, place),
        "roll": s.roll if s.step == ADD else None,
    }
