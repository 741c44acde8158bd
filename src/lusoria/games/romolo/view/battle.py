"""A battle under way: who fights, what each counts, and what each token would do."""

from typing import TYPE_CHECKING, Literal, TypedDict

from lusoria.core.state import OVER
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.layout import Token
from lusoria.games.romolo.war import sums, targets

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class Fighter(TypedDict):
    """A unit in the fight, or the A.I.'s in one condition, and what it counts."""

    el: str
    value: int


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
    if s.attacker < 0 or s.player == OVER:
        return None
    t = s
    if s.step == asked.MUSTER and s.foe >= 0:
        t = s.clone()
        targets.involve(t)
    razes = s.step in (asked.RAZE, asked.RAZE_STORE, asked.RAZE_SIDE) and s.hits + s.blows == 0
    return {
        "el": "battle",
        "hex": s.board.names[s.target],
        "attack": _side(t, True, seat),
        "defence": _side(t, False, seat) if s.foe >= 0 else None,
        "razing": s.count if razes else None,
        "odds": _odds(t, seat),
    }


def _side(s: "Romolo", attack: bool, seat: int | None) -> BattleSide:
    own = s.attacker if attack else s.foe
    value = sums.attack_value(s) if attack else sums.defence_value(s)
    token = s.chosen if attack else s.answer
    secret = s.step in (asked.TOKEN, asked.LOT_TOKEN)
    shown = not secret and s.chosen >= 0 and s.answer >= 0
    return {
        "seat": own,
        "fighters": _fighters(s, attack),
        "units": sums.units_value(s, attack),
        "tower": s.edition.tower if not attack and sums.tower_defends(s) else 0,
        "penalty": sums.hindrance(s, attack),
        "powers": s.bonus if attack else s.defence,
        "value": value,
        "token": _token(token, secret and seat != own),
        "total": sums.with_token(value, token) if shown else None,
        "may_hold": [] if s.dice else _may_hold(s, own),
        "casualties": s.hits if attack else s.blows,
    }


def _fighters(s: "Romolo", attack: bool) -> list[Fighter]:
    if (s.attacker if attack else s.foe) >= s.players:
        return _troops(s, attack)
    mask = s.force if attack else s.guard
    return [
        {"el": f"unit:{u}", "value": s.edition.strength[layout.KIND[u]]}
        for u in range(layout.UNITS)
        if mask & (1 << u)
    ]


def _troops(s: "Romolo", attack: bool) -> list[Fighter]:
    """The A.I. attacks with those that stand and defends with all (RR16.11)."""
    name = s.board.names[s.target]
    kinds = layout.LYING if attack else layout.TROOP
    return [
        {"el": f"ai:{name}:{layout.AI_UNITS[k]}", "value": layout.AI_STRENGTH * count}
        for k in range(kinds)
        if (count := s.ai[s.target * layout.TROOP + k]) > 0
    ]


def _token(token: int, secret: bool) -> Token | Literal["chosen"] | None:
    if token < 0:
        return None
    return "chosen" if secret else layout.TOKENS[token]


def _may_hold(s: "Romolo", seat: int) -> list[Token]:
    shown = s.seats[seat * layout.SEAT + layout.SHOWN]
    return [name for k, name in enumerate(layout.TOKENS) if shown & (1 << k) == 0]


def _odds(s: "Romolo", seat: int | None) -> list[TokenOdds] | None:
    asks = s.step in (asked.MUSTER, asked.POWERS, asked.TOKEN)
    if seat is None or s.dice or s.foe < 0 or not asks or seat not in (s.attacker, s.foe):
        return None
    held = s.seats[seat * layout.SEAT + layout.HELD]
    rival = s.foe if seat == s.attacker else s.attacker
    return [
        _token_odds(s, k, _may_hold(s, rival), seat == s.attacker)
        for k in range(6)
        if held & (1 << k)
    ]


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
        sums.with_token(sums.attack_value(s), chosen),
        sums.with_token(sums.defence_value(s), answer),
    )
    return {
        "token": rival,
        "attack": values[0],
        "defence": values[1],
        "hits": sums.inflicted(s, values[0] - values[1], chosen, answer),
        "blows": sums.inflicted(s, values[1] - values[0], answer, chosen),
    }
