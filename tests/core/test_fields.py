"""The formats of snapshots: what is written is read back, everything else is refused."""

from typing import Any

import pytest

from lusoria import SnapshotError
from lusoria.core.fields import (
    Bits,
    BitsOf,
    ByCase,
    Called,
    Counts,
    Fields,
    Flag,
    Format,
    ListOf,
    OneOf,
    Optional,
    Place,
    Record,
    Row,
    Split,
    Tuple,
    UnderWay,
    Whole,
)
from lusoria.core.reading import Reader


class Cart:
    """Something to write."""

    wheels: int
    sort: int
    load: int

    def __init__(self, wheels: int) -> None:
        self.wheels = wheels
        self.sort = 0
        self.load = 0

    def copy(self) -> "Cart":
        """One that changes independently."""
        twin = Cart(self.wheels)
        twin.sort = self.sort
        twin.load = self.load
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cart) and vars(self) == vars(other)


NO_CART = Cart(0)
LOADS = ByCase("sort", [Whole(0, 9), OneOf(["wood", "stone"])])
CART = {"wheels": Called("n", Whole(1, 4)), "sort": OneOf(["number", "name"]), "load": LOADS}


def cart(wheels: int, sort: int, load: int) -> Cart:
    found = Cart(wheels)
    found.sort = sort
    found.load = load
    return found


def reader(data: object) -> Reader:
    return Reader(data, "data", SnapshotError)


WRITTEN: list[tuple[Format, Any, object]] = [
    (Whole(0, 3), 3, 3),
    (Place(3), 2, 3),
    (Flag(), True, True),
    (OneOf(["a", "b"]), 1, "b"),
    (OneOf(["a", "b"], [7, 9]), 9, "b"),
    (Optional(Whole(0, 3)), -1, None),
    (Optional(Whole(1, 3), 0), 0, None),
    (Optional(Whole(0, 3)), 2, 2),
    (ListOf(Flag(), 0, 2), [True, False], [True, False]),
    (Bits(["a", "b", "c"]), 5, ["a", "c"]),
    (BitsOf(Whole(0, 1), 4), 2, [1]),
    (Counts(["a", "b"], 4), [0, 4], {"b": 4}),
    (Counts(["a", "b"], 4, -4), [-4, 0], {"a": -4}),
    (Split(Counts(["a", "b"], 4), 2, 2), [0, 4, 1, 0], [{"b": 4}, {"a": 1}]),
    (Tuple(a=Flag(), b=Whole(0, 3)), (True, 3), {"a": True, "b": 3}),
    (Record(NO_CART, **CART), cart(2, 0, 8), {"n": 2, "sort": "number", "load": 8}),
    (UnderWay(NO_CART, **CART), cart(2, 1, 1), {"n": 2, "sort": "name", "load": "stone"}),
    (UnderWay(NO_CART, **CART), NO_CART, None),
]


@pytest.mark.parametrize(("format", "value", "data"), WRITTEN)
def test_what_is_written_is_read_back(format: Format, value: Any, data: object) -> None:
    assert format.write(value) == data
    assert format.read(reader(data)) == value


WRONG: list[tuple[Format, object, str]] = [
    (Whole(0, 3), 4, "data: a whole number from 0 to 3"),
    (Place(3), 0, "data: a whole number from 1 to 3"),
    (Flag(), 1, "data: true or false"),
    (OneOf(["a", "b"]), "c", "data: one of a, b"),
    (ListOf(Flag(), 0, 2), [True, 0], r"data\[1\]: true or false"),
    (Bits(["a", "b"]), ["a", "b", "a"], "data: 0 to 2 entries"),
    (BitsOf(Whole(0, 1), 4), [2], r"data\[0\]: a whole number from 0 to 1"),
    (Counts(["a", "b"], 4), {"a": 5}, "data.a: a whole number from 0 to 4"),
    (Counts(["a", "b"], 4), {"c": 1}, "data: unknown key 'c'"),
    (Tuple(a=Flag()), {}, "data: 'a' is missing"),
    (Record(NO_CART, **CART), None, "data: an object"),
    (Record(NO_CART, **CART), {"n": 2, "sort": "number"}, "data: 'load' is missing"),
    (Record(NO_CART, **CART), {"n": 5, "sort": "number", "load": 0}, "data.n: a whole number"),
    (Record(NO_CART, **CART), {"n": 1, "sort": "name", "load": 0}, "data.load: one of wood"),
]


@pytest.mark.parametrize(("format", "data", "why"), WRONG)
def test_what_is_wrong_is_refused_with_its_place(format: Format, data: object, why: str) -> None:
    with pytest.raises(SnapshotError, match=f"^{why}"):
        format.read(reader(data))


def test_a_record_is_a_new_object() -> None:
    record = UnderWay(NO_CART, **CART).read(reader({"n": 1, "sort": "number", "load": 0}))
    assert record is not NO_CART
    assert NO_CART.wheels == 0
    assert UnderWay(NO_CART, **CART).read(reader(None)) is NO_CART


def test_fields_of_an_object_are_set_in_place() -> None:
    found = Cart(1)
    fields = Fields(**CART)
    fields.read(found, reader({"n": 3, "sort": "name", "load": "wood"}))
    assert found == cart(3, 1, 0)
    with pytest.raises(SnapshotError, match=r"^data: unknown key 'x'"):
        fields.read(found, reader({"n": 3, "sort": "name", "load": "wood", "x": 1}))


def test_a_row_has_numbers_by_index_and_by_slice() -> None:
    row = Row(4, up=(3, Flag()), goods=(slice(0, 2), Counts(["a", "b"], 9)), n=(2, Whole(0, 9)))
    data = {"up": True, "goods": {"b": 5}, "n": 7}
    assert row.write([0, 5, 7, 1]) == data
    numbers = row.read(reader(data))
    assert numbers == [0, 5, 7, 1]
    assert type(numbers[3]) is int
