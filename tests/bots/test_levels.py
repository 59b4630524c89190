"""The levels: they keep their time, cannot cheat, choose the same under a seed, and differ."""

import time

import pytest

import petteia
from petteia.bots.bot import Bot, SeatedBot
from petteia.bots.clock import Clock
from petteia.bots.evaluator import FULL_ROLLOUT
from petteia.bots.evaluators import evaluator_of
from petteia.bots.greedy import Fisher, Merchant
from petteia.bots.levels import seat_bot, seat_bots
from petteia.bots.oracle import Oracle
from petteia.bots.search.tree import SearchParams, TreeSearch, default_params
from petteia.bots.search.turn import TurnSearch
from petteia.games.elysium.rules.codes import TRANSFER
from tests.games.elysium.builders import number, table

GAME = petteia.game("elysium")
QUICK = ("random", "shepherd", "fisher", "merchant", "strategist", "oracle:20", "olympian:20")
TRIES = 6


def play(state, bots, seed, most=1000):
    """Play on for at most so many decisions; the actions chosen."""
    actions = []
    seated = seat_bots(bots, GAME, seed)
    while state.to_move() >= 0 and len(actions) < most:
        actions.append(seated[state.to_move()].choose(state))
        state.apply(actions[-1])
    return actions


def positions(players, count, seed=3):
    """Positions along a game of Merchants."""
    state = GAME.new(players=players, seed=seed)
    found = []
    while state.to_move() >= 0 and len(found) < count:
        play(state, ["merchant"] * players, len(found), most=9)
        if state.to_move() >= 0:
            found.append(state.copy())
    return found


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_chooses_the_same_whatever_the_hidden_truth(name):
    for players in (2, 3, 4):
        for index, state in enumerate(positions(players, 4)):
            seat = state.to_move()
            swapped = state.determinize(seat, petteia.stream(index, 77))
            assert swapped.pile != state.pile
            chosen = {
                seat_bot(name, GAME, index, seat).choose(world) for world in (state, swapped, state)
            }
            assert len(chosen) == 1


@pytest.mark.parametrize("name", QUICK)
def test_without_a_clock_a_bot_is_the_same_under_a_seed(name):
    games = [play(GAME.new(players=2, seed=6), [name, name], 5, most=20) for _ in range(2)]
    assert games[0] == games[1]


def test_another_seed_is_another_shepherd():
    state = GAME.new(players=2, seed=6)
    assert len({tuple(play(state.copy(), ["shepherd"] * 2, seed, 20)) for seed in range(4)}) == 4


def seconds_for(state, name, enough):
    """How long a bot takes for a decision; the best of some tries, for machines are busy."""
    taken = []
    while len(taken) < TRIES and min(taken, default=enough) >= enough:
        seated = seat_bot(name, GAME, 1, state.to_move())
        begin = time.perf_counter()
        seated.choose(state)
        taken.append(time.perf_counter() - begin)
    return min(taken)


@pytest.mark.parametrize("players", [2, 4])
def test_a_budget_in_seconds_is_kept_to_a_fifth(players):
    for state in positions(players, 4):
        assert seconds_for(state, "oracle:0.3s", enough=0.36) < 0.36


def test_without_any_limit_the_oracle_takes_its_usual_time():
    state = GAME.new(players=2, seed=6)
    begin = time.perf_counter()
    assert Oracle(petteia.stream(1, 1)).choose(state, Clock()) in state.legal()
    assert time.perf_counter() - begin < 10


class Peeker(Bot):
    """Wants to see the truth."""

    def choose(self, state, clock):
        self.shown = state
        return state.legal()[0]

    def looks(self):
        return False


def test_nobody_is_shown_the_truth_by_not_looking():
    state = GAME.new(players=2, seed=6)
    bot = Peeker()
    SeatedBot(bot, Clock(), petteia.stream(1, 1)).choose(state)
    assert bot.shown is not state
    assert bot.shown.pile != state.pile


