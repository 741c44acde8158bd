"""The games as others know games: PettingZoo, Gymnasium, OpenSpiel.

Each module needs its library, which the extra `research` brings: `pip install lusoria[research]`.
"""
