"""What a snapshot holds, declared once: a table of fields writes it and reads it back.

A format says how one value is written as plain data, and which data it accepts. `Record` and `Row`
are tables: the keys of an object, each with the place of its value and its format.
"""

from collections.abc import Sequence
from typing import Any, Final

from lusoria.core.reading import Reader


class Format:
    """How a value is written as plain data, and read from it."""

    def write(self, value: Any) -> object:
        """The value as plain data."""
        raise NotImplementedError

    def read(self, data: Reader) -> Any:
        """The value of the data, or the error of the place where it is wrong."""
        raise NotImplementedError


# --- single values ---


class Whole(Format):
    """A whole number within bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def write(self, value: Any) -> object:
        return value

    def read(self, data: Reader) -> Any:
        return data.whole(self.low, self.high)


class Place(Format):
    """A place among the given number of them: counted from 0 in play, from 1 in the data."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def write(self, value: Any) -> object:
        return value + 1

    def read(self, data: Reader) -> Any:
        return data.whole(1, self.number) - 1


class Flag(Format):
    """True or false; in a row of numbers 1 or 0."""

    def write(self, value: Any) -> object:
        return bool(value)

    def read(self, data: Reader) -> Any:
        return data.flag()


class OneOf(Format):
    """A number that is written as a name: the name's index, or its number among `values`."""

    def __init__(self, names: Sequence[str], values: Sequence[int] | None = None) -> None:
        self.names: Final = names
        self.values: Final = range(len(names)) if values is None else values

    def write(self, value: Any) -> object:
        return self.names[self.values.index(value)]

    def read(self, data: Reader) -> Any:
        return self.values[data.one_of(self.names)]


class Optional(Format):
    """A value that may be missing: a given one in play, null in the data."""

    def __init__(self, format: Format, missing: Any = -1) -> None:
        self.format: Final = format
        self.missing: Final = missing

    def write(self, value: Any) -> object:
        return None if value == self.missing else self.format.write(value)

    def read(self, data: Reader) -> Any:
        return self.missing if data.data is None else self.format.read(data)


# --- several values in one ---


class ListOf(Format):
    """A list of values of one format."""

    def __init__(self, format: Format, low: int, high: int) -> None:
        self.format: Final = format
        self.low: Final = low
        self.high: Final = high

    def write(self, value: Any) -> object:
        return [self.format.write(item) for item in value]

    def read(self, data: Reader) -> Any:
        return [self.format.read(item) for item in data.items(self.low, self.high)]


class BitsOf(Format):
    """A bit for each of some values from 0 on, written as the list of those that are set."""

    def __init__(self, format: Format, number: int) -> None:
        self.format: Final = format
        self.number: Final = number

    def write(self, value: Any) -> object:
        return [self.format.write(bit) for bit in range(self.number) if value >> bit & 1]

    def read(self, data: Reader) -> Any:
        bits = 0
        for item in data.items(0, self.number):
            bits |= 1 << self.format.read(item)
        return bits


