"""Antigone's setup, her turn, her heralds and her councillors.

Her turn is a REBELLING frame; its `stage` is the next one (FIRST_CARD …).
"""

from typing import Final

from petteia.games.thebai.rules.codes import NEUTRAL, OWN_STONES, REBELLING
from petteia.games.thebai.rules.events import (
    EVENT_ANTIGONE_ARCHON,
    EVENT_CARD,
    EVENT_DESTINY,
    record_event,
)
from petteia.games.thebai.rules.fate.heralds import begin_sweeping, discard_herald, draw_herald
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.packing import (
    CITIZENS,
    HOPLITES,
    NIBBLE,
)
from petteia.games.thebai.rules.pieces.council import spaces_for_die
from petteia.games.thebai.rules.position import (
    Position,
    draw_order,
    free_stones,
    pop,
    push,
    replaced,
)
from petteia.games.thebai.rules.solo.actions import carry_out
from petteia.games.thebai.rules.solo.nearest import STONE_RINGS, nearest
from petteia.games.thebai.rules.solo.state import (
    ANTIGONE,
    Solo,
)
from petteia.games.thebai.rules.solo.stones import PILES, take_stone
from petteia.kernel.bits import BIT, CYCLE, NUMBER
from petteia.kernel.native import i64
from petteia.kernel.rng import RandomSource

FIRST_CARD: Final = 0
"""The open action card is resolved (A7)."""
SECOND_CARD: Final = 1
"""The next one is revealed and resolved; the one after it is left open."""
ARCHON: Final = 2
"""Her archon is put on another stone and the dice around it are raised."""
HERALD: Final = 3
"""The herald that moved her archon is replaced."""

ANTIGONE_CITIZENS: Final = 7
ANTIGONE_HOPLITES: Final = 4
ANTIGONE_SPECIALS: Final = 4
"""Special cards in her deck (A3)."""


def set_up_antigone(t: Position, rng: RandomSource, challenge: i64) -> None:
    """Move heroes marked S below all others and give Antigone her pieces and cards (A1 to A3)."""
    solo = Solo()
    t.solo = solo
    t.heroes = _solo_heroes_below(t)
    solo.challenge = challenge
    printed = t.content.edition.challenges[challenge - 1]
    hers = t.players[ANTIGONE]
    hers.vp = printed.vp
    hers.supply = ANTIGONE_CITIZENS * NIBBLE[CITIZENS + printed.citizens]
    hers.supply += ANTIGONE_HOPLITES * NIBBLE[HOPLITES + printed.hoplites]
    _pile_stones(t, solo, rng)
    _shuffle_cards(t, solo, rng)


def _solo_heroes_below(t: Position) -> list[int]:
    """The displayed heroes from the top, those marked S last (A1)."""
    marked = t.content.solo_heroes
    above = [hero for hero in t.heroes if not marked[hero]]
    return above + [hero for hero in t.heroes if marked[hero]]


def _pile_stones(t: Position, solo: Solo, rng: RandomSource) -> None:
    """Make three piles of her nine stones, with a random neutral stone below each (A2)."""
    own = list(range(ANTIGONE * OWN_STONES, (ANTIGONE + 1) * OWN_STONES))
    rng.shuffle(own)
    dealt = t.players[0].estate
    stones = NEUTRAL + len(t.content.edition.neutral)
    neutral = [stone for stone in range(NEUTRAL, stones) if stone not in dealt]
    rng.shuffle(neutral)
    solo.piles = [[neutral[pile], *own[pile * 3 : pile * 3 + 3]] for pile in range(PILES)]


def _shuffle_cards(t: Position, solo: Solo, rng: RandomSource) -> None:
    """The action deck, the destiny, two open heralds and the turmoil deck (A3, Q22)."""
    basic = list(range(t.content.basic_cards))
    special = list(range(t.content.basic_cards, t.content.game_end))
    rng.shuffle(special)
    cards = basic + special[:ANTIGONE_SPECIALS]
    rng.shuffle(cards)
    solo.actions = [t.content.game_end, *cards]
    solo.destiny = rng.below(len(t.content.destiny_effects))
    turmoil = list(range(len(t.content.turmoil)))
    rng.shuffle(turmoil)
    solo.turmoil = turmoil
    solo.open_heralds = [t.herald_deck[-1], t.herald_deck[-2]]
    t.herald_deck = t.herald_deck[:-2]


def give_start_stone(t: Position) -> i64:
    """Take her stone for the start of the city (I6, A2)."""
    return take_stone(t, _solo(t))


def take_start_order(t: Position) -> None:
    """Give her a random one of the starting orders left, as fulfilled (A4)."""
    left = [slot for slot in range(len(t.display)) if t.display[slot] >= 0]
    t.rng = t.rng.copy()
    slot = left[t.rng.below(len(left))]
    t.players[ANTIGONE].fulfilled |= BIT[t.display[slot]]
    t.display = replaced(t.display, slot, -1)


