"""Garbage collection: often among new objects, seldom among old ones.

A full collection takes longer the more tables are in memory, and nobody is answered meanwhile.
"""

import gc
from typing import Final

# Python's thresholds: new objects before the youngest generation is collected, and collections of
# a generation before the next older one is. `collect` does the oldest one's work when it is quiet.
YOUNG: Final = 20_000
MIDDLE: Final = 20
OLD: Final = 1_000_000


def configure() -> None:
    """Set the thresholds at the start; what the program itself consists of stays for good."""
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    collect()


def collect() -> None:
    """Free what has become garbage; what is left is not looked at again until `collect_all`."""
    gc.collect()
    gc.freeze()


def collect_all() -> None:
    """Free garbage also among the objects that earlier collections left."""
    gc.unfreeze()
    collect()
