"""Refusals in words, with the rule behind them."""

from pathlib import Path

from petteia.kernel.catalogue import catalogue
from petteia.kernel.reason import Reason
from petteia.thebai.edition import Edition
from petteia.thebai.table import Table

LOCALE = Path(__file__).parent / "locale"


def reason_words(t: Table, reason: Reason, language: str) -> str:
    """A refusal with its rule: "There is no stone on C4 (T5)."."""
    return f"{bare_reason(t.catalog.edition, reason, language).rstrip('.')} ({reason.rule})."


def bare_reason(edition: Edition, reason: Reason, language: str) -> str:
    """A refusal without its rule."""
    facts = {
        kind: name_of(edition, kind, str(value), language) or value
        for kind, value in reason.facts.items()
    }
    return catalogue(LOCALE).say(language, reason.key, **facts)


def name_of(edition: Edition, kind: str, key: str, language: str) -> str:
    """What is printed on a named thing; nothing if such facts have no name."""
    if kind == "order":
        return next(it.name for it in edition.orders if it.key == key)[language]
    if kind == "hero":
        return next(it.name for it in edition.heroes if it.key == key)[language]
    if kind == "estate":
        return next(it.name for it in edition.estate if it.key == key)[language]
    if kind == "monument":
        return council_name(edition, key, language)
    return ""


def council_name(edition: Edition, key: str, language: str) -> str:
    """A space of the council: its monument and its number there."""
    space = next(it for it in edition.council if it.key == key)
    fellows = [it.key for it in edition.council if it.monument == space.monument]
    monument = next(it for it in edition.monuments if it.key == space.monument)
    return f"{monument.name[language]} {fellows.index(key) + 1}"
