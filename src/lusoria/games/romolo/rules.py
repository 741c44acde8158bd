"""Romolo o Remo? as `core` sees it: how it starts, its actions and events in words."""

from typing import Final, cast

from lusoria.core.game import Description, Rules
from lusoria.core.message import Message, Params
from lusoria.core.state import State
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, events, fields, layout, odds, snapshot, tiles, value, words
from lusoria.games.romolo.board import constructions, map, presence, stores
from lusoria.games.romolo.campaign import coded, targets
from lusoria.games.romolo.economy import exchange, production
from lusoria.games.romolo.observation.parts import LAYOUT
from lusoria.games.romolo.scoring import categories
from lusoria.games.romolo.state import Romolo
from lusoria.games.romolo.steps import STEPS
from lusoria.games.romolo.value import auctions
from lusoria.games.romolo.war import casualties
from lusoria.games.romolo.war import targets as attacks


class RomoloRules(Rules):
    """The rules of Romolo o Remo?"""

    def __init__(self) -> None:
        self.action_count = a.ACTIONS
        self.chance_count = a.CHANCES
        self.steps = asked.STEPS
        self.ends = layout.ENDS
        self.members = snapshot.MEMBERS
        self.events = events.EVENTS
        self.fields = fields.FIELDS
        self.observation = LAYOUT
        self.scoring = categories.SOURCES
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
        if s.player >= 0 and block in STEPS[s.step].texts:
            text = _in_step(s, block, action - block)
        elif block == a.STANCE:
            text = "stance-peace" if presence.is_hostile_to(s, action - block) else "stance-war"
        params = _params(s, block, action - block)
        return Description(
            word, _on(s, block, action - block), Message(f"romolo-do-{text}", params)
        )

    def end_message(self, state: State) -> Message:
        """Who is left or has ended the game, and why the end had begun."""
        s = cast(Romolo, state)
        return super().end_message(s) if s.is_cut_off else s.edition.ending.message(s)

    def value(self, state: State, seat: int) -> float:
        return value.values(cast(Romolo, state), [seat])[0]

    def values(self, state: State, seats: list[int]) -> list[float]:
        return value.values(cast(Romolo, state), seats)

    def odds(self, state: State) -> Message | None:
        return odds.odds(cast(Romolo, state))

    def weighed(self, state: State) -> list[int]:
        """All but changes of stance: a stance matters only in the Turns of others (RR5.8), so that
        nothing is gained by it in one's own but its delay. Of bids, a few.
        """
        s = cast(Romolo, state)
        if s.step == asked.BID:
            return auctions.sensible(s)
        legal = super().weighed(state)
        if s.step != asked.ACT:
            return legal
        return [action for action in legal if not a.STANCE <= action < a.TOKEN]


def _in_step(s: Romolo, block: int, rest: int) -> str:
    """The text of an action that reads differently in this step."""
    word = a.word(block)
    if block == a.HEX and s.step == asked.DO and rest < s.board.size:
        if s.hexes[rest * layout.HEX + layout.UP] == 0:
            return "hex-explore"
        if attacks.comes_too_late(s, s.move.unit, rest):
            return "hex-too-late"
    if block == a.HEX and s.step == asked.SOURCE and production.source(s, rest) != 0:
        return word
    return f"{word}-{asked.STEPS[s.step]}"


def _params(s: Romolo, block: int, rest: int) -> Params:
    """What the text of an action names."""
    params: Params = {}
    if block == a.HEX:
        params["hex"] = words.hex_name(s, rest)
        if s.step == asked.SOURCE and production.source(s, rest) == 0:
            params["count"] = str(production.cubes(s, rest))
            params["resource"] = words.resource(production.yields(s, rest))
        if s.step == asked.ARRANGE:
            chosen = s.seats[s.active * layout.SEAT + layout.CHOICE]
            params["terrain"] = Message(f"romolo-terrain-{layout.TERRAINS[chosen]}")
        if s.step == asked.PLACE:
            params["piece"] = words.one(words.PLACED[min(s.placing, 4)])
    elif block == a.UNIT:
        params["unit"] = words.unit(s, rest)
        place = s.at[rest]
        params["hex"] = words.hex_name(s, place) if place >= 0 else "–"
    elif block in (a.RESOURCE, a.COLUMN):
        params["resource"] = words.resource(rest)
    elif block == a.STORE:
        store = s.stores[rest] if rest < len(s.stores) else 0
        params["resource"] = words.resource(stores.kind(store))
        params["count"] = str(stores.cubes(store))
    elif block == a.PIECE:
        params["piece"] = words.one(_piece(s, rest))
    elif block == a.SIDE:
        params["side"] = Message(f"romolo-side-{map.SIDES[rest]}")
    elif block in (a.SEAT, a.STANCE):
        params["seat"] = words.name(s, rest)
    elif block == a.TOKEN:
        params["token"] = Message(f"romolo-token-{layout.TOKENS[rest]}")
    elif block in (a.COUNT, a.HIRE):
        params["count"] = str(rest + 1)
    elif block == a.POWER:
        params["character"] = words.character(rest)
    elif block == a.AI_UNIT:
        params["condition"] = Message(f"romolo-ai-{layout.AI_UNITS[rest]}")
    elif block == a.BUILD:
        params["building"] = words.one(layout.BUILDINGS[rest])
    elif block == a.TERRAIN:
        params["terrain"] = Message(f"romolo-terrain-{layout.TERRAINS[rest + 1]}")
    elif block == a.SLOT:
        tile = s.display[rest] if rest < len(s.display) else tiles.NO_TILE
        empty = Message("romolo-no-character")
        params["character"] = empty if tile == tiles.NO_TILE else words.character(tile)
        params["slot"] = str(rest + 1)
    elif block == a.GIVE:
        params["item"] = words.coin(rest)
    elif block == a.TAKE:
        params["item"] = words.resource(rest) if rest < 5 else words.coin(rest - 5)
    elif block == a.TARGET:
        known = rest < len(s.campaign.targets)
        none = Message("romolo-no-target")
        params["target"] = words.target(s, s.campaign.targets[rest]) if known else none
        params["hex"] = words.hex_name(s, s.campaign.targets[rest].place) if known else "–"
        params["number"] = str(rest + 1)
    elif block == a.FACE:
        params["face"] = layout.NUMBERS[rest]
    elif block == a.PEOPLE:
        params["people"] = Message(f"romolo-people-{layout.PEOPLES[rest]}")
    elif block == a.BID:
        params["coins"] = words.money(rest)
    elif block == a.COINS:
        params["coins"] = words.money(s.bill.due if s.bill.by_value else 0)
    return params


