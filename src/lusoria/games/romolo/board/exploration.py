"""Hexes are turned up, peeked at and flooded (section 6)."""

from typing import TYPE_CHECKING, Final

from lusoria.core.step import FITS, Block, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, step
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import land
from lusoria.games.romolo.step import Chance, UnderWay, counted, near

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class Exploration:
    """A hex is turned up, or looked at; then the river may rise."""

    place: int
    why: int  # PEEKING, EXPLORING, FLOODING or FINAL
    river: list[int]  # Water that is still to be checked; replaced, never changed

    def __init__(self, place: int, why: int) -> None:
        self.place = place
        self.why = why
        self.river = []

    def copy(self) -> "Exploration":
        """Return an independent copy."""
        twin = Exploration(self.place, self.why)
        twin.river = self.river
        return twin


NO_EXPLORATION: Final = Exploration(-1, -1)


def check_peek(s: "Romolo", unit: int, place: int) -> int:
    """Return the refusal's code, or 0 if a unit may peek at a hex: it is adjacent and face down."""
    if place >= s.board.size:
        return no.NO_SUCH_HEX
    if s.board.distance(s.at[unit], place) != 1:
        return no.NOT_ADJACENT
    return no.NOT_FACE_DOWN if s.is_explored(place) else 0


def peek(s: "Romolo", place: int) -> None:
    """The Explorer looks at a hex (RR6.7)."""
    unit = s.move.unit
    s.acted = True
    st = (s.st[unit] | layout.USED) + 1
    if st & layout.SPENT == s.edition.actions[layout.EXPLORER]:
        st |= layout.LAID
    s.st[unit] = st
    s.tell("peek", s.active, unit, place)
    if st & layout.LAID != 0:
        s.tell("lie-down", s.active, 1 << unit)
    turn_up(s, place, layout.PEEKING)


# --- turning up a hex ---


def turn_up(s: "Romolo", place: int, why: int) -> None:
    """A hex is seen: whatever nobody has seen of it is drawn first."""
    s.exploration = Exploration(place, why)
    if not s.edition.river_by_turn:
        s.floods = 0
    if s.terrain(place) == layout.UNKNOWN:
        s.throw(asked.TILE)
    else:
        uncover(s)


def uncover(s: "Romolo") -> None:
    """The hex is known; then its multiplier, if one lies on it unseen."""
    if s.multiplier(s.exploration.place) == layout.DOWN_MULT:
        s.throw(asked.MULTIPLIER)
    else:
        show(s)


def show(s: "Romolo") -> None:
    """Everything about the hex is drawn: whoever may see it does."""
    place = s.exploration.place
    i = place * layout.HEX
    s.reveal()
    if s.exploration.why == layout.PEEKING:
        s.own_hexes()[i + layout.SEEN] |= 1 << s.active
        s.tell_seat("see", s.active, s.active, place, s.hexes[i + layout.TERRAIN])
        if s.hexes[i + layout.MULT] > layout.DOWN_MULT:
            s.tell_seat("see-multiplier", s.active, s.active, place, s.hexes[i + layout.MULT])
        s.finish()
        return
    s.own_hexes()[i + layout.UP] = 1
    if s.exploration.why == layout.FLOODING:
        s.tell("multiplier", place, s.hexes[i + layout.MULT])
        flow(s, place)
        return
    s.tell("reveal", place, s.hexes[i + layout.TERRAIN])
    if s.hexes[i + layout.MULT] > layout.DOWN_MULT:
        s.tell("multiplier", place, s.hexes[i + layout.MULT])
    if s.is_ai(s.active):
        s.go(asked.AI_ENTERS)
        return
    unit = s.move.unit
    if s.hexes[i + layout.TERRAIN] != layout.WATER:
        start = s.at[unit]
        s.at[unit] = place
        s.tell("enter", s.active, unit, start, place)
    else:
        s.tell("thrown-back", s.active, unit, s.at[unit], place)
    flow(s, place)


def flow(s: "Romolo", changed: int) -> None:
    """The River Rule after a hex has been turned up (RR6.8)."""
    wait_in_line(s, changed)
    for i in range(changed * 6, changed * 6 + 6):
        if s.board.near[i] >= 0:
            wait_in_line(s, s.board.near[i])
    limit = s.edition.river_solo if s.players == 1 else s.edition.river
    if s.floods < limit and s.stock[layout.WATER_PILE] > 0:
        for place in s.exploration.river:
            flooded = only_unknown(s, place)
            if flooded >= 0:
                flood(s, flooded)
                return
    s.exploration = NO_EXPLORATION
    if s.is_ai(s.active):
        s.go(asked.NEXT_GROUP)
    else:
        s.finish()


def wait_in_line(s: "Romolo", place: int) -> None:
    """Water whose surroundings have changed is checked, older hexes first (AMB-40)."""
    river = s.exploration.river
    if land.is_water(s, place) and place not in river:
        s.exploration.river = [*river, place]


def only_unknown(s: "Romolo", place: int) -> int:
    """The face-down neighbour of a hex if there is exactly one, else -1."""
    found = -1
    near = s.board.near
    for i in range(place * 6, place * 6 + 6):
        if near[i] >= 0 and not s.is_explored(near[i]):
            if found >= 0:
                return -1
            found = near[i]
    return found


