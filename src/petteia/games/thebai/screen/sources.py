"""Which component asks: the stone, space, order, tile or hero whose effect is being carried out."""

from functools import lru_cache

from petteia.games.thebai.position.keys import keys_of
from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.content import Content, Op
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.measures import amount
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.text.parts import ThingFact

KINDS = {
    "stone": "stone",
    "order": "order",
    "estate": "estate-space",
    "hero": "hero",
    "blessing": "blessing",
    "gate": "gate-tile",
    "fate": "prosperity",
}
"""The kinds of components, by the sorts of `Keys.steps`."""


@lru_cache(maxsize=2048)
def component_of(content: Content, step: int) -> ThingFact:
    """The component on which a step is printed."""
    sort, key, _ = keys_of(content).steps[step].split("/")
    if sort == "standing":
        sort = "hero" if key in keys_of(content).heroes else "blessing"
    if sort in c.TRACK_WORDS:
        return ThingFact("altar-space", f"{sort}{key}")
    if sort == "roof":
        return ThingFact("roof", c.ROOF_LETTERS[c.ROOF_WORDS.index(key)])
    return ThingFact(KINDS[sort], key)


def running(t: Position) -> Frame | None:
    """The effect that is being carried out, or None."""
    depth = int(t.depth)
    while depth > 0:
        if t.stack[depth].kind == c.RUN:
            return t.stack[depth]
        depth -= 1
    return None


def source(t: Position) -> ThingFact | None:
    """The component that asks; None if the turn itself or the phase asks."""
    frame = running(t)
    return None if frame is None else component_of(t.content, int(frame.first))


def step_of(t: Position, effect: Frame) -> Op:
    """The step of an effect that is being carried out."""
    return t.content.steps[effect.step - 1]


def total(t: Position) -> int:
    """How often the pending step asks in all; 0 if that says nothing."""
    effect = running(t)
    frame = t.top
    if effect is None:
        return 0
    if frame.kind == c.PAYING:
        return int(t.content.steps[t.stack[t.depth - 1].step].pay)
    if frame.kind == c.ROOFING:
        return 0
    return max(int(amount(t, effect.seat, step_of(t, effect), effect.strength)), int(frame.left))