def _piece(s: Romolo, kind: int) -> str:
    """A piece's name; a sawmill or a quarry by the terrain it stands in."""
    place = STEPS[s.step].site(s)
    return (
        layout.PIECES[kind]
        if place < 0
        else layout.BUILDINGS[constructions.built_as(s, place, kind)]
    )


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
        return [f"market:{layout.RESOURCES[rest]}"]
    if block == a.STORE:
        return _stores_alike(s, rest)
    if block == a.SLOT:
        return [f"slot:{rest + 1}"]
    if block in (a.SEAT, a.STANCE):
        return [f"seat:{rest}"]
    if block == a.TOKEN:
        return [f"token:{layout.TOKENS[rest]}"]
    if block == a.FACE:
        return [f"token:{layout.NUMBERS[rest]}"]
    if block == a.TARGET:
        return _targets_alike(s, rest)
    if block == a.POWER:
        return [f"character:{tiles.NAMES[rest]}"]
    if block == a.BUILD:
        return [f"bank:{layout.PIECES[layout.PIECE_OF[rest]]}"]
    if block == a.HIRE:
        return ["bank:mercenary"]
    if block == a.TERRAIN:
        return [f"terrain:{layout.TERRAINS[rest + 1]}"]
    if block == a.PEOPLE:
        return [f"people:{layout.PEOPLES[rest]}"]
    if block == a.TAKE:
        other = exchange.ally(s)
        return [f"res:{other}:{layout.RESOURCES[rest]}" if rest < 5 else f"coins:{other}"]
    if block in (a.GIVE, a.COINS):
        return [f"coins:{s.active}"]
    if block == a.TOWER:
        seat = _tower(s)
        return [f"tower:{seat}"] if seat >= 0 else []
    place = STEPS[s.step].site(s)
    if block == a.PIECE and place >= 0:
        return [f"piece:{names[place]}:{_piece(s, rest)}"]
    if block == a.SIDE and place >= 0:
        return [f"side:{names[place]}:{map.SIDES[rest]}"]
    if block == a.AI_UNIT and s.step in (asked.HIT, asked.AIM):
        where = place if s.step == asked.AIM else s.battle.place
        return [f"ai:{names[where]}:{layout.AI_UNITS[rest]}"]
    if a.PEEK <= block <= a.EXCHANGE and s.step == asked.DO:
        return [f"unit:{s.move.unit}"]
    return []


def _tower(s: Romolo) -> int:
    """Whose Tower is spoken of."""
    if s.step == asked.UNPAID:
        return s.active
    place = STEPS[s.step].site(s)
    if place >= 0 and s.step in (asked.AIM, asked.DEFEND, asked.VOLUNTEER, asked.LOSE):
        return s.hexes[place * layout.HEX + layout.TOWER]
    return casualties.sufferer(s).seat


def _targets_alike(s: Romolo, number: int) -> list[str]:
    """A target that is declared, all that may stand for it, and what they are on the map."""
    declared = s.campaign.targets
    if number >= len(declared):
        return []
    found = [coded.element(s.board.names, coded.code(s, declared[number]))]
    for other, target in enumerate(declared):
        if other == number or targets.is_alike(s, declared[number], target):
            found.append(f"target:{other + 1}")
    return found


def _alike(s: Romolo, unit: int) -> list[str]:
    """A unit and all that may stand for it."""
    found = [f"unit:{unit}"]
    start, end = unit // layout.OWN * layout.OWN, unit // layout.OWN * layout.OWN + layout.OWN
    if unit >= layout.MERCS:
        start, end = layout.MERCS, len(s.at)
    for other in range(start, end):
        there = s.at[other] == s.at[unit] != layout.NOWHERE
        if other != unit and there and presence.is_twin(s, other, unit):
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
    if s.step in (asked.FREE, asked.REFUND, asked.GAIN, asked.BUY):
        return f"market:{layout.RESOURCES[kind]}"
    if s.step == asked.STEAL:
        return f"res:{s.theft.victim}:{layout.RESOURCES[kind]}"
    return f"res:{s.active}:{layout.RESOURCES[kind]}"


RULES: Final = RomoloRules()
