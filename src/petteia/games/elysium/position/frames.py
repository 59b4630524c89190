"""Read and check the pending frames of a position."""

from itertools import pairwise

from petteia.games.elysium.position.dump import CITIZEN_WORD, FIELDS
from petteia.games.elysium.rules.codes import (
    BRINGING,
    CHOOSING,
    CITIZEN,
    COPYING,
    DISCARDING,
    EACH,
    ECHOING,
    FRAMES,
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
    TRANSFERRING,
    TURN,
    WRITING,
)
from petteia.games.elysium.rules.ops import (
    BRING_STEP,
    CHOOSE,
    DISCARD_STEP,
    EXCHANGE,
    GAIN,
    GIVE,
    LOSE,
    MATCH,
    PAY_COST,
    READY_STEP,
    TRANSFER_STEP,
    USE,
)
from petteia.games.elysium.rules.packing import add_card, add_player, unpack_cards
from petteia.games.elysium.rules.phases import must_pass
from petteia.games.elysium.rules.position import FrameValues, Position
from petteia.kernel.bits import BIT
from petteia.kernel.content.reader import Section

KIND, ACTOR, X = 0, 3, 4
"""Indexes into the values of a frame."""
ONLY_ON_TOP = (PLACING, CHOOSING, NAMING, GIVING, MARKING, SWAPPING, COPYING, READYING)
"""Decisions that nothing else can interrupt."""
MANY = (GAIN, LOSE, GIVE, MATCH, TRANSFER_STEP, DISCARD_STEP, CHOOSE)
STEPS: dict[int, tuple[int, ...]] = {
    TRANSFERRING: (TRANSFER_STEP,),
    PLACING: (TRANSFER_STEP,),
    CHOOSING: (CHOOSE,),
    NAMING: MANY,
    EACH: MANY,
    PAYING: (PAY_COST,),
    GIVING: (GIVE, PAY_COST),
    DISCARDING: (DISCARD_STEP,),
    MARKING: (DISCARD_STEP,),
    BRINGING: (BRING_STEP,),
    SWAPPING: (EXCHANGE,),
    COPYING: (USE,),
    READYING: (READY_STEP,),
}
"""The steps at which each frame can wait; PLACING also without a step, for the lyre."""
BOTTOM = {PHASE_ACTIONS: TURN, PHASE_WRITING: WRITING, PHASE_SCORING: ECHOING}
"""The bottom frame in each phase."""


def read_frames(source: Section, t: Position) -> list[FrameValues]:
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
    if not frames or frames[0][KIND] != BOTTOM[t.phase]:
        raise source.error("frames", f"expected first the frame {FRAMES[BOTTOM[t.phase]]}")
    if t.phase == PHASE_SCORING:
        return frames
    kinds = [frame[KIND] for frame in frames]
    bottom = frames[0]
    if bottom[ACTOR] != t.order[t.turn]:
        raise source.error("frames", "the first frame is not of the player whose turn it is")
    if any(kind in BOTTOM.values() for kind in kinds[1:]):
        raise source.error("frames", "only the first frame can be a turn or a writing")
    _check_order(source, kinds)
    if bottom[KIND] == TURN and not bottom[X] and must_pass(t, bottom[ACTOR]):
        raise source.error("frames", "a player with 3 cards who can take no Quest passes (T9)")
    return frames


def _check_order(source: Section, kinds: list[int]) -> None:
    """Check which frames can be above which."""
    for below, above in pairwise(kinds):
        if below in ONLY_ON_TOP or (below == DISCARDING) != (above == MARKING):
            words = f"{FRAMES[above]} cannot interrupt {FRAMES[below]}"
            raise source.error("frames", words)


def _read_frame(source: Section, t: Position) -> FrameValues:
    kind = FRAMES.index(source.word("frame", FRAMES[1:]))
    seats = len(t.players) - 1
    actor = source.number("actor", 0, seats)
    you = source.number("you", 0, seats, actor)
    pc = 0
    if source.has("step"):
        named = t.content.step_named(source.text("step"))
        if named is None:
            raise source.error("step", "expected a step of a card's effect, as card/number")
        pc = named
    values = [0, 0]
    for index, (name, form) in enumerate(FIELDS.get(kind, ())):
        if name:
            values[index] = _read_field(source, t, name, form)
    source.close()
    frame = (kind, pc, you, actor, values[0], values[1])
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


def _check_frame(source: Section, t: Position, frame: FrameValues) -> None:
    """Check that a frame waits at a step of its kind, and that its cards are there."""
    kind, pc, _, actor, x, m = frame
    op = t.content.ops[pc]
    if kind in STEPS and op.verb not in STEPS[kind] and not (kind == PLACING and pc == 0):
        raise source.error("step", f"expected a step that {FRAMES[kind]} can wait at")
    if kind == ECHOING and (x >= len(t.players[actor].legends) or not _echoes(t, m)):
        raise source.error("", "expected a Legend with a Chronos card that copies another")
    for card in _awaited(kind, x):
        if kind == PLACING and op.zone == ORACLE:
            there = card in t.oracle
        elif card == CITIZEN:
            there = kind not in (SWAPPING, GIVING) and bool(t.players[actor].citizens)
        else:
            there = card >= 0 and bool(t.players[actor].held & BIT[card])
        if not there:
            raise source.error("", "waits for a card that is not where it should be")


def _awaited(kind: int, x: int) -> list[int]:
    """The cards a frame is about to move."""
    if kind == PLACING or (kind == GIVING and x >= 0):
        return [x]
    if kind == SWAPPING and x:
        return [x - 1]
    if kind in (DISCARDING, MARKING):
        return unpack_cards(x)
    return []


def _echoes(t: Position, card: int) -> bool:
    """Whether this is a Chronos card that copies another at the final scoring."""
    return 0 <= card < t.content.size and t.content.final_copies & BIT[card] != 0
