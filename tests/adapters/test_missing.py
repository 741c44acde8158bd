"""Without its library a door says which line to type."""

import subprocess
import sys

import pytest

CODE = """
import sys
sys.modules[{library!r}] = None  # as if it were not installed
import lusoria
try:
    import lusoria.adapters.{door}
except lusoria.LusoriaError as e:
    print(e)
"""


@pytest.mark.parametrize(
    ("door", "library"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_a_door_without_its_library_says_what_to_install(door: str, library: str) -> None:
    code = CODE.format(door=door, library=library)
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert "pip install 'lusoria[research]'" in run.stdout, run.stderr
