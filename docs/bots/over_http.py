"""A bot that answers over HTTP: it is begun once, and whoever knows its address may ask it.

python3 docs/bots/over_http.py 8900
lusoria arena roma http://127.0.0.1:8900 random
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


def choose(question: dict[str, Any]) -> int:
    """One of the legal actions: the one that touches most, by what it is said to be on."""
    return int(max(question["legal"], key=lambda move: len(move["on"]))["action"])


class Answering(BaseHTTPRequestHandler):
    """Every question is posted; every answer names an action, or says what went wrong."""

    def do_POST(self) -> None:
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        answer: dict[str, Any]
        try:
            answer = {"action": choose(question)}
        except Exception as e:
            answer = {"error": f"{type(e).__name__}: {e}"}
        said = json.dumps(answer).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, format: str, *words: object) -> None:
        """Says nothing of every question."""


server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Answering)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
