"""The phrases for each theme of a move of Elysium. A phrase holds in every determinization."""

from collections.abc import Callable

from petteia.bots.explainer import NO_PHRASE, Facts, Lookahead, Phrase
from petteia.games.elysium.bot.evaluator import ElysiumEvaluator
from petteia.games.elysium.rules.codes import (
    ARGUMENT,
    ARGUMENTS,
    BRING,
    CITIZEN,
    EPOCHS,
    INCOMPLETE,
    PHASE_ACTIONS,
    PHASE_WRITING,
    TAKE,
    TAKE_ORACLE,
    TAKE_QUEST,
)
from petteia.games.elysium.rules.hidden import hidden_zones
from petteia.games.elysium.rules.legends import ACCEPTS, WORTH
from petteia.games.elysium.rules.phases import (
    quest_of,
    ready_powers,
    takeable_cards,
    takeable_quests,
)
from petteia.games.elysium.rules.position import Player
from petteia.games.elysium.rules.scoring import standing_chronos
from petteia.games.elysium.state import Elysium
from petteia.games.elysium.text.card_facts import card_name
from petteia.games.elysium.text.card_text import ROMAN
from petteia.kernel.bits import BIT


class Change:
    """What a move changes for one player in all determinizations."""

    def __init__(
        self,
        evaluator: ElysiumEvaluator,
        lookahead: Lookahead[Elysium],
        language: str,
        player: Callable[[int], str],
    ) -> None:
        self.evaluator = evaluator
        self.player = player
        """What a player is called, by seat."""
        self.before = lookahead.before
        self.afters = lookahead.afters
        self.seat = lookahead.seat
        self.language = language
        kind, argument = lookahead.action >> ARGUMENT << ARGUMENT, lookahead.action & ARGUMENTS
        self.taken = argument if kind in (TAKE, TAKE_ORACLE, BRING) else -1
        """The card this move itself takes, or -1."""
        self.takes_quest = kind == TAKE_QUEST
        self.old = self.before.players[self.seat]
        self.new = [after.players[self.seat] for after in self.afters]
        self.unseen = 0
        """The cards that lie face-down for the viewer, as bits: imagined worlds deal them."""
        if lookahead.viewer is not None:
            self.unseen = hidden_designs(self.before)

    def name(self, card: int) -> str:
        """A card's name."""
        return card_name(self.before, card, self.language)

    def gain(self, amount: Callable[[Player], int]) -> int:
        """The least increase of an amount of the player's over all determinizations."""
        return min(amount(player) for player in self.new) - amount(self.old)

    def loss(self, amount: Callable[[Player], int]) -> tuple[int, int]:
        """The rival with the largest certain loss of an amount, and the loss."""
        losses = [
            (
                0
                if seat == self.seat
                else amount(rival) - max(amount(after.players[seat]) for after in self.afters),
                -seat,
            )
            for seat, rival in enumerate(self.before.players)
        ]
        most, seat = max(losses)
        return -seat, most

    def held(self) -> int:
        """The Family cards that are in the Domain in all determinizations, as bits."""
        held = -1
        for player in self.new:
            held &= player.held
        return held & ~self.unseen

    def arrivals(self) -> list[int]:
        """The cards new in the Domain, the one this move itself takes first."""
        bits = self.held() & ~self.old.held
        cards = [card for card in range(self.evaluator.designs) if bits & BIT[card]]
        return sorted(cards, key=lambda card: (card != self.taken, card))

    def is_same_phase(self) -> bool:
        """Is it still Phase II of this Epoch in all determinizations?"""
        return all(
            after.phase == PHASE_ACTIONS and after.epoch == self.before.epoch
            for after in self.afters
        )

    def has_later_turn(self) -> bool:
        """Has the player a turn or a writing to come in all determinizations? After the last
        writing, cards in the Domain score nothing (F1)."""
        return all(self._comes_again(after) for after in self.afters)

    def _comes_again(self, after: Elysium) -> bool:
        if after.epoch < EPOCHS or after.phase == PHASE_ACTIONS:
            return True
        is_same_turn = after.turn_number() == self.before.turn_number()
        to_come = after.order[after.turn + is_same_turn :]
        return after.phase == PHASE_WRITING and self.seat in to_come


def _vp(it: Change, _: int) -> Phrase:
    gained = it.gain(lambda player: player.vp)
    return ("because-vp", {"vp": gained}) if gained > 0 else NO_PHRASE


