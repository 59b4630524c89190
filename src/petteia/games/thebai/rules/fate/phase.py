"""The fate phase, stage by stage, and the end of the game (F1 to F7, H1, E1)."""

from typing import Final

from petteia.games.thebai.rules.codes import (
    CLOSING,
    COUNSELLING,
    FATE,
    PHASE_END,
    PHASE_FATE,
    PHASE_OVER,
    PHASE_TURNS,
    ROUNDS,
)
from petteia.games.thebai.rules.events import (
    EVENT_ANTIGONE_DIE,
    EVENT_BATTLE,
    EVENT_END,
    EVENT_GATE,
    EVENT_HERALD,
    EVENT_LOOT,
    EVENT_PROSPERITY,
    EVENT_ROUND,
    EVENT_TURN_ORDER,
    record_event,
)
from petteia.games.thebai.rules.fate.battle import (
    DOUBLE,
    attack_strength,
    begin_pay,
    conflict_row,
    gate_taker,
    looters,
    outcome,
    take_gate,
)
from petteia.games.thebai.rules.fate.heralds import (
    begin_sweeping,
    discard_herald,
    draw_herald,
    place_marker,
)
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.pieces.council import owner_on_path, seat_die, spaces_for_die
from petteia.games.thebai.rules.position import Position, is_antigone, pop, push
from petteia.games.thebai.rules.solo.turn import choose_council_space
from petteia.games.thebai.rules.steps import begin_effect
from petteia.kernel.bits import BIT
from petteia.kernel.native import i64

# The stages of the fate phase.
FATE_HERALD: Final = 0
FATE_MARKER: Final = 1
FATE_TILE: Final = 2
FATE_PROSPERITY: Final = 3
"""`through` counts the players who are done with it."""
FATE_LOOT: Final = 4
"""The same. `looters` and `taker` say who takes loot and the gate tile; `fought`, up to FATE_PAY,
which hoplites took part."""
FATE_PAY: Final = 5
"""`through` counts the players who are done with it."""
FATE_COUNCIL: Final = 6
"""`through` is the next place of the path."""
FATE_DONE: Final = 7

HIDDEN: Final = 5
"""The tile of a round in the upper row covers the tile of this many rounds later (S6)."""


def begin_fate(t: Position) -> None:
    """Begin the fate phase after the last turn of a round."""
    t.phase = PHASE_FATE
    frame = push(t, FATE, -1)
    frame.stage = FATE_HERALD if t.seats <= 2 else FATE_TILE
    frame.taker = -1


def run_fate(t: Position, frame: Frame) -> None:
    """Run the fate phase until another frame is pending or the phase is over."""
    while t.top is frame and frame.kind == FATE:
        _run_stage(t, frame)


def _run_stage(t: Position, frame: Frame) -> None:
    """Run the next part of the fate phase."""
    stage = frame.stage
    if stage == FATE_HERALD:
        _reveal_herald(t, frame)
    elif stage == FATE_MARKER:
        frame.stage = FATE_TILE
        place_marker(t, t.content.herald_spaces[t.heralds_done[-1]])
    elif stage == FATE_TILE:
        _turn_to_tile(t, frame)
    elif stage == FATE_PROSPERITY:
        _next_prosperity(t, frame)
    elif stage == FATE_LOOT:
        _next_loot(t, frame)
    elif stage == FATE_PAY:
        _next_pay(t, frame)
    elif stage == FATE_COUNCIL:
        if _next_die(t, frame):
            record_event(t, EVENT_TURN_ORDER)
            t.order = t.dionysos
            frame.stage = FATE_DONE
    else:
        pop(t)
        _end_round(t)


def begin_closing(t: Position) -> None:
    """Begin the end of the game after round 10: the last dice of the path are placed (E1)."""
    record_event(t, EVENT_END)
    t.phase = PHASE_END
    push(t, CLOSING, -1)


def run_closing(t: Position, frame: Frame) -> None:
    """Place the next die of the path; after the last the game is over (E1)."""
    if _next_die(t, frame):
        pop(t)
        t.phase = PHASE_OVER


