"""What follows from a move, beside what happens in it: the score so far, and who goes hungry."""

from typing import TYPE_CHECKING

from lusoria.core.message import Message, SeatName
from lusoria.games.romolo.aids.forecast import forecast
from lusoria.games.romolo.aids.scores import scores

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def consequences(before: "Romolo", after: "Romolo", seat: int) -> list[Message]:
    """Return what the move does to each side's score so far, and to those who must be fed."""
    return _scores(before, after, seat) + _hunger(before, after)


def _scores(before: "Romolo", after: "Romolo", seat: int) -> list[Message]:
    """The scores so far that change, one's own first, if the seat may know them."""
    found: list[Message] = []
    for was, now in zip(scores(before, seat) or [], scores(after, seat) or [], strict=False):
        if was["total"] == now["total"] or not was["seats"]:
            continue
        params: dict[str, object] = {"before": str(was["total"]), "after": str(now["total"])}
        if seat in was["seats"]:
            found.insert(0, Message("romolo-purpose-score", params))
        else:
            who = SeatName(was["seats"][0])
            found.append(Message("romolo-purpose-score-of", {"seat": who, **params}))
    return found


def _hunger(before: "Romolo", after: "Romolo") -> list[Message]:
    """Who will find nothing to eat at the end of the turn, if that changes (RR12.4)."""
    was, now = forecast(before, before.active), forecast(after, before.active)
    if was is None or now is None or now["seat"] != was["seat"]:
        return []
    hungry, still = was["hunger"]["starving"], now["hunger"]["starving"]
    if hungry == still:
        return []
    return [Message("romolo-purpose-hunger", {"count": str(still)})]
