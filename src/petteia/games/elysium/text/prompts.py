"""The question to the player to move, in words, for the page and the terminal."""

# Compiled: a server does this for every move.

from petteia.games.elysium.rules import codes as c
from petteia.games.elysium.rules.decisions import DECISIONS
from petteia.games.elysium.rules.frames import Frame
from petteia.games.elysium.state import Elysium
from petteia.games.elysium.text.parts import format_text


def question(t: Elysium, language: str) -> str:
    """The question to the player to move, as a label: a sentence without its full stop."""
    if t.mover < 0:
        return format_text(language, "prompt-over")
    key = prompt_key(t.top)
    if key == "prompt-turn-before":
        return format_text(language, key, open=_open_takes(t))
    if key == "prompt-writing":
        return format_text(language, key, open=_open_writing(t))
    return format_text(language, key)


def prompt_key(frame: Frame) -> str:
    """The message key of the question that a frame asks."""
    if frame.kind == c.TURN:
        if frame.left:
            return "prompt-dismissal"
        return "prompt-turn-after" if frame.done else "prompt-turn-before"
    if frame.kind == c.SWAPPING and frame.own:
        return "prompt-swapping-for"
    return f"prompt-{DECISIONS.name_of(frame)}"


def _open_takes(t: Elysium) -> str:
    """What the player to move can take."""
    cards, quests = count_takes(t)
    return ("both" if quests else "cards") if cards else "quests" if quests else "citizen"


def _open_writing(t: Elysium) -> str:
    """What the player to move can do while Legends are written: transfer cards, use powers."""
    groups = {action >> c.ARGUMENT << c.ARGUMENT for action in t.legal()}
    if c.POWER not in groups:
        return "transfers"
    return "both" if c.TRANSFER in groups else "powers"


def count_takes(t: Elysium) -> tuple[int, int]:
    """How many cards and how many Quests the player to move can take."""
    legal = set(t.legal())
    cards = [c.TAKE + card in legal for card in t.agora]
    cards += [c.TAKE_ORACLE + card in legal for card in t.oracle]
    return sum(cards), sum(action >> c.ARGUMENT << c.ARGUMENT == c.TAKE_QUEST for action in legal)
