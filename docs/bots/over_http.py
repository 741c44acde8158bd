"""A bot that answers over HTTP: start it once, and anyone who knows its address can ask it.

python3 docs/bots/over_http.py 8900
lusoria arena roma http://127.0.0.1:8900 random
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


def choose(question: dict[str, Any]) -> int:
    """Return a legal action: the one that touches most elements."""
    return int(max(question["legal"], key=lambda move: len(move["on"]))["action"])


class Answering(BaseHTTPRequestHandler):
    """Answers each posted question with an action, or with what went wrong."""

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
        """Log nothing."""


server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Answering)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
