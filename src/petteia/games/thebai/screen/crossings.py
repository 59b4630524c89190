"""The dice spaces that an archon crosses or might cross, and what happens there (T5)."""

from typing import Literal, NamedTuple

from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.pieces.dice import LOWEST_LOSS, level_at, owner_of, will_ascend
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.screen.wire import Crossing
from petteia.games.thebai.text.parts import Facts, say
from petteia.games.thebai.text.thing_facts import die_kind, hero_fact, level_word
from petteia.kernel.bits import BIT, members
from petteia.kernel.text.parts import SeatFact

Sign = Literal["raise", "lower", "ascend", "loss", "pay", "good", ""]


class Crossed(NamedTuple):
    """A crossing: what happens on the dice space on the way to a stone."""

    dice: int
    there: int
    sign: Sign = ""
    owner: int = -1
    """The seat whose die or standee is there, or -1."""
    die: str = "citizen"
    level: int = 0
    """The level of the die after it."""
    hero: int = -1
    """The own hero whose effect the crossing brings, or -1."""


def crossing(t: Position, seat: int, here: int, there: int) -> Crossed:
    """What happens when a player's archon goes from one stone to the next."""
    dice = int(t.board.between(here, there))
    bit = BIT[dice]
    if t.dice & bit:
        return _die_crossed(t, seat, dice, there)
    if t.standees & bit:
        for hero in members(t.players[seat].heroes):
            on_stand = t.content.hero_rules[hero].on == c.ON_STAND_CROSSED
            if on_stand and t.hero_spaces[hero] == dice:
                return Crossed(dice, there, "good", seat, hero=hero)
        return Crossed(dice, there)
    return Crossed(dice, there) if t.markers & bit else Crossed(dice, there, "pay")


def _die_crossed(t: Position, seat: int, dice: int, there: int) -> Crossed:
    owner, level = int(owner_of(t, dice)), int(level_at(t, dice))
    kind = die_kind(t, dice)
    if owner == seat:
        sign: Sign = "lower" if level else "loss"
        return Crossed(dice, there, sign, owner, kind, max(level - 1, 0))
    if will_ascend(t, owner, dice):
        return Crossed(dice, there, "ascend", owner, kind, level)
    # A hoplite that cannot ascend stays at the top and brings 1 VP (D6).
    return Crossed(dice, there, "raise", owner, kind, level + 1)


def crossing_words(
    t: Position, crossed: Crossed, reader: int, language: str, names: list[str]
) -> str:
    """What happens on a crossing, in a few words."""
    facts: Facts = {"sign": crossed.sign or "none", "die": crossed.die}
    facts["mine"] = "yes" if crossed.owner == reader else "no"
    facts["player"] = SeatFact(crossed.owner) if crossed.owner >= 0 else ""
    top = crossed.level > c.TOP_LEVEL
    facts["level"] = "vp" if top else level_word(crossed.level)
    facts["hero"] = hero_fact(t.content, crossed.hero) if crossed.hero >= 0 else ""
    facts["loss"] = LOWEST_LOSS
    return say(t.content, language, "crossing", facts, names)


def crossing_data(
    t: Position, crossed: Crossed, done: bool, reader: int, language: str, names: list[str]
) -> Crossing:
    """A crossing for a page."""
    return {
        "at": t.board.dice_name(crossed.dice),
        "to": t.board.name(crossed.there),
        "done": done,
        "sign": crossed.sign,
        "seat": crossed.owner if crossed.owner >= 0 else None,
        "amount": LOWEST_LOSS if crossed.sign == "loss" else 1,
        "words": crossing_words(t, crossed, reader, language, names),
    }
