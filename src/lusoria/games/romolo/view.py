"""What each seat may know of a position, as plain data. Every element has its id under `el`."""

from typing import TYPE_CHECKING

from lusoria.core.state import OVER
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import building, combat, draws, growth, scoring
from lusoria.games.romolo.layout import (
    AI_UNITS,
    ALIVE,
    ANSWER,
    BAG,
    BANK,
    BANK_NAMES,
    BATTLES,
    BUILDINGS,
    BUILT,
    CAPITAL,
    CHARS,
    CHOICE,
    COINS,
    CUBES,
    DAMAGE,
    DOWN_MULT,
    ENDINGS,
    EVENTS,
    FOREST,
    GOODS,
    HAND,
    HELD,
    HEX,
    KIND,
    KINDS,
    LAID,
    LOST,
    LOT_TOKEN,
    MERCS,
    MULT,
    NEW,
    NOBODY,
    NOT_ENDING,
    NOWHERE,
    OFFER,
    OWN,
    PENALTY,
    PIECES,
    PRICES,
    RESOURCES,
    SEAT,
    SEEN,
    SHOWN,
    SIDES,
    SILVER,
    SOLDIERS,
    SPENT,
    STANCE,
    STEPS,
    SURVIVOR,
    TERRAIN,
    TERRAINS,
    THE_EXPLORER,
    THIRD,
    TILES,
    TOKEN,
    TOKENS,
    TOWER,
    TROOP,
    TYPES,
    UNITS,
    UNKNOWN,
    UP,
    WALL,
    WALLS,
    WATER_PILE,
)
from lusoria.games.romolo.map import SIDES as SIDE_NAMES
from lusoria.games.romolo.tiles import (
    CHARACTERS,
    CLAUSES,
    COPIES,
    DEFENSOR,
    DUX,
    FOEDERATUS,
    NAMES,
    NEGOTIATOR,
    NO_TILE,
    PRAEPOSITUS,
    TYPE,
)

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

Data = dict[str, object]

TYPE_NAMES = ["I", "II", "III"]


def view(s: "Romolo", seat: int | None) -> Data:
    """The position as the seat may know it."""
    return {
        "player": s.player,
        "turn": s.turn,
        "in_move": s.in_move,
        "step": STEPS[s.step],
        "round": s.round,
        "first": s.first,
        "active": s.active,
        "ending": None if s.ending == NOT_ENDING else ENDINGS[s.ending],
        "seats": [_seat(s, i, seat) for i in range(s.rivals)],
        "hexes": [_hex(s, i, seat) for i in range(s.board.size)],
        "units": [_unit(s, i) for i in range(UNITS) if _on_table(s, i)],
        "stores": [_store(s, i) for i in range(len(s.stores))],
        "bank": [
            {"el": f"bank:{name}", "piece": name, "count": s.stock[BANK + i]}
            for i, name in enumerate(BANK_NAMES)
        ],
        "market": [_column(s, i) for i in range(5)],
        "display": [_slot(s, i) for i in range(len(s.display))],
        "pile": _pile(s),
        "water_pile": s.stock[WATER_PILE],
        "terrains": _terrains(s, seat),
        "move": _move(s),
        "offer": _offer(s),
        "battle": _battle(s, seat),
        "events": _events(s),
        "outcome": s.outcome().json() if s.player == OVER else None,
        "choices": _choices(s),
    }


def character_facts() -> list[Data]:
    """What is printed on the tiles."""
    return [
        {
            "character": NAMES[kind],
            "type": TYPE_NAMES[TYPE[kind]],
            "copies": COPIES[kind],
            "rule": CLAUSES[kind],
        }
        for kind in range(CHARACTERS)
    ]


def building_facts(s: "Romolo") -> list[Data]:
    """The building table (RR7.1)."""
    return [
        {"building": name, "stone": s.edition.stone[i], "wood": s.edition.wood[i]}
        for i, name in enumerate(BUILDINGS)
    ]


