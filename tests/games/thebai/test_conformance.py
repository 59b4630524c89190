"""Thebai fulfils the contract of every game, in random games of every size."""

from collections import Counter
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

import petteia
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.choices import take_order
from petteia.games.thebai.rules.codes import DRACHMA, ROTATING, RUN, SETTING, STANDEE_DICE
from petteia.games.thebai.rules.packing import (
    CITIZENS,
    HOPLITES,
    UNIT,
)
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.rules.solo.state import ANTIGONE
from petteia.kernel.bits import BIT, size
from tests import conformance
from tests.conformance import games, secrets, seeds
from tests.games.thebai.builders import table

GAME = petteia.game("thebai")

players = st.integers(1, 4)


def options_for(number: int, seed: int = 0) -> dict:
    """Solo games at every challenge."""
    return {"players": number} if number > 1 else {"players": 1, "challenge": seed % 5 + 1}


promised = partial(conformance.promised, GAME, players, options_for)
test_legal_is_ascending_and_never_empty = promised(
    conformance.legal_is_ascending_and_never_empty, 3000
)
test_copies_are_independent = promised(conformance.copies_are_independent, 100)
test_dump_and_load_round_trip = promised(conformance.dump_and_load_round_trip, 60)
test_pickles_and_deep_copies_go_on_alike = promised(
    conformance.pickles_and_deep_copies_go_on_alike, 60
)
test_same_seed_same_game = promised(conformance.same_seed_same_game, 1000)
test_replay_equals_play = promised(conformance.replay_equals_play, 600)
test_undo_equals_replay = promised(conformance.undo_equals_replay, 150)
test_steps_begin_with_the_move = promised(conformance.steps_begin_with_the_move, 60)
test_views_leak_nothing = promised(partial(conformance.views_leak_nothing, hands=True), 100)
test_secrets_deal_like_seeds = promised(
    partial(conformance.secrets_deal_like_seeds, hands=True), 4, secrets
)
test_refusals_have_reasons = promised(conformance.refusals_have_reasons, 50)


def orders_everywhere(state) -> list[int]:
    """Every order of the game, wherever it lies."""
    orders = [order for order in state.display if order >= 0] + state.deck[state.drawn :]
    masks = [state.gone_orders]
    for player in state.players:
        masks += [player.hand, player.fulfilled]
    return sorted(orders + [n for mask in masks for n in range(44) if mask & BIT[n]])


def stones_everywhere(state) -> list[int]:
    """Every stone that lies somewhere: in the city, on an estate, set aside, or in a hand."""
    stones = [lying >> 2 for lying in state.stones_at if lying >= 0] + state.chosen
    for player in state.players:
        for row in range(3 if player.estate else 0):
            stones += player.estate[4 * row + player.cleared(row) : 4 * row + 4]
    for frame in state.stack[1 : state.depth + 1]:
        if frame.kind in (SETTING, ROTATING):
            stones.append(frame.stone)
    if state.solo is not None:
        stones += [stone for pile in state.solo.piles for stone in pile]
    return stones


def check_dice(state) -> None:
    """Seven citizens and four hoplites or commanders each, one thing on a dice space (I4, T2)."""
    found = Counter()
    for seat, player in enumerate(state.players):
        home = [player.in_supply(place) for place in range(12)]
        citizens = size(player.citizens) + size(player.estate_dice) + size(player.council_dice)
        citizens += state.path.count(seat) + state.waiting.count(seat)
        assert citizens + sum(home[CITIZENS:HOPLITES]) + player.reserve == 7
        assert size(player.hoplites) + sum(home[HOPLITES:]) + player.commanders == 4
        assert player.supply >> 48 == 0
        assert sum(player.commander_in(row) > 0 for row in range(7)) == player.commanders
        for space in range(state.board.dice):
            found[space] += ((player.citizens | player.hoplites) & BIT[space]) > 0
    for space in range(state.board.dice):
        there = ((state.standees & BIT[space]) > 0) + ((state.markers & BIT[space]) > 0)
        assert found[space] == ((state.dice & BIT[space]) > 0)
        assert found[space] + there <= 1
    assert (state.low | state.mid | state.high) & ~state.dice == 0
    assert state.high & state.mid == 0


def check_tiles(state) -> None:
    """Heroes, gate tiles, blessings and council spaces: each in one place (S11)."""
    copies = state.content.blessing_copies
    for place, number in enumerate(copies):
        taken = sum(player.blessings >> 4 * place & 15 for player in state.players)
        assert taken + state.blessings_left[place] == number
    gates = [gate for gate in state.gates if gate >= 0]
    heroes = [hero for hero in state.heroes if hero >= 0]
    seats = [space for space in range(23) if state.turmoil & BIT[space]]
    for player in state.players:
        gates += [gate for gate in range(7) if player.gates & BIT[gate]]
        heroes += [hero for hero in range(8) if player.heroes & BIT[hero]]
        pieces = (player.council_dice, player.council_tiles)
        seats += [space for mask in pieces for space in range(23) if mask & BIT[space]]
    for hero, space in enumerate(state.hero_spaces):
        if space >= 0 and state.content.standees[hero] != STANDEE_DICE:
            seats.append(space)
    for things in (gates, heroes, seats):
        assert len(set(things)) == len(things)
    assert all(state.council & BIT[space] for space in seats)


