"""Every command works with Thebai as it does with Elysium."""

import json
import sys
from dataclasses import replace

import pytest

from petteia import Problem, game
from petteia.arena.balance.plan import plan_balance
from petteia.arena.match.simulation import plan_simulation
from petteia.games import thebai
from petteia.kernel import plugin
from petteia.kernel.text.messages import LANGUAGES


def test_a_number_of_players_is_no_text():
    with pytest.raises(Problem, match="Players are a whole number, not '2'"):
        game("thebai").new(players="2")


PROGRAM = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        action = message["actions"][-1]["action"]
        print(json.dumps({"id": message["id"], "action": action}), flush=True)
"""


def told(petteia, *words):
    code, out, err = petteia(*words, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_games_are_simulated_with_the_same_checksum_again(petteia, players):
    words = ("simulate", "thebai", "--players", players, "--games", 3)
    first, again = (told(petteia, *words) for _ in range(2))
    assert first["checksum"] == again["checksum"]
    assert len(first["mean_scores"]) == players
    assert "families" not in first


def test_weights_that_are_none_are_refused_before_the_first_game(petteia, tmp_path, monkeypatch):
    pack, weights = tmp_path / "mine", tmp_path / "bad.json"
    petteia("pack", "new", pack, "--game", "thebai")
    weights.write_text('{"game": "thebai"}')
    monkeypatch.setenv("PETTEIA_WEIGHTS", str(weights))
    options = {"players": 2, "pack": str(pack)}
    plan_simulation("thebai", options, ["random"], 0, 1)
    with pytest.raises(Problem, match="is not a file of weights"):
        plan_simulation("thebai", options, ["merchant"], 0, 1)


def test_all_challenges_are_simulated_one_after_the_other(petteia):
    found = told(petteia, "simulate", "thebai", "--players", 1, "--games", 1, "--all-sets")
    assert [row["challenge"] for row in found["sets"]] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--families", "random"), "Thebai has no option 'families'"),
        (("--players", 2, "--challenge", 1), "Challenge is for 1 player"),
        (("--players", 1, "--challenge", 6), "one of 1, 2, 3, 4, 5"),
        (("--players", 5), "for 1 to 4 players"),
    ],
)
def test_wrong_options_are_refused_in_a_sentence(petteia, words, sentence):
    code, _, err = petteia("simulate", "thebai", *words)
    assert code == 2
    assert sentence in err
    assert err.count("\n") == 1


def test_bots_that_play_alone_are_compared_by_how_often_they_win(petteia, tmp_path):
    words = ("arena", "thebai", "--players", 1, "--challenge", 1, "--bots", "random", "--games", 3)
    found = told(petteia, *words, "-o", tmp_path / "x")
    assert found["plan"]["challenge"] == 1
    assert found["standings"][0]["games"] == 3


@pytest.mark.parametrize(("given", "asked", "variants"), [({}, "all", 5), ({"challenge": 3}, 3, 1)])
def test_a_balance_report_of_one_player_is_about_every_challenge_or_one(given, asked, variants):
    plan = plan_balance("thebai", {"players": 1, "pack": "house", **given}, ["random"], 0, 10)
    assert plan.describe()["challenge"] == asked
    assert len(plan.variants) == variants


def test_bots_in_company_play_mirrored_games(petteia, tmp_path):
    words = ("arena", "thebai", "--players", 2, "--bots", "random,random", "--games", 2)
    found = told(petteia, *words, "-o", tmp_path / "x")
    assert found["sets"] == {}
    assert found["standings"][0]["seats"] == 4


@pytest.mark.parametrize("players", [1, 2])
def test_a_program_plays_and_its_record_is_told(petteia, tmp_path, players):
    program = tmp_path / "last.py"
    program.write_text(PROGRAM)
    words = ("bot-host", "--game", "thebai", "--players", players, "--games", 1)
    words += ("--against", "random", "--record", tmp_path / "games")
    code, out, _ = petteia(*words, "--", sys.executable, program)
    assert code == 0
    assert "No faults" in out
    record = tmp_path / "games" / "game-1.json"
    assert told(petteia, "replay", record)["over"]
    for language in LANGUAGES:
        code, out, _ = petteia("replay", record, "--lang", language)
        assert code == 0
        assert out


def test_a_position_is_set_up_checked_and_played_on(petteia, tmp_path):
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    words = ("position", "new", "thebai", "--players", 1, "--challenge", 3)
    assert petteia(*words, "-o", first)[0] == 0
    legal = told(petteia, "position", "legal", first)["actions"]
    assert petteia("position", "apply", first, legal[0]["action"], "-o", second)[0] == 0
    assert told(petteia, "position", "check", second)["game"] == "thebai"


def test_what_is_printed_is_listed_whole_and_by_kind(petteia):
    found = told(petteia, "cards", "thebai")
    assert found["kinds"]["order"] == 44
    heroes = told(petteia, "cards", "thebai", "--kind", "hero")
    assert set(heroes["kinds"]) == {"hero"}
    code, out, _ = petteia("cards", "thebai", "--kind", "hero", "--lang", "pl")
    assert code == 0
    assert "Kadmos" in out
    code, _, err = petteia("cards", "thebai", "--kind", "boat")
    assert code == 2
    assert "'boat'" in err


@pytest.mark.parametrize(
    ("game", "option", "other"),
    [("thebai", "--family", "--kind"), ("elysium", "--kind", "--family")],
)
def test_a_part_is_named_by_what_the_game_is_parted_by(petteia, game, option, other):
    code, _, err = petteia("cards", game, option, "hades")
    assert code == 2
    assert f"has no {option[2:]}" in err
    assert other in err


def test_a_rule_is_read_by_its_number(petteia):
    assert told(petteia, "rules", "thebai", "T5")[0]["id"] == "T5"


def test_a_new_pack_is_good_and_played_with(petteia, tmp_path):
    folder = tmp_path / "mine"
    assert petteia("pack", "new", folder, "--game", "thebai")[0] == 0
    assert told(petteia, "pack", "check", folder)["orders"] == 44
    words = ("simulate", "thebai", "--players", 2, "--games", 1, "--pack", folder)
    assert told(petteia, *words)["games"] == 1


def test_a_pack_of_a_game_that_is_not_in_the_browser_is_not_served(petteia, tmp_path, monkeypatch):
    monkeypatch.setitem(plugin._added, "thebai", replace(thebai.PLUGIN, browser=False))
    folder = tmp_path / "mine"
    petteia("pack", "new", folder, "--game", "thebai")
    code, _, err = petteia("serve", "--pack", folder)
    assert code == 2
    assert "Thebai cannot be played in the browser yet" in err


def test_a_pack_of_another_game_is_refused_where_it_is_named(petteia, tmp_path):
    folder = tmp_path / "mine"
    petteia("pack", "new", folder, "--game", "thebai")
    code, _, err = petteia("simulate", "elysium", "--pack", folder)
    assert code == 2
    assert "game" in err
