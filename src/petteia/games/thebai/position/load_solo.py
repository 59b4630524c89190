"""Load Antigone's cards and stones; missing or hidden ones are dealt."""

from petteia.games.thebai.position.keys import Keys
from petteia.games.thebai.position.load_cards import read_deck
from petteia.games.thebai.position.placements import Placements, read_list
from petteia.games.thebai.rules.codes import NEUTRAL, OWN_STONES
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.rules.solo.state import (
    ANTIGONE,
    Solo,
)
from petteia.games.thebai.rules.solo.turn import ANTIGONE_SPECIALS
from petteia.kernel.content.reader import Section
from petteia.kernel.rng import Rng


def read_solo(source: Section, t: Position, keys: Keys, placements: Placements, rng: Rng) -> None:
    """Antigone's cards and stones (A1 to A3)."""
    inner = source.table("antigone")
    solo = Solo()
    t.solo = solo
    solo.challenge = inner.number("challenge", 1, len(t.content.edition.challenges), 2)
    destiny = inner.word("destiny", keys.destinies, keys.destinies[0])
    solo.destiny = keys.destinies.index(destiny)
    _read_actions(inner, t, keys, solo, placements, rng)
    _read_piles(inner, keys, solo, placements, rng)
    for herald in read_list(inner, "heralds", keys.heralds, "herald"):
        placements.put(inner, "heralds", "herald", keys.heralds[herald], "the open heralds")
        solo.open_heralds = [*solo.open_heralds, herald]
    solo.turmoil_done = read_list(inner, "turmoil_done", keys.turmoil, "turmoil card")
    for card in solo.turmoil_done:
        placements.put(inner, "turmoil_done", "turmoil card", keys.turmoil[card], "the cards done")
    solo.turmoil = read_deck(inner, "turmoil", keys.turmoil, "turmoil card", placements, rng)
    if len(solo.open_heralds) != 2:
        raise inner.error("heralds", "expected two open heralds (A3)")
    inner.close()


def _read_actions(
    source: Section, t: Position, keys: Keys, solo: Solo, placements: Placements, rng: Rng
) -> None:
    """The action cards: resolved, hidden, and the open one on top of them (A3, A7)."""
    solo.done = read_list(source, "done", keys.actions, "action card")
    is_told = source.has("hidden") and not isinstance(source.data["hidden"], int)
    hidden = read_list(source, "hidden", keys.actions, "action card") if is_told else []
    shown: list[int] = []
    if source.has("open_card"):
        shown.append(keys.actions.index(source.word("open_card", keys.actions)))
    for card in (*solo.done, *hidden, *shown):
        placements.put(source, "hidden", "action card", keys.actions[card], "Antigone's cards")
    if not is_told:
        source.number("hidden", 0, len(keys.actions), 0)
        hidden = _deal_actions(
            t, placements.unplaced("action card", keys.actions), solo.done + shown, rng
        )
    solo.actions = hidden + shown
    if t.content.game_end not in solo.actions:
        solo.actions = [t.content.game_end, *solo.actions]
    _check_actions(source, t, solo)


def _deal_actions(t: Position, left: list[int], seen: list[int], rng: Rng) -> list[int]:
    """Shuffle the unseen basic cards and enough special ones to make four (A3)."""
    basic, end = t.content.basic_cards, t.content.game_end
    special = [card for card in left if basic <= card < end]
    rng.shuffle(special)
    missing = ANTIGONE_SPECIALS - sum(1 for card in seen if basic <= card < end)
    hidden = [card for card in left if card < basic] + special[: max(0, missing)]
    rng.shuffle(hidden)
    return hidden


def _check_actions(source: Section, t: Position, solo: Solo) -> None:
    """Check for all basic and four special cards, with the game end below them (A3)."""
    cards = solo.done + solo.actions
    basic = sum(1 for card in cards if card < t.content.basic_cards)
    if basic != t.content.basic_cards or len(cards) != basic + ANTIGONE_SPECIALS + 1:
        raise source.error("hidden", "expected all 16 basic and 4 special cards (A3)")
    if solo.actions[0] != t.content.game_end:
        raise source.error("hidden", "the game's end lies below all other cards (A3)")


def _read_piles(source: Section, keys: Keys, solo: Solo, placements: Placements, rng: Rng) -> None:
    """Three piles of her stones, the top one last, a neutral one at the bottom (A2)."""
    if not source.has("piles"):
        left = placements.unplaced("stone", keys.stones)
        own = [stone for stone in left if stone < NEUTRAL and stone // OWN_STONES == ANTIGONE]
        neutral = [stone for stone in left if stone >= NEUTRAL]
        if len(neutral) < 3:
            raise source.error("piles", "expected a neutral stone left for each pile (A2)")
        rng.shuffle(own)
        rng.shuffle(neutral)
        solo.piles = [[neutral[pile], *own[pile::3]] for pile in range(3)]
    else:
        items = source.items("piles", 3)
        if len(items) != 3:
            raise source.error("piles", f"expected 3 piles (A2), found {len(items)}")
        solo.piles = [
            read_list(
                Section({"piles": item}, source.file, path="antigone"),
                "piles",
                keys.stones,
                "stone",
            )
            for item in items
        ]
    for pile in solo.piles:
        for place, stone in enumerate(pile):
            placements.put(source, "piles", "stone", keys.stones[stone], "Antigone's piles")
            if (stone >= NEUTRAL) != (place == 0) or (place and stone // OWN_STONES != ANTIGONE):
                raise source.error("piles", "expected a neutral stone below her own ones (A2)")
