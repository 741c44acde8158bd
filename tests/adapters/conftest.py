"""Runs tests that have a `case` for every game, number of players and option, in short games."""

import pytest

from tests.conformance.cases import CASES, Case

ROUNDS = 2


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", [short(case) for case in CASES], ids=str)


def short(case: Case) -> Case:
    """The case with few rounds."""
    options = {**dict(case.options), "round_limit": ROUNDS}
    return Case(case.game, case.players, tuple(options.items()))
