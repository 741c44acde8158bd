"""Tags: what an action would do, in a few letters, from its preview.

An event has a tag if there is a text `<game>-tag-<event>`; its parameters are those of the event's
line in the log. If the event depends on how the move continues, `<game>-tag-<event>-most` gives
the best case.
"""

from collections.abc import Sequence

from lusoria.core.message import Message
from lusoria.core.preview import Preview
from lusoria.text import texts


def tags(game: str, seen: Preview) -> list[Message]:
    """Return the tags of a preview's events, and the odds if chance decides next."""
    found = [_tag(game, event.message) for event in seen.told()]
    return [tag for tag in (*found, seen.odds) if tag is not None]


def tags_of_all(ways: Sequence[Sequence[Message]]) -> list[Message]:
    """Return the tags of several ways to continue: what they share, else the best case."""
    first = list(ways[0]) if ways else []
    if all(list(way) == first for way in ways):
        return first
    return [best for tag in first if (best := _best(tag, ways)) is not None]


def _tag(game: str, line: Message) -> Message | None:
    id = line.id.replace(f"{game}-log-", f"{game}-tag-", 1)
    return Message(id, line.params) if texts("en").has(id) else None


def _best(tag: Message, ways: Sequence[Sequence[Message]]) -> Message | None:
    """Return the tag with the most points, if every way has it."""
    most = f"{tag.id}-most"
    if not texts("en").has(most):
        return None
    alike = [[other for other in way if other.id == tag.id] for way in ways]
    if not all(alike):
        return None
    return Message(most, max((way[0].params for way in alike), key=_points))


def _points(params: dict[str, object]) -> int:
    points = params.get("points", "0")
    return int(points) if isinstance(points, str) else 0