def flood(s: "Romolo", place: int) -> None:
    """A tile is discarded unseen, and Water takes its place; a multiplier stays (RR6.8)."""
    i = place * layout.HEX
    hexes = s.own_hexes()
    hexes[i + layout.LOST] = hexes[i + layout.TERRAIN]
    hexes[i + layout.TERRAIN] = layout.WATER
    hexes[i + layout.UP] = 1
    s.own_stock()[layout.WATER_PILE] -= 1
    s.floods += 1
    s.tell("flood", place)
    if s.hexes[i + layout.MULT] == layout.DOWN_MULT:
        s.exploration.place = place
        s.exploration.why = layout.FLOODING
        s.throw(asked.MULTIPLIER)
        return
    if s.hexes[i + layout.MULT] > layout.DOWN_MULT:
        s.tell("multiplier", place, s.hexes[i + layout.MULT])
    flow(s, place)


# --- the steps ---


def needs(s: "Romolo") -> int:
    """Somebody explores; the A.I. needs no unit, and the end of the game nobody."""
    alone = s.is_ai(s.active) or s.exploration.why == layout.FINAL
    return step.EXPLORATION | (0 if alone else step.MOVE)


def misfit(s: "Romolo") -> Misfit:
    """A hex is looked at from next to it; one that is flooded lies face up already."""
    seen = s.exploration
    up = s.is_explored(seen.place)
    if up != (seen.why == layout.FLOODING):
        return "exploration", "this hex is not turned up"
    if (seen.why == layout.FINAL) != (s.ended != ""):
        return "exploration", "multipliers are turned up at the end"
    for place in seen.river:
        if not land.is_water(s, place):
            return "exploration", "the river is Water"
    if len(set(seen.river)) < len(seen.river):
        return "exploration", "a hex of the river is there twice"
    if (seen.why != layout.FLOODING) != (not seen.river):
        return "exploration", "only the river floods"
    if seen.why in (layout.FINAL, layout.FLOODING):
        return FITS
    if s.is_ai(s.active):
        if seen.why == layout.PEEKING or s.board.distance(s.ai_turn.start, seen.place) != 1:
            return "exploration", "the A.I. does not explore this hex"
        return FITS
    unit = s.move.unit
    if s.owner(unit) != s.active or s.at[unit] < 0:
        return "move", "this unit cannot act"
    if s.board.distance(s.at[unit], seen.place) != 1 or s.move.place != s.at[unit]:
        return "exploration", "the hex is not next to the unit"
    return FITS


class Look(UnderWay):
    """The hex that an Explorer peeks at (RR6.7)."""

    clause = "RR6.7"
    texts: tuple[int, ...] = (a.HEX,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.HEX, a.UNIT - a.HEX)]

    def check(self, s: "Romolo", action: int) -> int:
        return check_peek(s, s.move.unit, action - a.HEX)

    def find(self, s: "Romolo") -> list[int]:
        return near(self, s, s.at[s.move.unit])

    def play(self, s: "Romolo", action: int) -> None:
        peek(s, action - a.HEX)


class Tile(Chance):
    """The terrain of a hex that is seen for the first time."""

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        return counted(s.stock, layout.PILE, 4, a.C_TERRAIN)

    def can_happen(self, s: "Romolo", outcome: int) -> bool:
        known = a.C_TERRAIN <= outcome < a.C_MULT
        return known and s.stock[layout.PILE + outcome - a.C_TERRAIN] > 0

    def play(self, s: "Romolo", action: int) -> None:
        terrain = action - a.C_TERRAIN
        s.own_stock()[layout.PILE + terrain] -= 1
        s.own_hexes()[s.exploration.place * layout.HEX + layout.TERRAIN] = terrain
        uncover(s)

    def needs(self, s: "Romolo") -> int:
        return needs(s)

    def misfit(self, s: "Romolo") -> Misfit:
        if s.terrain(s.exploration.place) != layout.UNKNOWN:
            return "exploration", "this hex has been seen"
        return misfit(s)


class Multiplier(Chance):
    """The multiplier on it; or, at the end of a solitaire game, on a hex face down (RR16.14)."""

    def chances(self, s: "Romolo") -> list[tuple[int, int]]:
        return counted(s.stock, layout.MULTS, 2, a.C_MULT)

    def play(self, s: "Romolo", action: int) -> None:
        value = action - a.C_MULT
        place = s.exploration.place
        s.own_stock()[layout.MULTS + value] -= 1
        s.own_hexes()[place * layout.HEX + layout.MULT] = value + 2
        if s.exploration.why == layout.FINAL:
            s.reveal()
            s.tell("multiplier", place, value + 2)
            s.go(asked.THE_END)
        else:
            show(s)

    def needs(self, s: "Romolo") -> int:
        return needs(s)

    def misfit(self, s: "Romolo") -> Misfit:
        i = s.exploration.place * layout.HEX
        if s.hexes[i + layout.MULT] != layout.DOWN_MULT:
            return "exploration", "this hex has no unseen multiplier"
        if s.hexes[i + layout.TERRAIN] == layout.UNKNOWN and s.exploration.why != layout.FINAL:
            return "exploration", "this hex has not been seen"
        return misfit(s)
