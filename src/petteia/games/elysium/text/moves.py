"""Moves and refusals of Elysium in words."""

# Compiled: a server does this for every move.

from functools import partial

from petteia.games.elysium.position.dump import card_key, legends_of
from petteia.games.elysium.rules import codes as c
from petteia.games.elysium.rules.content import Content
from petteia.games.elysium.rules.effects import COLOURS
from petteia.games.elysium.rules.legends import PRICE
from petteia.games.elysium.rules.phases import quest_of
from petteia.games.elysium.rules.position import Position
from petteia.games.elysium.rules.transfers import price
from petteia.games.elysium.text.parts import (
    BranchFact,
    CardFact,
    CardsFact,
    Facts,
    Named,
    format_parts,
    spell,
    text_of,
)
from petteia.kernel.game import Description
from petteia.kernel.text.parts import SeatFact, facts_as_text, with_rule
from petteia.kernel.text.reason import Reason

CARD_ACTIONS = {
    c.TAKE: "action-take",
    c.TAKE_ORACLE: "action-take-oracle",
    c.POWER: "action-power",
    c.PAY: "action-pay",
    c.DISCARD: "action-discard",
    c.BRING: "action-bring",
    c.OFFER: "action-offer",
    c.SWAP_AGORA: "action-swap-agora",
    c.SWAP_ORACLE: "action-swap-oracle",
    c.READY: "action-ready",
}
"""Actions whose message names only a card."""
PLAIN_ACTIONS = {c.END_TURN: "action-end-turn", c.TAKE_CITIZEN: "action-take-citizen"}


def action_words(t: Position, action: int, language: str) -> Description:
    """Describe an action of the current decision."""
    key, facts = action_facts(t, action)
    words = text_of(t.content, language, format_parts(t.content, language, key, facts))
    said = facts_as_text(facts, partial(_fact_text, t.content, language))
    return Description(action, key, said, words)


def _fact_text(cards: Content, language: str, fact: Named) -> str:
    return text_of(cards, language, spell(cards, language, fact))


def reason_words(t: Position, reason: Reason, language: str) -> str:
    """A refusal with its rule: "You need the green Column for Charon (T2)."."""
    return with_rule(bare_reason(t.content, reason, language), reason)


def bare_reason(cards: Content, reason: Reason, language: str) -> str:
    """A refusal without its rule."""
    facts: Facts = {
        name: CardFact(str(value)) if name == "card" else value
        for name, value in reason.facts.items()
    }
    return text_of(cards, language, format_parts(cards, language, reason.key, facts))


def action_facts(t: Position, action: int) -> tuple[str, Facts]:
    """The message key and the facts of an action."""
    kind = action >> c.ARGUMENT << c.ARGUMENT
    argument = action & c.ARGUMENTS
    if kind in PLAIN_ACTIONS:
        return PLAIN_ACTIONS[kind], {}
    if kind in CARD_ACTIONS:
        return CARD_ACTIONS[kind], {"card": card_fact(t, argument)}
    if kind == c.TAKE_QUEST:
        return "action-take-quest", dict(quest_facts(t, argument))
    if kind == c.DISMISS:
        return "action-dismiss", {"colour": COLOURS[argument]}
    if kind == c.TRANSFER:
        return _transfer_facts(t, argument)
    if kind == c.PLACE:
        return _place_facts(t, argument)
    if kind == c.STOP:
        return ("action-done" if t.top.kind == c.WRITING else "action-stop"), {}
    if kind == c.BRANCH:
        step = t.content.ops[t.top.step].branches[argument]
        return "action-branch", {"text": BranchFact(step)}
    if kind == c.PLAYER:
        return "action-player", {"player": SeatFact(argument)}
    facts: Facts = {"card": card_fact(t, argument)}
    if kind == c.MARK:
        return "action-mark", facts | {"player": SeatFact(t.top.victim)}
    if c.SWAP <= kind < c.SWAP_AGORA:
        return "action-swap", facts | {"player": SeatFact(kind - c.SWAP >> c.ARGUMENT)}
    return "action-copy", facts | {"player": SeatFact(kind - c.COPY >> c.ARGUMENT)}


def card_fact(t: Position, card: int) -> CardFact:
    """A card to be named."""
    return CardFact(card_key(t, card))


def quest_facts(t: Position, number: int) -> dict[str, str | int]:
    """A Quest's number and what it gives."""
    quest = quest_of(t, number)
    shown = 0 if number == c.INCOMPLETE else number
    return {"quest": shown, "gold": quest.gold, "vp": quest.vp, "transfers": quest.transfers}


def _transfer_facts(t: Position, card: int) -> tuple[str, Facts]:
    """A transfer with its cost; a Citizen's cost depends on the place it will fill."""
    facts: Facts = {"card": card_fact(t, card)}
    if card == c.CITIZEN:
        return "action-transfer-citizen", facts
    pc = t.top.step
    player = t.players[t.top.seat]
    op = t.content.ops[pc] if pc else None
    facts["cost"] = price(t, player, card, t.content.level[card], op)
    return "action-transfer", facts


def _place_facts(t: Position, legend: int) -> tuple[str, Facts]:
    card, player, pc = t.top.item, t.players[t.top.seat], t.top.step
    facts: Facts = {"card": card_fact(t, card)}
    if legend == c.NEW:
        return "action-place-new", facts
    facts["legend"] = CardsFact(tuple(card_key(t, it) for it in legends_of(player)[legend]))
    if card != c.CITIZEN:
        return "action-place", facts
    op = t.content.ops[pc] if pc else None
    facts["cost"] = price(t, player, c.CITIZEN, PRICE[player.legends[legend]], op)
    return "action-place-citizen", facts
