"""What the options of a game decide (RR2.14): the edition, and the rules that are left open."""

from typing import TYPE_CHECKING

from lusoria.core.errors import OptionError
from lusoria.games.romolo import editions
from lusoria.games.romolo.board.map import BOARDS

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def read(s: "Romolo", options: dict[str, object]) -> None:
    """Sets what the options decide; impossible ones raise `OptionError`."""
    s.edition = editions.edition(options["edition"])
    s.board = BOARDS[s.players - 1]
    s.rivals = max(s.players, 2)
    s.teams = options["teams"] == "on"
    if s.teams and s.players != 4:
        raise OptionError("Teams need four players: two against two.")
    battle = options["battle"]
    s.dice = s.edition.rolls if battle == "usual" else battle == "die"
    s.hidden_coins = options["coins"] == "hidden"
    s.water_counts = options["soldier_controls_water"] == "yes"
    s.goods_are_spent = options["negotiator_mode"] == "stock"
    s.obsessor_always = options["obsessor_passive"] == "yes"
    s.peoples = options["peoples"] == "on"
    s.bid_is_paid = options["bid_paid"] == "winner"
    if not s.edition.auctions and (s.peoples or s.bid_is_paid):
        raise OptionError("Peoples and bids belong to edition 1.66.")
