"""The battle and the A.I.'s Turn under way in words, and back."""

from typing import TYPE_CHECKING, Final

from lusoria.core.reading import Reader
from lusoria.games.romolo import layout
from lusoria.games.romolo.snapshot import reading, writing
from lusoria.games.romolo.solitaire.ai_turn import NO_AI_TURN, AiTurn
from lusoria.games.romolo.war.fight import NO_BATTLE, Battle, Side

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

MEMBERS: Final[list[str]] = ["battle", "ai_turn"]
BATTLE_KEYS: Final = ["hex", "attack", "defence", "fleers", "razing", "broken"]
SIDE_KEYS: Final = ["seat", "units", "troops", "bonus", "spared", "token", "hits", "flees"]
TURN_KEYS: Final = ["groups", "start", "troops", "hindered", "by_event", "attacks", "priced"]


# --- writing ---


def data(s: "Romolo") -> writing.Data:
    """The battle and the A.I.'s Turn, None if there is none."""
    return {
        "battle": None if s.battle is NO_BATTLE else _battle(s, s.battle),
        "ai_turn": None if s.ai_turn is NO_AI_TURN else _ai_turn(s, s.ai_turn),
    }


def _battle(s: "Romolo", battle: Battle) -> writing.Data:
    return {
        "hex": s.board.names[battle.place],
        "attack": _side(s, battle.attack),
        "defence": _side(s, battle.defence),
        "fleers": [writing.UNIT_NAMES[unit] for unit in battle.fleers],
        "razing": battle.razing,
        "broken": battle.broken,
    }


def _side(s: "Romolo", side: Side) -> writing.Data:
    return {
        "seat": None if side.seat == layout.NOBODY else side.seat,
        "units": writing.bits(side.units, writing.UNIT_NAMES),
        "troops": side.troops,
        "bonus": side.bonus,
        "spared": side.spared,
        "token": None if side.token < 0 else s.edition.tokens[side.token],
        "hits": side.hits,
        "flees": side.flees,
    }


def _ai_turn(s: "Romolo", turn: AiTurn) -> writing.Data:
    names = s.board.names
    return {
        "groups": [
            {"hex": names[place], "standing": standing, "hindered": hindered}
            for place, standing, hindered in turn.groups
        ],
        "start": None if turn.start < 0 else names[turn.start],
        "troops": turn.troops,
        "hindered": turn.hindered,
        "by_event": turn.by_event,
        "attacks": [names[place] for place in turn.attacks],
        "priced": layout.RESOURCES[turn.priced],
    }


# --- reading ---


def read(s: "Romolo", part: dict[str, Reader]) -> None:
    """Sets the battle and the A.I.'s Turn."""
    battle, turn = part["battle"], part["ai_turn"]
    s.battle = NO_BATTLE if battle.data is None else _read_battle(s, battle)
    s.ai_turn = NO_AI_TURN if turn.data is None else _read_ai_turn(s, turn)


def _read_battle(s: "Romolo", data: Reader) -> Battle:
    part = data.keys(BATTLE_KEYS)
    battle = Battle(part["hex"].one_of(s.board.names), layout.NOBODY, layout.NOBODY)
    battle.attack = _read_side(s, part["attack"])
    battle.defence = _read_side(s, part["defence"])
    fleers = part["fleers"].items(0, layout.UNITS)
    battle.fleers = [unit.one_of(writing.UNIT_NAMES) for unit in fleers]
    battle.razing = part["razing"].whole(0, reading.MANY)
    battle.broken = part["broken"].whole(0, s.edition.walls_per_hit - 1)
    return battle


def _read_side(s: "Romolo", data: Reader) -> Side:
    part = data.keys(SIDE_KEYS)
    seat, token = part["seat"], part["token"]
    side = Side(layout.NOBODY if seat.data is None else seat.whole(0, s.rivals - 1))
    side.units = reading.read_bits(part["units"], writing.UNIT_NAMES)
    side.troops = part["troops"].whole(0, reading.MANY)
    side.bonus = part["bonus"].whole(0, 20)
    side.spared = part["spared"].flag()
    side.token = -1 if token.data is None else token.one_of(s.edition.tokens)
    side.hits = part["hits"].whole(0, 9)
    side.flees = part["flees"].flag()
    return side


def _read_ai_turn(s: "Romolo", data: Reader) -> AiTurn:
    part = data.keys(TURN_KEYS)
    names = s.board.names
    turn = AiTurn()
    for item in part["groups"].items(0, s.board.size):
        group = item.keys(["hex", "standing", "hindered"])
        standing = group["standing"].whole(0, reading.MANY)
        hindered = group["hindered"].whole(0, reading.MANY)
        turn.groups.append((group["hex"].one_of(names), standing, hindered))
    turn.start = -1 if part["start"].data is None else part["start"].one_of(names)
    turn.troops = part["troops"].whole(0, reading.MANY)
    turn.hindered = part["hindered"].whole(0, reading.MANY)
    turn.by_event = part["by_event"].flag()
    turn.attacks = [place.one_of(names) for place in part["attacks"].items(0, s.board.size)]
    turn.priced = part["priced"].one_of(layout.RESOURCES)
    return turn
