"""Edition 1.66 in the small language of `table.py`."""

from typing import Any

from lusoria.games.romolo.asked import AIM, DECLARE
from tests.games.romolo.table import Place, Play


class Prototype(Play):
    """A position of edition 1.66. A lone answer that is given without asking is given here too,
    and the word that all attacks are declared once every unit has a target.
    """

    def do(self, *words: str) -> "Prototype":
        s = self.s
        for word in words:
            super().do(word)
            while s.player >= 0 and (s.is_silent() or s.step == DECLARE):
                found = s.find_legal()
                if len(found) > 1:
                    break
                s.carry_out(found[0])
            s.legal = None
            self.fits()
        return self

    def send(self, target: str, *units: str) -> "Prototype":
        """Units attack one thing together; a lone target need not be chosen."""
        number = len(self.s.campaign.targets) + 1
        for unit in units:
            self.do(f"unit {unit}")
            if self.s.step == AIM:
                self.do(target if len(self.s.campaign.targets) < number else f"target {number}")
        return self

    def units(self) -> set[str]:
        """The units that may be chosen now."""
        return {word for word in self.now() if word.startswith("unit")}

    def values(self) -> tuple[int, int]:
        """Both values of the last battle, before the dice."""
        attack, defence = self.told("reckon")[-2:]
        return attack[6], defence[6]


def at_war(hexes: dict[Place, str], players: int = 2, seat: int = 0, **more: Any) -> Prototype:
    """The War Phase of a seat, with the die unless it is said otherwise.

    Whoever has no unit gets one far away: else the game would be over (RR19.12).
    """
    words = " ".join(hexes.values())
    places = dict(hexes)
    for other in range(players):
        if not any(f"{kind}{other}" in words for kind in "wsm"):
            places[(30 + 2 * other, 0)] = f"plain w{other}"
    p = Prototype(places, players, **{"edition": "1.66", "battle": "die", **more})
    p.s.active = p.s.player = seat
    p.war()
    return p
