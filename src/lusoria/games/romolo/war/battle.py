"""A Battle, from its powers to its resolution (RR11.13)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, tiles
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.step import Block
from lusoria.games.romolo.war import casualties, retreat, sums, targets, tokens
from lusoria.games.romolo.war.fight import BattleStep

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def begin_battle(s: "Romolo") -> None:
    """The Defender's Units are involved, all of them; powers are declared (RR11.2)."""
    targets.involve(s)
    ours = s.troops if s.is_ai(s.attacker) else s.force.bit_count()
    theirs = s.troops if s.is_ai(s.foe) else s.guard.bit_count()
    s.tell("battle", s.attacker, s.foe, s.target, s.force, s.guard, ours, theirs)
    if s.obsessor_always:
        if not s.is_ai(s.attacker) and s.has(s.attacker, tiles.OBSESSOR):
            spare(s, True)
        if not s.is_ai(s.foe) and s.has(s.foe, tiles.OBSESSOR):
            spare(s, False)
    if not s.is_ai(s.attacker):
        s.ask_seat(asked.POWERS, s.attacker)
    else:
        s.ask_seat(asked.POWERS, s.foe)


def declares(s: "Romolo", kind: int) -> int:
    """Whether the seat that decides may declare a power for this Battle (RR15.1)."""
    seat = s.player
    attack = seat == s.attacker
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
    return 0 if sums.hindered(s, attack) or (attack and sums.tower_defends(s)) else no.NO_USE


def declare(s: "Romolo", action: int) -> None:
    """A power is declared, or no further one; the Attacker first (AMB-44)."""
    seat = s.player
    attack = seat == s.attacker
    if action == a.DONE:
        if attack and not s.is_ai(s.foe):
            s.ask_seat(asked.POWERS, s.foe)
        else:
            choose_tokens(s)
        return
    kind = action - a.POWER
    s.tell("power", seat, kind)
    if kind == tiles.DUX:
        s.dux -= 1
        if attack:
            s.bonus += 1
        else:
            s.defence += 1
        return
    s.used |= 1 << kind
    if kind == tiles.HEROS:
        s.bonus += 2
    elif kind == tiles.DEFENSOR:
        s.defence += 1
    else:
        spare(s, attack)


def spare(s: "Romolo", attack: bool) -> None:
    """The Obsessor: no penalty, and +2 against a Tower (section 15)."""
    if not attack:
        s.spared |= 2
        return
    s.spared |= 1
    if sums.tower_defends(s):
        s.bonus += 2


# --- tokens (RR11.4) ---


def choose_tokens(s: "Romolo") -> None:
    """Both choose unseen, the Attacker first; the A.I.'s is drawn after the human's choice."""
    if s.dice:
        s.looking = layout.ATTACK_ROLL
        s.throw(asked.DIE)
    elif not s.is_ai(s.attacker):
        s.ask_seat(asked.TOKEN, s.attacker)
    else:
        s.ask_seat(asked.TOKEN, s.foe)


def choose_token(s: "Romolo", token: int) -> None:
    """A seat has chosen its token."""
    seat = s.player
    s.tell_seat("choose", seat, seat, token)
    if seat == s.attacker:
        s.chosen = token
        if not s.is_ai(s.foe):
            s.ask_seat(asked.TOKEN, s.foe)
            return
    else:
        s.answer = token
    if s.players == 1:
        s.throw(asked.LOT_TOKEN)
    else:
        reveal(s)


def rolled(s: "Romolo", face: int) -> None:
    """The wooden die in a Battle: the Attacker's roll, then the Defender's (RR11.7)."""
    if s.looking == layout.ATTACK_ROLL:
        s.chosen = layout.SYMBOLS[face]
        s.tell("roll", s.attacker, face)
        s.looking = layout.DEFENCE_ROLL
        s.throw(asked.DIE)
    else:
        s.answer = layout.SYMBOLS[face]
        s.tell("roll", s.foe, face)
        reveal(s)


def reveal(s: "Romolo") -> None:
    """Both tokens are shown and leave the hands; then retreats are decided (RR11.5)."""
    s.reveal()
    if not s.dice:
        tokens.show(s, s.attacker, s.chosen)
        tokens.show(s, s.foe, s.answer)
    if s.chosen == layout.FLIGHT:
        if s.is_ai(s.attacker):
            s.go(asked.AI_FLEES)
            return
        if retreat.can_flee(s, s.attacker, s.force):
            s.ask_seat(asked.RETREAT, s.attacker)
            return
    defender_decides(s)


def defender_decides(s: "Romolo") -> None:
    """The Defender's retreat, else the resolution."""
    if s.answer == layout.FLIGHT:
        if s.is_ai(s.foe):
            s.go(asked.AI_FLEES)
            return
        if retreat.can_flee(s, s.foe, s.guard):
            s.ask_seat(asked.RETREAT, s.foe)
            return
    resolve(s)


# --- resolution (RR11.6) ---


def resolve(s: "Romolo") -> None:
    """Who wins, and what each side inflicts."""
    attack = sums.with_token(sums.attack_value(s), s.chosen)
    defence = sums.with_token(sums.defence_value(s), s.answer)
    if s.log is not None:
        sums.tell_sums(s)
    s.tell("values", attack, defence)
    if attack > defence:
        tokens.take_token(s, s.attacker)
    elif defence > attack:
        tokens.take_token(s, s.foe)
    s.hits = sums.inflicted(s, attack - defence, s.chosen, s.answer)
    s.blows = sums.inflicted(s, defence - attack, s.answer, s.chosen)
    s.tell("casualties", s.hits, s.blows)
    casualties.assign(s)


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
            return declares(s, kind)
        return no.NO_USE

    def play(self, s: "Romolo", action: int) -> None:
        declare(s, action)


class ChooseToken(BattleStep):
    """A die token, unseen (RR11.4)."""

    clause = "RR11.4"

    def offers(self, s: "Romolo") -> list[Block]:
        return [(a.TOKEN, 6)]

    def check(self, s: "Romolo", action: int) -> int:
        held = s.seats[s.player * layout.SEAT + layout.HELD] & (1 << action - a.TOKEN) != 0
        return 0 if held else no.NO_TOKEN

    def play(self, s: "Romolo", action: int) -> None:
        choose_token(s, action - a.TOKEN)

    def prompt(self, s: "Romolo", params: Params) -> str:
        return "-alone" if s.players == 1 else ""  # from whom should it be hidden?
