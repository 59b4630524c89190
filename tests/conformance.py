"""What must hold for any game: one function a promise, each played on a random game.

A test module of a game makes its tests of these by `promised`, on as many games as it likes.
"""

import copy
import json
import pickle
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import petteia
from petteia import Game, Record, Refused, Rng, State, playout, stream
from petteia.kernel.deal_secret import (
    DEALING,
    PLAIN,
    SECRET_BYTES,
    make_secret,
    secret_text,
    stream_key,
)
from petteia.kernel.options import Options
from petteia.kernel.rng import SEEDS

PLAYER_STREAM = 16
SOURCE = Path(petteia.__file__).parent
OptionsFor = Callable[[int, int], Options]
"""A game's options for so many players and a seed."""

seeds = st.integers(0, SEEDS - 1)
secrets = st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES).map(make_secret)


def games(number: int) -> settings:
    """So many random games, the same ones every time. The interpreted build, which is compared with
    the compiled one game by game elsewhere, plays a quarter of them."""
    return settings(
        max_examples=number if petteia.COMPILED else -(-number // 4),
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )


def promised(
    game: Game,
    players: st.SearchStrategy[int],
    options_for: OptionsFor,
    check: Callable[[Game, Options, int], None],
    number: int,
    deals: st.SearchStrategy[int] = seeds,
) -> Callable[[], None]:
    """A test that a promise is kept on so many random games."""

    @games(number)
    @given(seed=deals, seats=players)
    def test(seed: int, seats: int) -> None:
        check(game, options_for(seats, seed), seed)

    return test


def quoted(text: str, prefix: str) -> list[str]:
    """The keys with a prefix that a source text quotes."""
    return re.findall(rf'"({prefix}[a-z-]+)"', text)


def random_states(state: State, rng: Rng):
    """Play at random to the end; yields (state, actions) before each decision."""
    while state.to_move() >= 0:
        actions = state.legal()
        yield state, actions
        state.apply(actions[rng.below(len(actions))])
    yield state, []


def begin(game: Game, options: Options, seed: int) -> tuple[State, Rng]:
    return game.start(game.complete_options(options), seed), stream(seed, PLAYER_STREAM)


def legal_is_ascending_and_never_empty(game: Game, options: Options, seed: int) -> None:
    for state, actions in random_states(*begin(game, options, seed)):
        if state.to_move() < 0:
            assert actions == state.legal() == []
            # Somebody alone may have lost: then nobody is first.
            assert min(state.ranking()) == 1 or len(state.ranking()) == 1
            return
        assert state.to_move() >= 0
        assert len(actions) >= 2, "forced moves are played, not asked"
        assert actions == sorted(set(actions))
        assert actions[0] >= 0
        assert actions[-1] < game.actions
        picking, listing = stream(len(actions), 1), stream(len(actions), 1)
        assert state.pick(picking) == actions[listing.below(len(actions))]


def copies_are_independent(game: Game, options: Options, seed: int) -> None:
    state, rng = begin(game, options, seed)
    for number, (position, actions) in enumerate(random_states(state, rng)):
        if number % 5 or not actions:
            continue
        before = position.dump()
        twin = position.copy()
        assert twin.dump() == before
        third = position.copy()
        for one in (twin, third):
            for _ in random_states(one, stream(number, 3)):
                pass
        assert twin.dump() == third.dump(), "copies go on alike"
        assert position.dump() == before
        assert position.legal() == actions


def dump_and_load_round_trip(game: Game, options: Options, seed: int) -> None:
    """Also in the middle of effects; the loaded game goes on like the other."""
    state, rng = begin(game, options, seed)
    loaded = None
    for number, (position, actions) in enumerate(random_states(state, rng)):
        text = json.dumps(position.dump())
        if loaded is not None:
            assert loaded.dump() == position.dump()
        again = game.load(json.loads(text))
        assert again.dump() == position.dump()
        assert again.legal() == actions
        assert again.to_move() == position.to_move()
        if number % 7 == 0 and actions:
            loaded = again
            choice = actions[rng.copy().below(len(actions))]
            loaded.apply(choice)
        else:
            loaded = None


def pickles_and_deep_copies_go_on_alike(game: Game, options: Options, seed: int) -> None:
    """They are the same position again, and independent of it."""
    state, rng = begin(game, options, seed)
    for number, (position, actions) in enumerate(random_states(state, rng)):
        if number % 9 and actions:
            continue
        before = position.dump()
        for twin in (pickle.loads(pickle.dumps(position)), copy.deepcopy(position)):
            assert type(twin) is type(position)
            assert twin.dump() == before
            assert twin.legal() == actions
            playout(twin, stream(number, 3))
        assert position.dump() == before
        assert position.legal() == actions


def same_seed_same_game(game: Game, options: Options, seed: int) -> None:
    one = [actions for _, actions in random_states(*begin(game, options, seed))]
    two = [actions for _, actions in random_states(*begin(game, options, seed))]
    assert one == two


def play_record(game: Game, options: Options, seed: int) -> Record:
    record = Record(game, options, seed)
    rng = stream(seed, PLAYER_STREAM)
    while record.state.to_move() >= 0:
        actions = record.state.legal()
        record.play(actions[rng.below(len(actions))])
    return record


def replay_equals_play(game: Game, options: Options, seed: int) -> None:
    record = play_record(game, options, seed)
    record.verify()
    again = Record.read(json.loads(json.dumps(record.dump())), "test")
    assert again.state.dump() == record.state.dump()
    assert [action for _, action in record.replay()] == record.moves


def undo_equals_replay(game: Game, options: Options, seed: int) -> None:
    record = play_record(game, options, seed)
    rng = stream(seed, 99)
    for _ in range(5):
        to = rng.below(len(record.moves) + 1)
        shorter = Record(game, options, seed, record.moves[:to])
        record.undo(to)
        assert record.state.dump() == shorter.state.dump()
        assert record.state.legal() == shorter.state.legal()


def steps_begin_with_the_move(game: Game, options: Options, seed: int) -> None:
    """The steps of a move begin with the position it was made in, and the move is made as ever."""
    state, rng = begin(game, options, seed)
    while state.to_move() >= 0:
        before, other, action = state.dump(), state.copy(), state.pick(rng)
        steps = state.play_steps(action)
        other.play(action)
        assert state.dump() == other.dump()
        assert (steps[0][0].dump(), steps[0][1]) == (before, action)
        assert all(type(position) is type(state) for position, _ in steps)
        with pytest.raises(Refused):
            state.play_steps(game.actions)
        assert state.dump() == other.dump()


def views_leak_nothing(game: Game, options: Options, seed: int, hands: bool = False) -> None:
    """What a bot imagines and what a browser is sent do not disagree; where there are `hands` only
    their owner knows what may be chosen with them."""
    state, rng = begin(game, options, seed)
    players = options["players"]
    assert isinstance(players, int)
    for number, (position, actions) in enumerate(random_states(state, rng)):
        if number % 11:
            continue
        for seat in range(-1, players):
            imagined = position.determinize(seat, stream(number, 3))
            assert imagined.view(seat) == position.view(seat)
            assert bool(imagined.legal()) == bool(actions)
            if not hands or seat == position.to_move():
                assert imagined.legal() == actions
            known = position.known(seat)
            assert known.view(seat) == position.view(seat)
            assert known.dump() == imagined.known(seat).dump()
            assert json.loads(json.dumps(position.view(seat))) == position.view(seat)
            if not game.hidden_information:
                # Only the view's own seat differs between seats.
                assert {**position.view(seat), "seat": -1} == {**position.view(-1), "seat": -1}


def secrets_stay_secret(game: Game, options: Options, secret: int) -> None:
    """Nothing that a secret deals with is in what a seat sees, knows or imagines."""
    keys = [stream_key(secret, stream, use) for stream in range(8) for use in (DEALING, PLAIN)]
    words = {
        int.from_bytes(key[start : start + 4], "little")
        for key in keys
        for start in range(0, SECRET_BYTES, 4)
    }
    state, rng = begin(game, options, secret)
    players = options["players"]
    assert isinstance(players, int)
    for number, (position, _) in enumerate(random_states(state, rng)):
        if number % 23:
            continue
        assert words & _numbers(position.dump()), "the whole position has the key of the draws"
        for seat in range(-1, players):
            imagined = position.determinize(seat, stream(number, 3))
            known = position.known(seat)
            for told in (position.view(seat), known.dump(), imagined.dump()):
                assert not words & _numbers(told)
                assert secret_text(secret) not in json.dumps(told)
            pickled = pickle.dumps([known, imagined])
            assert not any(key in pickled for key in keys)


def _numbers(data: object) -> set[int]:
    return {int(digits) for digits in re.findall(r"\d+", json.dumps(data))}


def secrets_deal_like_seeds(game: Game, options: Options, secret: int, hands: bool = False) -> None:
    """A game dealt by a secret keeps the promises that concern its generator."""
    for check in (
        copies_are_independent,
        dump_and_load_round_trip,
        pickles_and_deep_copies_go_on_alike,
        same_seed_same_game,
        replay_equals_play,
        undo_equals_replay,
        steps_begin_with_the_move,
        secrets_stay_secret,
    ):
        check(game, options, secret)
    views_leak_nothing(game, options, secret, hands)


def refusals_have_reasons(game: Game, options: Options, seed: int) -> None:
    """Every number that is no legal action is refused, with a rule and words."""
    rules = game.rulebook()
    state, rng = begin(game, options, seed)
    for number, (position, actions) in enumerate(random_states(state, rng)):
        if number % 9 and actions:
            continue
        before = position.dump()
        for action in range(-1, game.actions + 2):
            if action in actions:
                continue
            reason = position.why_not(action)
            assert reason.rule in rules, reason
        refused = rng.copy().below(game.actions)
        if refused not in actions:
            with pytest.raises(Refused) as error:
                position.play(refused)
            assert game.explain(position, error.value.reason)
        assert position.dump() == before