def _reveal_herald(t: Position, frame: Frame) -> None:
    """Reveal a herald and raise the dice of its column (H1, H2)."""
    card = draw_herald(t)
    discard_herald(t, card)
    record_event(t, EVENT_HERALD + card)
    frame.stage = FATE_MARKER
    begin_sweeping(t, t.board.column_mask[t.content.herald_columns[card]])


def _turn_to_tile(t: Position, frame: Frame) -> None:
    """Begin prosperity, or fight the battle and score its VP (F2, F3)."""
    row = conflict_row(t)
    frame.through = 0
    if row < 0:
        record_event(t, EVENT_PROSPERITY + t.fate[t.round - 1])
        frame.stage = FATE_PROSPERITY
        return
    record_event(t, EVENT_BATTLE + row)
    frame.stage = FATE_LOOT
    t.attacks_shown |= BIT[row]
    attack = attack_strength(t, row)
    frame.looters = looters(t, row, attack)
    frame.taker = gate_taker(t, row, attack)
    frame.fought = 0
    for seat in t.order:
        player = t.players[seat]
        frame.fought |= player.hoplites & t.board.row_mask[row]
        player.vp += outcome(t, seat, row, attack)


def _next_prosperity(t: Position, frame: Frame) -> None:
    """Give the next player the prosperity effect (F2); Antigone ignores it (A9)."""
    seat = _next_person(t, frame)
    if seat < 0:
        frame.stage = FATE_DONE
    else:
        begin_effect(t, seat, t.content.prosperity_effects[t.fate[t.round - 1]])


def _next_loot(t: Position, frame: Frame) -> None:
    """Give the next player the loot, twice as one effect; then the gate tile (F4, Q9, Q15)."""
    row = conflict_row(t)
    seat = _next_person(t, frame)
    if seat < 0:
        record_event(t, EVENT_GATE + row)
        take_gate(t, row, frame.taker)
        frame.stage = FATE_PAY
        frame.through = 0
    elif frame.looters & BIT[seat]:
        again: i64 = 1 if frame.looters & BIT[seat + DOUBLE] else 0
        record_event(t, EVENT_LOOT + seat)
        begin_effect(t, seat, t.content.gate_effects[t.gates[row]], 1, again)


def _next_pay(t: Position, frame: Frame) -> None:
    """Let the next player pay for hoplites (F5); Antigone's stay without pay (A9)."""
    seat = _next_person(t, frame)
    if seat < 0:
        frame.stage = FATE_COUNCIL
        frame.through = 0
    else:
        begin_pay(t, seat, frame.fought, conflict_row(t))


def _next_person(t: Position, frame: Frame) -> i64:
    """The next player in turn order, without Antigone, or -1 after the last."""
    while frame.through < len(t.order):
        seat: i64 = t.order[frame.through]
        frame.through += 1
        if seat < t.seats:
            return seat
    return -1


def _next_die(t: Position, frame: Frame) -> bool:
    """Ask for the next die of the path that has a legal space; True if none is left (F6, Q16).
    Antigone's dice are placed by turmoil cards (A10)."""
    singles: i64 = len(t.path)
    while frame.through < singles + len(t.waiting):
        place = frame.through
        seat = owner_on_path(t, place)
        if place < singles:
            frame.through += 1
        if seat < 0:
            continue
        if is_antigone(t, seat):
            space = choose_council_space(t)
            if space >= 0:
                record_event(t, EVENT_ANTIGONE_DIE)
                seat_die(t, place, space)
                continue
        elif spaces_for_die(t, seat):
            push(t, COUNSELLING, seat).place = place
            return False
        # On the last space, the index stays when a die is placed and goes on when a die waits.
        if place >= singles:
            frame.through += 1
    return True


def _end_round(t: Position) -> None:
    """Remove the tile, reveal the one below it, and begin the next round or the end (F1)."""
    if t.round == ROUNDS:
        begin_closing(t)
        return
    if t.round <= HIDDEN:
        t.fate_shown |= BIT[t.round + HIDDEN - 1]
    record_event(t, EVENT_ROUND + t.round + 1)
    t.round += 1
    t.turn = 0
    t.phase = PHASE_TURNS
