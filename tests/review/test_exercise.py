"""Exercises: answers are judged by the search that reviews games, the same every time."""

import pytest

from petteia.kernel.deal_secret import make_secret
from petteia.kernel.game import game
from petteia.kernel.record import Record
from petteia.kernel.rng import stream
from petteia.kernel.text.messages import LANGUAGES
from petteia.kernel.text.problem import Problem
from petteia.review.exercise import AS_GOOD, Exercise, NothingToDecide
from petteia.review.rating import PlayedDecision
from petteia.review.themes import theme_words
from tests.pips import add_pips

FEW = 30


def position(key, players, moves, seed=3):
    """A game after some random moves."""
    record = Record(game(key), {"players": players}, seed)
    rng = stream(seed, 1)
    while len(record.moves) < moves:
        record.play(record.state.pick(rng))
    return record


@pytest.fixture(params=[("elysium", 2, 20), ("thebai", 1, 12)], ids=lambda it: it[0])
def exercise(request):
    record = position(*request.param)
    return Exercise(record, record.state.legal()[0])


def test_the_best_action_of_a_review_is_right(exercise):
    number = len(exercise.record.moves)
    rating = PlayedDecision(number, exercise.known, exercise.tempting).rate(FEW, 1)
    verdict = exercise.judge(rating.best, FEW, 1)
    assert verdict["solved"]
    assert (verdict["cost"], verdict["grade"]) == (0.0, "best")


def test_exactly_what_costs_little_is_right(exercise):
    verdicts = [exercise.judge(action, FEW) for action in exercise.record.state.legal()[:6]]
    for verdict in verdicts:
        assert verdict["solved"] == (verdict["cost"] < AS_GOOD)
        assert set(verdict["reasons"]) == set(LANGUAGES)
        assert all(reason.endswith(".") for reason in verdict["reasons"].values())


def test_the_same_answer_gets_the_same_verdict(exercise):
    action = exercise.record.state.legal()[-1]
    again = Exercise.read(exercise.data(), "again")
    assert again.judge(action, FEW, 5) == exercise.judge(action, FEW, 5)


def test_a_known_solution_is_right_whatever_a_short_search_thinks(exercise):
    for action in exercise.record.state.legal()[:4]:
        known = Exercise(exercise.record, exercise.tempting, (action,))
        verdict = known.judge(action, 1)
        assert verdict["solved"]
        assert (verdict["best"], verdict["cost"], verdict["grade"]) == (action, 0.0, "best")
        assert known.solve(1)["action"] == action


def test_a_solution_is_a_line_of_the_real_game_in_words(exercise):
    solution = exercise.solve(FEW)
    assert solution["line"][0] == solution["action"]
    state = exercise.record.state.copy()
    for action in solution["line"]:
        state.play(action)
    assert all(len(solution["words"][it]) == len(solution["line"]) for it in LANGUAGES)


def test_a_judge_does_not_move(exercise):
    before = exercise.record.state.dump()
    exercise.judge(exercise.tempting, FEW)
    exercise.solve(FEW)
    assert exercise.record.state.dump() == before


def test_a_hint_is_themes_with_words(exercise):
    themes = exercise.hint(FEW)
    assert themes
    for language in LANGUAGES:
        for theme in themes:
            assert theme_words(exercise.record.game.key, theme, language) != theme


def test_a_judge_knows_only_what_the_player_knew():
    record = position("elysium", 3, 30)
    exercise = Exercise(record, record.state.legal()[0])
    assert exercise.known.dump() == record.state.known(record.state.to_move()).dump()


def test_a_game_that_was_dealt_by_a_secret_is_an_exercise_too():
    record = position("elysium", 2, 5, make_secret(bytes(32)))
    exercise = Exercise(record, record.state.legal()[0])
    again = Exercise.read(exercise.data(), "again")
    assert again.known.dump() == exercise.known.dump()


def test_what_is_not_legal_is_refused_with_the_rule(exercise):
    state = exercise.record.state
    illegal = next(it for it in range(exercise.record.game.actions) if it not in state.legal())
    with pytest.raises(Problem, match=r"not legal in this position: .+\(\w+\)"):
        exercise.judge(illegal, FEW)
    with pytest.raises(Problem, match=r"not legal in this position: .+\(\w+\)"):
        Exercise(exercise.record, illegal)
    with pytest.raises(Problem, match="no action"):
        exercise.judge(10**9, FEW)


@pytest.mark.parametrize("iterations", [0, -5, 10**9])
def test_a_budget_of_nothing_is_refused(exercise, iterations):
    with pytest.raises(Problem, match="iterations"):
        exercise.judge(exercise.tempting, iterations)


def test_a_game_that_is_over_asks_nothing():
    with pytest.raises(NothingToDecide, match="over"):
        Exercise(position_of_the_end(), 0)


def position_of_the_end():
    record = Record(game("elysium"), {"players": 2}, 1)
    rng = stream(1, 1)
    while record.state.to_move() >= 0:
        record.play(record.state.pick(rng))
    return record


def test_damaged_data_is_refused(exercise):
    data = exercise.data()
    for changed in (
        {"tempting": -1},
        {"solutions": "0"},
        {"record": {**data["record"], "moves": [0, 0, 0]}},
        {"record": {**data["record"], "rules": 0}},
        {"more": 1},
    ):
        with pytest.raises(Problem, match=r"file|Move 1 of the record"):
            Exercise.read({**data, **changed}, "file")


def test_a_game_without_words_has_no_hints_and_no_reasons(monkeypatch):
    add_pips(monkeypatch)
    record = Record(game("pips"), {"players": 2}, 3)
    exercise = Exercise(record, 0)
    assert exercise.hint(FEW) == []
    assert set(exercise.judge(0, FEW)["reasons"].values()) == {""}
