"""Puzzles: what is found, what is taken, and that those of the games can be asked."""

from collections import Counter
from dataclasses import replace
from importlib import import_module

import pytest

from petteia.kernel.game import game
from petteia.kernel.plugin import plugin
from petteia.kernel.record import Record
from petteia.kernel.text.messages import LANGUAGES, messages
from petteia.kernel.text.problem import Problem
from petteia.review.contenders import Contest
from petteia.review.exercise import AS_GOOD
from petteia.review.puzzles import search
from petteia.review.puzzles.check import SOLVERS, Checked, PuzzleCheck, solve_rates
from petteia.review.puzzles.collection import PuzzleCollection, has_puzzles, puzzles_of
from petteia.review.puzzles.plan import MOST_ALIKE, PuzzlePlan
from petteia.review.puzzles.search import Position, PuzzleGame, clearly_best, difficulty_of
from petteia.review.themes import LOCALE, theme_words
from tests.pips import add_pips

GAMES = ("elysium", "thebai")
FEWEST = 200


@pytest.mark.parametrize("key", GAMES)
def test_a_game_brings_many_puzzles_of_all_kinds(key):
    found = puzzles_of(key)
    assert len(found.puzzles) >= FEWEST
    ids = [it["id"] for it in found.puzzles]
    assert ids == sorted(set(ids))
    played = game(key)
    players = Counter(it["options"]["players"] for it in found.puzzles)
    assert set(players) == set(range(played.fewest, played.most + 1))
    assert min(players.values()) >= FEWEST / 20
    assert len(Counter(it["difficulty"] for it in found.puzzles)) >= 3
    assert len(found.themes()) >= 8
    assert found.command.startswith(f"petteia puzzles make {key} ")


@pytest.mark.parametrize("key", GAMES)
def test_every_puzzle_can_be_reached_and_its_solution_is_legal(key):
    """If this fails after a change of the rules or of a house edition, make the puzzles again with
    the command in the file; those of an edition that is kept can be asked still."""
    found = puzzles_of(key)
    for puzzle in found.puzzles:
        exercise = found.exercise(puzzle)
        legal = exercise.record.state.legal()
        assert len(legal) > len(puzzle["solutions"])
        assert puzzle["tempting"] not in puzzle["solutions"]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_words(key, language):
    explainer = plugin(key).load("advice")
    phrases = import_module(f"petteia.games.{key}.bot.phrases").PHRASES
    words = messages(LOCALE, explainer.locale).keys(language)
    for theme in {*puzzles_of(key).themes(), *phrases}:
        assert f"theme-{theme}" in words
        assert theme_words(key, theme, language)


def test_a_puzzle_of_another_edition_is_a_clear_sentence():
    found = replace(puzzles_of("elysium"), fingerprint="0" * 12)
    with pytest.raises(Problem, match=r"elysium puzzle \w+: pack: was played with pack"):
        found.exercise(found.puzzles[0])
    puzzle = {**found.puzzles[0], "moves": [0]}
    with pytest.raises(Problem, match=r"puzzle \w+: Move 1 of the record, 0, is not legal"):
        puzzles_of("elysium").exercise(puzzle)


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_another_one_tomorrow():
    found = puzzles_of("elysium")
    number = len(found.puzzles)
    assert found.daily("1970-01-01") == found.puzzles[0]
    assert found.daily("1970-01-02") == found.puzzles[1]
    assert found.daily("2026-11-19") == found.puzzles[20776 % number]


def test_puzzles_are_chosen_by_theme_difficulty_and_players():
    found = puzzles_of("thebai")
    theme = next(iter(found.themes()))
    assert {theme in it["themes"] for it in found.chosen(theme=theme)} == {True}
    assert {it["difficulty"] for it in found.chosen(difficulty=2)} == {2}
    assert {it["options"]["players"] for it in found.chosen(players=1)} == {1}
    assert found.find(found.puzzles[7]["id"]) == found.puzzles[7]
    with pytest.raises(Problem, match="no puzzle 'none'"):
        found.find("none")


def test_a_file_is_read_as_it_was_written(tmp_path):
    found = puzzles_of("thebai")
    few = replace(found, puzzles=list(found.puzzles[:3]))
    few.write(tmp_path / "puzzles.json")
    assert PuzzleCollection.read(tmp_path / "puzzles.json") == few
    lines = (tmp_path / "puzzles.json").read_text().splitlines()
    assert sum(line.startswith('{"id":') for line in lines) == 3


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"difficulty":', '"difficulty":9'),
        ('"solutions":[', '"solutions":["x",'),
        ("petteia-puzzles", "other"),
        ('"cost":', '"cost":"'),
        ('"puzzles": [', '"puzzles": [{},'),
    ],
)
def test_a_damaged_file_is_one_sentence(tmp_path, old, new):
    found = puzzles_of("thebai")
    path = tmp_path / "puzzles.json"
    replace(found, puzzles=list(found.puzzles[:1])).write(path)
    path.write_text(path.read_text().replace(old, new))
    with pytest.raises(Problem, match=r"puzzles\.json"):
        PuzzleCollection.read(path)


