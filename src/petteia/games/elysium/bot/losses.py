"""What a rival's move took from a player of Elysium: tokens, cards, Bonus tiles, and chances."""

from petteia.bots.explainer import Phrase
from petteia.games.elysium.bot.evaluator import ElysiumEvaluator
from petteia.games.elysium.rules.codes import CITIZEN, PHASE_ACTIONS
from petteia.games.elysium.rules.legends import ACCEPTS
from petteia.games.elysium.rules.phases import takeable_cards, takeable_quests
from petteia.games.elysium.state import Elysium
from petteia.games.elysium.text.card_facts import card_name
from petteia.games.elysium.text.card_text import ROMAN
from petteia.kernel.bits import members

CARDS = 2
"""The most cards of the Agora that are named."""


def losses(
    evaluator: ElysiumEvaluator, before: Elysium, after: Elysium, seat: int, language: str
) -> list[Phrase] | None:
    """The worst first; None if a new Phase has changed what everybody has."""
    if after.phase != before.phase or after.epoch != before.epoch:
        return None
    found = [*_tokens(before, after, seat), *_tiles(before, after, seat, language)]
    old, new = before.players[seat], after.players[seat]
    written = {entry & CITIZEN for entry in new.written}
    for card in members(old.held & ~new.held):
        if card not in written:
            found.append(("lost-card", {"card": card_name(before, card, language)}))
    if len(new.citizens) + len(new.buried) < len(old.citizens) + len(old.buried):
        found.append(("lost-citizen", {}))
    if before.phase == PHASE_ACTIONS:
        found += _chances(evaluator, before, after, seat, language)
    return found


def _tokens(before: Elysium, after: Elysium, seat: int) -> list[Phrase]:
    old, new = before.players[seat], after.players[seat]
    found: list[Phrase] = []
    if new.vp < old.vp:
        found.append(("lost-vp", {"n": int(old.vp - new.vp)}))
    if new.gold < old.gold:
        found.append(("lost-gold", {"n": int(old.gold - new.gold)}))
    if new.pp < old.pp:
        found.append(("lost-prestige", {"n": int(old.pp - new.pp)}))
    return found


def _tiles(before: Elysium, after: Elysium, seat: int, language: str) -> list[Phrase]:
    """Bonus tiles that somebody else holds now."""
    edition = before.content.edition
    found: list[Phrase] = []
    for index, holder in enumerate(before.level_tiles):
        if holder == seat != after.level_tiles[index]:
            level, bonus = ROMAN[index + 1], edition.level_bonus[index]
            found.append(("lost-bonus-level", {"level": level, "n": bonus}))
    for index, holder in enumerate(before.family_tiles):
        if holder == seat != after.family_tiles[index]:
            family = edition.families[before.content.families[index // 2]].name[language]
            bonus = edition.family_bonus[index % 2]
            found.append(("lost-bonus-family", {"family": family, "n": bonus}))
    return found


def _chances(
    evaluator: ElysiumEvaluator, before: Elysium, after: Elysium, seat: int, language: str
) -> list[Phrase]:
    """What the player could have taken next, and no longer can."""
    old, new = before.players[seat], after.players[seat]
    found: list[Phrase] = []
    gone = takeable_quests(before, old) & ~takeable_quests(after, new)
    for quest in members(gone):
        if quest and not after.quests >> quest & 1:
            found.append(("lost-quest", {"quest": quest}))
    base = (before.epoch - 1) * evaluator.designs
    cards = members(takeable_cards(before, old) & ~takeable_cards(after, new))
    cards = [card for card in cards if card not in after.agora and card < evaluator.designs]
    cards.sort(key=lambda card: (-evaluator.card_values[base + card], card))
    for card in cards[:CARDS]:
        slot = 1 << before.content.slot[card]
        joins = any(shape and ACCEPTS[shape] & slot for shape in old.legends)
        key = "lost-agora-joins" if joins else "lost-agora"
        found.append((key, {"card": card_name(before, card, language)}))
    return found
