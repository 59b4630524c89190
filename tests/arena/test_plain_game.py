"""A game that brings nothing but its rules is played by every bot."""

import pytest

import petteia
from petteia.arena.balance.plan import plan_balance
from petteia.arena.match.simulation import plan_simulation, simulate
from petteia.arena.match.standings import summarize
from petteia.arena.match.tournament import plan_tournament, play_game
from petteia.arena.training.trainer import plan_training
from petteia.bots import Clock, advise
from petteia.bots.evaluators import evaluator_of
from petteia.bots.levels import LEVELS, seat_bot
from petteia.bots.search.turn import TurnSearch
from tests.nim import Nim, add_nim
from tests.pips import add_pips


@pytest.fixture(autouse=True)
def plain_games(monkeypatch):
    add_nim(monkeypatch)
    add_pips(monkeypatch)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "players"), [("nim", 2), ("pips", 1), ("pips", 2)])
def test_every_level_plays_and_depends_on_the_seed_only(game, players, level):
    bot = f"{level}:20" if LEVELS[level].seconds else level
    found = [
        simulate(plan_simulation(game, {"players": players}, [bot], 3, 4), 1, lambda done: None)[0]
        for _ in range(2)
    ]
    assert found[0].games == 4
    assert found[0].checksum() == found[1].checksum()


@pytest.mark.parametrize("level", ["shepherd", "fisher", "merchant", "strategist"])
def test_equal_ratings_are_no_reason_for_the_first_action(level):
    game = petteia.game("nim")
    state = game.new(players=2, seed=1)
    chosen = {seat_bot(level, game, seed, 0).choose(state) for seed in range(20)}
    assert len(chosen) > 5


@pytest.mark.parametrize("level", ["fisher", "merchant", "strategist", "oracle:20"])
def test_a_win_at_hand_is_taken(level):
    bot = seat_bot(level, petteia.game("nim"), 1, 0)
    assert bot.choose(Nim([0, 3, 0])) == 7 + 2


def test_a_turn_search_by_score_prunes_no_line():
    state = petteia.game("pips").new(players=2, seed=4)
    best = max(state.legal(), key=lambda action: state.heaps[action])
    line = TurnSearch(evaluator_of(state), state, beam=1, node_budget=100).best_line()
    assert state.heaps[line.actions()[0]] == state.heaps[best]


def test_the_oracle_beats_random_by_rollouts():
    plan = plan_tournament("nim", {"players": 2}, ["oracle:200", "random"], 7)
    games = [play_game(plan, number) for number in range(plan.rounded(20))]
    assert len(games) == 20
    standings = {it.bot: it for it in summarize(plan, games).standings}
    assert standings["oracle:200"].wins.estimate.value >= 0.8


def test_what_a_game_does_not_bring_is_refused_by_its_name():
    state = petteia.game("nim").new(players=2, seed=1)
    with pytest.raises(petteia.Problem, match="There is no advice for Nim"):
        advise(state, 0, Clock(iterations=5))
    with pytest.raises(petteia.Problem, match="There is no balance report for Nim"):
        plan_balance("nim", {"players": 2}, ["random"], 0, 10)
    with pytest.raises(petteia.Problem, match="There is no training for Nim"):
        plan_training("nim", [2], 250, 1, "house", 0)
