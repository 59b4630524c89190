"""What is printed on a card, in words: its name, kind, condition and power."""

from petteia.games.elysium.position.dump import card_key
from petteia.games.elysium.rules.position import Position
from petteia.games.elysium.rules.printed import Design, Edition
from petteia.games.elysium.text import MESSAGES
from petteia.games.elysium.text.card_text import effect_text
from petteia.games.elysium.text.parts import family_names, name_of
from petteia.kernel.state import Json


def design_text(edition: Edition, design: Design, language: str) -> str:
    """The text of a card, generated from its effect."""
    return effect_text(
        MESSAGES, language, design.effect, design.kind, family_names(edition, language)
    )


def design_facts(edition: Edition, design: Design, language: str) -> dict[str, Json]:
    """A design as JSON data: what is printed on it, and its text."""
    return {
        "key": design.key,
        "name": design.name[language],
        "family": design.family,
        "level": design.level,
        "copies": design.copies,
        "columns": design.columns,
        "kind": design.kind,
        "text": design_text(edition, design, language),
    }


def kind_words(kind: str, language: str) -> str:
    """The name of a kind; Chronos keeps its mark."""
    word = MESSAGES.say(language, f"kind-{kind.rstrip('=≠')}")
    return f"{word} {kind[-1]}" if kind[-1] in "=≠" else word


def colour_words(colour: str, language: str) -> str:
    """The name of a Column's colour; K is any colour."""
    return MESSAGES.say(language, "colour-name", colour=colour)


def condition_words(design: Design, language: str) -> str:
    """An Acquisition Condition: "blue + any"."""
    return " + ".join(colour_words(colour, language) for colour in design.columns)


def card_name(t: Position, card: int, language: str) -> str:
    """A card's name, or the word for a Citizen."""
    return name_of(t.content, card_key(t, card), language)