def _gold(it: Change, _: int) -> Phrase:
    gained = it.gain(lambda player: player.gold)
    if gained > 0:
        return "because-gold", {"gold": gained}
    kept = min(player.gold for player in it.new)
    return ("because-gold-kept", {"gold": kept}) if kept and it.has_later_turn() else NO_PHRASE


def _prestige(it: Change, _: int) -> Phrase:
    gained = it.gain(lambda player: player.pp)
    return ("because-prestige", {"pp": gained}) if gained > 0 else NO_PHRASE


def _agora(it: Change, _: int) -> Phrase:
    """Columns kept for what still lies in the Agora."""
    if not it.is_same_phase():
        return NO_PHRASE
    open_to_us = ~it.unseen
    for after in it.afters:
        open_to_us &= takeable_cards(after, after.players[it.seat])
    base = (it.before.epoch - 1) * it.evaluator.designs
    cards = [card for card in range(it.evaluator.designs) if open_to_us & BIT[card]]
    if not cards:
        return NO_PHRASE
    best = max(cards, key=lambda card: (it.evaluator.card_values[base + card], -card))
    return "because-columns", {"card": it.name(best)}


def _quest(it: Change, _: int) -> Phrase:
    if it.old.quest:
        return NO_PHRASE
    quests = {player.quest for player in it.new}
    if quests == {0} and it.is_same_phase():
        if all(takeable_quests(after, after.players[it.seat]) for after in it.afters):
            return "because-quest-open", {}
        return NO_PHRASE
    if len(quests) > 1 or not quests.isdisjoint({0, INCOMPLETE}):
        return NO_PHRASE
    quest = quests.pop()
    if not it.takes_quest:
        return "because-quest-next", {"quest": quest}
    if quest == 1 and it.before.epoch < EPOCHS:
        return "because-quest-first", {"quest": quest}
    transfers = quest_of(it.before, quest).transfers
    return "because-quest-transfers", {"quest": quest, "transfers": transfers}


def _card(it: Change, card: int) -> Phrase:
    """A card that comes, stays or is written."""
    facts: Facts = {"card": it.name(card)}
    if it.held() & BIT[card]:
        if not it.has_later_turn():
            return NO_PHRASE
        if not it.old.held & BIT[card]:
            if card != it.taken:
                return "because-card-next", facts
            kind = it.before.content.designs[card].kind.rstrip("=≠")
            return "because-card", {**facts, "kind": kind}
        if it.is_same_phase() and all(
            ready_powers(after, after.players[it.seat]) & BIT[card] for after in it.afters
        ):
            return "because-power-kept", facts
        return "because-card-kept", facts
    if it.old.held & BIT[card] and all(card in _written(player) for player in it.new):
        return "because-written", facts
    return NO_PHRASE


def _citizen(it: Change, _: int) -> Phrase:
    gained = it.gain(lambda player: len(player.citizens))
    return ("because-citizen", {}) if gained > 0 and it.has_later_turn() else NO_PHRASE


def _powers(it: Change, _: int) -> Phrase:
    ready = all(ready_powers(after, after.players[it.seat]) for after in it.afters)
    return ("because-powers-kept", {}) if ready and it.is_same_phase() else NO_PHRASE


def _fit(it: Change, _: int) -> Phrase:
    """A card that comes and fits together with another of the Domain."""
    if not it.has_later_turn():
        return NO_PHRASE
    content = it.before.content
    held = it.held()
    for card in it.arrivals():
        for other in range(it.evaluator.designs):
            same_family = content.family[card] == content.family[other]
            same_level = content.level[card] == content.level[other]
            if held & BIT[other] and other != card and same_family != same_level:
                return "because-fit", {"card": it.name(card), "other": it.name(other)}
    return NO_PHRASE


def _joins(it: Change, _: int) -> Phrase:
    """A card that comes and fits into a Legend begun."""
    if not it.has_later_turn():
        return NO_PHRASE
    for card in it.arrivals():
        slot = 1 << it.before.content.slot[card]
        if any(shape and ACCEPTS[shape] & slot for shape in it.old.legends):
            return "because-joins", {"card": it.name(card)}
    return NO_PHRASE


def _legend(it: Change, _: int) -> Phrase:
    gained = it.gain(lambda player: sum(WORTH[shape] for shape in player.legends))
    if gained > 0:
        return "because-legend", {"vp": gained}
    grown = it.gain(lambda player: len(player.written))
    return ("because-legend-begun", {}) if grown > 0 and it.has_later_turn() else NO_PHRASE


