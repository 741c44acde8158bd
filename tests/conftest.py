"""In all tests, and in the processes they start, the game of `elsewhere` is installed."""

import os
import sys
from pathlib import Path

ELSEWHERE = str(Path(__file__).with_name("elsewhere"))

sys.path.insert(0, ELSEWHERE)
os.environ["PYTHONPATH"] = os.pathsep.join(
    [ELSEWHERE, *filter(None, [os.environ.get("PYTHONPATH")])]
)
