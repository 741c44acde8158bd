"""The garbage collector: it looks at what is new, and seldom at what has stayed.

A look at everything takes longer the more tables are in memory, and nobody is answered meanwhile.
"""

import gc
from typing import Final

NEW: Final = 20_000  # objects more than before that give reason to look at the newest
OLDER: Final = 20  # such looks until those a little older are looked at, too
OLDEST: Final = 1_000_000  # such looks until all would be: when it is quiet `settle` does it first


def begin() -> None:
    """At the start: the program itself stays for good."""
    gc.set_threshold(NEW, OLDER, OLDEST)
    settle()


def settle() -> None:
    """Now and then: frees what has become garbage; what is left will probably stay."""
    gc.collect()
    gc.freeze()


def look_at_all() -> None:
    """Seldom: what had stayed may have become garbage since."""
    gc.unfreeze()
    settle()
