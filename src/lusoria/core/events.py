"""Events: what happened, as far as a seat may know it, as data, in words and as movements."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from lusoria.core.message import Message, Params, SeatName
from lusoria.core.state import EVERYONE, Event, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """What a number of an event means: here just a number."""

    def __init__(self, type: object = int) -> None:
        """`type` is the type of `data`, from which the page's types are made."""
        self.type: Final = type

    def data(self, state: State, value: int) -> object:
        """Return the number as plain data."""
        return value

    def word(self, state: State, value: int) -> object:
        """Return the number as a parameter of a message."""
        return str(value)


class SeatField(Field):
    """A seat, called by the name of whoever sits there."""

    def word(self, state: State, value: int) -> object:
        return who(state, value)


def who(state: State, seat: int) -> SeatName | Message:
    """Return a seat's name; a side without a seat is the A.I."""
    return SeatName(seat) if seat < state.players else Message("core-ai")


class Named(Field):
    """One of a list of names; the text of a name is `<prefix><name>`."""

    def __init__(self, type: object, names: Sequence[str], prefix: str) -> None:
        super().__init__(type)
        self.names: Final = list(names)
        self.prefix: Final = prefix

    def data(self, state: State, value: int) -> object:
        return self.names[value]

    def word(self, state: State, value: int) -> object:
        return Message(self.prefix + self.names[value])


class Several(Field):
    """Several things of one kind, a bit each; in words, their number."""

    def __init__(self, kind: Field) -> None:
        super().__init__(list)
        self.kind: Final = kind

    def data(self, state: State, value: int) -> object:
        return [self.kind.data(state, bit) for bit in range(value.bit_length()) if value >> bit & 1]

    def word(self, state: State, value: int) -> object:
        return str(value.bit_count())


NUMBER: Final = Field()
SEAT: Final = SeatField()


@dataclass(frozen=True)
class Move:
    """Something travels from one board element to another.

    All are templates filled in with the event's data, as `"place:{seat}:{disc}"`. Of
    `"own|others"` the first is for the event's own seat, the second for everyone else. A field
    that holds several things makes a move for each of them.
    """

    start: str
    end: str = ""
    """Empty: the same element, which may be drawn elsewhere afterwards."""
    what: str = ""
    """What is drawn on the way, as `"coin"` or `"card:{card}"`. Empty: the element itself."""
    count: str = ""
    """The field with the number that travel together. Empty: one."""


@dataclass(frozen=True)
class EventKind:
    """The names of an event's numbers, those that everyone may see, and what moves.

    If `public` is None, only those who may see all of the event see it at all.
    """

    fields: tuple[str, ...]
    public: tuple[str, ...] | None = None
    moves: tuple[Move, ...] = ()


@dataclass(frozen=True)
class Told:
    """An event as far as a seat may know it."""

    data: dict[str, object]
    """Its name as `event`, its numbers by their names, and what travels as `moves`."""
    message: Message
    """A line of the log."""


def told(state: State, event: Event, seat: int | None) -> Told | None:
    """Return the event as far as the seat may know it, or None if it may not at all.

    `state` may be any position of the game: only its map and options matter.
    """
    name, audience, numbers = event
    rules = state.game.rules
    kind = rules.events[name]
    whole = audience in (EVERYONE, seat)
    if not whole and kind.public is None:
        return None
    data: dict[str, object] = {"event": name}
    words: Params = {}
    for field, value in zip(kind.fields, numbers, strict=True):
        if whole or (kind.public is not None and field in kind.public):
            of = rules.fields.get(field, NUMBER)
            data[field] = of.data(state, value)
            words[field] = of.word(state, value)
    if kind.moves:
        own = seat is not None and data.get("seat") == seat
        data["moves"] = [moved for move in kind.moves for moved in _moved(move, data, own=own)]
    line = f"{state.game.id}-log-{name}" + ("" if len(words) == len(numbers) else "-hidden")
    return Told(data, Message(line, words))


def _moved(move: Move, data: dict[str, object], *, own: bool) -> list[dict[str, object]]:
    """Return what travels, as plain data; nothing where the seat does not know from or to where."""
    start = _seen(move.start, own)
    end = _seen(move.end, own) or start
    what = _seen(move.what, own)
    found: list[dict[str, object]] = []
    for one in _one_by_one(data, start + end + what):
        try:
            count = one[move.count] if move.count else 1
            if count != 0:
                found.append(
                    {
                        "from": start.format_map(one),
                        "to": end.format_map(one),
                        "what": what.format_map(one) or None,
                        "count": count,
                    }
                )
        except KeyError:  # a field that this seat is not told
            continue
    return found


def _seen(template: str, own: bool) -> str:
    mine, _, others = template.partition("|")
    return mine if own or not others else others


def _one_by_one(data: dict[str, object], templates: str) -> list[dict[str, object]]:
    """Return the event's data, once for each item of a field of several that templates name."""
    for name, value in data.items():
        if isinstance(value, list) and f"{{{name}}}" in templates:
            return [{**data, name: item} for item in value]
    return [data]
