"""What stands where nothing is under way is shared by all positions: no test may change it."""

from collections.abc import Iterator

import pytest

from lusoria.games.romolo.board.exploration import NO_EXPLORATION
from lusoria.games.romolo.campaign.plan import NO_CAMPAIGN
from lusoria.games.romolo.economy.bill import NO_BILL
from lusoria.games.romolo.economy.job import NO_JOB
from lusoria.games.romolo.economy.market import NO_DEAL
from lusoria.games.romolo.economy.theft import NO_THEFT
from lusoria.games.romolo.solitaire.ai_turn import NO_AI_TURN
from lusoria.games.romolo.turn.move import NO_MOVE
from lusoria.games.romolo.turn.upkeep import NO_UPKEEP
from lusoria.games.romolo.war.fight import NO_BATTLE

IDLE = {
    NO_MOVE: ["unit", "place", "away", "free", "source", "farm"],
    NO_JOB: ["piece", "store", "building", "sides", "gratis", "mixed", "surcharge"],
    NO_BILL: ["due", "allowed", "from_hand", "from_stores", "mercenaries"],
    NO_DEAL: ["sells", "made", "cube", "stored"],
    NO_THEFT: ["victim", "left"],
    NO_EXPLORATION: ["place", "why", "river"],
    NO_BATTLE: ["place", "fleers", "razing", "broken"],
    NO_BATTLE.attack: ["seat", "units", "troops", "bonus", "spared", "token", "hits", "flees"],
    NO_BATTLE.defence: ["seat", "units", "troops", "bonus", "spared", "token", "hits", "flees"],
    NO_CAMPAIGN: ["targets", "marked", "unit", "current", "tower", "farm", "offers"],
    NO_UPKEEP: ["unpaid", "owed", "walls", "grain"],
    NO_AI_TURN: ["groups", "start", "troops", "hindered", "by_event", "attacks", "priced"],
}


def idle() -> str:
    """All that stands where nothing is under way, in words."""
    return repr([[getattr(thing, name) for name in names] for thing, names in IDLE.items()])


AS_MADE = idle()


@pytest.fixture(autouse=True)
def nothing_idle_changes() -> Iterator[None]:
    yield
    assert idle() == AS_MADE
