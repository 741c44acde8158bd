"""A Battle begins: powers are declared, tokens chosen or the die rolled (RR11.13)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.core.step import Block, Misfit
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, tiles
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.war import fight, resolution, sums, targets
from lusoria.games.romolo.war.fight import BattleStep, Side

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def begin_battle(s: "Romolo") -> None:
    """The Defender's Units are involved, all of them; powers are declared (RR11.2)."""
    targets.involve(s)
    attack, defence = s.battle.attack, s.battle.defence
    s.tell(
        "battle",
        attack.seat,
        defence.seat,
        s.battle.place,
        attack.units,
        defence.units,
        number(s, attack),
        number(s, defence),
    )
    if s.obsessor_always:
        for side in (attack, defence):
            if not s.is_ai(side.seat) and s.has(side.seat, tiles.OBSESSOR):
                spare(s, side)
    s.ask_seat(asked.POWERS, first_human(s))


def number(s: "Romolo", side: Side) -> int:
    """How many Units of a side fight."""
    return side.troops if s.is_ai(side.seat) else side.units.bit_count()


def first_human(s: "Romolo") -> int:
    """The Attacker decides first, the Defender if that is the A.I."""
    attacker = s.battle.attack.seat
    return s.battle.defence.seat if s.is_ai(attacker) else attacker


def check_power(s: "Romolo", kind: int) -> int:
    """Return the refusal's code, or 0 if the seat that decides may declare a power for this Battle
    (RR15.1).
    """
    seat = s.player
    side = s.battle.side(seat)
    attack = side is s.battle.attack
    if not s.has(seat, kind):
        return no.NOT_OWNED
    if kind == tiles.DUX:
        return 0 if s.dux > 0 else no.COUNTERS_GONE
    if s.used & (1 << kind) != 0:
        return no.POWER_USED
    if kind == tiles.HEROS:
        return 0 if attack else no.NO_USE
    if kind == tiles.DEFENSOR:
        return no.NO_USE if attack else 0
    if s.obsessor_always:
        return no.NO_USE
    return 0 if sums.is_hindered(s, side) or (attack and sums.has_tower(s)) else no.NO_USE


def declare(s: "Romolo", action: int) -> None:
    """A power is declared, or no further one; the Attacker first (AMB-44)."""
    side = s.battle.side(s.player)
    if action == a.DONE:
        defender = s.battle.defence.seat
        if side is s.battle.attack and not s.is_ai(defender):
            s.ask_seat(asked.POWERS, defender)
        else:
            choose_tokens(s)
        return
    kind = action - a.POWER
    s.tell("power", s.player, kind, tiles.IN_BATTLE)
    if kind == tiles.DUX:
        s.dux -= 1
        side.bonus += 1
        return
    s.used |= 1 << kind
    if kind == tiles.HEROS:
        side.bonus += s.edition.heros
    elif kind == tiles.DEFENSOR:
        side.bonus += s.edition.defensor
    else:
        spare(s, side)


def spare(s: "Romolo", side: Side) -> None:
    """The Obsessor: no penalty, and more against a Tower (section 15)."""
    side.spared = True
    if side is s.battle.attack and sums.has_tower(s):
        side.bonus += s.edition.obsessor


# --- tokens (RR11.4) ---


def choose_tokens(s: "Romolo") -> None:
    """Both choose unseen, the Attacker first; the A.I.'s is drawn after the human's choice."""
    if s.dice:
        s.roll = layout.ATTACK_ROLL
        s.throw(asked.DIE)
    else:
        s.ask_seat(asked.TOKEN, first_human(s))


def choose_token(s: "Romolo", token: int) -> None:
    """A seat has chosen its token."""
    seat = s.player
    s.tell_seat("choose", seat, seat, token)
    side = s.battle.side(seat)
    side.token = token
    defender = s.battle.defence.seat
    if side is s.battle.attack and not s.is_ai(defender):
        s.ask_seat(asked.TOKEN, defender)
    elif s.players == 1:
        s.throw(asked.LOT_TOKEN)
    else:
        resolution.reveal(s)


def use_roll(s: "Romolo", face: int) -> None:
    """The wooden die in a Battle: the Attacker's roll, then the Defender's (RR11.7)."""
    attacks = s.roll == layout.ATTACK_ROLL
    side = s.battle.attack if attacks else s.battle.defence
    side.token = layout.SYMBOLS[face]
    s.tell("roll", side.seat, face)
    if attacks:
        s.roll = layout.DEFENCE_ROLL
        s.throw(asked.DIE)
    else:
        s.roll = layout.NO_ROLL
        resolution.reveal(s)


# --- the steps ---


class Powers(BattleStep):
    """A power is declared for this Battle, or no further one (RR11.13)."""

    clause = "RR11.13"
    silent = True
    texts: tuple[int, ...] = (a.DONE,)

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.DONE, 1), (a.POWER, tiles.CHARACTERS)]

    def check(self, s: "Romolo", action: int) -> int:
        if action == a.DONE:
            return 0
        kind = action - a.POWER
        if kind in (tiles.DEFENSOR, tiles.DUX, tiles.HEROS, tiles.OBSESSOR):
            return check_power(s, kind)
        return no.NO_USE

    def play(self, s: "Romolo", action: int) -> None:
        declare(s, action)

    def misfit(self, s: "Romolo") -> Misfit:
        if s.battle.attack.token >= 0 or s.battle.defence.token >= 0:
            return "battle", "powers are declared before tokens are chosen"
        if s.player not in (s.battle.attack.seat, s.battle.defence.seat):
            return "player", "this seat does not fight"
        return fight.not_begun(s)


class ChooseToken(BattleStep):
    """A die token, unseen (RR11.4)."""

    clause = "RR11.4"

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.TOKEN, 6)]

    def check(self, s: "Romolo", action: int) -> int:
        held = s.tokens_held(s.player) & (1 << action - a.TOKEN) != 0
        return 0 if held else no.NO_TOKEN

    def play(self, s: "Romolo", action: int) -> None:
        choose_token(s, action - a.TOKEN)

    def misfit(self, s: "Romolo") -> Misfit:
        attack, defence = s.battle.attack, s.battle.defence
        if s.dice or s.player not in (attack.seat, defence.seat):
            return "player", "this seat chooses no token"
        chosen = s.player != attack.seat and not s.is_ai(attack.seat)
        if (attack.token >= 0) != chosen or defence.token >= 0:
            return "battle", "the Attacker chooses first"
        return fight.not_begun(s)

    def prompt(self, s: "Romolo", params: Params) -> str:
        return "-alone" if s.players == 1 else ""  # from whom should it be hidden?
