"""What follows from the loss of a building, once the action or the attack is over.

The pieces that an edition heeds wait in `s.losses`; `Edition.piece_lost` is told of one after the
other. It may ask any seat something, and goes on with NEXT_LOSS.
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
    """What follows from all losses so far; then something else follows of itself."""
    s.after_losses = then
    next_loss(s)


def next_loss(s: "Romolo") -> None:
    """The oldest loss, or what comes after them all."""
    if s.losses:
        place, kind = s.losses[0]
        s.losses = s.losses[1:]
        s.go(asked.NEXT_LOSS)
        s.edition.piece_lost(s, place, kind)
    else:
        s.go(s.after_losses)
