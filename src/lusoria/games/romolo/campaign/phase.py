"""The War Phase of edition 1.66: targets, helpers and offers, multiplying dice (RR19.26)."""

from typing import TYPE_CHECKING

from lusoria.core.step import Misfit
from lusoria.games.romolo import asked, layout, step
from lusoria.games.romolo.campaign import clash, declaring, fighting, order, targets, values
from lusoria.games.romolo.campaign.plan import NO_CAMPAIGN
from lusoria.games.romolo.war import elimination
from lusoria.games.romolo.war.fight import Side
from lusoria.games.romolo.war.phase import War

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class TargetWar(War):
    """War over single targets."""

    def is_possible(self, s: "Romolo") -> bool:
        return targets.can_attack(s)

    def is_calm(self, s: "Romolo") -> bool:
        return targets.is_calm(s)

    def begin(self, s: "Romolo") -> None:
        declaring.begin(s)

    def begin_battle(self, s: "Romolo") -> None:
        if s.campaign is NO_CAMPAIGN:
            clash.begin_hex(s)
        else:
            clash.begin(s)

    def next_attack(self, s: "Romolo") -> None:
        if s.is_ai(s.active):
            s.go(asked.AI_ENDS_ATTACK)
        elif not s.edition.ending.end_if_decided(s):
            order.go_on(s)

    def use_roll(self, s: "Romolo", die: int) -> None:
        clash.use_roll(s, die)

    def reveal(self, s: "Romolo") -> None:
        clash.reveal(s)

    def needs(self) -> int:
        return step.BATTLE | step.CAMPAIGN

    def misfit(self, s: "Romolo") -> Misfit:
        return fighting.not_begun(s)

    def faces(self) -> list[int]:
        return list(range(values.SIX))

    def final(self, s: "Romolo", side: Side, token: int) -> int:
        return values.with_die(s, side, token)

    def pride(self, s: "Romolo", seat: int, attacks: bool) -> int:
        """The Latins' die counts one more when they attack, the Albans' when they defend."""
        return 1 if s.people(seat) == (layout.LATINS if attacks else layout.ALBANS) else 0

    def ai_razers(self, s: "Romolo", place: int) -> int:
        i = place * layout.TROOP
        return s.ai[i + layout.STANDING] + s.ai[i + layout.HINDERED]

    def bury(self, s: "Romolo", unit: int) -> None:
        """Mercenaries return to the Bank; their last salary is still due (RR19.16)."""
        if layout.KIND[unit] == layout.MERCENARY:
            s.seats[s.owner(unit) * layout.SEAT + layout.SLAIN] += 1
            elimination.send_away(s, unit, layout.BANK)
        else:
            s.at[unit] = layout.NOWHERE

    def employed(self, s: "Romolo", seat: int) -> int:
        """Those on the map, and those killed since the last Maintenance (RR19.32)."""
        return s.merc.count(seat) + s.slain(seat)

    def deserters(self, s: "Romolo", unpaid: int) -> int:
        """Of the unpaid the killed ones count first."""
        return max(unpaid - s.slain(s.active), 0)

    def pay_off(self, s: "Romolo") -> None:
        s.seats[s.active * layout.SEAT + layout.SLAIN] = 0
