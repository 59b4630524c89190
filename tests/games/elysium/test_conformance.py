"""Elysium keeps what every game promises, on random games of every size."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

import petteia
from petteia.games.elysium.position import view
from petteia.games.elysium.rules import codes
from petteia.games.elysium.rules.codes import CITIZEN
from petteia.games.elysium.rules.legends import CITIZENS
from petteia.games.elysium.rules.position import (
    deal,
    draw,
    enter_agora,
    enter_oracle,
    leave_agora,
    leave_oracle,
    put_on_discard,
    refill,
)
from tests import conformance
from tests.conformance import games, secrets, seeds
from tests.games.elysium.builders import can, table, take

GAME = petteia.game("elysium")

players = st.integers(2, 4)
WITH_ORACLE = ["apollo", "athena", "hades", "poseidon", "zeus"]
ZONES = (
    *("order", "agora", "oracle", "pile", "discard", "gone", "removed"),
    *("family_tiles", "level_tiles", "echoes"),
)
LISTS_OF_PLAYERS = ("domain", "citizens", "legends", "written", "buried", "moved")


def options_for(number: int, seed: int = 0) -> dict:
    return {"players": number, "families": "random"}


promised = partial(conformance.promised, GAME, players, options_for)
test_legal_is_ascending_and_never_empty = promised(
    conformance.legal_is_ascending_and_never_empty, 1500
)
test_copies_are_independent = promised(conformance.copies_are_independent, 80)
test_dump_and_load_round_trip = promised(conformance.dump_and_load_round_trip, 80)
test_pickles_and_deep_copies_go_on_alike = promised(
    conformance.pickles_and_deep_copies_go_on_alike, 40
)
test_same_seed_same_game = promised(conformance.same_seed_same_game, 300)
test_replay_equals_play = promised(conformance.replay_equals_play, 300)
test_undo_equals_replay = promised(conformance.undo_equals_replay, 100)
test_steps_begin_with_the_move = promised(conformance.steps_begin_with_the_move, 60)
test_views_leak_nothing = promised(conformance.views_leak_nothing, 80)
test_secrets_deal_like_seeds = promised(conformance.secrets_deal_like_seeds, 5, secrets)
test_refusals_have_reasons = promised(conformance.refusals_have_reasons, 40)


def cards_everywhere(state) -> list[int]:
    """Every card of the game, wherever it lies."""
    cards = [*state.agora, *state.oracle, *state.pile, *state.discard, *state.gone, *state.removed]
    for player in state.players:
        cards += [*player.domain, *player.citizens, *player.buried]
        cards += [entry & CITIZEN for entry in player.written if entry & CITIZEN != CITIZEN]
    return sorted(cards)


@games(1500)
@given(seed=seeds, number=players)
def test_cards_and_columns_are_conserved(seed, number):
    state, rng = conformance.begin(GAME, options_for(number), seed)
    deck = cards_everywhere(state)
    assert len(deck) == 105
    for position, _ in conformance.random_states(state, rng):
        assert cards_everywhere(position) == deck
        for player in position.players:
            assert sorted(player.domain) == sorted(set(player.domain)), "twins (T4)"
            assert player.held == sum(1 << card for card in player.domain)
            assert player.turned & ~player.held == 0
            assert player.rings & ~(player.held & position.content.triggers) == 0
            assert min(player.gold, player.vp, player.pp) >= 0
            assert len(player.buried) == sum(CITIZENS[shape] for shape in player.legends)
            assert 0 <= player.columns <= 15
            assert player.taken <= 3
        assert position.agora_mask == sum({1 << card for card in position.agora})


@pytest.mark.parametrize("number", [2, 3, 4])
def test_hidden_faces_are_in_no_view(number):
    """The pile, the Citizens and the generator are numbers of cards, or not there at all."""
    state, rng = conformance.begin(GAME, options_for(number), 11)
    for position, _ in conformance.random_states(state, rng):
        for seat in range(-1, number):
            shown_to = position.view(seat)
            assert "rng" not in shown_to
            assert shown_to["pile"] == len(position.pile)
            assert shown_to["gone"] == len(position.gone)
            for shown, player in zip(shown_to["seats"], position.players, strict=True):
                assert shown["citizens"] == len(player.citizens)
                assert shown["buried"] == len(player.buried)


def test_hidden_truth_differs_between_imagined_worlds_but_its_cards_do_not():
    state = GAME.new(players=4, seed=5)
    worlds = [state.determinize(0, petteia.stream(seed, 3)) for seed in range(20)]
    assert len({tuple(world.pile) for world in worlds}) == 20
    assert len({tuple(world.rng.dump()) for world in worlds}) == 20
    assert {tuple(sorted(world.pile)) for world in worlds} == {tuple(sorted(state.pile))}


def test_late_worlds_differ_in_every_hidden_zone():
    """Citizens in Domains and Legends, those gone, and the pile: all are dealt anew."""
    state = table(2).writing().citizens(0, 4).legend(0, "mentor", "triton", "citizen").state()
    state.gone, state.pile = state.pile[:3], state.pile[3:]
    hidden = view.hidden_zones(state)
    assert {name for name, _, zone in hidden if zone} == {"pile", "gone", "citizens", "buried"}
    worlds = [state.determinize(0, petteia.stream(seed, 3)) for seed in range(30)]
    for place, (name, owner, zone) in enumerate(hidden):
        faces = {tuple(view.hidden_zones(world)[place][2]) for world in worlds}
        assert (len(faces) > 5) == bool(zone), (name, owner)
        assert {len(it) for it in faces} == {len(zone)}
    cards = {tuple(sorted(c for *_, z in view.hidden_zones(w) for c in z)) for w in worlds}
    assert len(cards) == 1


def lists_of(state) -> dict[str, list[int]]:
    """What is now in each list that copies share."""
    lists = {name: list(getattr(state, name)) for name in ZONES}
    for seat, player in enumerate(state.players):
        lists |= {f"{name} of {seat}": list(getattr(player, name)) for name in LISTS_OF_PLAYERS}
    return lists


def changed_lists(before: dict[str, list[int]], state) -> set[str]:
    return {name for name, cards in lists_of(state).items() if cards != before[name]}


def test_no_list_of_a_copy_changes_with_the_original_or_the_other_way_round():
    """Copies are made now and then, so that lists are changed both while shared and later."""
    in_copies: set[str] = set()
    in_originals: set[str] = set()
    for seed in range(60):
        state, rng = conformance.begin(GAME, options_for(2 + seed % 3), seed)
        kept = []
        for number, (position, actions) in enumerate(conformance.random_states(state, rng)):
            if number % 7 or not actions:
                continue
            before = lists_of(position)
            untouched = position.copy()
            for twin in (position.copy(), untouched.copy(), position.determinize(0, rng)):
                at_first = lists_of(twin)
                for _ in range(12 if number % 2 else 1):
                    if twin.to_move() >= 0:
                        twin.apply(twin.pick(rng))
                in_copies |= changed_lists(at_first, twin)
                assert changed_lists(before, position) == set()
            kept.append((untouched, before))
        for untouched, before in kept:
            in_originals |= changed_lists(before, state)
            assert changed_lists(before, untouched) == set()
    assert in_copies == in_originals == set(lists_of(GAME.new(players=4, seed=1)))


@pytest.mark.parametrize(
    "change",
    [
        draw,
        lambda t: enter_agora(t, 1),
        lambda t: leave_agora(t, t.agora[0]),
        lambda t: enter_oracle(t, 1),
        lambda t: leave_oracle(t, t.oracle[0]),
        lambda t: put_on_discard(t, 1),
        lambda t: deal(t, [], 3),
    ],
)
def test_each_change_of_a_zone_leaves_other_copies_alone(change):
    state = GAME.new(players=2, seed=1, families=WITH_ORACLE)
    before = lists_of(state)
    first, second = state.copy(), state.copy()
    for changed, others in ((first, (state, second)), (state, (second,))):
        change(changed)
        assert len(changed_lists(before, changed)) == 1
        assert [changed_lists(before, other) for other in others] == [set()] * len(others)


def test_a_copy_that_shuffles_leaves_the_generator_of_the_other_alone():
    state = table(2).state()
    state.discard, state.pile = state.pile, []
    discarded = state.discard[:]
    twin = state.copy()
    assert refill(twin)
    assert (state.pile, twin.discard) == ([], [])
    assert state.discard == discarded
    assert state.rng.dump() != twin.rng.dump()


def test_twins_in_the_agora_are_copied_too():
    state = table(2).agora("charon", "charon", "nike").state()
    twin = state.copy()
    take(twin, "charon")
    assert can(state, codes.TAKE, "charon")
    assert twin.agora_mask == sum({1 << card for card in twin.agora})
    assert twin.agora_mask >> twin.content.number["charon"] & 1


def test_a_move_after_the_end_harms_nobody():
    state, rng = conformance.begin(GAME, options_for(2), 3)
    petteia.playout(state, rng)
    with pytest.raises(ValueError, match="over"):
        state.apply(codes.TAKE)
    petteia.playout(GAME.new(players=3, seed=7), rng)
