"""A bot that reads a question a line and writes an answer a line; any language can do this.

lusoria arena roma "cmd:python3 docs/bots/over_lines.py" random
"""

import json
import sys
from typing import Any

# Takes whatever begins with one of these words, the first of them first; else what is listed last.
LIKES = ("activate", "lay", "start", "send", "build", "recruit", "money")


def choose(question: dict[str, Any]) -> int:
    """One of the legal actions, by its notation; `question["view"]` has all the seat may know."""
    for word in LIKES:
        for move in question["legal"]:
            if move["notation"].startswith(word):
                return int(move["action"])
    return int(question["legal"][-1]["action"])


for line in sys.stdin:
    print(json.dumps({"action": choose(json.loads(line))}), flush=True)
