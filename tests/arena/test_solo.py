"""Somebody who plays alone: simulations, contests, programs, and training with a plain sum."""

import json
import sys

import pytest

from petteia import Problem, game
from petteia.arena.match.simulation import game_seed
from petteia.arena.match.solo_standings import solo_page, summarize_solo
from petteia.arena.match.standings import summarize
from petteia.arena.match.tournament import plan_tournament, play_game
from petteia.arena.pool.workers import Workers
from petteia.arena.training import trainer
from petteia.bots.game_loop import play_to_end
from petteia.bots.levels import seat_bots
from petteia.bots.linear_weights import linear_weights, read_file
from petteia.bots.weights import shipped_file, weights_file
from tests.pips import NAMES, PipsTask, add_pips
from tests.report.test_page import read

ALONE = ("pips", "--players", 1)


@pytest.fixture(autouse=True)
def pips(monkeypatch):
    add_pips(monkeypatch)
    monkeypatch.setattr(trainer, "BATCH_GAMES", 20)


def contest(bots, games, **options):
    plan = plan_tournament("pips", {"players": 1, **options}, bots, 5)
    return plan, [play_game(plan, number) for number in range(games)]


def test_a_simulation_counts_the_games_somebody_alone_has_won(petteia):
    code, out, _ = petteia("simulate", *ALONE, "--games", 40, "--json")
    result = json.loads(out)
    assert code == 0
    assert len(result["mean_scores"]) == len(result["win_rates"]) == 1
    assert 0 < result["win_rates"][0] < 1
    assert result["challenge"] == 2
    assert "families" not in result


def test_every_bot_is_dealt_the_same_games_and_mirrored_ones_there_are_none():
    plan = plan_tournament("thebai", {"players": 1}, ["random", "oracle:5"], 5)
    assert plan.round_size == 2
    seatings = [plan.seating(number) for number in range(4)]
    assert seatings == [(0, ("random",)), (0, ("oracle:5",)), (1, ("random",)), (1, ("oracle:5",))]


def test_a_contest_of_somebody_alone_has_a_win_rate_with_its_interval_and_a_mean_score():
    plan, played = contest(["random"], 60, challenge=1)
    (standing,) = summarize_solo(plan, played).standings
    wins = sum(game["ranking"] == [1] for game in played)
    won = standing.wins.estimate
    assert won.value == pytest.approx(wins / 60)
    assert won.low < won.value < won.high
    assert standing.score.value == pytest.approx(sum(game["scores"][0] for game in played) / 60)


def test_a_higher_challenge_is_won_less_often():
    rates = []
    for challenge in (1, 5):
        plan, played = contest(["random"], 60, challenge=challenge)
        rates.append(summarize_solo(plan, played).standings[0].wins.estimate.value)
    assert rates[0] > rates[1]


def test_games_of_somebody_alone_are_not_summed_up_by_places():
    plan, played = contest(["random"], 4)
    with pytest.raises(Problem, match="summarize_solo"):
        summarize(plan, played)


def test_the_page_of_a_solo_contest_says_the_challenge():
    plan, played = contest(["random"], 4, challenge=3)
    words = "".join(read(solo_page(summarize_solo(plan, played)).html()).words)
    assert "Pips: arena for one player" in words
    assert "Challenge: 3." in words
    assert "Families" not in words


def test_the_arena_command_shows_and_writes_a_solo_contest(petteia, tmp_path):
    words = ("arena", *ALONE, "--bots", "random", "--games", 6, "--challenge", 1)
    code, out, err = petteia(*words, "-o", tmp_path / "x")
    assert (code, err) == (0, "")
    assert "6 games for one player in 6 rounds" in out
    result = json.loads((tmp_path / "x" / "result.json").read_text())
    assert result["plan"]["challenge"] == 1
    assert set(result["standings"][0]) >= {"win_rate", "mean_score"}
    assert "rating" not in result["standings"][0]
    assert (tmp_path / "x" / "report.html").exists()


def test_a_program_can_play_alone(petteia, tmp_path):
    program = tmp_path / "first.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'decide':\n"
        "        action = message['actions'][0]['action']\n"
        "        print(json.dumps({'id': message['id'], 'action': action}), flush=True)\n"
    )
    words = ("bot-host", "--game", "pips", "--players", 1, "--games", 2)
    code, out, _ = petteia(*words, "--against", "random", "--", sys.executable, program)
    assert code == 0
    assert "1 player," in out
    assert "rival" not in out
    assert "No faults" in out


def test_a_contest_of_two_has_no_sets_where_there_is_nothing_to_choose():
    plan = plan_tournament("pips", {"players": 2}, ["random", "random"], 5)
    result = summarize(plan, [play_game(plan, number) for number in range(4)])
    assert result.sets == {}
    assert "families" not in result.dump()["plan"]


def test_an_option_the_game_has_not_is_its_own_sentence(petteia):
    code, _, err = petteia("simulate", *ALONE, "--families", "random")
    assert code == 2
    assert "Pips has no option 'families'" in err
    code, _, err = petteia("simulate", "elysium", "--challenge", 1)
    assert code == 2
    assert "Elysium has no option 'challenge'" in err


