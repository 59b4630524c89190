"""Read and check the pending frames of a position."""

from itertools import pairwise

from petteia.games.elysium.position.dump import CITIZEN_WORD
from petteia.games.elysium.rules.codes import (
    CHOOSING,
    CITIZEN,
    COPYING,
    DISCARDING,
    ECHOING,
    GIVING,
    MARKING,
    NAMING,
    ORACLE,
    PAYING,
    PHASE_ACTIONS,
    PHASE_SCORING,
    PHASE_WRITING,
    PLACING,
    READYING,
    SWAPPING,
    TURN,
    WRITING,
)
from petteia.games.elysium.rules.decisions import DECISIONS
from petteia.games.elysium.rules.frames import NOTHING_PENDING, Frame
from petteia.games.elysium.rules.packing import add_card, add_player, unpack_cards
from petteia.games.elysium.rules.phases import must_pass
from petteia.games.elysium.rules.position import Position
from petteia.kernel.bits import BIT
from petteia.kernel.content.reader import Section

ONLY_ON_TOP = (PLACING, CHOOSING, NAMING, GIVING, MARKING, SWAPPING, COPYING, READYING)
"""Decisions that nothing else can interrupt."""
BOTTOM = {PHASE_ACTIONS: TURN, PHASE_WRITING: WRITING, PHASE_SCORING: ECHOING}
"""The bottom frame in each phase."""


def read_frames(source: Section, t: Position) -> list[Frame]:
    """Read the stack of frames, bottom first; there may be none at the end of the game."""
    items = source.items("frames", 60)
    if t.phase not in BOTTOM or (t.phase == PHASE_SCORING and not items):
        if items:
            raise source.error("frames", "nothing is pending when the game is over")
        return []
    frames = [
        _read_frame(Section(item, source.file, f"frame {number}"), t)
        for number, item in enumerate(items, 1)
    ]
    if not frames or frames[0].kind != BOTTOM[t.phase]:
        raise source.error("frames", f"expected first the frame {DECISIONS[BOTTOM[t.phase]].name}")
    if t.phase == PHASE_SCORING:
        return frames
    kinds = [frame.kind for frame in frames]
    bottom = frames[0]
    if bottom.seat != t.order[t.turn]:
        raise source.error("frames", "the first frame is not of the player whose turn it is")
    if any(kind in BOTTOM.values() for kind in kinds[1:]):
        raise source.error("frames", "only the first frame can be a turn or a writing")
    _check_order(source, kinds)
    for below, above in pairwise(frames):
        if above.kind == GIVING and above.item >= 0 and below.kind != PAYING:
            raise source.error("frames", "a card is given only while cards are paid")
    if bottom.kind == TURN and not bottom.done and must_pass(t, bottom.seat):
        raise source.error("frames", "a player with 3 cards who can take no Quest passes (T9)")
    return frames


def _check_order(source: Section, kinds: list[int]) -> None:
    """Check which frames can be above which."""
    for below, above in pairwise(kinds):
        if below in ONLY_ON_TOP or (below == DISCARDING) != (above == MARKING):
            words = f"{DECISIONS[above].name} cannot interrupt {DECISIONS[below].name}"
            raise source.error("frames", words)


def _read_frame(source: Section, t: Position) -> Frame:
    row = DECISIONS.by_name[source.word("frame", tuple(DECISIONS.by_name))]
    frame = NOTHING_PENDING.copy()
    frame.kind = row.kind
    seats = len(t.players) - 1
    actor = source.number("actor", 0, seats)
    frame.owner = source.number("you", 0, seats, actor)
    if row.kind == MARKING:
        frame.seat = frame.owner
        frame.victim = actor
    else:
        frame.seat = actor
    if source.has("step"):
        named = t.content.step_named(source.text("step"))
        if named is None:
            raise source.error("step", "expected a step of a card's effect, as card/number")
        frame.step = named
    for field in row.fields:
        field.write(frame, _read_field(source, t, field.name, field.form))
    source.close()
    _check_frame(source, t, frame)
    return frame


def _read_field(source: Section, t: Position, name: str, form: str) -> int:
    if form == "mark":
        return source.number(name, 0, 1, 0)
    if form == "number":
        return source.number(name, 0, 1_000_000)
    if form in ("card", "card+1"):
        value = source.take(name)
        if value is None:
            return 0 if form == "card+1" else -1
        return _card(source, t, name, value) + (form == "card+1")
    if form == "cards":
        packed = 0
        for value in reversed(source.items(name, 4)):
            packed = add_card(packed, _card(source, t, name, value))
        return packed
    if form == "bits":
        return sum(1 << seat for seat in set(source.numbers(name, 0, len(t.players) - 1)))
    queue = 0
    for value in reversed(source.items(name, 4)):
        if not isinstance(value, list) or len(value) != 2:
            raise source.error(name, "expected pairs of a seat and a multiplier")
        pair = Section({"pair": value}, source.file, source.entry).numbers("pair", 0, 127)
        if pair[0] >= len(t.players):
            raise source.error(name, f"there is no seat {pair[0]}")
        queue = add_player(queue, pair[0], pair[1])
    return queue


def _card(source: Section, t: Position, name: str, value: object) -> int:
    if value == CITIZEN_WORD:
        return CITIZEN
    if not isinstance(value, str) or value not in t.content.number:
        raise source.error(name, f"there is no card {value!r} in these Families")
    return t.content.number[value]


def _check_frame(source: Section, t: Position, frame: Frame) -> None:
    """Check that a frame waits at a step of its kind, and that its cards are there."""
    kind, steps = frame.kind, DECISIONS[frame.kind].steps
    op = t.content.ops[frame.step]
    if steps and op.verb not in steps and not (kind == PLACING and frame.step == 0):
        raise source.error("step", f"expected a step that {DECISIONS[kind].name} can wait at")
    player = t.players[frame.victim if kind == MARKING else frame.seat]
    if kind == ECHOING and (frame.legend >= len(player.legends) or not _echoes(t, frame.item)):
        raise source.error("", "expected a Legend with a Chronos card that copies another")
    for card in _awaited(frame):
        if kind == PLACING and op.zone == ORACLE:
            there = card in t.oracle
        elif card == CITIZEN:
            there = kind not in (SWAPPING, GIVING) and bool(player.citizens)
        else:
            there = card >= 0 and bool(player.held & BIT[card])
        if not there:
            raise source.error("", "waits for a card that is not where it should be")


def _awaited(frame: Frame) -> list[int]:
    """The cards a frame is about to move."""
    if frame.kind == PLACING or (frame.kind == GIVING and frame.item >= 0):
        return [frame.item]
    if frame.kind == SWAPPING and frame.own:
        return [frame.own - 1]
    if frame.kind in (DISCARDING, MARKING):
        return unpack_cards(frame.marked)
    return []


def _echoes(t: Position, card: int) -> bool:
    """Whether this is a Chronos card that copies another at the final scoring."""
    return 0 <= card < t.content.size and t.content.final_copies & BIT[card] != 0
