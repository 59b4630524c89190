"""Load the pending frames of a position and check each of them."""

from itertools import pairwise

from petteia.games.thebai.position.keys import Keys, field_names
from petteia.games.thebai.position.load_cards import fighting_row
from petteia.games.thebai.position.placements import FILE, Placements, number_of, read_set
from petteia.games.thebai.rules.codes import (
    ARGUMENTS,
    ASCENDING,
    CHOOSING_ORDER,
    CHOOSING_STONE,
    CLOSING,
    COUNSELLING,
    DEPLOYING,
    FATE,
    LANDING,
    MODE_ONE,
    OFFERED,
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
    RUN,
    SETTING,
    STANDEE_CARD,
    STANDING,
    STEPPING,
    TAKING,
    TOP_LEVEL,
    TURN,
    USING,
    WALKING,
)
from petteia.games.thebai.rules.decisions import DECISIONS
from petteia.games.thebai.rules.fate.phase import (
    FATE_COUNCIL,
    FATE_HERALD,
    FATE_LOOT,
    FATE_PAY,
    FATE_PROSPERITY,
    FATE_TILE,
)
from petteia.games.thebai.rules.frames import NOTHING_PENDING, Frame
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
from petteia.kernel.decision import Field
from petteia.kernel.machine import WORK

BOTTOM = {
    PHASE_STONES: (CHOOSING_STONE,),
    PHASE_ORDERS: (CHOOSING_ORDER,),
    PHASE_TURNS: (TURN, REBELLING),
    PHASE_FATE: (FATE,),
    PHASE_END: (CLOSING,),
}
"""The lowest frame of the stack in each phase."""
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
            raise source.error("frames", f"{DECISIONS.name_of(above)} can only be the first frame")
        if (above.kind == PAYING) != (below.kind == STEPPING):
            raise source.error("frames", "a price is paid for the step below it (V3)")
    return frames


def _check_bottom(source: Section, t: Position, frames: list[Frame]) -> None:
    """Check that the lowest frame fits the phase and the player whose part it is."""
    expected = BOTTOM[t.phase]
    if not frames or frames[0].kind not in expected:
        raise source.error("frames", f"expected first the frame {DECISIONS[expected[0]].name}")
    if frames[-1].kind >= WORK:
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
    row = DECISIONS.by_name[source.word("frame", tuple(DECISIONS.by_name))]
    frame = NOTHING_PENDING.copy()
    frame.kind = row.kind
    if not row.seatless:
        frame.seat = source.number("seat", 0, t.seats - 1)
    for field in row.fields:
        field.write(frame, _read_field(source, t, keys, field))
    source.close()
    return frame


def _read_field(source: Section, t: Position, keys: Keys, field: Field) -> int:
    name = field.name
    if field.form == "number":
        return source.number(name, field.low, field.high)
    names = field_names(t, keys, field.thing)
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
    for field in DECISIONS[frame.kind].fields:
        nothing = field.form == "one" and field.read(frame) < 0
        if nothing and frame.kind not in (USING, DEPLOYING):
            raise source.error(field.name, "must name something here")
    if frame.kind in (RUN, OFFERED, STEPPING, RAISING):
        _check_step(source, t, keys, frame)
    elif frame.kind in (SETTING, ROTATING):
        placements.put(source, "stone", "stone", keys.stones[frame.stone], "a frame")
        if frame.kind == ROTATING and not building_spaces(t) & BIT[frame.space]:
            raise source.error("space", "no stone can be placed there (V7)")
    elif frame.kind == FATE:
        _check_fate(source, t, frame)
    elif frame.kind == REBELLING:
        if t.solo is None or frame.stage != HERALD:
            raise source.error("stage", "is no part of a turn of Antigone's (A7)")
    elif not _is_there(t, frame):
        raise source.error("", "waits for something that is not where it should be")


def _check_step(source: Section, t: Position, keys: Keys, frame: Frame) -> None:
    """Check that the step belongs to a player's effect and fits the kind of frame."""
    name = keys.steps[frame.step]
    op = t.content.steps[frame.step]
    row = DECISIONS[frame.kind]
    fits = name != "" and not name.startswith(ANTIGONE_STEPS)
    if frame.kind == RUN:
        first = keys.steps[frame.first]
        fits = fits and first == name.rpartition("/")[0] + "/1"
    elif frame.kind == RAISING:
        fits = fits and op.word in row.steps and _may_raise(t, frame, op.mode)
    else:
        fits = fits and op.pay > 0
    if not fits:
        raise source.error("step", f"expected a step that {row.name} can wait at")


def _may_raise(t: Position, frame: Frame, mode: int) -> bool:
    """Check that with `one` the die raised before is still there (V4)."""
    if frame.only < 0:
        return frame.only == -1
    player = t.players[frame.seat]
    thing = frame.only & ARGUMENTS
    kind = frame.only & ~ARGUMENTS
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
    stage = frame.stage
    fits = row >= 0 or stage not in (FATE_LOOT, FATE_PAY, FATE_COUNCIL)
    if stage == FATE_PROSPERITY:
        fits = row < 0
    elif stage < FATE_TILE:
        fits = t.seats <= 2 and (stage == FATE_HERALD or bool(t.heralds_done))
    if not fits or frame.taker >= len(t.players):
        raise source.error("stage", "is no part of this round's fate (F2, F3)")
    if row >= 0 and (t.gates[row] < 0) != (stage >= FATE_PAY):
        raise source.error("stage", f"the gate tile of row {row + 1} is taken with the loot (F4)")


def _is_there(t: Position, frame: Frame) -> bool:
    """Is the piece or card of a frame where it should be?"""
    kind = frame.kind
    if DECISIONS[kind].seatless:
        return True
    player = t.players[frame.seat]
    if kind == USING:
        if (frame.citizen < 0) == (frame.help < 0):
            return False
        if frame.citizen >= 0:
            return player.in_supply(CITIZENS + frame.citizen) > 0
        return (player.help >> 4 * frame.help & 15) > 0
    if kind == WALKING:
        here = player.archon >= 0 and bool(frame.visited & BIT[player.archon])
        return here and not frame.visited & ~t.stones
    if kind == TAKING:
        return bool(player.held() & BIT[frame.given])
    if kind == PAYING:
        return player.belongings() >= frame.left
    if kind == DEPLOYING:
        if (frame.level < 0) == (frame.origin < 0):
            return False
        if frame.level >= 0:
            return player.in_supply(HOPLITES + frame.level) > 0
        return bool(player.hoplites & BIT[frame.origin])
    if kind in (ROOFING, LANDING):
        return bool(t.stones & BIT[frame.space])
    return _is_piece_there(t, frame)


def _is_piece_there(t: Position, frame: Frame) -> bool:
    """The same for ascending dice, heroes, hoplites after a battle and dice of the path."""
    kind = frame.kind
    player = t.players[frame.seat]
    if kind == ASCENDING:
        return bool(player.hoplites & BIT[frame.at]) and level_at(t, frame.at) == TOP_LEVEL
    if kind == STANDING:
        owned = player.heroes & BIT[frame.hero] and t.hero_spaces[frame.hero] < 0
        return bool(owned) and t.content.standees[frame.hero] != STANDEE_CARD
    if kind == RETAINING:
        row = t.board.row_mask[frame.row]
        return bool(frame.hoplites) and not frame.hoplites & ~(player.hoplites & row)
    if kind == COUNSELLING:
        there = frame.place < len(t.path) + len(t.waiting)
        return there and owner_on_path(t, frame.place) == frame.seat
    return True
