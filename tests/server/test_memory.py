"""What stays in memory is not looked at again and again, and what goes is freed all the same."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from lusoria.server import memory


class Ring:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    threshold = gc.get_threshold()
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()


def test_garbage_goes_and_the_rest_is_frozen() -> None:
    memory.begin()
    stays = Ring()
    kept, gone = weakref.ref(stays), weakref.ref(Ring())
    memory.settle()
    assert gone() is None
    assert kept() is stays
    assert gc.get_freeze_count() > 1_000
    assert stays not in gc.get_objects()


def test_what_had_stayed_goes_with_the_next_look_at_all() -> None:
    stays = Ring()
    memory.settle()
    kept = weakref.ref(stays)
    del stays
    memory.look_at_all()
    assert kept() is None
