"""The practice file: nothing in it is lost, and a damaged one is never written to."""

import json

import pytest

from petteia.kernel.game import game
from petteia.kernel.record import Record
from petteia.kernel.rng import stream
from petteia.kernel.text.problem import Problem
from petteia.review.practice.mistakes import A_GAME, exercise_of, mistakes
from petteia.review.practice.notebook import Notebook
from petteia.review.practice.schedule import Progress

DAY, NEXT = "2026-11-19", "2026-11-20"


@pytest.fixture(scope="module")
def whole():
    record = Record(game("elysium"), {"players": 2}, 1)
    rng = stream(1, 1)
    while record.state.to_move() >= 0:
        record.play(record.state.pick(rng))
    return record


def review_of(record, costs):
    """What matters of a review, with these costs by move."""
    decisions = [
        {"move": move, "seat": record.movers[move], "cost": cost} for move, cost in costs.items()
    ]
    return {"decisions": decisions, "iterations": 30, "seed": 4}


def filled(path, record, costs):
    notebook = Notebook.load(path)
    review = review_of(record, costs)
    notebook.add(record, review, mistakes(review, [0, 1]), DAY)
    return notebook


def test_only_mistakes_of_these_seats_are_practised(whole):
    costs = {move: 0.01 * (move % 20) for move in range(60)}
    review = review_of(whole, costs)
    found = mistakes(review, [1])
    assert len(found) == A_GAME
    assert {it["seat"] for it in found} == {1}
    assert [it["cost"] for it in found] == sorted((it["cost"] for it in found), reverse=True)
    assert mistakes(review_of(whole, {3: 0.01}), [0, 1]) == []


def test_a_file_is_read_as_it_was_written(tmp_path, whole):
    path = tmp_path / "deep" / "practice.json"
    written = filled(path, whole, {4: 0.2, 9: 0.1})
    read = Notebook.load(path)
    assert (read.games, read.items) == (written.games, written.items)
    exercise = read.exercise(read.items[0], lambda record: ["A", "B"])
    assert exercise.known.dump() == exercise_of(whole, 4).known.dump()
    assert exercise.tempting == whole.moves[4]


def test_a_mistake_is_added_once(tmp_path, whole):
    notebook = filled(tmp_path / "practice.json", whole, {4: 0.2})
    review = review_of(whole, {4: 0.2, 9: 0.1})
    assert notebook.add(whole, review, mistakes(review, [0, 1]), NEXT) == 1
    assert [it.progress.due for it in notebook.items] == [DAY, NEXT]
    assert notebook.has(whole, [whole.movers[4]])


def test_what_is_due_longest_is_asked_first_then_the_costliest(tmp_path, whole):
    notebook = filled(tmp_path / "practice.json", whole, {4: 0.1, 9: 0.3, 12: 0.2})
    key = notebook.items[0].game
    notebook.answer(f"{key}-9", "wrong", DAY)
    again = Notebook.load(notebook.path)
    assert [it.move for it in again.due(DAY)] == [12, 4]
    assert [it.move for it in again.due(NEXT)] == [12, 4, 9]


def test_an_answer_is_written_at_once_and_keeps_what_others_wrote(tmp_path, whole):
    path = tmp_path / "practice.json"
    mine, theirs = filled(path, whole, {4: 0.2, 9: 0.1}), Notebook.load(path)
    key = mine.items[0].game
    mine.answer(f"{key}-4", "right", DAY)
    theirs.answer(f"{key}-9", "wrong", DAY)
    found = {it.move: it.progress for it in Notebook.load(path).items}
    assert found == {4: Progress(1, NEXT), 9: Progress(0, NEXT)}


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("petteia-practice", "other"),
        lambda text: text.replace('"version": 1', '"version": 2', 1),
        lambda text: text.replace(DAY, "someday"),
        lambda text: text.replace('"streak":0', '"streak":-1'),
        lambda text: text.replace('"cost":0.2', '"cost":"much"'),
        lambda text: text.replace('"game":"', '"game":"x', 2),
    ],
)
def test_a_damaged_file_is_one_sentence_and_stays_as_it_is(tmp_path, whole, damage):
    path = tmp_path / "practice.json"
    filled(path, whole, {4: 0.2})
    damaged = damage(path.read_text())
    path.write_text(damaged)
    with pytest.raises(Problem, match=r"practice\.json"):
        Notebook.load(path)
    assert path.read_text() == damaged


def test_a_game_of_other_rules_is_kept_and_says_why_it_is_not_asked(tmp_path, whole):
    path = tmp_path / "practice.json"
    notebook = filled(path, whole, {4: 0.2})
    data = json.loads(path.read_text())
    data["games"][notebook.items[0].game]["rules"] = 0
    path.write_text(json.dumps(data))
    older = Notebook.load(path)
    with pytest.raises(Problem, match="older rules"):
        older.exercise(older.items[0], lambda record: [])
    older.answer(older.items[0].id, "wrong", DAY)
    assert json.loads(path.read_text())["games"] == data["games"]


def test_a_file_that_would_be_too_large_to_read_is_not_written(tmp_path, whole, monkeypatch):
    path = tmp_path / "practice.json"
    notebook = filled(path, whole, {4: 0.2})
    before = path.read_text()
    monkeypatch.setattr("petteia.review.practice.notebook.LARGEST_FILE", 100)
    with pytest.raises(Problem, match="is full"):
        notebook.answer(notebook.items[0].id, "right", DAY)
    assert path.read_text() == before
    assert notebook.items[0].progress == Progress(0, DAY)
