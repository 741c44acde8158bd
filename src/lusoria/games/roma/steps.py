"""The table of all decisions, in the order of their numbers: see `asked.py`."""

from typing import Final

from lusoria.games.roma import battle, dice, effects, laying, piles, points, setup, turn
from lusoria.games.roma.step import Step

STEPS: Final[list[Step]] = [
    setup.First(),
    setup.Deal(),
    dice.Roll(),
    piles.Draw(),
    battle.Battle(),
    setup.Pass(),
    setup.Place(),
    dice.Reroll(),
    turn.Act(),
    piles.Keep(),
    battle.Add(),
    points.Temple(),
    points.Buy(),
    laying.Free(),
    piles.Seek(),
    effects.Copy(),
    battle.Target(),
    points.Points(),
    dice.Change(),
    piles.Recover(),
    laying.Relay(),
]
