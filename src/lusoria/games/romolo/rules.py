"""Romolo o Remo? as `core` sees it: how it starts, its actions and events in words."""

from typing import Final, cast

from lusoria.core.game import Description, Rules
from lusoria.core.message import Message, Params
from lusoria.core.state import State
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import (
    building,
    characters,
    production,
    scoring,
    snapshot,
    units,
    value,
    words,
)
from lusoria.games.romolo.events import EVENTS, FIELDS
from lusoria.games.romolo.layout import (
    ACT,
    AI_UNITS,
    ANSWER,
    ARRANGE,
    BUILDINGS,
    BUY,
    CAPITAL,
    DEFENDER,
    DISMISS,
    DO,
    ELSEWHERE,
    ENDS,
    EXCESS,
    FALL_BACK,
    FEED,
    FREE,
    GAIN,
    GATHER,
    HELP,
    HEX,
    HIT,
    INTO,
    LOOK,
    MERCS,
    MUSTER,
    NOWHERE,
    OFFER,
    OWN,
    PAY,
    PIECE_OF,
    PIECES,
    PLACE,
    POWERS,
    RAZE,
    RAZE_SIDE,
    RAZE_STORE,
    REFUND,
    REMOVE,
    REMOVE_SIDE,
    REMOVE_STORE,
    RESOURCES,
    RETREAT,
    RIDE,
    SAIL,
    SALARY,
    SEAT,
    SELL,
    SIDES,
    SOURCE,
    STEAL,
    STEPS,
    STOREHOUSE,
    TERRAINS,
    TOKENS,
    UNPAID,
    UP,
    VICTIM,
    WAR,
)
from lusoria.games.romolo.map import SIDES as SIDE_NAMES
from lusoria.games.romolo.odds import odds
from lusoria.games.romolo.state import Romolo
from lusoria.games.romolo.tiles import NAMES, NO_TILE

# Actions that mean something of their own in a step have a text of their own
SPECIAL: Final[dict[int, tuple[int, ...]]] = {
    a.HEX: (
        DO,
        LOOK,
        RIDE,
        SAIL,
        ELSEWHERE,
        ARRANGE,
        PLACE,
        SOURCE,
        STOREHOUSE,
        WAR,
        FALL_BACK,
    ),
    a.UNIT: (ACT, MUSTER, HIT, DISMISS, FEED, UNPAID),
    a.RESOURCE: (FREE, REFUND, STEAL, GAIN, SELL, BUY, OFFER, FEED, PAY),
    a.STORE: (PAY, SELL, GATHER, REMOVE_STORE, RAZE_STORE, OFFER),
    a.DONE: (
        SIDES,
        PAY,
        SELL,
        BUY,
        OFFER,
        MUSTER,
        POWERS,
        EXCESS,
        RAZE,
        RAZE_SIDE,
        SALARY,
        DISMISS,
    ),
    a.YES: (ANSWER, HELP, RETREAT),
    a.NO: (ANSWER, HELP, RETREAT),
    a.PIECE: (REMOVE, EXCESS, RAZE, UNPAID),
    a.SIDE: (SIDES, REMOVE_SIDE, RAZE_SIDE, UNPAID),
    a.SEAT: (VICTIM, DEFENDER),
    a.BUILD: (INTO,),
}