def _bonus(it: Change, _: int) -> Phrase:
    """A Bonus tile that is taken; of two, the one worth more."""
    edition = it.before.content.edition
    found: list[tuple[int, str, Facts]] = []
    for index, holder in enumerate(it.before.level_tiles):
        if holder != it.seat and all(after.level_tiles[index] == it.seat for after in it.afters):
            vp = edition.level_bonus[index]
            found.append((vp, "because-bonus-level", {"level": ROMAN[index + 1], "vp": vp}))
    for index, holder in enumerate(it.before.family_tiles):
        if holder != it.seat and all(after.family_tiles[index] == it.seat for after in it.afters):
            vp = edition.family_bonus[index % 2]
            family = edition.families[it.before.content.families[index // 2]].name[it.language]
            found.append((vp, "because-bonus-family", {"family": family, "vp": vp}))
    if not found:
        return NO_PHRASE
    _, key, facts = max(found, key=lambda one: one[0])
    return key, facts


def _chronos(it: Change, _: int) -> Phrase:
    ours = min(standing_chronos(after)[it.seat] for after in it.afters)
    gained = ours - standing_chronos(it.before)[it.seat]
    return ("because-chronos", {"vp": gained}) if gained > 0 else NO_PHRASE


def _rival_vp(it: Change, _: int) -> Phrase:
    rival, lost = it.loss(lambda player: player.vp)
    return ("because-rival-vp", {"player": it.player(rival), "vp": lost}) if lost > 0 else NO_PHRASE


def _rival_gold(it: Change, _: int) -> Phrase:
    rival, lost = it.loss(lambda player: player.gold)
    return (
        ("because-rival-gold", {"player": it.player(rival), "gold": lost})
        if lost > 0
        else NO_PHRASE
    )


def _rival_agora(it: Change, _: int) -> Phrase:
    """The card is taken before a rival can have it."""
    if it.taken < 0 or it.taken == CITIZEN or not it.is_same_phase():
        return NO_PHRASE
    for seat, rival in enumerate(it.before.players):
        if seat != it.seat and takeable_cards(it.before, rival) & BIT[it.taken]:
            return "because-rival-agora", {"card": it.name(it.taken)}
    return NO_PHRASE


def _rival_quest(it: Change, _: int) -> Phrase:
    """The Quest is taken before a rival can have it."""
    quest = it.new[0].quest
    if not it.takes_quest or quest == INCOMPLETE or not it.is_same_phase():
        return NO_PHRASE
    for seat, rival in enumerate(it.before.players):
        if seat != it.seat and takeable_quests(it.before, rival) & BIT[quest]:
            return "because-rival-quest", {"quest": quest}
    return NO_PHRASE


def _rival_card(it: Change, card: int) -> Phrase:
    """A card that a rival loses out of the Domain."""
    for seat, rival in enumerate(it.before.players):
        lost = rival.held & BIT[card] and not any(
            after.players[seat].held & BIT[card] or card in _written(after.players[seat])
            for after in it.afters
        )
        if seat != it.seat and lost:
            return "because-rival-card", {"player": it.player(seat), "card": it.name(card)}
    return NO_PHRASE


def hidden_designs(t: Elysium) -> int:
    """The Family cards that lie face-down, as bits; of one with a twin that lies open, nobody need
    be told."""
    found = 0
    for _, _, cards in hidden_zones(t):
        for card in cards:
            found |= BIT[card]
    shown = [*t.agora, *t.oracle, *t.discard]
    for player in t.players:
        found &= ~player.held
        shown += _written(player)
    for card in shown:
        found &= ~BIT[card]
    return found


def _written(player: Player) -> list[int]:
    """The cards of an Elysium."""
    return [entry & CITIZEN for entry in player.written]


PHRASES: dict[str, Callable[[Change, int], Phrase]] = {
    "vp": _vp,
    "gold": _gold,
    "prestige": _prestige,
    "agora": _agora,
    "quest": _quest,
    "card": _card,
    "citizen": _citizen,
    "powers": _powers,
    "fit": _fit,
    "joins": _joins,
    "legend": _legend,
    "bonus": _bonus,
    "chronos": _chronos,
    "rival-vp": _rival_vp,
    "rival-gold": _rival_gold,
    "rival-agora": _rival_agora,
    "rival-quest": _rival_quest,
    "rival-card": _rival_card,
}
"""The phrase of each theme."""
