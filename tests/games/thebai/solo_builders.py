"""Build solo positions in one line: `resolve(against(), "SB01")`.

In addition to `builders.table`: the open heralds are HE01 (A2) and HE10 (D3), the others lie in
the deck with the lowest number on top; the destiny is the veil. Her piles are, from the left, K1 K2
K3 above N11, K4 K5 K6 above N12 and K7 K8 K9 above N13, the first of each on top. The turmoil deck
lies in the order of the pack.
"""

from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.fate.phase import begin_fate
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.rules.position import push
from petteia.games.thebai.rules.setup import set_up
from petteia.games.thebai.rules.solo.turn import ARCHON, begin_antigone_turn, resolve_card
from petteia.games.thebai.state import Thebai, empty_position
from petteia.kernel.rng import DRAWS, SETUP, stream
from tests.games.thebai.builders import table
from tests.games.thebai.names import CATALOG, EDITION, HERALDS, stone

HERS = 1
"""Antigone's seat."""
CARDS = {card.key: number for number, card in enumerate((*EDITION.basic, *EDITION.special))} | {
    "end": CATALOG.game_end
}
DESTINIES = {card.key: number for number, card in enumerate(EDITION.destinies)}
TURMOIL = {card.key: number for number, card in enumerate(EDITION.turmoil)}
ALL_TURMOIL = sorted(TURMOIL.values())
SHELF = ("O02", "O13", "O24", "O35")
"""A display with one order of each colour: wine, honey, olive, sea."""


def new_game(seed: int = 0, challenge: int = 2) -> Thebai:
    """A game just laid out, before the start stones are chosen."""
    game = empty_position(CATALOG, 1, stream(seed, DRAWS))
    set_up(game, stream(seed, SETUP), challenge)
    return game


def begin(state: Thebai) -> None:
    """You give your first stone and take your first order; then your first turn has come."""
    advance(state)
    state.play(state.legal()[0])
    state.play(state.legal()[0])


def against(
    challenge: int = 2, left: str = "HE01", right: str = "HE10", destiny: str = "veil"
) -> table:
    """A table for you and her, with these open heralds."""
    built = table(1, challenge=challenge)
    solo = built.t.solo
    solo.open_heralds = [HERALDS[left], HERALDS[right]]
    built.t.herald_deck = [
        it for it in range(len(HERALDS) - 1, -1, -1) if it not in solo.open_heralds
    ]
    solo.destiny = DESTINIES[destiny]
    solo.turmoil = list(range(len(TURMOIL) - 1, -1, -1))
    return piles(built, "N11 K3.1 K2.1 K1.1", "N12 K6.1 K5.1 K4.1", "N13 K9.1 K8.1 K7.1")


def piles(built: table, *stones: str) -> table:
    """Her piles from the left, each from the bottom."""
    built.t.solo.piles = [[stone(name) for name in pile.split()] for pile in stones]
    return built


def resolve(built: table, card: str) -> Thebai:
    """She resolves one action card and no more."""
    state = built.t
    state.solo.actions = [CATALOG.game_end, CARDS[card]]
    resolve_card(state, state.solo)
    return state


def rebel(built: table, first: str, second: str, opened: str) -> Thebai:
    """Her whole turn with these cards, as far as it goes without you; then it is your turn."""
    state = built.t
    state.solo.actions = [CATALOG.game_end, *(CARDS[card] for card in (opened, second, first))]
    begin_antigone_turn(state)
    advance(state)
    return state


def follow(built: table, opened: str = "end") -> Thebai:
    """The end of her turn: her archon follows the herald this card points at; then it is your
    turn. The game-end card points left."""
    state = built.t
    state.solo.actions = [CATALOG.game_end, CARDS[opened]]
    push(state, codes.REBELLING, -1).stage = ARCHON
    advance(state)
    return state


def open_heralds(state: Thebai) -> list[str]:
    return [EDITION.heralds[it].key for it in state.solo.open_heralds]


def council_of(state: Thebai, seat: int) -> list[str]:
    """The council spaces with a player's dice."""
    mask = state.players[seat].council_dice
    return [it.key for number, it in enumerate(EDITION.council) if mask >> number & 1]


def commanders(state: Thebai, seat: int) -> dict[int, int]:
    """The rows (from 1) with a player's commanders, and their numbers from 1."""
    player = state.players[seat]
    rows = {row + 1: player.commander_in(row) for row in range(codes.ROWS)}
    return {row: number for row, number in rows.items() if number}


def gift(destiny: str, counted: int) -> int:
    """The VP a destiny card scores for her if she has so many of what it counts."""
    [card] = [it for it in EDITION.destinies if it.key == destiny]
    steps = [step for step in card.actions if step.word == "vp"]
    assert all(step.per for step in steps)
    return steps[0].number[0] * counted


def fate_of(built, ahead: int = 0):
    """The fate phase with the conflict of row 1 (attack 1), up to your next decision; on the track
    of Dionysos this seat is ahead."""
    state = built.round(3).attack(1, "adrastos").gate(1, "g5").t
    state.dionysos = [ahead, 1 - ahead]
    begin_fate(state)
    advance(state)
    return state


def council(built, *cards: str):
    """The turmoil deck from its top, those revealed before being all the others."""
    deck = [TURMOIL[card] for card in cards]
    built.t.solo.turmoil = deck[::-1]
    built.t.solo.turmoil_done = [it for it in ALL_TURMOIL if it not in deck]
    return built