def test_a_clear_case_is_answered_early_and_a_close_one_is_not():
    state = GAME.new(players=2, seed=6)
    search = TreeSearch(
        evaluator_of(state), state, petteia.stream(1, 1), default_params(evaluator_of(state))
    )
    for _ in range(50):
        search.iterate()
    tries = sorted(int(child.tries) for child in search.root.children)
    assert search.margin() == tries[-1] - tries[-2]
    assert sum(tries) == 49  # the first iteration looks at the root alone


def test_a_clock_foresees_the_iterations_left():
    assert Clock(iterations=100).iterations_left(30) == 70
    assert Clock().iterations_left(5) == float("inf")
    assert Clock(seconds=1000.0).iterations_left(10) > 1000


def test_a_clock_knows_the_share_that_is_used_up():
    assert Clock(iterations=100).share(30) == 0.3
    assert Clock().share(5) == 0.0
    assert 0.0 <= Clock(seconds=1000.0).share(10) < 0.1
    assert Clock(seconds=1e-9).share(0) >= 1.0


def test_full_rollouts_back_up_whole_wins():
    state = GAME.new(players=3, seed=6)
    search = TreeSearch(
        evaluator_of(state),
        state,
        petteia.stream(1, 1),
        SearchParams(0.25, 1, rollout=FULL_ROLLOUT),
    )
    for _ in range(20):
        search.iterate()
    assert sum(search.root.win_shares) == pytest.approx(20)
    assert search.iterations == 20
    assert search.best() in state.legal()


def test_every_level_beats_the_one_below():
    """A smoke test of a few games; the figures are in docs/experiments.md."""
    for better, worse, games in (
        ("fisher", "shepherd", 4),
        ("merchant", "fisher", 10),
        ("strategist", "merchant", 6),
    ):
        lead = 0
        for index in range(games):
            state = GAME.new(players=2, seed=index // 2)
            bots = [better, worse] if index % 2 else [worse, better]
            play(state, bots, index)
            scores = state.scores()
            lead += scores[index % 2 == 0] - scores[index % 2 == 1]
        assert lead > 0, (better, worse)


def last_writing():
    """Seat 0 writes in the last Epoch; two cards of Level 1 are worth 5 VP together, none alone."""
    return table(2).set(epoch=5).writing().gold(0, 4).domain(0, "mentor", "triton", "cetus")


def test_strategist_sees_that_two_transfers_are_worth_more_than_none():
    state = last_writing().state()
    evaluator = evaluator_of(state)
    line = TurnSearch(evaluator, state, 4, evaluator.node_budget()).best_line()
    transfers = [action - TRANSFER for action in line.actions() if action >> 7 << 7 == TRANSFER]
    assert sorted(transfers) == sorted([number(state, "mentor"), number(state, "triton")])
    play(state, ["strategist", "strategist"], 1)
    assert state.sheets()[0].levels == 2


@pytest.mark.parametrize("name", ["merchant", "strategist", "oracle:60"])
def test_a_card_that_completes_a_legend_in_the_last_epoch_is_written(name):
    state = table(2).set(epoch=5).writing().gold(0, 1).domain(0, "mentor", "charon")
    state = state.legend(0, "triton").legend(0, "cetus").state()
    play(state, [name, name], 1)
    assert state.sheets()[0].levels == 2
    assert state.sheets()[0].bonuses == 3


def test_a_merchant_that_completes_one_move_chooses_like_a_fisher():
    chosen = []
    for state in positions(2, 12):
        rng = petteia.stream(1, 0)
        bots = (Merchant(rng), Merchant(rng, completed=99), Merchant(rng, completed=1), Fisher(rng))
        chosen.append([bot.choose(state.copy(), Clock()) for bot in bots])
    assert all(all_moves == many for all_moves, many, _, _ in chosen)
    assert all(one == fisher for _, _, one, fisher in chosen)
    assert any(all_moves != fisher for all_moves, _, _, fisher in chosen)
