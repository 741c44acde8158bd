"""Units in danger and a Battle under way, for judging a position (section 11)."""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.board import constructions, presence
from lusoria.games.romolo.war import sums

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


NEAR: Final = 0.5  # of what may be lost to fighters who can attack in their next Turn
NEARER: Final = 0.2  # or in the one after it
A_LIFE: Final = 2.4  # a Unit, for the whole game
A_TOKEN: Final = 1.5  # a Battle token and its majority
A_CITY: Final = 5.0  # an attack on the Capital
A_FALL: Final = 20.0  # one that destroys the Tower: whoever loses it is out
A_PIECE: Final = 1.0  # that nobody guards, for the whole game
FARTHEST: Final = 4  # from a Capital, for fighters to reach what stands around it
NOW: Final = 0.9  # of what fighters can still destroy in this Turn
A_GUESS: Final = 1.5  # what a token that is not chosen yet gives on average
SURE: Final = 4.0  # more than the guard: the attack is sure to succeed


def threaten(s: "Romolo", ahead: float, worth: list[float]) -> None:
    """Takes from each side what its enemies' fighters may destroy."""
    places: list[int] = []
    masters: list[int] = []
    forces: list[int] = []
    standing: list[bool] = []
    muster(s, places, masters, forces, standing)
    if not places:
        return
    for seat in range(s.players):
        if not s.is_alive(seat):
            continue
        done = 0
        for unit in range(seat * layout.OWN, seat * layout.OWN + layout.OWN):
            place = s.at[unit]
            if place >= 0 and done & (1 << place) == 0:
                done |= 1 << place
                worth[s.side(seat)] -= risk(s, seat, place, ahead, places, masters, forces)
        capital = s.capital(seat)
        if capital >= 0 and done & (1 << capital) == 0:
            worth[s.side(seat)] -= risk(s, seat, capital, ahead, places, masters, forces)
        if capital >= 0:
            worth[s.side(seat)] -= ahead * A_PIECE * unguarded(s, seat, places, masters, standing)
    if s.step == asked.TOKEN:
        forecast(s, ahead, worth)


def muster(
    s: "Romolo", places: list[int], masters: list[int], forces: list[int], standing: list[bool]
) -> None:
    """Where Soldiers, Mercenaries and the A.I.'s Units are, whose, how strong, and whether they can
    still attack in this Turn.
    """
    fights = not s.is_maintaining() and s.step_phase() != layout.MAINTAINS
    for unit in range(layout.UNITS):
        if s.at[unit] >= 0 and (
            layout.KIND[unit] == layout.SOLDIER or layout.KIND[unit] == layout.MERCENARY
        ):
            places.append(s.at[unit])
            masters.append(s.owner(unit))
            forces.append(s.edition.strength[layout.KIND[unit]])
            free = fights and s.st[unit] & layout.LAID == 0
            standing.append(free and s.owner(unit) == s.active)
    if s.players == 1:
        for place in range(s.board.size):
            troops = presence.ai_here(s, place)
            if troops > 0:
                places.append(place)
                masters.append(layout.AI)
                forces.append(layout.AI_STRENGTH * troops)
                standing.append(False)


def risk(
    s: "Romolo",
    seat: int,
    place: int,
    ahead: float,
    places: list[int],
    masters: list[int],
    forces: list[int],
) -> float:
    """What a seat may lose in a hex, to all enemies together."""
    at_once = 0
    later = 0
    for i in range(len(places)):
        if s.are_allied(seat, masters[i]):
            continue
        away = s.board.distance(places[i], place)
        if away <= 1:
            at_once += forces[i]
        elif away == 2:
            later += forces[i]
    if at_once + later == 0:
        return 0.0
    guard = 0
    count = 0
    for unit in range(seat * layout.OWN, seat * layout.OWN + layout.OWN):
        if s.at[unit] == place:
            guard += s.edition.strength[layout.KIND[unit]]
            count += 1
    for i in range(layout.UNITS - layout.MERCS):
        if s.merc[i] == seat and s.at[layout.MERCS + i] == place:
            guard += s.edition.strength[layout.MERCENARY]
    lives = A_LIFE * ahead * min(count, 2)
    if s.edition.bank[s.players - 1][layout.BANK_BATTLES] > 0:
        lives += A_TOKEN
    if s.capital(seat) == place:
        guard += s.edition.tower
        guard += s.edition.capital_bonus(constructions.power(s, place))
        falls = s.damage(seat) + 1 >= s.edition.tower_hits
        lives += A_FALL if falls else A_CITY
    if at_once > guard:
        return NEAR * lives * min(1.0, (at_once - guard) / SURE)
    if at_once + later > guard:
        return NEARER * lives * min(1.0, (at_once + later - guard) / SURE)
    return 0.0


def unguarded(
    s: "Romolo", seat: int, places: list[int], masters: list[int], standing: list[bool]
) -> float:
    """How many pieces around a seat's Capital enemies may destroy, because nobody stands there."""
    capital = s.capital(seat)
    if not comes_near(s, seat, capital, places, masters):
        return 0.0
    total = 0.0
    for place in s.board.around[capital]:
        left = 0.0
        i = place * layout.HEX + layout.BUILT
        for kind in range(i, i + layout.COUNTED):
            left += s.hexes[kind]
        if left == 0.0 or place == capital or not is_open(s, seat, place):
            continue
        for j in range(len(places)):
            if s.are_allied(seat, masters[j]):
                continue
            away = s.board.distance(places[j], place)
            if away <= 2:
                share = NEAR if away <= 1 else NEARER
                if away == 0 and standing[j]:
                    share = NOW
                total += share * min(1.0, left)
                left = max(0.0, left - 1.0)
    return total


def comes_near(s: "Romolo", seat: int, capital: int, places: list[int], masters: list[int]) -> bool:
    """True if enemy fighters are where they can soon reach what stands around a Capital."""
    for i in range(len(places)):
        if not s.are_allied(seat, masters[i]) and s.board.distance(places[i], capital) <= FARTHEST:
            return True
    return False


def is_open(s: "Romolo", seat: int, place: int) -> bool:
    """True if a hex belongs to a seat's surroundings, and none of its side is there."""
    here = s.board.distance(place, s.capital(seat))
    for other in range(s.players):
        if s.are_allied(seat, other):
            if presence.is_present(s, other, place):
                return False
        elif s.capital(other) >= 0 and s.board.distance(place, s.capital(other)) <= here:
            return False
    return True


def forecast(s: "Romolo", ahead: float, worth: list[float]) -> None:
    """How a Battle may end whose Defender still has to choose a token."""
    attack, defence = s.battle.attack, s.battle.defence
    margin = sums.final_value(s, attack) - sums.value(s, defence) - A_GUESS
    share = max(-1.0, min(1.0, margin / SURE))
    gain = share * (A_TOKEN + A_LIFE * ahead)
    worth[s.side(attack.seat)] += 0.5 * gain
    worth[s.side(defence.seat)] -= 0.5 * gain
