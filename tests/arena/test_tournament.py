"""Contests: who sits where, and what it comes to, counted again by hand."""

from collections import Counter
from functools import partial

import pytest

from petteia import Problem
from petteia.arena.match.decision_times import DecisionTimes
from petteia.arena.match.standings import summarize
from petteia.arena.match.tournament import orders_around, plan_tournament, rotations
from petteia.arena.pool.journal import Journal
from petteia.arena.pool.pieces import run_missing
from petteia.arena.pool.workers import Workers
from petteia.arena.report.match_page import match_page
from petteia.bots.levels import LEVELS
from petteia.kernel.rng import stream
from tests.arena.pieces import TEST_BOTS, play_with_test_bots


@pytest.fixture
def bots(monkeypatch):
    for name, level in TEST_BOTS.items():
        monkeypatch.setitem(LEVELS, name, level)


def plan_of(bots, players=3, families="first-game", seed=5):
    return plan_tournament("elysium", {"players": players, "families": families}, bots, seed)


def play(plan, games):
    return [play_with_test_bots(plan, number) for number in range(games)]


def test_every_bot_sits_in_every_seat_of_every_seed(bots):
    plan = plan_of(["first", "last", "random"])
    assert plan.round_size == 3
    seats = Counter()
    for number in range(6):
        which, order = plan.seating(number)
        assert which == number // 3
        seats.update(enumerate(order))
    assert set(seats.values()) == {2}
    assert len(seats) == 9


def test_neighbours_change_from_round_to_round(bots):
    plan = plan_of(["first", "last", "random"])
    assert len({plan.seating(number)[1] for number in range(6)}) == 6


def test_one_against_three_has_four_games_a_round(bots):
    plan = plan_of(["first", "last", "last", "last"], players=4)
    assert plan.entrants == ["first", "last"]
    orders = [plan.seating(number)[1] for number in range(4)]
    assert sorted(order.index("first") for order in orders) == [0, 1, 2, 3]


def test_more_bots_than_seats_meet_in_every_choice_evenly(bots):
    plan = plan_of(["first", "last", "random"], players=2)
    met = Counter(frozenset(plan.seating(number)[1]) for number in range(plan.round_size))
    assert len(met) == 3
    assert set(met.values()) == {2}


def test_a_table_of_one_bot_is_not_played_twice(bots):
    assert plan_of(["random"] * 3).round_size == 1


def test_orders_that_repeat_themselves_are_left_out():
    assert [len(rotations(order)) for order in orders_around(("a", "b", "a", "b"))] == [4]
    assert len(orders_around(("a", "b", "c", "d"))) == 6


def test_games_are_rounded_up_to_whole_rounds(bots):
    plan = plan_of(["first", "last", "random"])
    assert [plan.rounded(games) for games in (1, 6, 7, 600)] == [6, 6, 9, 600]
    with pytest.raises(Problem, match="at least 1 game, not 0"):
        plan.rounded(0)


def test_all_line_ups_of_a_round_are_dealt_the_same_game(bots):
    plan = plan_of(["first", "last", "random"], players=2, families="random")
    games = play(plan, 2 * plan.round_size)
    for key in ("seed", "families"):
        found = [str(game[key]) for game in games]
        assert len(set(found[: plan.round_size])) == 1
        assert found[0] != found[-1]
    assert len(summarize(plan, games).sets) == 2


def test_the_figures_are_what_a_recount_by_hand_comes_to(bots):
    plan = plan_of(["first", "last", "last", "random"], players=4)
    games = play(plan, 5 * plan.round_size)
    result = summarize(plan, games)
    assert result.games == 20
    assert sum(it.wins.estimate.value * it.seats for it in result.standings) == pytest.approx(20)
    for it in result.standings:
        mine = [
            (game, seat)
            for game in games
            for seat, bot in enumerate(game["seats"])
            if bot == it.bot
        ]
        assert it.seats == len(mine) == (40 if it.bot == "last" else 20)
        assert it.games == 20
        wins = [(g["ranking"][s] == 1) / g["ranking"].count(1) for g, s in mine]
        assert it.wins.estimate.value == pytest.approx(sum(wins) / len(wins))
        scores = [g["scores"][s] for g, s in mine]
        assert it.score.value == pytest.approx(sum(scores) / len(scores))
        leads = [g["scores"][s] - (sum(g["scores"]) - g["scores"][s]) / 3 for g, s in mine]
        assert it.lead.value == pytest.approx(sum(leads) / len(leads))
        assert it.scores == Counter(scores)
        assert it.wins.estimate.low <= it.wins.estimate.value <= it.wins.estimate.high
    for pair in result.pairings:
        above, number = 0.0, 0
        for game in games:
            for one, bot in enumerate(game["seats"]):
                for two, rival in enumerate(game["seats"]):
                    if (bot, rival) == (pair.first, pair.second):
                        ours, theirs = game["ranking"][one], game["ranking"][two]
                        above += (ours < theirs) + (ours == theirs) / 2
                        number += 1
        assert pair.above.number == number
        assert pair.above.estimate.value == pytest.approx(above / number)


