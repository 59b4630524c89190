"""Reviews of finished games: complete, exact, the same every time, and only of finished games."""

import pytest

from petteia.bots.levels import seat_bots
from petteia.kernel.game import game
from petteia.kernel.record import Record
from petteia.kernel.text.messages import LANGUAGES
from petteia.kernel.text.problem import Problem
from petteia.review.ledger import course_of
from petteia.review.page import review_page
from petteia.review.review import NotOver, ReviewPlan
from petteia.review.words import line_words, summary
from tests.pips import add_pips

GAMES = [("elysium", 2), ("elysium", 3), ("thebai", 1), ("thebai", 2)]


def played(key, players, bots, seed=3):
    """A whole game of bots."""
    record = Record.new(key, players=players, seed=seed)
    seated = seat_bots(bots, game(key), seed)
    while record.state.to_move() >= 0:
        record.play(seated[record.state.to_move()].choose(record.state))
    return record


def reviewed(record, iterations=10, seed=0):
    plan = ReviewPlan(record, iterations, seed)
    ratings = {number: task.rate() for number, task in plan.tasks()}
    explained = {number: task.explain() for number, task in plan.explanations(ratings)}
    return plan.review(ratings, explained)


@pytest.fixture(scope="module", params=GAMES, ids=lambda it: f"{it[0]}-{it[1]}")
def whole(request):
    key, players = request.param
    record = played(key, players, ["fisher"] * players)
    return record, reviewed(record)


def test_every_decision_is_rated(whole):
    record, review = whole
    assert [it["played"] for it in review["decisions"]] == record.moves
    assert [it["seat"] for it in review["decisions"]] == record.movers


def test_luck_and_skill_explain_the_result_exactly(whole):
    _, review = whole
    for player in review["players"]:
        account = player["account"]
        explained = account["start"] + account["luck"] + account["skill"]
        assert explained == pytest.approx(account["result"], abs=1e-8)
        assert account["own"] <= 0.0


def test_the_course_ends_with_the_result_and_adds_up(whole):
    _, review = whole
    for player in review["players"]:
        course = course_of(review, player["seat"])
        parts = zip(course.chance, course.luck, course.own, course.others, strict=True)
        for chance, luck, own, others in parts:
            total = player["account"]["start"] + luck + own + others
            assert total == pytest.approx(chance, abs=0.02)  # shares are rounded in a review


def test_no_choice_is_better_than_the_best_one(whole):
    _, review = whole
    for decision in review["decisions"]:
        assert decision["cost"] >= 0.0
        if decision["played"] == decision["best"]:
            assert decision["cost"] == 0.0
            assert decision["grade"] == "best"


def test_the_better_line_is_legal_and_other_than_what_was_played(whole):
    record, review = whole
    assert review["turning_points"]
    for point in review["turning_points"]:
        assert point["line"][0] == review["decisions"][point["move"]]["best"]
        assert point["line"][0] != record.moves[point["move"]]
        state = record.at(point["move"]).state
        for action in point["line"]:
            state.play(action)


def test_turning_points_are_the_costliest_and_of_different_turns(whole):
    _, review = whole
    costs = sorted((it["cost"] for it in review["decisions"]), reverse=True)
    shown = [review["decisions"][it["move"]]["cost"] for it in review["turning_points"]]
    assert len(shown) <= 5
    assert max(shown) == costs[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_told_in_every_language(whole, language):
    record, review = whole
    names = [f"Name {seat}" for seat in range(len(review["players"]))]
    for player in review["players"]:
        words = summary(player["account"], names[player["seat"]], len(names), language)
        assert names[player["seat"]] in words
        assert "None" not in words
    for point in review["turning_points"]:
        assert point["reasons"][language].endswith(".")
        assert all(line_words(record, point, language))
    html = review_page(review, record, names, language).html()
    assert f'<html lang="{language}">' in html
    assert all(name in html for name in names)


def test_the_same_iterations_and_seed_give_the_same_review():
    record = played("elysium", 2, ["merchant"] * 2)
    assert reviewed(record) == reviewed(record)
    assert reviewed(record) != reviewed(record, seed=1)


def test_the_tasks_hold_only_what_the_player_knew():
    record = played("thebai", 2, ["fisher"] * 2)
    plan = ReviewPlan(record)
    for (state, _), decision in zip(record.replay(), plan.decisions, strict=True):
        known = state.known(decision.seat)
        assert decision.state.dump() == known.dump()


def test_a_game_that_is_not_over_is_not_reviewed():
    record = Record.new("elysium", players=2, seed=3)
    with pytest.raises(NotOver, match="not over"):
        ReviewPlan(record)


@pytest.mark.parametrize("iterations", [0, -1, 10_000_000])
def test_a_budget_of_nothing_is_refused(iterations):
    record = played("thebai", 1, ["fisher"])
    with pytest.raises(Problem, match="iterations"):
        ReviewPlan(record, iterations)


def test_a_game_without_words_for_reasons_is_reviewed_without_them(monkeypatch):
    add_pips(monkeypatch)
    record = played("pips", 2, ["shepherd"] * 2)
    review = reviewed(record)
    assert len(review["decisions"]) == 8
    for point in review["turning_points"]:
        assert set(point["reasons"].values()) == {""}


def test_luck_in_a_game_of_luck_is_luck(monkeypatch):
    """In Pips nothing but the heaps decides if both always take the highest."""
    add_pips(monkeypatch)
    record = Record.new("pips", players=2, seed=5)
    while record.state.to_move() >= 0:
        heaps = record.state.heaps
        record.play(heaps.index(max(heaps)))
    for player in reviewed(record, 300)["players"]:
        assert player["account"]["own"] == pytest.approx(0.0, abs=0.05)
        assert player["account"]["unforeseen"] == 0.0
