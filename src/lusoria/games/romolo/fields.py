"""The numbers that events are made of, as data and in words."""

from typing import Final, cast

from lusoria.core.events import SEAT, Field, Named, Several
from lusoria.core.message import Message, Params
from lusoria.core.state import State
from lusoria.games.romolo import layout, words
from lusoria.games.romolo.board.map import SIDES, Side
from lusoria.games.romolo.campaign import coded
from lusoria.games.romolo.state import Romolo
from lusoria.games.romolo.tiles import NAMES, USES, CharacterName, Use
from lusoria.games.romolo.turn.auction import WORDS, Word


class Hex(Field):
    """A hex of the map."""

    def data(self, state: State, value: int) -> object:
        return cast(Romolo, state).board.names[value]

    def word(self, state: State, value: int) -> object:
        return cast(Romolo, state).board.names[value].upper()


class Unit(Field):
    """A unit: the number of its element, in words what it is."""

    def word(self, state: State, value: int) -> object:
        return words.one(layout.KINDS[layout.KIND[value]])


class Face(Field):
    """What the die shows."""

    def data(self, state: State, value: int) -> object:
        return cast(Romolo, state).edition.faces[value]

    def word(self, state: State, value: int) -> object:
        number = cast(Romolo, state).edition.faces[value]
        return str(number) if number > 0 else Message("romolo-blank")


class TargetField(Field):
    """What is attacked: its element, in words what it is."""

    def data(self, state: State, value: int) -> object:
        return coded.element(cast(Romolo, state).board.names, value)

    def word(self, state: State, value: int) -> object:
        return words.attacked(value)


class Coins(Field):
    """Money, in half silver."""

    def word(self, state: State, value: int) -> object:
        return words.money(value)


class Goods(Field):
    """What allies exchange: two bits a ware."""

    def data(self, state: State, value: int) -> object:
        return {name: n for i, name in enumerate(layout.WARES) if (n := value >> 2 * i & 3) > 0}

    def word(self, state: State, value: int) -> object:
        return goods(value)


def goods(value: int) -> Message:
    """Goods in words: 1 wood, 2 silver."""
    said: Message | None = None
    for i, name in enumerate(layout.WARES):
        count = value >> 2 * i & 3
        if count > 0:
            params: Params = {"count": str(count), "resource": Message(f"romolo-resource-{name}")}
            one = Message("romolo-cubes", params)
            said = one if said is None else Message("romolo-and", {"one": said, "other": one})
    return Message("romolo-nothing") if said is None else said


HEX: Final = Hex(str)
UNIT: Final = Unit()
UNITS: Final = Several(UNIT)
COINS: Final = Coins()
GOODS: Final = Goods(dict[str, int])
RESOURCE: Final = Named(layout.Resource, layout.RESOURCES, "romolo-resource-")
SIDE: Final = Named(Side, SIDES, "romolo-side-")

FIELDS: Final[dict[str, Field]] = {
    "seat": SEAT,
    "other": SEAT,
    "hex": HEX,
    "start": HEX,  # where something comes from
    "warehouse": HEX,
    "hexes": Several(HEX),
    "unit": UNIT,
    "old": UNIT,  # the unit whose place another takes
    "units": UNITS,
    "guards": UNITS,
    "target": TargetField(str),
    "face": Face(),
    "coins": COINS,
    "gives": GOODS,
    "takes": GOODS,
    "resource": RESOURCE,
    "column": RESOURCE,
    "side": SIDE,
    "sides": Several(SIDE),
    "terrain": Named(layout.Terrain, layout.TERRAINS, "romolo-terrain-"),
    "character": Named(CharacterName, NAMES, "romolo-character-"),
    "use": Named(Use, USES, "romolo-use-"),
    "token": Named(layout.Token, layout.TOKENS, "romolo-token-"),
    "piece": Named(layout.Piece, layout.PIECES, "romolo-piece-"),
    "building": Named(layout.Building, layout.BUILDINGS, "romolo-one-"),
    "condition": Named(layout.Condition, layout.AI_UNITS, "romolo-ai-"),
    "purpose": Named(layout.Purpose, layout.PURPOSES, "romolo-to-"),
    "reason": Named(layout.Reason, layout.REASONS, "romolo-reason-"),
    "which": Named(layout.EventColour, layout.EVENTS, "romolo-event-"),
    "people": Named(layout.People, ["", *layout.PEOPLES], "romolo-people-"),
    "vote": Named(Word, WORDS, "romolo-vote-"),
    "ending": Named(layout.Ending, layout.ENDINGS, "romolo-ending-"),
}
