"""The table of what is under way holds every attribute of its records."""

import lusoria
from lusoria import State
from lusoria.core.fields import Fields, Format, ListOf, Record
from lusoria.games.romolo.snapshot import MEMBERS, under_way
from lusoria.games.romolo.state import Romolo

FOLLOWS = {"Campaign": {"marked"}}  # from the targets


def attributes(of: type) -> set[str]:
    """The attributes that a class declares; compiled ones keep no annotations."""
    return set(getattr(of, "__mypyc_attrs__", None) or of.__annotations__)


def records(fields: Fields) -> list[Record]:
    """All records of a table, those within others too."""
    found: list[Record] = []
    formats: list[Format] = list(fields.formats.values())
    for format in formats:
        if isinstance(format, ListOf):
            formats.append(format.format)
        elif isinstance(format, Record):
            found += [format, *records(format.fields)]
    return found


def table() -> Fields:
    """What can be under way, for any position."""
    s = lusoria.game("romolo").start(1)
    assert isinstance(s, Romolo)
    return under_way.fields(s)


def test_the_table_has_every_attribute_of_every_record_and_no_other() -> None:
    found = {
        type(record.blank): set(record.fields.attributes.values()) for record in records(table())
    }
    assert len(found) == 14
    for of, held in found.items():
        assert held == attributes(of) - FOLLOWS.get(of.__name__, set()), of.__name__


def test_the_table_has_every_idle_object_of_a_position() -> None:
    s = lusoria.game("romolo").start(2)
    own = attributes(Romolo) - attributes(State)
    idle = {name for name in own if hasattr(getattr(s, name, None), "copy")}
    idle -= {name for name in idle if isinstance(getattr(s, name), list)}
    records = {name for name, format in table().formats.items() if isinstance(format, Record)}
    assert idle == records
    assert list(table().formats) == MEMBERS[-len(table().formats) :]