class RomoloRules(Rules):
    """The rules of Romolo o Remo?"""

    def __init__(self) -> None:
        self.action_count = a.ACTIONS
        self.chance_count = a.CHANCES
        self.steps = STEPS
        self.ends = ENDS
        self.members = snapshot.MEMBERS
        self.events = EVENTS
        self.fields = FIELDS
        self.scoring = scoring.SOURCES
        self.open_standing = False  # coins and multipliers may be hidden

    def new(self) -> Romolo:
        return Romolo()

    def notation(self, state: State, action: int) -> str:
        return a.notation(action, cast(Romolo, state).board.names)

    def describe(self, state: State, action: int) -> Description:
        s = cast(Romolo, state)
        block = a.verb(action)
        word = a.word(block)
        text = word
        if block in SPECIAL and s.step in SPECIAL[block] and s.player >= 0:
            text = f"{word}-{STEPS[s.step]}"
            if block == a.HEX and s.step == DO and _is_down(s, action - block):
                text = "hex-explore"
            elif block == a.HEX and s.step == SOURCE and production.source(s, action - block) != 0:
                text = word
        elif block == a.STANCE:
            text = "stance-peace" if units.is_hostile_to(s, action - block) else "stance-war"
        params = _params(s, block, action - block)
        return Description(
            word, _on(s, block, action - block), Message(f"romolo-do-{text}", params)
        )

    def value(self, state: State, seat: int) -> float:
        return value.value(cast(Romolo, state), seat)

    def odds(self, state: State) -> Message | None:
        return odds(cast(Romolo, state))

    def weighed(self, state: State) -> list[int]:
        """All but changes of stance: a stance matters only in the Turns of others (RR5.8), so that
        nothing is gained by it in one's own but its delay.
        """
        legal = super().weighed(state)
        if cast(Romolo, state).step != ACT:
            return legal
        return [action for action in legal if not a.STANCE <= action < a.TOKEN]


def _is_down(s: Romolo, place: int) -> bool:
    return place < s.board.size and s.hexes[place * HEX + UP] == 0


def _params(s: Romolo, block: int, rest: int) -> Params:
    """What the text of an action names."""
    params: Params = {}
    if block == a.HEX:
        params["hex"] = words.hex_name(s, rest)
        if s.step == SOURCE and production.source(s, rest) == 0:
            params["count"] = str(production.cubes(s, rest))
            params["resource"] = words.resource(production.yields(s, rest))
        if s.step == PLACE:
            params["piece"] = Message(f"romolo-piece-{words.PLACED[min(s.count, 4)]}")
    elif block == a.UNIT:
        params["unit"] = words.unit(s, rest)
        place = s.at[rest]
        params["hex"] = words.hex_name(s, place) if place >= 0 else "–"
    elif block in (a.RESOURCE, a.COLUMN):
        params["resource"] = words.resource(rest)
    elif block == a.STORE:
        store = s.stores[rest] if rest < len(s.stores) else 0
        params["resource"] = words.resource((store >> 4) & 7)
        params["count"] = str(store & 15)
    elif block == a.PIECE:
        params["piece"] = Message(f"romolo-piece-{_piece(s, rest)}")
    elif block == a.SIDE:
        params["side"] = Message(f"romolo-side-{SIDE_NAMES[rest]}")
    elif block in (a.SEAT, a.STANCE):
        params["seat"] = words.name(s, rest)
    elif block == a.TOKEN:
        params["token"] = Message(f"romolo-token-{TOKENS[rest]}")
    elif block in (a.COUNT, a.HIRE):
        params["count"] = str(rest + 1)
    elif block == a.POWER:
        params["character"] = words.character(rest)
    elif block == a.AI_UNIT:
        params["condition"] = Message(f"romolo-ai-{AI_UNITS[rest]}")
    elif block == a.BUILD:
        bare = Message(f"romolo-building-{BUILDINGS[rest]}")
        params["building"] = words.one(BUILDINGS[rest]) if s.step == INTO else bare
    elif block == a.TERRAIN:
        params["terrain"] = Message(f"romolo-terrain-{TERRAINS[rest + 1]}")
    elif block == a.SLOT:
        tile = s.display[rest] if rest < len(s.display) else NO_TILE
        empty = Message("romolo-no-character")
        params["character"] = empty if tile == NO_TILE else words.character(tile)
        params["slot"] = str(rest + 1)
    elif block == a.GIVE:
        params["item"] = Message(f"romolo-coin-{a.MONEY[rest]}")
    elif block == a.TAKE:
        coin = Message(f"romolo-coin-{a.MONEY[rest - 5]}") if rest >= 5 else None
        params["item"] = words.resource(rest) if coin is None else coin
    elif block == a.COINS:
        params["coins"] = words.money(s.due if s.by_value else 0)
    return params


