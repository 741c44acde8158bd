"""The seats: what each of them has, and how many units its Capital allows."""

from typing import TYPE_CHECKING, Final, Literal, TypedDict

from lusoria.games.romolo import layout
from lusoria.games.romolo.board import constructions, presence
from lusoria.games.romolo.economy import growth
from lusoria.games.romolo.knowledge import sees_coins, sees_third
from lusoria.games.romolo.layout import People, Piece, Resource, Terrain, Token
from lusoria.games.romolo.tiles import (
    CHARACTERS,
    DEFENSOR,
    DUX,
    FOEDERATUS,
    NAMES,
    NEGOTIATOR,
    PRAEPOSITUS,
    CharacterName,
)

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


HEIGHTS: Final = 8  # no limit rises any more at this Power


class Purse(TypedDict):
    """A seat's coins, unless they are hidden."""

    el: str
    half_silver: int | None


class Stock(TypedDict):
    """Cubes of one resource in hand."""

    el: str
    resource: Resource
    count: int


class Figures(TypedDict):
    """Figures that are not on the map."""

    worker: int
    soldier: int
    explorer: int


class TokenHeld(TypedDict):
    """A die token that its owner sees."""

    el: str
    token: Token


class TokensHeld(TypedDict):
    """Die tokens: their owner sees which, others how many (RR1.2)."""

    count: int
    tokens: list[TokenHeld] | None
    known: list[Token] | None
    """What everybody knows it to hold, where nothing was set aside unseen (RR19.30)."""


class Tile(TypedDict):
    """A character that a seat owns."""

    el: str
    character: CharacterName
    used: bool
    """Whether its power is spent for this Turn (RR15.0)."""
    counters: int | None
    """Of the Dux and the Foederatus; walls of the Defensor."""
    goods: dict[Resource, int] | None
    """Cubes that lie on it."""


class Limit(TypedDict):
    """The units of a kind, and how many the Capital's Power allows (RR9.1)."""

    have: int
    most: int | None
    """None: as many as there are."""
    room: int
    """How many more there may be; 0 where nothing limits them."""
    power: int | None
    """The Power that would allow more."""


class Limits(TypedDict):
    """What a living player's Capital allows."""

    power: int
    workers: Limit
    army: Limit
    character: int
    """The price of the next character, in half silver (RR9.7)."""


class Seat(TypedDict):
    """A player, or the A.I."""

    el: str
    ai: bool
    alive: bool
    capital: str | None
    coins: Purse
    resources: list[Stock]
    """Cubes in hand; the A.I. never has any."""
    battles: int
    people: People | None
    """The people it leads (RR19.19)."""
    hand: Figures
    supply: list[Piece]
    """Buildings in hand (RR19.2)."""
    tokens: TokensHeld | None
    shown: list[Token]
    """Die tokens revealed since they were last taken back."""
    characters: list[Tile]
    hostile_to: list[int]
    third: Terrain | Literal["secret"] | None
    """The third starting hex (RR2.3)."""
    limits: Limits | None
    hired: bool
    """Whether it has hired a character this Turn: one is all (RR9.7)."""
    changed: list[int]
    """Seats towards which it has changed its stance this Turn (RR5.8)."""


def seats(s: "Romolo", seat: int | None) -> list[Seat]:
    """All seats, the A.I.'s last."""
    return [_seat(s, i, seat) for i in range(s.rivals)]


def _seat(s: "Romolo", i: int, seat: int | None) -> Seat:
    start = i * layout.SEAT
    capital = s.seats[start + layout.CAPITAL]
    active = i == s.active and s.turn > 0
    return {
        "el": f"seat:{i}",
        "ai": s.is_ai(i),
        "alive": s.seats[start + layout.ALIVE] == 1,
        "capital": None if capital == layout.NOWHERE else s.board.names[capital],
        "coins": {
            "el": f"coins:{i}",
            "half_silver": s.seats[start + layout.COINS] if sees_coins(s, i, seat) else None,
        },
        "resources": [
            {"el": f"res:{i}:{name}", "resource": name, "count": s.seats[start + layout.HAND + k]}
            for k, name in enumerate(layout.RESOURCES)
            if not s.is_ai(i)
        ],
        "battles": s.seats[start + layout.BATTLES],
        "people": None if s.people(i) == layout.NO_PEOPLE else layout.PEOPLES[s.people(i) - 1],
        "hand": _figures(s, i),
        "supply": [
            name
            for kind, name in enumerate(layout.PIECES)
            if s.seats[start + layout.SUPPLY] & (1 << kind)
        ],
        "tokens": _tokens(s, i, seat),
        "shown": [
            s.edition.tokens[k] for k in range(6) if s.seats[start + layout.SHOWN] & (1 << k)
        ],
        "characters": _characters(s, i),
        "hostile_to": [
            k for k in range(s.rivals) if k != i and s.seats[start + layout.STANCE] & (1 << k)
        ],
        "third": _third(s, i, seat),
        "limits": None if capital == layout.NOWHERE or s.is_ai(i) else _limits(s, i),
        "hired": active and s.hired,
        "changed": [k for k in range(s.players) if active and s.stanced & (1 << k)],
    }


