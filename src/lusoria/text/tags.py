"""What an action would do, in a few letters: made of what its preview tells.

An event has a tag if there is a text `<game>-tag-<event>`; it has the parameters of the event's
line in the log. Where a move goes on and it depends on how, `<game>-tag-<event>-most` tells the
best of it.
"""

from collections.abc import Sequence

from lusoria.core.message import Message
from lusoria.core.preview import Preview
from lusoria.text import texts


def tags(game: str, seen: Preview) -> list[Message]:
    """The tags of a preview's events, and the odds if chance decides then."""
    found = [_tag(game, event.message) for event in seen.told()]
    return [tag for tag in (*found, seen.odds) if tag is not None]


def tags_of_all(ways: Sequence[Sequence[Message]]) -> list[Message]:
    """The tags of several ways to go on: what they have in common, else the best there is."""
    first = list(ways[0]) if ways else []
    if all(list(way) == first for way in ways):
        return first
    return [best for tag in first if (best := _best(tag, ways)) is not None]


def _tag(game: str, line: Message) -> Message | None:
    id = line.id.replace(f"{game}-log-", f"{game}-tag-", 1)
    return Message(id, line.params) if texts("en").has(id) else None


def _best(tag: Message, ways: Sequence[Sequence[Message]]) -> Message | None:
    """Of a tag that every way has, the one with the most points."""
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
