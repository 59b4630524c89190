"""Load the pending frames of a position and check each of them."""

from itertools import pairwise

from petteia.games.thebai.position.frame_fields import FIELDS, Field
from petteia.games.thebai.position.keys import Keys
from petteia.games.thebai.position.load_cards import fighting_row
from petteia.games.thebai.position.placements import FILE, Placements, number_of, read_set
from petteia.games.thebai.rules.codes import (
    ACTIONS,
    ARGUMENTS,
    ASCENDING,
    AUTOMATIC,
    CHOOSING_ORDER,
    CHOOSING_STONE,
    CLOSING,
    COUNSELLING,
    DEPLOYING,
    FATE,
    FRAMES,
    LANDING,
    MODE_ONE,
    OFFERED,
    OP_RAISE,
    PAYING,
    PHASE_END,
    PHASE_FATE,
    PHASE_ORDERS,
    PHASE_OVER,
    PHASE_STONES,
    PHASE_TURNS,
    RAISE_CITIZEN,
    RAISE_CITY,
    RAISE_ESTATE,
    RAISE_HOPLITE,
    RAISING,
    REBELLING,
    RETAINING,
    ROOFING,
    ROTATING,
    ROWS,
    RUN,
    SETTING,
    STANDEE_CARD,
    STANDING,
    STEPPING,
    SWEEPING,
    TAKING,
    TOP_LEVEL,
    TURN,
    USING,
    WALKING,
)
from petteia.games.thebai.rules.fate.phase import (
    FATE_COUNCIL,
    FATE_DONE,
    FATE_HERALD,
    FATE_LOOT,
    FATE_PAY,
    FATE_PROSPERITY,
    FATE_TILE,
)
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.packing import (
    CITIZENS,
    HOPLITES,
    NIBBLE,
)
from petteia.games.thebai.rules.pieces.council import owner_on_path
from petteia.games.thebai.rules.pieces.dice import level_at
from petteia.games.thebai.rules.pieces.stones import building_spaces
from petteia.games.thebai.rules.position import Position, is_antigone
from petteia.games.thebai.rules.solo.turn import HERALD
from petteia.kernel.bits import BIT
from petteia.kernel.content.reader import Section

BOTTOM = {
    PHASE_STONES: (CHOOSING_STONE,),
    PHASE_ORDERS: (CHOOSING_ORDER,),
    PHASE_TURNS: (TURN, REBELLING),
    PHASE_FATE: (FATE,),
    PHASE_END: (CLOSING,),
}
"""The lowest frame of the stack in each phase."""
SEATLESS = (FATE, REBELLING, SWEEPING, CLOSING)
"""Frames without a seat."""
BOUNDS = {
    "left": (1, 99),
    "strength": (1, 3),
    "fulfilled": (0, 9),
    "price": (1, 3),
    "paid": (0, 1),
    "crossed": (0, 99),
    "roofs": (0, 4),
    "triggered": (0, 1),
    "only": (-1, ACTIONS - 1),
    "row": (0, ROWS - 1),
    "place": (0, 40),
    "again": (0, 9),
    "stage": (0, FATE_DONE),
    "through": (0, 40),
    "looters": (0, 255),
    "taker": (-1, 3),
    "herald": (0, 1),
    "number": (0, 99),
}
"""The lowest and highest value of each number field."""
ANTIGONE_STEPS = ("card/", "destiny/", "antigone-roof/", "council/")
"""Prefixes of steps that are never pending."""


def read_frames(source: Section, t: Position, keys: Keys, placements: Placements) -> list[Frame]:
    """The stack of frames, lowest first; none when the game is over."""
    items = source.items("frames", 60)
    if t.phase == PHASE_OVER:
        if items:
            raise source.error("frames", "nothing is pending when the game is over")
        return []
    frames: list[Frame] = []
    for number, item in enumerate(items, 1):
        inner = Section(item, FILE, f"frame {number}")
        frame = _read_frame(inner, t, keys)
        _check_frame(inner, t, keys, frame, placements)
        frames.append(frame)
    _check_bottom(source, t, frames)
    for below, above in pairwise(frames):
        if above.kind in BOTTOM[t.phase] or above.kind == REBELLING:
            raise source.error("frames", f"{FRAMES[above.kind]} can only be the first frame")
        if (above.kind == PAYING) != (below.kind == STEPPING):
            raise source.error("frames", "a price is paid for the step below it (V3)")
    return frames


