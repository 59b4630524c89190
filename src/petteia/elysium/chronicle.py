"""The log: what somebody did, and what it changed, in words.

A line is made from the positions before and after an action. Nothing is kept for it in the game.
"""

from dataclasses import dataclass, field

from petteia.elysium.codes import ARGUMENT, ARGUMENTS, BRING, COPY, SWAP, TAKE, TAKE_ORACLE
from petteia.elysium.table import Table
from petteia.elysium.words import action_facts, card_name, elysium_words
from petteia.kernel.bits import BIT

Facts = dict[str, str | int]
ENTERING = (TAKE, TAKE_ORACLE, BRING)
"""Actions whose card enters the Domain as everybody expects."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: who, the key and facts of the deed, and what changed."""

    seat: int
    key: str
    facts: Facts
    changes: list[tuple[str, Facts]] = field(default_factory=list)


def chronicle(before: Table, action: int, after: Table, language: str, names: list[str]) -> Entry:
    """What the player to move in `before` did; `names` are the players' names by seat."""
    key, facts = action_facts(before, action, language)
    if "player" in facts:
        facts["other"] = names[int(facts.pop("player")) - 1]
    facts["player"] = names[before.mover]
    changes: list[tuple[str, Facts]] = []
    for seat, name in enumerate(names):
        changes += _token_changes(before, after, seat, name)
        changes += _arrivals(before, action, after, seat, name, language)
    changes += _tile_changes(before, after, names, language)
    return Entry(before.mover, key.replace("action-", "log-"), facts, changes)


def entry_words(entry: Entry, language: str) -> str:
    """A line of the log as a sentence, with its changes behind it."""
    words = elysium_words()
    line = words.say(language, entry.key, **entry.facts).rstrip(".")
    changes = "; ".join(words.say(language, key, **facts) for key, facts in entry.changes)
    return f"{line} ({changes})." if changes else f"{line}."


def _token_changes(before: Table, after: Table, seat: int, name: str) -> list[tuple[str, Facts]]:
    """Gold, VP and PP that came or went."""
    old, new = before.players[seat], after.players[seat]
    amounts = (
        ("gold", new.gold - old.gold),
        ("vp", new.vp - old.vp),
        ("pp", new.pp - old.pp),
    )
    return [
        (f"change-{token}", {"player": name, "amount": f"{amount:+d}".replace("-", "−")})
        for token, amount in amounts
        if amount
    ]


def _arrivals(
    before: Table, action: int, after: Table, seat: int, name: str, language: str
) -> list[tuple[str, Facts]]:
    """Cards that entered a Domain without being named by the action."""
    named = action & ARGUMENTS if action >> ARGUMENT << ARGUMENT in ENTERING else -1
    if SWAP <= action < COPY:
        return []
    old, new = before.players[seat], after.players[seat]
    came = [
        card
        for card in new.domain
        if not old.held & BIT[card] and (seat != before.mover or card != named)
    ]
    return [
        ("change-arrives", {"player": name, "card": card_name(after, card, language)})
        for card in came
    ]


def _tile_changes(
    before: Table, after: Table, names: list[str], language: str
) -> list[tuple[str, Facts]]:
    """Bonus tiles that were taken, or taken over."""
    edition = after.catalog.edition
    changes: list[tuple[str, Facts]] = []
    for index, holder in enumerate(after.level_tiles):
        if holder != before.level_tiles[index]:
            changes.append(("change-level-tile", {"player": names[holder], "level": index + 1}))
    for index, holder in enumerate(after.family_tiles):
        if holder != before.family_tiles[index]:
            family = edition.families[after.catalog.families[index // 2]].name[language]
            vp = edition.family_bonus[index % 2]
            facts: Facts = {"player": names[holder], "family": family, "vp": vp}
            changes.append(("change-family-tile", facts))
    return changes
