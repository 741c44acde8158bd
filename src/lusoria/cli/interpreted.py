"""Whoever runs the package without its compiled engine is told so, once."""

import os
import sys

from platformdirs import user_state_path

import lusoria
from lusoria.text import Texts


def tell_once(said: Texts) -> None:
    """Says that the engine is interpreted and how to change that, at the first run only.

    Whoever has set LUSORIA_PURE knows.
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
    except OSError:  # no home to write in: then it is said again
        pass
