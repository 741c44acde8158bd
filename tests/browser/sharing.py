"""What takes long to find is found once in a run of tests, whichever worker looks for it first."""

import fcntl
import hashlib
import os
import pickle
from collections.abc import Callable
from pathlib import Path
from tempfile import gettempdir
from typing import TypeVar

T = TypeVar("T")


def shared(key: object, find: Callable[[], T]) -> T:
    """What `find` gives, or has given another worker for the same key."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID")
    if run is None:
        return find()
    folder = Path(gettempdir(), f"lusoria-{run}")
    folder.mkdir(exist_ok=True)
    found = folder / hashlib.sha256(repr(key).encode()).hexdigest()
    with found.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not found.exists():
            found.write_bytes(pickle.dumps(find()))
        value: T = pickle.loads(found.read_bytes())
    return value
