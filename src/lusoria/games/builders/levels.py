"""The bots of The Builders."""

from typing import Final

from lusoria.core.levels import Levels, SearchSettings

LEVELS: Final = Levels(hard="search:5000", search=SearchSettings(temperature=0.03))
