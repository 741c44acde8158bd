"""The move and the battle under way, as numbers, and back."""

from typing import TYPE_CHECKING, Final

from lusoria.core.reading import Reader
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout
from lusoria.games.romolo.snapshot import reading, writing

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


MOVE_KEYS: Final = [
    "unit",
    "work",
    "verb",
    "item",
    "piece",
    "walls",
    "spill",
    "count",
    "paid",
    "free",
    "away",
    "counted",
    "mixed",
    "extra",
    "gratis",
    "same",
    "hand_only",
    "due",
    "by_value",
    "caps",
    "least",
    "target",
    "other",
    "looking",
    "queue",
    "groups",
    "attacker",
    "foe",
    "force",
    "guard",
    "troops",
    "bonus",
    "defence",
    "spared",
    "chosen",
    "answer",
    "hits",
    "blows",
    "fleeing",
]


def move(s: "Romolo") -> writing.Data:
    """The move and the battle under way, as numbers."""
    return {
        "unit": s.unit,
        "work": s.work,
        "verb": s.verb,
        "item": s.item,
        "piece": s.piece,
        "walls": s.walls,
        "spill": s.spill,
        "count": s.count,
        "paid": s.paid,
        "free": s.free,
        "away": s.away,
        "counted": s.counted,
        "mixed": s.mixed,
        "extra": s.extra,
        "gratis": s.gratis,
        "same": s.same,
        "hand_only": s.hand_only,
        "due": s.due,
        "by_value": s.by_value,
        "caps": s.caps,
        "least": s.least,
        "target": s.target,
        "other": s.other,
        "looking": s.looking,
        "queue": s.queue[:],
        "groups": s.groups[:],
        "attacker": s.attacker,
        "foe": s.foe,
        "force": s.force,
        "guard": s.guard,
        "troops": s.troops,
        "bonus": s.bonus,
        "defence": s.defence,
        "spared": s.spared,
        "chosen": s.chosen,
        "answer": s.answer,
        "hits": s.hits,
        "blows": s.blows,
        "fleeing": s.fleeing,
    }


def read_move(s: "Romolo", data: Reader) -> None:
    part = data.keys(MOVE_KEYS)
    places = s.board.size - 1
    seats = s.rivals - 1
    units = (1 << layout.UNITS) - 1
    s.unit = part["unit"].whole(-1, layout.UNITS - 1)
    s.work = part["work"].whole(-1, places)
    s.verb = part["verb"].whole(-2, a.ACTIONS)
    s.item = part["item"].whole(-1, 20)
    s.piece = part["piece"].whole(-1, 8)
    s.walls = part["walls"].whole(0, 63)
    s.spill = part["spill"].whole(-1, a.MOST_STORES - 1)
    s.count = part["count"].whole(-1, reading.MANY)
    s.paid = part["paid"].whole(0, reading.MANY)
    s.free = part["free"].flag()
    s.away = part["away"].flag()
    s.counted = part["counted"].flag()
    s.mixed = part["mixed"].flag()
    s.extra = part["extra"].flag()
    s.gratis = part["gratis"].whole(0, 3)
    s.same = part["same"].flag()
    s.hand_only = part["hand_only"].flag()
    s.due = part["due"].whole(0, 1000)
    s.by_value = part["by_value"].flag()
    s.caps = part["caps"].whole(0, (1 << 25) - 1)
    s.least = part["least"].whole(0, reading.MANY)
    s.target = part["target"].whole(-1, places)
    s.other = part["other"].whole(-1, seats)
    s.looking = part["looking"].whole(0, 6)
    s.queue = [item.whole(0, a.ACTIONS) for item in part["queue"].items(0, 60)]
    s.groups = [item.whole(0, 1 << 48) for item in part["groups"].items(0, s.board.size)]
    s.attacker = part["attacker"].whole(-1, seats)
    s.foe = part["foe"].whole(-1, seats)
    s.force = part["force"].whole(0, units)
    s.guard = part["guard"].whole(0, units)
    s.troops = part["troops"].whole(0, reading.MANY)
    s.bonus = part["bonus"].whole(0, 20)
    s.defence = part["defence"].whole(0, 20)
    s.spared = part["spared"].whole(0, 3)
    s.chosen = part["chosen"].whole(-1, 5)
    s.answer = part["answer"].whole(-1, 5)
    s.hits = part["hits"].whole(0, 9)
    s.blows = part["blows"].whole(0, 9)
    s.fleeing = part["fleeing"].whole(-1, seats)