def take_extra_orders(t: Position) -> None:
    """Give her the orders of the challenge from the top of the deck, as fulfilled (A12, Q22)."""
    extra: i64 = t.content.edition.challenges[_solo(t).challenge - 1].orders
    while extra > 0:
        order = draw_order(t)
        if order >= 0:
            t.players[ANTIGONE].fulfilled |= BIT[order]
        extra -= 1


def begin_antigone_turn(t: Position) -> None:
    """Begin her turn (A7)."""
    push(t, REBELLING, -1).stage = FIRST_CARD


def run_antigone_turn(t: Position, frame: Frame) -> None:
    """Run her turn until the dice around her archon are to be raised, or it is over."""
    while t.top is frame and frame.kind == REBELLING:
        _run_part(t, frame)


def _run_part(t: Position, frame: Frame) -> None:
    """Run the next stage of her turn."""
    solo = _solo(t)
    stage = frame.stage
    frame.stage = stage + 1
    if stage <= SECOND_CARD:
        resolve_card(t, solo)
    elif stage == ARCHON:
        frame.herald = t.content.card_pointers[solo.actions[-1]]
        record_event(t, EVENT_ANTIGONE_ARCHON + solo.open_heralds[frame.herald])
        _put_archon(t, solo.open_heralds[frame.herald])
    else:
        assert stage == HERALD
        _replace_herald(t, solo, frame.herald)
        pop(t)


def resolve_card(t: Position, solo: Solo) -> None:
    """Resolve the open action card, with the destiny if it says so; reveal the next (A7, A8)."""
    card = solo.actions[-1]
    if card == t.content.game_end:
        return
    focus = t.content.herald_spaces[solo.open_heralds[t.content.card_pointers[card]]]
    track = t.content.card_tracks[card]
    record_event(t, EVENT_CARD + card)
    carry_out(t, t.content.card_effects[card], focus, track)
    if t.content.card_destiny[card]:
        record_event(t, EVENT_DESTINY + solo.destiny)
        carry_out(t, t.content.destiny_effects[solo.destiny], focus, track)
    solo.actions = solo.actions[:-1]
    solo.done = [*solo.done, card]


def _put_archon(t: Position, herald: i64) -> None:
    """Move her archon to a free stone by the herald and raise all dice around it (A7)."""
    stones = _stones_of_foot(t, herald)
    if not stones:
        return
    space = nearest(STONE_RINGS[t.content.herald_spaces[herald]], stones)
    t.players[ANTIGONE].archon = space
    begin_sweeping(t, t.board.dice_around[space])


def _stones_of_foot(t: Position, herald: i64) -> i64:
    """The free stones with an effect at the herald's foot, the left one first; else all."""
    free = free_stones(t)
    for word in t.content.herald_feet[herald]:
        stones = _stones_with(t, free, word)
        if stones:
            return stones
    return free


def _stones_with(t: Position, spaces: i64, word: i64) -> i64:
    """The Kadmeia spaces whose stone uses a word in its effect."""
    found: i64 = 0
    wanted: i64 = BIT[word]
    words = t.content.words
    effects = t.content.stone_effects
    while spaces:
        low = spaces & -spaces
        spaces ^= low
        space: i64 = NUMBER[low % CYCLE]
        if words[effects[t.stones_at[space] >> 2]] & wanted:
            found |= low
    return found


def _replace_herald(t: Position, solo: Solo, used: i64) -> None:
    """Discard a herald, move the other to the left and draw a new one to the right (A7, Q19)."""
    stays = solo.open_heralds[1 - used]
    discard_herald(t, solo.open_heralds[used])
    solo.open_heralds = [stays, draw_herald(t)]


def choose_council_space(t: Position) -> i64:
    """The council space for her next die by the turmoil cards, or -1 if it must wait (A10, Q3)."""
    legal = spaces_for_die(t, ANTIGONE)
    if not legal & t.content.turmoil_spaces:
        return -1
    solo = _solo(t)
    while True:
        for space in t.content.turmoil[_draw_turmoil(t, solo)]:
            if legal & BIT[space]:
                return space


def _draw_turmoil(t: Position, solo: Solo) -> i64:
    """Reveal the next turmoil card; shuffle the revealed ones into an empty deck first (A10)."""
    if not solo.turmoil:
        t.rng = t.rng.copy()
        deck = solo.turmoil_done[:]
        t.rng.shuffle(deck)
        solo.turmoil = deck
        solo.turmoil_done = []
    card = solo.turmoil[-1]
    solo.turmoil = solo.turmoil[:-1]
    solo.turmoil_done = [*solo.turmoil_done, card]
    return card


def _solo(t: Position) -> Solo:
    solo = t.solo
    assert solo is not None
    return solo
