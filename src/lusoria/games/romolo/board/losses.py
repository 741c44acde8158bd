"""What follows from the loss of a building, once the action or the attack is over.

The pieces that an edition heeds wait in `s.losses`; `Edition.settle_loss` is told of one after the
other. Where it asks a seat something, the answer ends with `go(asked.NEXT_LOSS)`.
"""

from typing import TYPE_CHECKING

from lusoria.games.romolo import asked

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

Loss = tuple[int, int]  # a hex, and the kind of piece that it has lost


def note(s: "Romolo", place: int, kind: int) -> None:
    """A piece of a hex is lost."""
    if s.edition.heeded[kind]:
        s.losses = [*s.losses, (place, kind)]


def settle(s: "Romolo", then: int) -> None:
    """Settle the consequences of all losses so far, then go on with a continuation."""
    s.after_losses = then
    next_loss(s)


def next_loss(s: "Romolo") -> None:
    """Settle one loss after the other; then go on with what was interrupted."""
    while s.losses:
        place, kind = s.losses[0]
        s.losses = s.losses[1:]
        if s.edition.settle_loss(s, place, kind):
            return
    then = s.after_losses
    s.after_losses = asked.NOTHING_MORE
    s.go(then)