def _figures(s: "Romolo", i: int) -> Figures:
    if s.is_ai(i):
        return {"worker": 0, "soldier": 0, "explorer": 0}
    start = i * layout.OWN
    first, last = start + layout.SOLDIERS, start + layout.THE_EXPLORER
    return {
        "worker": sum(s.at[u] == layout.NOWHERE for u in range(start, first)),
        "soldier": sum(s.at[u] == layout.NOWHERE for u in range(first, last)),
        "explorer": int(s.at[last] == layout.NOWHERE),
    }


def _tokens(s: "Romolo", i: int, seat: int | None) -> TokensHeld | None:
    if s.dice or s.is_ai(i):
        return None
    held = s.tokens_held(i)
    shown = s.tokens_shown(i)
    tokens = s.edition.tokens
    return {
        "count": held.bit_count(),
        "tokens": [
            {"el": f"token:{name}", "token": name}
            for k, name in enumerate(tokens)
            if held & (1 << k)
        ]
        if i == seat
        else None,
        "known": [name for k, name in enumerate(tokens) if shown & (1 << k) == 0]
        if s.edition.tokens_held == len(tokens)
        else None,
    }


def _characters(s: "Romolo", i: int) -> list[Tile]:
    """The tiles a seat owns, with what lies on them."""
    found: list[Tile] = []
    for kind in range(CHARACTERS):
        if s.characters(i) & (1 << kind):
            found.append(
                {
                    "el": f"character:{NAMES[kind]}",
                    "character": NAMES[kind],
                    "used": s.used & (1 << kind) != 0,
                    "counters": _counters(s, kind),
                    "goods": _goods(s) if kind == NEGOTIATOR else None,
                }
            )
    for k, name in enumerate(layout.RESOURCES):
        for number in range(s.praepositi(i, k)):
            found.append(
                {
                    "el": f"praepositus:{i}:{name}:{number + 1}",
                    "character": NAMES[PRAEPOSITUS],
                    "used": i == s.active and number < (s.helped >> 3 * k & 7),
                    "counters": None,
                    "goods": _one(name) if not s.is_ai(i) else None,
                }
            )
    return found


def _counters(s: "Romolo", kind: int) -> int | None:
    if kind == DUX:
        return s.dux
    if kind == FOEDERATUS:
        return s.favours
    return s.spare_walls if kind == DEFENSOR else None


def _goods(s: "Romolo") -> dict[Resource, int]:
    return {name: s.stock[layout.GOODS + k] for k, name in enumerate(layout.RESOURCES)}


def _one(resource: Resource) -> dict[Resource, int]:
    return {name: int(name == resource) for name in layout.RESOURCES}


def _third(s: "Romolo", i: int, seat: int | None) -> Terrain | Literal["secret"] | None:
    """Secret until it is laid."""
    choice = s.third_terrain(i)
    if choice == 0 or s.is_ai(i):
        return None
    return layout.TERRAINS[choice] if sees_third(s, i, seat) else "secret"


def _limits(s: "Romolo", i: int) -> Limits:
    power = constructions.power(s, s.capital(i))
    edition = s.edition
    workers = [edition.worker_limit(height) for height in range(HEIGHTS)]
    army = [edition.army_limit(height) for height in range(HEIGHTS)]
    return {
        "power": power,
        "workers": _limit(presence.count(s, i, layout.WORKER), workers, power),
        "army": _limit(growth.army_of(s, i), army, power),
        "character": growth.wage(s, i),
    }


def _limit(have: int, limits: list[int], power: int) -> Limit:
    most = limits[min(power, HEIGHTS - 1)]
    more = [height for height in range(HEIGHTS) if limits[height] > most]
    endless = most >= layout.UNITS
    return {
        "have": have,
        "most": None if endless else most,
        "room": 0 if endless else max(0, most - have),
        "power": more[0] if more else None,
    }
