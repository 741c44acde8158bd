"""Events: what happened, as a seat may know it, as data, in words and as movements."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from lusoria.core.message import Message, Params, SeatName
from lusoria.core.state import EVERYONE, Event, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A kind of number that events hold: here a plain one."""

    def __init__(self, type: object = int) -> None:
        """`type` is that of `data`, from which the page's types are made."""
        self.type: Final = type

    def data(self, state: State, value: int) -> object:
        """The number as plain data."""
        return value

    def word(self, state: State, value: int) -> object:
        """The number as a parameter of a message."""
        return str(value)


class SeatField(Field):
    """A seat, told by the name of who sits there."""

    def word(self, state: State, value: int) -> object:
        return who(state, value)


def who(state: State, seat: int) -> SeatName | Message:
    """A seat's name; the side that nobody sits at is the A.I."""
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
    """Several things of one kind, a bit each; told by how many they are."""

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

    All are templates that are filled with the event's data, `"place:{seat}:{disc}"`. Of
    `"own|others"` the first is how the event's own seat sees it, the second how everyone else
    does. A field that holds several things makes a move for each of them.
    """

    start: str
    end: str = ""
    """Empty: the same element, wherever it is drawn afterwards."""
    what: str = ""
    """What is drawn on the way: `"coin"`, `"card:{card}"`. Empty: the element itself."""
    count: str = ""
    """The field that says how many travel together; empty: one."""


@dataclass(frozen=True)
class EventKind:
    """The names of an event's numbers, those of them that everyone may see, and what moves.

    `public` None: whoever may not see all of the event does not see it at all.
    """

    fields: tuple[str, ...]
    public: tuple[str, ...] | None = None
    moves: tuple[Move, ...] = ()


@dataclass(frozen=True)
class Told:
    """An event as a seat may know it."""

    data: dict[str, object]
    """Its name under `event`, its numbers under their names, what travels under `moves`."""
    message: Message
    """A line of the log."""


def told(state: State, event: Event, seat: int | None) -> Told | None:
    """The event as the seat may know it; None if it may not at all.

    Any position of the game in which it happened will do: it tells the map and the options.
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
    """What travels, as plain data; nothing if there is none, or the seat does not know where."""
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
    """The event's data; once for each thing in a field of several that the templates name."""
    for name, value in data.items():
        if isinstance(value, list) and f"{{{name}}}" in templates:
            return [{**data, name: item} for item in value]
    return [data]
