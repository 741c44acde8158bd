"""Every test of this folder runs for every case; with `ALSO_CROWDED` for crowded positions, too."""

import pytest

from tests.conformance.cases import CASES, CROWDED


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        more = CROWDED if getattr(metafunc.module, "ALSO_CROWDED", False) else []
        metafunc.parametrize("case", [*CASES, *more], ids=str)
