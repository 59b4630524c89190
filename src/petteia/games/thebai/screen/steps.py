"""The bar of steps: of the setup, of a turn, and of the fate phase; and the archon's way."""

from typing import Literal

from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.fate.battle import conflict_row
from petteia.games.thebai.rules.fate.phase import (
    FATE_COUNCIL,
    FATE_DONE,
    FATE_LOOT,
    FATE_MARKER,
    FATE_PAY,
    FATE_PROSPERITY,
)
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.rules.turn import orders_to_fulfil, usable_help
from petteia.games.thebai.screen.crossings import crossing, crossing_data
from petteia.games.thebai.screen.turn_record import TurnRecord
from petteia.games.thebai.screen.wire import StepName, TurnStep, Walk
from petteia.games.thebai.text.parts import ThingFact, format_text, thing_name
from petteia.games.thebai.text.thing_facts import order_fact, stone_on
from petteia.kernel.bits import size

StepState = Literal["done", "now", "ahead", "skipped"]
TURN_ORDER: tuple[StepName, ...] = ("reset", "citizen", "archon", "help", "order")
BATTLE_STEPS: tuple[tuple[StepName, int], ...] = (
    ("attack", FATE_MARKER + 1),
    ("loot", FATE_LOOT),
    ("pay", FATE_PAY),
    ("council", FATE_COUNCIL),
    ("turn-order", FATE_DONE),
)
"""The steps of a conflict with the stage in which each is done."""


def steps(t: Position, record: TurnRecord, reader: int, language: str) -> list[TurnStep]:
    """The steps of the present part of the game, as a seat may know them."""
    if t.phase == c.PHASE_STONES:
        return [_step("stone", "now"), _step("order", "ahead")]
    if t.phase == c.PHASE_ORDERS:
        return [_step("stone", "done"), _step("order", "now")]
    if t.phase == c.PHASE_TURNS and t.depth and t.stack[1].kind == c.TURN:
        return _turn(t, t.stack[1], record, reader, language)
    if t.phase == c.PHASE_FATE:
        return _fate(t, t.stack[1])
    return [_step("council", "now")] if t.phase == c.PHASE_END else []


def _step(name: StepName, state: StepState, note: str = "", optional: bool = False) -> TurnStep:
    return {"name": name, "state": state, "optional": optional, "note": note}


def _turn(
    t: Position, frame: Frame, record: TurnRecord, reader: int, language: str
) -> list[TurnStep]:
    """The steps of a turn (T1 to T8)."""
    now = step_now(t, frame, record)
    place = TURN_ORDER.index(now)
    said = {
        "reset": "",
        "citizen": place_words(t, record.citizen_at, language),
        "archon": _archon_note(t, frame, record, language),
        "help": place_words(t, record.help_at, language),
        "order": ", ".join(
            thing_name(t.content, order_fact(t.content, order), language) for order in record.orders
        ),
    }
    player = t.players[frame.seat]
    happened = {
        "reset": record.reset,
        "citizen": frame.next > c.TURN_CITIZEN and record.citizen_at != "",
        "archon": record.archon != "",
        "help": record.help_at != "",
        "order": bool(record.orders),
    }
    found: list[TurnStep] = []
    for name in TURN_ORDER:
        state: StepState = "ahead"
        if name == now:
            state = "now"
        elif happened[name]:
            state = "done"
        elif TURN_ORDER.index(name) < place and not _still_comes(frame, name):
            state = "skipped"
        note = said[name]
        if name == "order" and not note and reader == frame.seat:
            # What another player can pay for depends on secret orders.
            note = format_text(language, "step-orders", n=int(size(orders_to_fulfil(t, frame))))
        optional = name == "help" or name == "order"
        if name == "help" and state == "ahead" and not player.help:
            state, note = "skipped", format_text(language, "step-no-help")
        found.append(_step(name, state, note, optional))
    return found


def step_now(t: Position, frame: Frame, record: TurnRecord) -> StepName:
    """The step of a turn that is pending."""
    if t.top is not frame and record.begun:
        return next(name for name in TURN_ORDER if name == record.begun)
    if frame.next == c.TURN_RESET:
        return "reset"
    if frame.next == c.TURN_CITIZEN:
        return "citizen"
    if frame.next == c.TURN_ARCHON:
        return "archon"
    usable = frame.next == c.TURN_HELP and usable_help(t, t.players[frame.seat])
    return "help" if usable else "order"


def _still_comes(frame: Frame, name: StepName) -> bool:
    """Does a step come although a later one is pending, as with an order before the citizen?"""
    moments = {
        "reset": c.TURN_RESET,
        "citizen": c.TURN_CITIZEN,
        "archon": c.TURN_ARCHON,
        "help": c.TURN_HELP,
        "order": c.TURN_END,
    }
    return bool(moments[name] >= frame.next)


def _archon_note(t: Position, frame: Frame, record: TurnRecord, language: str) -> str:
    if record.archon == "back":
        return format_text(language, "step-archon-back")
    if not record.visited:
        return ""
    space = record.visited[-1]
    return thing_name(t.content, stone_on(t, space), language) + f" {t.board.name(space)}"


def place_words(t: Position, at: str, language: str) -> str:
    """The place of a citizen or help tile, given by its anchor."""
    kind, _, key = at.partition(":")
    return (
        thing_name(t.content, ThingFact("estate-space", key), language) if kind == "estate" else key
    )


def _fate(t: Position, frame: Frame) -> list[TurnStep]:
    """The steps of the fate phase (H1, F1 to F7)."""
    stage = int(frame.stage)
    found: list[TurnStep] = []
    if t.seats <= 2:
        found.append(_step("herald", "now" if stage <= FATE_MARKER else "done"))
    if conflict_row(t) < 0:
        found.append(_step("prosperity", _state(stage, FATE_PROSPERITY)))
        return found
    for name, at in BATTLE_STEPS:
        found.append(_step(name, _state(stage, at)))
        if name == "loot":
            found.append(_step("gate", "done" if stage > FATE_LOOT else "ahead"))
    return found


def _state(stage: int, at: int) -> StepState:
    if stage > at:
        return "done"
    return "now" if stage == at else "ahead"


def walk(
    t: Position, record: TurnRecord, reader: int, language: str, names: list[str]
) -> Walk | None:
    """The archon's movement in this turn, and for the player to move what the next step crosses;
    None if it has not moved and cannot be moved now."""
    ahead = _steps_ahead(t) if reader == t.mover else []
    if t.phase != c.PHASE_TURNS or not (record.crossed or ahead):
        return None
    seat = int(t.stack[1].seat)
    here = int(t.players[seat].archon)
    visited = record.visited if record.crossed else [here]
    found = [crossing_data(t, it, True, reader, language, names) for it in record.crossed]
    for there in ahead:
        crossed = crossing(t, seat, here, there)
        found.append(crossing_data(t, crossed, False, reader, language, names))
    return {
        "start": t.board.name(visited[0]),
        "visited": [t.board.name(space) for space in visited],
        "crossed": [t.board.dice_name(it.dice) for it in record.crossed],
        "crossings": found,
    }


def _steps_ahead(t: Position) -> list[int]:
    """The Kadmeia spaces to which the archon may step now."""
    if t.top.kind not in (c.TURN, c.WALKING):
        return []
    return [it & c.ARGUMENTS for it in t.offer.actions() if it & ~c.ARGUMENTS == c.STEP]