# --- seats ---


def _seat(s: "Romolo", i: int, seat: int | None) -> Data:
    start = i * SEAT
    shown = not s.hidden_coins or i == seat or s.player == OVER
    capital = s.seats[start + CAPITAL]
    return {
        "el": f"seat:{i}",
        "ai": i >= s.players,
        "alive": s.seats[start + ALIVE] == 1,
        "capital": None if capital == NOWHERE else s.board.names[capital],
        "damage": s.seats[start + DAMAGE],
        "coins": {"el": f"coins:{i}", "half_silver": s.seats[start + COINS] if shown else None},
        "resources": [
            {"el": f"res:{i}:{name}", "resource": name, "count": s.seats[start + HAND + k]}
            for k, name in enumerate(RESOURCES)
        ],
        "battles": s.seats[start + BATTLES],
        "hand": _figures(s, i),
        "tokens": _tokens(s, i, seat),
        "shown": [TOKENS[k] for k in range(6) if s.seats[start + SHOWN] & (1 << k)],
        "characters": _characters(s, i),
        "hostile_to": [k for k in range(s.rivals) if k != i and s.seats[start + STANCE] & (1 << k)],
        "third": _third(s, i, seat),
    }


def _figures(s: "Romolo", i: int) -> Data:
    """Figures that are not on the map."""
    if i >= s.players:
        return {}
    start = i * OWN
    return {
        "worker": sum(s.at[u] == NOWHERE for u in range(start, start + SOLDIERS)),
        "soldier": sum(s.at[u] == NOWHERE for u in range(start + SOLDIERS, start + THE_EXPLORER)),
        "explorer": int(s.at[start + THE_EXPLORER] == NOWHERE),
    }


def _tokens(s: "Romolo", i: int, seat: int | None) -> Data | None:
    """Die tokens held: their owner sees them, others how many (RR1.2)."""
    if s.dice or i >= s.players:
        return None
    held = s.seats[i * SEAT + HELD]
    tokens: list[Data] | None = None
    if i == seat:
        tokens = [
            {"el": f"token:{TOKENS[k]}", "token": TOKENS[k]} for k in range(6) if held & (1 << k)
        ]
    return {"count": held.bit_count(), "tokens": tokens}


def _characters(s: "Romolo", i: int) -> list[Data]:
    """The tiles a seat owns, with what lies on them."""
    found: list[Data] = []
    for kind in range(CHARACTERS):
        if s.seats[i * SEAT + CHARS] & (1 << kind):
            tile: Data = {
                "el": f"character:{NAMES[kind]}",
                "character": NAMES[kind],
                "used": s.used & (1 << kind) != 0,
            }
            if kind == DUX:
                tile["counters"] = s.dux
            elif kind == FOEDERATUS:
                tile["counters"] = s.favours
            elif kind == DEFENSOR:
                tile["counters"] = s.spare_walls
            elif kind == NEGOTIATOR:
                tile["goods"] = {
                    name: s.stock[GOODS + k]
                    for k, name in enumerate(RESOURCES)
                    if s.stock[GOODS + k] > 0
                }
            found.append(tile)
    for k, name in enumerate(RESOURCES):
        for number in range(s.seats[i * SEAT + TILES + k]):
            found.append(
                {
                    "el": f"praepositus:{i}:{name}:{number + 1}",
                    "character": NAMES[PRAEPOSITUS],
                    "goods": {name: 1} if i < s.players else {},
                }
            )
    return found


def _third(s: "Romolo", i: int, seat: int | None) -> str | None:
    """The third starting hex: secret until it is laid (RR2.3)."""
    choice = s.seats[i * SEAT + CHOICE]
    if choice == 0 or i >= s.players:
        return None
    laid = s.hexes[s.board.starts[(i - s.first) % s.players][0] * HEX + UP] == 1
    return TERRAINS[choice] if laid or i == seat else "secret"


