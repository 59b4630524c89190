"""Why a piece cannot be put somewhere in the city or the council."""

from petteia.games.thebai.rules.codes import (
    BOTH,
    CITY,
    COMMANDER,
    COUNSELLING,
    EDGE_WORDS,
    KEEP,
    MONUMENT,
    ROOF,
    ROOF_WORDS,
    ROTATE,
    ROWS,
    SEATING,
    SPACE,
    STANDEE_DICE,
    STANDING,
    TRIGGER,
)
from petteia.games.thebai.rules.decisions import DECISIONS
from petteia.games.thebai.rules.pieces.stones import roof_beyond, roof_of
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.text.refusals.turn import not_there, refuse_landing
from petteia.kernel.bits import BIT
from petteia.kernel.text.reason import Reason


def refuse_city(t: Position, space: int) -> Reason:
    """Why a die or standee cannot be put on a dice space (T2, V5, Q14, H3)."""
    frame = t.top
    rule = DECISIONS[frame.kind].rule
    if frame.kind == STANDING and t.content.standees[frame.hero] != STANDEE_DICE:
        return Reason("Q14", "reason-standee-council")
    if space >= t.board.dice:
        return not_there(CITY)
    facts: dict[str, str | int] = {"space": t.board.dice_name(space)}
    if t.dice & BIT[space]:
        return Reason(rule, "reason-space-die", facts)
    if t.standees & BIT[space]:
        return Reason(rule, "reason-space-hero", facts)
    if t.markers & BIT[space]:
        return Reason("H3", "reason-space-marker", facts)
    return Reason("T2", "reason-no-stone-beside", facts)


def refuse_trigger(t: Position, which: int) -> Reason:
    """The player cannot pay for both stones; either stone alone is always legal here (T2)."""
    if which >= 2 * BOTH:
        return not_there(TRIGGER)
    return Reason("T2", "reason-both-price", {"price": t.top.price})


def refuse_space(t: Position, space: int) -> Reason:
    """Why a stone cannot be placed on a space (V7)."""
    if space >= t.board.spaces:
        return not_there(SPACE)
    facts: dict[str, str | int] = {"space": t.board.name(space)}
    if t.stones & BIT[space]:
        return Reason("V7", "reason-space-stone", facts)
    return Reason("V7", "reason-space-apart", facts)


def refuse_rotation(rotation: int) -> Reason:
    """A rotation that looks like another one is not offered (V7)."""
    return not_there(ROTATE) if rotation >= 4 else Reason("V7", "reason-looks-alike")


def refuse_roof(t: Position, edge: int) -> Reason:
    """Why a roof cannot be triggered (V8, Q23)."""
    if edge >= 4:
        return not_there(ROOF)
    facts: dict[str, str | int] = {"edge": EDGE_WORDS[edge]}
    space = t.top.space
    if t.top.used & BIT[edge]:
        return Reason("V8", "reason-roof-used", facts)
    beyond = roof_beyond(t, space, edge)
    if beyond < 0:
        return Reason("Q23", "reason-roof-open", facts)
    facts["roof"] = ROOF_WORDS[roof_of(t, space, edge)]
    facts["other"] = ROOF_WORDS[beyond]
    return Reason("V8", "reason-roof-differs", facts)


def refuse_relocation(t: Position, space: int) -> Reason:
    """Why the archon cannot be relocated to a space (V10)."""
    if space == t.players[t.top.seat].archon:
        return Reason("V10", "reason-archon-stays")
    return refuse_landing(t, space, "V10")


def refuse_monument(t: Position, space: int) -> Reason:
    """Why a die, tile or standee cannot be put on a council space (F6, R6)."""
    frame = t.top
    if frame.kind == STANDING and t.content.standees[frame.hero] == STANDEE_DICE:
        return Reason("Q14", "reason-standee-city")
    if space >= len(t.content.monument_of):
        return not_there(MONUMENT)
    facts: dict[str, str | int] = {"monument": t.content.edition.council[space].key}
    if not t.council & BIT[space]:
        return Reason("S1", "reason-monument-absent", facts)
    if t.turmoil & BIT[space]:
        return Reason("F6", "reason-monument-turmoil", facts)
    player = t.players[frame.seat]
    monument = t.content.monument_masks[t.content.monument_of[space]]
    if any((it.council_dice | it.council_tiles) & BIT[space] for it in t.players):
        return Reason("F6", "reason-monument-taken", facts)
    if frame.kind == COUNSELLING and player.council_dice & monument:
        return Reason("F6", "reason-own-die-there", facts)
    if frame.kind == SEATING and player.council_tiles & monument:
        return Reason("R6", "reason-own-tile-there", facts)
    return Reason("F6", "reason-monument-hero", facts)


def refuse_commander(row: int) -> Reason:
    """Only the two rows beside the hoplite are possible, and both are legal when asked (D4)."""
    if row >= ROWS:
        return not_there(COMMANDER)
    return Reason("D4", "reason-commander-row", {"row": row + 1})


def refuse_retaining(t: Position, space: int) -> Reason:
    """Why a hoplite cannot be paid or dismissed now (F5, Q15)."""
    if space >= t.board.dice:
        return not_there(KEEP)
    facts: dict[str, str | int] = {"space": t.board.dice_name(space)}
    if t.top.hoplites & BIT[space]:
        return Reason("Q15", "reason-hoplite-later", facts)
    return Reason("F5", "reason-hoplite-unasked", facts)
