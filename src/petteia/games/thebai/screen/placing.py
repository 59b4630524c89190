"""A stone that is being placed: its rotations, its edges and what they bring."""

from typing import Literal

from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.pieces.stones import roof_beyond, roof_of
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.screen.city import stone_key, stone_owner
from petteia.games.thebai.screen.wire import EdgePreview, Placing, RotationPreview
from petteia.games.thebai.text.parts import ColourFact, Facts, format_text, say, short_effect
from petteia.games.thebai.text.thing_facts import stone_on
from petteia.kernel.bits import BIT, members

Edge = Literal["top", "right", "bottom", "left"]
EDGES: tuple[Edge, ...] = ("top", "right", "bottom", "left")


def placing(t: Position, language: str) -> Placing | None:
    """The stone that the top frame is about; None if it is about none."""
    frame = t.top
    if frame.kind == c.ROOFING:
        space = int(frame.space)
        stone = t.stones_at[space] >> 2
        roofs = [int(roof_of(t, space, edge)) for edge in range(4)]
        return {
            "stone": stone_key(t, stone),
            "owner": stone_owner(t, stone),
            "at": t.board.name(space),
            "roofs": letters(roofs),
            "left": int(frame.left),
            "rotations": [],
            "edges": edges(t, space, roofs, int(frame.used), language),
        }
    if frame.kind not in (c.SETTING, c.ROTATING):
        return None
    stone = int(frame.stone)
    turning = frame.kind == c.ROTATING
    return {
        "stone": stone_key(t, stone),
        "owner": stone_owner(t, stone),
        "at": t.board.name(int(frame.space)) if turning else None,
        "roofs": letters(roofs_of(t, stone, 0)),
        "left": int(frame.roofs),
        "rotations": _rotations(t, frame, language) if turning else [],
        "edges": [],
    }


def roofs_of(t: Position, stone: int, turn: int) -> list[int]:
    """The roof colours of a stone turned clockwise by some quarters, clockwise from the top."""
    first = stone * 16 + turn * 4
    return t.content.stone_roofs[first : first + 4]


def letters(roofs: list[int]) -> str:
    """Roof colours as letters."""
    return "".join(c.ROOF_LETTERS[roof] for roof in roofs)


def _rotations(t: Position, frame: Frame, language: str) -> list[RotationPreview]:
    found: list[RotationPreview] = []
    for turn in members(t.content.rotations[frame.stone]):
        roofs = roofs_of(t, int(frame.stone), turn)
        found.append(
            {
                "turn": turn,
                "action": c.ROTATE + turn,
                "roofs": letters(roofs),
                "edges": edges(t, int(frame.space), roofs, 0, language),
            }
        )
    return found


def edges(t: Position, space: int, roofs: list[int], used: int, language: str) -> list[EdgePreview]:
    """What the edges of a stone with these roofs on a space meet and bring (V8, Q23)."""
    found: list[EdgePreview] = []
    for edge, name in enumerate(EDGES):
        beyond = int(roof_beyond(t, space, edge))
        matches = beyond == roofs[edge] and not used & BIT[edge]
        found.append(
            {
                "edge": name,
                "roof": c.ROOF_LETTERS[roofs[edge]],
                "beyond": c.ROOF_LETTERS[beyond] if beyond >= 0 else "",
                "matches": matches,
                "words": _words(t, space, edge, roofs[edge], beyond, used, language),
            }
        )
    return found


def _words(
    t: Position,
    space: int,
    edge: int,
    roof: int,
    beyond: int,
    used: int,
    language: str,
) -> str:
    """What an edge meets, and what it brings or why it brings nothing."""
    if used & BIT[edge]:
        return format_text(language, "edge-used")
    if beyond < 0:
        return format_text(language, "edge-open")
    facts: Facts = {"roof": c.ROOF_LETTERS[roof]}
    other = int(t.board.edge_space[space * 4 + edge])
    if other < 0:
        where = say(t.content, language, "edge-rim", facts)
    else:
        where = say(t.content, language, "edge-stone", facts | {"stone": stone_on(t, other)})
    if beyond == roof:
        effect = t.content.edition.roofs[c.ROOF_LETTERS[roof]]
        text = short_effect(t.content, language, effect)
        return say(t.content, language, "edge-match", {"where": where, "text": text})
    met = ColourFact(c.ROOF_LETTERS[beyond])
    return say(t.content, language, "edge-differs", {"where": where, "other": met})
