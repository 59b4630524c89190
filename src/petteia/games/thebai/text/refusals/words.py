"""Refusals in words, with the rule behind them."""

from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.text.parts import Facts, ThingFact, say
from petteia.kernel.text.parts import with_rule
from petteia.kernel.text.reason import Reason

NAMED = {
    "order": "order",
    "hero": "hero",
    "estate": "estate-space",
    "monument": "council-space",
}
"""Facts that are keys of components, and the kind of component."""


def reason_words(t: Position, reason: Reason, language: str) -> str:
    """A refusal with its rule: "There is no stone on C4 (T5)."."""
    return with_rule(bare_reason(t.content, reason, language), reason)


def bare_reason(content: Content, reason: Reason, language: str) -> str:
    """A refusal without its rule."""
    facts: Facts = {
        name: ThingFact(NAMED[name], str(value)) if name in NAMED else value
        for name, value in reason.facts.items()
    }
    return say(content, language, reason.key, facts)
