"""A battle under way: who fights, what each counts, and what each token would do."""

from typing import TYPE_CHECKING, Literal, TypedDict

from lusoria.core.state import OVER
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.campaign.plan import NO_CAMPAIGN
from lusoria.games.romolo.campaign.targets import free_troops
from lusoria.games.romolo.knowledge import are_tokens_secret, sees_token
from lusoria.games.romolo.layout import Token
from lusoria.games.romolo.war import casualties, sums, targets
from lusoria.games.romolo.war.fight import NO_BATTLE, Side

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class Fighter(TypedDict):
    """A unit in the fight, or the A.I.'s in one condition, and what it counts."""

    el: str
    count: int
    value: int
    """Of all of them together."""


class BattleSide(TypedDict):
    """One side of a battle, and how its value comes about (RR11.3)."""

    seat: int
    fighters: list[Fighter]
    units: int
    """What the fighters count together."""
    tower: int
    penalty: int
    """What penalty tokens take off."""
    powers: int
    """What declared powers add."""
    value: int
    """Before the token."""
    token: Token | Literal["chosen"] | None
    total: int | None
    """With the token, once both are shown."""
    may_hold: list[Token]
    """Tokens that it may still play, as far as everyone can tell (RR1.2)."""
    casualties: int
    """That it has still to inflict."""


class Clash(TypedDict):
    """Two tokens against each other: both values, and what each side inflicts (RR11.6)."""

    token: Token
    """The rival's."""
    attack: int
    defence: int
    hits: int
    blows: int


class TokenOdds(TypedDict):
    """What one of the seat's own tokens would do against each that the rival may hold."""

    token: Token
    wins: int
    draws: int
    losses: int
    """Of as many, all equally likely."""
    against: list[Clash]


class Battle(TypedDict):
    """A battle, or the razing of a hex."""

    el: str
    hex: str
    attack: BattleSide
    defence: BattleSide | None
    """None where nobody defends, or while it is not chosen who does."""
    razing: int | None
    """Constructions that may still be destroyed freely (RR11.15)."""
    odds: list[TokenOdds] | None
    """Of the seat's own tokens, before they are shown."""


def battle(s: "Romolo", seat: int | None) -> Battle | None:
    """The battle as a seat may know it; tokens only once they are shown."""
    if s.battle is NO_BATTLE or s.campaign is not NO_CAMPAIGN or s.player == OVER:
        return None
    t = s
    if s.step == asked.MUSTER and s.battle.defence.seat != layout.NOBODY:
        t = s.clone()
        targets.involve(t)
    fight = t.battle
    defended = fight.defence.seat != layout.NOBODY
    razes = s.step in (asked.RAZE, asked.RAZE_STORE, asked.RAZE_SIDE)
    return {
        "el": "battle",
        "hex": s.board.names[fight.place],
        "attack": _side(t, fight.attack, seat),
        "defence": _side(t, fight.defence, seat) if defended else None,
        "razing": fight.razing if razes and not casualties.is_assigning(s) else None,
        "odds": _odds(t, seat),
    }


def _side(s: "Romolo", side: Side, seat: int | None) -> BattleSide:
    value = sums.value(s, side)
    chosen = s.battle.attack.token >= 0 and s.battle.defence.token >= 0
    shown = chosen and not are_tokens_secret(s)
    return {
        "seat": side.seat,
        "fighters": fighters(s, side),
        "units": sums.units_value(s, side),
        "tower": sums.tower_value(s, side),
        "penalty": sums.hindrance(s, side),
        "powers": side.bonus,
        "value": value,
        "token": _token(side.token, sees_token(s, side.seat, seat)),
        "total": sums.with_token(value, side.token) if shown else None,
        "may_hold": [] if s.dice else _may_hold(s, side.seat),
        "casualties": side.hits,
    }


def fighters(s: "Romolo", side: Side) -> list[Fighter]:
    """The units of a side, and what each counts."""
    if s.is_ai(side.seat):
        return _troops(s, side)
    return [
        {"el": f"unit:{u}", "count": 1, "value": s.edition.strength[layout.KIND[u]]}
        for u in range(layout.UNITS)
        if side.units & (1 << u)
    ]


def _troops(s: "Romolo", side: Side) -> list[Fighter]:
    """The A.I. attacks with those that stand and defends with all (RR16.11).

    In edition 1.66 those that are targets themselves help no other (RR19.37).
    """
    place = s.battle.place
    kinds = layout.LYING if side is s.battle.attack else layout.TROOP
    return [
        {
            "el": f"ai:{s.board.names[place]}:{layout.AI_UNITS[k]}",
            "count": count,
            "value": layout.AI_STRENGTH * count,
        }
        for k in range(kinds)
        if (count := free_troops(s, place, k)) > 0
    ]


def _token(token: int, known: bool) -> Token | Literal["chosen"] | None:
    if token < 0:
        return None
    return layout.TOKENS[token] if known else "chosen"


def _may_hold(s: "Romolo", seat: int) -> list[Token]:
    shown = s.tokens_shown(seat)
    return [name for k, name in enumerate(layout.TOKENS) if shown & (1 << k) == 0]


def _odds(s: "Romolo", seat: int | None) -> list[TokenOdds] | None:
    asks = s.step in (asked.MUSTER, asked.POWERS, asked.TOKEN)
    attacker, defender = s.battle.attack.seat, s.battle.defence.seat
    if seat is None or s.dice or not asks or defender == layout.NOBODY:
        return None
    if seat not in (attacker, defender):
        return None
    held = s.tokens_held(seat)
    rival = defender if seat == attacker else attacker
    rivals = _may_hold(s, rival)
    return [_token_odds(s, k, rivals, seat == attacker) for k in range(6) if held & (1 << k)]


def _token_odds(s: "Romolo", token: int, rivals: list[Token], attack: bool) -> TokenOdds:
    against = [_clash(s, token, rival, attack) for rival in rivals]
    leads = [
        clash["attack"] - clash["defence"] if attack else clash["defence"] - clash["attack"]
        for clash in against
    ]
    return {
        "token": layout.TOKENS[token],
        "wins": sum(lead > 0 for lead in leads),
        "draws": sum(lead == 0 for lead in leads),
        "losses": sum(lead < 0 for lead in leads),
        "against": against,
    }


def _clash(s: "Romolo", token: int, rival: Token, attack: bool) -> Clash:
    other = layout.TOKENS.index(rival)
    chosen, answer = (token, other) if attack else (other, token)
    values = (
        sums.with_token(sums.value(s, s.battle.attack), chosen),
        sums.with_token(sums.value(s, s.battle.defence), answer),
    )
    return {
        "token": rival,
        "attack": values[0],
        "defence": values[1],
        "hits": sums.inflicted(s, values[0] - values[1], chosen, answer),
        "blows": sums.inflicted(s, values[1] - values[0], answer, chosen),
    }
