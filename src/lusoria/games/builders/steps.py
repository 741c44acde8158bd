"""The table of all decisions, in the order of their numbers: see `asked.py`."""

from typing import Final

from lusoria.games.builders import investments, rows, scoring, sites, turn
from lusoria.games.builders.step import Step

STEPS: Final[list[Step]] = [
    rows.First(),
    rows.Deal(),
    rows.FillSites(),
    rows.FillWorkers(),
    turn.Act(),
    scoring.Settle(),
    sites.Site(),
    sites.Tool(),
    investments.School(),
]
