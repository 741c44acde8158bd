"""A notice, shown once, that the engine is not compiled."""

import os
import sys

from platformdirs import user_state_path

import lusoria
from lusoria.text import Texts


def tell_once(said: Texts) -> None:
    """Say at the first run that the engine is interpreted, and how to change that.

    Nothing is said if LUSORIA_PURE is set.
    """
    if lusoria.COMPILED or os.environ.get("LUSORIA_PURE", "0") not in ("", "0"):
        return
    told = user_state_path("lusoria") / "interpreted"
    if told.exists():
        return
    print(said.text("cli-interpreted"), file=sys.stderr)
    try:
        told.parent.mkdir(parents=True, exist_ok=True)
        told.touch()
    except OSError:  # without a writable home the notice is shown again
        pass