def test_what_a_game_does_not_have_yet_is_said_in_a_sentence(petteia):
    code, _, err = petteia("balance", *ALONE)
    assert code == 2
    assert err.count("\n") == 1
    assert "Pips" in err


@pytest.mark.parametrize("players", [1, 2])
def test_a_plain_sum_is_learned_alone_and_in_company(tmp_path, players):
    run = trainer.plan_training("pips", [players], 800, 2, "house", 3)
    told = list(trainer.train(run, Workers(1), tmp_path, False, lambda done: None))
    weights = told[-1][3]
    assert weights.features[0][0] == pytest.approx(1, abs=0.3)
    assert told[-1][2][0] > 0.2
    text = run.task.write("command", {players: weights})
    path = tmp_path / "weights.json"
    path.write_text(text, "utf-8")
    assert read_file(path, NAMES, 1)[players].temperatures == pytest.approx(
        weights.temperatures, abs=1e-3
    )


def test_weights_named_by_the_environment_are_used_at_their_own_game(tmp_path, monkeypatch):
    task = PipsTask("house")
    path = tmp_path / "weights.json"
    path.write_text(task.write("command", {1: task.zero_weights()}), "utf-8")
    monkeypatch.setenv("PETTEIA_WEIGHTS", str(path))
    assert linear_weights("pips", NAMES, 1, 1) == task.zero_weights()
    with pytest.raises(Problem, match="no weights for 2 players"):
        linear_weights("pips", NAMES, 1, 2)
    assert weights_file("elysium") == shipped_file("elysium")


@pytest.mark.parametrize("text", ["[]", "{}", '{"features": [], "players": {}}', "nonsense"])
def test_a_file_of_other_things_is_no_file_of_weights(tmp_path, text):
    path = tmp_path / "weights.json"
    path.write_text(text, "utf-8")
    with pytest.raises(Problem, match=r"not a file of weights|other features"):
        read_file(path, NAMES, 1)


THEBAI = ("thebai", "--players", 1)


def test_a_simulation_tells_the_score_of_an_opponent_the_game_plays(petteia):
    code, out, _ = petteia("simulate", *THEBAI, "--games", 3, "--bots", "random", "--json")
    house = json.loads(out)["mean_house_scores"]
    assert code == 0
    scores = []
    for number in range(3):
        state = game("thebai").new(players=1, seed=game_seed(0, number))
        play_to_end(state, seat_bots(["random"], game("thebai"), game_seed(0, number)))
        scores.append(state.sheets()[1].total())
        assert state.house_scores() == {"Antigone": scores[-1]}
    assert house == {"Antigone": pytest.approx(sum(scores) / 3, abs=0.001)}
    out = petteia("simulate", *THEBAI, "--games", 3, "--bots", "random")[1]
    assert f"mean_house_scores  Antigone {house['Antigone']}" in out
    for words in (ALONE, ("thebai", "--players", 2)):
        out = petteia("simulate", *words, "--games", 1, "--bots", "random", "--json")[1]
        assert "mean_house_scores" not in json.loads(out)


def test_a_contest_tells_the_score_of_an_opponent_the_game_plays(petteia, tmp_path):
    plan = plan_tournament("thebai", {"players": 1}, ["random"], 5)
    played = [play_game(plan, number) for number in range(2)]
    result = summarize_solo(plan, played)
    mean = sum(it["house_scores"]["Antigone"] for it in played) / 2
    assert result.standings[0].house_scores["Antigone"].value == pytest.approx(mean)
    dumped = result.dump()["standings"][0]["mean_house_scores"]
    assert dumped["Antigone"]["value"] == pytest.approx(mean)
    assert "Antigone" in "".join(read(solo_page(result).html()).words)
    words = ("arena", *THEBAI, "--bots", "random", "--games", 2, "--seed", 5)
    assert "Antigone" in petteia(*words, "-o", tmp_path / "x")[1]


def test_a_program_is_told_the_score_of_an_opponent_the_game_plays(petteia, tmp_path):
    program = tmp_path / "first.py"
    told = tmp_path / "over.json"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'decide':\n"
        "        action = message['actions'][0]['action']\n"
        "        print(json.dumps({'id': message['id'], 'action': action}), flush=True)\n"
        "    elif message['type'] == 'over':\n"
        f"        open({str(told)!r}, 'w').write(line)\n"
    )
    words = ("bot-host", "--game", "thebai", "--players", 1, "--games", 1, "--json")
    code, out, _ = petteia(*words, "--", sys.executable, program)
    assert code == 0
    result = json.loads(out)
    house = result["games"][0]["house_scores"]
    assert json.loads(told.read_text())["house_scores"] == house
    assert result["mean_best_rival"] == house["Antigone"]
    out = petteia(*words[:-1], "--", sys.executable, program)[1]
    assert f" : Antigone {house['Antigone']}, place" in out
