"""The A.I.'s war (RR16.5, RR16.11, RR16.12)."""

from typing import TYPE_CHECKING

from lusoria.core.step import FITS, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.board import constructions
from lusoria.games.romolo.solitaire import march, ruin
from lusoria.games.romolo.step import Chance
from lusoria.games.romolo.turn import ending
from lusoria.games.romolo.war import casualties, fight, razing, resolution, sums
from lusoria.games.romolo.war.fight import Battle, BattleLot

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def begin_war(s: "Romolo") -> None:
    """Wherever standing Units find something, they attack."""
    s.rest()
    for place in range(s.board.size):
        i = place * layout.TROOP
        if s.ai[i + layout.STANDING] + s.ai[i + layout.HINDERED] > 0 and march.is_target(s, place):
            s.ai_turn.attacks.append(place)
    next_attack(s)


def next_attack(s: "Romolo") -> None:
    """The next hex by lot; after the last, the Turn ends and the Event comes.

    Human Units that have fallen back may be in the hex of a group that has not attacked yet.
    """
    attacks = s.ai_turn.attacks
    for place in range(s.board.size):
        standing = s.troops(place, layout.STANDING)
        if standing > 0 and place not in attacks and march.is_target(s, place):
            attacks.append(place)
    if len(attacks) > 1:
        s.throw(asked.LOT_HEX)
    elif attacks:
        attack(s, attacks[0])
    else:
        end_turn(s)


def attack(s: "Romolo", place: int) -> None:
    """All standing Units of a hex attack: a Battle, or buildings go."""
    s.ai_turn.attacks.remove(place)
    i = place * layout.TROOP
    if march.has_human(s, place) or s.tower_owner(place) == layout.HUMAN:
        s.battle = Battle(place, layout.AI, layout.HUMAN)
        s.battle.attack.troops = s.ai[i + layout.STANDING] + s.ai[i + layout.HINDERED]
        s.edition.war.begin_battle(s)
    else:
        s.battle = Battle(place, layout.AI, layout.NOBODY)
        razers = s.edition.war.ai_razers(s, place)
        s.tell("raze-ai", razers, place)
        razing.begin(s, razers)


def end_attack(s: "Romolo") -> None:
    """An attack of the A.I. is over."""
    place = s.battle.place
    s.rest()
    if s.edition.ending.end_if_decided(s):
        return
    if not s.is_alive(layout.HUMAN):
        ending.end(s, layout.SURVIVOR)
    else:
        march.lay_down(s, place)
        next_attack(s)


def end_turn(s: "Romolo") -> None:
    """All Units of the A.I. stand up; then the Event (RR16.2, RR16.3)."""
    for place in range(s.board.size):
        i = place * layout.TROOP
        s.ai[i + layout.STANDING] += s.ai[i + layout.LYING]
        s.ai[i + layout.LYING] = 0
    s.rest()
    s.throw(asked.EVENT)


def flee_or_stay(s: "Romolo") -> None:
    """The A.I. has shown `retreat`; if it stays, the Battle goes on."""
    places = refuges(s)
    if not places:
        if s.is_ai(s.battle.attack.seat):
            resolution.ask_defender(s)
        else:
            resolution.resolve(s)
        return
    s.battle.side(layout.AI).flees = True
    s.tell("retreat", layout.AI)
    if len(places) > 1:
        s.throw(asked.LOT_MOVE)
    else:
        march.fly(s, places[0])


def refuges(s: "Romolo") -> list[int]:
    """Where the A.I. falls back to: nowhere unless its value is lower (RR16.5, RR16.12)."""
    own = s.battle.side(layout.AI)
    if sums.final_value(s, own) >= sums.final_value(s, s.battle.other(own)):
        return []
    return march.refuges(s, s.battle.place)


# --- casualties and razing by lot ---


def assign(s: "Romolo") -> None:
    """The A.I.'s casualties: strongest Units, a Tower that falls, buildings, Farms (RR16.5)."""
    left = s.battle.striker().hits
    mask = casualties.sufferer(s).units
    if mask != 0:
        strongest = best_victims(s, mask)
        if strongest.bit_count() == 1 or mask.bit_count() <= left:
            casualties.kill(s, lowest(strongest))
            casualties.use_up(s, 1)
        else:
            s.throw(asked.LOT_UNIT)
        return
    falls = s.edition.tower_hits - s.damage(layout.HUMAN)
    tower = casualties.check_tower(s) == 0
    if tower and left >= falls:
        strike_tower(s, falls)
    elif constructions.is_razable(s, s.battle.place):
        ruin.draw_piece(s)
    elif tower:
        strike_tower(s, left)
    else:
        casualties.waive(s)


def strike_tower(s: "Romolo", hits: int) -> None:
    """The human's Tower takes the given number of casualties."""
    for _ in range(hits):
        razing.hit_tower(s, layout.HUMAN)
    casualties.use_up(s, hits)


def best_victims(s: "Romolo", mask: int) -> int:
    """The Units of the highest value among the given ones."""
    best = -1
    found = 0
    for unit in range(layout.UNITS):
        if mask & (1 << unit) == 0:
            continue
        value = s.edition.strength[layout.KIND[unit]]
        if value > best:
            best = value
            found = 0
        if value == best:
            found |= 1 << unit
    return found


def lowest(mask: int) -> int:
    """The first bit of a mask."""
    for unit in range(layout.UNITS):
        if mask & (1 << unit) != 0:
            return unit
    return -1


# --- the lots ---


class LotHex(Chance):
    """Where the A.I. attacks next (RR16.11)."""

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        found = [(a.C_HEX + place, 1) for place in s.ai_turn.attacks]
        found.sort()
        return found

    def play(self, s: "Romolo", action: int) -> None:
        attack(s, action - a.C_HEX)

    def misfit(self, s: "Romolo") -> Misfit:
        return FITS if len(s.ai_turn.attacks) > 1 else ("ai_turn", "no lot is needed")


class LotToken(BattleLot):
    """The A.I.'s token (RR16.12)."""

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        shown = s.tokens_shown(layout.AI)
        return [(a.C_TOKEN + token, 1) for token in range(6) if shown & (1 << token) == 0]

    def play(self, s: "Romolo", action: int) -> None:
        s.battle.side(layout.AI).token = action - a.C_TOKEN
        s.edition.war.reveal(s)

    def misfit(self, s: "Romolo") -> Misfit:
        own = s.battle.side(layout.AI)
        if s.dice or own.seat != layout.AI or own.token >= 0 or s.battle.other(own).token < 0:
            return "battle", "the A.I. chooses last"
        return s.edition.war.misfit(s)

    def needs(self, s: "Romolo") -> int:
        return s.edition.war.needs()


class LotUnit(BattleLot):
    """Which of the strongest units is hit (RR16.5)."""

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        strongest = best_victims(s, casualties.sufferer(s).units)
        units = range(layout.UNITS)
        return [(a.C_UNIT + unit, 1) for unit in units if strongest & (1 << unit) != 0]

    def play(self, s: "Romolo", action: int) -> None:
        casualties.kill(s, action - a.C_UNIT)
        casualties.use_up(s, 1)

    def misfit(self, s: "Romolo") -> Misfit:
        if not casualties.is_assigning(s) or casualties.sufferer(s).units.bit_count() < 2:
            return "battle", "no lot is needed"
        return fight.destroys(s, layout.AI)
