"""Where and whom to attack, and with what (RR11.1, RR11.2)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.core.step import Block, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, tiles, words
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import constructions, presence
from lusoria.games.romolo.step import Step
from lusoria.games.romolo.war import fight, razing
from lusoria.games.romolo.war.fight import Battle, BattleStep

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def can_attack(s: "Romolo") -> bool:
    """True if the active seat can attack anywhere."""
    seen = 0
    for unit in range(layout.UNITS):
        place = s.at[unit]
        if place >= 0 and s.owner(unit) == s.active and seen & (1 << place) == 0:
            seen |= 1 << place
            if check_hex(s, place) == 0:
                return True
    return False


def is_calm(s: "Romolo") -> bool:
    """True if nobody can be fought where the active seat has standing Units."""
    return not any(is_defended(s, place) for place in hexes(s))


def hexes(s: "Romolo") -> list[int]:
    """Return the hexes in which the active seat can attack, ascending."""
    found: list[int] = []
    seen = 0
    for unit in range(layout.UNITS):
        place = s.at[unit]
        if place >= 0 and s.owner(unit) == s.active and seen & (1 << place) == 0:
            seen |= 1 << place
            if check_hex(s, place) == 0:
                found.append(place)
    found.sort()
    return found


def check_hex(s: "Romolo", place: int) -> int:
    """Return the refusal's code, or 0 if standing Units of the active seat can fight or raze in a
    hex.
    """
    if place >= s.board.size:
        return no.NO_SUCH_HEX
    code = no.NOT_ON_MAP
    razing = False
    checked = False
    for unit in range(layout.UNITS):
        if s.at[unit] != place or s.owner(unit) != s.active:
            continue
        if code == no.NOT_ON_MAP:
            code = no.LAID_DOWN
        if s.st[unit] & layout.LAID != 0:
            continue
        if not checked:
            checked = True
            if is_defended(s, place):
                return 0
            razing = constructions.is_razable(s, place)
            code = no.NO_STRENGTH if razing else no.NO_TARGET
        if razing and can_raze(s, unit):
            return 0
    return code


def is_defended(s: "Romolo", place: int) -> bool:
    """True if any enemy is in a hex."""
    for seat in range(s.rivals):
        if fight.is_defender(s, seat, place):
            return True
    return False


def meets_enemy(s: "Romolo", unit: int, place: int) -> bool:
    """True if a Unit that fights would find somebody to attack in a hex."""
    return s.edition.strength[layout.KIND[unit]] > 0 and is_defended(s, place)


def comes_too_late(s: "Romolo", unit: int, place: int) -> bool:
    """True if a Move there is its last Action, so that it lies before those it meets (RR5.4)."""
    spent = s.st[unit] & layout.SPENT
    return spent + 1 == s.edition.actions[layout.KIND[unit]] and meets_enemy(s, unit, place)


def can_raze(s: "Romolo", unit: int) -> bool:
    """True if a Unit can destroy a Construction (RR11.2c, RR15.9)."""
    if s.edition.strength[layout.KIND[unit]] == 0:
        return False
    return s.st[unit] & layout.PENALTY == 0 or s.is_obsessor_ready(s.active)


def check_muster(s: "Romolo", unit: int) -> int:
    """Return the refusal's code, or 0 if a Unit may take part in the attack."""
    if s.owner(unit) != s.active:
        return no.NOT_YOURS
    if s.at[unit] != s.battle.place:
        return no.NOT_AT_TARGET
    if s.battle.attack.units & (1 << unit) != 0:
        return no.ATTACKS_ALREADY
    if s.st[unit] & layout.LAID != 0:
        return no.LAID_DOWN
    if s.battle.defence.seat == layout.NOBODY and not can_raze(s, unit):
        return no.NO_STRENGTH
    return 0


def aim(s: "Romolo", place: int) -> None:
    """The hex of the attack is chosen."""
    s.battle = Battle(place, s.active, layout.NOBODY)
    if is_defended(s, place):
        s.ask(asked.DEFENDER)
    else:
        s.ask(asked.MUSTER)


def begin_razing(s: "Romolo") -> None:
    """The attackers are chosen: they lie down and destroy Constructions (RR11.2)."""
    units = s.battle.attack.units
    s.tell("raze", s.active, units, s.battle.place)
    ignored = False
    for unit in range(layout.UNITS):
        if units & (1 << unit) != 0:
            ignored = ignored or s.st[unit] & layout.PENALTY != 0
            s.st[unit] |= layout.LAID
    if ignored:
        if not s.obsessor_always:
            s.used |= 1 << tiles.OBSESSOR  # RR15.9
        s.tell("power", s.active, tiles.OBSESSOR, tiles.IN_SPITE)
    s.tell("lie-down", s.active, units)
    razing.begin(s, units.bit_count())


