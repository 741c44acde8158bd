"""What a move is for, in words: what comes of it, its chance, and what the next best gives away.

An event of the preview has a phrase if there is a text `<game>-purpose-<event>`, else that of its
tag; an empty one leaves it out. What follows for the seat or for others without being an event, a
game's `purpose.py` may say.
"""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from lusoria.core.game import Description
from lusoria.core.message import Message
from lusoria.core.preview import preview
from lusoria.core.state import State
from lusoria.text import in_english, texts
from lusoria.text.tags import tags

AHEAD = 4  # decisions that a hint names at most


@runtime_checkable
class Consequences(Protocol):
    """What a game's `purpose.py` has."""

    def consequences(self, before: State, after: State, seat: int) -> list[Message]:
        """Return what follows from a move, beside what happens in it."""


@runtime_checkable
class Choices(Protocol):
    """What a game's `purpose.py` has where a decision is about things that do something."""

    def chosen(self, actions: Sequence[int]) -> list[Message]:
        """Return what the things do that the decisions choose."""


def purpose(state: State, actions: Sequence[int]) -> list[Message]:
    """Return what comes of the decisions, in phrases."""
    seen = preview(state, actions)
    found: list[Message] = []
    for event in seen.told():
        phrase = _phrase(state.game.id, event.message)
        if phrase is not None and phrase not in found and in_english(phrase):
            found.append(phrase)
    if seen.odds is not None:
        found.append(seen.odds)
    own = state.game.part("purpose")
    if isinstance(own, Choices):
        found += own.chosen(actions)
    if isinstance(own, Consequences) and not seen.reveals:
        found += own.consequences(state, _after(state, actions), state.player)
    return found


def as_step(game: str, decision: Message) -> Message:
    """Return a decision as a step of a way: the text `<game>-step-<verb>`, if there is one, leaves
    out what only a menu needs, such as costs; an empty one leaves the step to the next.
    """
    id = decision.id.replace(f"{game}-do-", f"{game}-step-", 1)
    return Message(id, decision.params) if texts("en").has(id) else decision


def weighing(
    state: State, chance: float | None, second: Sequence[int] | None, loss: float
) -> list[Message]:
    """Return how often a move wins, and what the next best one gives away, where they are known.

    During the set-up nobody can tell the chances.
    """
    found: list[Message] = []
    if state.turn == 0:
        return found
    if chance is not None:
        found.append(Message("core-advice-chance", {"percent": _percent(chance)}))
    if second is not None:
        last = as_step(state.game.id, named(state, second)[-1].message)
        params: dict[str, object] = {"move": last, "percent": _percent(loss)}
        found.append(Message("core-advice-second", params))
    return found


def named(state: State, actions: Sequence[int]) -> list[Description]:
    """Return the first of the decisions, described: until something comes of them."""
    found: list[Description] = []
    ahead = state.clone()
    for count, action in enumerate(actions, 1):
        found.append(state.game.describe(ahead, action))
        if count == AHEAD or tags(state.game.id, preview(state, actions[:count])):
            break
        ahead.apply(action)
    return found


def _phrase(game: str, line: Message) -> Message | None:
    for kind in ("purpose", "tag"):
        id = line.id.replace(f"{game}-log-", f"{game}-{kind}-", 1)
        if texts("en").has(id):
            return Message(id, line.params)
    return None


def _after(state: State, actions: Sequence[int]) -> State:
    after = state.clone()
    for action in actions:
        after.apply(action)
    return after


def _percent(share: float) -> str:
    return str(round(100 * share))
