"""Elysium in words: cards, actions, prompts and refusals, in the languages of the catalogue."""

from pathlib import Path

from petteia.elysium.cardtext import effect_text
from petteia.elysium.codes import (
    ARGUMENT,
    ARGUMENTS,
    BRANCH,
    BRING,
    CITIZEN,
    COPY,
    DISCARD,
    DISMISS,
    END_TURN,
    FRAMES,
    INCOMPLETE,
    MARK,
    NEW,
    OFFER,
    PAY,
    PLACE,
    PLAYER,
    POWER,
    READY,
    STOP,
    SWAP,
    SWAP_AGORA,
    SWAP_ORACLE,
    TAKE,
    TAKE_CITIZEN,
    TAKE_ORACLE,
    TAKE_QUEST,
    TRANSFER,
    TURN,
    WRITING,
)
from petteia.elysium.edition import Edition
from petteia.elysium.effects import COLOURS
from petteia.elysium.legends import PRICE
from petteia.elysium.phases import quest_of
from petteia.elysium.position import CITIZEN_WORD, legends_of
from petteia.elysium.printed import Design
from petteia.elysium.table import Table
from petteia.elysium.transfers import price
from petteia.kernel.catalogue import Catalogue, catalogue
from petteia.kernel.game import Described
from petteia.kernel.reason import Reason
from petteia.kernel.state import Json

LOCALE = Path(__file__).parent / "locale"

CARD_ACTIONS = {
    TAKE: "action-take",
    TAKE_ORACLE: "action-take-oracle",
    POWER: "action-power",
    PAY: "action-pay",
    DISCARD: "action-discard",
    BRING: "action-bring",
    OFFER: "action-offer",
    SWAP_AGORA: "action-swap-agora",
    SWAP_ORACLE: "action-swap-oracle",
    READY: "action-ready",
}
"""Actions whose only fact is a card."""
PLAIN_ACTIONS = {END_TURN: "action-end-turn", TAKE_CITIZEN: "action-take-citizen"}


def elysium_words() -> Catalogue:
    """The catalogue of Elysium's words."""
    return catalogue(LOCALE)


def design_text(edition: Edition, design: Design, language: str) -> str:
    """What a card does, in words made from its effect."""
    return effect_text(
        elysium_words(), language, design.effect, design.kind, family_names(edition, language)
    )


def design_facts(edition: Edition, design: Design, language: str) -> dict[str, Json]:
    """A design for machines: what is printed on it, and its words."""
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


def family_names(edition: Edition, language: str) -> dict[str, str]:
    """The Families' names by key."""
    return {family.key: family.name[language] for family in edition.families.values()}


def kind_words(kind: str, language: str) -> str:
    """An activation kind; Chronos keeps its mark."""
    word = elysium_words().say(language, f"kind-{kind.rstrip('=≠')}")
    return f"{word} {kind[-1]}" if kind[-1] in "=≠" else word


def colour_words(colour: str, language: str) -> str:
    """A Column's colour; K is any colour."""
    return elysium_words().say(language, "colour-name", colour=colour)


def condition_words(design: Design, language: str) -> str:
    """An Acquisition Condition: "blue + any"."""
    return " + ".join(colour_words(colour, language) for colour in design.columns)


def card_name(t: Table, card: int, language: str) -> str:
    """A card's name, or the word for a Citizen."""
    if card == CITIZEN:
        return elysium_words().say(language, "name-citizen")
    return t.catalog.designs[card].name[language]


def action_words(t: Table, action: int, language: str) -> Described:
    """An action of the frame on top: key, facts and words."""
    key, facts = action_facts(t, action, language)
    return Described(action, key, facts, elysium_words().say(language, key, **facts))


def reason_words(t: Table, reason: Reason, language: str) -> str:
    """A refusal with its rule: "You need the green Column for Charon (T2)."."""
    facts: dict[str, str | int] = {}
    for name, value in reason.facts.items():
        if name == "card" and isinstance(value, str):
            card = CITIZEN if value == CITIZEN_WORD else t.catalog.number[value]
            facts[name] = card_name(t, card, language)
        else:
            facts[name] = value
    words = elysium_words().say(language, reason.key, **facts).rstrip(".")
    return f"{words} ({reason.rule})."