def check_player(state, player) -> None:
    """Nobody owes anything; dice and tiles lie where no stone does (T2, T7)."""
    assert min(player.has(thing) for thing in range(DRACHMA)) >= 0
    assert player.drachmas() >= 0
    assert player.stock >= 0
    open_spaces = player.open_spaces()
    assert (player.estate_dice | player.estate_help) & ~open_spaces == 0
    assert player.estate_dice & player.estate_help == 0
    assert player.secret & ~player.hand == 0
    assert size(player.heroes) <= 3
    assert player.archon < 0 or state.stones & BIT[player.archon]
    assert 0 <= player.dionysos <= 10
    assert 0 <= player.ares <= 10


@games(400)
@given(seed=seeds, number=players)
def test_pieces_cards_and_tiles_are_conserved(seed, number):
    state, rng = conformance.begin(GAME, options_for(number, seed), seed)
    for position, _ in conformance.random_states(state, rng):
        assert orders_everywhere(position) == list(range(44))
        stones = stones_everywhere(position)
        assert len(set(stones)) == len(stones)
        check_dice(position)
        check_tiles(position)
        for player in position.players:
            check_player(position, player)
        kinds = [frame.kind for frame in position.stack[1 : position.depth + 1]]
        assert position.effects == kinds.count(RUN)
        for track, seats in (("dionysos", position.dionysos), ("ares", position.ares)):
            places = [getattr(position.players[seat], track) for seat in seats]
            assert places == sorted(places, reverse=True)
        assert position.fate_shown == BIT[min(10, position.round + 4)] - 1


def eager_states(state, rng):
    """Play at random, but choose DONE rarely, so that effects are nested deeply."""
    while state.to_move() >= 0:
        yield state
        actions = state.legal()
        if actions[0] == codes.DONE and rng.below(12):
            actions = actions[1:]
        state.apply(actions[rng.below(len(actions))])
    yield state


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_eager_games_round_trip_and_keep_their_pieces(number):
    """Prefer positions deep inside nested effects."""
    frames = set()
    for seed in range(5):
        state, rng = conformance.begin(GAME, options_for(number, seed), 100 + seed)
        for count, position in enumerate(eager_states(state, rng)):
            frames |= {frame.kind for frame in position.stack[1 : position.depth + 1]}
            check_dice(position)
            check_tiles(position)
            if count % 8 and position.depth < 5:
                continue
            dumped = position.dump()
            again = GAME.load(dumped)
            assert again.dump() == dumped
            assert again.legal() == position.legal()
            seat = position.to_move()
            imagined = position.determinize(seat, petteia.stream(count, 3))
            assert imagined.view(seat) == position.view(seat)
            assert imagined.legal() == position.legal()
    assert len(frames) >= 25


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_hidden_faces_are_in_no_view(number):
    """Decks, face-down cards and secret orders are numbers or backs, or not there at all."""
    state, rng = conformance.begin(GAME, options_for(number), 11)
    for position, _ in conformance.random_states(state, rng):
        for seat in range(-1, number):
            shown = position.view(seat)
            assert "rng" not in shown
            assert shown["deck"] == len(position.deck) - position.drawn
            assert shown["fate_out"] == len(position.fate_out)
            for row in range(7):
                assert (shown["attacks"][row] is None) != bool(position.attacks_shown & BIT[row])
            for round_, tile in enumerate(shown["fate"], 1):
                assert (tile in ("gamma", "delta", "omega")) == (round_ > position.round + 4)
            for owner in range(number):
                secret = position.players[owner].secret
                if owner != seat and secret:
                    assert shown["seats"][owner]["secret"] == size(secret)
                    hand = position.players[owner].hand & ~secret
                    assert len(shown["seats"][owner]["hand"]) == size(hand)
            if number <= 2:
                assert shown["heralds"]["deck"] == len(position.herald_deck)
            if number == 1:
                assert shown["antigone"]["hidden"] == max(0, len(position.solo.actions) - 2)
                assert shown["antigone"]["turmoil"] == len(position.solo.turmoil)


