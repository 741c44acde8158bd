"""Messages: what is said to a person, as an id and parameters, in no language yet."""

from collections.abc import Callable
from typing import Final

Params = dict[str, object]


class Message:
    """A text's id and its parameters.

    A parameter is a string, a whole number, another `Message`, or a `SeatName`.
    """

    id: Final[str]
    params: Final[Params]

    def __init__(self, id: str, params: Params | None = None) -> None:
        self.id = id
        self.params = {} if params is None else params

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.params!r})"

    def __str__(self) -> str:
        return _speaker[0](self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.id, self.params) == (other.id, other.params)

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[object, ...]:
        return (Message, (self.id, self.params))

    def json(self) -> dict[str, object]:
        """Return the message as plain data, in which nested messages and seats are objects."""
        return {"id": self.id, "params": {name: _plain(v) for name, v in self.params.items()}}


def message_of(data: object) -> Message:
    """Return the message from which `Message.json` made this data."""
    assert isinstance(data, dict)
    params: Params = {}
    for name, value in data["params"].items():
        if not isinstance(value, dict):
            params[name] = value
        elif "seat" in value:
            params[name] = SeatName(value["seat"])
        else:
            params[name] = message_of(value)
    return Message(data["id"], params)


class SeatName:
    """A parameter that stands for the name of the person or bot in a seat."""

    seat: Final[int]

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __repr__(self) -> str:
        return f"SeatName({self.seat})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatName) and self.seat == other.seat

    def __hash__(self) -> int:
        return self.seat

    def __reduce__(self) -> tuple[object, ...]:
        return (SeatName, (self.seat,))


def names(seats: list[int]) -> SeatName | Message:
    """The names of one or more seats in one phrase: "Ada", "Ada and Livia"."""
    found: SeatName | Message = SeatName(seats[-1])
    joined = "core-and"
    for seat in reversed(seats[:-1]):
        found = Message(joined, {"one": SeatName(seat), "other": found})
        joined = "core-list"
    return found


def _plain(value: object) -> object:
    if isinstance(value, Message):
        return value.json()
    if isinstance(value, SeatName):
        return {"seat": value.seat}
    return value


def _bare(message: Message) -> str:
    parts = [f"{name}={value}" for name, value in message.params.items()]
    return f"{message.id} ({', '.join(parts)})" if parts else message.id


_speaker: Final[list[Callable[[Message], str]]] = [_bare]


def speak_with(speaker: Callable[[Message], str]) -> None:
    """Set how `str(message)` is put into words; otherwise it shows the id and parameters."""
    _speaker[0] = speaker