def _check_bottom(source: Section, t: Position, frames: list[Frame]) -> None:
    """Check that the lowest frame fits the phase and the player whose part it is."""
    expected = BOTTOM[t.phase]
    if not frames or frames[0].kind not in expected:
        raise source.error("frames", f"expected first the frame {FRAMES[expected[0]]}")
    if frames[-1].kind >= AUTOMATIC:
        raise source.error("frames", "the last frame must be one that waits for a decision")
    if t.phase >= PHASE_FATE:
        return
    if not 1 <= t.turn <= len(t.order):
        raise source.error("begun", "expected at least 1 while somebody's part is going on")
    place = t.turn - 1
    if t.phase == PHASE_ORDERS and t.solo is None:
        place = len(t.order) - t.turn
    for_antigone = is_antigone(t, t.order[place])
    if (frames[0].kind == REBELLING) != for_antigone or (
        not for_antigone and frames[0].seat != t.order[place]
    ):
        raise source.error("frames", "the first frame is not of the player whose part it is")


def _read_frame(source: Section, t: Position, keys: Keys) -> Frame:
    kind = FRAMES.index(source.word("frame", FRAMES[1:]))
    seat = -1
    if kind not in SEATLESS:
        seat = source.number("seat", 0, t.seats - 1)
    values = {"pc": 0, "left": 0, "a": 0, "b": 0, "c": 0, "d": 0}
    for field in FIELDS[kind]:
        values[field.slot] = _read_field(source, t, keys, field)
    source.close()
    return Frame(
        kind,
        seat,
        values["pc"],
        values["left"],
        values["a"],
        values["b"],
        values["c"],
        values["d"],
    )


def _read_field(source: Section, t: Position, keys: Keys, field: Field) -> int:
    name = field.name
    if field.form == "number":
        low, high = BOUNDS[name]
        return source.number(name, low, high)
    names = field.names(t, keys)
    if field.form == "set":
        source.take(name)
        return read_set(source, name, names, "such thing")
    if field.form == "one":
        value = source.take(name)
        return -1 if value is None else number_of(source, name, names, value, "such thing")
    counts = source.table(name)
    packed = 0
    for place, word in enumerate(names):
        packed += counts.number(word, 0, 7, 0) * NIBBLE[place]
        counts.seen.add(word)
    counts.close()
    return packed


def _check_frame(
    source: Section, t: Position, keys: Keys, frame: Frame, placements: Placements
) -> None:
    """Check that the things a frame refers to are where it expects them."""
    for field in FIELDS[frame.kind]:
        nothing = field.form == "one" and field.of(frame) < 0
        if nothing and frame.kind not in (USING, DEPLOYING):
            raise source.error(field.name, "must name something here")
    if frame.kind in (RUN, OFFERED, STEPPING, RAISING):
        _check_step(source, t, keys, frame)
    elif frame.kind in (SETTING, ROTATING):
        placements.put(source, "stone", "stone", keys.stones[frame.a], "a frame")
        if frame.kind == ROTATING and not building_spaces(t) & BIT[frame.c]:
            raise source.error("space", "no stone can be placed there (V7)")
    elif frame.kind == FATE:
        _check_fate(source, t, frame)
    elif frame.kind == REBELLING:
        if t.solo is None or frame.a != HERALD:
            raise source.error("stage", "is no part of a turn of Antigone's (A7)")
    elif not _is_there(t, frame):
        raise source.error("", "waits for something that is not where it should be")


