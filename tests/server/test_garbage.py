"""Old objects are not looked at again and again, and garbage is freed all the same."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from lusoria.server import garbage


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
    garbage.configure()
    stays = Ring()
    kept, gone = weakref.ref(stays), weakref.ref(Ring())
    garbage.collect()
    assert gone() is None
    assert kept() is stays
    assert gc.get_freeze_count() > 1_000
    assert stays not in gc.get_objects()


def test_old_objects_that_became_garbage_go_with_the_next_full_collection() -> None:
    stays = Ring()
    garbage.collect()
    kept = weakref.ref(stays)
    del stays
    garbage.collect_all()
    assert kept() is None
