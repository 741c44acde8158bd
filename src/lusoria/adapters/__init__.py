"""The games behind the interfaces of PettingZoo, Gymnasium and OpenSpiel.

Each module needs its library; `pip install lusoria[research]` installs them.
"""