def _check_step(source: Section, t: Position, keys: Keys, frame: Frame) -> None:
    """Check that the step belongs to a player's effect and fits the kind of frame."""
    name = keys.steps[frame.pc]
    op = t.content.steps[frame.pc]
    fits = name != "" and not name.startswith(ANTIGONE_STEPS)
    if frame.kind == RUN:
        first = keys.steps[frame.c]
        fits = fits and first == name.rpartition("/")[0] + "/1"
    elif frame.kind == RAISING:
        fits = fits and op.word == OP_RAISE and _may_raise(t, frame, op.mode)
    else:
        fits = fits and op.pay > 0
    if not fits:
        raise source.error("step", f"expected a step that {FRAMES[frame.kind]} can wait at")


def _may_raise(t: Position, frame: Frame, mode: int) -> bool:
    """Check that with `one` the die raised before is still there (V4)."""
    if frame.d < 0:
        return frame.d == -1
    player = t.players[frame.seat]
    thing = frame.d & ARGUMENTS
    kind = frame.d & ~ARGUMENTS
    if mode != MODE_ONE:
        return False
    if kind == RAISE_CITY:
        return bool((player.citizens | player.hoplites) & BIT[thing])
    if kind == RAISE_ESTATE:
        return bool(player.estate_dice & BIT[thing])
    if kind == RAISE_CITIZEN:
        return thing <= TOP_LEVEL and player.in_supply(CITIZENS + thing) > 0
    return kind == RAISE_HOPLITE and thing <= TOP_LEVEL and player.in_supply(HOPLITES + thing) > 0


def _check_fate(source: Section, t: Position, frame: Frame) -> None:
    """Check that the stage of the fate phase fits this round's tile (F2, F3)."""
    row = fighting_row(t)
    stage = frame.a
    fits = row >= 0 or stage not in (FATE_LOOT, FATE_PAY, FATE_COUNCIL)
    if stage == FATE_PROSPERITY:
        fits = row < 0
    elif stage < FATE_TILE:
        fits = t.seats <= 2 and (stage == FATE_HERALD or bool(t.heralds_done))
    if not fits or frame.d >= len(t.players):
        raise source.error("stage", "is no part of this round's fate (F2, F3)")
    if row >= 0 and (t.gates[row] < 0) != (stage >= FATE_PAY):
        raise source.error("stage", f"the gate tile of row {row + 1} is taken with the loot (F4)")


def _is_there(t: Position, frame: Frame) -> bool:
    """Is the piece or card of a frame where it should be?"""
    kind = frame.kind
    if kind in SEATLESS:
        return True
    player = t.players[frame.seat]
    if kind == USING:
        if (frame.a < 0) == (frame.b < 0):
            return False
        if frame.a >= 0:
            return player.in_supply(CITIZENS + frame.a) > 0
        return (player.help >> 4 * frame.b & 15) > 0
    if kind == WALKING:
        here = player.archon >= 0 and bool(frame.a & BIT[player.archon])
        return here and not frame.a & ~t.stones
    if kind == TAKING:
        return bool(player.held() & BIT[frame.a])
    if kind == PAYING:
        return player.belongings() >= frame.left
    if kind == DEPLOYING:
        if (frame.a < 0) == (frame.b < 0):
            return False
        if frame.a >= 0:
            return player.in_supply(HOPLITES + frame.a) > 0
        return bool(player.hoplites & BIT[frame.b])
    if kind in (ROOFING, LANDING):
        return bool(t.stones & BIT[frame.a])
    return _is_piece_there(t, frame)


def _is_piece_there(t: Position, frame: Frame) -> bool:
    """The same for ascending dice, heroes, hoplites after a battle and dice of the path."""
    kind = frame.kind
    player = t.players[frame.seat]
    if kind == ASCENDING:
        return bool(player.hoplites & BIT[frame.a]) and level_at(t, frame.a) == TOP_LEVEL
    if kind == STANDING:
        owned = player.heroes & BIT[frame.a] and t.hero_spaces[frame.a] < 0
        return bool(owned) and t.content.standees[frame.a] != STANDEE_CARD
    if kind == RETAINING:
        row = t.board.row_mask[frame.b]
        return bool(frame.a) and not frame.a & ~(player.hoplites & row)
    if kind == COUNSELLING:
        there = frame.a < len(t.path) + len(t.waiting)
        return there and owner_on_path(t, frame.a) == frame.seat
    return True