def test_the_mean_place_and_lead_of_all_are_par(bots):
    plan = plan_of(["first", "last", "random"])
    result = summarize(plan, play(plan, 6))
    assert sum(it.rank.value for it in result.standings) == pytest.approx(6)
    assert sum(it.lead.value for it in result.standings) == pytest.approx(0)


def test_who_wins_more_is_rated_higher(bots):
    plan = plan_of(["first", "last"], players=2)
    result = summarize(plan, play(plan, 40))
    better, worse = result.standings
    assert better.wins.estimate.value > worse.wins.estimate.value
    assert better.rating.mu > 25 > worse.rating.mu
    assert better.rating.sigma < 25 / 3
    assert result.pairings[0].first == better.bot


@pytest.mark.parametrize("games", [0, 3, 7])
def test_only_whole_rounds_are_summed_up_and_two_at_least(bots, games):
    plan = plan_of(["first", "last", "random"])
    with pytest.raises(Problem, match="whole rounds of 3 games, at least 2"):
        summarize(plan, play(plan, games))


def without_times(result):
    return {name: value for name, value in result.dump().items() if name != "times"}


def test_the_same_on_any_number_of_processes_and_after_a_break(bots, tmp_path):
    plan = plan_of(["first", "last", "random"])
    expected = without_times(summarize(plan, play(plan, 12)))
    for jobs, cuts in ((1, (5, 12)), (2, (12,)), (2, (7, 12))):
        path = tmp_path / f"{jobs}{cuts}.jsonl"
        for cut in cuts:
            with Journal(path, plan.describe()) as journal:
                pieces = [(number, number) for number in range(cut)]
                work = partial(play_with_test_bots, plan)
                run_missing(work, pieces, Workers(jobs), journal, lambda number: None)
                games = [journal.results[number] for number in range(cut)]
        assert without_times(summarize(plan, games)) == expected


def test_a_game_of_the_journal_that_is_not_of_the_plan_is_a_problem(bots):
    plan = plan_of(["first", "last", "random"])
    games = play(plan, 6)
    for key, value in (("seats", ["last"] * 3), ("ranking", [1]), ("scores", None), ("times", [])):
        with pytest.raises(Problem, match="damaged at game 3"):
            summarize(plan, [*games[:3], {**games[3], key: value}, *games[4:]])


def test_times_add_up_and_are_never_told_too_short():
    rng = stream(3, 1)
    values = sorted(1e-5 * 1.001 ** rng.below(10_000) for _ in range(2000))
    halves = [DecisionTimes(), DecisionTimes()]
    for index, value in enumerate(values):
        halves[index % 2].add_decision(value)
    times = DecisionTimes.read(halves[0].dump())
    times.add(halves[1])
    assert times.count() == 2000
    assert times.longest == values[-1]
    assert times.mean() == pytest.approx(sum(values) / 2000)
    for share in (0.5, 0.95, 1.0):
        truth = values[round(share * 2000) - 1]
        assert truth <= times.within(share) * (1 + 1e-9)
        assert times.within(share) <= truth * 1.045


def test_the_page_tells_everything_and_needs_nothing_else(bots):
    plan = plan_of(["first", "last", "random"], families="random")
    page = match_page(summarize(plan, play(plan, 6))).html()
    for words in (
        "Win rates",
        "Ratings",
        "Scores of last",
        "Games by content",
        "Time for a decision",
    ):
        assert words in page
    for outside in ("http:", "https:", "src=", "@import", "url("):
        assert outside not in page
