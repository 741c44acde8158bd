"""Reading foreign data: every error says where in it something is wrong."""

import json
from collections.abc import Sequence
from typing import Final

from lusoria.core.errors import DataError

MAX_BYTES: Final = 16_000_000


class Reader:
    """A piece of foreign data, and its place in the whole."""

    def __init__(self, data: object, place: str, error: type[DataError]) -> None:
        self.data: Final = data
        self.place: Final = place
        self.error: Final = error

    def wrong(self, what: str) -> DataError:
        """Return the error to raise: what is wrong at this place."""
        return self.error(f"{self.place}: {what}")

    def keys(self, required: Sequence[str], optional: Sequence[str] = ()) -> dict[str, "Reader"]:
        """Return the members of an object with all required keys and no unknown ones."""
        data = self.data
        if not isinstance(data, dict):
            raise self.wrong("an object is expected")
        for key in required:
            if key not in data:
                raise self.wrong(f"{key!r} is missing")
        for key in data:
            if key not in required and key not in optional:
                raise self.wrong(f"unknown key {_short(key)}")
        return {
            key: Reader(value, f"{self.place}.{key}", self.error) for key, value in data.items()
        }

    def items(self, low: int = 0, high: int = 1_000_000) -> list["Reader"]:
        """Return the members of a list of a length within bounds."""
        data = self.data
        if not isinstance(data, list):
            raise self.wrong("a list is expected")
        if not low <= len(data) <= high:
            count = str(low) if low == high else f"{low} to {high}"
            raise self.wrong(f"{count} entries are expected, here are {len(data)}")
        return [Reader(value, f"{self.place}[{i}]", self.error) for i, value in enumerate(data)]

    def whole(self, low: int, high: int) -> int:
        """Return a whole number within bounds."""
        data = self.data
        if not isinstance(data, int) or isinstance(data, bool) or not low <= data <= high:
            raise self.wrong(f"a whole number from {low} to {high} is expected")
        return data

    def wholes(self, count: int, low: int, high: int) -> list[int]:
        """Return a list of `count` whole numbers within bounds."""
        return [item.whole(low, high) for item in self.items(count, count)]

    def flag(self) -> bool:
        """Return a boolean."""
        data = self.data
        if not isinstance(data, bool):
            raise self.wrong("true or false is expected")
        return data

    def text(self, longest: int = 200) -> str:
        """Return a string of limited length."""
        data = self.data
        if not isinstance(data, str) or len(data) > longest:
            raise self.wrong(f"a text of at most {longest} characters is expected")
        return data

    def one_of(self, values: Sequence[str]) -> int:
        """Return the index of a string among the given ones."""
        data = self.data
        if not isinstance(data, str) or data not in values:
            raise self.wrong(f"one of {', '.join(values)} is expected")
        return values.index(data)


def read_json(text: str | bytes, place: str, error: type[DataError]) -> Reader:
    """Parse JSON text; whatever is wrong with it becomes the given error."""
    if len(text) > MAX_BYTES:
        raise error(f"{place}: more than {MAX_BYTES} bytes")
    try:
        data: object = json.loads(text, parse_constant=_refuse_constant)
    except RecursionError:
        raise error(f"{place}: nested too deeply") from None
    except UnicodeDecodeError:
        raise error(f"{place}: not UTF-8 text") from None
    except json.JSONDecodeError as e:
        raise error(f"{place}: no JSON at line {e.lineno}, column {e.colno}: {e.msg}") from None
    except ValueError as e:
        raise error(f"{place}: {e}") from None
    return Reader(data, place, error)


def _refuse_constant(name: str) -> object:
    raise ValueError(f"{name} is no number of JSON")


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
