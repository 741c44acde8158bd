"""Where who attacks would find nothing but buildings on land of its own."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import asked
from lusoria.games.romolo.scoring import influence
from lusoria.games.romolo.war import targets

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def own_land(s: "Romolo", seat: int | None) -> list[str]:
    """Such hexes, while a seat says where or with what it attacks: buildings are nobody's (RR11.2,
    RR19.3).
    """
    if seat is None or s.player != seat or s.step not in (asked.WAR, asked.DECLARE):
        return []
    control = influence.control(s, influence.points(s, -1, -1))
    return [
        name
        for place, name in enumerate(s.board.names)
        if control[place] == s.scorer(seat) and not targets.is_defended(s, place)
    ]
