"""A bot at a table of a server: it reads the table's stream, a JSON object in each line, and posts
its decisions. The link of a seat has all it needs: the server's address, the table and the token.

    python3 docs/bots/at_a_table.py http://127.0.0.1:8753 TABLE TOKEN
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

url, table, token = sys.argv[1:4]
headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
here = f"{url}/api/tables/{table}"


def decide(now: dict[str, Any]) -> None:
    """Take any legal action, and name the revision it answers."""
    action = random.choice(now["legal"])["action"]
    body = json.dumps({"revision": now["revision"], "action": action}).encode()
    urlopen(Request(f"{here}/actions", body, headers)).close()


with urlopen(Request(f"{here}/stream", headers=headers)) as stream:
    for line in stream:
        now = json.loads(line) if line.strip() else {}
        if now.get("status") == "over":
            print(json.dumps(now["outcome"]))
            break
        if now.get("legal"):
            decide(now)
