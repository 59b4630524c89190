"""Several trees of one decision: added up, never slower than one, and the same under iterations."""

import os
import time
from concurrent.futures import Future

import pytest

import petteia
from petteia.bots.clock import Clock
from petteia.bots.decisions import choose_action, decisions_for
from petteia.bots.evaluators import evaluator_of
from petteia.bots.oracle import new_search
from petteia.bots.root_parallel import (
    MOST_TREES,
    RootAction,
    Tree,
    TreeProcesses,
    best_action,
    found_by,
    merge,
    root_statistics,
    spare_processes,
)
from petteia.kernel.record import Record
from petteia.processes.outcome import Outcome
from petteia.processes.pool import WorkerFailed

GAME = petteia.game("elysium")
SEED = 5
PATIENCE = 60.0


def a_tree(bot, number=0, moves=7):
    """A tree of a decision after some random moves."""
    record = Record(GAME, GAME.complete_options({"players": 3}), 4)
    rng = petteia.stream(1, 1)
    for _ in range(moves):
        record.play(record.state.pick(rng))
    return Tree(bot, SEED, decisions_for(bot, record)[-1], number)


def tries_of(statistics, action):
    return {it.action: it.tries for it in statistics}[action]


def test_tries_visits_and_win_shares_are_added_up_by_action():
    merged = merge(
        [
            [RootAction(8, 5, 7, (3.0, 4.0)), RootAction(3, 1, 3, (1.0, 2.0))],
            [RootAction(3, 9, 11, (5.0, 6.0)), RootAction(6, 2, 4, (2.0, 2.0))],
        ]
    )
    assert merged == [
        RootAction(8, 5, 7, (3.0, 4.0)),
        RootAction(3, 10, 14, (6.0, 8.0)),
        RootAction(6, 2, 4, (2.0, 2.0)),
    ]
    assert best_action(merged, 0) == 3


def test_of_actions_tried_alike_the_one_with_the_highest_win_share_is_chosen():
    tried = [RootAction(8, 5, 7, (3.0, 4.0)), RootAction(3, 5, 7, (4.0, 3.0))]
    assert best_action(tried, 0) == 3
    assert best_action(tried, 1) == 8


def test_one_tree_alone_changes_nothing():
    statistics = [RootAction(8, 5, 7, (3.0, 4.0)), RootAction(3, 1, 3, (1.0, 2.0))]
    assert merge([statistics]) == statistics
    assert merge([]) == []


def test_the_statistics_are_those_of_the_root():
    state = GAME.new(players=2, seed=6)
    evaluator = evaluator_of(state)
    search = new_search(evaluator, state, petteia.stream(1, 1))
    for _ in range(60):
        search.step(Clock())
    found = root_statistics(search)
    assert sum(it.tries for it in found) == 59  # the first iteration looks at the root alone
    assert {it.action for it in found} == set(state.legal())
    assert tries_of(found, search.best()) == max(it.tries for it in found)


@pytest.mark.parametrize("moves", [0, 7, 15])
def test_the_first_tree_searches_as_the_bot_does_alone(moves):
    tree = a_tree("olympian:150", moves=moves)
    alone = choose_action("olympian:150", GAME, SEED, [tree.decision])
    found = tree.answer()
    assert tries_of(found, alone) == max(it.tries for it in found)
    assert alone == choose_action("oracle:150", GAME, SEED, [tree.decision])


def test_the_trees_of_a_decision_differ():
    trees = [a_tree("olympian:150", number) for number in range(MOST_TREES)]
    found = [tree.answer() for tree in trees]
    assert found[1] == trees[1].answer()
    assert len({str(statistics) for statistics in found}) == MOST_TREES


def test_a_tree_has_less_time_in_a_hurry_and_keeps_its_number():
    tree = a_tree("olympian", 2).hurry(0.25)
    assert (tree.bot, tree.number) == ("olympian:0.5s", 2)


def test_a_tree_whose_time_is_over_before_it_began_has_rated_its_actions():
    tree = a_tree("olympian:1e-09s")
    assert {it.action for it in tree.answer()} == set(tree.decision.state.legal())


@pytest.mark.parametrize(("cores", "trees"), [(None, 1), (1, 1), (2, 1), (3, 2), (5, 4), (64, 4)])
def test_one_core_is_left_for_everything_else(cores, trees, monkeypatch):
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert spare_processes() + 1 == trees


def test_further_trees_count_and_cost_no_time(monkeypatch):
    processes = TreeProcesses(2)
    added = []
    monkeypatch.setattr(
        "petteia.bots.root_parallel.merge", lambda trees: added.append(list(trees)) or added[-1][0]
    )
    tree = a_tree("olympian:0.2s")
    deadline = time.monotonic() + PATIENCE
    while not added or len(added[-1]) < 3:  # the processes have to start first
        assert time.monotonic() < deadline
        assert processes.choose(tree) in tree.decision.state.legal()
    assert all(sum(it.tries for it in statistics) > 0 for statistics in added[-1])
    began = time.monotonic()
    processes.choose(tree)
    assert time.monotonic() - began < 2.0
    processes.close()


def test_the_first_tree_does_not_wait_for_the_others(monkeypatch):
    processes = TreeProcesses(1)
    monkeypatch.setattr(Tree, "further", lambda tree, number: a_tree("olympian:50s", number))
    began = time.monotonic()
    assert processes.choose(a_tree("olympian:0.1s")) in a_tree("olympian").decision.state.legal()
    assert time.monotonic() - began < 10.0
    processes.close()
    assert time.monotonic() - began < 20.0


def test_without_further_processes_the_first_tree_chooses():
    processes = TreeProcesses(0)
    tree = a_tree("olympian:150")
    assert processes.choose(tree) == best_action(tree.answer(), tree.decision.state.to_move())
    processes.close()


def test_a_further_tree_that_failed_or_is_late_is_left_out_and_the_failure_is_logged(caplog):
    done, died, failed, late = (Future() for _ in range(4))
    found = [RootAction(8, 5, 7, (3.0, 4.0))]
    done.set_result(Outcome((found,)))
    died.set_exception(WorkerFailed("the process ended"))
    failed.set_result(Outcome(traceback="Traceback\nValueError: why"))
    assert found_by([died, done, failed, late]) == [found]
    assert "the process ended" in caplog.text
    assert "ValueError: why" in caplog.text


def test_a_search_is_done_when_its_time_is_over_and_its_actions_are_rated():
    state = GAME.new(players=2, seed=6)
    evaluator = evaluator_of(state)
    search = new_search(evaluator, state, petteia.stream(1, 1))
    clock = Clock(iterations=3)
    steps = 0
    while not search.is_done(clock):
        search.step(clock)
        steps += 1
    assert steps >= 3
    assert search.root.children
