"""The page as a browser gets it."""

import gzip
import socket as sockets
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from lusoria.server.schema import description
from tests.server.serving import ADA, BEN, Client, Server, make, served

SCRIPT = b"console.log('Ave!');" * 100
PLAIN = {"accept-encoding": "identity"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page as it is built."""
    page = tmp_path_factory.mktemp("built") / "page"
    (page / "assets" / "more").mkdir(parents=True)
    for name, content in {
        "index.html": b"<title>Lusoria</title>",
        "icon.svg": b"<svg/>",
        "assets/index-1a2b.js": SCRIPT,
        "assets/index-1a2b.js.gz": gzip.compress(SCRIPT),
        "assets/index-1a2b.js.br": b"as small as can be",
        "assets/index-3c4d.css": b"body {}",
        "assets/cinzel-5e6f.woff2": b"letters",
        "../outside.html": b"not for you",
    }.items():
        (page / name).write_bytes(content)
    return page


@pytest.fixture(scope="module")
def browser(folder: Path) -> Iterator[httpx.Client]:
    for server in served(page=str(folder)):
        with httpx.Client(base_url=server.url, headers=PLAIN) as client:
            yield client


def test_the_index_is_asked_for_every_time(browser: httpx.Client) -> None:
    index = browser.get("/")
    assert index.text == "<title>Lusoria</title>"
    assert index.headers["content-type"] == "text/html; charset=utf-8"
    assert index.headers["cache-control"] == "no-cache"
    again = browser.get("/", headers={"if-none-match": f'"other", W/{index.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert browser.get("/", headers={"if-none-match": '"other"'}).status_code == 200


def test_a_page_built_again_is_a_new_page(browser: httpx.Client, folder: Path) -> None:
    (folder / "version.json").write_text("1")
    first = browser.get("/version.json")
    (folder / "version.json").write_text("[2]")
    second = browser.get("/version.json", headers={"if-none-match": first.headers["etag"]})
    assert (first.text, second.text) == ("1", "[2]")


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("index-1a2b.js", "text/javascript; charset=utf-8"),
        ("index-3c4d.css", "text/css; charset=utf-8"),
        ("cinzel-5e6f.woff2", "font/woff2"),
    ],
)
def test_what_has_a_hash_in_its_name_is_kept(browser: httpx.Client, name: str, kind: str) -> None:
    answer = browser.get(f"/assets/{name}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    known = {"if-none-match": answer.headers["etag"]}
    assert browser.get(f"/assets/{name}", headers=known).status_code == 304


@pytest.mark.parametrize(
    ("accepts", "gets"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_the_smallest_form_the_browser_reads(
    browser: httpx.Client, accepts: str, gets: str | None
) -> None:
    with browser.stream(
        "GET", "/assets/index-1a2b.js", headers={"accept-encoding": accepts}
    ) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == gets
    assert answer.headers["vary"] == "Accept-Encoding"
    assert int(answer.headers["content-length"]) == len(raw)
    if gets == "br":
        assert raw == b"as small as can be"
    else:
        assert (gzip.decompress(raw) if gets else raw) == SCRIPT


@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js"])
def test_head(browser: httpx.Client, path: str) -> None:
    whole, head = browser.get(path), browser.head(path)
    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-length", "cache-control", "etag"):
        assert head.headers[name] == whole.headers[name]


@pytest.mark.parametrize(
    "path",
    [
        "/assets/nothing.js",
        "/assets/more",
        "/assets/",
        "/assets",
        "/assets/..",
        "/assets/../../outside.html",
        "/assets/%2e%2e/%2e%2e/outside.html",
        "/assets/..%2f..%2foutside.html",
        "/..%2foutside.html",
        "/../outside.html",
        "/%2e%2e",
        "/%00",
        "/assets/index-1a2b.js%00",
        "//etc/passwd",
        "/assets//etc/passwd",
        "/.hidden",
    ],
)
def test_only_files_of_the_page(browser: httpx.Client, path: str) -> None:
    with sockets.create_connection((browser.base_url.host, browser.base_url.port or 0), 10) as raw:
        request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        raw.sendall(request.encode())
        answer = b""
        while piece := raw.recv(65_536):
            answer += piece
    assert answer.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400")), answer
    assert b"not for you" not in answer


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    for server in served(page=str(tmp_path / "nothing")):
        with Client(server) as client:
            answer = client.http.get("/")
            assert answer.status_code == 200
            assert "not built" in answer.text
            assert client.http.head("/").content == b""
            assert client.refused("GET", "/assets/index.js")["status"] == 404


def test_long_answers_are_compressed_and_streams_are_not(server: Server) -> None:
    path, _, _ = make(server, ADA, BEN)
    with Client(server) as client:
        table = client.http.get(path)
        assert table.headers["content-encoding"] == "gzip"
        assert len(table.content) > 2 * int(table.headers["content-length"])
        plain = client.http.get(path, headers=PLAIN)
        assert "content-encoding" not in plain.headers
        assert plain.json()["view"] == table.json()["view"]
        assert "content-encoding" not in client.http.get("/api/tables/nothing").headers
        with client.http.stream("GET", f"{path}/stream") as lines:
            assert "content-encoding" not in lines.headers
            assert next(lines.iter_lines()).startswith('{"type":"position"')


def test_the_description_needs_no_server(server: Server) -> None:
    with Client(server) as client:
        assert client.http.get("/schema").content == description()
