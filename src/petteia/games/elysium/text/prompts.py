"""The question to the player to move, in words, for the page and the terminal."""

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
    if key != "prompt-turn-before":
        return format_text(language, key)
    cards, quests = count_takes(t)
    open_takes = ("both" if quests else "cards") if cards else "quests" if quests else "citizen"
    return format_text(language, key, open=open_takes)


def prompt_key(frame: Frame) -> str:
    """The message key of the question that a frame asks."""
    if frame.kind == c.TURN:
        if frame.left:
            return "prompt-dismissal"
        return "prompt-turn-after" if frame.done else "prompt-turn-before"
    if frame.kind == c.SWAPPING and frame.own:
        return "prompt-swapping-for"
    return f"prompt-{DECISIONS.name_of(frame)}"


def count_takes(t: Elysium) -> tuple[int, int]:
    """How many cards and how many Quests the player to move can take."""
    legal = set(t.legal())
    cards = [c.TAKE + card in legal for card in t.agora]
    cards += [c.TAKE_ORACLE + card in legal for card in t.oracle]
    return sum(cards), sum(action >> c.ARGUMENT << c.ARGUMENT == c.TAKE_QUEST for action in legal)
