"""One server for all tests of a file."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Server, served


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    yield from served()
