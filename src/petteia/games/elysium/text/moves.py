"""Moves, prompts and refusals of Elysium in words."""

from functools import partial

from petteia.games.elysium.position.dump import card_key, legends_of
from petteia.games.elysium.rules.codes import (
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
    elysium_messages,
    format_parts,
    spell,
    text_of,
)
from petteia.kernel.game import Description
from petteia.kernel.text.parts import SeatFact, facts_as_text, with_rule
from petteia.kernel.text.reason import Reason

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
"""Actions whose message names only a card."""
PLAIN_ACTIONS = {END_TURN: "action-end-turn", TAKE_CITIZEN: "action-take-citizen"}


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


def prompt_words(t: Position, language: str) -> str:
    """The question to the player to move."""
    if t.mover < 0:
        return elysium_messages().say(language, "prompt-over")
    key = f"prompt-{FRAMES[t.top.kind]}"
    if t.top.kind == TURN:
        key = "prompt-dismissal" if t.top.m else key + ("-after" if t.top.x else "-before")
    return elysium_messages().say(language, key)


def action_facts(t: Position, action: int) -> tuple[str, Facts]:
    """The message key and the facts of an action."""
    kind = action >> ARGUMENT << ARGUMENT
    argument = action & ARGUMENTS
    if kind in PLAIN_ACTIONS:
        return PLAIN_ACTIONS[kind], {}
    if kind in CARD_ACTIONS:
        return CARD_ACTIONS[kind], {"card": card_fact(t, argument)}
    if kind == TAKE_QUEST:
        return "action-take-quest", dict(quest_facts(t, argument))
    if kind == DISMISS:
        return "action-dismiss", {"colour": COLOURS[argument]}
    if kind == TRANSFER:
        return _transfer_facts(t, argument)
    if kind == PLACE:
        return _place_facts(t, argument)
    if kind == STOP:
        return ("action-done" if t.top.kind == WRITING else "action-stop"), {}
    if kind == BRANCH:
        step = t.content.ops[t.top.pc].branches[argument]
        return "action-branch", {"text": BranchFact(step)}
    if kind == PLAYER:
        return "action-player", {"player": SeatFact(argument)}
    facts: Facts = {"card": card_fact(t, argument)}
    if kind == MARK:
        return "action-mark", facts | {"player": SeatFact(t.top.actor)}
    if SWAP <= kind < SWAP_AGORA:
        return "action-swap", facts | {"player": SeatFact(kind - SWAP >> ARGUMENT)}
    return "action-copy", facts | {"player": SeatFact(kind - COPY >> ARGUMENT)}


def card_fact(t: Position, card: int) -> CardFact:
    """A card to be named."""
    return CardFact(card_key(t, card))


def quest_facts(t: Position, number: int) -> dict[str, str | int]:
    """A Quest's number and what it gives."""
    quest = quest_of(t, number)
    shown = 0 if number == INCOMPLETE else number
    return {"quest": shown, "gold": quest.gold, "vp": quest.vp, "transfers": quest.transfers}


def _transfer_facts(t: Position, card: int) -> tuple[str, Facts]:
    """A transfer with its cost; a Citizen's cost depends on the place it will fill."""
    facts: Facts = {"card": card_fact(t, card)}
    if card == CITIZEN:
        return "action-transfer-citizen", facts
    pc = t.top.pc
    player = t.players[t.top.actor]
    op = t.content.ops[pc] if pc else None
    facts["cost"] = price(t, player, card, t.content.level[card], op)
    return "action-transfer", facts


def _place_facts(t: Position, legend: int) -> tuple[str, Facts]:
    card, player, pc = t.top.x, t.players[t.top.actor], t.top.pc
    facts: Facts = {"card": card_fact(t, card)}
    if legend == NEW:
        return "action-place-new", facts
    facts["legend"] = CardsFact(tuple(card_key(t, it) for it in legends_of(player)[legend]))
    if card != CITIZEN:
        return "action-place", facts
    op = t.content.ops[pc] if pc else None
    facts["cost"] = price(t, player, CITIZEN, PRICE[player.legends[legend]], op)
    return "action-place-citizen", facts