def involve(s: "Romolo") -> None:
    """All Units of the Defender in the hex fight."""
    place = s.battle.place
    defence = s.battle.defence
    if s.is_ai(defence.seat):
        defence.troops = presence.ai_here(s, place)
        return
    for unit in presence.units_in(s, defence.seat, place):
        defence.units |= 1 << unit


# --- the steps ---


def unarmed(s: "Romolo") -> Misfit:
    """What does not fit before the attack has begun."""
    for side in (s.battle.attack, s.battle.defence):
        if side.token >= 0 or side.bonus > 0 or side.spared or side.troops > 0:
            return "battle", "the attack has not begun"
    return fight.not_begun(s)


class War(Step):
    """Where to attack, or to end the War Phase (RR11.1)."""

    clause = "RR11.1"
    silent = True
    texts: tuple[int, ...] = (a.HEX,)
    phase = layout.AT_WAR

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.END_WAR, 1), (a.HEX, a.UNIT - a.HEX)]

    def check(self, s: "Romolo", action: int) -> int:
        return 0 if action == a.END_WAR else check_hex(s, action - a.HEX)

    def find(self, s: "Romolo") -> list[int]:
        return [a.END_WAR, *[a.HEX + place for place in hexes(s)]]

    def play(self, s: "Romolo", action: int) -> None:
        if action == a.END_WAR:
            s.go(asked.MAINTENANCE)
        else:
            aim(s, action - a.HEX)

    def prompt(self, s: "Romolo", params: Params) -> str:
        if not is_calm(s):
            return ""
        params["hexes"] = words.hex_names(s, hexes(s))
        return "-calm"


class Defender(BattleStep):
    """Who is attacked (RR11.2)."""

    clause = "RR11.2"
    silent = True
    texts: tuple[int, ...] = (a.SEAT,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.SEAT, 4)]

    def check(self, s: "Romolo", action: int) -> int:
        return 0 if fight.is_defender(s, action - a.SEAT, s.battle.place) else no.NO_TARGET

    def play(self, s: "Romolo", action: int) -> None:
        s.battle.defence.seat = action - a.SEAT
        s.ask(asked.MUSTER)

    def misfit(self, s: "Romolo") -> Misfit:
        battle = s.battle
        if s.player != s.active or battle.attack.units != 0:
            return "battle", "the Defender is chosen first"
        if battle.defence.seat != layout.NOBODY or battle.defence.units != 0:
            return "battle", "the Defender is chosen already"
        return unarmed(s)


class Muster(BattleStep):
    """The attackers, one after the other (RR11.1)."""

    clause = "RR11.1"
    texts: tuple[int, ...] = (a.UNIT, a.DONE)
    matters = layout.IN_WAR

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.DONE, 1), (a.UNIT, layout.UNITS)]

    def check(self, s: "Romolo", action: int) -> int:
        if action == a.DONE:
            return 0 if s.battle.attack.units != 0 else no.NOT_NOW
        code = check_muster(s, action - a.UNIT)
        return no.TWIN if code == 0 and presence.has_twin(s, action - a.UNIT) else code

    def find(self, s: "Romolo") -> list[int]:
        found = [] if s.battle.attack.units == 0 else [a.DONE]
        for unit in presence.units_in(s, s.active, s.battle.place):
            if check_muster(s, unit) == 0 and not presence.has_twin(s, unit):
                found.append(a.UNIT + unit)
        return found

    def play(self, s: "Romolo", action: int) -> None:
        if action != a.DONE:
            s.battle.attack.units |= 1 << (action - a.UNIT)
        elif s.battle.defence.seat != layout.NOBODY:
            s.edition.war.begin_battle(s)
        else:
            begin_razing(s)

    def misfit(self, s: "Romolo") -> Misfit:
        defender = s.battle.defence.seat
        place = s.battle.place
        if s.player != s.active or s.battle.defence.units != 0:
            return "battle", "the Attacker chooses his Units first"
        if defender == layout.NOBODY:
            if is_defended(s, place) or not constructions.is_razable(s, place):
                return "battle", "there is nothing to raze"
        elif not fight.is_defender(s, defender, place):
            return "battle", "this seat does not defend"
        return unarmed(s)

    def prompt(self, s: "Romolo", params: Params) -> str:
        params["hex"] = words.hex_name(s, s.battle.place)
        return "-raze" if s.battle.defence.seat == layout.NOBODY else ""
