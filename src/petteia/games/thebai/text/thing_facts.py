"""Facts for messages about components, from the numbers that the rules use."""

from dataclasses import replace

from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.content import Content, Op
from petteia.games.thebai.rules.position import (
    Position,
    free_stones,
)
from petteia.games.thebai.rules.printed import Step
from petteia.games.thebai.text.parts import CostFact, EffectFact, ThingFact, ThingsFact
from petteia.kernel.bits import BIT
from petteia.kernel.text.parts import SeatFact

MODES = {c.MODE_ONE: "one", c.MODE_DIFFERENT: "different"}


def stone_fact(content: Content, stone: int) -> ThingFact:
    """A stone of any colour."""
    edition = content.edition
    if stone >= c.NEUTRAL:
        return ThingFact("stone", edition.neutral[stone - c.NEUTRAL].key)
    return ThingFact("stone", edition.stones[stone % c.OWN_STONES].key)


def stone_on(t: Position, space: int) -> ThingFact:
    """The stone on a Kadmeia space."""
    return stone_fact(t.content, t.stones_at[space] >> 2)


def free_stones_beside(t: Position, dice: int) -> ThingsFact:
    """The stones beside a dice space that a citizen there can trigger (T2, T3)."""
    beside = (t.board.first[dice], t.board.second[dice])
    free = free_stones(t)
    return ThingsFact(tuple(stone_on(t, space) for space in beside if free & BIT[space]))


def row_stone(t: Position, seat: int, row: int) -> int:
    """The leftmost stone of a row of an estate."""
    player = t.players[seat]
    return player.estate[row * 4 + player.cleared(row)]


def order_fact(content: Content, order: int) -> ThingFact:
    """An order."""
    return ThingFact("order", content.edition.orders[order].key)


def cost_fact(content: Content, order: int) -> CostFact:
    """What an order costs."""
    return CostFact(content.edition.orders[order].cost)


def hero_fact(content: Content, hero: int) -> ThingFact:
    """A hero."""
    return ThingFact("hero", content.edition.heroes[hero].key)


def blessing_fact(content: Content, blessing: int) -> ThingFact:
    """A blessing."""
    return ThingFact("blessing", content.edition.blessings[blessing].key)


def help_fact(content: Content, stack: int) -> ThingFact:
    """A help tile."""
    return ThingFact("help-tile", content.edition.help_stacks[stack].key)


def estate_fact(content: Content, space: int) -> ThingFact:
    """An action space of the estate."""
    return ThingFact("estate-space", content.edition.estate[space].key)


def council_fact(content: Content, space: int) -> ThingFact:
    """A space of a monument."""
    return ThingFact("council-space", content.edition.council[space].key)


def gate_fact(content: Content, tile: int) -> ThingFact:
    """A gate tile."""
    return ThingFact("gate-tile", content.edition.gates[tile].key)


def roof_fact(colour: int) -> ThingFact:
    """A roof by the number of its colour."""
    return ThingFact("roof", c.ROOF_LETTERS[colour])


def altar_fact(track: int, space: int) -> ThingFact:
    """A space of an altar track."""
    return ThingFact("altar-space", f"{c.TRACK_WORDS[track]}{space}")


def card_fact(content: Content, card: int) -> ThingFact:
    """An action card of Antigone."""
    edition = content.edition
    if card < len(edition.basic):
        return ThingFact("basic-action", edition.basic[card].key)
    special = card - len(edition.basic)
    if special < len(edition.special):
        return ThingFact("special-action", edition.special[special].key)
    return ThingFact("game-end-card", "game-end-card")


def effect_fact(content: Content, first: int, strength: int) -> EffectFact:
    """An effect as it is at a strength."""
    steps: list[Step] = []
    while first and content.steps[first].word != c.OP_END:
        op = content.steps[first]
        steps.append(replace(_step(op, strength), pay=int(op.pay)))
        first += 1
    return EffectFact(tuple(steps))


def step_fact(op: Op, strength: int) -> EffectFact:
    """One step of an effect as it is at a strength, without its price."""
    return EffectFact((_step(op, strength),))


def _step(op: Op, strength: int) -> Step:
    number, roofs = int(op.number(strength)), int(op.roofs(strength))
    return Step(
        word=c.WORDS[op.word],
        number=(number, number, number),
        kind=c.KIND_WORDS[op.kind],
        place=c.PLACE_WORDS[op.place],
        mode=MODES.get(int(op.mode), ""),
        track=c.TRACK_WORDS[op.track] if op.track >= 0 else "",
        triggered=bool(op.triggered),
        roofs=(roofs, roofs, roofs),
        per=c.MEASURES[op.per],
        cap=int(op.cap),
    )


def level_word(level: int) -> str:
    """A level as it is written."""
    return c.LEVEL_SIGNS[level]


def die_kind(t: Position, space: int) -> str:
    """Is the die on a dice space a citizen or a hoplite?"""
    hoplites = any(player.hoplites & BIT[space] for player in t.players)
    return "hoplite" if hoplites else "citizen"


def seat_of_die(t: Position, space: int) -> SeatFact:
    """The owner of the die on a dice space."""
    for seat, player in enumerate(t.players):
        if (player.citizens | player.hoplites) & BIT[space]:
            return SeatFact(seat)
    raise AssertionError("no die lies there")
