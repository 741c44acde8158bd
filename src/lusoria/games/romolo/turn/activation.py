"""Between two moves of the Action Phase: a unit is chosen, or a stance (section 5)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.core.step import Block
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.board import movement, presence
from lusoria.games.romolo.step import Step
from lusoria.games.romolo.turn import course, unit_actions
from lusoria.games.romolo.turn.move import Move

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def act(s: "Romolo", action: int) -> None:
    """A unit is chosen, a stance changed, or the Action Phase ended."""
    if action >= a.UNIT:
        choose(s, action - a.UNIT)
        s.ask(asked.DO)
    elif action == a.END_ACTIONS:
        course.end_actions(s)
    else:
        other = action - a.STANCE
        s.seats[s.active * layout.SEAT + layout.STANCE] ^= 1 << other
        s.stanced |= 1 << other
        s.tell("hostile" if presence.is_hostile_to(s, other) else "friendly", s.active, other)


def choose(s: "Romolo", unit: int) -> None:
    """The unit to act; nothing is declared yet."""
    s.move = Move(unit, s.at[unit])


def find_acts(s: "Romolo", found: list[int]) -> None:
    """The legal actions between two moves of the Action Phase."""
    found.append(a.END_ACTIONS)
    for other in range(s.players):
        if check_stance(s, other) == 0:
            found.append(a.STANCE + other)
    seat = s.active
    at = s.at
    here = presence.occupants(s)
    hostile_seats = presence.enemies(s, seat)
    for unit in range(seat * layout.OWN, seat * layout.OWN + layout.OWN):
        if at[unit] >= 0 and not presence.has_twin(s, unit):
            pressed = here[at[unit]] & hostile_seats != 0
            if movement.can_go(s, unit, pressed) or can_do(s, unit):
                found.append(a.UNIT + unit)
    for unit in range(layout.MERCS, layout.UNITS):
        if at[unit] >= 0 and s.merc[unit - layout.MERCS] == seat and not presence.has_twin(s, unit):
            pressed = here[at[unit]] & hostile_seats != 0
            if movement.can_go(s, unit, pressed) or can_do(s, unit):
                found.append(a.UNIT + unit)


def check_stance(s: "Romolo", other: int) -> int:
    """Return the refusal's code, or 0 if the stance towards another player may be changed: once a
    Turn (RR5.8).
    """
    if (
        other >= s.rivals
        or s.is_ai(other)
        or s.are_allied(s.active, other)
        or not s.is_alive(other)
    ):
        return no.NO_STANCE
    return no.STANCE_TAKEN if s.stanced & (1 << other) != 0 else 0


def check_unit(s: "Romolo", unit: int) -> int:
    """Return the refusal's code, or 0 if a unit may be chosen: it can do something."""
    if s.owner(unit) != s.active:
        return no.NOT_YOURS
    if s.at[unit] < 0:
        return no.NOT_ON_MAP
    if movement.can_move(s, unit):
        return 0
    if can_do(s, unit):
        return 0
    st = s.st[unit]
    if st & layout.NEW != 0:
        return no.JUST_CREATED
    if st & (layout.OVER_NOW | layout.EXPLORED) != 0:
        return no.PHASE_OVER
    return no.NO_ACTIONS if st & layout.LAID != 0 else no.NOTHING_TO_DO


def can_do(s: "Romolo", unit: int) -> bool:
    """True if a unit could do anything if it were chosen."""
    found: list[int] = []
    unit_actions.find_actions(s, Move(unit, s.at[unit]), found)
    return len(found) > 0


class Act(Step):
    """Between two moves of the Action Phase: a unit, a stance, or its end (RR5.1)."""

    clause = "RR5.1"
    texts: tuple[int, ...] = (a.UNIT,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.END_ACTIONS, 1), (a.STANCE, 4), (a.UNIT, layout.UNITS)]

    def check(self, s: "Romolo", action: int) -> int:
        if action == a.END_ACTIONS:
            return 0
        if action < a.UNIT:
            return check_stance(s, action - a.STANCE)
        unit = action - a.UNIT
        found = check_unit(s, unit)
        return no.TWIN if found == 0 and presence.has_twin(s, unit) else found

    def find(self, s: "Romolo") -> list[int]:
        found: list[int] = []
        find_acts(s, found)
        return found

    def play(self, s: "Romolo", action: int) -> None:
        act(s, action)

    def prompt(self, s: "Romolo", params: Params) -> str:
        return "" if self.find(s)[-1] >= a.UNIT else "-nobody"
