"""The judge of Elysium: what a rating is made of, its weights, and files of weights."""

import json
import re
import sys
from threading import Thread

import pytest

import petteia
from petteia.bots.evaluators import evaluator_of
from petteia.bots.weights import shipped_file, weights_file
from petteia.games.elysium.bot import features
from petteia.games.elysium.bot.evaluator import STAGES, ElysiumEvaluator, stage_of
from petteia.games.elysium.bot.weights import dump_file, fit_to, read_weights, zero_weights
from petteia.games.elysium.content.edition import read_edition
from tests.games.elysium.builders import table

GAME = petteia.game("elysium")
SHIPPED = shipped_file("elysium")
TRAINED = r"petteia train elysium --players [2-4](,[2-4])* --games \d+ --rounds \d+ --seed \d+"


def random_positions(players, seed):
    state = GAME.new(players=players, seed=seed, families="random")
    rng = petteia.stream(seed, 5)
    while state.to_move() >= 0:
        yield state.copy()
        state.apply(state.pick(rng))
    yield state


def counted(evaluator, state, seat):
    """How much there is of each general feature."""
    found = dict.fromkeys(features.NAMES, 0.0)
    for feature, amount in evaluator.features(state, seat):
        if feature < features.GENERAL:
            found[features.NAMES[feature]] += amount
    return found


def test_every_feature_has_its_name():
    numbers = {
        name.lower().replace("_", "-"): value
        for name, value in vars(features).items()
        if name.isupper() and isinstance(value, int) and name != "GENERAL"
    }
    assert sorted(numbers, key=numbers.get) == list(features.NAMES)
    assert sorted(numbers.values()) == list(range(features.GENERAL))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_rating_is_the_sum_of_its_features_and_leads_are_their_differences(players):
    for state in list(random_positions(players, players))[:-1:7]:
        evaluator = evaluator_of(state)
        base = stage_of(state) * evaluator.stride
        ratings = [
            sum(evaluator.weights[base + feature] * amount for feature, amount in found)
            for found in (evaluator.features(state, seat) for seat in range(players))
        ]
        assert list(evaluator.ratings(state)) == pytest.approx(ratings)
        leads = evaluator.leads(state)
        assert sum(leads) == pytest.approx(0, abs=1e-9)
        assert leads[0] == pytest.approx(ratings[0] - sum(ratings[1:]) / (players - 1))
        assert sum(evaluator.win_shares(state)) == pytest.approx(1)


def test_a_finished_game_is_rated_by_its_scores_and_its_winner():
    state = list(random_positions(3, 9))[-1]
    evaluator = evaluator_of(state)
    scores = state.scores()
    best = state.ranking().index(1)
    assert evaluator.win_shares(state) == [float(place == 1) for place in state.ranking()]
    others = [score for seat, score in enumerate(scores) if seat != best]
    assert evaluator.leads(state)[best] == scores[best] + 4 - sum(others) / 2


def test_what_stands_on_the_table_is_counted():
    arranged = table(2).gold(0, 9).vp(0, 5).agora("charon", "charybdis", "sirens")
    arranged.domain(0, "mentor", "triton", "aegis").citizens(0, 2)
    state = arranged.legend(0, "libation", "sciron").legend(0, "cetus").state()
    found = counted(evaluator_of(state), state, 0)
    expected = {
        "vp": 5,
        "gold-to-2": 2,
        "gold-to-6": 4,
        "gold-above": 3,
        "domain-citizens": 2,
        "domain-level-1": 2,
        "legends": 2,
        "level-of-2": 1,
        "single-3": 1,
        "to-take": 1,
        "turns-left": 4,
        "family-pairs": 1,
        "red": 1,
        "takeable": 3,
    }
    assert {name: found[name] for name in expected} == expected