def test_a_game_without_puzzles_says_so(monkeypatch):
    add_pips(monkeypatch)
    assert not has_puzzles("pips")
    with pytest.raises(Problem, match="Pips brings no puzzles"):
        puzzles_of("pips")


def test_the_difficulty_is_the_strongest_level_that_misses():
    assert difficulty_of([1, 1, 1, 1], [1]) == 0
    assert difficulty_of([2, 1, 1, 1], [1]) == 1
    assert difficulty_of([1, 2, 1, 1], [1]) == 2
    assert difficulty_of([2, 2, 2, 3], [1, 2]) == 4


def test_no_kind_of_puzzle_is_more_than_its_share():
    plan = PuzzlePlan("thebai", (2,), count=10)
    asked = []

    def found():
        for number in range(100):
            asked.append(number)
            difficulty = 1 + number % 2 if number % 5 == 0 else 1
            yield [{"id": str(number), "difficulty": difficulty, "themes": [f"t{number % 7}"]}]

    taken = list(plan.select(found()))
    assert len(taken) == plan.count
    most = MOST_ALIKE * plan.count
    assert max(Counter(it["difficulty"] for it in taken).values()) <= most
    assert asked[-1] == int(taken[-1]["id"])


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"count": 0}, "1 to"),
        ({"games": 0}, "at least 1 game"),
        ({"iterations": 0}, "iterations"),
        ({"bots": ("exec:sh",)}, "own bots"),
        ({"bots": ("nobody",)}, "no bot"),
        ({"players": (9,)}, "players"),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused(wrong, said):
    with pytest.raises(Problem, match=said):
        PuzzlePlan(**{"game": "thebai", "players": (2,), **wrong})


def test_contenders_are_searched_as_thoroughly_as_the_best(monkeypatch):
    record = Record.new("elysium", players=2, seed=3)
    contest = Contest(record.state.known(record.state.to_move()), 0, 60, 1)
    for action in contest.others()[:2]:
        contest.rate(action)
    tries = [int(contest.search.child(it.action).tries) for it in contest.ranking()]
    assert min(tries) >= int(contest.search.child(contest.best).tries)
    assert len(tries) == 3


def test_in_a_game_of_heaps_the_clearly_best_heap_is_found(monkeypatch):
    """The last turn of Pips is decided by the heap that is taken."""
    add_pips(monkeypatch)
    record = Record.new("pips", players=2, seed=3)
    for _ in range(7):
        record.play(0)
    state = record.state
    state.totals, state.heaps = [10, 7], [1, 2, 5]
    assert clearly_best(state, 7, 40, 1, 0.06, 2) is None  # it is decided: 12 to 10
    state.heaps = [3, 3, 3]
    assert clearly_best(state, 7, 40, 1, 0.06, 2) is None  # nothing is better than the others


def test_a_search_finds_a_puzzle_again(monkeypatch):
    """One of the easy puzzles of a game is found again, with a short search."""
    monkeypatch.setattr(search, "UNDECIDED", (0.0, 1.0))
    monkeypatch.setattr(search, "LEAD_GAP", -100.0)
    found = puzzles_of("elysium")
    puzzle = max(found.chosen(difficulty=1, players=2), key=lambda it: it["cost"])
    exercise = found.exercise(puzzle)
    origin = PuzzleGame("elysium", puzzle["options"], puzzle["seed"], iterations=30)
    again = Position(origin, tuple(puzzle["moves"]), exercise.known).puzzle()
    assert again is not None
    assert again["id"] == puzzle["id"]
    assert again["solutions"] == puzzle["solutions"]
    assert again["difficulty"] == 1


def test_a_check_tells_puzzles_that_hold_from_others():
    found = puzzles_of("elysium")
    puzzle = max(found.chosen(players=2), key=lambda it: it["cost"])
    exercise = found.exercise(puzzle)
    checked = PuzzleCheck("good", exercise, iterations=200, levels=True).run()
    assert checked.holds
    assert len(checked.solved) == len(SOLVERS)
    wrong = replace(exercise, solutions=(puzzle["tempting"],), tempting=puzzle["solutions"][0])
    assert puzzle["cost"] > AS_GOOD
    assert not PuzzleCheck("bad", wrong, iterations=200).run().holds


def test_solve_rates_are_shares_by_level():
    solved = [False, True, False, True]
    rates = solve_rates([Checked("a", True, solved), Checked("b", True, [])])
    assert rates == dict(zip(SOLVERS, map(float, solved), strict=True))
    assert solve_rates([Checked("b", True, [])]) == {}