def _piece(s: Romolo, kind: int) -> str:
    """A piece's name; a sawmill or a quarry by the terrain it stands in."""
    place = _site(s)
    return PIECES[kind] if place < 0 else BUILDINGS[building.built_as(s, place, kind)]


def _site(s: Romolo) -> int:
    """The hex whose pieces are being dealt with, or -1."""
    if s.step in (REMOVE, REMOVE_SIDE, REMOVE_STORE, SIDES, INTO):
        return s.work
    if s.step in (EXCESS, RAZE, RAZE_SIDE, RAZE_STORE):
        return s.target
    return s.seats[s.active * SEAT + CAPITAL] if s.step == UNPAID else -1


def _on(s: Romolo, block: int, rest: int) -> list[str]:
    """The elements that an action touches."""
    names = s.board.names
    if block == a.HEX:
        return [f"hex:{names[rest]}"] if rest < len(names) else []
    if block == a.UNIT:
        return _alike(s, rest)
    if block == a.RESOURCE:
        return [_resource_element(s, rest)]
    if block == a.COLUMN:
        return [f"market:{RESOURCES[rest]}"]
    if block == a.STORE:
        return _stores_alike(s, rest)
    if block == a.SLOT:
        return [f"slot:{rest + 1}"]
    if block in (a.SEAT, a.STANCE):
        return [f"seat:{rest}"]
    if block == a.TOKEN:
        return [f"token:{TOKENS[rest]}"]
    if block == a.POWER:
        return [f"character:{NAMES[rest]}"]
    if block == a.BUILD:
        return [f"bank:{PIECES[PIECE_OF[rest]]}"]
    if block == a.HIRE:
        return ["bank:mercenary"]
    if block == a.TERRAIN:
        return [f"terrain:{TERRAINS[rest + 1]}"]
    if block == a.TAKE:
        other = characters.ally(s)
        return [f"res:{other}:{RESOURCES[rest]}" if rest < 5 else f"coins:{other}"]
    if block in (a.GIVE, a.COINS):
        return [f"coins:{s.active}"]
    if block == a.TOWER:
        seat = s.active if s.step == UNPAID else s.attacker if s.hits == 0 else s.foe
        return [f"tower:{seat}"] if seat >= 0 else []
    place = _site(s)
    if block == a.PIECE and place >= 0:
        return [f"piece:{names[place]}:{_piece(s, rest)}"]
    if block == a.SIDE and place >= 0:
        return [f"side:{names[place]}:{SIDE_NAMES[rest]}"]
    if block == a.AI_UNIT and s.target >= 0 and s.step == HIT:
        return [f"ai:{names[s.target]}:{AI_UNITS[rest]}"]
    if a.PEEK <= block <= a.EXCHANGE and s.step == DO:
        return [f"unit:{s.unit}"]
    return []


def _alike(s: Romolo, unit: int) -> list[str]:
    """A unit and all that may stand for it."""
    found = [f"unit:{unit}"]
    start, end = unit // OWN * OWN, unit // OWN * OWN + OWN
    if unit >= MERCS:
        start, end = MERCS, len(s.at)
    for other in range(start, end):
        there = s.at[other] == s.at[unit] != NOWHERE
        if other != unit and there and units.is_twin(s, other, unit):
            found.append(f"unit:{other}")
    return found


def _stores_alike(s: Romolo, index: int) -> list[str]:
    """A filled warehouse and all that hold the same in the same hex."""
    found = [f"store:{index + 1}"]
    for other in range(index + 1, len(s.stores)):
        if index < len(s.stores) and s.stores[other] == s.stores[index]:
            found.append(f"store:{other + 1}")
    return found


def _resource_element(s: Romolo, kind: int) -> str:
    """Where a resource is taken from: the Market's stock, a victim's hand, one's own."""
    if s.step in (FREE, REFUND, GAIN, BUY):
        return f"market:{RESOURCES[kind]}"
    if s.step == STEAL:
        return f"res:{s.other}:{RESOURCES[kind]}"
    return f"res:{s.active}:{RESOURCES[kind]}"


RULES: Final = RomoloRules()
