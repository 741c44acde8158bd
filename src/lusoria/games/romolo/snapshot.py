"""placeholder"""

from typing import Any


def position(s: Any) -> dict[str, object]:
    return {}


def fill(s: Any, data: Any) -> None:
    pass