def _terrains(s: "Romolo", seat: int | None) -> list[Data]:
    """The tiles to choose from in the set-up."""
    if s.step != THIRD or s.player != seat:
        return []
    return [{"el": f"terrain:{TERRAINS[k]}", "terrain": TERRAINS[k]} for k in range(1, FOREST + 1)]


# --- the map ---


def _hex(s: "Romolo", i: int, seat: int | None) -> Data:
    start = i * HEX
    q, r = s.board.places[i]
    up = s.hexes[start + UP] == 1
    peeked = s.hexes[start + SEEN]
    knows = up or (seat is not None and peeked & (1 << seat) != 0)
    terrain = s.hexes[start + TERRAIN]
    scored = s.ended != ""  # multipliers are turned up then (RR16.14)
    name = s.board.names[i]
    data: Data = {
        "el": f"hex:{name}",
        "name": name,
        "q": q,
        "r": r,
        "up": up,
        "terrain": TERRAINS[terrain] if knows and terrain != UNKNOWN else None,
        "peeked": [k for k in range(s.players) if peeked & (1 << k)],
        "multiplier": _multiplier(s.hexes[start + MULT], knows or (s.players == 1 and scored)),
    }
    if up:
        tower = s.hexes[start + TOWER]
        data["tower"] = None if tower == NOBODY else {"el": f"tower:{tower}", "seat": tower}
        data["pieces"] = [
            {
                "el": f"piece:{name}:{BUILDINGS[building.built_as(s, i, k)]}",
                "piece": PIECES[k],
                "count": count,
            }
            for k in range(WALL)
            if (count := s.hexes[start + BUILT + k]) > 0
        ]
        if s.hexes[start + WALLS] != 0:
            data["wall_piece"] = {"el": f"piece:{name}:wall"}
        data["sides"] = _sides(s, i)
        data["power"] = building.power(s, i)
        data["constructions"] = building.constructions(s, i)
        data["limit"] = building.limit(s, i)
        data["exploited"] = s.exploited & (1 << i) != 0
        lost = s.hexes[start + LOST]
        if lost != UNKNOWN and seat is not None and peeked & (1 << seat) != 0:
            data["lost"] = TERRAINS[lost]
    if s.players == 1:
        data["ai"] = [
            {"el": f"ai:{name}:{AI_UNITS[k]}", "condition": AI_UNITS[k], "count": count}
            for k in range(TROOP)
            if (count := s.ai[i * TROOP + k]) > 0
        ]
    return data


def _multiplier(value: int, knows: bool) -> object:
    """The value, "?" for one that the seat has not seen, None for none."""
    if value == 0:
        return None
    return value if knows and value > DOWN_MULT else "?"


def _sides(s: "Romolo", i: int) -> list[Data]:
    """Walls, and where one may be put just now."""
    walls = s.hexes[i * HEX + WALLS]
    planned = s.walls if s.step == SIDES and i == s.work else 0
    asked = s.step == SIDES and i == s.work
    return [
        {
            "el": f"side:{s.board.names[i]}:{SIDE_NAMES[d]}",
            "side": SIDE_NAMES[d],
            "wall": walls & (1 << d) != 0,
            "planned": planned & (1 << d) != 0,
        }
        for d in range(6)
        if asked or walls & (1 << d)
    ]


def _on_table(s: "Romolo", unit: int) -> bool:
    return s.at[unit] >= 0 or (unit >= MERCS and s.merc[unit - MERCS] >= 0)


def _unit(s: "Romolo", unit: int) -> Data:
    st = s.st[unit]
    place = s.at[unit]
    return {
        "el": f"unit:{unit}",
        "name": a.unit_name(unit),
        "kind": KINDS[KIND[unit]],
        "seat": s.owner(unit),
        "hex": s.board.names[place] if place >= 0 else None,
        "laid": st & LAID != 0,
        "penalty": st & PENALTY != 0,
        "new": st & NEW != 0,
        "spent": st & SPENT,
        "actions": s.edition.actions[KIND[unit]],
    }


