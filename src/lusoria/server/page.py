"""The page: its files as they were built, compressed for browsers that accept that."""

import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

UNCOMPRESSED: Final = "uncompressed"  # marks answers that must not be compressed
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Lusoria</title>
<h1>Lusoria</h1>
<p>The server runs, but its page is not built: <code>make play</code> in a checkout, or
installing with network, builds it. The API is described at <a href="/schema">/schema</a> and,
with examples, in <code>docs/server.md</code>.</p>
</html>
"""
NAME: Final = re.compile(r"[0-9A-Za-z_-][0-9A-Za-z_.-]*")  # of a file: none leads out of the folder
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the best one first
KINDS: Final = {
    ".webp": "image/webp",
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/json",
}

INDEX: Final = "index.html"
REVALIDATE: Final = "no-cache"
IMMUTABLE: Final = "public, max-age=31536000, immutable"  # the name holds a hash of the content


AnyRequest = Request[Any, Any, Any]

# These files were compressed when they were built.
SETTING: Final[dict[str, Any]] = {
    "http_method": [HttpMethod.GET, HttpMethod.HEAD],
    "status_code": 200,
    "include_in_schema": False,
    "opt": {UNCOMPRESSED: True},
}


@dataclass(frozen=True)
class File:
    """A file of the page: its modification time, its bytes and their ETag."""

    modified: int
    body: bytes
    tag: str


class Page:
    """The files of the page, read at their first request and again when they have changed."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.files: Final[dict[Path, File]] = {}

    def file(self, name: str) -> File | None:
        """Return a file of the page; None if there is none of that name."""
        if not all(NAME.fullmatch(part) for part in name.split("/")):
            return None
        path = self.folder / name
        try:
            modified = path.stat().st_mtime_ns
            known = self.files.get(path)
            if known is None or known.modified != modified:
                body = path.read_bytes()
                known = File(modified, body, f'"{hashlib.sha256(body).hexdigest()[:20]}"')
                self.files[path] = known
        except OSError:
            return None
        return known

    def answer(self, request: AnyRequest, name: str, keep: str) -> Response[bytes]:
        """Answer with the file, as small as the browser accepts, or say that it is unchanged."""
        file = self.file(name)
        if file is None:
            raise NotFoundException("There is no such page.")
        headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        for encoding, ending in ENCODINGS.items():
            smaller = self.file(name + ending) if encoding in accepted else None
            if smaller is not None:
                file = smaller
                headers["Content-Encoding"] = encoding
                break
        headers["ETag"] = file.tag
        tags = request.headers.get("if-none-match", "").split(",")
        if file.tag in [tag.strip().removeprefix("W/") for tag in tags]:
            return Response(b"", status_code=304, headers=headers)
        return _sent(request, file.body, _kind(name), headers)


def routes(page: Page) -> list[HTTPRouteHandler]:
    """Return the handlers of the page. Browsers may keep its assets for ever, its index never."""

    @route("/", **SETTING)
    async def index(request: AnyRequest) -> Response[bytes]:
        if page.file(INDEX) is None:
            headers = {"Cache-Control": REVALIDATE}
            return _sent(request, NOT_BUILT.encode(), MediaType.HTML, headers)
        return page.answer(request, INDEX, REVALIDATE)

    @route("/{name:str}", **SETTING)
    async def beside(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        return page.answer(request, name, REVALIDATE)

    @route("/assets/{name:str}", **SETTING)
    async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        return page.answer(request, f"assets/{name}", IMMUTABLE)

    return [index, beside, asset]


def _sent(request: AnyRequest, body: bytes, kind: str, headers: dict[str, str]) -> Response[bytes]:
    if request.method == HttpMethod.HEAD:
        headers = {**headers, "Content-Type": kind, "Content-Length": str(len(body))}
        return Response(b"", headers=headers)
    return Response(body, headers=headers, media_type=kind)


def _accepted(header: str) -> set[str]:
    """The encodings that a browser accepts: those named without a quality of zero."""
    parts = [part.replace(" ", "").partition(";q=") for part in header.lower().split(",")]
    return {name for name, _, quality in parts if not quality or quality.strip("0.")}


def _kind(name: str) -> str:
    known = KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
    return known or "application/octet-stream"