def prompt_words(t: Table, language: str) -> str:
    """What the player to move is asked."""
    if t.mover < 0:
        return elysium_words().say(language, "prompt-over")
    key = f"prompt-{FRAMES[t.top.kind]}"
    if t.top.kind == TURN:
        key = "prompt-dismissal" if t.top.m else key + ("-after" if t.top.x else "-before")
    return elysium_words().say(language, key)


def action_facts(t: Table, action: int, language: str) -> tuple[str, dict[str, str | int]]:
    """The key of an action's words, and what they need to know."""
    kind = action >> ARGUMENT << ARGUMENT
    argument = action & ARGUMENTS
    if kind in PLAIN_ACTIONS:
        return PLAIN_ACTIONS[kind], {}
    if kind in CARD_ACTIONS:
        return CARD_ACTIONS[kind], {"card": card_name(t, argument, language)}
    if kind == TAKE_QUEST:
        return "action-take-quest", quest_facts(t, argument)
    if kind == DISMISS:
        return "action-dismiss", {"colour": COLOURS[argument]}
    if kind == TRANSFER:
        return _transfer_facts(t, argument, language)
    if kind == PLACE:
        return _place_facts(t, argument, language)
    if kind == STOP:
        return ("action-done" if t.top.kind == WRITING else "action-stop"), {}
    if kind == BRANCH:
        return "action-branch", {"text": _branch_text(t, argument, language)}
    if kind == PLAYER:
        return "action-player", {"player": argument + 1}
    if kind == MARK:
        card = card_name(t, argument, language)
        return "action-mark", {"card": card, "player": t.top.actor + 1}
    facts: dict[str, str | int] = {"card": card_name(t, argument, language)}
    if SWAP <= kind < SWAP_AGORA:
        facts["player"] = (kind - SWAP >> ARGUMENT) + 1
        return "action-swap", facts
    facts["player"] = (kind - COPY >> ARGUMENT) + 1
    return "action-copy", facts


def quest_facts(t: Table, number: int) -> dict[str, str | int]:
    """A Quest's number and what it gives."""
    quest = quest_of(t, number)
    shown = 0 if number == INCOMPLETE else number
    return {"quest": shown, "gold": quest.gold, "vp": quest.vp, "transfers": quest.transfers}


def _transfer_facts(t: Table, card: int, language: str) -> tuple[str, dict[str, str | int]]:
    """A transfer with its price; a Citizen's depends on the place it will fill."""
    facts: dict[str, str | int] = {"card": card_name(t, card, language)}
    if card == CITIZEN:
        return "action-transfer-citizen", facts
    pc = t.top.pc
    player = t.players[t.top.actor]
    op = t.catalog.ops[pc] if pc else None
    facts["cost"] = price(t, player, card, t.catalog.level[card], op)
    return "action-transfer", facts


def _place_facts(t: Table, legend: int, language: str) -> tuple[str, dict[str, str | int]]:
    card, player, pc = t.top.x, t.players[t.top.actor], t.top.pc
    facts: dict[str, str | int] = {"card": card_name(t, card, language)}
    if legend == NEW:
        return "action-place-new", facts
    cards = legends_of(player)[legend]
    facts["legend"] = ", ".join(card_name(t, other, language) for other in cards)
    if card != CITIZEN:
        return "action-place", facts
    op = t.catalog.ops[pc] if pc else None
    facts["cost"] = price(t, player, CITIZEN, PRICE[player.legends[legend]], op)
    return "action-place-citizen", facts


def _branch_text(t: Table, number: int, language: str) -> str:
    edition = t.catalog.edition
    pc = t.top.pc
    effect = t.catalog.effects[t.catalog.ops[pc].branches[number]]
    names = family_names(edition, language)
    return effect_text(elysium_words(), language, effect, "instant", names)