def _store(s: "Romolo", i: int) -> Data:
    store = s.stores[i]
    return {
        "el": f"store:{i + 1}",
        "hex": s.board.names[store >> 7],
        "resource": RESOURCES[(store >> 4) & 7],
        "count": store & 15,
    }


# --- the market and the characters ---


def _column(s: "Romolo", i: int) -> Data:
    return {
        "el": f"market:{RESOURCES[i]}",
        "resource": RESOURCES[i],
        "price": s.stock[PRICES + i],
        "cubes": {
            name: s.stock[CUBES + 5 * i + k]
            for k, name in enumerate(RESOURCES)
            if s.stock[CUBES + 5 * i + k] > 0
        },
    }


def _slot(s: "Romolo", i: int) -> Data:
    tile = s.display[i]
    return {"el": f"slot:{i + 1}", "character": None if tile == NO_TILE else NAMES[tile]}


def _pile(s: "Romolo") -> Data:
    """How many tiles of each type are left, and the type that the top one's back shows."""
    top = draws.next_type(s)
    return {
        "el": "pile",
        "count": sum(s.stock[TYPES : TYPES + 3]),
        "next": None if top < 0 else TYPE_NAMES[top],
    }


# --- what is going on ---


def _move(s: "Romolo") -> Data | None:
    """The unit that acts, where it works, what is still to pay."""
    if not s.in_move or s.unit < 0 or s.turn == 0:
        return None
    return {
        "unit": f"unit:{s.unit}",
        "hex": s.board.names[s.work] if s.work >= 0 else None,
        "due": s.due,
        "by_value": s.by_value,
        "cost": growth.wage(s) // SILVER,
    }


def _offer(s: "Romolo") -> list[str] | None:
    """What an ally is offered and asked for (RR17.5)."""
    if s.step not in (OFFER, ANSWER):
        return None
    return [a.notation(item, s.board.names) for item in s.queue]


def _battle(s: "Romolo", seat: int | None) -> Data | None:
    """A battle under way: who, where, with what; tokens only once they are shown."""
    if s.attacker < 0 or s.player == OVER:
        return None
    secret = s.step in (TOKEN, LOT_TOKEN)
    battle = s.foe >= 0
    return {
        "el": "battle",
        "hex": s.board.names[s.target],
        "attacker": s.attacker,
        "defender": s.foe if battle else None,
        "attacking": [f"unit:{u}" for u in range(UNITS) if s.force & (1 << u)],
        "defending": [f"unit:{u}" for u in range(UNITS) if s.guard & (1 << u)],
        "attack": combat.attack_value(s) if battle else None,
        "defence": combat.defence_value(s) if battle else None,
        "tokens": [
            _token(s.chosen, secret and seat != s.attacker),
            _token(s.answer, secret and seat != s.foe),
        ],
        "hits": s.hits,
        "blows": s.blows,
    }


def _token(token: int, secret: bool) -> str | None:
    if token < 0:
        return None
    return "chosen" if secret else TOKENS[token]


def _events(s: "Romolo") -> Data | None:
    """Solitaire: the cubes that are left in the Event line."""
    if s.players > 1:
        return None
    return {name: s.stock[BAG + i] for i, name in enumerate(EVENTS)}


def _choices(s: "Romolo") -> Data | None:
    """The choices at the end of the game (RR14.15)."""
    if s.player != OVER or s.ended == SURVIVOR:
        return None
    tally = scoring.best(s)
    choices = tally.choices
    return {
        "architectus": _name(s, choices.farm),
        "sacerdos": [_name(s, place) for place in (choices.one, choices.two) if place >= 0],
        "dominions": [_name(s, place) for place in choices.dominions],
        "control": [None if side == NOBODY else side for side in tally.owner],
    }


def _name(s: "Romolo", place: int) -> str | None:
    return None if place < 0 else s.board.names[place]