class Bits(BitsOf):
    """A bit for each of some names."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(OneOf(names), len(names))


class Counts(Format):
    """How many there are of each kind, without those of which there are none."""

    def __init__(self, names: Sequence[str], high: int, low: int = 0) -> None:
        self.names: Final = names
        self.low: Final = low
        self.high: Final = high

    def write(self, value: Any) -> dict[str, object]:
        return {name: count for name, count in zip(self.names, value, strict=True) if count != 0}

    def read(self, data: Reader) -> Any:
        return self.read_members(data.keys([], self.names))

    def read_members(self, part: dict[str, Reader]) -> list[int]:
        """The counts among the members of an object."""
        low, high = self.low, self.high
        return [part[name].whole(low, high) if name in part else 0 for name in self.names]


class Split(Format):
    """One list of numbers that is written in parts of equal size."""

    def __init__(self, format: Format, size: int, parts: int) -> None:
        self.format: Final = format
        self.size: Final = size
        self.parts: Final = parts

    def write(self, value: Any) -> object:
        starts = range(0, self.parts * self.size, self.size)
        return [self.format.write(value[i : i + self.size]) for i in starts]

    def read(self, data: Reader) -> Any:
        numbers: list[int] = []
        for item in data.items(self.parts, self.parts):
            numbers += self.format.read(item)
        return numbers


class Tuple(Format):
    """A tuple, each of its values under a key."""

    def __init__(self, **formats: Format) -> None:
        self.formats: Final = formats

    def write(self, value: Any) -> object:
        pairs = zip(self.formats.items(), value, strict=True)
        return {key: format.write(item) for (key, format), item in pairs}

    def read(self, data: Reader) -> Any:
        part = data.keys(list(self.formats))
        return tuple([format.read(part[key]) for key, format in self.formats.items()])


# --- tables ---


class Called(Format):
    """A field whose key in the data is not the name of the attribute."""

    def __init__(self, key: str, format: Format) -> None:
        self.key: Final = key
        self.format: Final = format


class ByCase(Format):
    """A field whose format depends on another attribute, a number, that comes before it."""

    def __init__(self, attribute: str, formats: Sequence[Format]) -> None:
        self.attribute: Final = attribute
        self.formats: Final = formats


class Fields:
    """Attributes of an object, in the order of the data, each with its format."""

    def __init__(self, **formats: Format) -> None:
        self.attributes: Final[dict[str, str]] = {}  # by key
        self.formats: Final[dict[str, Format]] = {}
        for name, format in formats.items():
            key = name
            if isinstance(format, Called):
                key = format.key
                format = format.format
            self.attributes[key] = name
            self.formats[key] = format

    def format(self, owner: object, key: str) -> Format:
        """The format of a field of this object."""
        format = self.formats[key]
        if isinstance(format, ByCase):
            case: int = getattr(owner, format.attribute)
            return format.formats[case]
        return format

    def write(self, owner: object) -> dict[str, object]:
        """The object's fields as plain data."""
        return {
            key: self.format(owner, key).write(getattr(owner, name))
            for key, name in self.attributes.items()
        }

    def read(self, owner: object, data: Reader) -> None:
        """Sets the object's fields to what the data says, which has nothing else."""
        self.read_members(owner, data.keys(list(self.attributes)))

    def read_members(self, owner: object, part: dict[str, Reader]) -> None:
        """Sets the object's fields to what the members of the data say."""
        for key, name in self.attributes.items():
            setattr(owner, name, self.format(owner, key).read(part[key]))


class Record(Format):
    """An object with these fields; a new one is made as a copy of a blank one."""

    def __init__(self, blank: Any, **formats: Format) -> None:
        self.blank: Final = blank
        self.fields: Final = Fields(**formats)

    def write(self, value: Any) -> object:
        return self.fields.write(value)

    def read(self, data: Reader) -> Any:
        record = self.blank.copy()
        self.fields.read(record, data)
        return record


class UnderWay(Record):
    """A record of something under way: null where the blank one says that nothing is."""

    def write(self, value: Any) -> object:
        return None if value is self.blank else super().write(value)

    def read(self, data: Reader) -> Any:
        return self.blank if data.data is None else super().read(data)


class Row(Format):
    """The given number of numbers: each key has the index of one, or the slice of several."""

    def __init__(self, size: int, **fields: tuple[int | slice, Format]) -> None:
        self.size: Final = size
        self.fields: Final = fields

    def write(self, value: Any) -> dict[str, object]:
        return {key: format.write(value[at]) for key, (at, format) in self.fields.items()}

    def read(self, data: Reader) -> Any:
        return self.read_members(data.keys(list(self.fields)))

    def read_members(self, part: dict[str, Reader]) -> list[int]:
        """The numbers that the members of the data say."""
        numbers = [0] * self.size
        for key, (at, format) in self.fields.items():
            value = format.read(part[key])
            if isinstance(at, int):
                numbers[at] = int(value)
            else:
                numbers[at] = value
        return numbers
