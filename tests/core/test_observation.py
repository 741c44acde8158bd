"""How observations are laid out."""

import pytest

from lusoria.core.observation import Layout, Part, bits, blanks, capped, one_of, pairs

LAYOUT = Layout([Part("points", ("own", "other"), 9), Part("over"), Part("die", ("1", "2", "3"))])
SEEN = bytes([4, 0, 1, 0, 1, 0])


def test_parts_stand_one_after_the_other() -> None:
    assert [part.at for part in LAYOUT.parts] == [0, 2, 3]
    assert LAYOUT.size == 6
    assert LAYOUT["die"].end == 6
    assert LAYOUT.highs() == bytes([9, 9, 1, 1, 1, 1])
    assert LAYOUT.names() == ["points: own", "points: other", "over", "die: 1", "die: 2", "die: 3"]


def test_an_observation_is_read_in_words() -> None:
    assert LAYOUT.read(SEEN) == {"points": {"own": 4}, "over": {"": 1}, "die": {"2": 1}}
    assert LAYOUT.text(SEEN) == "points: own 4\nover: yes\ndie: 2"


def test_an_unknown_part_is_refused_with_those_there_are() -> None:
    with pytest.raises(KeyError, match="points, over, die"):
        LAYOUT["dice"]


def test_tables_of_bytes() -> None:
    assert one_of(2) == [b"\0\0", b"\1\0", b"\0\1"]
    assert bits(2) == [b"\0\0", b"\1\0", b"\0\1", b"\1\1"]
    assert pairs([b"a", b"b"]) == [b"aa", b"ab", b"ba", b"bb"]
    assert blanks(2, 2) == [b"", b"\0\0", b"\0\0\0\0"]
    assert [capped(number) for number in (0, 255, 256, 4000)] == [0, 255, 255, 255]
