"""A push service of a browser, and the browser behind it that reads what it is sent."""

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.serving import PATIENCE, Json


def encoded(data: bytes) -> str:
    """As browsers and push services write bytes."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Pushed:
    """A message that has arrived at the push service."""

    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self) -> Json:
        """What the sender has signed, with the key that it names; that the signature holds."""
        kind, _, rest = self.headers["authorization"].partition(" ")
        assert kind == "vapid"
        parts = dict(part.split("=", 1) for part in rest.split(","))
        signed, _, signature = parts["t"].rpartition(".")
        key = Vapid02.from_raw_public(parts["k"].encode())
        assert key.verify_token(signed.encode(), signature)
        claims: Json = json.loads(decoded(signed.partition(".")[2]))
        return {**claims, "key": parts["k"]}


class PushService:
    """Takes messages for browsers, and answers with a status."""

    def __init__(self) -> None:
        self.arrived: Queue[Pushed] = Queue()
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status = service.status
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()
                service.arrived.put(Pushed(self.path, headers, body))

            def log_message(self, *_: object) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def next(self) -> Pushed:
        """The next message."""
        return self.arrived.get(timeout=PATIENCE)

    def stop(self) -> None:
        """Ends it."""
        self.http.shutdown()
        self.http.server_close()


def push_service() -> Iterator[PushService]:
    """A push service, for as long as it is needed."""
    service = PushService()
    yield service
    service.stop()


class Subscriber:
    """A browser's subscription, with its keys."""

    def __init__(self, service: PushService, name: str) -> None:
        self.path = f"/{name}"
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = name.encode().ljust(16, b"-")[:16]
        public = self.private.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.told: dict[str, Any] = {
            "endpoint": f"{service.url}{self.path}",
            "keys": {"p256dh": encoded(point), "auth": encoded(self.auth)},
        }

    def read(self, pushed: Pushed) -> Json:
        """What a message says; only this browser can read it."""
        assert pushed.path == self.path
        assert pushed.headers["content-encoding"] == "aes128gcm"
        text = http_ece.decrypt(pushed.body, private_key=self.private, auth_secret=self.auth)
        told: Json = json.loads(text)
        return told
