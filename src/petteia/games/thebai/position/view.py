"""Who may know what: a seat's view leaves out what the worlds a bot imagines deal anew.

What is hidden is said here once, by `secrets_of`, `hidden_rows`, `hidden_rounds` and
`hidden_cards`; the rest of the order deck, tiles that left unseen, the order of all decks and the
random generator are hidden from everybody. Orders drawn from the deck are known to their owner
alone (Q24).
"""

from petteia.games.thebai.position.dump import dump_position
from petteia.games.thebai.rules.codes import BACKS, DONE, ROUND_BACKS, ROUNDS, ROWS
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.phases import offer_again
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.rules.setup import tiles_with_back
from petteia.games.thebai.rules.solo.state import Solo
from petteia.kernel.bits import BIT, members, size
from petteia.kernel.native import i64
from petteia.kernel.rng import DRAWS, Rng, stream
from petteia.kernel.state import Json


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


def view_of(t: Position, seat: int) -> dict[str, Json]:
    """The position as a seat sees it: of hidden things only how many there are, or their backs."""
    if not -1 <= seat < t.seats:
        raise ValueError(f"there is no seat {seat}")
    view = dump_position(t)
    del view["rng"]
    view["deck"] = len(t.deck) - t.drawn
    view["fate_out"] = len(t.fate_out)
    attacks, fate, seats = view["attacks"], view["fate"], view["seats"]
    assert isinstance(attacks, list)
    assert isinstance(fate, list)
    assert isinstance(seats, list)
    for row in hidden_rows(t):
        attacks[row] = None
    for number in hidden_rounds(t):
        fate[number] = BACKS[ROUND_BACKS[number]]
    for owner in range(t.seats):
        secret = secrets_of(t, owner, seat)
        if secret:
            _hide_orders(t, seats[owner], secret)
    if t.seats <= 2:
        heralds = view["heralds"]
        assert isinstance(heralds, dict)
        heralds["deck"] = len(t.herald_deck)
    if t.solo is not None:
        hers = view["antigone"]
        assert isinstance(hers, dict)
        hers["hidden"] = len(hidden_cards(t.solo))
        hers["turmoil"] = len(t.solo.turmoil)
    view["seat"] = seat
    view["to_move"] = t.mover
    return view


def _hide_orders(t: Position, player: Json, secret: i64) -> None:
    """In place of the secret orders of a hand their number."""
    assert isinstance(player, dict)
    hand = player["hand"]
    known = player["secret"]
    assert isinstance(hand, list)
    assert isinstance(known, list)
    player["hand"] = [key for key in hand if key not in known]
    player["secret"] = size(secret)


def deal_hidden(t: Position, seat: i64, rng: Rng) -> None:
    """Deal anew all that is hidden from a seat, as it might be for all it knows."""
    _deal_all(t, seat, rng)
    t.rng = stream(rng.next(), DRAWS)


def sort_hidden(t: Position, seat: i64) -> None:
    """Deal all that is hidden from a seat in order: nothing is left of how it lay."""
    _deal_all(t, seat, None)
    t.rng = stream(0, DRAWS)


def _deal_all(t: Position, seat: i64, rng: Rng | None) -> None:
    _deal_orders(t, seat, rng)
    _deal_attacks(t, rng)
    _deal_fate(t, rng)
    t.herald_deck = _arranged(t.herald_deck[:], rng)
    solo = t.solo
    if solo is not None:
        solo.turmoil = _arranged(solo.turmoil[:], rng)
        _deal_cards(t, solo, rng)


def _arranged(faces: list[int], rng: Rng | None) -> list[int]:
    """Cards in order, then shuffled: how they lay leaves no trace."""
    faces.sort()
    if rng is not None:
        rng.shuffle(faces)
    return faces


def _deal_orders(t: Position, seat: i64, rng: Rng | None) -> None:
    """The rest of the deck and the secret orders of the others are one heap (Q24)."""
    faces = t.deck[t.drawn :]
    owner: i64
    for owner in range(t.seats):
        faces += members(secrets_of(t, owner, seat))
    faces = _arranged(faces, rng)
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
    """What may be chosen with an imagined hand; that something is asked here everybody sees."""
    moment = frame.a
    offer_again(t)
    if frame.a != moment:
        frame.a = moment
        t.offer.groups = 0
        t.offer.add(DONE, 1)


def _deal_attacks(t: Position, rng: Rng | None) -> None:
    """The face-down attack cards and the one out of the game (S4)."""
    rows = hidden_rows(t)
    shown = [t.attacks[row] for row in range(ROWS) if t.attacks_shown & BIT[row]]
    cards = len(t.content.attack_modifiers)
    faces = _arranged([card for card in range(cards) if card not in shown], rng)
    attacks = t.attacks[:]
    for row in rows:
        attacks[row] = faces.pop()
    t.attacks = attacks


def _deal_fate(t: Position, rng: Rng | None) -> None:
    """Fate tiles nobody has seen, each sort of back for itself (S6)."""
    rounds = hidden_rounds(t)
    if not rounds:
        t.fate_out = _arranged(t.fate_out[:], None)
        return
    shown = [t.fate[number] for number in range(ROUNDS) if t.fate_shown & BIT[number]]
    fate = t.fate[:]
    out: list[int] = []
    for back in range(len(BACKS)):
        unseen = [tile for tile in tiles_with_back(t, back) if tile not in shown]
        faces = _arranged(unseen, rng)
        for number in rounds:
            if ROUND_BACKS[number] == back:
                fate[number] = faces.pop()
        out += faces
    t.fate = fate
    t.fate_out = out


def _deal_cards(t: Position, solo: Solo, rng: Rng | None) -> None:
    """Antigone's hidden action cards: which special ones are among them nobody knows (A3)."""
    hidden = hidden_cards(solo)
    if not hidden:
        return
    first = t.content.basic_cards
    seen = solo.done + solo.actions[-1:]
    unseen = [card for card in range(first, t.content.game_end) if card not in seen]
    unseen = _arranged(unseen, rng)
    faces = [card for card in hidden if card < first]
    faces += unseen[: len(hidden) - len(faces)]
    solo.actions = solo.actions[:1] + _arranged(faces, rng) + solo.actions[-1:]
