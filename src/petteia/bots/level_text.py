"""The levels of bots in words: a name, and for whom it is an honest opponent."""

from pathlib import Path

from petteia.kernel.text.messages import messages

LOCALE = Path(__file__).parent / "locale"


def level_name(level: str, language: str) -> str:
    """The name of a level as a table shows it."""
    return messages(LOCALE).say(language, f"bot-{level}")


def level_about(level: str, language: str) -> str:
    """One sentence: who should play against it, and how it plays."""
    return messages(LOCALE).say(language, f"bot-{level}-about")
