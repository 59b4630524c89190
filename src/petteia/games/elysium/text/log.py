"""The log: what a player did, and what it changed.

An entry is derived from the positions before and after an action. It names things by key, so that
it can be formatted in any language.
"""

# Compiled: a server does this for every move.

from typing import TypeAlias

from petteia.games.elysium.rules import codes as c
from petteia.games.elysium.rules.content import Content
from petteia.games.elysium.rules.phases import quest_of
from petteia.games.elysium.rules.position import Position
from petteia.games.elysium.text.card_text import ROMAN
from petteia.games.elysium.text.moves import action_facts, card_fact
from petteia.games.elysium.text.parts import Facts, FamilyFact, Part, format_parts, text_of
from petteia.kernel.bits import BIT
from petteia.kernel.text.log_entry import NOBODY, LogEntry
from petteia.kernel.text.parts import SeatFact, signed

ENTERING = (c.TAKE, c.TAKE_ORACLE, c.BRING)
"""Actions whose own card enters the Domain."""
CLOSING_QUOTES = ("“", "”")
"""The text of a card is quoted, because it addresses the player while the log does not."""
Change = tuple[str, Facts]
Income = tuple[tuple[int, int], ...]
"""Gold and VP by seat."""
Entry: TypeAlias = LogEntry[Facts]
"""One entry of the log."""


def make_entry(before: Position, action: int, after: Position, income: Income = ()) -> Entry:
    """The entry for an action; it leaves out `income`, which has an entry of its own."""
    key, facts = action_facts(before, action)
    if "player" in facts:
        facts["other"] = facts.pop("player")
    facts["player"] = SeatFact(before.mover)
    changes: list[Change] = []
    for seat in range(len(before.players)):
        changes += _token_changes(before, after, seat, income)
        changes += _arrivals(before, action, after, seat)
    changes += _tile_changes(before, after)
    return LogEntry(before.mover, key.replace("action-", "log-"), facts, tuple(changes))


def action_of_entry(entry: Entry) -> tuple[str, Facts]:
    """The message key and the facts of the action that an entry is about."""
    facts = {name: fact for name, fact in entry.facts.items() if name != "player"}
    if "other" in facts:
        facts["player"] = facts.pop("other")
    return entry.key.replace("log-", "action-"), facts


def entry_parts(cards: Content, entry: Entry, language: str) -> tuple[list[Part], list[list[Part]]]:
    """An entry without its final dot, and its changes, as parts."""
    line = format_parts(cards, language, entry.key, entry.facts)
    last = -2 if line[-1] in CLOSING_QUOTES else -1
    words = line[last]
    if isinstance(words, str):
        line[last] = words.rstrip(".")
    return line, [format_parts(cards, language, key, facts) for key, facts in entry.changes]


def entry_words(cards: Content, entry: Entry, language: str, names: list[str]) -> str:
    """An entry as a sentence, followed by its changes; `names` are by seat."""
    line, changes = entry_parts(cards, entry, language)
    words = text_of(cards, language, line, names)
    changed = "; ".join(text_of(cards, language, change, names) for change in changes)
    return f"{words} ({changed})." if changed else f"{words}."


def quest_income(before: Position, after: Position) -> Income:
    """What each player's Quest gave if Phase III has just begun, else nothing (W2)."""
    if (before.phase, after.phase) != (c.PHASE_ACTIONS, c.PHASE_WRITING):
        return ()
    quests = [quest_of(after, player.quest) for player in after.players]
    return tuple((quest.gold, quest.vp) for quest in quests)


def income_entry(income: Income) -> Entry:
    """The entry about what the Quests gave."""
    changes = [
        change
        for seat, (gold, vp) in enumerate(income)
        for change in _tokens(seat, (("gold", gold), ("vp", vp)))
    ]
    return LogEntry(NOBODY, "log-quests", {}, tuple(changes))


def _token_changes(before: Position, after: Position, seat: int, income: Income) -> list[Change]:
    """Changes of Gold, VP and PP."""
    old, new = before.players[seat], after.players[seat]
    gold, vp = income[seat] if income else (0, 0)
    return _tokens(
        seat,
        (
            ("gold", new.gold - old.gold - gold),
            ("vp", new.vp - old.vp - vp),
            ("pp", new.pp - old.pp),
        ),
    )


def _tokens(seat: int, amounts: tuple[tuple[str, int], ...]) -> list[Change]:
    return [
        (f"change-{token}", {"player": SeatFact(seat), "amount": signed(amount)})
        for token, amount in amounts
        if amount
    ]


def _arrivals(before: Position, action: int, after: Position, seat: int) -> list[Change]:
    """Cards that entered a Domain and that the action does not name."""
    named = action & c.ARGUMENTS if action >> c.ARGUMENT << c.ARGUMENT in ENTERING else -1
    if c.SWAP <= action < c.COPY:
        return []
    old, new = before.players[seat], after.players[seat]
    came = [
        card
        for card in new.domain
        if not old.held & BIT[card] and (seat != before.mover or card != named)
    ]
    return [
        ("change-arrives", {"player": SeatFact(seat), "card": card_fact(after, card)})
        for card in came
    ]


def _tile_changes(before: Position, after: Position) -> list[Change]:
    """Changes of the holders of Bonus tiles."""
    cards = after.content
    changes: list[Change] = []
    for index, holder in enumerate(after.level_tiles):
        if holder != before.level_tiles[index]:
            level = ROMAN[index + 1]
            changes.append(("change-level-tile", {"player": SeatFact(holder), "level": level}))
    for index, holder in enumerate(after.family_tiles):
        if holder != before.family_tiles[index]:
            facts: Facts = {
                "player": SeatFact(holder),
                "family": FamilyFact(cards.families[index // 2]),
                "vp": cards.edition.family_bonus[index % 2],
            }
            changes.append(("change-family-tile", facts))
    return changes
