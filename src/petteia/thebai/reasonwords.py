"""Refusals in words, with the rule behind them."""

from petteia.kernel.reason import Reason
from petteia.kernel.telling import with_rule
from petteia.thebai.catalog import Catalog
from petteia.thebai.table import Table
from petteia.thebai.telling import Facts, ThingFact, say

NAMED = {
    "order": "order",
    "hero": "hero",
    "estate": "estate-space",
    "monument": "council-space",
}
"""Facts that are keys of something printed, and what kind of thing that is."""


def reason_words(t: Table, reason: Reason, language: str) -> str:
    """A refusal with its rule: "There is no stone on C4 (T5)."."""
    return with_rule(bare_reason(t.catalog, reason, language), reason)


def bare_reason(cards: Catalog, reason: Reason, language: str) -> str:
    """A refusal without its rule."""
    facts: Facts = {
        name: ThingFact(NAMED[name], str(value)) if name in NAMED else value
        for name, value in reason.facts.items()
    }
    return say(cards, language, reason.key, facts)
