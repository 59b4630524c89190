"""The search of an Oracle of Thebai: lines of its own turn, as many as its budget allows."""

import time

import pytest

import petteia
from petteia.bots.clock import Clock
from petteia.bots.evaluators import evaluator_of
from petteia.bots.oracle import Oracle, new_search
from petteia.bots.search.lines import POSITIONS, LineSearch
from petteia.bots.search.turn import TurnSearch
from tests.games.thebai.bot.test_bots import GAME, play, positions

MANY = 1 << 40


def search_of(state, iterations, seed=3):
    search = new_search(evaluator_of(state), state.copy(), petteia.stream(seed, 1))
    clock = Clock(iterations=iterations)
    while not search.is_done(clock):
        search.step(clock)
    search.stop()
    return search


def best_lead(state, beam, seed=3):
    """The lead of the best line that one turn search finds in the same determinization."""
    world = state.determinize(state.to_move(), petteia.stream(seed, 1))
    return TurnSearch(evaluator_of(state), world, beam, MANY).best_line().lead


def late_positions(count):
    """Positions with few choices left in the turn."""
    state = GAME.new(players=2, seed=8)
    found = []
    while state.to_move() >= 0 and len(found) < count:
        play(state, ["merchant"] * 2, len(found), most=9)
        if state.to_move() >= 0 and 1 < len(state.legal()) < 4:
            found.append(state.copy())
    return found


def turn_starts(count):
    """Positions at the beginning of a turn."""
    state = GAME.new(players=2, seed=9)
    found, turn = [], -1
    while len(found) < count:
        play(state, ["merchant"] * 2, len(found), most=1)
        if state.turn_number() != turn and len(state.legal()) > 3:
            found.append(state.copy())
        turn = state.turn_number()
    return found


def test_an_oracle_of_thebai_searches_lines():
    assert isinstance(search_of(positions(2, 1)[0], 5), LineSearch)


def test_every_action_is_rated_and_the_best_line_decides():
    for state in positions(2, 4):
        search = search_of(state, 60)
        nodes = search.root.children
        assert [node.action for node in nodes] == state.legal()
        best = max(node.lead for node in nodes)
        chosen = [node for node in nodes if node.action == search.best()]
        assert chosen[0].lead == pytest.approx(best)
        assert sum(node.tries for node in nodes) == search.root.tries == 1


def test_a_search_ends_when_no_line_is_given_up():
    ended = 0
    for state in late_positions(12):
        search = search_of(state, 150)
        if search.is_exhausted and not search.turn.pruned:
            ended += 1
            assert max(node.lead for node in search.root.children) == best_lead(state, 4096)
    assert ended >= 2


def test_more_time_is_used_for_more_lines():
    wider = 0
    for state in turn_starts(8)[4:]:
        narrow, wide = (search_of(state, iterations) for iterations in (100, 1000))
        wider += narrow.beam < wide.beam
        lead = max(node.lead for node in wide.root.children)
        assert lead >= best_lead(state, evaluator_of(state).beam())
    assert wider >= 1


def test_a_budget_in_iterations_is_kept():
    for state in turn_starts(3):
        search = search_of(state, 300)
        assert search.iterations <= 300 + 32 * 30 // POSITIONS


def test_lines_are_completed_when_the_time_is_over():
    for state in turn_starts(3):
        search = search_of(state, 30)
        for line in search.lines.values():
            over = line.state.to_move() != search.seat
            assert over or line.state.turn_number() != state.turn_number()


def test_iterations_search_the_same_again():
    for state in positions(3, 3):
        one, other = search_of(state, 100), search_of(state, 100)
        assert [(it.action, it.lead) for it in one.root.children] == [
            (it.action, it.lead) for it in other.root.children
        ]


def test_an_action_without_a_kept_line_counts_as_the_worst():
    state = max(positions(2, 6), key=lambda it: len(it.legal()))
    search = search_of(state, 1)
    leads = {first: line.lead for first, line in search.lines.items()}
    for node in search.root.children:
        assert node.lead == leads.get(node.action, min(leads.values()))


def test_a_search_that_is_stopped_twice_rates_once():
    search = search_of(positions(2, 1)[0], 40)
    nodes = search.root.children
    search.stop()
    assert search.root.children is nodes


def test_an_oracle_whose_time_is_over_before_it_began_answers_nevertheless():
    """As after a machine was asleep."""
    for state in positions(2, 3):
        assert Oracle(petteia.stream(3, 1)).choose(state, Clock(seconds=1e-9)) in state.legal()


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_budget_in_seconds_is_kept(players):
    """The best of some tries counts, for machines are busy."""
    for state in positions(players, 3):
        taken = []
        while len(taken) < 10 and min(taken, default=1.0) >= 0.4:
            began = time.perf_counter()
            Oracle(petteia.stream(3, 1)).choose(state.copy(), Clock(seconds=0.3))
            taken.append(time.perf_counter() - began)
        assert min(taken) < 0.4
