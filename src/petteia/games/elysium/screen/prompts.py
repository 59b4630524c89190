"""The prompt on a screen: the question, additional information, and the cards it is about."""

# Compiled: a server does this for every move.

from petteia.games.elysium.position.dump import card_key
from petteia.games.elysium.rules.codes import (
    ARGUMENT,
    ECHOING,
    GIVING,
    PLACING,
    POWER,
    SWAPPING,
    TURN,
    WRITING,
)
from petteia.games.elysium.rules.content import Content
from petteia.games.elysium.rules.decisions import DECISIONS, LEFT
from petteia.games.elysium.rules.frames import Frame
from petteia.games.elysium.state import Elysium
from petteia.games.elysium.text.parts import CardFact, Facts, format_text, say
from petteia.games.elysium.text.prompts import count_takes, question
from petteia.kernel.text.parts import SeatFact
from petteia.kernel.wire import Prompt

SIBILANTS = ("s", "ß", "z", "x", "ce")


def prompt(t: Elysium, seat: int, language: str, names: list[str]) -> Prompt:
    """The prompt of a seat; the other seats read who has to move, and in whose turn."""
    frame = t.top
    if t.mover < 0:
        return {
            "words": question(t, language),
            "sub": "",
            "turn": -1,
            "frame": "over",
            "card": None,
            "moving": None,
        }
    power = power_card(t, frame)
    turn = t.stack[1].seat
    if seat == t.mover:
        words = question(t, language)
        sub = _circumstances(t, frame, power, language, names)
    else:
        key = "prompt-waiting" if turn == t.mover else "prompt-deciding"
        words = say(t.content, language, key, {"player": SeatFact(t.mover)}, names)
        sub = "" if turn == t.mover else _circumstances(t, frame, power, language, names)
    moving = moving_card(frame)
    return {
        "words": words,
        "sub": sub,
        "turn": turn,
        "frame": _frame_name(frame),
        "card": power,
        "moving": None if moving < 0 else card_key(t, moving),
    }


def _frame_name(frame: Frame) -> str:
    if frame.kind == TURN and frame.left:
        return "dismissal"
    return DECISIONS.name_of(frame)


def power_card(t: Elysium, frame: Frame) -> str | None:
    """The card whose power asks, or the Chronos card that copies; None if there is none."""
    if frame.kind == ECHOING:
        return card_key(t, frame.item)
    return _card_of_step(t.content, frame.step) if frame.step else None


def _card_of_step(cards: Content, pc: int) -> str:
    return cards.step_name(pc).partition("/")[0]


def moving_card(frame: Frame) -> int:
    """The card that is being written, exchanged or given; -1 if there is none."""
    if frame.kind in (PLACING, GIVING):
        return frame.item
    return frame.own - 1 if frame.kind == SWAPPING else -1


def _circumstances(
    t: Elysium, frame: Frame, power: str | None, language: str, names: list[str]
) -> str:
    """The line below the question: how much is left, or whose card asks."""
    if frame.kind == TURN:
        return _turn(t, frame, language)
    if frame.kind == WRITING:
        gold = t.players[frame.seat].gold
        return format_text(language, "sub-writing", left=frame.left, gold=gold)
    if frame.kind == PLACING and not power:
        return say(t.content, language, "sub-placing", {"card": CardFact(card_key(t, frame.item))})
    if not power:
        return ""
    facts: Facts = {"card": CardFact(power)}
    asks = say(t.content, language, "sub-power", facts)
    if frame.owner != t.mover:
        facts |= {"player": SeatFact(frame.owner), "genitive": _genitive(names[frame.owner])}
        asks = say(t.content, language, "sub-power-of", facts, names)
    if LEFT in DECISIONS[frame.kind].fields and frame.left > 1:
        return f"{asks}: {format_text(language, 'sub-left', left=frame.left)}"
    return asks


def _genitive(name: str) -> str:
    """How the genitive of a name is formed in German: after a sibilant without an s."""
    return "sibilant" if name.lower().endswith(SIBILANTS) else "other"


def _turn(t: Elysium, frame: Frame, language: str) -> str:
    if frame.left:
        return format_text(language, "sub-dismissal")
    powers = sum(1 for action in t.legal() if action >> ARGUMENT << ARGUMENT == POWER)
    ready = format_text(language, "sub-powers", powers=powers) if powers else ""
    if frame.done:
        return ready
    cards, quests = count_takes(t)
    takes = format_text(language, "sub-citizen")
    if cards or quests:
        takes = format_text(language, "sub-takes", cards=cards, quests=quests)
    return f"{takes} · {ready}" if ready else takes
