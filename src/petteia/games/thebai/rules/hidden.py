"""What is hidden from whom, and dealing it again for a bot's imagined world.

`secrets_of`, `hidden_rows`, `hidden_rounds` and `hidden_cards` declare what is hidden; a seat's
view and determinization both use them. Hidden from everybody are also the rest of the order deck,
the fate tiles that left the game, the order of all decks and the state of the random generator.
Orders drawn from the deck are known to their owner alone (Q24).
"""

from petteia.games.thebai.rules.codes import BACKS, DONE, ROUND_BACKS, ROUNDS, ROWS
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.phases import offer_again
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.rules.setup import tiles_with_back
from petteia.games.thebai.rules.solo.state import Solo
from petteia.kernel.bits import BIT, members, size
from petteia.kernel.native import i64
from petteia.kernel.rng import DRAWS, Rng, stream


def secrets_of(t: Position, owner: i64, seat: i64) -> i64:
    """The orders in a hand that a seat has not seen, as bits (Q24)."""
    return 0 if owner == seat else t.players[owner].secret


def hidden_rows(t: Position) -> list[int]:
    """The rows whose attack card is face-down (S4)."""
    return [row for row in range(ROWS) if not t.attacks_shown & BIT[row]]


def hidden_rounds(t: Position) -> list[int]:
    """The rounds, from 0, whose fate tile nobody has seen yet (S6)."""
    return [number for number in range(ROUNDS) if not t.fate_shown & BIT[number]]


def hidden_cards(solo: Solo) -> list[int]:
    """Antigone's action cards between the open one and the game's end, from the bottom (A3)."""
    return solo.actions[1:-1]


def deal_hidden(t: Position, seat: i64, rng: Rng) -> None:
    """Deal everything hidden from a seat again, at random among what the seat cannot exclude."""
    _deal(t, seat, rng)
    t.rng = stream(rng.next(), DRAWS)


def sort_hidden(t: Position, seat: i64) -> None:
    """Deal everything hidden from a seat in a fixed order, so that the result depends only on what
    the seat knows."""
    _deal(t, seat, None)
    t.rng = stream(0, DRAWS)


def _deal(t: Position, seat: i64, rng: Rng | None) -> None:
    _deal_orders(t, seat, rng)
    _deal_attacks(t, rng)
    _deal_fate(t, rng)
    t.herald_deck = _shuffled(t.herald_deck[:], rng)
    solo = t.solo
    if solo is not None:
        solo.turmoil = _shuffled(solo.turmoil[:], rng)
        _deal_cards(t, solo, rng)


def _shuffled(faces: list[int], rng: Rng | None) -> list[int]:
    """Sort the cards and then shuffle them: the result does not depend on how they lay."""
    faces.sort()
    if rng is not None:
        rng.shuffle(faces)
    return faces


def _deal_orders(t: Position, seat: i64, rng: Rng | None) -> None:
    """Pool the rest of the deck with the secret orders of the other players and deal them (Q24)."""
    faces = t.deck[t.drawn :]
    owner: i64
    for owner in range(t.seats):
        faces += members(secrets_of(t, owner, seat))
    faces = _shuffled(faces, rng)
    for owner in range(t.seats):
        secret = secrets_of(t, owner, seat)
        if secret:
            player = t.players[owner]
            player.hand &= ~secret
            player.secret = 0
            for _ in range(size(secret)):
                player.secret |= BIT[faces.pop()]
            player.hand |= player.secret
            if owner == t.mover:
                _offer_with(t, t.top)
    t.deck = faces
    t.drawn = 0


def _offer_with(t: Position, frame: Frame) -> None:
    """Offer what may be chosen with an imagined hand.

    Everybody sees at which step of the turn the player is asked. Where the imagined hand would skip
    that step, the only choice is to go on.
    """
    part = frame.next
    offer_again(t)
    if frame.next != part:
        frame.next = part
        t.offer.groups = 0
        t.offer.add(DONE, 1)


def _deal_attacks(t: Position, rng: Rng | None) -> None:
    """The face-down attack cards and the one out of the game (S4)."""
    rows = hidden_rows(t)
    shown = [t.attacks[row] for row in range(ROWS) if t.attacks_shown & BIT[row]]
    cards = len(t.content.attack_modifiers)
    faces = _shuffled([card for card in range(cards) if card not in shown], rng)
    attacks = t.attacks[:]
    for row in rows:
        attacks[row] = faces.pop()
    t.attacks = attacks


def _deal_fate(t: Position, rng: Rng | None) -> None:
    """The fate tiles nobody has seen, separately for each back (S6)."""
    rounds = hidden_rounds(t)
    if not rounds:
        t.fate_out = _shuffled(t.fate_out[:], None)
        return
    shown = [t.fate[number] for number in range(ROUNDS) if t.fate_shown & BIT[number]]
    fate = t.fate[:]
    out: list[int] = []
    for back in range(len(BACKS)):
        unseen = [tile for tile in tiles_with_back(t, back) if tile not in shown]
        faces = _shuffled(unseen, rng)
        for number in rounds:
            if ROUND_BACKS[number] == back:
                fate[number] = faces.pop()
        out += faces
    t.fate = fate
    t.fate_out = out


def _deal_cards(t: Position, solo: Solo, rng: Rng | None) -> None:
    """Antigone's hidden action cards; nobody knows which special cards are among them (A3)."""
    hidden = hidden_cards(solo)
    if not hidden:
        return
    first = t.content.basic_cards
    seen = solo.done + solo.actions[-1:]
    unseen = [card for card in range(first, t.content.game_end) if card not in seen]
    unseen = _shuffled(unseen, rng)
    faces = [card for card in hidden if card < first]
    faces += unseen[: len(hidden) - len(faces)]
    solo.actions = solo.actions[:1] + _shuffled(faces, rng) + solo.actions[-1:]