def test_the_weights_that_ship_are_for_the_house_edition_and_name_their_command():
    data = json.loads(SHIPPED.read_text("utf-8"))
    for command in data["command"].split("; "):
        assert re.fullmatch(TRAINED, command)
    assert sorted(data["designs"]) == sorted(read_edition().designs)
    assert sorted(read_weights(SHIPPED)) == [2, 3, 4]
    assert SHIPPED.stat().st_size < 600_000


def test_designs_without_weights_weigh_nothing():
    state = GAME.new(players=2, seed=1)
    weights, card_values, temperatures = fit_to(state.content, zero_weights(["aegis"]))
    assert set(weights) == set(card_values) == {0.0}
    assert len(temperatures) == STAGES
    evaluator = ElysiumEvaluator(state.content, weights, card_values, temperatures)
    assert evaluator.leads(state) == [0.0, 0.0]


def test_weights_written_are_read_again(tmp_path):
    path = tmp_path / "weights.json"
    designs = ["aegis", "nike"]
    weights = zero_weights(designs)
    weights.general[3][4] = 1.2345
    weights.zones[2][1][0] = -7.5
    path.write_text(dump_file("command", designs, {2: weights}), "utf-8")
    again = read_weights(path)[2]
    assert (again.general[3][4], again.zones[2][1][0]) == (1.234, -7.5)


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"features": 3}', '{"features": [], "players": {}}', "[" * 5000],
)
def test_a_file_that_holds_no_weights_is_refused(tmp_path, text):
    path = tmp_path / "weights.json"
    path.write_text(text, "utf-8")
    with pytest.raises(petteia.Problem):
        read_weights(path)


def test_weights_for_other_features_are_to_be_trained_anew(tmp_path):
    path = tmp_path / "weights.json"
    path.write_text('{"features": ["vp", "drachmas"], "designs": [], "players": {}}', "utf-8")
    with pytest.raises(petteia.Problem, match="for other features; train anew"):
        read_weights(path)


def test_threads_do_not_disturb_each_others_ratings():
    states = list(random_positions(2, 3))[10:60:25]
    expected = [evaluator_of(state).leads(state) for state in states]
    wrong = []

    def rate(state, leads):
        wrong.extend(1 for _ in range(300) if evaluator_of(state).leads(state) != leads)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        threads = [Thread(target=rate, args=it) for it in zip(states, expected, strict=True)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert len(threads) == 2
    assert not wrong


def test_weights_that_are_no_numbers_are_refused(tmp_path):
    path = tmp_path / "weights.json"
    weights = zero_weights(["aegis"])
    weights.general[0][0] = float("nan")
    path.write_text(dump_file("command", ["aegis"], {2: weights}), "utf-8")
    with pytest.raises(petteia.Problem, match="not a file of weights"):
        read_weights(path)


def test_a_file_that_is_not_there_is_refused(tmp_path, monkeypatch):
    monkeypatch.setenv("PETTEIA_WEIGHTS", str(tmp_path / "none.json"))
    with pytest.raises(petteia.Problem, match="cannot be read"):
        read_weights(weights_file("elysium"))


def test_a_file_that_names_no_game_is_refused(tmp_path, monkeypatch):
    path = tmp_path / "weights.json"
    path.write_text(SHIPPED.read_text("utf-8").replace('"game":"elysium",', "", 1), "utf-8")
    monkeypatch.setenv("PETTEIA_WEIGHTS", str(path))
    with pytest.raises(petteia.Problem, match="does not say which game its weights are for"):
        weights_file("elysium")


@pytest.mark.parametrize(("new", "old"), [("temperatures", "spreads"), ("card_values", "worth")])
def test_a_file_with_the_names_of_an_older_version_is_refused(tmp_path, new, old):
    path = tmp_path / "weights.json"
    path.write_text(SHIPPED.read_text("utf-8").replace(f'"{new}":', f'"{old}":'), "utf-8")
    with pytest.raises(petteia.Problem, match="not a file of weights"):
        read_weights(path)
