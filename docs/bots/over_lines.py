"""A bot that reads each question as a line and writes each answer as a line: any language will do.

lusoria arena roma "cmd:python3 docs/bots/over_lines.py" random
"""

import json
import sys
from typing import Any

# It prefers actions that begin with one of these words, in this order; else it takes the last one.
LIKES = ("activate", "lay", "start", "send", "build", "recruit", "money")


def choose(question: dict[str, Any]) -> int:
    """Return a legal action by its notation; `question["view"]` has all that the seat may know."""
    for word in LIKES:
        for move in question["legal"]:
            if move["notation"].startswith(word):
                return int(move["action"])
    return int(question["legal"][-1]["action"])


for line in sys.stdin:
    print(json.dumps({"action": choose(json.loads(line))}), flush=True)
