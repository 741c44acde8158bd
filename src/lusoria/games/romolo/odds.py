"""How a battle or a theft stands before chance decides: everyone can reckon that out."""

from typing import TYPE_CHECKING

from lusoria.core.message import Message
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def odds(s: "Romolo") -> Message | None:
    """How often either side will have the higher value, or how much a thief may take."""
    if s.step == asked.DIE and s.roll == layout.ATTACK_ROLL:
        faces = s.edition.war.faces()
        return _battle(s, faces, faces)  # RR11.7, RR19.7
    if s.step == asked.LOT_TOKEN:  # RR16.12
        left = [outcome - a.C_TOKEN for outcome, _ in s.chances()]
        attack, defence = s.battle.attack, s.battle.defence
        if s.is_ai(attack.seat):
            return _battle(s, left, [defence.token])
        return _battle(s, [attack.token], left)
    if s.step == asked.DIE and s.roll == layout.THEFT_ROLL:
        return Message("romolo-odds-theft")
    return None


def _battle(s: "Romolo", attackers: list[int], defenders: list[int]) -> Message:
    """All pairs of tokens are equally likely; a retreat counts as what it would be in the fight."""
    ways = len(attackers) * len(defenders)
    wins = losses = 0
    for chosen in attackers:
        for answer in defenders:
            attack = s.edition.war.final(s, s.battle.attack, chosen)
            defence = s.edition.war.final(s, s.battle.defence, answer)
            wins += attack > defence
            losses += attack < defence
    params: dict[str, object] = {"attack": _percent(wins, ways), "defence": _percent(losses, ways)}
    return Message("romolo-odds-battle", params)


def _percent(part: int, whole: int) -> str:
    return str((200 * part + whole) // (2 * whole))