def hidden_truth(state, seat: int) -> list[tuple[int, ...]]:
    """Everything a seat cannot know, zone by zone."""
    others = [state.players[owner].secret for owner in range(state.seats) if owner != seat]
    return [
        tuple(state.deck[state.drawn :]),
        tuple(others),
        tuple(state.attacks),
        tuple(state.fate),
        tuple(state.herald_deck),
        tuple(state.solo.actions) if state.solo else (),
        tuple(state.solo.turmoil) if state.solo else (),
        tuple(state.rng.dump()),
    ]


@pytest.mark.parametrize(("number", "empty"), [(1, {1}), (2, {5, 6}), (4, {4, 5, 6})])
def test_imagined_worlds_differ_in_every_hidden_zone(number, empty):
    """What is hidden is dealt again, and what is known is not changed."""
    state, rng = conformance.begin(GAME, options_for(number), 5)
    while state.round < 2:
        state.apply(state.pick(rng))
    if number > 1:
        take_order(state, 1, codes.DECK_TOP)
    worlds = [hidden_truth(state.determinize(0, petteia.stream(seed, 3)), 0) for seed in range(40)]
    for zone in range(8):
        assert (len({world[zone] for world in worlds}) > 5) == (zone not in empty), zone


def test_imagined_special_cards_are_those_not_yet_seen():
    """Which four of the nine special cards are in the deck nobody knows (A3)."""
    state = GAME.new(players=1, seed=3)
    basic = state.content.basic_cards
    seen = set()
    for seed in range(60):
        solo = state.determinize(0, petteia.stream(seed, 3)).solo
        special = {card for card in solo.actions if basic <= card < state.content.game_end}
        assert len(special) == 4
        assert len(solo.actions) == 21
        assert solo.actions[-1] == state.solo.actions[-1]
        seen |= special
    assert len(seen) == 9


def test_a_mover_with_an_imagined_hand_may_go_on():
    """For the others a hand of secret orders may be any hand, and the game can continue (Q24)."""
    for seed in range(12):
        state, rng = conformance.begin(GAME, options_for(3), seed)
        for position, _ in conformance.random_states(state, rng):
            if position.to_move() >= 0 and position.players[position.to_move()].secret:
                other = (position.to_move() + 1) % 3
                imagined = position.determinize(other, petteia.stream(seed, 3))
                petteia.playout(imagined, petteia.stream(seed, 4))
                assert imagined.to_move() == -1
                break


def test_what_is_asked_because_of_a_secret_order_is_asked_in_every_imagined_world():
    """No citizen has a space, but an order might make one: all see that there is one (Q4, Q24)."""
    state = table(2).state()
    take_order(state, 0, codes.DECK_TOP)
    state.markers = state.board.all_dice
    player = state.players[0]
    player.estate_help = player.open_spaces()
    player.stock = 3 * (UNIT[codes.GRAPE] + UNIT[codes.AMPHORA] + UNIT[codes.BRONZE])
    advance(state)
    assert state.legal()[0] == codes.DONE
    player.stock = UNIT[codes.GRAPE] + UNIT[codes.BRONZE]
    worlds = [state.determinize(1, petteia.stream(seed, 3)) for seed in range(30)]
    assert [codes.DONE] in [world.legal() for world in worlds]
    for world in worlds:
        assert world.view(1) == state.view(1)
        petteia.playout(world, petteia.stream(1, 4))


def test_antigone_never_decides_and_a_solo_ranking_is_won_or_lost():
    for seed in range(30):
        state, rng = conformance.begin(GAME, options_for(1, seed), seed)
        for position, actions in conformance.random_states(state, rng):
            assert position.to_move() == (0 if actions else -1)
        own, hers = (sheet.total() for sheet in state.sheets())
        assert state.scores() == [own]
        assert state.ranking() == [1 if own > hers else 2]
        assert len(state.players) == ANTIGONE + 1


def test_a_move_after_the_end_harms_nobody():
    state, rng = conformance.begin(GAME, options_for(2), 3)
    petteia.playout(state, rng)
    with pytest.raises(ValueError, match="over"):
        state.apply(codes.DONE)
    petteia.playout(GAME.new(players=3, seed=7), rng)


def test_usage_counts_what_was_done_with_components():
    """Copies are not counted; every order that was fulfilled had been taken or was given (T8)."""
    state, rng = conformance.begin(GAME, options_for(4), 8)
    state.count_usage()
    twin = state.copy()
    petteia.playout(twin, petteia.stream(1, 4))
    assert twin.read_usage() == {}
    petteia.playout(state, rng)
    usage = state.read_usage()
    keys = {thing["key"] for thing in GAME.glossary(state)}
    assert set(usage) - keys <= {"white", "brown", "ochre", "slate"}
    fulfilled = sum(size(player.fulfilled) for player in state.players)
    assert sum(counts.get("fulfilled", 0) for counts in usage.values()) == fulfilled
    heroes = sum(size(player.heroes) for player in state.players)
    assert sum(usage[hero.key]["taken"] for hero in state.content.edition.heroes) == heroes
