"""What happens in Romolo o Remo?: the numbers of each event, and who may see them."""

from typing import Final, cast

from lusoria.core.events import SEAT, EventKind, Field, Named
from lusoria.core.message import Message
from lusoria.core.state import State
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout, words
from lusoria.games.romolo.state import Romolo
from lusoria.games.romolo.tiles import NAMES


class Hex(Field):
    """A hex of the map."""

    type = str

    def data(self, state: State, value: int) -> object:
        return cast(Romolo, state).board.names[value]

    def word(self, state: State, value: int) -> object:
        return cast(Romolo, state).board.names[value].upper()


class Unit(Field):
    """A unit on the map."""

    type = str

    def data(self, state: State, value: int) -> object:
        return a.unit_name(value)

    def word(self, state: State, value: int) -> object:
        return words.one(layout.KINDS[layout.KIND[value]])


class Face(Field):
    """What the die shows."""

    def data(self, state: State, value: int) -> object:
        return layout.FACES[value]

    def word(self, state: State, value: int) -> object:
        return str(layout.FACES[value]) if value > 0 else Message("romolo-blank")


class Coins(Field):
    """Money, in half silver."""

    def word(self, state: State, value: int) -> object:
        return words.money(value)


RESOURCE: Final = Named(str, layout.RESOURCES, "romolo-resource-")

FIELDS: Final[dict[str, Field]] = {
    "seat": SEAT,
    "other": SEAT,
    "hex": Hex(),
    "unit": Unit(),
    "face": Face(),
    "coins": Coins(),
    "resource": RESOURCE,
    "column": RESOURCE,
    "terrain": Named(str, layout.TERRAINS, "romolo-terrain-"),
    "character": Named(str, NAMES, "romolo-character-"),
    "token": Named(str, layout.TOKENS, "romolo-token-"),
    "piece": Named(str, layout.PIECES, "romolo-one-"),
    "building": Named(str, layout.BUILDINGS, "romolo-one-"),
    "kind": Named(str, layout.KINDS, "romolo-one-"),
    "which": Named(str, layout.EVENTS, "romolo-event-"),
    "ending": Named(str, layout.ENDINGS, "romolo-ending-"),
}

EVENTS: Final[dict[str, EventKind]] = {
    "begins": EventKind(("seat",)),
    "third": EventKind(("seat", "terrain"), ("seat",)),
    "arrange": EventKind(("seat", "terrain", "hex")),
    "free": EventKind(("seat", "resource")),
    "capital": EventKind(("seat", "hex")),
    "place-farm": EventKind(("seat", "hex")),
    "place-warehouse": EventKind(("seat", "hex")),
    "place-worker": EventKind(("seat", "hex")),
    "display": EventKind(("character", "slot")),
    "aside": EventKind(("seat", "token"), ("seat",)),
    "turn": EventKind(("seat", "round")),
    "plays": EventKind(("seat",)),
    "finishes": EventKind(("seat",)),
    "surrender": EventKind(("seat",)),
    "idle": EventKind(("seat",)),
    "war": EventKind(("seat",)),
    "friendly": EventKind(("seat", "other")),
    "hostile": EventKind(("seat", "other")),
    "move": EventKind(("seat", "unit", "hex")),
    "explore": EventKind(("seat", "unit", "hex")),
    "penalty": EventKind(("seat", "unit")),
    "peek": EventKind(("seat", "hex")),
    "see": EventKind(("seat", "hex", "terrain")),
    "see-multiplier": EventKind(("seat", "hex", "value")),
    "reveal": EventKind(("hex", "terrain")),
    "multiplier": EventKind(("hex", "value")),
    "thrown-back": EventKind(("seat", "unit")),
    "flood": EventKind(("hex",)),
    "pay": EventKind(("seat", "resource")),
    "coins": EventKind(("seat", "coins")),
    "power": EventKind(("seat", "character")),
    "refund": EventKind(("seat", "resource")),
    "transform": EventKind(("seat", "piece", "hex")),
    "dismantle": EventKind(("seat", "piece", "hex")),
    "walls": EventKind(("seat", "count", "hex")),
    "build": EventKind(("seat", "building", "hex")),
    "produce": EventKind(("seat", "count", "resource", "hex")),
    "store": EventKind(("seat", "hex")),
    "gather": EventKind(("seat", "count", "resource")),
    "refine": EventKind(("seat",)),
    "create": EventKind(("seat", "kind", "hex")),
    "convert": EventKind(("seat", "hex")),
    "hire": EventKind(("seat", "count", "hex")),
    "recruit": EventKind(("seat", "character", "coins")),
    "sell": EventKind(("seat", "resource", "price", "column")),
    "buy": EventKind(("seat", "count", "resource", "price")),
    "forum": EventKind(("seat", "silver")),
    "gain": EventKind(("seat", "count", "resource")),
    "theft": EventKind(("seat", "other", "count")),
    "steal": EventKind(("seat", "other", "resource")),
    "steal-coin": EventKind(("seat", "other")),
    "propose": EventKind(("seat", "other", "count")),
    "accept": EventKind(("seat",)),
    "refuse": EventKind(("seat",)),
    "raze": EventKind(("seat", "hex")),
    "battle": EventKind(("seat", "other", "hex")),
    "choose": EventKind(("seat", "token"), ("seat",)),
    "roll": EventKind(("seat", "face")),
    "token": EventKind(("seat", "token")),
    "retreat": EventKind(("seat",)),
    "values": EventKind(("attack", "defence")),
    "wins": EventKind(("seat",)),
    "casualties": EventKind(("hits", "blows")),
    "kill": EventKind(("seat", "unit")),
    "kill-ai": EventKind(()),
    "hit-tower": EventKind(("seat",)),
    "destroy": EventKind(("piece", "hex")),
    "eliminated": EventKind(("seat",)),
    "collect": EventKind(("seat", "count", "resource")),
    "favour": EventKind(("seat", "count")),
    "wages": EventKind(("seat", "count", "salt")),
    "unpaid": EventKind(("seat", "count")),
    "deserts": EventKind(("seat", "unit")),
    "dismiss": EventKind(("seat", "unit")),
    "starve": EventKind(("seat", "unit")),
    "price": EventKind(("resource", "price")),
    "ending": EventKind(("ending",)),
    "turn-ai": EventKind(()),
    "move-ai": EventKind(("count", "hex")),
    "explore-ai": EventKind(("hex",)),
    "raze-ai": EventKind(("hex",)),
    "retreat-ai": EventKind(()),
    "roll-ai": EventKind(("face",)),
    "event": EventKind(("which",)),
    "takes-ai": EventKind(("character",)),
    "coins-ai": EventKind(("silver",)),
    "units-ai": EventKind(("count",)),
    "over": EventKind(()),
}
